"""Talk: what a bot says at the table in a game's phrases, true or false as its side has it, and what it believes. Each game has a module of its name.

A talker is told what its seat is told, and the remarks of all; it sees its seat's view and nothing else. Whatever bot chooses the answers, the same talker
speaks for it. What it says follows from what it has heard and from its seed: made anew and told the same, it says the same.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol, runtime_checkable

from ...kernel import Game, Remark, Seat, View

Credence = dict[str, dict[str, float]]
"""By secret, as `Game.secrets` names them, how likely each answer is."""


class Hunch(NamedTuple):
    """What a bot believes first of all: a sentence of its game's talker by name, of whom, and how sure it is, from 0 to 1; or a figure instead."""

    what: str
    about: Seat | None = None
    share: float = 1.0
    thing: str = ""                 # what else the sentence is about


class Talker(Protocol):
    """Speaks for one seat in one game."""

    def hear(self, fact: object) -> None:
        """A fact told to this seat, an answer of its own, or a remark of anybody's, its own too."""

    def says(self, view: View) -> Remark | None:
        """What it says before it answers what the view asks of its seat; mostly nothing."""

    def hunch(self, view: View) -> Hunch | None:
        """What it believes first of all, for when the game is over."""


@runtime_checkable
class Candid(Talker, Protocol):
    """A talker whose beliefs can be held against the truth."""

    def believes(self, view: View) -> Credence:
        """Of every secret, how likely each answer is."""


@runtime_checkable
class Lasting(Talker, Protocol):
    """A talker to whom something may come after it was asked for the last time."""

    def at_last(self, view: View) -> Hunch | None:
        """What it believed right before the end, of which this is the view."""


@cache
def knows(name: str) -> bool:
    """Whether bots have something to say in the game of this name."""
    return find_spec(f"{__name__}.{name}") is not None


def make(game: Game, seat: Seat, seed: int) -> Talker | None:
    """None where bots are silent."""
    if not knows(game.name):
        return None
    found: Talker = import_module(f"{__name__}.{game.name}").Talker(game, seat, seed)
    return found


def sentences(name: str) -> dict[str, str]:
    """By what a hunch is, its sentence; {seat}, {share}, {thing}, and the rounds {since} and {now} are blanks."""
    found: dict[str, str] = import_module(f"{__name__}.{name}").SENTENCES if knows(name) else {}
    return found
