"""A game of the house as a game and a state of OpenSpiel."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import pyspiel

from ...kernel import Game, Mistake, RandomDealer, Seat
from .kind import Room, kind_of
from .looking import Looking
from .standing import TERMINAL, Seating, Standing, seating

WORST: Final = 0.0              # every game's scores lie between
BEST: Final = 1.0
MOST_OUTCOMES: Final = 128      # no zone that is drawn from is larger, no die has more faces
SEED_BITS: Final = 53           # in a random number of OpenSpiel


class LazarettoGame(pyspiel.Game):
    """Parameters: `seats`, `variant` as the house names it, and `memory`: for how many words of it the information-state tensor has room."""

    def __init__(self, game: Game, parameters: Mapping[str, Any]) -> None:
        seats, variant, memory = parameters["seats"], parameters["variant"], parameters["memory"]
        rules = game.rules(seats, variant)                     # refuses with the reason
        self.at: Final[Seating] = seating(game.name, seats, variant)
        self.room: Final = Room(game, seats, variant, memory)
        super().__init__(kind_of(game), pyspiel.GameInfo(
            num_distinct_actions=len(self.at.numbering.moves), max_chance_outcomes=MOST_OUTCOMES, num_players=seats,
            min_utility=WORST, max_utility=BEST, max_game_length=game.longest(rules),
        ), parameters)

    def new_initial_state(self) -> LazarettoState:
        return LazarettoState(self)

    def make_py_observer(self, kind: pyspiel.IIGObservationType | None = None, parameters: Mapping[str, Any] | None = None) -> Looking:
        if parameters:
            raise Mistake(f"observers take no parameters, and these are {dict(parameters)}")
        return Looking(self.at, self.room, kind or pyspiel.IIGObservationType(perfect_recall=False))


class LazarettoState(pyspiel.State):
    """A state is where a game stands; all else OpenSpiel asks is read from there."""

    def __init__(self, game: LazarettoGame) -> None:
        super().__init__(game)
        self.standing: Standing = game.at.start

    def current_player(self) -> int:
        return self.standing.player

    def is_terminal(self) -> bool:
        return self.standing.player == TERMINAL

    def _legal_actions(self, player: Seat) -> list[int]:
        standing = self.standing
        assert standing.position is not None
        return sorted(standing.at.numbering.of(standing.position.options(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.standing.odds is not None
        return self.standing.odds

    def _apply_action(self, action: int) -> None:
        self.standing = self.standing.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        at = self.standing.at
        return f"chance {action}" if player < 0 else at.game.say(at.numbering.moves[action])

    def returns(self) -> list[float]:
        position = self.standing.position
        return [WORST] * self.standing.at.seats if position is None or position.outcome is None else [*position.outcome.scores]

    def resample_from_infostate(self, player: Seat, random: Callable[[], float]) -> LazarettoState:
        """Another state that the player cannot tell from this one. It has no history: the game that led to it is made up."""
        state: LazarettoState = self.get_game().new_initial_state()
        state.standing = self.standing.resampled(player, RandomDealer(int(random() * (1 << SEED_BITS))))
        return state

    def __str__(self) -> str:
        standing = self.standing
        position = None if standing.position is None else standing.position.pack()
        return json.dumps({"position": position, "waits": repr(standing.answer), "picks": standing.picks}, sort_keys=True)
