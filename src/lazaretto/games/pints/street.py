"""PB 2.1, 9, 10. Before the pub, for a screen: rows with what threatens from them, the bus and the corner."""

from __future__ import annotations

from typing import Final

from ...kernel import View
from .cards import BITES_FOR_A_BUDDY, COLOUR_NAMES, ROWS, SQUARES, colour_of, is_marked
from .chips import face_of
from .effects import MARK_TEXTS
from .fighting import Squares
from .foresight import in_row, pile_words
from .names import KIND_TITLES, capital, coming, figure, listed, many, piece_title
from .outlook import percent
from .prospects import blows_on, chance_to_hold, is_to_fight, most_to_come, pushes_to_come, stops_to_come
from .signs import piece_icon, row_thing, square_thing, square_words
from .street_board import Bus, Lane, Square, Tile, Zombie
from .table import BUS, NOTHING, SCORING, SENDING, Pub

NEAR: Final = 2                 # squares from which zombies come in when a row moves by two
LIKELY_TO_HOLD: Final = 50      # per cent; below that a row is in danger
MANY_NEAR: Final = 3


def lanes(view: View, *, odds: bool) -> tuple[Lane, ...]:
    return tuple([lane(view, row, odds=odds and view.outcome is None) for row in range(ROWS)])


def lane(view: View, row: int, *, odds: bool) -> Lane:
    t: Pub = view.table
    near, chance = entering(t, row, NEAR), chance_to_hold(view, row) if odds else None
    holds = None if chance is None else percent(chance)
    told = "" if holds is None or t.phase == SCORING else f"{holds} %"
    zombies, push = zombie_words(t, row), push_words(view, row) if view.outcome is None else ""
    harmless = t.undead >> row & 1 == 1
    hot = view.outcome is None and not harmless and (near >= MANY_NEAR if holds is None else holds < LIKELY_TO_HOLD)
    squares = tuple([square(t, field) for field in t.row_fields(row)])
    there = [word for word, is_so in (("a buddy", t.is_manned(row)), ("the bus", t.bus_row == row)) if is_so]
    beside = f" {capital(listed(there))} {'stands' if len(there) == 1 else 'stand'} there." if there else ""
    return Lane(
        row_thing(row), row + 1, t.is_manned(row), fights(view, row), t.is_blind(row), harmless, squares, min(near, BITES_FOR_A_BUDDY),
        BITES_FOR_A_BUDDY, zombies, push, holds, told, hot, chance_words(t, holds, row) if odds else "",
        f"Row {row + 1}: {zombies}{f'; {push}' if push else ''}.{beside}",
    )


def fights(view: View, row: int) -> bool:
    """PB 8.1. Is it this row's fight now?"""
    return any([isinstance(step, Squares) and step.row == row for step in view.agenda])


def entering(t: Pub, row: int, pushes: int) -> int:
    """PB 9.4. How many zombies so many pushes would let in as they lie now."""
    return sum([len(t.tags[field]) for field in t.row_fields(row)[:pushes]])


def zombie_words(t: Pub, row: int) -> str:
    """ "4 zombies, nearest 2 away"."""
    squares = [field % SQUARES for field in t.row_fields(row) if t.tags[field]]
    if not squares:
        return "no zombies"
    zombies = figure(in_row(t, row), "zombie")
    if squares[0]:
        return f"{zombies}, nearest {squares[0]} away"
    return f"{zombies}, {f'{len(t.tags[row * SQUARES])} ' if in_row(t, row) > 1 else ''}next to the bar"


def push_words(view: View, row: int) -> str:
    """PB 9.2, 10.2, 11.1, 13.13, 13.14. What the pushes of this turn would do if nobody fell."""
    t: Pub = view.table
    if t.phase == SCORING:
        return "stays until the next turn"
    if t.is_blind(row):
        return "the roller blind holds it"
    least, most = pushes_to_come(view, row)
    bus = "bus stops; " if row in stops_to_come(view)[0] and not is_to_fight(t, row) else ""
    if not most:
        return "no buddy: only the bus moves it" if t.phase == SENDING and not t.is_manned(row) else "moves with the bus only"
    few, many_in = entering(t, row, least), entering(t, row, most)
    hits = sum([len(blows_on(view, field)) for field in t.row_fields(row)]) if is_to_fight(t, row) else 0
    harmless = ", harmless" if t.undead >> row & 1 else ""
    if hits and many_in:
        worst = most_to_come(view, row)
        return f"{figure(hits, 'hit')}: {f'at most {coming(worst)}{harmless}' if worst else coming(0)}"
    if few == many_in:
        return f"{bus}push: {coming(few)}{harmless if few else ''}"
    return f"{bus}push by {least}: {few or 'nobody'}, by {most}: {coming(many_in)}{harmless}"


def chance_words(t: Pub, holds: int | None, row: int) -> str:
    if t.phase == SCORING:
        return "No row moves any more this turn."
    if holds is None:
        return "The chance to hold is told once the dice are thrown and the bus is loaded."
    if holds in (0, 100):
        return f"{'Somebody' if holds == 0 else 'Nobody'} who bites comes in by row {row + 1} this turn, with what is placed now and the bus as it is loaded."
    return f"The chance is {holds} % that nobody who bites comes in by row {row + 1} this turn, with what is placed now and the bus as it is loaded."


def square(t: Pub, field: int) -> Square:
    tile, tags, weapon = t.tiles[field // SQUARES][field % SQUARES], t.tags[field], t.weapons[field]
    wounded = tuple([Zombie(KIND_TITLES[t.rules.kinds[face_of(tag)]], len(tags) - at - 1) for at, tag in enumerate(tags) if face_of(tag) >= 0])
    rebounds = t.rebounds[1::2].count(field)
    placed = f"; {piece_title(weapon)}, {figure(t.hits[field], 'hit')}" if weapon != NOTHING else ""
    bounced = f"; {figure(rebounds, 'rebound')} to come" if rebounds else ""
    buried = "".join([f"; a wounded {zombie.kind} one under {zombie.above}" for zombie in wounded if zombie.above])
    text = f"{capital(square_words(field))}: {tile_words(t, tile)}, {pile_words(t, field)}{buried}{placed}{bounced}"
    icon = piece_icon(weapon) if weapon != NOTHING else ""
    return Square(square_thing(field), COLOUR_NAMES[colour_of(tile)], is_marked(tile), len(tags), wounded, icon, t.hits[field], rebounds, text)


def tile_words(t: Pub, tile: int) -> str:
    """PB 18.1. "red tile", "marked red tile (with zombies it bites once; empty, a bite is healed)"."""
    colour = colour_of(tile)
    return f"marked {COLOUR_NAMES[colour]} tile ({MARK_TEXTS[t.rules.markings[colour]][0]})" if is_marked(tile) else f"{COLOUR_NAMES[colour]} tile"


def corner(t: Pub) -> tuple[Tile, ...]:
    return tuple([Tile(COLOUR_NAMES[colour_of(tile)], is_marked(tile), f"{capital(tile_words(t, tile))}, {PLACES[at]}") for at, tile in enumerate(t.corner)])


PLACES: Final = ("the next to be slid in", "the second", "the third")


def bus(view: View) -> Bus:
    """PB 10.2, 10.3. Where it would stop as it is loaded now, and where it would rest."""
    t: Pub = view.table
    if view.outcome is not None:
        return Bus(t.bus_row + 1, len(t.tags[BUS]), False, (), t.bus_row + 1, f"The bus, at row {t.bus_row + 1}: {many(len(t.tags[BUS]), 'zombie')} aboard.")
    stops, rests = stops_to_come(view)
    rows = [str(row + 1) for row in stops]
    where = f"it stops at row{'s' if len(rows) > 1 else ''} {listed(rows)} and rests at row {rests + 1}" if rows else f"it goes on to row {rests + 1}"
    text = f"The bus, at row {t.bus_row + 1}: {many(len(t.tags[BUS]), 'zombie')} aboard; {where}."
    return Bus(t.bus_row + 1, len(t.tags[BUS]), t.backwards, tuple([row + 1 for row in stops]), rests + 1, text)
