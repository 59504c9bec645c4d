"""PB 13.13 to 13.16. Buddy cards that may be played at any time in phases I to III."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Card, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .anytime import Free
from .cards import BLIND, COAT, FIELDS, ROWS, SCATTER, SQUARES, UNDEAD
from .chips import DOWN, FACE, move_at, move_all, send_back
from .moves import LAYS, Lay
from .pushing import slide_in_from_the_pub
from .table import HELD, SCORING, Pub

NOT_NOW: Final = Reason("PB 11.9", "no buddy card is played in the scoring")
NO_SUCH_CARD: Final = Reason("PB 13.1", "you have no such card")


def why_not_card(t: Pub, seat: Seat, card: Card) -> Reason | None:
    """PB 13.1, 11.9. Whether the seat may play this card at all."""
    if t.phase >= SCORING:
        return NOT_NOW
    return None if card in t.hands[seat] else NO_SUCH_CARD


def discard(t: Pub, seat: Seat, card: Card) -> None:
    """R38. A special card, once it has been played."""
    t.hands[seat].take(card)
    t.discard.put(card)


UNDEAD_ALREADY: Final = Reason("PB 13.13", "that row plays undead already")
BLIND_ALREADY: Final = Reason("PB 13.14", "that row has a roller blind already")


@final
class Undead(Free):
    """PB 13.13. Who enters by this row bites nobody in this turn."""

    def __init__(self, row: int) -> None:
        self.row: Final = row

    def why_not(self, t: Pub, seat: Seat) -> Reason | None:
        return why_not_card(t, seat, UNDEAD) or (UNDEAD_ALREADY if t.undead >> self.row & 1 else None)

    def begin(self, t: Pub, seat: Seat, dealer: Dealer) -> Steps:
        discard(t, seat, UNDEAD)
        t.undead |= 1 << self.row
        return ()


@final
class Blind(Free):
    """PB 13.14. Nothing moves in this row for the rest of the turn."""

    def __init__(self, row: int) -> None:
        self.row: Final = row

    def why_not(self, t: Pub, seat: Seat) -> Reason | None:
        return why_not_card(t, seat, BLIND) or (BLIND_ALREADY if t.is_blind(self.row) else None)

    def begin(self, t: Pub, seat: Seat, dealer: Dealer) -> Steps:
        discard(t, seat, BLIND)
        t.blinds |= 1 << self.row
        return ()


BEHIND_A_BLIND: Final = Reason("R71", "nothing moves behind a roller blind")


@final
class CoatStand(Free):
    """PB 13.16. Push a row back by one."""

    def __init__(self, row: int) -> None:
        self.row: Final = row

    def why_not(self, t: Pub, seat: Seat) -> Reason | None:
        return why_not_card(t, seat, COAT) or (BEHIND_A_BLIND if t.is_blind(self.row) else None)

    def begin(self, t: Pub, seat: Seat, dealer: Dealer) -> Steps:
        discard(t, seat, COAT)
        return (PushedBack(self.row),)


@final
class PushedBack(Step):
    """PB 13.16, R71. The corner's first tile in from the pub; what falls out at the street goes back."""

    def __init__(self, row: int) -> None:
        self.row: Final = row

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        slide_in_from_the_pub(t, self.row)
        send_back(t, HELD)
        return ()


NOBODY_THERE: Final = Reason("PB 13.15", "no zombie lies there")


@final
class Scatter(Free):
    """PB 13.15. Lift the pile of a square."""

    def __init__(self, field: int) -> None:
        self.field: Final = field

    def why_not(self, t: Pub, seat: Seat) -> Reason | None:
        return why_not_card(t, seat, SCATTER) or (None if t.tags[self.field] else NOBODY_THERE)

    def begin(self, t: Pub, seat: Seat, dealer: Dealer) -> Steps:
        discard(t, seat, SCATTER)
        move_all(t, self.field, HELD)
        return (Scattering(seat, self.field),)


ELSEWHERE: Final = Reason("PB 13.15", "the zombies go to other tiles than their own")
NONE_SUCH: Final = Reason("PB 13.15", "no such zombie is left to lay down")


@final
class Scattering(Choice):
    """PB 13.15, R75. Chip by chip, the uppermost of those face up or face down."""

    def __init__(self, seat: Seat, field: int) -> None:
        self.seat: Final = seat
        self.field: Final = field

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[self.seat] if t.tags[HELD] else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return (*LAYS[0], *LAYS[1])

    def may(self, t: Pub, seat: Seat) -> Moves:
        found: list[Move] = []
        for up in (0, 1):
            if uppermost(t, up) >= 0:
                found.extend([lay for lay in LAYS[up] if lay.field != self.field])
        return tuple(found)

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Lay) or not 0 <= move.field < FIELDS or move.up not in (0, 1):
            return NOT_HERE
        if move.field == self.field:
            return ELSEWHERE
        return NONE_SUCH if uppermost(t, move.up) < 0 else None

    def default(self, t: Pub, seat: Seat) -> Move:
        """At the street, as far from the pub as can be."""
        up = 0 if uppermost(t, 0) >= 0 else 1
        return next(iter([lay for lay in LAYS[up][SQUARES - 1::SQUARES] if lay.field != self.field]))

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Lay)
        dealer.say(seat, move)
        move_at(t, HELD, uppermost(t, move.up), move.field)
        return (self,)


def uppermost(t: Pub, up: int) -> int:
    """Of the chips in hand that are face up, or face down: the place of the one on top; -1 if there is none."""
    tags = t.tags[HELD]
    for at in range(len(tags) - 1, -1, -1):
        if (tags[at] & FACE != DOWN) == (up == 1):
            return at
    return -1


UNDEADS: Final = tuple([Undead(row) for row in range(ROWS)])
BLINDS: Final = tuple([Blind(row) for row in range(ROWS)])
COATS: Final = tuple([CoatStand(row) for row in range(ROWS)])
SCATTERS: Final = tuple([Scatter(field) for field in range(FIELDS)])
