"""Bots: by the same names in every game. They see views, never positions."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Final

from ..kernel import Game, Mistake, Seat
from . import ismcts
from .bot import Bot as Bot, Helped as Helped, Hurried as Hurried, Listener as Listener
from .ismcts.budget import Budget, read as read_budget

NAMES: Final = ("random", "thumb", "ismcts")
LEVELS: Final = {"gentle": "gentle", "fair": "thumb", "fierce": "ismcts:1s"}
"""For people at a table: how well their opponents play, and which bot that is."""


def make(name: str, game: Game, seat: Seat, seed: int) -> Bot:
    """A bot for one seat of one game; the same seed makes it play the same. A searching bot's name may tell how long it thinks, and in how many
    processes: "ismcts:1s", "ismcts:500i", "ismcts:1s@2"."""
    kind, budget = check(name)
    if budget is not None:
        return ismcts.make(game, seat, seed, budget)
    made: Bot = import_module(f"{__name__}.{kind}").make(game, seat, seed)
    return made


def check(name: str) -> tuple[str, Budget | None]:
    """The kind of bot, and how long it may think; ValueError, naming those there are, unless there is such a bot."""
    kind, colon, budget = LEVELS.get(name, name).partition(":")
    if kind not in (*NAMES, *LEVELS):
        near = get_close_matches(kind, (*NAMES, *LEVELS), 1)
        hint = f"did you mean {near[0]!r}? There are" if near else "there are"
        raise Mistake(f"no bot {name!r}: {hint} {', '.join(NAMES)}, and by how well they play {', '.join(LEVELS)}")
    if kind == "ismcts":
        return kind, read_budget(budget)
    if colon:
        raise Mistake(f"the bot {kind!r} does not search, so it takes no budget: {name!r}")
    return kind, None
