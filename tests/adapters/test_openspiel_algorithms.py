"""OpenSpiel's algorithms run unchanged on the games, and solve the small ones."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import tabular_qlearner

import lazaretto
from lazaretto.adapters import openspiel
from lazaretto.adapters.openspiel.game import LazarettoGame, LazarettoState
from lazaretto.adapters.openspiel.unfolding import Unfolded, unfolded

openspiel.register()

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "openspiel_search_and_learning.py"
INFECTED, BRISTOL = "lazaretto_infected(seats=3,variant=mini)", "lazaretto_bristol(seats=3,variant=mini)"

#: As docs/learn/openspiel.md has them.
INFECTED_VALUE = 13 / 24
BRISTOL_VALUES = [0.2878, 0.0963, 0.3613]


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("openspiel_example", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", [f"lazaretto_{game.name}" for game in lazaretto.games()])
def test_its_search_decides_and_its_learner_learns_in_every_game(name: str) -> None:
    run = example()
    assert run.search(name, simulations=6) and run.learn(name, episodes=1) > 1


def test_its_learner_goes_on_after_a_game_in_which_somebody_was_never_asked() -> None:
    """In Bristol one may die before one's first turn."""
    np.random.seed(1)                                          # the learner draws from NumPy's own
    assert example().learn("lazaretto_bristol(seats=9)", episodes=12) > 100


def test_regret_matching_comes_nearer_to_an_equilibrium() -> None:
    run = example()
    assert run.learn_by_regret(INFECTED, 3000) < 0.5 * run.learn_by_regret(INFECTED, 1)


@pytest.fixture
def deep() -> Iterator[None]:
    """Outcome sampling calls itself often, and asks for more room than we leave it."""
    limit = sys.getrecursionlimit()
    yield
    sys.setrecursionlimit(limit)


def test_the_example_runs_as_it_stands(deep: None, capsys: pytest.CaptureFixture[str]) -> None:
    run = example()
    run.main(simulations=2, episodes=1, iterations=2)
    assert [line.split(": ")[0] for line in capsys.readouterr().out.splitlines()] == [*run.GAMES, *run.NOT_TOO_LONG, INFECTED, *run.SMALL]


@pytest.mark.parametrize("name", example().NOT_TOO_LONG)
def test_outcome_sampling_finds_regrets_that_are_numbers(name: str, deep: None) -> None:
    regrets = example().learn_by_outcomes(name, 1)
    assert len(regrets) > 20 and all(np.isfinite(one).all() for one in regrets)


class Memories:
    """What every seat remembers in every state there is, in words and in numbers."""

    def __init__(self, game: LazarettoGame) -> None:
        self.game, self.longest = game, 0
        self.told: dict[str, bytes] = {}

    def meet(self, state: LazarettoState) -> None:
        for player in range(self.game.num_players()):
            text, tensor = state.information_state_string(player), np.array(state.information_state_tensor(player), np.float32)
            self.longest = max(self.longest, len(state.standing.memory_words(player, self.game.room.words)[1]))
            assert self.told.setdefault(text, tensor.tobytes()) == tensor.tobytes(), text
            if len(self.told) % 7 == 0:                        # reading takes longer than writing
                assert openspiel.remembered(self.game, tensor) == text


@cache
def walked(name: str) -> tuple[Unfolded, Memories]:
    game = pyspiel.load_game(name)
    memories = Memories(game)
    return unfolded(game, memories.meet), memories


def small_game(name: str) -> Unfolded:
    return walked(name)[0]


@pytest.mark.parametrize("name", [INFECTED, BRISTOL])
def test_the_tensor_of_an_information_state_says_what_its_words_say_in_every_state_there_is(name: str) -> None:
    """The same words, the same numbers; other words, other numbers."""
    game, memories = pyspiel.load_game(name), walked(name)[1]
    assert len(set(memories.told.values())) == len(memories.told) > 1000
    assert not game.room.forgets and memories.longest <= game.room.words


def test_the_small_bristol_has_room_for_its_longest_memory_and_no_more() -> None:
    assert walked(BRISTOL)[1].longest == pyspiel.load_game(BRISTOL).room.words


def test_a_learner_that_wants_information_states_as_tensors_tells_them_all_apart() -> None:
    """OpenSpiel's environment takes them by itself where there are any, and its Q-learner keeps a row for each."""
    environment = rl_environment.Environment(INFECTED, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    assert environment.observation_spec()["info_state"] == (pyspiel.load_game(INFECTED).information_state_tensor_size(),)
    agents = [tabular_qlearner.QLearner(player, environment.action_spec()["num_actions"]) for player in range(3)]
    met: list[set[str]] = [set(), set(), set()]
    for _ in range(60):
        step = environment.reset()
        while not step.last():
            player = step.observations["current_player"]
            met[player].add(environment.get_state.information_state_string(player))
            step = environment.step([agents[player].step(step).action])
        for agent in agents:
            agent.step(step)
    assert [len(agent._q_values) for agent in agents] == [len(texts) for texts in met] and min([len(texts) for texts in met]) > 20


def solved(name: str, iterations: int) -> tuple[pyspiel.Game, dict[str, list[tuple[int, float]]]]:
    """The unfolded game and the average policy of CFR+, by information state."""
    small = small_game(name)
    solver = pyspiel.CFRPlusSolver(small.game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    return small.game, {state: policy.get_state_policy(state) for state in small.information_states}


def expected(game: pyspiel.Game, policy: dict[str, list[tuple[int, float]]]) -> list[float]:
    return pyspiel.expected_returns(game.new_initial_state(), pyspiel.TabularPolicy(policy), -1, True)


def test_the_small_infected_is_solved_exactly() -> None:
    """The likeliest answer everywhere is an equilibrium in pure strategies: nobody gains anything by another plan."""
    game, policy = solved(INFECTED, 300)
    pure = {state: [(action, float(action == max(odds, key=lambda one: one[1])[0])) for action, _ in odds] for state, odds in policy.items()}
    assert pyspiel.nash_conv(game, pure) == pytest.approx(0.0, abs=1e-12)
    assert expected(game, pure) == pytest.approx([INFECTED_VALUE] * 3, abs=1e-12)


def test_the_small_bristol_is_solved_to_a_thousandth() -> None:
    game, policy = solved(BRISTOL, 80)
    assert pyspiel.nash_conv(game, policy) < 1e-3
    assert expected(game, policy) == pytest.approx(BRISTOL_VALUES, abs=3e-3)


@pytest.mark.parametrize("name, states", [(INFECTED, 408), (BRISTOL, 1302)])
def test_the_small_games_are_as_small_as_the_page_says(name: str, states: int) -> None:
    assert len(small_game(name).information_states) == states
