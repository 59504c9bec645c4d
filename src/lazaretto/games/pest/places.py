"""PE 2. The map of a page: locations, the Capital and roads, with all that stands there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ...kernel import Names, Seat
from .board import Place, Road
from .box import Box
from .cards import BUILDINGS, CAPITAL, CASTLE, COLOUR_NAMES, FACTORY, LOCATIONS, RESOURCE_NAMES, SIZE_NAMES
from .drawn_map import harbour, marks, on_roads_of, ways
from .foresight import is_in_danger
from .names import GOOD_TITLES, SIZE_TITLES, building_title, figure, listed, sick
from .rules import PestRules
from .table import Empire

CAPITAL_TEXT: Final = "The Capital: it costs no movement to pass, and no Move ends here. Healthy people are sent to it, and the Capital buildings stand in it."


class Pieces(NamedTuple):
    """What stands in a location, by seat and in words."""

    builders: tuple[Seat, ...] = ()
    doctors: tuple[Seat, ...] = ()
    camps: tuple[Seat, ...] = ()
    words: tuple[str, ...] = ()


class Site(NamedTuple):
    """A location as it is now."""

    gives: int
    sick: int
    ruin: bool
    danger: bool
    on_roads: tuple[int, ...]                                              # sick people on each of its roads
    pieces: Pieces


NOBODY: Final = Pieces()


def places(t: Empire, names: Names, box: Box) -> tuple[Place, ...]:
    """PE 2.1. Locations, and the Capital last."""
    occupied = {at for house in t.houses for at in (*house.sites, house.doctor, house.camp)}
    return (*[location(box, t.rules, number, site(t, number, names, occupied=number in occupied)) for number in range(LOCATIONS)], the_capital(t, box))


def thing_of(place: int) -> str:
    return f"place:{place}"


def site(t: Empire, number: int, names: Names, *, occupied: bool) -> Site:
    there = pieces(t, number, names) if occupied else NOBODY
    return Site(t.gives[number], t.sick[number], t.is_ruin(number), is_in_danger(t, number), on_roads_of(t, number), there)


def pieces(t: Empire, number: int, names: Names) -> Pieces:
    doctors, camps = t.doctors_in(number), t.camps_in(number)
    words = [*buildings(t, number, names), *[f"{names[seat]}'s Doctor" for seat in doctors], *[f"{names[seat]}'s camp" for seat in camps]]
    return Pieces(tuple(t.builders_in(number)), tuple(doctors), tuple(camps), tuple(words))


@lru_cache(maxsize=8192)                                                   # at most tables most locations are as they were, and empty
def location(box: Box, rules: PestRules, number: int, here: Site) -> Place:
    """PE 2.1 to 2.6."""
    east, north = box.drawn_at[number]
    return Place(
        thing_of(number), box.names[number], SIZE_NAMES[rules.sizes[number]], "" if here.ruin else RESOURCE_NAMES[here.gives], east, north, here.sick,
        here.ruin, here.danger, COLOUR_NAMES[box.harbours[number]], here.pieces.builders, here.pieces.doctors, here.pieces.camps,
        told(box, rules, number, here),
    )


def the_capital(t: Empire, box: Box) -> Place:
    """PE 2.7."""
    text = f"{CAPITAL_TEXT} Roads to {listed(ways(box, t.rules, CAPITAL, on_roads_of(t, CAPITAL)))}."
    passing = tuple(t.doctors_in(CAPITAL)) if t.pest_card else ()          # in the set-up they are not on the map yet
    return Place(thing_of(CAPITAL), "the Capital", "capital", "", 0.0, 0.0, 0, False, False, "", (), passing, (), text)


def buildings(t: Empire, number: int, names: Names) -> list[str]:
    """ "Wat's District 2 with a worker"."""
    return [
        f"{names[seat]}'s {building_title(slot)}{at_work(t, seat, slot)}"
        for seat, house in enumerate(t.houses) for slot in range(BUILDINGS) if house.sites[slot] == number
    ]


def at_work(t: Empire, seat: int, slot: int) -> str:
    """PE 3.3. Castle and Factory need nobody."""
    if slot in (CASTLE, FACTORY):
        return ""
    return " with a worker" if t.houses[seat].workers >> slot & 1 else " without a worker"


# in words


def told(box: Box, rules: PestRules, number: int, here: Site) -> str:
    """What lies and stands there, what threatens it, what one could construct, and where its roads lead."""
    around = [f"Roads to {listed(ways(box, rules, number, here.on_roads))}.", *[f"A {port}." for port in harbour(box, number)]]
    return " ".join([what_it_is(box, rules, number, here), *who_is_there(here), *what_may_come(rules, number, here), *around])


def what_it_is(box: Box, rules: PestRules, number: int, here: Site) -> str:
    size = SIZE_TITLES[rules.sizes[number]]
    if here.ruin:
        return f"{box.names[number]}, a {size} in ruins: one may pass, and gains nothing."
    return f"{box.names[number]}, a {size} that gives {GOOD_TITLES[here.gives]}."


def who_is_there(here: Site) -> list[str]:
    found = [*([sick(here.sick)] if here.sick else []), *here.pieces.words]
    return [f"Here: {listed(found)}."] if found else []


def what_may_come(rules: PestRules, number: int, here: Site) -> list[str]:
    """PE 7.1, 13.5, 13.6."""
    if here.ruin:
        return []
    size, standing = rules.sizes[number], len(here.pieces.builders)
    room = rules.capacity[size] - standing
    influence = max(0, rules.first_influence[size] - standing)
    build = f"Room for {figure(room, 'building')}, the next brings {influence} Influence." if room else "No room for another building."
    return [*(["The next Pest card may destroy it."] if here.danger else []), build]


# roads


def roads(t: Empire, box: Box) -> tuple[Road, ...]:
    """PE 2.3, 2.4."""
    return tuple([road(box, number, t.on_roads[number]) for number in range(len(box.roads))])


@lru_cache(maxsize=1024)
def road(box: Box, number: int, people: int) -> Road:
    one, other, colour = box.roads[number]
    text = f"The road from {box.names[one]} to {box.names[other]}{marks(colour, people)}"
    price = f": {people} Food to pass." if people else "."
    return Road(one, other, COLOUR_NAMES[colour], people, text + price)
