"""What OpenSpiel is told of a game before it is played, and how much of a memory fits into its tensor."""

from __future__ import annotations

from typing import Final, final

import pyspiel

from ...kernel import Game, Mistake

PREFIX: Final = "lazaretto_"
AS_NEEDED: Final = 0            # room for the longest memory there can be, where a number is known; else for the latest
LATEST: Final = 1000            # words: some rounds, in every game


@final
class Room:
    """How many words of a memory the information-state tensor holds, and whether there can be more: then the earlier ones give way."""

    def __init__(self, game: Game, seats: int, variant: str, memory: int = AS_NEEDED) -> None:
        if memory < AS_NEEDED:
            raise Mistake(f"`memory` is a number of words, or {AS_NEEDED} for as many as any game needs, and this is {memory}")
        longest = game.most_remembered(game.rules(seats, variant))
        self.words: Final = memory or longest or LATEST
        self.forgets: Final = not longest or self.words < longest


def kind_of(game: Game) -> pyspiel.GameType:
    all_seats = [*game.seats, *[study.seats for study in game.studies.values()]]
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(all_seats),
        min_num_players=min(all_seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": game.usual_seats, "variant": "base", "memory": AS_NEEDED},
        provides_factored_observation_string=True,
    )
