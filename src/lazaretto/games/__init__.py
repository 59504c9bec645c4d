"""The games, in the order of the house."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Final

from ..kernel import Game, Mistake

NAMES: Final = ("infected", "bristol", "pints", "pathologic", "pest")


def game(name: str) -> Game:
    """The game of this name."""
    if name not in NAMES:
        near = get_close_matches(name, NAMES, 1)
        hint = f"did you mean {near[0]!r}? There" if near else "there"
        raise Mistake(f"no game {name!r}: {hint} {'is' if len(NAMES) == 1 else 'are'} {', '.join(NAMES)}")
    found: Game = import_module(f"{__name__}.{name}").GAME
    return found


def games() -> tuple[Game, ...]:
    """All of them."""
    return tuple(game(name) for name in NAMES)
