"""The sheet in plain text: what everyone saw, by round and seat."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ...kernel import Names, Seat
from ...kernel.zone import letter
from . import sheet
from .sheet import RoundNote
from .table import Village

WIDE_CELL: Final = 12           # "AB infected"
TIGHT_CELL: Final = 5           # "ABs"
MARGIN: Final = 4

LETTERS: Final = "letters: to whom that seat passed; > to whom it passes now"
LEGEND: Final = "letters: passed to; s safe, d rolled a shield, k a skull, i infected, n named, w named wrongly"


def the_sheet(t: Village, names: Names, width: int) -> list[str]:
    """Rounds and seats: to whom each passed and how it declared; on a narrow page a list of seats."""
    seats, notes = range(t.rules.seats), sheet.rounds(t)
    if MARGIN + WIDE_CELL * len(seats) <= width:
        heads = [f"{letter(seat)} {names[seat]}" for seat in seats]
        lines = [*matrix(t, notes, heads, WIDE_CELL, long=True), LETTERS]
    elif MARGIN + TIGHT_CELL * len(seats) <= width:
        heads = [letter(seat) for seat in seats]
        lines = matrix(t, notes, heads, TIGHT_CELL, long=False) + wrap(LEGEND, width) + wrap(roll_call(t, names), width)
    else:
        lines = [line for seat in seats for line in hanging(f"{letter(seat)} {names[seat]}", " · ".join(by_round(t, notes, seat)), width, MARGIN)]
    return lines


def matrix(t: Village, notes: list[RoundNote], heads: list[str], cell: int, long: bool) -> list[str]:
    lines = [" " * MARGIN + "".join([head[:cell - 1].ljust(cell) for head in heads])]
    for note in notes:
        cells = [in_cell(t, note, seat, long).ljust(cell) for seat in range(t.rules.seats)]
        lines.append(f"{note.number:>2}  " + "".join(cells))
    return [line.rstrip() for line in lines]


def in_cell(t: Village, note: RoundNote, seat: Seat, long: bool) -> str:
    """ "CF safe": to whom the seat passed in this round, and how it declared."""
    to = "".join([letter(handover.taker) for handover in sheet.handovers(t) if handover.round == note.number and handover.giver == seat])
    if not to and note.number == t.round and seat in t.active and len(t.hands[seat]):
        to = (">" if long else "") + "".join([letter(taker) for taker in takers_of(t, seat)])
    word = how(note, seat)
    return f"{to} {word}" if long else to + SHORT.get(word, word[:1])


def takers_of(t: Village, seat: Seat) -> list[Seat]:
    at = t.active.index(seat)
    return [t.active[(at + way) % len(t.active)] for way in t.ways()]


SHORT: Final = {"shield": "d", "2 shields": "d2", "3 shields": "d3", "4 shields": "d4", "skull": "k"}


def how(note: RoundNote, seat: Seat) -> str:
    """How a seat declared in a round, in a word."""
    mark = note.mark_of(seat)
    if note.out_by_a_name(seat):
        return "named" if note.named_by(seat) is None else "wrong"
    if mark >= sheet.SKULL:
        return "skull"
    if mark >= sheet.SHIELDS:
        return "shield" if mark == sheet.SHIELDS else f"{mark - sheet.SHIELDS + 1} shields"
    return {sheet.SAFE: "safe", sheet.INFECTED: "infected"}.get(mark, "")


def by_round(t: Village, notes: list[RoundNote], seat: Seat) -> list[str]:
    cells = [(note.number, in_cell(t, note, seat, True).strip()) for note in notes]
    return [f"{number} {cell}" for number, cell in cells if cell]


def roll_call(t: Village, names: Names) -> str:
    return " · ".join([f"{letter(seat)} {names[seat]}{'' if t.stands(seat) else ' (out)'}" for seat in range(t.rules.seats)])


def accusations(notes: list[RoundNote], names: Names) -> list[str]:
    found = []
    for note in notes:
        for seat in range(len(names)):
            suspect = note.named_by(seat)
            if suspect is not None:
                found.append(f"Round {note.number}: {names[seat]} named {names[suspect]}, {'wrongly' if note.out_by_a_name(seat) else 'rightly'}.")
    return found


def hanging(label: str, text: str, width: int, indent: int) -> list[str]:
    """A row with its label in the margin."""
    head = f"  {label}".ljust(indent + 2) if indent > MARGIN else f"{label}: "
    return wrap(text or "-", width, initial_indent=head, subsequent_indent=" " * (indent + 2 if indent > MARGIN else indent), break_on_hyphens=False)
