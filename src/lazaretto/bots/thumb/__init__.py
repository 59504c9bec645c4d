"""The thumb bot: plays each game by that game's rules of thumb, written in the module of its name."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ...kernel import Game, Memory, Moves, Position, Question, Seat, View
from ..bot import Sensible
from ..judgement import Figures, Judgement, read

Judge = Callable[[Position, Seat], float | None]
"""How well a seat stands at the beginning of a round of an imagined game, from 0 to 1: what a sensible person would say who saw all the cards, if anything."""

Tact = Callable[[View, Seat, Memory, Moves], Moves]
"""Of all that a seat may answer, what a person would think of, given what it was told."""


def make(game: Game, seat: Seat, seed: int) -> Sensible:
    found: Sensible = import_module(f"{__name__}.{game.name}").Thumb(seat, seed)
    return found


@cache
def shared(name: str) -> frozenset[type[Question]]:
    """Questions of a game of this name whose answers harm or help all alike; none where everybody plays against the others."""
    found: frozenset[type[Question]] = getattr(import_module(f"{__name__}.{name}"), "SHARED", frozenset())
    return found


@cache
def knows(name: str) -> bool:
    """Whether there are rules of thumb for the game of this name."""
    return find_spec(f"{__name__}.{name}") is not None


@cache
def judge(name: str) -> Judge | None:
    """Whoever judges a game of this name before it is over, by what was learnt or by a rule; None where neither can say it."""
    figures = figures_of(name)
    if figures is not None:
        return Judgement(figures, read(f"{__name__}.{name}"))
    found: Judge | None = getattr(chapter(name, "judging"), "hopes", None)
    return found


@cache
def rounds_until_judged(name: str) -> int:
    """How many rounds of a game of this name begin until its judge is asked."""
    found: int = getattr(chapter(name, "figures"), "ROUNDS", 1)
    return found


def figures_of(name: str) -> Figures | None:
    """What a judge of this game learns from; None where nothing was learnt."""
    found: Figures | None = getattr(chapter(name, "figures"), "figures", None)
    return found


@cache
def tact(name: str) -> Tact | None:
    """What is out of the question in a game of this name, though the rules allow it; None where nothing is."""
    found: Tact | None = getattr(chapter(name, "tact"), "considered", None)
    return found


def chapter(name: str, title: str) -> ModuleType | None:
    """Of a game's rules of thumb, one that it may have or not."""
    found = f"{__name__}.{name}.{title}"
    return import_module(found) if knows(name) and find_spec(found) is not None else None
