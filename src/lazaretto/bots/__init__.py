"""Bots: by the same names in every game. They see views, never positions."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Final

from ..kernel import Game, Mistake, Seat
from .bot import Bot as Bot, Listener as Listener

NAMES: Final = ("random", "thumb")


def make(name: str, game: Game, seat: Seat, seed: int) -> Bot:
    """A bot for one seat of one game; the same seed makes it play the same."""
    check(name)
    made: Bot = import_module(f"{__name__}.{name}").make(game, seat, seed)
    return made


def check(name: str) -> None:
    """ValueError, naming those there are, unless there is such a bot."""
    if name not in NAMES:
        near = get_close_matches(name, NAMES, 1)
        hint = f"did you mean {near[0]!r}? There are" if near else "there are"
        raise Mistake(f"no bot {name!r}: {hint} {', '.join(NAMES)}")
