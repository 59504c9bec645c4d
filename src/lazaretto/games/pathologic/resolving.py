"""PA 13, 16. An Event is resolved: what is spent, what it does, what is gained."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import COUNCIL, NOTHING, PIECES, is_ward, owner_of
from .deaths import return_handed
from .orders import Action
from .errands import at_hand, counters_lacking
from .event_effects import EventEffect
from .events import unmark
from .losing import why_not_spend
from .moves import SPENDS, Spend
from .table import Town, replaced
from .taking import Taking
from .winning import Judge, change_evidence

QUARANTINED: Final = Reason("PA 13.1", "a piece in Quarantine resolves nothing")
NO_EVENT: Final = Reason("PA 13.1", "no Event is ongoing in its district")
NOT_ENOUGH: Final = Reason("PA 13.2", "you have not the counters that the Event needs")
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
            return NO_ACCESS
        if not is_ward(piece) and counters_lacking(t, piece, event) > at_hand(t, seat, event):
            return NOT_ENOUGH
        return None if event != COUNCIL or is_in_company(t, piece) else COUNCIL_OF_ONE

    def perform(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        event = t.where[self.piece]
        spend = 0 if is_ward(self.piece) else counters_lacking(t, self.piece, event)
        return (Paying(event, spend), EventEffect(event, seat), TurnFaceDown(event, self.piece), Reward(seat, self.piece), Judge(), Taking(seat))


def counters_with(t: Town, ward: int, event: int) -> int:
    """PA 13.3. Of those handed to this Ward, the ones that count."""
    if t.handed_to != ward:
        return 0
    return len(t.handed) if t.blood else t.handed.count(t.needs[event])


def is_in_company(t: Town, piece: int) -> bool:
    """PA 16.8."""
    return any([other != piece and not t.is_quarantined(other) for other in t.pieces_in(t.where[piece])])


@final
class Paying(Choice):
    """PA 13.2. So many counters of the sheet on the Event; which, is asked under Living Blood alone (PA 17.11)."""

    def __init__(self, event: int, left: int) -> None:
        self.event: Final = event
        self.left: Final = left

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[t.active] if self.left and t.blood and len(t.sheets[t.active].kinds()) > 1 else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return SPENDS

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return why_not_spend(t, seat, move)

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Spend)
        dealer.say(seat, move)
        dealer.move(move.resource, t.sheets[seat], to=t.handed)
        return (Paying(self.event, self.left - 1),)

    def do(self, t: Town, dealer: Dealer) -> Steps:
        sheet = t.sheets[t.active]
        for _ in range(self.left):
            dealer.move(sheet.kinds()[0] if t.blood else t.needs[self.event], sheet, to=t.handed)
        return ()


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
    """PA 13.5. Two pieces of Evidence by an own Ward; one by another's, or in person."""

    def __init__(self, seat: Seat, piece: int) -> None:
        self.seat: Final = seat
        self.piece: Final = piece

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return change_evidence(t, self.seat, 2 if is_ward(self.piece) and owner_of(self.piece) == t.roles[self.seat] else 1)


RESOLVES: Final = tuple([Resolve(piece) for piece in range(PIECES)])
