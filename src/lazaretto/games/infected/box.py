"""IN 2. What is in the box: cards, decks and which decks sit at which table, read from the component pack and checked."""

from __future__ import annotations

from typing import Final, final

from ...kernel import NOBODY, BrokenPack, Pack, UnknownVariant, Zone, lay
from .cards import DOCTORS_ONLY, DOUBLE_DICE, NAMES, ROLL, SILENT
from .chart import Chart, read_chart

DECK_SIZE: Final = 10
SEATS: Final = range(5, 13)     # IN 3.5
ONE_BOX: Final = 6              # players; more take two

#: IN 2.2. The decks that every pack has, in this order; others follow. Who you are is which deck you were dealt.
DOCTOR: Final = 0
SAFE_VILLAGER: Final = 1
SILENT_VILLAGER: Final = 2
CONTAGIOUS_VILLAGER: Final = 3
DECKS: Final = ("doctor", "safe", "silent", "contagious")

MOST_DICE: Final = 15           # of a kind in a box: two boxes of them are shuffled in one zone

Counts = tuple[int, ...]        # by deck, how many are at the table


@final
class Box:
    """The components of Infected."""

    def __init__(self, pack: Pack) -> None:
        pack.only("die", "pool", "decks", "tables", "chart")
        die = pack.part("die")
        die.only("faces", "skulls")
        self.faces: Final = die.number("faces", 2, 100)
        self.skulls: Final = die.number("skulls", 0, self.faces)
        self.pool: Final = read_cards(pack.part("pool"), most=99)
        for card in (ROLL, DOUBLE_DICE):
            pack.part("pool").number(NAMES[card], 0, MOST_DICE)
        self.names: Final = deck_names(pack.part("decks"))
        self.decks: Final = tuple([read_deck(pack.part("decks"), name) for name in self.names])
        self.chart: Final[Chart] = read_chart(pack.part("chart"))
        self.tables: Final = {seats: self.read_table(pack.part("tables"), seats) for seats in SEATS}
        pack.part("tables").only(*[str(seats) for seats in SEATS])

    def boxes(self, seats: int) -> int:
        """IN 2.1. Up to six players use one box, more use two."""
        return 1 if seats <= ONE_BOX else 2

    def read_table(self, pack: Pack, seats: int) -> Counts:
        part = pack.part(str(seats))
        part.only(*self.names)
        counts = tuple([part.number(name, 0, seats) if name in part.fields else 0 for name in self.names])
        wrong = self.why_not(counts, seats)
        if wrong is not None:
            raise BrokenPack(part.where, wrong)
        return counts

    def checked(self, counts: Counts, seats: int) -> Counts:
        """The same for decks that a variant changed."""
        wrong = self.why_not(counts, seats)
        if wrong is not None:
            raise UnknownVariant(wrong)
        return counts

    def why_not(self, counts: Counts, seats: int) -> str | None:
        """IN 2.4, 3.2, 10.1. What speaks against these decks at one table, if anything."""
        if sum(counts) != seats:
            return f"{sum(counts)} decks for {seats} players"
        if counts[DOCTOR] != 1 and seats <= ONE_BOX:
            return f"up to {ONE_BOX} players have one Plague Doctor, not {counts[DOCTOR]} (IN 3.2)"
        if counts[DOCTOR] not in (1, 2):
            return f"seven to twelve players have one or two Plague Doctors, not {counts[DOCTOR]} (IN 10.1)"
        if not any([copies and name != DECKS[DOCTOR] and SILENT in deck for copies, name, deck in zip(counts, self.names, self.decks)]):
            return "at least one Villager's deck must hold a Silent Villager card (IN 2.4)"
        return self.too_few(counts, seats)

    def too_few(self, counts: Counts, seats: int) -> str | None:
        """IN 2.3. All decks together must come out of the boxes."""
        boxes = self.boxes(seats)
        for card, name in enumerate(NAMES):
            needed = sum([copies * deck.count(card) for copies, deck in zip(counts, self.decks)])
            held = boxes * self.pool[card]
            if needed > held:
                return f"{needed} {name} cards are needed, and {'one box holds' if boxes == 1 else 'two boxes hold'} {held} (IN 2.3)"
        return None

    def dice(self, seats: int) -> Zone:
        """IN 2.5. All dice cards of the boxes, shuffled."""
        dice = Zone(0, 0, NOBODY)
        for card in (ROLL, DOUBLE_DICE):
            dice.put(card, self.boxes(seats) * self.pool[card])
        return dice


def read_cards(pack: Pack, most: int) -> tuple[int, ...]:
    """By card, how many."""
    pack.only(*NAMES)
    return tuple([pack.number(name, 0, most) if name in pack.fields else 0 for name in NAMES])


def deck_names(pack: Pack) -> tuple[str, ...]:
    """The four of the rulebook, then a pack's own."""
    for name in pack.names():
        if not name.replace("-", "").isalnum() or name != name.lower():
            raise BrokenPack(pack.path(name), "a deck's name is small letters, figures and hyphens")
    return (*DECKS, *[name for name in pack.names() if name not in DECKS])


def read_deck(pack: Pack, name: str) -> Zone:
    """IN 2.2, 2.3. Ten cards; Infected cards only for the Doctor."""
    cards = lay([card for card, copies in enumerate(read_cards(pack.part(name), most=DECK_SIZE)) for _ in range(copies)], NOBODY)
    field = pack.path(name)
    if len(cards) != DECK_SIZE:
        raise BrokenPack(field, f"a deck has {DECK_SIZE} cards, not {len(cards)} (IN 2.2)")
    for card in DOCTORS_ONLY:
        if name != DECKS[DOCTOR] and card in cards:
            raise BrokenPack(f"{field}.{NAMES[card]}", "no Infected card goes into a Villager's deck (IN 2.3)")
    return cards
