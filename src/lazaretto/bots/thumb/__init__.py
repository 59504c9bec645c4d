"""The thumb bot: plays each game by that game's rules of thumb, written in the module of its name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ...kernel import Game, Seat
from ..bot import Bot


def make(game: Game, seat: Seat, seed: int) -> Bot:
    found: Bot = import_module(f"{__name__}.{game.name}").Thumb(seat, seed)
    return found


@cache
def knows(name: str) -> bool:
    """Whether there are rules of thumb for the game of this name."""
    return find_spec(f"{__name__}.{name}") is not None
