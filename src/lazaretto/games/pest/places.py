"""PE 2. The map of a page: locations, the Capital and roads, with all that stands there."""

from __future__ import annotations

from typing import Final

from ...kernel import Names
from .board import Place, Road
from .box import Box
from .cards import BUILDINGS, CAPITAL, CASTLE, COLOUR_NAMES, FACTORY, LOCATIONS, RESOURCE_NAMES, SIZE_NAMES
from .drawn_map import harbour, marks, ways
from .foresight import is_in_danger
from .names import GOOD_TITLES, SIZE_TITLES, building_title, figure, listed, sick
from .table import Empire

CAPITAL_TEXT: Final = "The Capital: it costs no movement to pass, and no Move ends here. Healthy people are sent to it, and the Capital buildings stand in it."


def places(t: Empire, names: Names, box: Box) -> tuple[Place, ...]:
    """PE 2.1. Locations, and the Capital last."""
    return (*[location(t, number, names, box) for number in range(LOCATIONS)], the_capital(t, box))


def thing_of(place: int) -> str:
    return f"place:{place}"


def location(t: Empire, number: int, names: Names, box: Box) -> Place:
    """PE 2.1 to 2.6."""
    east, north = box.drawn_at[number]
    ruin, danger = t.is_ruin(number), is_in_danger(t, number)
    return Place(
        thing_of(number), box.names[number], SIZE_NAMES[t.rules.sizes[number]], "" if ruin else RESOURCE_NAMES[t.gives[number]], east, north, t.sick[number],
        ruin, danger, COLOUR_NAMES[box.harbours[number]], tuple(t.builders_in(number)), tuple(t.doctors_in(number)),
        tuple(t.camps_in(number)), told(t, number, names, box, danger=danger),
    )


def the_capital(t: Empire, box: Box) -> Place:
    """PE 2.7."""
    text = f"{CAPITAL_TEXT} Roads to {listed(ways(t, box, CAPITAL))}."
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


def told(t: Empire, number: int, names: Names, box: Box, *, danger: bool) -> str:
    """What lies and stands there, what threatens it, what one could construct, and where its roads lead."""
    around = [f"Roads to {listed(ways(t, box, number))}.", *[f"A {port}." for port in harbour(box, number)]]
    return " ".join([*what_it_is(t, number, box), *who_is_there(t, number, names), *what_may_come(t, number, danger=danger), *around])


def what_it_is(t: Empire, number: int, box: Box) -> list[str]:
    size = SIZE_TITLES[t.rules.sizes[number]]
    if t.is_ruin(number):
        return [f"{box.names[number]}, a {size} in ruins: one may pass, and gains nothing."]
    return [f"{box.names[number]}, a {size} that gives {GOOD_TITLES[t.gives[number]]}."]


def who_is_there(t: Empire, number: int, names: Names) -> list[str]:
    found = [sick(t.sick[number])] if t.sick[number] else []
    found += buildings(t, number, names) if t.builders_in(number) else []
    found += [f"{names[seat]}'s Doctor" for seat in t.doctors_in(number)] + [f"{names[seat]}'s camp" for seat in t.camps_in(number)]
    return [f"Here: {listed(found)}."] if found else []


def what_may_come(t: Empire, number: int, *, danger: bool) -> list[str]:
    """PE 7.1, 13.5, 13.6."""
    if t.is_ruin(number):
        return []
    size, standing = t.rules.sizes[number], len(t.builders_in(number))
    room = t.rules.capacity[size] - standing
    influence = max(0, t.rules.first_influence[size] - standing)
    build = f"Room for {figure(room, 'building')}, the next brings {influence} Influence." if room else "No room for another building."
    return [*(["The next Pest card may destroy it."] if danger else []), build]


# roads


def roads(t: Empire, box: Box) -> tuple[Road, ...]:
    """PE 2.3, 2.4."""
    return tuple([road(t, number, box) for number in range(len(box.roads))])


def road(t: Empire, number: int, box: Box) -> Road:
    one, other, colour = box.roads[number]
    people = t.on_roads[number]
    text = f"The road from {box.names[one]} to {box.names[other]}{marks(colour, people)}"
    price = f": {people} Food to pass." if people else "."
    return Road(one, other, COLOUR_NAMES[colour], people, text + price)
