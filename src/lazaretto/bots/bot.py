"""What a bot is: it looks at a view and chooses. It never sees a position."""

from __future__ import annotations

from typing import Final, Protocol, TypeGuard, runtime_checkable

from ..kernel import Move, Moves, Position, View


class Bot(Protocol):
    """Sits on one seat for one game."""

    def choose(self, view: View, options: Moves) -> Move:
        """One of the options, which are never empty. The view is of the bot's own seat."""


@runtime_checkable
class Listener(Protocol):
    """A bot that also wants to be told the facts its seat is told, as they come."""

    def hear(self, fact: object) -> None:
        """Something was said to this seat."""


def is_listener(bot: object) -> TypeGuard[Listener]:
    """The same as `isinstance`, and quick: it is asked after every answer of every imagined game."""
    kind = type(bot)
    found = LISTENS.get(kind)
    if found is None:
        found = LISTENS[kind] = isinstance(bot, Listener)
    return found


LISTENS: Final[dict[type[object], bool]] = {}       # by kind of bot


@runtime_checkable
class Hurried(Protocol):
    """A bot that thinks as long as it is given, and can be told when its answer is wanted."""

    def within(self, seconds: float) -> None:
        """The next answer is wanted within so many seconds, if that is less than it would take."""


@runtime_checkable
class Helped(Protocol):
    """A bot that can think in several processes at once."""

    def with_processes(self, most: int) -> None:
        """The answers to come may be thought about in so many, its own included; they end with each answer."""


class Sensible(Bot, Protocol):
    """A bot that plays by rules of thumb, and can be asked what it would do in a game that somebody only imagines."""

    def again(self, view: View, seed: int) -> Sensible:
        """The same player with the same memories and other whims, looking at this view: it is reminded of its answers, and nothing else is told to it."""


@runtime_checkable
class Suspicious(Protocol):
    """A sensible bot that makes something of what the others did."""

    def finds_likely(self, world: Position) -> float:
        """The logarithm of how well an imagined world fits what it suspects, apart from what is impossible; only differences between worlds count."""
