"""PE 8, 25. The Aid phase: the card of the Year before pays by Influence."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Seat, Step, Steps
from .cards import YEARS
from .people import MakingRoom
from .producing import received
from .sources import AID
from .table import Empire

LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2


@final
class AidPhase(Step):
    """PE 8.1. This Year's card is turned up; that of the Year before pays."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        t.last_aid, t.aid_card = t.aid_card, dealer.draw(t.aid_deck, to=t.aid_shown)
        to_come = (AidToCome(t.aid_card),) if t.year < YEARS - 1 else ()
        return (*to_come, *((PayAid(t.last_aid),) if t.last_aid else ()))


@final
class AidToCome(Step):
    """PE 8.1, R34. Said aloud: what this card will pay next Year."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return ()


@final
class PayAid(Step):
    """PE 8.2, 8.4, 8.5. In turn order; a card may give nobody anything; Quarantine may be rearranged first."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        t.arranged = False
        found: list[Step] = []
        for seat in t.order:
            rewards = t.rules.aid[share_of(t, seat)][self.card]
            if rewards:
                found.extend([MakingRoom(seat, rewards), *received(t, seat, rewards, AID)])
        return tuple(found)


def share_of(t: Empire, seat: Seat) -> int:
    """PE 8.2, 8.3, 31.5, 32.14, R36 to R38. Which of the three rewards is this House's."""
    if t.rules.solo:
        left = len(t.in_the_way)
        return RIGHT if left > 4 else MIDDLE if left > 2 else LEFT
    ranked = t.by_influence()
    if not t.houses[seat].influence:
        return RIGHT
    if seat == ranked[0]:
        return LEFT
    return RIGHT if seat == ranked[-1] else MIDDLE
