"""The thumb bot: plays each game by that game's rules of thumb, written in the module of its name."""

from __future__ import annotations

from importlib import import_module

from ...kernel import Game, Seat
from ..bot import Bot


def make(game: Game, seat: Seat, seed: int) -> Bot:
    found: Bot = import_module(f"{__name__}.{game.name}").Thumb(seat, seed)
    return found
