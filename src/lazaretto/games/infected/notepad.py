"""The notebook of a page: what follows from the sheet and from one's own cards, and is tedious to work out."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Memory, Names, Note, Seat, View
from .box import DOCTOR, Box
from .chart import COLUMNS
from .deeds import whose_card
from .imagine import known_cards
from .notebook import accusations
from .roles import UNKNOWN, certain_doctors, explaining_doctors, fallen_villagers, game_goes_on, givers, guessers, suspects
from .sheet import INFECTED, Handover, handovers_in, rounds
from .signs import names_list
from .table import Village
from .text import at_the_table, by_what
from .variants import MODES


def notes(view: View, memory: Memory, names: Names, box: Box) -> tuple[Note, ...]:
    t: Village = view.table
    found = [Note("Who may be the Doctor", Suspicion(view, memory, names).lines())] if view.outcome is None else []
    for title, lines in (("Where infections came from", infections(t, names)), ("Who named whom", accusations(rounds(t), names))):
        found += [Note(title, tuple(lines))] if lines else []
    return (*found, Note("At this table", tuple(this_table(t, box))))


@final
class Suspicion:
    """IN 1.1. Who can be a Doctor, for all that these eyes see and remember; and what speaks against the others."""

    def __init__(self, view: View, memory: Memory, names: Names) -> None:
        self.t: Final[Village] = view.table
        self.names: Final = names
        self.me: Final = view.seat
        self.notes: Final = rounds(self.t)
        self.passes: Final[list[Handover]] = handovers_in(self.t, self.notes)
        self.known: Final[list[Card]] = known_cards(self.t, -1 if view.seat is None else view.seat, self.passes, memory)
        self.seats: Final = range(self.t.rules.seats)
        self.seen: Final = [self.t.role_of(seat) if self.t.roles[seat].kinds() else UNKNOWN for seat in self.seats]
        self.spoke: Final = guessers(self.notes, self.t.rules.seats)
        self.explaining: Final = explaining_doctors(self.t, self.seen, self.spoke, self.notes, self.passes, self.known)

    def lines(self) -> tuple[str, ...]:
        found = [doctors for doctors in self.explaining if game_goes_on(self.t, doctors)]
        every = [seat for seat in self.seats if found and all([doctors >> seat & 1 for doctors in found])]
        some = [seat for seat in self.seats if any([doctors >> seat & 1 for doctors in found]) and seat not in every]
        none = [seat for seat in self.seats if seat not in every and seat not in some and seat != self.me]
        lines = [f"Certainly: {self.listed(every)}."] if every else []
        lines += [f"Perhaps: {self.listed(some)}."] if some else []
        lines += [f"Not {self.names[seat]}: {self.why_not(seat)}." for seat in none]
        return tuple(lines)

    def listed(self, seats: list[Seat]) -> str:
        return names_list([self.names[seat] if seat != self.me else "you" for seat in seats])

    def why_not(self, seat: Seat) -> str:
        """What shows that this seat is no Doctor."""
        if self.seen[seat] != UNKNOWN:
            return "the deck lies open"
        if self.spoke >> seat & 1:
            return "a Doctor names nobody"
        if suspects(self.notes, self.t.rules.seats) >> seat & 1:
            return "was named, and wrongly"
        if seat in givers(self.passes, self.known, ~self.t.rules.doctors_cards):
            return "passed a card that no Doctor has"
        if fallen_villagers(self.t) >> seat & 1:
            return "a Doctor who falls says so" if self.t.rules.counts[DOCTOR] > 1 else "fell, and the game went on"
        if certain_doctors(self.seen, self.passes, self.known).bit_count() >= self.t.rules.counts[DOCTOR]:
            return "another one is"
        if any([doctors >> seat & 1 for doctors in self.explaining]):
            return "otherwise the game would be over"
        return "someone fell ill to whom this one had passed nothing in that round or the two before"


def infections(t: Village, names: Names) -> list[str]:
    """IN 5.1. For everyone infected, whose card it may have been; when all cards lie open, whose it was."""
    passes, found = handovers_in(t, rounds(t)), []
    for note in rounds(t):
        for seat in range(t.rules.seats):
            if note.mark_of(seat) == INFECTED:
                whence = by_what(t, seat, note.number, names) or f" {whose_card(passes, note.number, seat, names)}"
                found.append(f"{names[seat]} was infected in round {note.number}{whence}.")
    return found


def this_table(t: Village, box: Box) -> list[str]:
    """IN 3.1, 2.6, 3.4. The decks, the die, the column, and what the variant changes."""
    modes = [name for name in t.rules.variant.split("+") if name in MODES]
    return [
        f"{at_the_table(t, box)}.",
        f"The die: {t.rules.skulls} of {t.rules.faces} faces are skulls.",
        f"The chart: column {COLUMNS[t.column]}.",
        *[f"{MODES[name].text[0].upper()}{MODES[name].text[1:]}." for name in modes],
    ]
