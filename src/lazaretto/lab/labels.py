"""What the lab asks of a game and the kernel does not know yet: sides, rounds, and how it ended. To be moved into each game."""

from __future__ import annotations

from typing import Final

from ..games.infected.sheet import INFECTED, SKULL, RoundNote, rounds
from ..games.infected.table import Village
from ..kernel import Position, Seat

DOCTOR: Final = "doctor"
VILLAGER: Final = "villager"
ANYONE: Final = "player"


def labels(position: Position) -> tuple[str, ...]:
    """By seat, on which side it plays; for the lab's eyes only."""
    t = position.table
    if isinstance(t, Village):
        return tuple([DOCTOR if t.is_doctor(seat) else VILLAGER for seat in range(t.rules.seats)])
    return (ANYONE,) * int(t.rules.seats)


def rounds_played(position: Position) -> int:
    return int(position.table.round)


def ending(position: Position) -> str:
    """How the game ended, in more detail than its outcome where the table tells."""
    assert position.outcome is not None
    t, reason = position.table, position.outcome.reason
    if not isinstance(t, Village) or t.doctors_stand():
        return reason
    last = rounds(t)[-1]
    fallen = [seat for seat in range(t.rules.seats) if t.is_doctor(seat) and last.fell(seat)]
    return f"the last Doctor {how_fell(last, fallen[-1])}" if fallen else reason


def how_fell(note: RoundNote, seat: Seat) -> str:
    if note.out_by_a_name(seat):
        return "was named"
    if note.mark_of(seat) >= SKULL:
        return "rolled a skull"
    assert note.mark_of(seat) == INFECTED
    return "was infected"
