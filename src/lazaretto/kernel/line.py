"""Lines: cards laid down one after the other, and who may see them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from .errors import BrokenTable
from .zone import EVERYONE, FACE_DOWN, SHARED, Card, Seat

BITS: Final = 5
FACE: Final = 31                # a card's kind and one; nought is a card face down


@mypyc_attr(acyclic=True)
@final
class Line:
    """Cards in the order in which they came, and the eyes that may see their faces.

    A zone that remembers: for cards whose time of coming matters. Twelve fit a machine word; more are right as well.
    """

    def __init__(self, faces: int, size: int, eyes: int) -> None:
        self.faces = faces
        self.size = size
        self.eyes = eyes

    def __len__(self) -> int:
        return self.size

    def at(self, place: int) -> Card:
        """The card at this place, from 0; face down where there is none or none is seen."""
        if place < 0:
            return FACE_DOWN
        return (self.faces >> BITS * place & FACE) - 1

    def face(self, place: int) -> int:
        """The same as a number from 0, for tables that are read at `card + 1`."""
        return self.faces >> BITS * place & FACE

    def put(self, card: Card) -> None:
        """One more at the end."""
        if not FACE_DOWN <= card < FACE:
            raise BrokenTable(f"a line holds kinds of card below {FACE}, not {card}")
        self.faces |= card + 1 << BITS * self.size
        self.size += 1

    def take(self) -> Card:
        """The last one, away from here."""
        if not self.size:
            raise BrokenTable(f"no card in {self}")
        self.size -= 1
        card = (self.faces >> BITS * self.size & FACE) - 1
        self.faces &= (1 << BITS * self.size) - 1
        return card

    def take_at(self, place: int) -> Card:
        """The one at this place; those after it close the gap."""
        if not 0 <= place < self.size:
            raise BrokenTable(f"no card at {place} in {self}")
        card = self.at(place)
        below = self.faces & (1 << BITS * place) - 1
        self.faces = below | self.faces >> BITS * (place + 1) << BITS * place
        self.size -= 1
        return card

    def cards(self) -> list[Card]:
        return [self.at(place) for place in range(self.size)]

    def copy(self) -> Line:
        return Line(self.faces, self.size, self.eyes)

    def seen(self, seat: Seat) -> Line:
        """A copy with the cards face down, unless this seat may see them; and it does not tell who else may."""
        eyes = self.eyes
        if eyes == EVERYONE:
            return Line(self.faces, self.size, EVERYONE)
        if eyes >> seat & 1:
            return Line(self.faces, self.size, 1 << seat)
        return FACE_DOWN_LINES[self.size] if self.size < SHARED else Line(0, self.size, 0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.eyes == other.eyes and self.size == other.size and self.faces == other.faces

    def __repr__(self) -> str:
        return f"Line({self.cards()}, eyes={self.eyes:b})"


#: As `FACE_DOWN_ZONES`.
FACE_DOWN_LINES: Final = [Line(0, size, 0) for size in range(SHARED)]


def lay_out(cards: list[Card], eyes: int) -> Line:
    """A line of these cards."""
    line = Line(0, 0, eyes)
    for card in cards:
        line.put(card)
    return line
