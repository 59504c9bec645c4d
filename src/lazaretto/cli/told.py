"""What the seats are called at the terminal."""

from __future__ import annotations

from ..kernel import Seat

NAMES = ("Maud", "Odo", "Isolde", "Piers", "Agnes", "Wat", "Joan", "Hugh", "Emmot", "Alys", "Giles", "Cecily")
YOU = "You"


def names_of(seats: int, you: Seat | None = None) -> tuple[str, ...]:
    """What the seats are called; always the same, so that a replay reads like the game."""
    return tuple([YOU if seat == you else NAMES[seat] for seat in range(seats)])
