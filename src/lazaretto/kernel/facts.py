"""Facts: what is said aloud at the table, to everyone or to a few."""

from __future__ import annotations

from typing import Final, final

from .value import Value
from .zone import Card, Seat

Place = str
"""Where on the table: a field and, in a row, the number in it ("hands.3"); "" is the box."""


@final
class Rolled(Value):
    """A die lies there, with this face."""

    def __init__(self, face: int) -> None:
        self.face: Final = face


@final
class Lot(Value):
    """Chance chose among several in the open: the pawn drawn from a bag, the die that a ghost takes."""

    def __init__(self, number: int) -> None:
        self.number: Final = number


@final
class Said(Value):
    """A seat answered aloud, and everyone heard it."""

    def __init__(self, seat: Seat, move: Value) -> None:
        self.seat: Final = seat
        self.move: Final = move


@final
class Moved(Value):
    """A card went from one place to another; face down for those who saw only that."""

    def __init__(self, card: Card, source: Place, to: Place) -> None:
        self.card: Final = card
        self.source: Final = source
        self.to: Final = to


@final
class Dealt(Value):
    """Cards came from the box."""

    def __init__(self, cards: tuple[Card, ...], to: Place) -> None:
        self.cards: Final = cards
        self.to: Final = to


@final
class Turned(Value):
    """A marker was turned over."""

    def __init__(self, into: Card, place: Place) -> None:
        self.into: Final = into
        self.place: Final = place


@final
class Shown(Value):
    """You may see these cards from now on."""

    def __init__(self, cards: tuple[Card, ...], place: Place) -> None:
        self.cards: Final = cards
        self.place: Final = place


@final
class Glimpsed(Value):
    """You saw one of the cards there, and know no longer which it is."""

    def __init__(self, card: Card, place: Place) -> None:
        self.card: Final = card
        self.place: Final = place


FACTS: Final = (Rolled, Lot, Said, Moved, Dealt, Turned, Shown, Glimpsed)
