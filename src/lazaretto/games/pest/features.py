"""The view of one seat in numbers, for learning: a function a group, and before it what its numbers are called.

Seats are counted from who looks, clockwise; locations are named. "x of 3" is a count divided by that many, and cut off there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ...kernel import View
from ...kernel.numbers import NONE_OF_THEM, Numbers, bit, clockwise, my_seat, my_seat_names, named, nought, one_of, round_the_table, share, yes
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
AID_CARDS: Final = 10

QUESTIONS: Final[tuple[tuple[str, type], ...]] = (
    ("castle", PlacingCastle), ("doctor", PlacingDoctor), ("assistant", PlacingAssistant), ("turn", Turn), ("moving", Moving), ("admitting", Admitting),
    ("constructing", Constructing), ("adjusting", Adjusting), ("paying", Paying), ("weighing", Weighing), ("overflowing", Overflowing),
    ("researching", Researching), ("naming", Naming), ("curing", Curing), ("assigning", Assigning), ("token", ChoosingToken), ("crates", Crates),
    ("sheltering", Sheltering), ("at the door", AtTheDoor), ("making room", MakingRoom), ("preferring", Preferring),
)


NUMBER_OF: Final = {kind: number for number, (_, kind) in enumerate(QUESTIONS)}


@final
class Known:
    """What the rules of a table settle once and for all: which number a thing has."""

    def __init__(self, rules: PestRules) -> None:
        self.rules: Final = rules
        decrees = [(era, decree) for era in range(ERAS) for decree in rules.decrees[era]]
        self.decree: Final = {era_and_decree: number for number, era_and_decree in enumerate(decrees)}
        self.technology: Final = {card: number for number, card in enumerate(rules.technologies)}
        self.roads: Final = [road for road, colour in enumerate(rules.colours) if colour != PLAIN]
        self.piece: Final = 2 + (RESOURCES if rules.advanced else 0)           # where in those of a location the pieces begin
        self.location: Final = self.piece + 3 * rules.seats                    # numbers of a location


KNOWN: Final[dict[tuple[str, int], Known]] = {}


def known(rules: PestRules) -> Known:
    found = KNOWN.get((rules.variant, rules.seats))
    if found is None or found.rules is not rules:
        found = KNOWN[(rules.variant, rules.seats)] = Known(rules)
    return found


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
    seats, question = t.rules.seats, view.question
    found = nought(2 * seats + len(QUESTIONS) + 1 + len(ACTION_NAMES))
    me = 0 if view.seat is None else view.seat
    if t.active >= 0:
        found[(t.active - me) % seats] = 1.0
    for seat in view.asked:
        found[seats + (seat - me) % seats] = 1.0
    number = len(QUESTIONS) if question is None else NUMBER_OF.get(type(question), NOTHING)
    if number != NOTHING:
        found[2 * seats + number] = 1.0
    for action in range(len(ACTION_NAMES)):
        if t.to_play >> action & 1:
            found[2 * seats + len(QUESTIONS) + 1 + action] = 1.0
    found.extend([yes(t.enhanced), share(t.movement, MOVEMENT), share(t.gathered, SICK)])
    return [*my_seat(view.seat, seats), *one_of(YEARS, t.year), *found]


def board_names(rules: PestRules) -> list[str]:
    decrees = [f"{decree} of Era {era + 1}" for era in range(ERAS) for decree in rules.decrees[era]]
    tokens = [f"{REWARD_NAMES[kind]} of {max(1, copies)}" for kind, copies in zip(TOKEN_KINDS, rules.tokens)]
    return [
        *named(["decree"], decrees), *named(["capital card"], [str(card) for card in range(1, len(rules.first))]), *named(["token"], tokens),
        *named(CAPITAL_BUILDING_NAMES, ["stands"]), *named(["market"], [str(card) for card in rules.technologies]),
        *named(["pest card"], [str(card) for card in range(1, len(rules.pest))]),
        *named(["aid to pay next year"], [str(card) for card in range(1, AID_CARDS + 1)]),
        f"capital: neutral people of {PEOPLE}",
        *(named(["influence track"], [f"sick person on {space}" for space in rules.barred]) if rules.solo else []),
    ]


def the_boards(view: View) -> Numbers:
    """PE 4.4 to 4.9, 8.1."""
    t: Empire = view.table
    rules, at = t.rules, known(t.rules)
    found = nought(len(at.decree) + len(rules.first) - 1)
    for era in range(ERAS):
        decree = at.decree.get((era, t.decrees[era]), NOTHING)
        if decree != NOTHING:
            found[decree] = 1.0
    if t.capital_card > 0:
        found[len(at.decree) + t.capital_card - 1] = 1.0
    up = [kind for number, kind in enumerate(t.tokens) if not t.turned >> number & 1]
    for kind, copies in zip(TOKEN_KINDS, rules.tokens):
        found.append(share(up.count(kind), max(1, copies)))
    for work in t.works:
        found.append(yes(work != NOTHING))
    cards = nought(len(at.technology) + len(rules.pest) - 1 + AID_CARDS)
    for card in t.market.kinds():
        cards[at.technology[card]] = 1.0
    if t.pest_card > 0:
        cards[len(at.technology) + t.pest_card - 1] = 1.0
    if t.aid_card > 0:
        cards[len(at.technology) + len(rules.pest) - 1 + t.aid_card - 1] = 1.0
    return [*found, *cards, share(t.neutral, PEOPLE), *([yes(space in t.in_the_way) for space in rules.barred] if rules.solo else [])]


def map_names(rules: PestRules) -> list[str]:
    people = round_the_table(rules.seats)
    gives = [f"gives {name}" for name in RESOURCE_NAMES] if rules.advanced else []
    pieces = [f"{piece} of {person}" for person in people for piece in ("building", "doctor", "camp")]
    roads = [f"road {road + 1}, {COLOUR_NAMES[colour]}: sick of {SICK}" for road, colour in enumerate(rules.colours) if colour != PLAIN]
    return [*named([f"location {location + 1}" for location in range(LOCATIONS)], [f"sick of {SICK}", "ruin", *gives, *pieces]), *roads]


def the_map(view: View) -> Numbers:
    """PE 2."""
    t: Empire = view.table
    at, sick, ruins, gives = known(t.rules), t.sick, t.ruins, t.gives
    step, advanced, first = at.location, t.rules.advanced, 0
    found = nought(LOCATIONS * step)
    for location in range(LOCATIONS):
        if sick[location]:
            found[first] = share(sick[location], SICK)
        if ruins >> location & 1:
            found[first + 1] = 1.0
        if advanced and gives[location] != NOTHING:
            found[first + 2 + gives[location]] = 1.0
        first += step
    first = at.piece
    for seat in clockwise(view.seat, t.rules.seats):
        house = t.houses[seat]
        for site in house.sites:
            if site != NOTHING:
                found[site * step + first] = 1.0
        if 0 <= house.doctor < LOCATIONS:
            found[house.doctor * step + first + 1] = 1.0
        if 0 <= house.camp < LOCATIONS:
            found[house.camp * step + first + 2] = 1.0
        first += 3
    found.extend([share(t.on_roads[road], SICK) for road in at.roads])
    return found


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
    found: Numbers = []
    for seat in clockwise(view.seat, t.rules.seats):
        of_house(t, t.houses[seat], known(t.rules), found)
    return found


def of_house(t: Empire, house: House, at: Known, found: Numbers) -> None:
    """PE 3."""
    for good in range(GOODS):
        found.append(share(house.goods[good], 7))
    found.extend([share(house.research, RESEARCH), share(house.renown, RENOWN), share(house.blame, BLAME), share(house.influence, t.rules.length)])
    for level in house.levels:
        found.append(share(level, LEVELS))
    bits(house.healthy, SPACES, found)
    found.append(share(house.regular, 6))
    bits(house.harmful, HARMFUL, found)
    found.extend([share(house.dead, GRAVES), share(house.capital, PEOPLE), yes(house.doctor == CAPITAL), *buildings_of(house)])
    found.append(bit(house.workers, len(house.sites)))
    found.extend(one_of(RESOURCES, NONE_OF_THEM if house.named == NOTHING else house.named))
    first = len(found)
    found.extend(nought(len(at.technology)))
    for card in house.cards:
        number = at.technology.get(card, NOTHING)
        if number != NOTHING:
            found[first + number] = 1.0
    found.append(share(house.patient, 3))
    found.append(share(house.experts, 2))
    bits(house.grid, CELLS, found)
    found.append(share(house.works, 5))


def bits(places: int, count: int, found: Numbers) -> None:
    """1 for each of so many places that is taken."""
    for place in range(count):
        found.append(1.0 if places >> place & 1 else 0.0)


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
