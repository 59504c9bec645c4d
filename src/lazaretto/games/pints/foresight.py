"""What lies where and what would come of it, in words: piles, pushes, colours, bus stops; and what takes one's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel import Step
from .cards import BITE_CHARGE, BLACK, BY_MARK, BY_TILE, COLOUR_NAMES, MAKE_IT_TWO, ROWS, SQUARES
from .chips import face_of
from .colour import ONE_EACH
from .drawing import Losing
from .names import KIND_TITLES, many
from .table import BUS, Pub

Sense = tuple[str, str]         # what it means, and the rule that says so


def pile_words(t: Pub, field: int) -> str:
    """ "3 zombies, a wounded tough one on top"."""
    tags = t.tags[field]
    top = face_of(tags[-1]) if tags else -1
    text = many(len(tags), "zombie")
    if top < 0:
        return text
    wounded = f"a wounded {KIND_TITLES[t.rules.kinds[top]]} one"
    return wounded if len(tags) == 1 else f"{text}, {wounded} on top"


def in_row(t: Pub, row: int) -> int:
    return sum([len(t.tags[field]) for field in t.row_fields(row)])


def row_words(t: Pub, row: int) -> str:
    """ "4 zombies, the nearest on square 2"."""
    squares = [field % SQUARES + 1 for field in t.row_fields(row) if t.tags[field]]
    count = in_row(t, row)
    if not count:
        return "no zombies"
    return f"a zombie on square {squares[0]}" if count == 1 else f"{count} zombies, the nearest on square {squares[0]}"


def entering(t: Pub, row: int, tiles: int) -> str:
    """PB 9.4, 9.6, 13.13, 13.14. Who comes in when a row is pushed by so many tiles."""
    count = sum([len(t.tags[row * SQUARES + square]) for square in range(tiles)])
    if t.is_blind(row):
        return "the blind holds it"
    if not count:
        return "nobody comes in"
    return f"{many(count, 'zombie')} {'comes' if count == 1 else 'come'} in{', harmless' if t.undead >> row & 1 else ''}"


def coloured(t: Pub, colour: int, purpose: int) -> Sense:
    """PB 6.2, 14.5, R20. What a colour brings."""
    fields, left = t.fields_of(colour), len(t.stock)
    if purpose == ONE_EACH:
        return f"{many(min(left, len(fields)), 'zombie')}, one on every {COLOUR_NAMES[colour]} tile", "PB 6.2"
    more = min(left, sum([len(t.tags[field]) for field in fields]))
    return f"{COLOUR_NAMES[colour]} tiles are doubled: {more} more zombie{'' if more == 1 else 's'}", "PB 14.5"


def rolled(t: Pub, face: int, purpose: int) -> Sense:
    """PB 6.4. The same for any face but white."""
    if face == BLACK:
        return "a zombie gets on the bus, and the die is rolled again", "PB 6.4"
    return coloured(t, face, purpose)


def next_row(t: Pub, row: int) -> int:
    """Where the bus goes from there, as people count."""
    return (row + (-1 if t.backwards else 1)) % ROWS + 1


def stop_words(t: Pub, first: bool, everybody: bool) -> Sense:
    """PB 10.1 to 10.3, R73. What the bus does next."""
    aboard, row = len(t.tags[BUS]), t.bus_row
    if not aboard:
        return (f"the empty bus goes on to row {next_row(t, row)}", "PB 10.1") if first else (f"the bus stays at row {row + 1}", "PB 10.3")
    if t.is_blind(row):
        return f"the bus passes row {row + 1}, behind its blind", "PB 13.14"
    off = aboard if everybody else 1
    return f"{many(off, 'zombie')} {'gets' if off == 1 else 'get'} off at row {row + 1}; it is pushed, and {entering(t, row, 1)}", "PB 10.2"


def why_lost(agenda: Sequence[Step]) -> str:
    """PB 14.4, 14.6, 15.3, 18.4. By which rule the cards go that are asked for."""
    asked = agenda[-1]
    assert isinstance(asked, Losing)
    return LOST_BY[asked.by]


LOST_BY: Final = {BITE_CHARGE: "PB 14.4", MAKE_IT_TWO: "PB 14.6", BY_TILE: "PB 15.3", BY_MARK: "PB 18.4"}
