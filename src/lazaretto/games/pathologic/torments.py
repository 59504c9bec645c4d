"""PA 18. What a Strain lets the Plague choose: a new victim, where a piece is driven, whose Pact is broken, who is let out."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import BREACH, NOTHING, PIECES, PLAGUE, is_ward
from .chronicle import MAY_CHANGE, note_fate, obituary
from .deaths import Release
from .laying import DrawStrain
from .moves import ENOUGH, GOES, PICKS, SWAPS, Replace, Enough, Go, Pick
from .table import Town, replaced
from .town import why_not_relocate

KNOWN_SWAPS: Final = frozenset(SWAPS)
NOT_ON_LIST: Final = Reason("PA 18.2", "that Ward is not on your Hit List, or is dead")
DEAD: Final = Reason("PA 18.2", "that Ward is dead")


@final
class NewVictim(Choice):
    """PA 18.2. In secret, and asked always (R121)."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (ENOUGH, *SWAPS)

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Enough):
            return None
        if not isinstance(move, Replace):
            return NOT_HERE
        if move not in KNOWN_SWAPS:
            return NOT_HERE
        if obituary(move.instead_of) not in t.doomed:
            return NOT_ON_LIST
        return None if obituary(move.ward) in t.spared else DEAD

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        note_fate(t, MAY_CHANGE)
        if isinstance(move, Replace):                       # nobody is told, not even that something was changed
            t.doomed.take(obituary(move.instead_of))
            t.doomed.put(obituary(move.ward))
            t.spared.take(obituary(move.ward))
            t.spared.put(obituary(move.instead_of))
        return ()


NOT_ADJACENT: Final = Reason("PA 18.9", "that district is not adjacent")


@final
class Driving(Choice):
    """PA 18.9. The Plague puts the piece into an adjacent district; where no way is open it stays (R139)."""

    def __init__(self, piece: int) -> None:
        self.piece: Final = piece

    def who(self, t: Town) -> tuple[Seat, ...]:
        for district in t.rules.town[t.where[self.piece]]:
            if why_not_relocate(t, t.where[self.piece], district) is None:
                return ALONE[PLAGUE]
        return ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([GOES[district] for district in t.rules.town[t.where[self.piece]]])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Go):
            return NOT_HERE
        here = t.where[self.piece]
        return why_not_relocate(t, here, move.district) if move.district in t.rules.town[here] else NOT_ADJACENT

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Go)
        dealer.say(seat, move)
        return (Driven(self.piece, move.district),)


@final
class Driven(Step):
    """PA 18.9. No Strain goes off there."""

    def __init__(self, piece: int, district: int) -> None:
        self.piece: Final = piece
        self.district: Final = district

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.where = replaced(t.where, self.piece, self.district)
        return ()


NO_PACT: Final = Reason("PA 18.11", "no Pact token lies on it")


@final
class Rumours(Choice):
    """PA 18.11. The Plague names a Ward whose Pact token goes back to its Healer."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE] if bound_wards(t) else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([PICKS[ward] for ward in bound_wards(t)])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Pick):
            return NOT_HERE
        return None if move.piece in bound_wards(t) else NO_PACT

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Pick)
        dealer.say(seat, move)
        return (PactEnds(t.bound_to(move.piece), move.piece),)

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return (DrawStrain(),)


@final
class PactEnds(Step):
    """PA 18.11. The token goes back to its Healer."""

    def __init__(self, seat: Seat, ward: int) -> None:
        self.seat: Final = seat
        self.ward: Final = ward

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.pacts = replaced(t.pacts, self.seat, NOTHING)
        return ()


def bound_wards(t: Town) -> list[int]:
    return [ward for ward in t.pacts if ward != NOTHING]


NOT_NEAR: Final = Reason("PA 18.12", "that is no quarantined Ward of this or an adjacent district")


@final
class Breaching(Choice):
    """PA 18.12. The Plague names a quarantined Ward near by, who leaves Quarantine."""

    def __init__(self, district: int) -> None:
        self.district: Final = district

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE] if self.near(t) else ()

    def near(self, t: Town) -> list[int]:
        places = (self.district, *t.rules.town[self.district])
        return [piece for piece in range(PIECES) if is_ward(piece) and t.is_quarantined(piece) and t.where[piece] in places]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([PICKS[ward] for ward in self.near(t)])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Pick):
            return NOT_HERE
        return None if move.piece in self.near(t) else NOT_NEAR

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Pick)
        dealer.say(seat, move)
        return (Release(seat, move.piece, strain=BREACH),)
