"""OpenSpiel's door: after `register()`, `pyspiel.load_game("lazaretto_infected(seats=6,variant=contagious)")`, and the same for each game.

    from lazaretto.adapters import openspiel
    openspiel.register()
    state = pyspiel.load_game("lazaretto_bristol", {"seats": 4, "variant": "base"}).new_initial_state()

Chance is explicit, and exactly the game's. Seats asked at once are asked one after another: their answers are sealed, so nobody learns more by coming later.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from ...games import games
from ...kernel import Game
from .game import LazarettoGame
from .kind import kind_of
from .looking import remembered as remembered


def register() -> None:
    """Make every game of the house known to OpenSpiel; a second time changes nothing."""
    known = set(pyspiel.registered_names())
    for game in games():
        kind = kind_of(game)
        if kind.short_name not in known:
            pyspiel.register_game(kind, maker(game))


def maker(game: Game) -> type[LazarettoGame]:
    """A class a game, for OpenSpiel drops what it was given only after Python has gone: that crashes with a function, and a class outlives it."""

    class Loaded(LazarettoGame):
        def __init__(self, parameters: Mapping[str, Any]) -> None:
            super().__init__(game, parameters)

    return Loaded
