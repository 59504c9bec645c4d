"""PA 17.4, 17.15. What two Action cards let a Healer decide when they take effect."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import WARDS
from .errands import LEAVES, Leave
from .laying import TAKEN
from .moves import ENOUGH, GOES, Enough, Go
from .orders import Act, why_not_use
from .strains import Sweep, turned_up
from .table import Town, replaced
from .usefulness import is_any_ward_at_hand
from .walking import WALKS, Walk

ONE_AT_LEAST: Final = Reason("PA 17.4", "at least one Ward acts")


@final
class Mandating(Choice):
    """PA 17.4, R134. Wards leave Quarantine or move, one after the other, without a point."""

    def __init__(self, seat: Seat, left: int, first: bool) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.first: Final = first                    # no Ward has acted yet

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat] if self.left and is_any_ward_at_hand(t, self.seat) else ()

    def errands(self, t: Town) -> list[Move]:
        found: list[Move] = []
        for ward in WARDS:
            if t.is_in_town(ward):
                if t.is_quarantined(ward):
                    found.append(LEAVES[ward])
                found.extend([WALKS[ward][to] for to in t.rules.town[t.where[ward]]])
        return found

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (ENOUGH, *self.errands(t))

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Enough):
            return ONE_AT_LEAST if self.first else None
        if not isinstance(move, (Leave, Walk)) or move.piece not in WARDS:
            return NOT_HERE
        return why_not_use(t, seat, move.piece) or move.cannot(t, seat)

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, (Leave, Walk)):
            return (Act(move), Mandating(seat, self.left - 1, first=False))
        return ()


NOT_ADJACENT: Final = Reason("PA 17.15", "that district is not adjacent")


@final
class LayingOnHands(Choice):
    """PA 17.15, R137. The Strain was looked at: it is discarded, or moved face down to an adjacent district."""

    def __init__(self, seat: Seat, district: int) -> None:
        self.seat: Final = seat
        self.district: Final = district

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (ENOUGH, *[GOES[district] for district in t.rules.town[self.district]])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Enough):
            return None
        if not isinstance(move, Go):
            return NOT_HERE
        if move.district not in t.rules.town[self.district]:
            return NOT_ADJACENT
        return TAKEN if move.district in t.laid_at else None

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Go):
            return (StrainMoved(seat, self.district, move.district),)
        return (turned_up(t, self.district), Sweep(self.district))


@final
class StrainMoved(Step):
    """PA 17.15. Face down, from one district to another."""

    def __init__(self, seat: Seat, district: int, to: int) -> None:
        self.seat: Final = seat
        self.district: Final = district
        self.to: Final = to

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.laid_at = replaced(t.laid_at, t.strain_in(self.district), self.to)
        return ()
