"""How people are spoken of, to one seat or to a watcher: "you" for the seat itself."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Names, Seat
from .names import agreeing, listed


@final
class Voice:
    """Speaks to one seat, or to a watcher."""

    def __init__(self, names: Names, seat: Seat | None) -> None:
        self.names: Final = names
        self.seat: Final = seat

    def one(self, seat: Seat, deed: str) -> str:
        """A sentence about somebody; the deed as for others: "draws a card"."""
        return agreeing("You" if seat == self.seat else self.names[seat], deed) + "."

    def whom(self, seat: Seat) -> str:
        return "you" if seat == self.seat else self.names[seat]

    def whose(self, seat: Seat) -> str:
        return "your" if seat == self.seat else f"{self.names[seat]}'s"

    def all_of(self, seats: tuple[Seat, ...]) -> str:
        """ "Odo, Wat and you"."""
        return listed([self.whom(seat) for seat in seats if seat != self.seat] + ["you" for seat in seats if seat == self.seat])

    def are(self, seats: tuple[Seat, ...]) -> str:
        return "are" if len(seats) > 1 or self.seat in seats else "is"
