"""The past as the sheet has it, seat by seat, the same for all; and who handed one seat which card: what features are counted from."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Seat, Seats
from ...kernel.numbers import NONE_OF_THEM
from .roles import REACH
from .sheet import BY_A_NAME, INFECTED, MARK, MARK_BITS, NOT_YET, SHIELDS, SKULL, RoundNote, rounds
from .table import Village
from .variants import CLOSING_ROUNDS

#: How one has declared.
MARKS: Final = ("safe", "infected", "shields", "skull")
WAS_SAFE: Final = 0
WAS_ILL: Final = 1
ROLLED_SHIELDS: Final = 2
ROLLED_A_SKULL: Final = 3

#: How one has fallen.
ENDS: Final = ("out infected", "out by a skull", "out by a wrong name", "out as named")
BY_INFECTION: Final = 0
BY_A_SKULL: Final = 1
BY_A_WRONG_NAME: Final = 2
AS_NAMED: Final = 3


def kind_of(how: int) -> int:
    """Which of `MARKS` a mark of the sheet is, however often was rolled."""
    how &= MARK - BY_A_NAME
    if how >= SHIELDS:
        return ROLLED_A_SKULL if how >= SKULL else ROLLED_SHIELDS
    return NONE_OF_THEM if how == NOT_YET else WAS_ILL if how == INFECTED else WAS_SAFE


KIND_OF: Final = tuple([kind_of(how) for how in range(MARK + 1)])


@final
class Past:
    """One walk through the sheet."""

    def __init__(self, t: Village) -> None:
        seats = t.rules.seats
        self.rules: Final = t.rules
        self.column: Final = t.column
        self.sheet: Final = t.sheet
        self.notes: Final = rounds(t)
        self.circles: Final[list[list[Seat]]] = []             # by round, who was in the game
        self.ways: Final[list[tuple[int, ...]]] = []           # by round, how far to the left cards went
        self.spoke: Seats = 0                                  # who named another
        self.cleared: Seats = 0                                # who was named wrongly
        self.safe: Final = [0] * seats                         # by seat, in how many rounds
        self.shields: Final = [0] * seats
        self.fell_in: Final = [0] * seats                      # in which round
        self.fell_by: Final = [NONE_OF_THEM] * seats
        self.gave_to_the_ill: Final = [0] * seats              # how many cards that may have made someone ill
        self.walk()

    def walk(self) -> None:
        rules, entry = self.rules, 0
        circle, passing_rounds = list(range(rules.seats)), rules.last_round - CLOSING_ROUNDS
        for note in self.notes:
            row, two = rules.chart[self.column][len(circle)], note.number == 1 and rules.two_first
            first, second = row[entry % len(row)], row[(entry + 1) % len(row)]
            self.circles.append(circle)
            self.ways.append(() if note.number > passing_rounds else (first, second) if two else (first,))
            for seat in circle if note.declared else ():
                self.declare(note, seat)
            for seat in circle if note.accused else ():
                self.accuse(note, seat)
            left = [seat for seat in circle if not self.fell_in[seat]]
            entry = 0 if len(left) < len(circle) else entry + (2 if two else 1)
            circle = left

    def is_of(self, t: Village) -> bool:
        """Is it still so? Nothing has been noted since."""
        now = self.notes[-1] if self.notes else None
        return (
            self.sheet is t.sheet and self.rules is t.rules and self.column == t.column and now is not None
            and now.number == t.round and now.marker == t.marker and now.declared == t.declared and now.accused == t.accused
        )

    def declare(self, note: RoundNote, seat: Seat) -> None:
        how = note.declared >> MARK_BITS * seat & MARK
        kind = KIND_OF[how]
        if kind == WAS_SAFE:
            self.safe[seat] += 1
        elif kind == ROLLED_SHIELDS:
            self.shields[seat] += 1
        elif kind == ROLLED_A_SKULL:
            self.fall(seat, note.number, BY_A_SKULL)
        elif kind == WAS_ILL:
            self.fall(seat, note.number, BY_INFECTION)
            for number in range(max(1, note.number - REACH + 1), note.number + 1):
                for giver in self.givers_to(seat, number):
                    self.gave_to_the_ill[giver] += 1
        if how & BY_A_NAME:
            self.fall(seat, note.number, BY_A_WRONG_NAME if note.named_by(seat) is not None else AS_NAMED)

    def fall(self, seat: Seat, number: int, how: int) -> None:
        self.fell_in[seat], self.fell_by[seat] = number, how

    def accuse(self, note: RoundNote, seat: Seat) -> None:
        """IN 7.3. Whoever named the wrong one is out, and the one named is no Doctor."""
        suspect = note.named_by(seat)
        if suspect is not None:
            self.spoke |= 1 << seat
            if note.out_by_a_name(seat):
                self.cleared |= 1 << suspect

    def givers_to(self, seat: Seat, number: int) -> list[Seat]:
        """IN 4.2. Who passed to this seat in that round."""
        circle = self.circles[number - 1]
        if seat not in circle:
            return []
        at = circle.index(seat)
        return [circle[(at - way) % len(circle)] for way in self.ways[number - 1]]

    def takers_from(self, seat: Seat, number: int) -> list[Seat]:
        circle = self.circles[number - 1]
        if seat not in circle:
            return []
        at = circle.index(seat)
        return [circle[(at + way) % len(circle)] for way in self.ways[number - 1]]

    def mark(self, number: int, seat: Seat) -> int:
        """Which of `MARKS` the seat has in that round."""
        return KIND_OF[self.notes[number - 1].declared >> MARK_BITS * seat & MARK] if number > 0 else NONE_OF_THEM


#: The latest, one at most: between two declarations all seats look at the same.
LATEST: Final[list[Past]] = []


def past_of(t: Village) -> Past:
    if LATEST and LATEST[0].is_of(t):
        return LATEST[0]
    LATEST[:] = [Past(t)]
    return LATEST[0]


@final
class Received:
    """The cards that came to lie before a seat, if they are seen; with each the round, and the giver."""

    def __init__(self, t: Village, past: Past, me: Seat) -> None:
        self.cards: Final[list[Card]] = []
        self.came_in: Final[list[int]] = []
        self.came_from: Final[list[Seat]] = []
        line, seen = t.handed[me], 0
        for note in past.notes if line.faces else []:
            for giver in past.givers_to(me, note.number):
                if seen < line.size and line.at(seen) >= 0:
                    self.cards.append(line.at(seen))
                    self.came_in.append(note.number)
                    self.came_from.append(giver)
                    seen += 1
