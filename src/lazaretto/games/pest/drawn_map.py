"""The map in text: sector by sector, each location with what it gives, who is sick, what stands there, and its roads; and a plan of it, empty."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ...kernel.zone import letter
from .box import Box
from .cards import BUILDINGS, CAPITAL, COLOUR_NAMES, LOCATIONS, PLAIN
from .names import GOOD_TITLES, SIZE_TITLES, building_title, capital
from ...kernel.plain import NARROW, paragraphs
from .rules import PestRules, ways_of
from .table import Empire

NAME: Final = 10
KIND: Final = 15
#: The plan: from here on it is drawn; rows to a unit of the map, and its reach from the Capital.
DRAWN: Final = 76
ROWS: Final = 5
REACH: Final = 4.5
#: By colour of road.
DOTS: Final = (".", "r", "b", "k")


def drawn_empire(t: Empire, box: Box, width: int) -> list[str]:
    """The map as it lies: drawn, or told where there is no room."""
    notes = [*[noted(t, box, location) for location in range(LOCATIONS)], ""]
    page = plan(box, width, notes, t.on_roads) if width >= DRAWN else []
    return [*page, *paragraphs([LEGEND], width)] if page else told_empire(t, box, width)


LEGEND: Final = (
    "Village, Town or City, what it gives, --- in ruins, how many are sick; ^ a harbour, letters are buildings, + a Doctor, ~ a camp."
    " r, b and k are red, blue and black; figures on roads are sick people."
)


def noted(t: Empire, box: Box, location: int) -> str:
    """Under a name: "C Sto 3 ^r AB +A ~B"."""
    gives = "---" if t.is_ruin(location) else GOOD_TITLES[t.gives[location]][:3]
    found = [SIZE_TITLES[box.sizes[location]][0], gives, *([str(t.sick[location])] if t.sick[location] else [])]
    found += [f"^{DOTS[box.harbours[location]]}"] if box.harbours[location] != PLAIN else []
    pieces = (("", t.builders_in(location)), ("+", t.doctors_in(location)), ("~", t.camps_in(location)))
    return " ".join([*found, *[f"{mark}{''.join([letter(seat) for seat in seats])}" for mark, seats in pieces if seats]])


def told_empire(t: Empire, box: Box, width: int) -> list[str]:
    """One location after the other. An asterisk is a worker."""
    lines = row(short(box, CAPITAL), "", "", roads(t, box, CAPITAL), width)
    for sector in dict.fromkeys(box.sectors):
        lines.append(capital(sector))
        for location in range(LOCATIONS):
            if box.sectors[location] == sector:
                lines += row(box.names[location], kind(t, box, location), standing(t, location), roads(t, box, location), width)
    return lines


def row(name: str, what: str, here: str, ways: str, width: int) -> list[str]:
    """One location; on a wide page in columns."""
    rest = f"{here} - {ways}" if here else f"- {ways}"
    if width < NARROW:
        return wrap(f"{name}, {what} {rest}" if what else f"{name} {rest}", width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
    head = f"  {name.ljust(NAME)}{what.ljust(KIND)}"
    return wrap(rest, width, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False)


def short(box: Box, place: int) -> str:
    return box.names[place].removeprefix("the ")


def kind(t: Empire, box: Box, location: int) -> str:
    """PE 2.1, 2.6: "Town Lumber", "City ruins"."""
    return f"{SIZE_TITLES[box.sizes[location]]} {'ruins' if t.is_ruin(location) else GOOD_TITLES[t.gives[location]]}"


def standing(t: Empire, location: int) -> str:
    """ "3 sick; A Doctor, A District 2*, B camp"."""
    found = [f"{letter(seat)} Doctor" for seat in t.doctors_in(location)] + [f"{letter(seat)} camp" for seat in t.camps_in(location)]
    for seat in t.builders_in(location):
        slots = [slot for slot in range(BUILDINGS) if t.houses[seat].sites[slot] == location]
        found += [f"{letter(seat)} {building_title(slot)}{'*' if t.houses[seat].workers >> slot & 1 else ''}" for slot in slots]
    people = [f"{t.sick[location]} sick"] if t.sick[location] else []
    return "; ".join([*people, *([", ".join(found)] if found else [])])


def roads(t: Empire, box: Box, place: int) -> str:
    """ "Gollor (red with 2 sick), Orvane"; a harbour comes last."""
    return ", ".join([*ways(box, t.rules, place, on_roads_of(t, place)), *harbour(box, place)])


def on_roads_of(t: Empire, place: int) -> tuple[int, ...]:
    """Sick people on each road from there."""
    return tuple([t.on_roads[road] for _, road in t.rules.ways[place]])


def ways(box: Box, rules: PestRules, place: int, people: tuple[int, ...]) -> list[str]:
    """Where roads lead from there, each with its marks."""
    return [f"{short(box, near)}{marks(rules.colours[road], sick)}" for (near, road), sick in zip(rules.ways[place], people)]


def marks(colour: int, people: int) -> str:
    """Of a road: " (red with 2 sick)"."""
    found = [*([COLOUR_NAMES[colour]] if colour != PLAIN else []), *([f"{people} sick"] if people else [])]
    return f" ({' with '.join(found)})" if found else ""


def harbour(box: Box, place: int) -> list[str]:
    """PE 2.5."""
    return [f"{COLOUR_NAMES[box.harbours[place]]} harbour"] if place != CAPITAL and box.harbours[place] != PLAIN else []


# the plan


def map_of_the_empire(box: Box, width: int) -> str:
    """The empty map, for a page of docs: drawn where there is room, and what each location is."""
    ways = ways_of(box.roads)
    lines = [*plan(box, width, [""] * (LOCATIONS + 1), (0,) * len(box.roads)), ""] if width >= DRAWN else []
    for sector in dict.fromkeys(box.sectors):
        lines.append(capital(sector))
        for location in range(LOCATIONS):
            if box.sectors[location] == sector:
                what = f"{SIZE_TITLES[box.sizes[location]]} {GOOD_TITLES[box.gives[location]]}"
                near = [f"{short(box, place)}{marks(box.roads[road][2], 0)}" for place, road in ways[location]]
                lines += row(box.names[location], what, "", ", ".join([*near, *harbour(box, location)]), width)
    notes = ["Dots are roads; r is a red one, b blue, k black. The Capital lies in the middle."] if width >= DRAWN else []
    return "\n".join([*lines, "", *paragraphs([*notes, "What a location gives is drawn anew in the Advanced Setup."], width)])


def plan(box: Box, width: int, notes: list[str], on_roads: tuple[int, ...]) -> list[str]:
    """Roads first, then names over them, with a note under each; nothing where two texts would meet."""
    page = [[" "] * width for _ in range(round(2 * REACH * ROWS) + 1)]
    at = [spot(box, place, width) for place in range(LOCATIONS + 1)]
    figures: list[tuple[int, int, str]] = []
    for road, (one, other, colour) in enumerate(box.roads):
        way = between(at[one], at[other])
        for column, line in way:
            page[line][column] = DOTS[colour]
        figures += [(*way[len(way) // 2], str(on_roads[road]))] if on_roads[road] else []
    texts = [(column, line + below, text) for place, (column, line) in enumerate(at) for below, text in enumerate((short(box, place), notes[place])) if text]
    return ["".join(line).rstrip() for line in page] if written(page, [*figures, *texts]) else []


def written(page: list[list[str]], texts: list[tuple[int, int, str]]) -> bool:
    """Each with its middle there; whether all found room, with a space between two."""
    taken: set[tuple[int, int]] = set()
    for middle, line, text in texts:
        start = max(0, min(len(page[line]) - len(text), middle - len(text) // 2))
        cells = {(line, column) for column in range(start, start + len(text))}
        if cells & taken:
            return False
        taken |= cells | {(line, start - 1), (line, start + len(text))}
        page[line][max(0, start - 1):start + len(text) + 1] = list(f"{' ' if start else ''}{text} ")[:len(page[line]) - max(0, start - 1)]
    return True


def spot(box: Box, place: int, width: int) -> tuple[int, int]:
    """Column and line."""
    east, north = (0.0, 0.0) if place == CAPITAL else box.drawn_at[place]
    column, line = round((east + REACH) / (2 * REACH) * (width - 1)), round((REACH - north) * ROWS)
    return max(0, min(width - 1, column)), max(0, min(round(2 * REACH * ROWS), line))


def between(one: tuple[int, int], other: tuple[int, int]) -> list[tuple[int, int]]:
    """Every place on the straight way."""
    steps = max(abs(one[0] - other[0]) // 2, abs(one[1] - other[1]), 1)
    return [(round(one[0] + (other[0] - one[0]) * step / steps), round(one[1] + (other[1] - one[1]) * step / steps)) for step in range(steps + 1)]
