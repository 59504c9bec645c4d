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
    went = whither(t, notes)
    if MARGIN + WIDE_CELL * len(seats) <= width:
        heads = [f"{letter(seat)} {names[seat]}" for seat in seats]
        lines = [*matrix(notes, went, heads, WIDE_CELL, long=True), LETTERS]
    elif MARGIN + TIGHT_CELL * len(seats) <= width:
        heads = [letter(seat) for seat in seats]
        lines = matrix(notes, went, heads, TIGHT_CELL, long=False) + wrap(LEGEND, width) + wrap(roll_call(t, names), width)
    else:
        lines = [line for seat in seats for line in hanging(f"{letter(seat)} {names[seat]}", " · ".join(by_round(notes, went, seat)), width, MARGIN)]
    return lines


Went = dict[tuple[int, Seat], str]      # by round and giver, the letters of the takers


def whither(t: Village, notes: list[RoundNote]) -> Went:
    """To whom cards went, and ">" to whom they go now."""
    found: Went = {}
    for handover in sheet.handovers_in(t, notes):
        found[handover.round, handover.giver] = found.get((handover.round, handover.giver), "") + letter(handover.taker)
    for seat in t.active:
        if (t.round, seat) not in found and len(t.hands[seat]):
            found[t.round, seat] = ">" + "".join([letter(taker) for taker in t.takers_of(seat)])
    return found


def matrix(notes: list[RoundNote], went: Went, heads: list[str], cell: int, long: bool) -> list[str]:
    lines = [" " * MARGIN + "".join([head[:cell - 1].ljust(cell) for head in heads])]
    for note in notes:
        cells = [in_cell(note, went, seat, long).ljust(cell) for seat in range(len(heads))]
        lines.append(f"{note.number:>2}  " + "".join(cells))
    return [line.rstrip() for line in lines]


def in_cell(note: RoundNote, went: Went, seat: Seat, long: bool) -> str:
    """ "CF safe": to whom the seat passed in this round, and how it declared."""
    to, word = went.get((note.number, seat), ""), how(note, seat)
    return f"{to} {word}" if long else to.lstrip(">") + SHORT.get(word, word[:1])


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


def by_round(notes: list[RoundNote], went: Went, seat: Seat) -> list[str]:
    cells = [(note.number, in_cell(note, went, seat, long=True).strip()) for note in notes]
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
