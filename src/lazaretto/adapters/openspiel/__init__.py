"""OpenSpiel's door: after `register()`, `pyspiel.load_game("lazaretto_infected(seats=6,variant=contagious)")`, and the same for each game.

    from lazaretto.adapters import openspiel
    openspiel.register()
    state = pyspiel.load_game("lazaretto_bristol", {"seats": 4, "variant": "base"}).new_initial_state()

Chance is explicit, and exactly the game's. Seats asked at once are asked one after another: their answers are sealed, so nobody learns more by coming later.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from ...games import games
from ...kernel import Game
from .game import LazarettoGame

PREFIX: Final = "lazaretto_"


def register() -> None:
    """Make every game of the house known to OpenSpiel; a second time changes nothing."""
    known = set(pyspiel.registered_names())
    for game in games():
        kind = type_of(game)
        if kind.short_name not in known:
            pyspiel.register_game(kind, maker(kind, game))


def maker(kind: pyspiel.GameType, game: Game) -> type[LazarettoGame]:
    """A class a game, for OpenSpiel drops what it was given only after Python has gone: that crashes with a function, and a class outlives it."""

    class Loaded(LazarettoGame):
        def __init__(self, parameters: Mapping[str, Any]) -> None:
            super().__init__(kind, game, parameters)

    return Loaded


def type_of(game: Game) -> pyspiel.GameType:
    seats = [*game.seats, *[study.seats for study in game.studies.values()]]
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,           # features remember nothing, and no array of fixed length holds a memory
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.usual_seats, "variant": "base"},
        provides_factored_observation_string=True,
    )
