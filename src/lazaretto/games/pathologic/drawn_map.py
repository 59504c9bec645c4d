"""PA 2.1 to 2.3. The town drawn: three banks, two arms of the river, four bridges, the Steppe. Where districts touch here they are adjacent."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Final, final

from .box import Box
from .cards import DISTRICTS, STEPPE
from .names import listed, place_title
from ...kernel.plain import paragraphs

NARROWEST: Final = 38           # below this the town is told, not drawn
NAMED: Final = 76               # from here on there is room for names
LEAST_ROWS: Final = 2           # in a band
RIVER: Final = 3

#: From north to south, bank by bank: districts, each with its left and right border in twelfths of the bank.
Span = tuple[int, int, int]
WEST: Final[tuple[tuple[Span, ...], ...]] = (((1, 0, 12),), ((1, 0, 12),), ((2, 0, 12),), ((2, 0, 12),))
CENTRE: Final[tuple[tuple[Span, ...], ...]] = (
    ((10, 0, 7), (9, 7, 12)), ((11, 0, 6), (15, 6, 12)), ((11, 0, 6), (12, 6, 12)), ((3, 0, 4), (4, 4, 8), (5, 8, 12)),
)
EAST: Final[tuple[tuple[Span, ...], ...]] = (((14, 0, 6), (8, 6, 12)), ((13, 0, 12),), ((13, 0, 6), (7, 6, 12)), ((6, 0, 6), (7, 6, 12)))
BANDS: Final = 4
#: By band, the districts that face each other over the western and over the eastern arm.
FACING: Final = (((1, 10), (9, 14)), ((1, 11), (15, 13)), ((2, 11), (12, 13)), ((2, 3), (5, 6)))

Cell = Callable[[int, int], list[str]]
"""What stands in a district, in lines of so many letters."""


@final
class Plot:
    """A district on the page: in which bands, and between which columns in each."""

    def __init__(self, district: int) -> None:
        self.district: Final = district
        self.spans: Final[list[tuple[int, int, int]]] = []         # band, left border, right border

    def room(self) -> int:
        """In its northern part."""
        _, left, right = self.spans[0]
        return right - left - 1


def plots(width: int) -> dict[int, Plot]:
    """Every district, on a page of this width."""
    west, centre = (width * 16 // 100, width * 47 // 100) if width >= NAMED else (width * 15 // 100, width * 43 // 100)
    starts = (0, west + RIVER + 1, west + centre + 2 * RIVER + 2)
    ends = (west, west + RIVER + 1 + centre, width - 1)
    found: dict[int, Plot] = {}
    for bank, start, end in zip((WEST, CENTRE, EAST), starts, ends):
        for band, row in enumerate(bank):
            for district, left, right in row:
                plot = found.setdefault(district, Plot(district))
                plot.spans.append((band, start + (end - start) * left // 12, start + (end - start) * right // 12))
    return found


def drawn_town(box: Box, width: int, cell: Cell, steppe: str) -> list[str]:
    """The town with what stands in each district, and a strip of Steppe below."""
    if width < NARROWEST:
        return told_town(width, cell, steppe)
    found = plots(width)
    texts = {district: cell(district, plot.room()) for district, plot in found.items()}
    heights = rows_needed(found, texts)
    tops = [sum(heights[:band]) + band for band in range(BANDS + 1)]   # where the line above each band runs
    page = [[" "] * width for _ in range(tops[BANDS] + 1)]
    for plot in found.values():
        outline(page, plot, tops)
    for district, plot in found.items():
        write(page, plot, tops, texts[district])
    flow(page, found, tops, box)
    return ["".join(row).rstrip() for row in page] + [strip(steppe, width)]


def rows_needed(found: dict[int, Plot], texts: dict[int, list[str]]) -> list[int]:
    """So many in each band that every text has room; a tall district may use its second band too, the wide one only its first."""
    heights = [LEAST_ROWS] * BANDS
    for district, plot in found.items():
        if not is_tall(plot):
            band = plot.spans[0][0]
            heights[band] = max(heights[band], len(texts[district]))
    for district, plot in found.items():
        if is_tall(plot):
            first, second = plot.spans[0][0], plot.spans[1][0]
            heights[second] = max(heights[second], len(texts[district]) - heights[first] - 1)
    return heights


def is_tall(plot: Plot) -> bool:
    """The same columns in two bands."""
    return len(plot.spans) == 2 and plot.spans[0][1:] == plot.spans[1][1:]


def outline(page: list[list[str]], plot: Plot, tops: list[int]) -> None:
    """Its borders; none between its own bands."""
    for number, (band, left, right) in enumerate(plot.spans):
        for row in range(tops[band] + (0 if number else 1), tops[band + 1]):
            page[row][left], page[row][right] = joint(page[row][left]), joint(page[row][right])
        last = number == len(plot.spans) - 1
        for edge in [*([tops[band]] if number == 0 else []), *([tops[band + 1]] if last else [])]:
            page[edge][left + 1:right] = ["-" if mark != "+" else mark for mark in page[edge][left + 1:right]]
            page[edge][left] = page[edge][right] = "+"


def joint(mark: str) -> str:
    """A corner stays a corner."""
    return mark if mark == "+" else "|"


def write(page: list[list[str]], plot: Plot, tops: list[int], lines: list[str]) -> None:
    band, left, _ = plot.spans[0]
    for number, line in enumerate(lines):
        page[tops[band] + 1 + number][left + 1:left + 1 + len(line)] = list(line)


def flow(page: list[list[str]], found: dict[int, Plot], tops: list[int], box: Box) -> None:
    """PA 2.2. The two arms, and the bridges where two districts face each other."""
    arms = (found[1].spans[0][2] + 1, found[9].spans[0][2] + 1)
    for arm, start in enumerate(arms):
        for row in range(len(page)):
            page[row][start:start + RIVER] = list(" ~ " if row % 2 else "~ ~")
        for band in range(BANDS):
            if tuple(sorted(FACING[band][arm])) in box.bridges:
                page[tops[band] + 1][start:start + RIVER] = list("=" * RIVER)


def strip(steppe: str, width: int) -> str:
    """ ". . . the Steppe . . ."."""
    return f" {steppe} ".center(width, "\0").replace("\0\0", ". ").replace("\0", " ").rstrip()


def told_town(width: int, cell: Cell, steppe: str) -> list[str]:
    """One district after another, where there is no room to draw."""
    lines: list[str] = []
    for district in DISTRICTS:
        lines += wrap(" ".join(cell(district, width)), width, subsequent_indent="  ", break_on_hyphens=False)
    return lines + wrap(steppe, width, subsequent_indent="  ")


def map_of_the_town(box: Box, width: int) -> str:
    """The empty town with its names, for a page of docs."""
    named = width >= NAMED or width < NARROWEST
    lines = drawn_town(box, width, lambda district, room: wrap(place_title(box, district) if named else str(district), room), box.districts[STEPPE])
    titles = [] if named else [f"{', '.join([place_title(box, district) for district in DISTRICTS])}."]
    bridges = listed([f"{one} and {two}" for one, two in box.bridges])
    notes = f"= is a bridge: between {bridges}. ~ is the river. The Steppe borders on {listed([str(district) for district in box.steppe])}."
    return "\n".join([*lines, "", *paragraphs([*titles, notes], width)])
