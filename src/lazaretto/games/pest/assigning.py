"""PE 17. Assign: healthy people to buildings and to the Capital."""

from __future__ import annotations

from typing import Final, final

from ...kernel import NOT_HERE, Dealer, Move, Reason, Seat, Step, Steps
from .cards import BUILDINGS, EXPERTS, MOBILE, NOTHING, POSTS, RESEARCH, TO_CAPITAL, TO_EXPERTS, TO_TRACK, TUITION
from .gains import Fulfil, Gain
from .in_turn import EVERY_GOOD, InTurn, is_urged
from .moves import ASSIGNS, DONE, REASSIGNS, Assign, Done, Reassign
from .posts import ChoosingToken, send_to, why_not_post
from .sources import TECHNOLOGY
from .table import Empire

NOBODY: Final = Reason("PE 17.1", "nobody healthy is on your track")
NO_WORKER: Final = Reason("PE 17.2", "nobody works there")
JUST_COME: Final = Reason("R110", "that worker has come there in this action")

#: What was done in this action: the low bits of `done` are slots whose workers came in it, then this.
PLACED: Final = 1 << POSTS      # somebody from the track into a building
LEAST_FOR_CAPITAL: Final = 2    # PE 23.14


def begin_assign(t: Empire) -> Steps:
    t.done, t.count = 0, 0
    return (Assigning(),)


@final
class Assigning(InTurn):
    """PE 17.1, 17.2. From the track, the rightmost first, and between buildings."""

    def offers(self, t: Empire, seat: Seat) -> list[Move]:
        house = t.houses[seat]
        moves = [REASSIGNS[slot][to] for slot in range(BUILDINGS + 1) if house.workers >> slot & 1 for to in house.idle()]
        return [DONE, *[ASSIGNS[post] for post in (*house.buildings(), TO_CAPITAL, *((TO_EXPERTS,) if house.has(EXPERTS) else ()))], *moves]

    def coming(self, t: Empire, seat: Seat) -> tuple[int, ...]:
        """PE 17.4, 23.2."""
        return EVERY_GOOD if t.count or (t.done & PLACED and is_urged(t, seat, 2)) else ()

    def forbids(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        house = t.houses[seat]
        if isinstance(move, Done):
            return None
        if isinstance(move, Assign):
            if move.post >= TO_TRACK:
                return NOT_HERE
            return NOBODY if house.rightmost_person() == NOTHING else why_not_post(house, move.post)
        if not isinstance(move, Reassign) or move.slot == move.to:
            return NOT_HERE
        if not house.workers >> move.slot & 1:
            return NO_WORKER
        return JUST_COME if t.done >> move.slot & 1 else why_not_post(house, move.to)

    def follow(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        house = t.houses[seat]
        if isinstance(move, Assign):
            house.healthy &= ~(1 << house.rightmost_person())
            send_to(house, move.post)
            t.count += 1 if move.post == TO_CAPITAL else 0
            t.done |= (1 << move.post if move.post <= MOBILE else 0) | (PLACED if move.post < BUILDINGS else 0)
            return (self,)
        if isinstance(move, Reassign):
            house.workers &= ~(1 << move.slot)
            send_to(house, move.to)
            t.done |= 1 << move.to
            return (self,)
        return (AssignEnds(seat),)


@final
class AssignEnds(Step):
    """PE 17.4, 22.29, R116. A token and Tuition if anybody was sent to the Capital; Imperatives 2 and 14."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        seat, sent = self.seat, t.count
        tuition = [Gain(seat, RESEARCH, 1, (TECHNOLOGY, TUITION))] if sent and t.houses[seat].has(TUITION) else []
        token = (ChoosingToken(seat),) if sent else ()
        placed = (Fulfil(seat, 2),) if t.done & PLACED else ()
        return (*tuition, *token, *placed, *([Fulfil(seat, 14)] if sent >= LEAST_FOR_CAPITAL else []))
