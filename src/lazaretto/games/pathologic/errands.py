"""PA 12.4, 12.7 to 12.9, 12.11. Actions: leave the Quarantine, claim, transfer, hand to a Ward."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Steps
from .cards import MACHINES, NOTHING, PIECES, RESOURCES, SEALED_DOORS, WARDS, is_ward
from .deaths import Release
from .orders import NO_POINTS, Action, why_not_use
from .losing import why_not_spend
from .moves import SPENDS, Spend
from .reactions import Tithing
from .table import Town

NOT_QUARANTINED: Final = Reason("PA 12.4", "that piece is not in Quarantine")
HAS_NONE: Final = Reason("PA 17.11", "you have no such counter")
POOL_IS_EMPTY: Final = Reason("PA 12.9", "the Pool has no such counter")
DOORS: Final = Reason("PA 16.2", "Sealed Doors: no Ward can transfer a Resource")
WARD_QUARANTINED: Final = Reason("PA 12.11", "that Ward is in Quarantine")
NO_EVENT: Final = Reason("PA 12.11", "that Ward stands on no ongoing Event")
NEEDS_NONE: Final = Reason("PA 12.11", "that Ward lacks nothing to resolve the Event")
TOO_FEW: Final = Reason("PA 12.11", "you do not have the counters that this Ward lacks")
LAST_POINT: Final = Reason("PA 12.11", "the Ward needs an action too, to resolve the Event in this turn")


@final
class Leave(Action):
    """PA 12.4. A piece leaves the Quarantine."""

    def __init__(self, piece: int) -> None:
        self.piece: Final = piece

    def doer(self, t: Town, seat: Seat) -> int:
        return self.piece

    def cannot(self, t: Town, seat: Seat) -> Reason | None:
        return None if t.is_quarantined(self.piece) else NOT_QUARANTINED

    def perform(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        return (Release(seat, self.piece),)


@final
class Claim(Action):
    """PA 12.7. The Healer takes any counter from the Pool."""

    def __init__(self, resource: int) -> None:
        self.resource: Final = resource

    def doer(self, t: Town, seat: Seat) -> int:
        return t.roles[seat]

    def cannot(self, t: Town, seat: Seat) -> Reason | None:
        return None if self.resource >= 0 and self.resource in t.pool else POOL_IS_EMPTY

    def perform(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        dealer.move(self.resource, t.pool, to=t.sheets[seat])
        return (Tithing(seat, self.resource, 0),)


@final
class Transfer(Action):
    """PA 12.8, 16.2. A Ward gives the active Healer a counter of its own Resource."""

    def __init__(self, ward: int) -> None:
        self.ward: Final = ward

    def doer(self, t: Town, seat: Seat) -> int:
        return self.ward

    def cannot(self, t: Town, seat: Seat) -> Reason | None:
        if not is_ward(self.ward):
            return NOT_HERE
        if SEALED_DOORS in t.ongoing:
            return DOORS
        return None if t.rules.resources[self.ward] in t.pool else POOL_IS_EMPTY

    def perform(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        resource = t.rules.resources[self.ward]
        dealer.move(resource, t.pool, to=t.sheets[seat])
        return (Tithing(seat, resource, 0),)


@final
class HandTo(Action):
    """PA 12.11, R39. The Healer gives a Ward the counters it lacks for the Event where it stands."""

    def __init__(self, ward: int) -> None:
        self.ward: Final = ward

    def doer(self, t: Town, seat: Seat) -> int:
        return t.roles[seat]

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        reason = why_not_use(t, seat, t.roles[seat])
        if reason is not None:
            return reason
        if t.points < 2:
            return LAST_POINT if t.points else NO_POINTS
        return self.cannot(t, seat)

    def cannot(self, t: Town, seat: Seat) -> Reason | None:
        reason = why_not_use(t, seat, self.ward) if is_ward(self.ward) else NOT_HERE
        if reason is not None:
            return reason
        if t.is_quarantined(self.ward):
            return WARD_QUARANTINED
        event = t.where[self.ward]
        if t.needs[event] == NOTHING:
            return NO_EVENT
        lacks = counters_lacking(t, self.ward, event)
        if not lacks:
            return NEEDS_NONE
        return None if at_hand(t, seat, event) >= lacks else TOO_FEW

    def perform(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        event = t.where[self.ward]
        t.handed_to, t.handed_for = self.ward, event
        return (Parting(event, counters_lacking(t, self.ward, event)),)


def counters_needed(event: int) -> int:
    """PA 13.2, 16.6."""
    return 2 if event == MACHINES else 1


def counters_lacking(t: Town, piece: int, event: int) -> int:
    """PA 13.2, 13.3, 16.6, 17.11. How many counters the piece must have for the Event, besides what a Ward has access to."""
    return counters_needed(event) - (1 if has_access(t, piece, event) else 0)


def has_access(t: Town, piece: int, event: int) -> bool:
    """PA 13.3, 17.11, R135."""
    return is_ward(piece) and (t.blood or t.rules.resources[piece] == t.needs[event])


def at_hand(t: Town, seat: Seat, event: int) -> int:
    """PA 17.11. Counters on the sheet that count for this Event."""
    return len(t.sheets[seat]) if t.blood else t.sheets[seat].count(t.needs[event])


@final
class Parting(Choice):
    """PA 12.11, 13.2, R39. So many counters of the sheet for an Event; which, is asked under Living Blood alone (PA 17.11), and where there is a choice."""

    def __init__(self, event: int, left: int) -> None:
        self.event: Final = event
        self.left: Final = left

    def who(self, t: Town) -> tuple[Seat, ...]:
        sheet = t.sheets[t.active]
        return ALONE[t.active] if t.blood and len(sheet) > self.left > 0 and len(sheet.kinds()) > 1 else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return SPENDS

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return why_not_spend(t, seat, move, HAS_NONE)

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Spend)
        dealer.say(seat, move)
        dealer.move(move.resource, t.sheets[seat], to=t.handed)
        return (Parting(self.event, self.left - 1),)

    def do(self, t: Town, dealer: Dealer) -> Steps:
        sheet = t.sheets[t.active]
        for _ in range(self.left):
            dealer.move(sheet.kinds()[0] if t.blood else t.needs[self.event], sheet, to=t.handed)
        return ()


LEAVES: Final = tuple([Leave(piece) for piece in range(PIECES)])
CLAIMS: Final = tuple([Claim(resource) for resource in range(RESOURCES)])
TRANSFERS: Final = tuple([Transfer(ward) for ward in WARDS])
HAND_TOS: Final = tuple([HandTo(ward) for ward in WARDS])
