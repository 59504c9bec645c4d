"""What a report says of a finished game: sides, rounds, and how it ended."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat
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
    fallen = [seat for seat in range(t.rules.seats) if t.is_doctor(seat) and last.fell(seat)]
    return f"the last Doctor {how_fell(last, fallen[-1])}"


def how_fell(note: RoundNote, seat: Seat) -> str:
    if note.out_by_a_name(seat):
        return "was named"
    return "rolled a skull" if note.mark_of(seat) >= SKULL else "was infected"
