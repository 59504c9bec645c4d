"""PA 13, 16. An Event is resolved: what is spent, what it does, what is gained."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Reason, Seat, Step, Steps
from .cards import COUNCIL, NOTHING, PIECES, is_ward, owner_of
from .deaths import return_handed
from .orders import Action
from .errands import Parting, at_hand, counters_lacking, has_access
from .event_effects import EventEffect
from .events import unmark
from .table import Town, replaced
from .taking import Taking
from .winning import Judge, change_evidence

QUARANTINED: Final = Reason("PA 13.1", "a piece in Quarantine resolves nothing")
NO_EVENT: Final = Reason("PA 13.1", "no Event is ongoing in its district")
NOT_ENOUGH: Final = Reason("PA 13.2", "you do not have the counters that the Event needs")
ONE_MORE: Final = Reason("PA 16.6", "one more counter must be handed over first")
NO_ACCESS: Final = Reason("PA 13.3", "the Ward has no access to what the Event needs: it must be handed over first")
COUNCIL_OF_ONE: Final = Reason("PA 16.8", "one more piece out of Quarantine must be there")


@final
class Resolve(Action):
    """PA 12.13, 13.1, 13.7. A piece resolves the Event of its district."""

    def __init__(self, piece: int) -> None:
        self.piece: Final = piece

    def doer(self, t: Town, seat: Seat) -> int:
        return self.piece

    def cannot(self, t: Town, seat: Seat) -> Reason | None:
        piece, event = self.piece, t.where[self.piece]
        if t.is_quarantined(piece):
            return QUARANTINED
        if t.needs[event] == NOTHING:
            return NO_EVENT
        if is_ward(piece) and counters_lacking(t, piece, event) > counters_with(t, piece, event):
            return ONE_MORE if has_access(t, piece, event) else NO_ACCESS
        if not is_ward(piece) and counters_lacking(t, piece, event) > at_hand(t, seat, event):
            return NOT_ENOUGH
        return None if event != COUNCIL or is_in_company(t, piece) else COUNCIL_OF_ONE

    def perform(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        event = t.where[self.piece]
        spend = 0 if is_ward(self.piece) else counters_lacking(t, self.piece, event)
        gains = (Reward(seat, self.piece), Judge(), Taking(seat, event=event))
        return (Parting(event, spend), EventEffect(event, seat), TurnFaceDown(event, self.piece), *gains)


def counters_with(t: Town, ward: int, event: int) -> int:
    """PA 13.3. Of those handed to this Ward, the ones that count."""
    if t.handed_to != ward or t.handed_for != event:
        return 0
    return len(t.handed) if t.blood else t.handed.count(t.needs[event])


def is_in_company(t: Town, piece: int) -> bool:
    """PA 16.8."""
    return any([other != piece and not t.is_quarantined(other) for other in t.pieces_in(t.where[piece])])


@final
class TurnFaceDown(Step):
    """PA 13.4. Counters to the Pool, the card face down; Living Blood is spent (R135)."""

    def __init__(self, event: int, piece: int) -> None:
        self.event: Final = event
        self.piece: Final = piece

    def do(self, t: Town, dealer: Dealer) -> Steps:
        if not is_ward(self.piece) or self.piece == t.handed_to:
            return_handed(t, dealer)
        unmark(t, self.event, dealer)
        t.needs, t.unmarked, t.blood = replaced(t.needs, self.event, NOTHING), t.unmarked & ~(1 << self.event), False
        dealer.move(self.event, t.ongoing, to=t.resolved)
        return ()


@final
class Reward(Step):
    """PA 13.5. Two pieces of Evidence by one's own Ward; one by another's, or in person."""

    def __init__(self, seat: Seat, piece: int) -> None:
        self.seat: Final = seat
        self.piece: Final = piece

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return change_evidence(t, self.seat, evidence_for(t, self.seat, self.piece), event=t.where[self.piece])


def evidence_for(t: Town, seat: Seat, piece: int) -> int:
    """PA 13.5."""
    return 2 if is_ward(piece) and owner_of(piece) == t.roles[seat] else 1


RESOLVES: Final = tuple([Resolve(piece) for piece in range(PIECES)])
