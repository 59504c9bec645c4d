"""PB 18. Marked tiles: what they do when they enter the pub."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Dealer, Step, Steps
from .biting import Bitten
from .cards import BITE_MARK, BUS_MARK, BY_MARK, CARD_MARK, colour_of, is_zombie_card
from .chips import send_top_back
from .colour import Boards
from .drawing import DiscardTop, DrawCard, Losing
from .pile import put_under
from .table import BUS, NOTHING, Pub, changed
from .tidings import BroughtBack


@final
class Marking(Step):
    """PB 18.1, R69, R70. For ill if zombies lay on the tile as it entered, for good if none did."""

    def __init__(self, tile: int, zombies: bool, spared: bool) -> None:
        self.tile: Final = tile
        self.zombies: Final = zombies
        self.spared: Final = spared              # PB 13.13, their bite is cancelled (R74)

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        mark = t.rules.markings[colour_of(self.tile)]
        return self.for_ill(t, mark) if self.zombies else self.for_good(t, mark)

    def for_ill(self, t: Pub, mark: int) -> Steps:
        """PB 18.2 to 18.5, with zombies."""
        if mark == BUS_MARK:
            return (Boards(1),)
        if mark == BITE_MARK:
            return () if self.spared else (Bitten(t.active, 1, BY_MARK),)
        if mark == CARD_MARK:
            return (Losing(t.active, 1, BY_MARK),)
        return (ZombieCardBack(),)

    def for_good(self, t: Pub, mark: int) -> Steps:
        """PB 18.2 to 18.5, without."""
        if mark == BUS_MARK:
            if t.tags[BUS]:
                send_top_back(t, BUS)                          # R78: all lie face down, so any is as good
            return ()
        if mark == BITE_MARK:
            if t.bites[t.active]:
                t.bites = changed(t.bites, t.active, -1)
            return ()
        return (DrawCard(),) if mark == CARD_MARK else (DiscardTop(),)


@final
class ZombieCardBack(Step):
    """PB 18.5, R31, R107. The last zombie card of the discard pile, to the bottom of the current quarter."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        cards = t.discard.cards()
        for at in range(len(cards) - 1, -1, -1):
            if is_zombie_card(cards[at]):
                t.discard.take_at(at)
                if dealer.listening:
                    dealer.tell(EVERYONE, BroughtBack(cards[at]))
                put_under(t, cards[at], EVERYONE, t.quarter, NOTHING)
                break
        return ()
