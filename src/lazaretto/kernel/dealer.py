"""The dealer: chance, and what is said aloud at the table."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .errors import BrokenTable
from .facts import Dealt, Glimpsed, Lot, Moved, Rolled, Said, Shown, Turned
from .line import Line
from .table import place_of
from .value import Value
from .zone import EVERYONE, FACE_DOWN, Card, Seat, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Everything a rule may do besides change the table. `pick` is the only chance there is.

    A dealer of your own that does not listen says so in its `__init__`: compiled, a value in the class body is not looked at.
    """

    listening: bool = True               # does anyone want the facts? A dealer for search says no
    table: Any = None                    # where the cards lie that facts speak of

    def pick(self, n: int) -> int:
        """A number below n, each equally likely."""
        raise NotImplementedError

    def tell(self, eyes: int, fact: object) -> None:
        """Say a fact to those eyes. A dealer for search says nothing."""

    def roll(self, faces: int = 6) -> int:
        """Roll a die in the open."""
        face = self.pick(faces)
        if self.listening:
            self.tell(EVERYONE, Rolled(face))
        return face

    def lot(self, n: int) -> int:
        """Choose among so many in the open."""
        number = self.pick(n)
        if self.listening:
            self.tell(EVERYONE, Lot(number))
        return number

    def say(self, seat: Seat, move: Value) -> None:
        """An answer that everyone hears."""
        if self.listening:
            self.tell(EVERYONE, Said(seat, move))

    def draw(self, zone: Zone, to: Zone) -> Card:
        """Draw one card at random: a shuffled deck has no order, so none can leak."""
        if not zone.size:
            raise BrokenTable(f"nothing to draw from {place_of(zone, self.table) or zone}")
        card = zone.nth(self.pick(zone.size))
        zone.take(card)
        to.put(card)
        if self.listening:
            self._moved(card, zone, to, zone.eyes | to.eyes)
        return card

    def move(self, card: Card, zone: Zone, to: Zone) -> None:
        """Move a card; whoever may see it on either side is told which, the others that one moved."""
        zone.take(card)
        to.put(card)
        if self.listening:
            self._moved(card, zone, to, zone.eyes | to.eyes)

    def add(self, card: Card, zone: Zone, to: Line) -> None:
        """The same to the end of a line."""
        zone.take(card)
        to.put(card)
        if self.listening:
            self._moved(card, zone, to, zone.eyes | to.eyes)

    def give(self, cards: Zone, to: Zone) -> None:
        """Bring cards from the box to an empty place; whoever may see them is told."""
        if to.size:
            raise BrokenTable(f"cards lie already in {to}")
        to.faces, to.size = cards.faces, cards.size
        if self.listening:
            place = place_of(to, self.table)
            self.tell(to.eyes, Dealt(tuple(to.cards()), place))
            self.tell(~to.eyes, Dealt((FACE_DOWN,) * to.size, place))

    def turn(self, zone: Zone, card: Card, into: Card) -> None:
        """Turn a marker over; whoever may see it is told."""
        zone.take(card)
        zone.put(into)
        if self.listening:
            self.tell(zone.eyes, Turned(into, place_of(zone, self.table)))

    def show(self, zone: Zone, eyes: int) -> None:
        """Let more eyes see a zone, from now on."""
        zone.eyes |= eyes
        if self.listening:
            self.tell(eyes, Shown(tuple(zone.cards()), place_of(zone, self.table)))

    def glimpse(self, zone: Zone, eyes: int) -> Card:
        """Let those eyes see one of the cards, any, and no longer than this moment."""
        card = zone.nth(self.pick(zone.size))
        if self.listening:
            self.tell(eyes, Glimpsed(card, place_of(zone, self.table)))
        return card

    def _moved(self, card: Card, source: object, to: object, eyes: int) -> None:
        here, there = place_of(source, self.table), place_of(to, self.table)
        self.tell(eyes, Moved(card, here, there))
        self.tell(~eyes, Moved(FACE_DOWN, here, there))
