"""What players say in Pints, apart from what may be done at any time."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Move, Seat
from .cards import BUDDY_CARDS, COLOURS, FIELDS, FOODS, PIECES, ROWS, WEAPONS


@final
class GoOn(Move):
    """Enough of this: on to the next thing."""


@final
class NothingMore(Move):
    """R123. Nor will there be in this phase: on with it, and ask only what must be chosen."""


@final
class Send(Move):
    """PB 5.1. A buddy to this row."""

    def __init__(self, row: int) -> None:
        self.row: Final = row


@final
class Name(Move):
    """PB 6.3, 19.11. This colour."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour


@final
class Place(Move):
    """PB 7.1. This piece beside that square."""

    def __init__(self, piece: int, field: int) -> None:
        self.piece: Final = piece
        self.field: Final = field


@final
class Rebound(Move):
    """PB 13.6. The rugby ball's second hit goes there."""

    def __init__(self, field: int) -> None:
        self.field: Final = field


@final
class Fight(Move):
    """PB 8.2. This square next."""

    def __init__(self, field: int) -> None:
        self.field: Final = field


@final
class Use(Move):
    """PB 19. Turn this pub food marker over for what it does."""

    def __init__(self, food: int) -> None:
        self.food: Final = food


@final
class Shift(Move):
    """PB 19.8. A buddy from one row to another."""

    def __init__(self, row: int, to: int) -> None:
        self.row: Final = row
        self.to: Final = to


@final
class Arm(Move):
    """PB 19.9. This weapon becomes that one."""

    def __init__(self, piece: int, weapon: int) -> None:
        self.piece: Final = piece
        self.weapon: Final = weapon


@final
class PlayCard(Move):
    """PB 13. A card that needs nothing further: Z-word and the cards of the bus."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card


@final
class Lose(Move):
    """PB 15.5, 14.4, 14.6. This card goes under the pile."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card


@final
class Pay(Move):
    """PB 15.1. Take the bonus for its price."""


@final
class Sell(Move):
    """PB 12.4. "It is yours." """


@final
class Refuse(Move):
    """PB 12.4, 15.1. "No." """


@final
class Visit(Move):
    """PB 14.8. This zombie is for that player."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class Lay(Move):
    """PB 13.15. A chip, face up or face down, onto this square."""

    def __init__(self, field: int, up: int) -> None:
        self.field: Final = field
        self.up: Final = up


@final
class Mourn(Move):
    """R60. The buddy before this row dies."""

    def __init__(self, row: int) -> None:
        self.row: Final = row


@final
class GiveBack(Move):
    """PB 19.3. This pub food goes back."""

    def __init__(self, food: int) -> None:
        self.food: Final = food


@final
class Sink(Move):
    """PB 19.4. To the bottom of the quarter with it."""


GO_ON: Final = GoOn()
NOTHING_MORE: Final = NothingMore()
PAY: Final = Pay()
SELL: Final = Sell()
REFUSE: Final = Refuse()
SINK: Final = Sink()
SENDS: Final = tuple([Send(row) for row in range(ROWS)])
NAMES: Final = tuple([Name(colour) for colour in range(COLOURS)])
PLACES: Final = tuple([tuple([Place(piece, field) for field in range(FIELDS)]) for piece in range(PIECES)])
REBOUNDS: Final = tuple([Rebound(field) for field in range(FIELDS)])
FIGHTS: Final = tuple([Fight(field) for field in range(FIELDS)])
USES: Final = tuple([Use(food) for food in range(FOODS)])
SHIFTS: Final = tuple([Shift(row, to) for row in range(ROWS) for to in range(ROWS) if row != to])
ARMS: Final = tuple([Arm(piece, weapon) for piece in range(WEAPONS) for weapon in range(WEAPONS) if piece != weapon])
CARDS_PLAYED: Final = tuple([PlayCard(card) for card in range(BUDDY_CARDS)])
LOSSES: Final = tuple([Lose(card) for card in range(BUDDY_CARDS)])
VISITS: Final = tuple([Visit(seat) for seat in range(4)])
LAYS: Final = tuple([tuple([Lay(field, up) for field in range(FIELDS)]) for up in (0, 1)])
MOURNS: Final = tuple([Mourn(row) for row in range(ROWS)])
GIFTS_BACK: Final = tuple([GiveBack(food) for food in range(FOODS)])
