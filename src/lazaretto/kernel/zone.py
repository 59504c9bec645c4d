"""Zones: the only place where a secret may lie."""

from __future__ import annotations

from typing import Annotated, Final, TypeVar, final

from mypy_extensions import mypyc_attr

from .errors import BrokenTable

Seat = int
Seats = int                     # a set of seats, one bit each; so are eyes
Card = int                      # which kind of card, from 0

T = TypeVar("T")
Public = Annotated[T, "public"]
"""A field of a table that everyone may see. The laws refuse a field that is neither this nor a zone."""

FACE_DOWN: Final = -1
NOBODY: Final = 0
EVERYONE: Final = -1
WATCHER: Final = 60             # the bit of all who look on without a seat


def only(*seats: Seat) -> int:
    """The eyes of just these seats."""
    eyes = 0
    for seat in seats:
        eyes |= 1 << seat
    return eyes


def without(seats: Seats, seat: Seat) -> Seats:
    """The others."""
    return seats & ~(1 << seat)


#: Faces are kept in one number. In a zone: so many bits for how many of each kind. Twelve kinds fit a machine word;
#: more are right as well, and walked word by word.
BITS: Final = 5
MOST: Final = 31                # of one kind in one zone
KINDS_A_WORD: Final = 12
WORD: Final = (1 << 60) - 1


@mypyc_attr(acyclic=True)
@final
class Zone:
    """Cards lying together, in no order, and the eyes that may see their faces.

    How many cards lie here is public; which cards is not, nor who else may look. A zone seen from outside has its size and no faces.
    """

    def __init__(self, faces: int, size: int, eyes: int) -> None:
        self.faces = faces
        self.size = size
        self.eyes = eyes

    def __len__(self) -> int:
        return self.size

    def __contains__(self, card: Card) -> bool:
        return self.faces >> BITS * card & MOST != 0

    def count(self, card: Card) -> int:
        return self.faces >> BITS * card & MOST

    def kinds(self) -> list[Card]:
        """Each different card once, in a fixed order."""
        found: list[Card] = []
        first, faces = 0, self.faces
        while faces:
            card, word = first, faces & WORD
            while word:
                if word & MOST:
                    found.append(card)
                word >>= BITS
                card += 1
            faces >>= BITS * KINDS_A_WORD
            first += KINDS_A_WORD
        return found

    def cards(self) -> list[Card]:
        """Every card, in a fixed order; those not seen come last, face down."""
        found: list[Card] = []
        for card in self.kinds():
            found.extend([card] * self.count(card))
        return found + [FACE_DOWN] * (self.size - len(found))

    def put(self, card: Card, copies: int = 1) -> None:
        if self.count(card) + copies > MOST:
            raise BrokenTable(f"more than {MOST} of card {card} in {self}")
        self.faces += copies << BITS * card
        self.size += copies

    def take(self, card: Card) -> None:
        if not self.faces >> BITS * card & MOST:
            raise BrokenTable(f"no card {card} in {self}")
        self.faces -= 1 << BITS * card
        self.size -= 1

    def nth(self, n: int) -> Card:
        """The card at this place when all lie sorted: how chance takes one."""
        first, faces = 0, self.faces
        while faces:
            card, word = first, faces & WORD
            while word:
                n -= word & MOST
                if n < 0:
                    return card
                word >>= BITS
                card += 1
            faces >>= BITS * KINDS_A_WORD
            first += KINDS_A_WORD
        raise BrokenTable(f"too few faces in {self}")

    def total(self, worth: tuple[int, ...]) -> int:
        """What the cards are worth together."""
        card, faces, total = 0, self.faces, 0
        while faces:
            total += (faces & MOST) * worth[card]
            faces >>= BITS
            card += 1
        return total

    def gather(self, zone: Zone) -> None:
        """All of that zone's cards come here."""
        if self.size + zone.size > MOST:                       # only then could a count overflow
            hidden = zone.size
            for card in zone.kinds():
                self.put(card, zone.count(card))
                hidden -= zone.count(card)
            self.size += hidden
        else:
            self.faces += zone.faces
            self.size += zone.size
        zone.faces = zone.size = 0

    def copy(self) -> Zone:
        return Zone(self.faces, self.size, self.eyes)

    def seen(self, seat: Seat) -> Zone:
        """A copy with the cards face down, unless this seat may see them; and it does not tell who else may."""
        eyes = self.eyes
        if eyes == EVERYONE:
            return Zone(self.faces, self.size, EVERYONE)
        if eyes >> seat & 1:
            return Zone(self.faces, self.size, 1 << seat)
        return FACE_DOWN_ZONES[self.size] if self.size < SHARED else Zone(0, self.size, 0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zone) and self.eyes == other.eyes and self.size == other.size and self.faces == other.faces

    def __repr__(self) -> str:
        return f"Zone({self.cards()}, eyes={self.eyes:b})"


#: So many cards that one may not see, made once: a view is looked at and never changed.
SHARED: Final = 64
FACE_DOWN_ZONES: Final = [Zone(0, size, NOBODY) for size in range(SHARED)]


def lay(cards: list[Card], eyes: int) -> Zone:
    """A zone with these cards in it."""
    zone = Zone(0, 0, eyes)
    for card in cards:
        if card == FACE_DOWN:
            zone.size += 1
        else:
            zone.put(card)
    return zone


#: By seat, that seat alone: who is asked by a question to one.
ALONE: Final = tuple([(seat,) for seat in range(WATCHER)])


def letter(seat: Seat) -> str:
    """A seat's mark: A, B, C and so on."""
    return chr(ord("A") + seat)
