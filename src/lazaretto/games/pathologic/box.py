"""PA 2. What is in the box, read from the component pack and checked."""

from __future__ import annotations

from typing import Final, final

from ...kernel import BrokenPack, Pack
from .cards import (
    CARDS_A_DECK, DISTRICTS, HEALER_NAMES, HEALERS, PLACES, PRESCRIPTION_NAMES, RESOURCE_NAMES, RESOURCES, STEPPE, STRAIN_NAMES, WARD_NAMES, WARDS_EACH,
)

SEATS: Final = range(2, 5)
DISTRICT_NUMBERS: Final = tuple([str(district) for district in DISTRICTS])
BRIDGES: Final = ("west-1", "west-2", "east-1", "east-2")
DECKS: Final = ("bachelor-deck", "haruspex-deck", "changeling-deck")
TWO_PLAYERS: Final = "two-player-deck"
LONGEST_NAME: Final = 40
Names = dict[str, str]
Border = tuple[int, int]


@final
class Box:
    """The components of Pathologic."""

    def __init__(self, pack: Pack) -> None:
        pack.only(
            "districts", "adjacent", "bridges", "steppe", "healers", "wards", "ward-names", "counters", "event-needs", "event-names", *DECKS, TWO_PLAYERS,
            "prescription-names", "strains", "strain-names", "evidence", "turn", "limits",
        )
        self.districts: Final = ("the Steppe", *names(pack.part("districts"), DISTRICT_NUMBERS))
        self.land: Final = read_land(pack.part("adjacent"))
        self.bridges: Final = read_bridges(pack.part("bridges"), self.land)
        self.steppe: Final = read_steppe(pack.part("steppe"))
        self.resources: Final = (*read_healers(pack.part("healers")), *read_wards(pack.part("wards")))
        self.ward_names: Final = names(pack.part("ward-names"), WARD_NAMES)
        self.counters: Final = counts(pack.part("counters"), RESOURCE_NAMES, 1, 31)
        self.columns: Final = read_needs(pack.part("event-needs"))
        self.event_names: Final = ("", *names(pack.part("event-names"), DISTRICT_NUMBERS))
        self.copies: Final = tuple([copies for healer in range(HEALERS) for copies in counts(pack.part(DECKS[healer]), deck_of(healer), 0, 9)])
        self.two_players: Final = read_two_players(pack.part(TWO_PLAYERS))
        self.prescription_names: Final = names(pack.part("prescription-names"), PRESCRIPTION_NAMES)
        self.strains: Final = counts(pack.part("strains"), STRAIN_NAMES, 0, 9)
        self.strain_names: Final = names(pack.part("strain-names"), STRAIN_NAMES)
        self.evidence, self.least, self.enough = counts(pack.part("evidence"), ("start", "least", "win"), 0, 99)
        if not self.least <= self.evidence < self.enough:
            raise BrokenPack("evidence", "start must not be below least, and must be below win (PA 15.1, 15.2)")
        self.events, self.first_events, self.points, self.spaces = counts(
            pack.part("turn"), ("events-at-once", "events-first-turn", "action-points", "move"), 1, 15,
        )
        if self.spaces > 4:
            raise BrokenPack("turn.move", f"must be from 1 to 4, not {self.spaces} (PA 17.9)")
        self.rounds: Final = counts(pack.part("limits"), ("rounds",), 1, 200)[0]

    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """PA 2.1 to 2.3. By place; the Steppe is one of them."""
        borders = {*self.land, *self.bridges, *[(STEPPE, district) for district in self.steppe]}
        return tuple([tuple([other for other in range(PLACES) if (place, other) in borders or (other, place) in borders]) for place in range(PLACES)])


def counts(pack: Pack, words: tuple[str, ...], low: int, high: int) -> tuple[int, ...]:
    pack.only(*words)
    return tuple([pack.number(word, low, high) for word in words])


def names(pack: Pack, words: tuple[str, ...]) -> tuple[str, ...]:
    """What things are called; shown as they stand."""
    pack.only(*words)
    found = tuple([pack.text(word) for word in words])
    for word, name in zip(words, found):
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BrokenPack(pack.path(word), f"a name of 1 to {LONGEST_NAME} letters is needed")
    return found


def numbers(pack: Pack, name: str) -> tuple[int, ...]:
    """Districts, with spaces between."""
    parts = pack.text(name).split()
    if not all([part in DISTRICT_NUMBERS for part in parts]) or len(set(parts)) != len(parts):
        raise BrokenPack(pack.path(name), f"districts from 1 to 15 are needed, each once, not {pack.text(name)!r} (PA 2.1)")
    return tuple([int(part) for part in parts])


def read_land(pack: Pack) -> tuple[Border, ...]:
    """PA 2.1. Borders, each told on both its sides."""
    pack.only(*DISTRICT_NUMBERS)
    told = {(district, other) for district in DISTRICTS for other in numbers(pack, str(district))}
    for district, other in sorted(told):
        if district == other or (other, district) not in told:
            raise BrokenPack(pack.path(str(district)), f"a border has two sides: {other} must be next to {district} too, and no district to itself (PA 2.1)")
    return tuple(sorted([(district, other) for district, other in told if district < other]))


def read_bridges(pack: Pack, land: tuple[Border, ...]) -> tuple[Border, ...]:
    """PA 2.2. Each joins two districts that do not touch."""
    pack.only(*BRIDGES)
    found: list[Border] = []
    for name in BRIDGES:
        ends = tuple(sorted(numbers(pack, name)))
        if len(ends) != 2 or (ends[0], ends[1]) in land:
            raise BrokenPack(pack.path(name), "a bridge joins two districts that no land joins (PA 2.2)")
        found.append((ends[0], ends[1]))
    return tuple(found)


def read_steppe(pack: Pack) -> tuple[int, ...]:
    """PA 2.3."""
    pack.only("borders")
    return numbers(pack, "borders")


def resource(pack: Pack, name: str, word: str) -> int:
    if word not in RESOURCE_NAMES:
        raise BrokenPack(pack.path(name), f"{word!r} is no Resource; there are {', '.join(RESOURCE_NAMES)} (PA 2.5)")
    return RESOURCE_NAMES.index(word)


def read_healers(pack: Pack) -> tuple[int, ...]:
    """PA 3.3. What each begins with."""
    pack.only(*HEALER_NAMES)
    return tuple([resource(pack, name, pack.text(name)) for name in HEALER_NAMES])


def read_wards(pack: Pack) -> tuple[int, ...]:
    """PA 2.4, 2.5. Whose they are is part of the rules; what they have access to may be replaced."""
    pack.only(*WARD_NAMES)
    found: list[int] = []
    for number, name in enumerate(WARD_NAMES):
        owner, _, word = pack.text(name).partition(" ")
        if owner != HEALER_NAMES[number // WARDS_EACH]:
            raise BrokenPack(pack.path(name), f"{name} is a Ward of the {HEALER_NAMES[number // WARDS_EACH]}, not of {owner!r} (PA 2.4)")
        found.append(resource(pack, name, word.strip()))
    return tuple(found)


def read_needs(pack: Pack) -> tuple[tuple[int, ...], ...]:
    """PA 2.9. By Event, then by Healer."""
    pack.only(*DISTRICT_NUMBERS)
    found: list[tuple[int, ...]] = [(0,) * RESOURCES]
    for event in DISTRICT_NUMBERS:
        words = pack.text(event).split()
        if len(words) != HEALERS:
            raise BrokenPack(pack.path(event), f"three Resources are needed, one a Healer, not {pack.text(event)!r} (PA 2.9)")
        found.append(tuple([resource(pack, event, word) for word in words]))
    return tuple(found)


def deck_of(healer: int) -> tuple[str, ...]:
    return PRESCRIPTION_NAMES[CARDS_A_DECK * healer:CARDS_A_DECK * (healer + 1)]


def read_two_players(pack: Pack) -> tuple[int, ...]:
    """PA 20.2. Copies by card; those not named are not in the deck."""
    pack.only(*PRESCRIPTION_NAMES)
    return tuple([pack.number(name, 0, 9) if name in pack.fields else 0 for name in PRESCRIPTION_NAMES])
