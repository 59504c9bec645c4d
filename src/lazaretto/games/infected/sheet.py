"""The sheet: what everyone saw of each round, noted on the table so that nobody needs to remember it.

A round's declarations are one number with a mark a seat, its accusations another; former rounds lie in `Village.sheet`, three numbers each.
"""

from __future__ import annotations

from typing import Final, final

from ...kernel import Seat, Value
from .table import Village

#: Marks: how a seat declared. With dice the number of rolls, less one, is added.
NOT_YET: Final = 0
SAFE: Final = 1
INFECTED: Final = 2
SHIELDS: Final = 4              # rolled so many shields and no skull
SKULL: Final = 8                # the last of so many rolls was a skull
BY_A_NAME: Final = 16           # added: out by naming the wrong one, or by being named rightly
MARK_BITS: Final = 5
MARK: Final = 31
NAME_BITS: Final = 4
NAME: Final = 15

A_ROUND: Final = 3              # numbers on the sheet: marker, declarations, accusations


def mark(t: Village, seat: Seat, how: int) -> None:
    t.declared |= how << MARK_BITS * seat


def accuse(t: Village, seat: Seat, suspect: Seat) -> None:
    t.accused |= suspect + 1 << NAME_BITS * seat


@final
class RoundNote(Value):
    """One round of the sheet."""

    def __init__(self, number: int, marker: Seat, declared: int, accused: int) -> None:
        self.number: Final = number
        self.marker: Final = marker
        self.declared: Final = declared
        self.accused: Final = accused

    def mark_of(self, seat: Seat) -> int:
        """How the seat declared, `BY_A_NAME` left out."""
        return self.declared >> MARK_BITS * seat & (MARK - BY_A_NAME)

    def out_by_a_name(self, seat: Seat) -> bool:
        return self.declared >> MARK_BITS * seat & BY_A_NAME != 0

    def fell(self, seat: Seat) -> bool:
        how = self.mark_of(seat)
        return how == INFECTED or how >= SKULL or self.out_by_a_name(seat)

    def named_by(self, seat: Seat) -> Seat | None:
        """Whom the seat accused."""
        suspect = self.accused >> NAME_BITS * seat & NAME
        return suspect - 1 if suspect else None


def rounds(t: Village) -> list[RoundNote]:
    """The sheet, round by round; the round being played comes last."""
    sheet = t.sheet
    notes = [RoundNote(at // A_ROUND + 1, sheet[at], sheet[at + 1], sheet[at + 2]) for at in range(0, len(sheet), A_ROUND)]
    if t.round > len(notes):
        notes.append(RoundNote(t.round, t.marker, t.declared, t.accused))
    return notes


def round_of_fall(t: Village, seat: Seat) -> RoundNote:
    """IN 6.5. In which a seat that stands no more fell."""
    return next(note for note in rounds(t) if note.fell(seat))


@final
class Handover(Value):
    """IN 4.2. A card went from one seat to another: everyone saw that, whatever it was."""

    def __init__(self, round: int, giver: Seat, taker: Seat) -> None:
        self.round: Final = round
        self.giver: Final = giver
        self.taker: Final = taker


def handovers(t: Village) -> list[Handover]:
    """Every card that was passed, in the order in which they came to lie before their takers."""
    return handovers_in(t, rounds(t))


def handovers_in(t: Village, notes: list[RoundNote]) -> list[Handover]:
    found: list[Handover] = []
    active, entry = list(range(t.rules.seats)), 0
    passed = sum([len(line) for line in t.handed])
    for note in notes:
        if passed <= len(found):
            break                                              # not passed yet, or the hands are empty
        row = t.rules.chart[t.column][len(active)]
        ways = 2 if note.number == 1 and t.rules.two_first else 1
        for way in range(ways):
            for place, giver in enumerate(active):
                found.append(Handover(note.number, giver, active[(place + row[(entry + way) % len(row)]) % len(active)]))
        left = [seat for seat in active if not note.fell(seat)]
        entry = 0 if len(left) < len(active) else entry + ways
        active = left
    return found
