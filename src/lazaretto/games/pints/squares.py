"""The board of a view in numbers: rows, their squares, and the corner. Rows are counted as on the board: moves name them so."""

from __future__ import annotations

from typing import Final

from ...kernel.numbers import NONE_OF_THEM, Tally, named
from .cards import COLOUR_NAMES, COLOURS, CORNER, FIELDS, PIECE_NAMES, REACH, ROWS, SQUARES, WEAPONS, colour_of, is_marked
from .chips import DOWN, FACE, FEATURES, REFINED, SNAPPY, face_of
from .look import Look
from .table import PubRules

#: Counts are cut off there: more is possible, but seldom.
CHIPS: Final = 6                # on one square
WOUNDED: Final = 3
HITS: Final = 8
PUSHES: Final = 2
REBOUNDS: Final = 2

#: PB 7.2. By square, the weapons that reach it.
ARMS: Final = tuple([[weapon for weapon in range(WEAPONS) if square in REACH[weapon]] for square in range(SQUARES)])
#: By square, which of them a weapon is.
ARM_OF: Final = tuple([{weapon: number for number, weapon in enumerate(arms)} for arms in ARMS])
OF_CHIPS: Final = 5             # numbers that speak of the chips on a square


def row_names(rules: PubRules) -> list[str]:
    return named([f"row {row + 1}" for row in range(ROWS)], ["bus", "buddy", "blind", "undead", "felled", f"pushes to come of {PUSHES}", "still to fight"])


def rows(look: Look, tally: Tally) -> None:
    """PB 2.1, 8.1, 9.2, 13.13, 13.14."""
    t = look.t
    for row in range(ROWS):
        tally.yes(t.bus_row == row)
        tally.bit(t.stools, row)
        tally.bit(t.blinds, row)
        tally.bit(t.undead, row)
        tally.bit(t.felled, row)
        tally.share(look.pushes[row], PUSHES)
        tally.share(look.to_fight[row], 1)


def square_names(rules: PubRules) -> list[str]:
    found = []
    for field in range(FIELDS):
        row, square = divmod(field, SQUARES)
        found.extend(named([f"square {row + 1}.{square + 1}"], [
            *tile_names(rules), f"face down of {CHIPS}", f"wounded of {WOUNDED}", f"refined of {WOUNDED}", f"snappy of {WOUNDED}", "wounded on top",
            *[PIECE_NAMES[weapon] for weapon in ARMS[square]], f"hits of {HITS}", f"rebounds to it of {REBOUNDS}", "lifted or thrown from",
        ]))
    return found


def tile_names(rules: PubRules) -> list[str]:
    return [*COLOUR_NAMES, "marked"] if rules.food else list(COLOUR_NAMES)


def squares(look: Look, tally: Tally) -> None:
    """PB 2.2, 2.3, 7.1. The tile, the chips on it, and what is placed beside it."""
    t = look.t
    targets = t.rebounds[1::2]
    for row in range(ROWS):
        for square in range(SQUARES):
            field = row * SQUARES + square
            tile(look, t.tiles[row][square] if t.tiles else NONE_OF_THEM, tally)
            chips(look, t.tags[field], tally)
            tally.one_of(len(ARMS[square]), ARM_OF[square].get(t.weapons[field], NONE_OF_THEM))
            tally.share(t.hits[field], HITS)
            tally.share(targets.count(field) if targets else 0, REBOUNDS)
            tally.yes(field == look.lifted)


def tile(look: Look, which: int, tally: Tally) -> None:
    tally.one_of(COLOURS, NONE_OF_THEM if which == NONE_OF_THEM else colour_of(which))
    if look.t.rules.food:
        tally.yes(is_marked(which))


def chips(look: Look, tags: tuple[int, ...], tally: Tally) -> None:
    """PB 8.3, 8.5. Only a wounded one lies face up."""
    if not tags:
        tally.skip(OF_CHIPS)
        return
    wounded, refined, snappy = 0, 0, 0
    for tag in tags:
        if tag & FACE != DOWN:
            feature = look.t.rules.kinds[face_of(tag)] % FEATURES
            wounded += 1
            refined += 1 if feature == REFINED else 0
            snappy += 1 if feature == SNAPPY else 0
    tally.share(len(tags) - wounded, CHIPS)
    tally.share(wounded, WOUNDED)
    tally.share(refined, WOUNDED)
    tally.share(snappy, WOUNDED)
    tally.yes(tags[-1] & FACE != DOWN)


def corner_names(rules: PubRules) -> list[str]:
    return named([f"corner {place + 1}" for place in range(CORNER)], tile_names(rules))


def corner(look: Look, tally: Tally) -> None:
    """PB 9.5. The first is next to be used."""
    for which in look.t.corner or (NONE_OF_THEM,) * CORNER:
        tile(look, which, tally)
