"""PB 2.3, 2.4. Zombie chips: drawn from the stock face down, turned up when hit, and where they go.

Everyone can follow a chip with the eyes, whatever its face: so each has a tag, the number of its draw and, once it is up, its face. What was drawn, turned
up and brought back stands in the chronicle, from which `imagine` knows what a chip still face down can be.
"""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Card, Dealer, Value
from .table import Pub

#: By kind: plain, refined, snappy; fast first, then tough.
FEATURES: Final = 3
REFINED: Final = 1
SNAPPY: Final = 2

DOWN: Final = 0
FACE_BITS: Final = 4
FACE: Final = 15

DREW: Final = 0
TURNED_UP: Final = 1
WENT_BACK: Final = 2
WHAT_BITS: Final = 2
WHAT: Final = 3


def is_tough(t: Pub, chip: Card) -> bool:
    """PB 8.5."""
    return t.rules.kinds[chip] >= FEATURES


def is_refined(t: Pub, chip: Card) -> bool:
    """PB 8.7."""
    return t.rules.kinds[chip] % FEATURES == REFINED


def bites_of(t: Pub, chip: Card) -> int:
    """PB 8.8, 11.5, 11.6."""
    return 2 if t.rules.kinds[chip] % FEATURES == SNAPPY else 1


def face_of(tag: int) -> Card:
    """The face that is up; -1 for a chip face down."""
    return (tag & FACE) - 1


def entry(what: int, tag: int) -> int:
    return tag << WHAT_BITS | what


def read(entry: int) -> tuple[int, int, Card]:
    """What happened, to the chip of which draw, and its face if that was seen. Chips off the ambulance have a face and no draw."""
    tag = entry >> WHAT_BITS
    return entry & WHAT, tag >> FACE_BITS, face_of(tag)


def retag(t: Pub, place: int, tags: tuple[int, ...]) -> None:
    t.tags = (*t.tags[:place], tags, *t.tags[place + 1:])


def bring(t: Pub, place: int, dealer: Dealer) -> int:
    """PB 2.4, 6.6, R14, R20. A chip from the stock, face down and on top; none if there is none. How many came."""
    if not t.stock.size:
        return 0
    chip = dealer.draw(t.stock, to=t.claw)
    t.claw.take(chip)
    t.lines[place].put(chip)
    tag = t.draws << FACE_BITS
    retag(t, place, (*t.tags[place], tag))
    t.draws += 1
    t.chronicle = (*t.chronicle, entry(DREW, tag))
    return 1


def turn_up(t: Pub, place: int, at: int, dealer: Dealer) -> Card:
    """PB 8.3. A chip where it lies; its face, new or not."""
    chip, tags = t.lines[place].at(at), t.tags[place]
    if tags[at] & FACE == DOWN:
        tag = tags[at] | chip + 1
        retag(t, place, (*tags[:at], tag, *tags[at + 1:]))
        t.chronicle = (*t.chronicle, entry(TURNED_UP, tag))
        if dealer.listening:
            dealer.tell(EVERYONE, TurnedUp(place, chip))
    return chip


@final
class TurnedUp(Value):
    """A chip lies face up now."""

    def __init__(self, place: int, chip: Card) -> None:
        self.place: Final = place
        self.chip: Final = chip


def move_top(t: Pub, source: int, to: int) -> None:
    """The topmost chip, as it lies."""
    move_at(t, source, len(t.tags[source]) - 1, to)


def move_at(t: Pub, source: int, at: int, to: int) -> None:
    tags = t.tags[source]
    t.lines[to].put(t.lines[source].take_at(at))
    retag(t, to, (*t.tags[to], tags[at]))
    retag(t, source, (*tags[:at], *tags[at + 1:]))


def move_all(t: Pub, source: int, to: int) -> None:
    """A whole pile, the lowest first."""
    while t.tags[source]:
        move_at(t, source, 0, to)


def fell(t: Pub, place: int) -> None:
    """PB 8.6. The topmost chip, which is up, goes on the ambulance."""
    t.ambulance.put(t.lines[place].take())
    retag(t, place, t.tags[place][:-1])


def send_back(t: Pub, place: int) -> None:
    """PB 2.4. All chips there, mixed into the stock."""
    while t.tags[place]:
        send_top_back(t, place)


def send_top_back(t: Pub, place: int) -> None:
    tags = t.tags[place]
    t.stock.put(t.lines[place].take())
    t.chronicle = (*t.chronicle, entry(WENT_BACK, tags[-1]))
    retag(t, place, tags[:-1])


def empty_ambulance(t: Pub) -> None:
    """PB 11.3."""
    for chip in t.ambulance.cards():
        t.chronicle = (*t.chronicle, entry(WENT_BACK, chip + 1))
    t.stock.gather(t.ambulance)


