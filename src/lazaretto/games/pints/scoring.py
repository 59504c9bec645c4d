"""PB 11. Phase IV: crisps, cards, bites."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Dealer, Seat, Step, Steps
from .biting import Bitten
from .cards import BY_ZOMBIES
from .chips import bites_of, empty_ambulance, send_back, turn_up
from .drawing import DiscardTop
from .moments import Meanwhile
from .table import BITING, MARKERS, SCORING, Pub, changed
from .tidings import Earned


@final
class ScoringBegins(Step):
    """PB 11.1 to 11.4, R116. Crisps, then cards, then the chips go back; before each card and before the bites are looked at one may still buy."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.phase, t.refused, t.waived = SCORING, (), False
        return (Crisps(), Meanwhile(last=True), Bites())


@final
class Crisps(Step):
    """PB 11.1. A bag for each zombie on the ambulance."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        defeated = len(t.ambulance)
        t.crisps = changed(t.crisps, t.active, defeated)
        if defeated and dealer.listening:
            dealer.tell(EVERYONE, Earned(t.active, defeated))
        return (Discards(defeated), AmbulanceLeaves())


@final
class Discards(Step):
    """PB 11.2, 17.3, R28. A card for so many zombies, by the quarter that is current; a rest is lost."""

    def __init__(self, zombies: int) -> None:
        self.zombies: Final = zombies

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        price = t.rules.for_a_card[t.quarter]
        return (Meanwhile(last=False), DiscardTop(), Discards(self.zombies - price)) if self.zombies >= price else ()


@final
class AmbulanceLeaves(Step):
    """PB 11.3."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        empty_ambulance(t)
        return ()


@final
class Bites(Step):
    """PB 11.4, 14.9, R83. The active player first, then clockwise whoever was visited."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.phase = BITING
        return tuple([Counted(seat) for seat in t.seats_from_active() if t.tags[MARKERS + seat]])


def is_anybody_bitten(t: Pub) -> bool:
    """PB 11.4. Does any zombie lie on a bite-marker?"""
    return any([len(t.tags[MARKERS + seat]) > 0 for seat in range(t.rules.seats)])


@final
class Counted(Step):
    """PB 11.4 to 11.6, 11.8. The chips on a bite-marker are turned up, counted, and go back."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        marker, bites = MARKERS + self.seat, 0
        for at in range(len(t.tags[marker])):
            bites += bites_of(t, turn_up(t, marker, at, dealer))
        send_back(t, marker)
        return (Bitten(self.seat, bites, BY_ZOMBIES),)
