"""PE 8, 25. The Aid phase: the card of the Year before pays by Influence."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .box import Rewards
from .cards import ANY, GOODS, RESOURCES, STORAGE_SLOT
from .moves import DONE, Arrange, Done
from .people import arrange, arrangements, why_not_arrange
from .producing import received
from .table import Empire

LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2


@final
class AidPhase(Step):
    """PE 8.1. This Year's card is turned up; that of the Year before pays."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        t.last_aid, t.aid_card = t.aid_card, dealer.draw(t.aid_deck, to=t.aid_shown)
        return (PayAid(t.last_aid),) if t.last_aid else ()


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
                found.extend([MakingRoom(seat, rewards), *received(t, seat, rewards)])
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


@final
class MakingRoom(Choice):
    """PE 8.5, R49. Asked of who has a sick person on the storage, could put them elsewhere, and would lose something by not doing so."""

    def __init__(self, seat: Seat, rewards: Rewards) -> None:
        self.seat: Final = seat
        self.rewards: Final = rewards

    def who(self, t: Empire) -> tuple[Seat, ...]:
        house = t.houses[self.seat]
        coming = [self.rewards.count(good) + (self.rewards.count(ANY) if good < RESOURCES else 0) for good in range(GOODS)]
        fits = all([house.room_for(good, t.rules.storage) >= many for good, many in enumerate(coming)])
        if fits or not house.harmful >> STORAGE_SLOT & 1:
            return ()
        return ALONE[self.seat] if any([why_not_arrange(t, self.seat, move) is None for move in arrangements(t, self.seat)]) else ()

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return (DONE, *arrangements(t, seat))

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Done):
            return None
        return why_not_arrange(t, seat, move) if isinstance(move, Arrange) else NOT_HERE

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Arrange):
            arrange(t, seat, move.harmful)
        t.arranged = False
        return ()
