"""PB 11.7, 18.3. Bites, and what the fifth one costs."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .anytime import turn_over, why_not_food
from .cards import BITES_FOR_A_BUDDY, FEND_OFF, ROWS, SQUARES
from .ending import NO_BUDDIES, zombies_win
from .moves import GIFTS_BACK, GO_ON, MOURNS, USES, GiveBack, GoOn, Mourn, Use
from .table import NOTHING, Pub, changed, replaced


@final
class Bitten(Choice):
    """PB 19.7, R95. So many bites are coming; with Fend Off one of them may be warded off."""

    def __init__(self, seat: Seat, bites: int, by: int) -> None:
        self.seat: Final = seat
        self.bites: Final = bites
        self.by: Final = by

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[self.seat] if self.bites and t.has_food(self.seat, FEND_OFF) else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return (GO_ON, USES[FEND_OFF])

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, GoOn):
            return None
        return why_not_food(t, seat, FEND_OFF) if isinstance(move, Use) and move.food == FEND_OFF else NOT_HERE

    def then(self, t: Pub, answers: dict[Seat, Move], dealer: Dealer) -> Steps:
        return super().then(t, answers, dealer) if answers else bites(self.seat, self.bites, self.by)

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if not isinstance(move, Use):
            return bites(seat, self.bites, self.by)
        turn_over(t, seat, FEND_OFF)
        return bites(seat, self.bites - 1, self.by)


def bites(seat: Seat, count: int, by: int, *, anew: bool = False) -> Steps:
    """PB 11.4. So many, counted in one go up to the fifth."""
    return (Bite(seat, count, by, anew),) if count else ()


@final
class Bite(Step):
    """PB 11.7, R61. The marker is turned; at the fifth a buddy dies, and counting goes on from 0."""

    def __init__(self, seat: Seat, left: int, by: int, anew: bool) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.by: Final = by
        self.anew: Final = anew

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        now = min(self.left, BITES_FOR_A_BUDDY - t.bites[self.seat])
        t.bites = changed(t.bites, self.seat, now)
        rest = bites(self.seat, self.left - now, self.by, anew=True)
        if t.bites[self.seat] < BITES_FOR_A_BUDDY:
            return rest
        t.bites = replaced(t.bites, self.seat, 0)
        return (Dying(self.seat), Returning(self.seat), *rest)


@final
class Dying(Choice):
    """PB 11.7, R60. By this seat's bites: a buddy on the sofa; if nobody sits there one at the bar, whom the active player chooses."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[t.active] if not t.sofa and t.stools.bit_count() > 1 else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return MOURNS

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Mourn) or not 0 <= move.row < ROWS:
            return NOT_HERE
        return None if t.is_manned(move.row) else NOBODY_THERE

    def then(self, t: Pub, answers: dict[Seat, Move], dealer: Dealer) -> Steps:
        if answers:
            return super().then(t, answers, dealer)
        return (Died(self.seat, NOTHING),) if t.sofa else (Died(self.seat, t.stools.bit_length() - 1),)

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Mourn)
        dealer.say(seat, move)
        return (Died(self.seat, move.row),)


NOBODY_THERE: Final = Reason("R60", "no buddy stands before that row")


@final
class Died(Step):
    """PB 11.7, 16.1, R62. One on the sofa, or the one before this row, whose pieces are put away; the last one loses the game."""

    def __init__(self, seat: Seat, row: int) -> None:
        self.seat: Final = seat
        self.row: Final = row

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        if self.row == NOTHING:
            t.sofa -= 1
        else:
            t.stools &= ~(1 << self.row)
            clear_row(t, self.row)
        return () if t.buddies() else zombies_win(t, NO_BUDDIES)


def clear_row(t: Pub, row: int) -> None:
    """PB 9.1, R38. Dice are put away and cards discarded, in the order in which they were placed."""
    for card in t.placed[row].cards():
        t.discard.put(card)
    t.placed[row].faces = t.placed[row].size = 0
    for field in t.row_fields(row):
        t.weapons, t.hits = replaced(t.weapons, field, NOTHING), replaced(t.hits, field, 0)
    t.rebounds = tuple([number for at, number in enumerate(t.rebounds) if t.rebounds[at - at % 2] // SQUARES != row])


@final
class Returning(Choice):
    """PB 19.3, R64. For a buddy lost by one's marker one pub food goes back, of one's choice."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[self.seat] if t.rules.food and len(t.foods[self.seat]) > 1 else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return tuple([GIFTS_BACK[food] for food in t.foods[seat].kinds()])

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, GiveBack) or not 0 <= move.food < len(GIFTS_BACK):
            return NOT_HERE
        return None if move.food in t.foods[seat] else NOT_YOURS

    def then(self, t: Pub, answers: dict[Seat, Move], dealer: Dealer) -> Steps:
        if answers or not t.rules.food or not len(t.foods[self.seat]):
            return super().then(t, answers, dealer)
        return (Returned(self.seat, t.foods[self.seat].kinds()[0]),)

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, GiveBack)
        dealer.say(seat, move)
        return (Returned(seat, move.food),)


NOT_YOURS: Final = Reason("PB 19.3", "you do not have that pub food")


@final
class Returned(Step):
    """PB 19.3."""

    def __init__(self, seat: Seat, food: int) -> None:
        self.seat: Final = seat
        self.food: Final = food

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.foods[self.seat].take(self.food)
        t.larder.put(self.food)
        if self.seat == t.active:
            t.lost |= 1 << self.food
        return ()
