"""The view of one seat in numbers, for learning: a function a group, and before it what its numbers are called.

Seats are counted from who looks, clockwise; locations are named. "x of 3" is a count divided by that many, and cut off there.
"""

from __future__ import annotations

from types import NoneType
from typing import Final, final

from ...kernel import View
from ...kernel.numbers import NONE_OF_THEM, Group, Kept, Known, Numbers, Tally, clockwise, my_seat_names, named, names_of, round_the_table, written
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
from .people import MakingRoom, Sheltering
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
AID_CARDS: Final = 10
FULL: Final[tuple[int, ...]] = (6, 1, 1, 1, 1)   # buildings of each kind that a House has

QUESTIONS: Final[tuple[tuple[str, type], ...]] = (
    ("castle", PlacingCastle), ("doctor", PlacingDoctor), ("assistant", PlacingAssistant), ("turn", Turn), ("moving", Moving), ("admitting", Admitting),
    ("constructing", Constructing), ("adjusting", Adjusting), ("paying", Paying), ("weighing", Weighing), ("overflowing", Overflowing),
    ("researching", Researching), ("naming", Naming), ("curing", Curing), ("assigning", Assigning), ("token", ChoosingToken), ("crates", Crates),
    ("sheltering", Sheltering), ("at the door", AtTheDoor), ("making room", MakingRoom), ("preferring", Preferring),
)


NUMBER_OF: Final = {kind: number for number, (_, kind) in enumerate([*QUESTIONS, ("none", NoneType)])}


@final
class Settled(Known):
    """Which number a card or a road has, and where those of a location begin."""

    def __init__(self, rules: PestRules) -> None:
        super().__init__(rules, len(feature_names(rules)))
        decrees = [(era, decree) for era in range(ERAS) for decree in rules.decrees[era]]
        self.decree: Final = {era_and_decree: number for number, era_and_decree in enumerate(decrees)}
        self.technology: Final = {card: number for number, card in enumerate(rules.technologies)}
        self.roads: Final = [road for road, colour in enumerate(rules.colours) if colour != PLAIN]
        self.piece: Final = 2 + (RESOURCES if rules.advanced else 0)           # where in those of a location the pieces begin
        sizes = [rules.seats if lies_waste(rules, location) else self.piece + 3 * rules.seats for location in range(LOCATIONS)]
        self.first: Final = [sum(sizes[:location]) for location in range(LOCATIONS)]
        self.map: Final = sum(sizes)


SETTLED: Final = Kept(Settled)


def turn_names(rules: PestRules) -> list[str]:
    people = round_the_table(rules.seats)
    return [
        *my_seat_names(rules.seats), *named(["year"], [str(year + 1) for year in range(YEARS)]), *named(["turn of"], people), *named(["asked"], people),
        *named(["question"], [*[name for name, _ in QUESTIONS], "none: the game is over"]), *named(["still to play"], ACTION_NAMES),
        *named(["this turn"], ["enhanced", f"movement of {MOVEMENT}", f"gathered of {SICK}"]),
    ]


def the_turn(view: View, tally: Tally) -> None:
    """PE 5, 9."""
    t: Empire = view.table
    seats, me = t.rules.seats, 0 if view.seat is None else view.seat
    tally.my_seat(view.seat, seats)
    tally.one_of(YEARS, t.year)
    tally.one_of(seats, NONE_OF_THEM if t.active < 0 else (t.active - me) % seats)
    for seat in view.asked:
        tally.mark((seat - me) % seats)
    tally.skip(seats)
    tally.one_of(len(NUMBER_OF), NUMBER_OF.get(type(view.question), NONE_OF_THEM))
    tally.bits(t.to_play, len(ACTION_NAMES))
    tally.yes(t.enhanced)
    tally.share(t.movement, MOVEMENT)
    tally.share(t.gathered, SICK)


def board_names(rules: PestRules) -> list[str]:
    decrees = [f"{decree} of Era {era + 1}" for era in range(ERAS) for decree in rules.decrees[era]]
    tokens = [f"{REWARD_NAMES[kind]} of {max(1, copies)}" for kind, copies in zip(TOKEN_KINDS, rules.tokens)]
    return [
        *named(["decree"], decrees), *named(["capital card"], [str(card) for card in range(1, len(rules.first))]), *named(["token"], tokens),
        *named(CAPITAL_BUILDING_NAMES, ["stands"]), *named(["market"], [str(card) for card in rules.technologies]),
        *named(["pest card"], [str(card) for card in range(1, len(rules.pest))]),
        *named(["aid to pay next year"], [str(card) for card in range(1, AID_CARDS + 1)]),
        *([f"capital: neutral people of {PEOPLE}"] if rules.versus or rules.solo else []),
        *(named(["influence track"], [f"sick person on {space}" for space in rules.barred]) if rules.solo else []),
    ]


def the_boards(view: View, tally: Tally) -> None:
    """PE 4.4 to 4.9, 8.1."""
    t: Empire = view.table
    rules, known = t.rules, SETTLED.of(t.rules)
    for era in range(ERAS):
        decree = known.decree.get((era, t.decrees[era]), NOTHING)
        if decree != NOTHING:
            tally.mark(decree)
    tally.skip(len(known.decree))
    tally.one_of(len(rules.first) - 1, max(NONE_OF_THEM, t.capital_card - 1))
    up = [kind for number, kind in enumerate(t.tokens) if not t.turned >> number & 1]
    for kind, copies in zip(TOKEN_KINDS, rules.tokens):
        tally.share(up.count(kind), max(1, copies))
    for work in t.works:
        tally.yes(work != NOTHING)
    for card in t.market.kinds():
        tally.mark(known.technology[card])
    tally.skip(len(known.technology))
    tally.one_of(len(rules.pest) - 1, max(NONE_OF_THEM, t.pest_card - 1))
    tally.one_of(AID_CARDS, max(NONE_OF_THEM, t.aid_card - 1))
    if rules.versus or rules.solo:
        tally.share(t.neutral, PEOPLE)
    for space in rules.barred if rules.solo else ():
        tally.yes(space in t.in_the_way)


def map_names(rules: PestRules) -> list[str]:
    people = round_the_table(rules.seats)
    gives = [f"gives {name}" for name in RESOURCE_NAMES] if rules.advanced else []
    pieces = [f"{piece} of {person}" for person in people for piece in ("building", "doctor", "camp")]
    roads = [f"road {road + 1}, {COLOUR_NAMES[colour]}: sick of {SICK}" for road, colour in enumerate(rules.colours) if colour != PLAIN]
    standing, waste, found = [f"sick of {SICK}", "ruin", *gives, *pieces], [f"doctor of {person}" for person in people], []
    for location in range(LOCATIONS):
        found.extend(named([f"location {location + 1}"], waste if lies_waste(rules, location) else standing))
    return [*found, *roads]


def lies_waste(rules: PestRules, location: int) -> bool:
    """PE 2.6, 4.2, 7.6. In ruins from the start: nobody is ever sick there, and nothing is built; a Doctor may pass."""
    return rules.ruins >> location & 1 == 1


def the_map(view: View, tally: Tally) -> None:
    """PE 2."""
    t: Empire = view.table
    rules, known, start = t.rules, SETTLED.of(t.rules), tally.at
    for number, seat in enumerate(clockwise(view.seat, rules.seats)):
        house, piece = t.houses[seat], known.piece + 3 * number
        for site in house.sites:
            if site != NOTHING:
                tally.mark(known.first[site] + piece)
        if 0 <= house.doctor < LOCATIONS:
            tally.mark(known.first[house.doctor] + (number if lies_waste(rules, house.doctor) else piece + 1))
        if 0 <= house.camp < LOCATIONS:
            tally.mark(known.first[house.camp] + piece + 2)
    for location in range(LOCATIONS):
        if not lies_waste(rules, location):
            tally.at = start + known.first[location]
            tally.share(t.sick[location], SICK)
            tally.bit(t.ruins, location)
            if rules.advanced and t.gives[location] != NOTHING:
                tally.mark(t.gives[location])
    tally.at = start + known.map
    for road in known.roads:
        tally.share(t.on_roads[road], SICK)


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


def the_houses(view: View, tally: Tally) -> None:
    t: Empire = view.table
    for seat in clockwise(view.seat, t.rules.seats):
        of_house(t, t.houses[seat], SETTLED.of(t.rules), tally)


def of_house(t: Empire, house: House, known: Settled, tally: Tally) -> None:
    """PE 3."""
    for good in range(GOODS):
        tally.share(house.goods[good], 7)
    tally.share(house.research, RESEARCH)
    tally.share(house.renown, RENOWN)
    tally.share(house.blame, BLAME)
    tally.share(house.influence, t.rules.length)
    for level in house.levels:
        tally.share(level, LEVELS)
    tally.bits(house.healthy, SPACES)
    tally.share(house.regular, 6)
    tally.bits(house.harmful, HARMFUL)
    tally.share(house.dead, GRAVES)
    tally.share(house.capital, PEOPLE)
    tally.yes(house.doctor == CAPITAL)
    buildings_of(house, tally)
    tally.bit(house.workers, len(house.sites))
    tally.one_of(RESOURCES, NONE_OF_THEM if house.named == NOTHING else house.named)
    for card in house.cards:
        number = known.technology.get(card, NOTHING)
        if number != NOTHING:
            tally.mark(number)
    tally.skip(len(known.technology))
    tally.share(house.patient, 3)
    tally.share(house.experts, 2)
    tally.bits(house.grid, CELLS)
    tally.share(house.works, 5)


def buildings_of(house: House, tally: Tally) -> None:
    """How many of each kind stand, and how many of them have their worker; Factory and Castle need none."""
    built, manned = [0] * len(KIND_NAMES), [0] * len(KIND_NAMES)
    for slot, site in enumerate(house.sites):
        if site != NOTHING:
            built[kind_of(slot)] += 1
            manned[kind_of(slot)] += house.workers >> slot & 1
    for many, full in zip(built, FULL):
        tally.share(many, full)
    tally.share(manned[0], FULL[0])
    tally.yes(manned[1] > 0)
    tally.yes(manned[3] > 0)


GROUPS: Final[tuple[Group, ...]] = (
    (turn_names, the_turn), (board_names, the_boards), (map_names, the_map), (house_names, the_houses),
)


def feature_names(rules: PestRules) -> tuple[str, ...]:
    return names_of(GROUPS, rules)


def features(view: View) -> Numbers:
    return written(GROUPS, view, SETTLED.of(view.table.rules).count)
