"""PB 7. Phase I, at last: placing dice and cards beside squares."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .anytime import Free, turn_over, why_not_food
from .cards import CALL, FIELDS, GUNS, PIECES, REACH, ROWS, RUGBY, SQUARES, WEAPONS, card_of, piece_of, row_of
from .drawing import DrawCard
from .moments import allowed, cards_for_later, free_moves, why_not_free
from .moves import ARMS, GO_ON, PLACES, REBOUNDS, SENDS, SHIFTS, Arm, GoOn, Place, Rebound, Send, Shift
from .preparing import Sent, why_not_send
from .table import NOTHING, Pub, changed, replaced

NOT_AT_HAND: Final = Reason("PB 7.1", "no die or card of yours shows that")
NO_BUDDY: Final = Reason("PB 7.1", "no buddy of yours stands before that row")
NO_ZOMBIE: Final = Reason("PB 7.1", "no zombie lies on that square")
#: By weapon.
OUT_OF_REACH: Final = tuple([Reason("PB 7.2", f"that weapon reaches squares {first + 1} {'and' if last - first == 1 else 'to'} {last + 1} only")
                             for first, last in [(squares[0], squares[-1]) for squares in REACH]])
ANOTHER_WEAPON: Final = Reason("PB 7.4", "another kind of weapon lies there already")
NO_WEAPON: Final = Reason("PB 7.5", "an extra hit goes only where a weapon is")


def pieces_at_hand(t: Pub, seat: Seat) -> list[int]:
    """PB 7.1. Dice not placed yet, and cards that are weapons or extra hits; each kind once."""
    cards = [piece_of(card) for card in t.hands[seat].kinds()]
    return sorted({*t.loose, *[piece for piece in cards if piece >= 0]})


def why_not_place(t: Pub, seat: Seat, piece: int, field: int) -> Reason | None:
    """PB 7.1 to 7.5."""
    if piece not in t.loose and (card_of(piece) < 0 or card_of(piece) not in t.hands[seat]):
        return NOT_AT_HAND
    if not t.is_manned(row_of(field)):
        return NO_BUDDY
    if not t.tags[field]:
        return NO_ZOMBIE
    if piece >= WEAPONS:
        return NO_WEAPON if t.weapons[field] == NOTHING else None
    if field % SQUARES not in REACH[piece]:
        return OUT_OF_REACH[piece]
    return None if t.weapons[field] in (NOTHING, piece) else ANOTHER_WEAPON


@final
class Placing(Choice):
    """PB 7. Piece by piece, as one likes; then the fight begins."""

    def who(self, t: Pub) -> tuple[Seat, ...]:
        seat = t.active
        for piece in pieces_at_hand(t, seat):
            if any([why_not_place(t, seat, piece, field) is None for field in range(FIELDS)]):
                return ALONE[seat]
        return ALONE[seat] if may_call(t, seat) or may_arm(t, seat) or allowed(t, seat) else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        """Every piece at hand beside every square with a zombie in a row with a buddy."""
        found: list[Move] = [GO_ON]
        for piece in pieces_at_hand(t, seat):
            found.extend([PLACES[piece][field] for field in range(FIELDS) if t.is_manned(row_of(field)) and t.tags[field]])
        if t.rules.food and CALL in t.foods[seat]:
            found.extend(SENDS)
            found.extend(SHIFTS)
        if t.rules.food and GUNS in t.foods[seat]:
            found.extend([arm for arm in ARMS if arm.piece in pieces_at_hand(t, seat)])
        return (*found, *free_moves(t, seat), *cards_for_later(t, seat))

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, GoOn):
            return None
        if isinstance(move, Place):
            known = 0 <= move.piece < PIECES and 0 <= move.field < FIELDS
            return why_not_place(t, seat, move.piece, move.field) if known else NOT_HERE
        if isinstance(move, (Send, Shift)):
            return why_not_call(t, seat, move)
        return why_not_arm(t, seat, move) if isinstance(move, Arm) else why_not_free(t, seat, move)

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Place):
            return (Placed(seat, move.piece, move.field), *self.rebound(t, move), self)
        if isinstance(move, (Send, Shift)):
            turn_over(t, seat, CALL)
            return (Sent(move.row), DrawCard(), self) if isinstance(move, Send) else (Shifted(move.row, move.to), self)
        if isinstance(move, Arm):
            turn_over(t, seat, GUNS)
            return (Armed(seat, move.piece, move.weapon), self)
        return (*move.begin(t, seat, dealer), self) if isinstance(move, Free) else ()

    def rebound(self, t: Pub, move: Place) -> Steps:
        """PB 13.6."""
        return (Rebounding(move.field),) if move.piece == RUGBY else ()


@final
class Placed(Step):
    """PB 7.1, 7.3. Beside the square; a die goes first, for dice left over are lost."""

    def __init__(self, seat: Seat, piece: int, field: int) -> None:
        self.seat: Final = seat
        self.piece: Final = piece
        self.field: Final = field

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        put_beside(t, self.seat, self.piece, self.field)
        return ()


def put_beside(t: Pub, seat: Seat, piece: int, field: int) -> None:
    if piece in t.loose:
        take_loose(t, piece)
    else:
        lay_beside(t, seat, card_of(piece), row_of(field))
    if piece < WEAPONS:
        t.weapons = replaced(t.weapons, field, piece)
    t.hits = changed(t.hits, field, t.hits_of(piece))


def take_loose(t: Pub, piece: int) -> None:
    at = t.loose.index(piece)
    t.loose = (*t.loose[:at], *t.loose[at + 1:])


def lay_beside(t: Pub, seat: Seat, card: int, row: int) -> None:
    t.hands[seat].take(card)
    t.placed[row].put(card)


def squares_for_a_rebound(t: Pub, field: int) -> list[int]:
    """R57. Any square with a chip in a neighbouring row; rows 1 and 5 are no neighbours."""
    rows = [row for row in (row_of(field) - 1, row_of(field) + 1) if 0 <= row < ROWS]
    return [other for row in rows for other in t.row_fields(row) if t.tags[other]]


NOT_NEXT_DOOR: Final = Reason("PB 13.6", "the second hit goes to a square with a zombie in a neighbouring row")


@final
class Rebounding(Choice):
    """PB 13.6, R57. Where the rugby ball's second hit will go; lost if there is nobody."""

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[t.active] if squares_for_a_rebound(t, self.field) else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return tuple([REBOUNDS[field] for field in squares_for_a_rebound(t, self.field)])

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Rebound) or not 0 <= move.field < FIELDS:
            return NOT_HERE
        return None if move.field in squares_for_a_rebound(t, self.field) else NOT_NEXT_DOOR

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Rebound)
        dealer.say(seat, move)
        t.rebounds = (*t.rebounds, self.field, move.field)
        return ()


def may_call(t: Pub, seat: Seat) -> bool:
    """PB 19.8. Is there anything that Late Call could do?"""
    if why_not_food(t, seat, CALL) is not None:
        return False
    moves: list[Send | Shift] = [*SENDS, *SHIFTS]
    return any([why_not_call(t, seat, move) is None for move in moves])


def may_arm(t: Pub, seat: Seat) -> bool:
    """PB 19.9. Is there a weapon at hand for Gun Runner?"""
    return why_not_food(t, seat, GUNS) is None and any([piece < WEAPONS for piece in pieces_at_hand(t, seat)])


HAS_PIECES: Final = Reason("R113", "pieces lie before that buddy: what is placed stays")


def why_not_call(t: Pub, seat: Seat, move: Send | Shift) -> Reason | None:
    """PB 19.8, R100."""
    reason = why_not_food(t, seat, CALL)
    if reason is not None or isinstance(move, Send):
        return reason or (why_not_send(t, move.row) if 0 <= move.row < ROWS else NOT_HERE)
    if move not in SHIFTS:
        return NOT_HERE
    if not t.is_manned(move.row):
        return NO_BUDDY
    if any([t.weapons[field] != NOTHING for field in t.row_fields(move.row)]):
        return HAS_PIECES
    return STOOL_TAKEN if t.is_manned(move.to) else None


STOOL_TAKEN: Final = Reason("PB 19.8", "a buddy stands before that row already")


@final
class Shifted(Step):
    """PB 19.8. A buddy to another row."""

    def __init__(self, row: int, to: int) -> None:
        self.row: Final = row
        self.to: Final = to

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.stools = t.stools & ~(1 << self.row) | 1 << self.to
        return ()


def why_not_arm(t: Pub, seat: Seat, move: Arm) -> Reason | None:
    """PB 19.9, R113."""
    if move not in ARMS:
        return NOT_HERE
    reason = why_not_food(t, seat, GUNS)
    if reason is not None:
        return reason
    return None if move.piece in pieces_at_hand(t, seat) else NOT_AT_HAND


@final
class Armed(Step):
    """PB 19.9, R59. It is that weapon in every way from now on; a card is used up by it."""

    def __init__(self, seat: Seat, piece: int, weapon: int) -> None:
        self.seat: Final = seat
        self.piece: Final = piece
        self.weapon: Final = weapon

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        if self.piece in t.loose:
            take_loose(t, self.piece)
        else:
            t.hands[self.seat].take(card_of(self.piece))
            t.discard.put(card_of(self.piece))
        t.loose = (*t.loose, self.weapon)
        return ()
