"""PA 17. What Prescriptions do."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Card, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import BLOOD, CURFEW, EVACUATION, FALSE_WITNESS, HANDS, HARVEST, MANDATE, NO_FEAR, ORDER, PARALYSIS, PATHS, THIEF, TICKING, TWIN, WARDS
from .deaths import Confine
from .orders import Act, why_not_use
from .errands import LEAVES, Leave
from .events import mark, unmark
from .moves import ENOUGH, GOES, Enough, Go
from .event_effects import take_one_of_each
from .strains import Sweep, look_at, turned_up
from .table import Town, replaced
from .walking import WALKS, Walk


@final
class CardEffect(Step):
    """PA 17. A Prescription takes effect."""

    def __init__(self, seat: Seat, card: Card, target: int, detail: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.target: Final = target
        self.detail: Final = detail

    def do(self, t: Town, dealer: Dealer) -> Steps:
        seat, card, target, detail = self.seat, self.card, self.target, self.detail
        if card == PARALYSIS:
            t.paralysed = True
        elif card == CURFEW:
            t.curfews = replaced(t.curfews, seat, target)
        elif card == ORDER:
            return (Confine(target),)
        elif card == MANDATE:
            return (Mandating(seat, 2),)
        elif card == EVACUATION:
            t.where = replaced(t.where, target, detail)
        elif card == HARVEST:
            take_one_of_each(t, seat, dealer)
        elif card == TICKING:
            t.points += 1
        elif card == PATHS:
            t.paths += 1
        elif card == BLOOD:
            t.blood = True
        elif card == NO_FEAR:
            t.fearless = replaced(t.fearless, seat, target)
        elif card == HANDS:
            look_at(t, target, seat, dealer)
            return (LayingOnHands(seat, target),)
        elif card == TWIN:
            t.twin = True
        elif card == THIEF:
            dealer.move(detail, t.sheets[target], to=t.sheets[seat])
        elif card == FALSE_WITNESS:
            unmark(t, target, dealer)
            mark(t, target, detail, dealer)
        return ()


ONE_AT_LEAST: Final = Reason("PA 17.4", "at least one Ward acts")


@final
class Mandating(Choice):
    """PA 17.4, R134. Wards leave Quarantine or move, one after the other, without a point."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat] if self.left and self.has_a_ward(t) else ()

    def has_a_ward(self, t: Town) -> bool:
        for move in self.errands(t):
            if self.why_not(t, self.seat, move) is None:
                return True
        return False

    def errands(self, t: Town) -> list[Move]:
        found: list[Move] = []
        for ward in WARDS:
            if t.is_in_town(ward):
                found.append(LEAVES[ward])
                found.extend([WALKS[ward][to] for to in t.rules.town[t.where[ward]]])
        return found

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (ENOUGH, *self.errands(t))

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Enough):
            return ONE_AT_LEAST if self.left == 2 else None
        if not isinstance(move, (Leave, Walk)) or move.piece not in WARDS:
            return NOT_HERE
        return why_not_use(t, seat, move.piece) or move.cannot(t, seat)

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, (Leave, Walk)):
            return (Act(move), Mandating(seat, self.left - 1))
        return ()


TAKEN: Final = Reason("PA 8.3", "a Strain lies there already")
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
            return (StrainMoved(self.district, move.district),)
        return (turned_up(t, self.district), Sweep(self.district))


@final
class StrainMoved(Step):
    """PA 17.15. Face down, from one district to another."""

    def __init__(self, district: int, to: int) -> None:
        self.district: Final = district
        self.to: Final = to

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.laid_at = replaced(t.laid_at, t.strain_in(self.district), self.to)
        return ()
