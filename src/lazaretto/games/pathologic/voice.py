"""How people and pieces are spoken of, to one seat or to a watcher: Healers by their players' names, "you" for the seat itself."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Names, Seat
from .box import Box
from .cards import PLAGUE, is_ward
from .names import agreeing, capital, listed, piece_title, sentence


@final
class Voice:
    """Speaks to one seat, or to a watcher."""

    def __init__(self, box: Box, names: Names, seat: Seat | None) -> None:
        self.box: Final = box
        self.names: Final = names
        self.seat: Final = seat

    def whom(self, seat: Seat) -> str:
        """In the middle of a sentence; the Plague is the Plague, whoever plays it."""
        return "you" if seat == self.seat else "the Plague" if seat == PLAGUE else self.names[seat]

    def whose(self, seat: Seat) -> str:
        return "your" if seat == self.seat else f"{self.whom(seat)}'s"

    def one(self, seat: Seat, deed: str) -> str:
        """A sentence about somebody; the deed as for others: "takes a Coin"."""
        return sentence(agreeing(capital(self.whom(seat)), deed))

    def seat_of_piece(self, piece: int) -> Seat:
        """PA 4.1, 20.1. Whose Healer it is: with two players there is but one."""
        return piece + 1 if len(self.names) > 2 else 1

    def piece(self, piece: int) -> str:
        """A Ward by name, a Healer by the player's."""
        return piece_title(self.box, piece) if is_ward(piece) else self.whom(self.seat_of_piece(piece))

    def about(self, piece: int, deed: str) -> str:
        """The same as `one`, of a piece."""
        return sentence(agreeing(capital(self.piece(piece)), deed))

    def pieces(self, pieces: list[int]) -> str:
        return listed([self.piece(piece) for piece in pieces])
