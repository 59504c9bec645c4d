"""PB 2.1. The rows on the page: tiles, zombies, hits, buddies, blinds and the bus; and what is placed, wounded or loose."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ...kernel import Card
from .cards import FIELDS, ROWS, SQUARES, colour_of, is_marked
from .chips import face_of
from .names import KIND_TITLES, TILE_LETTERS, figure, listed, many, piece_title, pieces_listed, square_of
from ...kernel.plain import NARROW
from .table import BUS, HELD, NOTHING, Pub

HEAD: Final = 4                 # "  3 "
CELL: Final = 9                 # "b*12w/3 "
NARROW_CELL: Final = 7


def tile_mark(tile: int) -> str:
    """ "b", or "b*" if it is marked."""
    return f"{TILE_LETTERS[colour_of(tile)]}{'*' if is_marked(tile) else ''}"


def cell(t: Pub, field: int) -> str:
    """ "b*3w/2": a marked blue tile with three zombies, the top one wounded, and two hits placed; "b ." an empty one."""
    tags, hits = t.tags[field], t.hits[field]
    tile = tile_mark(t.tiles[field // SQUARES][field % SQUARES])
    wounded = "w" if tags and face_of(tags[-1]) >= 0 else ""
    return f"{tile:<2}{len(tags) if tags else '.'}{wounded}{f'/{hits}' if hits else ''}"


def lanes(t: Pub, width: int) -> list[str]:
    """The five rows, square 1 on the left; what stands at a row on its right, or below it on a narrow page."""
    room = CELL if width >= NARROW else NARROW_CELL
    heads = [str(square + 1) for square in range(SQUARES)]
    lines = row_lines("row ", heads, "", width, room)
    for row in range(ROWS):
        lines += row_lines(f"  {row + 1} ", [cell(t, field) for field in t.row_fields(row)], beside(t, row), width, room)
    return lines


def row_lines(head: str, cells: list[str], beside: str, width: int, room: int) -> list[str]:
    line = f"{head}{''.join([text.ljust(room) for text in cells])}"
    if beside and len(line) + len(beside) <= width:
        return [f"{line}{beside}"]
    below = wrap(beside, width, initial_indent="    ", subsequent_indent="    ")
    if len(line.rstrip()) <= width:
        return [line.rstrip(), *below]
    return [*wrap(" ".join([head.rstrip(), *[text.replace(" ", "") for text in cells]]), width, subsequent_indent="    "), *below]


def beside(t: Pub, row: int) -> str:
    """ "buddy, bus with 2 aboard, blind"."""
    found = ["buddy"] if t.is_manned(row) else []
    if t.bus_row == row:
        aboard = len(t.tags[BUS])
        found.append(f"bus with {aboard} aboard" if aboard else "empty bus")
    found += ["blind"] if t.is_blind(row) else []
    return ", ".join(found + (["undead"] if t.undead >> row & 1 else []))


def legend(t: Pub) -> str:
    """What the signs say, of those that are there."""
    tiles = [tile for row in t.tiles for tile in row]
    found = ["* a marked tile"] if any([is_marked(tile) for tile in tiles]) else []
    found += ["w wounded on top"] if any([tags and face_of(tags[-1]) >= 0 for tags in t.tags[:FIELDS]]) else []
    found += ["/2 hits placed"] if any(t.hits) else []
    return f"A letter is a tile, a number zombies{''.join([f', {text}' for text in found])}. Square 1 is next to the pub."


def details(t: Pub) -> list[str]:
    """What is wounded, placed, loose or in hand, in words."""
    found = [f"Wounded: {'; '.join(wounds(t))}."] if wounds(t) else []
    placed = [f"{square_of(field)} {piece_title(t.weapons[field])}, {figure(t.hits[field], 'hit')}" for field in range(FIELDS) if t.weapons[field] != NOTHING]
    found += [f"Placed: {'; '.join(placed)}{rebounds(t)}."] if placed else []
    found += [f"Dice not placed: {pieces_listed(t.loose)}."] if t.loose else []
    return found + ([f"In hand: {many(len(t.tags[HELD]), 'zombie')}."] if t.tags[HELD] else [])


def rebounds(t: Pub) -> str:
    """R57."""
    targets = [square_of(t.rebounds[at + 1]) for at in range(0, len(t.rebounds), 2)]
    return f"; rebound to {listed(targets)}" if targets else ""


def wounds(t: Pub) -> list[str]:
    """PB 8.5, R15. "3-2 tough", "4-1 tough snappy under 2"."""
    found: list[str] = []
    for field in range(FIELDS):
        tags = t.tags[field]
        for at, tag in enumerate(tags):
            if face_of(tag) >= 0:
                found.append(wound(t, field, face_of(tag), len(tags) - at - 1))
    return found


def wound(t: Pub, field: int, chip: Card, above: int) -> str:
    return f"{square_of(field)} {KIND_TITLES[t.rules.kinds[chip]]}{f' under {above}' if above else ''}"
