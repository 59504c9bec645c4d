"""How players are spoken of, to one seat or to a watcher: by name, "you" for the seat itself."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Names, Seat
from .box import Box
from .names import agreeing, capital, listed


@final
class Voice:
    """Speaks to one seat, or to a watcher."""

    def __init__(self, box: Box, names: Names, seat: Seat | None) -> None:
        self.box: Final = box
        self.names: Final = names
        self.seat: Final = seat

    def whom(self, seat: Seat) -> str:
        """In the middle of a sentence."""
        return "you" if seat == self.seat else self.names[seat]

    def whose(self, seat: Seat) -> str:
        return "your" if seat == self.seat else f"{self.names[seat]}'s"

    def one(self, seat: Seat, deed: str) -> str:
        """A sentence about somebody; the deed as for others: "takes a token"."""
        return f"{agreeing(capital(self.whom(seat)), deed)}."

    def all_of(self, seats: list[Seat]) -> str:
        return listed([self.whom(seat) for seat in seats])
