"""PE 2, 3. What is in the box, read from the component pack and checked."""

from __future__ import annotations

from typing import Final, final

from ...kernel import BrokenPack, Pack
from .cards import (
    CAPITAL, CAPITAL_BUILDING_NAMES, COLOUR_NAMES, ERAS, GOOD_NAMES, GRAVES, KIND_NAMES, LEVELS, LOCATIONS, PLAIN, RESOURCE_NAMES, REWARD_NAMES, ROADS,
    SIZE_NAMES, SLOT_WORDS, SPACES, TECHNOLOGIES, TOKEN_KINDS, WHITE,
)

SEATS: Final = range(1, 6)
RANKS: Final = ("commoner", "advisor", "baron", "archbaron", "earl", "duke", "house-leader", "emperor")
KNOWN: Final = (
    "locations", "location-names", "sectors", "drawn-at", "harbours", "sick-at-start", "destroyed-at-start", "start-cards", "roads", "capacity",
    "building-influence", "buildings", "building-costs", "building-renown", "building-workers", "building-yields", "rows", "start", "storage",
    "healthy-herbs", "healthy-laboratories", "healthy-renown", "graveyard", "graveyard-overflow", "capital-building-names", "capital-building-costs",
    "capital-building-renown", "capital-building-influence", "capital-tokens", "capital-tokens-in-play", "capital-card-names", "capital-first",
    "capital-choice", "capital-second", "capital-third", "influence", "influence-rewards", "influence-icons", "imperative-influence",
    "imperative-renown", "decree-names", "decree-eras", "agendas", "imperatives", "pest-cards", "pest-piles", "aid-left", "aid-middle", "aid-right",
    "technology-names", "technology-slots", "technology-costs", "technology-renown", "technology-steps", "advanced-tokens", "advanced-sick", "versus",
    "solo", "solo-ranks", "solo-rank-names",
)
Rewards = tuple[int, ...]


def listed(low: int, high: int) -> tuple[str, ...]:
    return tuple([str(number) for number in range(low, high + 1)])


@final
class Box:
    """The components of Pest. Cards are counted from 1, so the first entry of such a row is empty."""

    def __init__(self, pack: Pack) -> None:
        pack.only(*KNOWN)
        self.ids: Final = pack.part("locations").names()
        if len(self.ids) != LOCATIONS:
            raise BrokenPack("locations", f"there are {LOCATIONS} of them (PE 2.1)")
        self.sizes, self.gives = self.read_locations(pack.part("locations"))
        self.names: Final = (*texts(pack.part("location-names"), self.ids), "the Capital")
        self.sectors: Final = texts(pack.part("sectors"), self.ids)
        self.drawn_at: Final = tuple([read_point(pack.part("drawn-at"), name) for name in self.ids])
        self.harbours: Final = self.read_harbours(pack.part("harbours"))
        self.sick: Final = self.places(pack.part("sick-at-start"), "locations")
        self.destroyed: Final = ((), *[self.places(pack.part("destroyed-at-start"), str(seats)) for seats in SEATS])
        self.starts: Final = ((), *[self.places(pack.part("start-cards"), card) for card in listed(1, 5)])
        self.roads: Final = self.read_roads(pack.part("roads"))
        self.capacity: Final = counts(pack.part("capacity"), SIZE_NAMES, 1, 5)
        self.first_influence: Final = counts(pack.part("building-influence"), SIZE_NAMES, 0, 9)
        self.read_buildings(pack)
        self.start: Final = counts(pack.part("start"), (*GOOD_NAMES, "research"), 0, 5)
        self.storage: Final = counts(pack.part("storage"), ("limit",), 1, 5)[0]
        self.herbs: Final = counts(pack.part("healthy-herbs"), listed(1, SPACES), 0, 9)
        self.laboratories: Final = numbers(pack.part("healthy-laboratories"), "spaces", 1, SPACES)
        self.healthy_renown: Final = counts(pack.part("healthy-renown"), listed(1, SPACES), 0, 9)
        self.graves: Final = counts(pack.part("graveyard"), listed(1, GRAVES), 0, 9)
        self.overflow: Final = counts(pack.part("graveyard-overflow"), ("tokens",), 0, 9)[0]
        self.read_capital(pack)
        self.read_tracks(pack)
        self.read_decks(pack)
        self.read_technologies(pack)
        self.read_variants(pack)

    def read_locations(self, pack: Pack) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """PE 2.1. Size and resource of each."""
        pairs = [words(pack, name) for name in self.ids]
        for name, pair in zip(self.ids, pairs):
            if len(pair) != 2 or pair[0] not in SIZE_NAMES or pair[1] not in RESOURCE_NAMES:
                raise BrokenPack(pack.path(name), "a size and a resource are needed, as in 'town lumber' (PE 2.1)")
        return tuple([SIZE_NAMES.index(pair[0]) for pair in pairs]), tuple([RESOURCE_NAMES.index(pair[1]) for pair in pairs])

    def place(self, pack: Pack, name: str, word: str) -> int:
        if word == "capital":
            return CAPITAL
        if word not in self.ids:
            raise BrokenPack(pack.path(name), f"no location {word!r} (PE 2.1)")
        return self.ids.index(word)

    def places(self, pack: Pack, name: str) -> tuple[int, ...]:
        found = tuple([self.place(pack, name, word) for word in words(pack, name)])
        if CAPITAL in found:
            raise BrokenPack(pack.path(name), "the Capital is no location (PE 2.7)")
        return found

    def read_harbours(self, pack: Pack) -> tuple[int, ...]:
        """PE 2.5. By location, the colour; PLAIN if it has none."""
        colours = [PLAIN] * LOCATIONS
        pack.only(*COLOUR_NAMES[1:WHITE])
        for colour in range(1, WHITE):
            for location in self.places(pack, COLOUR_NAMES[colour]):
                colours[location] = colour
        return tuple(colours)

    def read_roads(self, pack: Pack) -> tuple[tuple[int, int, int], ...]:
        """PE 2.3, 2.4. Both ends and the colour."""
        pack.only(*listed(1, ROADS))
        found: list[tuple[int, int, int]] = []
        for name in listed(1, ROADS):
            parts = words(pack, name)
            if len(parts) not in (2, 3) or (len(parts) == 3 and parts[2] not in COLOUR_NAMES[1:WHITE]):
                raise BrokenPack(pack.path(name), "two ends are needed, and a colour if it has one (PE 2.3)")
            found.append((self.place(pack, name, parts[0]), self.place(pack, name, parts[1]), COLOUR_NAMES.index(parts[2]) if len(parts) == 3 else PLAIN))
        return tuple(found)

    def read_buildings(self, pack: Pack) -> None:
        """PE 3.3, 13.3, 14.1, 21.2, 21.3. How many there are and what they yield is part of the rules; it stands there to be read."""
        self.costs = tuple([read_cost(pack.part("building-costs"), name) for name in KIND_NAMES])
        self.building_renown = counts(pack.part("building-renown"), KIND_NAMES, 0, 9)
        self.row_bonus = counts(pack.part("rows"), ("bonus",), 0, 20)[0]

    def read_capital(self, pack: Pack) -> None:
        """PE 26, 28, 29."""
        self.capital_names = texts(pack.part("capital-building-names"), CAPITAL_BUILDING_NAMES)
        self.capital_costs = tuple([read_cost(pack.part("capital-building-costs"), name) for name in CAPITAL_BUILDING_NAMES])
        self.capital_renown = counts(pack.part("capital-building-renown"), CAPITAL_BUILDING_NAMES, 0, 20)
        self.capital_influence = counts(pack.part("capital-building-influence"), CAPITAL_BUILDING_NAMES, 0, 20)
        self.tokens = counts(pack.part("capital-tokens"), tuple([REWARD_NAMES[kind] for kind in TOKEN_KINDS]), 0, 14)
        self.tokens_in_play = (0, *counts(pack.part("capital-tokens-in-play"), listed(1, 5), 0, 14))
        self.card_names = ("", *texts(pack.part("capital-card-names"), listed(1, 5)))
        self.first = read_rewards(pack.part("capital-first"), 5)
        self.choice = ((), *[read_choice(pack.part("capital-choice"), card) for card in listed(1, 5)])
        self.second, self.third = read_rewards(pack.part("capital-second"), 5), read_rewards(pack.part("capital-third"), 5)

    def read_tracks(self, pack: Pack) -> None:
        """PE 18, 19."""
        self.length, self.most, self.second_most = counts(pack.part("influence"), ("length", "most", "second"), 0, 99)
        spaces = pack.part("influence-rewards")
        spaces.only(*listed(1, self.length))
        self.track = ((), *[rewards(spaces, space) if space in spaces.fields else () for space in listed(1, self.length)])
        self.icons = numbers(pack.part("influence-icons"), "spaces", 1, self.length)
        self.level_influence = tuple([row(pack.part("imperative-influence"), era, LEVELS) for era in listed(1, ERAS)])
        self.level_renown = tuple([row(pack.part("imperative-renown"), era, LEVELS) for era in listed(1, ERAS)])

    def read_decks(self, pack: Pack) -> None:
        """PE 23 to 25."""
        self.decree_names = ("", *texts(pack.part("decree-names"), listed(1, 15)))
        self.decree_eras = (0, *counts(pack.part("decree-eras"), listed(1, 15), 1, ERAS))
        self.pest = ((), *[read_pest(pack.part("pest-cards"), card) for card in listed(1, 18)])
        self.piles = tuple([numbers(pack.part("pest-piles"), pile, 1, 18) for pile in listed(1, 3)])
        self.aid = (read_rewards(pack.part("aid-left"), 10), read_rewards(pack.part("aid-middle"), 10), read_rewards(pack.part("aid-right"), 10))

    def read_technologies(self, pack: Pack) -> None:
        """PE 15, 22."""
        cards = listed(1, TECHNOLOGIES - 1)
        self.technology_names = ("", *texts(pack.part("technology-names"), cards))
        slots = texts(pack.part("technology-slots"), cards)
        for card, slot in zip(cards, slots):
            if slot not in SLOT_WORDS and slot != "any":
                raise BrokenPack(f"technology-slots.{card}", f"top, middle, bottom or any is needed, not {slot!r} (PE 15.2)")
        self.slots = (-1, *[SLOT_WORDS.index(slot) if slot in SLOT_WORDS else -1 for slot in slots])
        self.technology_costs = (0, *counts(pack.part("technology-costs"), cards, 0, 20))
        self.technology_renown = (0, *counts(pack.part("technology-renown"), cards, 0, 20))
        self.patient_steps = counts(pack.part("technology-steps"), ("1", "14"), 1, 9)

    def read_variants(self, pack: Pack) -> None:
        """PE 30 to 32."""
        kinds = tuple([f"{size}-{resource}" for size in SIZE_NAMES for resource in RESOURCE_NAMES])
        self.advanced = counts(pack.part("advanced-tokens"), kinds, 0, 31)
        self.advanced_sick = counts(pack.part("advanced-sick"), kinds, 0, 31)
        versus, solo = pack.part("versus"), pack.part("solo")
        versus.only("thresholds", "covered", "renown", "neutral", "most-capital-buildings", "most-quarantined")
        self.thresholds, self.covered = row(versus, "thresholds", ERAS), numbers(versus, "covered", 1, self.length)
        self.versus_renown = (0, *row(versus, "renown", len(self.covered)))
        self.neutral, self.versus_buildings = versus.number("neutral", 0, 9), versus.number("most-capital-buildings", 0, 99)
        self.versus_quarantined = versus.number("most-quarantined", 0, 99)
        solo.only("imperative-sick", "influence-sick", "technologies-out", "decrees-out")
        self.solo_levels, self.solo_track = row(solo, "imperative-sick", ERAS), numbers(solo, "influence-sick", 1, self.length)
        self.solo_out, self.solo_decrees_out = numbers(solo, "technologies-out", 1, TECHNOLOGIES - 1), numbers(solo, "decrees-out", 1, 15)
        self.ranks = counts(pack.part("solo-ranks"), RANKS[:-1], -99, 999)
        self.rank_names = texts(pack.part("solo-rank-names"), RANKS)


def counts(pack: Pack, names: tuple[str, ...], low: int, high: int) -> tuple[int, ...]:
    pack.only(*names)
    return tuple([pack.number(name, low, high) for name in names])


def texts(pack: Pack, names: tuple[str, ...]) -> tuple[str, ...]:
    pack.only(*names)
    return tuple([pack.text(name) for name in names])


def words(pack: Pack, name: str) -> list[str]:
    return pack.text(name).split()


def numbers(pack: Pack, name: str, low: int, high: int) -> tuple[int, ...]:
    """Different numbers, with spaces between."""
    parts = words(pack, name)
    if not all([part.isdecimal() and low <= int(part) <= high for part in parts]) or len(set(parts)) != len(parts):
        raise BrokenPack(pack.path(name), f"numbers from {low} to {high} are needed, each once, not {pack.text(name)!r}")
    return tuple([int(part) for part in parts])


def row(pack: Pack, name: str, many: int) -> tuple[int, ...]:
    """So many numbers."""
    parts = words(pack, name)
    if len(parts) != many or not all([part.isdecimal() and int(part) <= 99 for part in parts]):
        raise BrokenPack(pack.path(name), f"{many} numbers are needed, not {pack.text(name)!r}")
    return tuple([int(part) for part in parts])


def read_point(pack: Pack, name: str) -> tuple[float, float]:
    parts = words(pack, name)
    try:
        east, north = [float(part) for part in parts]
    except ValueError:
        raise BrokenPack(pack.path(name), f"two numbers are needed, east and north of the Capital, not {pack.text(name)!r}") from None
    return east, north


def read_cost(pack: Pack, name: str) -> tuple[int, ...]:
    """ "2 lumber 1 stone"; by resource."""
    parts, cost = words(pack, name), [0] * len(RESOURCE_NAMES)
    for many, word in zip(parts[::2], parts[1::2]):
        if not many.isdecimal() or int(many) > 9 or word not in RESOURCE_NAMES:
            raise BrokenPack(pack.path(name), f"a cost is needed, as in '2 lumber 1 stone', not {pack.text(name)!r}")
        cost[RESOURCE_NAMES.index(word)] += int(many)
    if len(parts) % 2:
        raise BrokenPack(pack.path(name), f"a cost is needed, as in '2 lumber 1 stone', not {pack.text(name)!r}")
    return tuple(cost)


def rewards(pack: Pack, name: str) -> Rewards:
    return reward_words(pack, name, words(pack, name))


def reward_words(pack: Pack, name: str, parts: list[str]) -> Rewards:
    for part in parts:
        if part not in REWARD_NAMES:
            raise BrokenPack(pack.path(name), f"no reward {part!r}; there are {', '.join(REWARD_NAMES)}")
    return tuple([REWARD_NAMES.index(part) for part in parts])


def read_rewards(pack: Pack, cards: int) -> tuple[Rewards, ...]:
    pack.only(*listed(1, cards))
    return ((), *[rewards(pack, card) for card in listed(1, cards)])


def read_choice(pack: Pack, card: str) -> tuple[Rewards, ...]:
    """ "renown or recall"."""
    parts = pack.text(card).split(" or ")
    if len(parts) != 2:
        raise BrokenPack(pack.path(card), f"two rewards are needed with 'or' between them, not {pack.text(card)!r} (PE 20.5)")
    return tuple([reward_words(pack, card, part.split()) for part in parts])


def read_pest(pack: Pack, card: str) -> tuple[tuple[str, int], ...]:
    """PE 24. What is struck: "towns lumber cities stone", "villages food roads red", "harbours blue"."""
    parts = words(pack, card)
    if len(parts) % 2:
        raise BrokenPack(pack.path(card), f"what is struck comes in pairs, as in 'towns lumber cities stone', not {pack.text(card)!r} (PE 24)")
    found: list[tuple[str, int]] = []
    for what, which in zip(parts[::2], parts[1::2]):
        if what in ("villages", "towns", "cities") and which in RESOURCE_NAMES:
            found.append((what, RESOURCE_NAMES.index(which)))
        elif what in ("roads", "harbours") and which in COLOUR_NAMES[1:]:
            found.append((what, COLOUR_NAMES.index(which)))
        else:
            raise BrokenPack(pack.path(card), f"cannot read {what} {which} (PE 24)")
    return tuple(found)
