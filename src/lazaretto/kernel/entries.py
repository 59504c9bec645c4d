"""The lines of a record: its header, an answer with its chance, and the end."""

from __future__ import annotations

import json
from typing import Any, Final, final

from .agenda import Move, Outcome
from .game import Game
from .zone import Seat

FORMAT: Final = 1


@final
class Header:
    """What is fixed before the first card."""

    def __init__(self, game: Game, seats: int, variant: str, commitment: str | None, salt: bytes = b"") -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.variant: Final = game.rules(seats, variant).variant
        self.commitment: Final = commitment
        self.salt: Final = salt

    def line(self) -> dict[str, Any]:
        game = self.game
        line = {"lazaretto": FORMAT, "game": game.name, "version": game.version, "variant": self.variant, "seats": self.seats, "components": game.components}
        if self.commitment is not None:
            line["commitment"] = self.commitment
        if self.salt:
            line["salt"] = self.salt.hex()
        if not game.pack.shipped:
            line["pack"] = game.pack.fields            # so that the record needs no other file
        return line


@final
class Entry:
    """One answer and the chance that followed from it; the deal has no seat and no move, and who takes an answer back has no move."""

    def __init__(self, number: int, seat: Seat | None, move: Move | None, chance: list[int]) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.move: Final = move
        self.chance: Final = chance

    def is_taken_back(self) -> bool:
        """The answer before it is taken back."""
        return self.seat is not None and self.move is None

    def line(self, game: Game) -> dict[str, Any]:
        if self.is_taken_back():
            return {"n": self.number, "seat": self.seat, "back": True}
        if self.move is None:
            return {"n": self.number, "chance": self.chance}
        return {"n": self.number, "seat": self.seat, "move": game.say(self.move), "chance": self.chance}


def ending_line(number: int, outcome: Outcome, secret: bytes | None) -> dict[str, Any]:
    """The last line: the outcome, and the secret opened."""
    line: dict[str, Any] = {"n": number, "outcome": {"winners": list(outcome.winners), "reason": outcome.reason, "scores": list(outcome.scores)}}
    if secret is not None:
        line["secret"] = secret.hex()
    return line


def as_text(line: dict[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
