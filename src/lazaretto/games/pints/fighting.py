"""PB 8, 9. Phase II: row by row the fight, then the push."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .anytime import Free, turn_over, why_not_food
from .biting import clear_row
from .cards import FIELDS, SAUCE, TEAPOT, row_of
from .chips import DOWN, FACE, bring, fell, is_refined, is_tough, turn_up
from .moments import Meanwhile, cards_for_later, free_moves, is_a_moment, why_not_free
from .moves import FIGHTS, GO_ON, NOTHING_MORE, USES, Fight, GoOn, NothingMore, Use
from .pushing import Push
from .table import FIGHTING, Pub, replaced
from .tidings import Felled, TookItsPlace


@final
class FightBegins(Step):
    """PB 8.1, 9.3, R76. Rows with a buddy, counter-clockwise from where the bus stands. Nothing is added now, and dice left over are lost (PB 7.6, 7.7)."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.phase, t.refused, t.waived, t.loose, t.felled = FIGHTING, (), False, (), 0
        return tuple([Row(row) for row in t.rows_from_bus() if t.is_manned(row)])


@final
class Row(Step):
    """PB 8.2, 9.1, 9.2. Its squares, then its buddy goes back and the row moves; unless that buddy has died (R60)."""

    def __init__(self, row: int) -> None:
        self.row: Final = row

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        return (Squares(self.row, first=True), BuddyReturns(self.row)) if t.is_manned(self.row) else ()


def squares_to_fight(t: Pub, row: int) -> list[int]:
    return [field for field in t.row_fields(row) if t.hits[field]]


def does_order_matter(t: Pub, row: int) -> bool:
    """R54, R56, PB 8.7. Hits on one square are nothing to the others; but No Sauce is for one zombie, and those that take a place may run out."""
    fields = squares_to_fight(t, row)
    hits = sum([t.hits[field] for field in fields]) + len(t.rebounds) // 2
    return len(fields) > 1 and (t.has_food(t.active, SAUCE) or len(t.stock) < hits)


def is_a_choice_to_come(t: Pub) -> bool:
    """R54, R123. Is there a row in which one must still say which square is next?"""
    return any([does_order_matter(t, row) for row in t.rows_from_bus() if t.is_manned(row)])


def asks_first(t: Pub) -> bool:
    """R54, R116. Once all is placed: whether one is asked in the first row before anything is struck."""
    begun = t.public()
    begun.phase, begun.refused, begun.waived = FIGHTING, (), False
    rows = [row for row in t.rows_from_bus() if t.is_manned(row)]
    return len(rows) > 0 and (does_order_matter(t, rows[0]) or is_a_moment(begun))


NOTHING_PLACED: Final = Reason("PB 8.2", "no hit is placed beside that square")
FIGHT_FIRST: Final = Reason("PB 8.2", "squares with hits must be fought first")
CHOOSE_FIRST: Final = Reason("PB 8.2", "the order of its squares matters in this row: fight at one of them first")


@final
class Squares(Choice):
    """PB 8.2, R54. Which square is next; before each something may be bought or played (R116). Not asked if it is all one."""

    def __init__(self, row: int, first: bool) -> None:
        self.row: Final = row
        self.first: Final = first                # nothing was fought here yet

    def who(self, t: Pub) -> tuple[Seat, ...]:
        if not t.is_manned(self.row) or not (squares_to_fight(t, self.row) or self.first):
            return ()
        return ALONE[t.active] if does_order_matter(t, self.row) or is_a_moment(t) else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return (*[FIGHTS[field] for field in squares_to_fight(t, self.row)], GO_ON, *free_moves(t, seat), *cards_for_later(t, seat), NOTHING_MORE)

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, GoOn):
            return FIGHT_FIRST if squares_to_fight(t, self.row) else None
        if isinstance(move, NothingMore):
            return CHOOSE_FIRST if does_order_matter(t, self.row) else None
        if isinstance(move, Fight) and 0 <= move.field < FIELDS:
            return None if move.field in squares_to_fight(t, self.row) else NOTHING_PLACED
        return why_not_free(t, seat, move)

    def then(self, t: Pub, answers: dict[Seat, Move], dealer: Dealer) -> Steps:
        if answers:
            return super().then(t, answers, dealer)
        fields = squares_to_fight(t, self.row) if t.is_manned(self.row) else []
        return (*fought(t, fields[0]), Squares(self.row, first=False)) if fields else ()

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Fight):
            return (*fought(t, move.field), Squares(self.row, first=False))
        if isinstance(move, NothingMore):
            t.waived = True
            return (self,)
        return (*move.begin(t, seat, dealer), self) if isinstance(move, Free) else ()


def fought(t: Pub, field: int) -> Steps:
    """PB 8.2, R57. The hits of a square, then where its rugby balls rebound to."""
    hits, washes = t.hits[field], t.weapons[field] == TEAPOT
    targets = [t.rebounds[at + 1] for at in range(0, len(t.rebounds), 2) if t.rebounds[at] == field]
    t.hits = replaced(t.hits, field, 0)
    return (Strike(field, hits, washes), *[Strike(target, 1, washes=False) for target in targets])


@final
class Strike(Step):
    """PB 8.2 to 8.5, 8.9, R53. One hit after the other on the topmost chip, as long as there are hits and chips."""

    def __init__(self, field: int, hits: int, washes: bool) -> None:
        self.field: Final = field
        self.hits: Final = hits
        self.washes: Final = washes              # PB 13.5, refined zombies are not replaced

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        tags = t.tags[self.field]
        if not self.hits or not tags:
            return ()
        wounded = tags[-1] & FACE != DOWN
        chip = turn_up(t, self.field, len(tags) - 1, dealer)
        rest = Strike(self.field, self.hits - 1, self.washes)
        if is_tough(t, chip) and not wounded:
            return (rest,)
        if wounded and dealer.listening:
            dealer.tell(EVERYONE, Felled(self.field, chip))
        fell(t, self.field)
        t.felled |= 1 << row_of(self.field)                    # R58
        if is_refined(t, chip) and not self.washes:
            return (Replacing(self.field), rest)
        return (rest,)


@final
class Replacing(Choice):
    """PB 8.7, 19.5, R56. A new chip takes the place of a refined one, unless No Sauce is used."""

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[t.active] if t.has_food(t.active, SAUCE) and len(t.stock) else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return (GO_ON, USES[SAUCE])

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, GoOn):
            return None
        return why_not_food(t, seat, SAUCE) if isinstance(move, Use) and move.food == SAUCE else NOT_HERE

    def then(self, t: Pub, answers: dict[Seat, Move], dealer: Dealer) -> Steps:
        return super().then(t, answers, dealer) if answers else (Replaced(self.field),)

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if not isinstance(move, Use):
            return (Replaced(self.field),)
        turn_over(t, seat, SAUCE)
        return ()


@final
class Replaced(Step):
    """PB 8.7, R55. Face down, on top."""

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        if bring(t, self.field, dealer) and dealer.listening:
            dealer.tell(EVERYONE, TookItsPlace(self.field))
        return ()


@final
class BuddyReturns(Step):
    """PB 9.1, 9.2, 9.7, R67. Back to the sofa, pieces away; the row moves by one if a zombie was defeated in it, else by two."""

    def __init__(self, row: int) -> None:
        self.row: Final = row

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        if not t.is_manned(self.row):
            return ()
        t.stools &= ~(1 << self.row)
        t.sofa += 1
        clear_row(t, self.row)
        push, last = Push(self.row, 0), Meanwhile(last=not t.stools)
        return (last, push) if t.felled >> self.row & 1 else (Meanwhile(last=False), push, last, push)
