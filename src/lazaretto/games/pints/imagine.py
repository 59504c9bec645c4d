"""Worlds that a seat cannot tell apart: chips face down, who comes to the rescue, and cards that others looked at.

All else lies open. A chip can only be of a kind that was in the stock when it was drawn: so every draw of the night is imagined, from the first on.
"""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, NOBODY, BrokenTable, Card, Dealer, Line, Mistake, Position, View, Zone, resume
from ...kernel.likely import goes
from .cards import LAST_QUARTER, RESCUES
from .chips import DREW, FACE_BITS, TURNED_UP, face_of, read
from .story import Story
from .table import NOTHING, Pub

MOST_TRIES: Final = 10_000
FIRST_STEPS: Final = 3          # of the walk, before the first world


def imagine(view: View, dealer: Dealer) -> Position:
    """A world that looks the same to the view's seat. Nothing is to be remembered: what was once seen is open or in sight."""
    if view.outcome is not None:
        raise Mistake("the game is over: nothing is left to imagine")
    dream: Dream | None = view.knowledge
    if dream is None:
        view.knowledge = dream = Dream(view.table, dealer)
    dream.step(dealer)
    t: Pub = view.table.copy()
    dream.lay_chips(t)
    lay_cards(t, dealer)
    world = resume(t, view.agenda[:], dict(view.sealed))
    world.story = Story(dream.kinds, rescuer_of(t), [looked_at(t, look) for look in range(len(t.looks))])
    return world


@final
class Dream:
    """Which chip each draw was: a walk from one telling of all draws to another."""

    def __init__(self, t: Pub, dealer: Dealer) -> None:
        self.t: Final = t
        self.entries: Final = [read(entry) for entry in t.chronicle]
        self.seen: Final = {draw: face for what, draw, face in self.entries if what == TURNED_UP}
        self.kinds: list[Card] = []                  # by draw
        self.stock = Zone(0, 0, NOBODY)
        self.weight = 0.0
        for _ in range(FIRST_STEPS):
            self.step(dealer)

    def step(self, dealer: Dealer) -> None:
        for _ in range(MOST_TRIES):
            kinds, stock, weight = self.attempt(dealer)
            if weight > 0.0:
                if goes(self.weight, weight, dealer):
                    self.kinds, self.stock, self.weight = kinds, stock, weight
                return
        raise BrokenTable(f"no chips look like this: {self.t}")

    def attempt(self, dealer: Dealer) -> tuple[list[Card], Zone, float]:
        """From the first draw on: a chip that was turned up later was that one, any other is one of the stock."""
        kinds: list[Card] = []
        stock, weight = self.t.rules.chips.copy(), 1.0
        for what, draw, face in self.entries:
            if what == DREW:
                chip = self.seen.get(draw, FACE_DOWN)
                if chip == FACE_DOWN:
                    chip = stock.nth(dealer.pick(len(stock)))
                elif chip in stock:
                    weight *= stock.count(chip) / len(stock)
                else:
                    return kinds, stock, 0.0
                stock.take(chip)
                kinds.append(chip)
            elif what != TURNED_UP:
                stock.put(kinds[draw] if face == FACE_DOWN else face)
        return kinds, stock, weight

    def lay_chips(self, t: Pub) -> None:
        """Put them on a table: as they lie, face up or face down."""
        for place, tags in enumerate(t.tags):
            line = Line(0, 0, NOBODY)
            for tag in tags:
                face = face_of(tag)
                line.put(self.kinds[tag >> FACE_BITS] if face == FACE_DOWN else face)
            t.lines[place] = line
        t.stock = self.stock.copy()


def lay_cards(t: Pub, dealer: Dealer) -> None:
    """The rescuer is any that may be; what others looked at is any card nobody else has seen; the rest is the pile."""
    unseen = unseen_cards(t)
    rescuer = seen_rescuer(t)
    if rescuer == FACE_DOWN:
        rescuer = t.rules.rescuers[dealer.pick(len(t.rules.rescuers))]
    if t.quarter == LAST_QUARTER and rescuer not in open_cards(t):
        unseen.put(rescuer)
    if t.quarter < LAST_QUARTER:
        t.rescue = Zone(0, 0, t.rescue.eyes)
        t.rescue.put(rescuer)
    t.spare = Zone(0, 0, NOBODY)
    for card in RESCUES:
        if card != rescuer:
            t.spare.put(card)
    t.top = found(t.top, t.top_id, t, unseen, dealer)
    t.sunk = [found(zone, look, t, unseen, dealer) for zone, look in zip(t.sunk, t.sunk_ids)]
    t.deck = unseen


def found(zone: Zone, look: int, t: Pub, unseen: Zone, dealer: Dealer) -> Zone:
    """A card that lies by itself: known, or any that is unseen."""
    if look == NOTHING:
        return zone
    again = Zone(0, 0, t.lookers[look])
    if zone.faces:
        again.put(zone.kinds()[0])
    else:
        card = unseen.nth(dealer.pick(len(unseen)))
        unseen.take(card)
        again.put(card)
    return again


def unseen_cards(t: Pub) -> Zone:
    """All cards of the level that the seat does not see, without the rescuer."""
    unseen = t.rules.cards.copy()
    for card in open_cards(t):
        if card in unseen:
            unseen.take(card)
    return unseen


def open_cards(t: Pub) -> list[Card]:
    zones = [t.top, t.drawn, *t.sunk, *t.hands]
    lines = [t.discard, *t.placed]
    return [card for zone in zones for card in zone.cards() if card != FACE_DOWN] + [card for line in lines for card in line.cards()]


def seen_rescuer(t: Pub) -> Card:
    """The rescuer, if it was chosen or looked at."""
    for card in (*t.rescue.kinds(), *open_cards(t)):
        if card in RESCUES:
            return card
    return t.rules.rescuers[0] if len(t.rules.rescuers) == 1 else FACE_DOWN


def rescuer_of(t: Pub) -> Card:
    """Whichever is not among the spare ones."""
    return next(iter([card for card in RESCUES if card not in t.spare]))


def looked_at(t: Pub, look: int) -> Card:
    """Which card a look was of: seen by all since, or still lying by itself."""
    if t.looks[look] != NOTHING:
        return t.looks[look]
    if t.top_id == look:
        return t.top.kinds()[0]
    return t.sunk[t.sunk_ids.index(look)].kinds()[0]


