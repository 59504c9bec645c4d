"""What a seat knows of each pair of symptoms that anyone has held: its own, those looked at, and those in sight now."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, Card, Seat
from .chronicle import GLIMPSED, KEPT, LOOKED, MINGLED
from .knowledge import Knowledge
from .table import Town

Pair = list[Card]               # two symptoms; FACE_DOWN where one is not known
Sight = dict[int, Pair]         # by hand, see `hand_number`

MOST_HANDS: Final = 1000        # of one place in a game
UNKNOWN: Final[Pair] = [FACE_DOWN, FACE_DOWN]


def hand_number(place: Seat, count: int) -> int:
    """A place's hand, by how often it had changed."""
    return place * MOST_HANDS + count


def seen_hands(known: Knowledge) -> Sight:
    """What the seat knows of each hand that anyone has had: its own, those looked at, and those in sight now."""
    sight: Sight = {}
    changes = [0] * known.t.rules.places
    queue = Queues(known)
    if known.remembers:
        sight[hand_number(known.me, 0)] = queue.dealt()
    for what, digits in known.entries:
        if what == MINGLED:
            for place in digits[1:]:
                changes[place] = changes[place] + 1
            if known.remembers and known.me in digits[1:]:
                sight[hand_number(known.me, changes[known.me])] = queue.dealt()
        elif what == KEPT:
            changes[digits[0]] = changes[digits[0]] + 1
            if known.remembers and digits[0] == known.me:
                sight[hand_number(known.me, changes[known.me])] = queue.kept()
        elif known.remembers and what in (LOOKED, GLIMPSED) and digits[0] == known.me:
            number = hand_number(digits[1], changes[digits[1]])
            pair = sight.setdefault(number, [FACE_DOWN, FACE_DOWN])
            if what == LOOKED:
                pair[digits[2]] = queue.looked()
            else:
                glimpse(pair, queue.glimpsed())
    for place in range(known.t.rules.places):
        in_sight(known.t, place, sight.setdefault(hand_number(place, changes[place]), [FACE_DOWN, FACE_DOWN]))
    return sight


def glimpse(pair: Pair, card: Card) -> None:
    """BR 9.8. One of the two is this; which one was looked at before, nobody knows."""
    if card not in pair:
        pair[0 if pair[0] == FACE_DOWN else 1] = card


def in_sight(t: Town, place: Seat, pair: Pair) -> None:
    """What lies face up for this seat now; what it remembers whole stays, in the order in which it came."""
    if FACE_DOWN not in pair:
        return
    left, right = t.rules.slots[place]
    if left == right:
        cards = t.symptoms[left].cards()
        if cards and cards[0] != FACE_DOWN:
            pair[0], pair[1] = cards[0], cards[1]
    else:
        for at, slot in enumerate((left, right)):
            cards = t.symptoms[slot].cards()
            if cards and cards[0] != FACE_DOWN:
                pair[at] = cards[0]


@final
class Queues:
    """A seat's memory, taken piece by piece."""

    def __init__(self, known: Knowledge) -> None:
        self.received: Final = known.received[:]
        self.keeps: Final = known.keeps[:]
        self.looks: Final = known.looks[:]
        self.glimpses: Final = known.glimpses[:]

    def dealt(self) -> Pair:
        return [self.received.pop(0), self.received.pop(0)]

    def kept(self) -> Pair:
        return list(self.keeps.pop(0).cards)

    def looked(self) -> Card:
        return self.looks.pop(0)

    def glimpsed(self) -> Card:
        return self.glimpses.pop(0)
