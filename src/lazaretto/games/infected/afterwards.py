"""What a report says of a finished game: sides, rounds, and how it ended."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat
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
    last = rounds(t)[-1]
    fallen = [(when_fell(last, seat, t.rules.seats), seat) for seat in range(t.rules.seats) if t.is_doctor(seat) and last.fell(seat)]
    return f"the last Doctor {how_fell(last, max(fallen)[1])}"


def when_fell(note: RoundNote, seat: Seat, seats: int) -> int:
    """IN 6.1, 7.2. How many places after the figure it was decided: at the own declaration, or at that of who named the seat."""
    namers = [other for other in range(seats) if note.named_by(other) == seat] if note.out_by_a_name(seat) else []
    return (namers[0] - note.marker if namers else seat - note.marker) % seats


def how_fell(note: RoundNote, seat: Seat) -> str:
    if note.out_by_a_name(seat):
        return "was named"
    return "rolled a skull" if note.mark_of(seat) >= SKULL else "was infected"


#: How it ended, told to who does not know what wins.
EPILOGUES: Final = {
    DOCTORS_WIN: "One healthy Villager or none is left: the Plague Doctors win.",
    NOBODY_WINS: "The cards have run out before either side had won: nobody wins.",
    "the last Doctor was named": "The last Plague Doctor was named: the Villagers win.",
    "the last Doctor rolled a skull": "The last Plague Doctor rolled a skull and is out: the Villagers win.",
    "the last Doctor was infected": "The last Plague Doctor was infected and is out: the Villagers win.",
}


#: The same where there was but one Doctor.
OF_ONE: Final = {
    DOCTORS_WIN: "One healthy Villager or none is left: the Plague Doctor wins.",
    "the last Doctor was named": "The Plague Doctor was named: the Villagers win.",
    "the last Doctor rolled a skull": "The Plague Doctor rolled a skull and is out: the Villagers win.",
    "the last Doctor was infected": "The Plague Doctor was infected and is out: the Villagers win.",
}


def epilogue(t: Village, ending: str) -> str:
    return OF_ONE.get(ending, EPILOGUES[ending]) if t.rules.counts[DOCTOR] == 1 else EPILOGUES[ending]
