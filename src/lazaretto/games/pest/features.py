"""The view of one seat in numbers, for learning: a function a group, and before it what its numbers are called.

Seats are counted from who looks, clockwise; locations are named. "x of 3" is a count divided by that many, and cut off there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel import Seat, View, only
from ...kernel.numbers import NONE_OF_THEM, Numbers, bit, clockwise, my_seat, my_seat_names, named, one_of, round_the_table, share, yes
from .aid import MakingRoom
from .assigning import Assigning
from .cards import (
    ACTION_NAMES, CAPITAL, CAPITAL_BUILDING_NAMES, CELLS, COLOUR_NAMES, ERAS, GOODS, GOOD_NAMES, GRAVES, HARMFUL, KIND_NAMES, LEVELS, LOCATIONS, NOTHING, PLAIN,
    RESOURCES, RESOURCE_NAMES, REWARD_NAMES, SLOT_NAMES, SPACES, TOKEN_KINDS, YEARS, kind_of,
)
from .constructing import Constructing
from .curing import Curing
from .eras import Preferring
from .gains import Crates
from .gathering import Admitting
from .house import House
from .moving import Moving
from .paying import Adjusting, Paying
from .people import Sheltering
from .pestilence import AtTheDoor
from .posts import ChoosingToken
from .producing import Overflowing, Weighing
from .researching import Naming, Researching
from .rules import PestRules
from .setup import PlacingCastle, PlacingDoctor
from .table import Empire
from .turn import PlacingAssistant, Turn

#: Counts are cut off there.
SICK: Final = 6
RENOWN: Final = 40
BLAME: Final = 15
RESEARCH: Final = 6
PEOPLE: Final = 5
MOVEMENT: Final = 5

QUESTIONS: Final[tuple[tuple[str, type], ...]] = (
    ("castle", PlacingCastle), ("doctor", PlacingDoctor), ("assistant", PlacingAssistant), ("turn", Turn), ("moving", Moving), ("admitting", Admitting),
    ("constructing", Constructing), ("adjusting", Adjusting), ("paying", Paying), ("weighing", Weighing), ("overflowing", Overflowing),
    ("researching", Researching), ("naming", Naming), ("curing", Curing), ("assigning", Assigning), ("token", ChoosingToken), ("crates", Crates),
    ("sheltering", Sheltering), ("at the door", AtTheDoor), ("making room", MakingRoom), ("preferring", Preferring),
)


def turn_names(rules: PestRules) -> list[str]:
    people = round_the_table(rules.seats)
    return [
        *my_seat_names(rules.seats), *named(["year"], [str(year + 1) for year in range(YEARS)]), *named(["turn of"], people), *named(["asked"], people),
        *named(["question"], [*[name for name, _ in QUESTIONS], "none: the game is over"]), *named(["still to play"], ACTION_NAMES),
        *named(["this turn"], ["enhanced", f"movement of {MOVEMENT}", f"gathered of {SICK}"]),
    ]


def the_turn(view: View) -> Numbers:
    """PE 5, 9."""
    t: Empire = view.table
    seats, asked = clockwise(view.seat, t.rules.seats), only(*view.asked)
    return [
        *my_seat(view.seat, t.rules.seats), *one_of(YEARS, t.year), *[yes(t.active == seat) for seat in seats], *[bit(asked, seat) for seat in seats],
        *[yes(type(view.question) is kind) for _, kind in QUESTIONS], yes(view.question is None),
        *[yes(t.to_play >> action & 1 == 1) for action in range(len(ACTION_NAMES))],
        yes(t.enhanced), share(t.movement, MOVEMENT), share(t.gathered, SICK),
    ]


def board_names(rules: PestRules) -> list[str]:
    decrees = [f"{decree} of Era {era + 1}" for era in range(ERAS) for decree in rules.decrees[era]]
    tokens = [f"{REWARD_NAMES[kind]} of {max(1, copies)}" for kind, copies in zip(TOKEN_KINDS, rules.tokens)]
    return [
        *named(["decree"], decrees), *named(["capital card"], [str(card) for card in range(1, len(rules.first))]), *named(["token"], tokens),
        *named(CAPITAL_BUILDING_NAMES, ["stands"]), *named(["market"], [str(card) for card in rules.technologies]),
        *named(["pest card"], [str(card) for card in range(1, len(rules.pest))]), *named(["aid to pay next year"], [str(card) for card in range(1, 11)]),
        f"capital: neutral people of {PEOPLE}",
        *(named(["influence track"], [f"sick person on {space}" for space in rules.barred]) if rules.solo else []),
    ]


def the_boards(view: View) -> Numbers:
    """PE 4.4 to 4.9, 8.1."""
    t: Empire = view.table
    up = [kind for number, kind in enumerate(t.tokens) if not t.turned >> number & 1]
    return [
        *[yes(t.decrees[era] == decree) for era in range(ERAS) for decree in t.rules.decrees[era]],
        *[yes(t.capital_card == card) for card in range(1, len(t.rules.first))],
        *[share(up.count(kind), max(1, copies)) for kind, copies in zip(TOKEN_KINDS, t.rules.tokens)],
        *[yes(work != NOTHING) for work in t.works], *[yes(card in t.market) for card in t.rules.technologies],
        *[yes(t.pest_card == card) for card in range(1, len(t.rules.pest))], *[yes(t.aid_card == card) for card in range(1, 11)],
        share(t.neutral, PEOPLE), *([yes(space in t.in_the_way) for space in t.rules.barred] if t.rules.solo else []),
    ]


def map_names(rules: PestRules) -> list[str]:
    people = round_the_table(rules.seats)
    gives = [f"gives {name}" for name in RESOURCE_NAMES] if rules.advanced else []
    pieces = [f"{piece} of {person}" for person in people for piece in ("building", "doctor", "camp")]
    roads = [f"road {road + 1}, {COLOUR_NAMES[colour]}: sick of {SICK}" for road, colour in enumerate(rules.colours) if colour != PLAIN]
    return [*named([f"location {location + 1}" for location in range(LOCATIONS)], [f"sick of {SICK}", "ruin", *gives, *pieces]), *roads]


def the_map(view: View) -> Numbers:
    """PE 2."""
    t: Empire = view.table
    houses = [t.houses[seat] for seat in clockwise(view.seat, t.rules.seats)]
    found: list[float] = []
    for location in range(LOCATIONS):
        found.extend([share(t.sick[location], SICK), yes(t.is_ruin(location))])
        found.extend(one_of(RESOURCES, t.gives[location]) if t.rules.advanced else ())
        for house in houses:
            found.extend([yes(location in house.sites), yes(house.doctor == location), yes(house.camp == location)])
    return [*found, *[share(t.on_roads[road], SICK) for road, colour in enumerate(t.rules.colours) if colour != PLAIN]]


def house_names(rules: PestRules) -> list[str]:
    said = [
        *[f"{name} of 7" for name in GOOD_NAMES], f"research of {RESEARCH}", f"renown of {RENOWN}", f"blame of {BLAME}", f"influence of {rules.length}",
        *[f"imperative {era + 1} of {LEVELS}" for era in range(ERAS)], *[f"healthy on {space + 1}" for space in range(SPACES)], "quarantine of 6",
        *[f"sick on {name}" for name in SLOT_NAMES[:HARMFUL]], f"dead of {GRAVES}", f"in the capital of {PEOPLE}", "doctor in the capital",
        *[f"{name}s built of 6" if name == "district" else f"{name} built" for name in KIND_NAMES],
        *[f"{name}s with workers of 6" if name == "district" else f"{name} with a worker" for name in KIND_NAMES[:-1] if name != "factory"],
        "mobile workshop with a worker", *[f"named {name}" for name in RESOURCE_NAMES],
        *[f"technology {card}" for card in rules.technologies], "patient of 3", "experts of 2", *[f"assistant on {cell + 1}" for cell in range(CELLS)],
        "capital buildings of 5",
    ]
    return named(round_the_table(rules.seats), said)


def the_houses(view: View) -> Numbers:
    t: Empire = view.table
    return [number for seat in clockwise(view.seat, t.rules.seats) for number in of_house(t, seat)]


def of_house(t: Empire, seat: Seat) -> Numbers:
    """PE 3."""
    house = t.houses[seat]
    return [
        *[share(house.goods[good], 7) for good in range(GOODS)], share(house.research, RESEARCH), share(house.renown, RENOWN), share(house.blame, BLAME),
        share(house.influence, t.rules.length), *[share(level, LEVELS) for level in house.levels],
        *[yes(house.healthy >> space & 1 == 1) for space in range(SPACES)], share(house.regular, 6),
        *[yes(house.harmful >> slot & 1 == 1) for slot in range(HARMFUL)], share(house.dead, GRAVES), share(house.capital, PEOPLE),
        yes(house.doctor == CAPITAL), *buildings_of(house), yes(house.workers >> len(house.sites) & 1 == 1),
        *one_of(RESOURCES, NONE_OF_THEM if house.named == NOTHING else house.named), *[yes(house.has(card)) for card in t.rules.technologies],
        share(house.patient, 3), share(house.experts, 2), *[yes(house.grid >> cell & 1 == 1) for cell in range(CELLS)], share(house.works, 5),
    ]


def buildings_of(house: House) -> Numbers:
    """How many of each kind stand, and how many of them have their worker; Factory and Castle need none."""
    built, manned = [0] * len(KIND_NAMES), [0] * len(KIND_NAMES)
    for slot, site in enumerate(house.sites):
        if site != NOTHING:
            built[kind_of(slot)] += 1
            manned[kind_of(slot)] += house.workers >> slot & 1
    most = [6, 1, 1, 1, 1]
    return [*[share(many, full) for many, full in zip(built, most)], share(manned[0], 6), yes(manned[1] > 0), yes(manned[3] > 0)]


GROUPS: Final[tuple[tuple[Callable[[PestRules], list[str]], Callable[[View], Numbers]], ...]] = (
    (turn_names, the_turn), (board_names, the_boards), (map_names, the_map), (house_names, the_houses),
)


def feature_names(rules: PestRules) -> tuple[str, ...]:
    return tuple([name for names, _ in GROUPS for name in names(rules)])


def features(view: View) -> Numbers:
    found: Numbers = []
    for _, numbers in GROUPS:
        found.extend(numbers(view))
    return found
