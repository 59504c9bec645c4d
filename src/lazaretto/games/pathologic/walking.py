"""PA 12.5, 12.6, 9.5. A piece moves, space by space; Strains go off where it enters."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import BARRICADES, NOTHING, PIECES, PLACES
from .orders import Action
from .moves import ENOUGH, GOES, Enough, Go
from .strains import SetOff
from .table import STOPPED, Town, replaced
from .town import why_not_relocate

QUARANTINED: Final = Reason("PA 12.5", "a piece in Quarantine does not move")
LONG: Final = 4                 # PA 17.9, spaces


@final
class Walk(Action):
    """PA 12.5. The first space of a Move."""

    def __init__(self, piece: int, to: int) -> None:
        self.piece: Final = piece
        self.to: Final = to

    def doer(self, t: Town, seat: Seat) -> int:
        return self.piece

    def sets_off(self) -> bool:
        return False

    def cannot(self, t: Town, seat: Seat) -> Reason | None:
        if t.is_quarantined(self.piece):
            return QUARANTINED
        return why_not_relocate(t, t.where[self.piece], self.to)

    def perform(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        return (Enter(seat, self.piece, self.to, 1, long=False),)


@final
class Enter(Step):
    """PA 12.5, 9.1. The piece enters a district, sent by a Healer, after so many spaces."""

    def __init__(self, seat: Seat, piece: int, district: int, taken: int, long: bool) -> None:
        self.seat: Final = seat
        self.piece: Final = piece
        self.district: Final = district
        self.taken: Final = taken
        self.long: Final = long                      # PA 17.9, by Steppe Paths

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.where = replaced(t.where, self.piece, self.district)
        at = t.strain_in(self.district)
        if at != NOTHING:
            return (SetOff(self.seat, self.district, self.piece), Walking(self.piece, self.taken, self.long, t.laid_ids[at]))
        return (Walking(self.piece, self.taken, self.long, NOTHING),)


@final
class Walking(Choice):
    """PA 12.5, R128. Further, or enough; after a Strain that is to complete the Move or to give it up (PA 9.5)."""

    def __init__(self, piece: int, taken: int, long: bool, strain: int) -> None:
        self.piece: Final = piece
        self.taken: Final = taken
        self.long: Final = long
        self.strain: Final = strain                  # which one has gone off here, in the order of laying; NOTHING

    def who(self, t: Town) -> tuple[Seat, ...]:
        piece = self.piece
        if t.hold == STOPPED or not t.is_in_town(piece) or t.is_quarantined(piece) or self.taken >= reach(t, self.long):
            return ()
        for district in t.rules.town[t.where[piece]]:
            if why_not_relocate(t, t.where[piece], district) is None:
                return ALONE[t.active]
        return ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (ENOUGH, *[GOES[district] for district in t.rules.town[t.where[self.piece]]])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Enough):
            return None
        return why_not_relocate(t, t.where[self.piece], move.district) if isinstance(move, Go) else NOT_HERE

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if not isinstance(move, Go):
            return ()
        long = self.long or self.taken >= usual_spaces(t)
        if long and not self.long:
            t.paths -= 1
        return (Enter(seat, self.piece, move.district, self.taken + 1, long),)


def reach(t: Town, long: bool) -> int:
    """PA 17.9, 16.3, 11.8, 11.9, R131. How far a Move may go, one on Steppe Paths or one that may yet become so: the Prescription goes before the Event."""
    return LONG if long or t.paths else usual_spaces(t)


def usual_spaces(t: Town) -> int:
    """PA 12.5, 16.3."""
    return 1 if BARRICADES in t.ongoing else t.rules.spaces


WALKS: Final = tuple([tuple([Walk(piece, to) for to in range(PLACES)]) for piece in range(PIECES)])
