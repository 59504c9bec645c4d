"""What a report says of a finished game: sides, rounds, and how it ended."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, Seat
from .box import DOCTOR
from .ending import DOCTORS_WIN, NOBODY_WINS
from .sheet import SKULL, RoundNote, rounds
from .table import Village

DOCTOR_SIDE: Final = "doctor"
VILLAGER_SIDE: Final = "villager"
SIDES: Final = (DOCTOR_SIDE, VILLAGER_SIDE)


def side_of(t: Village, seat: Seat) -> str:
    return DOCTOR_SIDE if t.is_doctor(seat) else VILLAGER_SIDE


def how_it_ended(t: Village, reason: str) -> str:
    """How it ended; and how the last Doctor fell, where that was it."""
    if t.doctors_stand():
        return reason
    return f"the last Doctor {how_fell(rounds(t)[-1], last_doctor(t))}"


def last_doctor(t: Village) -> Seat:
    """By whose fall the Villagers have won."""
    last = rounds(t)[-1]
    return max([(when_fell(last, seat, t.rules.seats), seat) for seat in t.team(doctors=True) if last.fell(seat)])[1]


def when_fell(note: RoundNote, seat: Seat, seats: int) -> int:
    """IN 6.1, 7.2. How many places after the figure it was decided: at one's own declaration, or at that of who named the seat."""
    return ((namers(note, seat, seats) or [seat])[0] - note.marker) % seats


def namers(note: RoundNote, seat: Seat, seats: int) -> list[Seat]:
    """IN 7.2. Who named the seat that fell by it."""
    return [other for other in range(seats) if note.named_by(other) == seat] if note.out_by_a_name(seat) else []


def how_fell(note: RoundNote, seat: Seat) -> str:
    if note.out_by_a_name(seat):
        return "was named"
    return "rolled a skull" if note.mark_of(seat) >= SKULL else "was infected"


def how_the_last_fell(t: Village, names: Names) -> str:
    """The same by name: who the last Doctor was, and through whom he fell."""
    note, seat = rounds(t)[-1], last_doctor(t)
    title = "the Plague Doctor" if t.rules.counts[DOCTOR] == 1 else "the last Plague Doctor"
    by = namers(note, seat, t.rules.seats)
    return f"{names[by[0]]} named {names[seat]}, {title}" if by else f"{names[seat]}, {title}, {how_fell(note, seat)}"


def epilogue(t: Village, ending: str, names: Names) -> str:
    """How it ended, told to who does not know what wins."""
    if ending == NOBODY_WINS:
        return "The cards have run out before either side had won: nobody wins."
    if ending != DOCTORS_WIN:
        return f"{how_the_last_fell(t, names)}: the Villagers win."
    doctors = [names[seat] for seat in t.team(doctors=True)]
    won = f"{doctors[0]}, the Plague Doctor, wins" if len(doctors) == 1 else f"{doctors[0]} and {doctors[1]}, the Plague Doctors, win"
    return f"One healthy Villager or none is left: {won}."
