"""OpenSpiel's own search, learners and solver on the games of the house: run it, then change it.

    pip install "lazaretto[research]"
    python docs/examples/openspiel_search_and_learning.py
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts, outcome_sampling_mccfr, tabular_qlearner

from lazaretto.adapters import openspiel
from lazaretto.adapters.openspiel.unfolding import unfolded

GAMES = ("lazaretto_infected", "lazaretto_bristol", "lazaretto_pints", "lazaretto_pathologic", "lazaretto_pest")
NOT_TOO_LONG = tuple(name for name in GAMES if name != "lazaretto_pathologic")
SMALL = ("lazaretto_infected(seats=3,variant=mini)", "lazaretto_bristol(seats=3,variant=mini)")


def search(name: str, simulations: int, seed: int = 1) -> str:
    """IS-MCTS decides once, after chance has dealt; what it chose, in the game's notation."""
    game, chance = pyspiel.load_game(name), np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        actions, likely = zip(*state.chance_outcomes()) if state.is_chance_node() else (state.legal_actions(), [1.0])
        state.apply_action(chance.choice(actions, p=likely))
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), uct_c=1.0, max_simulations=simulations, random_state=chance)
    return state.action_to_string(state.current_player(), bot.step(state))


def learn(name: str, episodes: int, seed: int = 1) -> int:
    """Q-learning in every seat, from the features of its view; how many answers were given."""
    environment = rl_environment.Environment(
        name, chance_event_sampler=rl_environment.ChanceEventSampler(seed=seed), observation_type=rl_environment.ObservationType.OBSERVATION,
    )
    moves = environment.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(player, moves) for player in range(environment.num_players)]
    answers = 0
    for _ in range(episodes):
        step, answered = environment.reset(), set()
        while not step.last():
            player = step.observations["current_player"]
            step = environment.step([agents[player].step(step).action])
            answered.add(player)
            answers += 1
        for player in answered:                                # who was never asked must not hear of the end: see docs/learn/openspiel.md
            agents[player].step(step)
    return answers


def learn_by_regret(name: str, iterations: int, seed: int = 1) -> float:
    """External-sampling MCCFR, on a game small enough to say how far from an equilibrium it comes: the sum of what each could still gain."""
    np.random.seed(seed)                                       # the solver draws from NumPy's own
    game = unfolded(pyspiel.load_game(name)).game
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return exploitability.nash_conv(game, solver.average_policy())


def learn_by_outcomes(name: str, iterations: int, seed: int = 1) -> list[np.ndarray]:
    """Outcome-sampling MCCFR on a game too large to walk: the regrets of every information state it met."""
    sys.setrecursionlimit(20_000)                              # it calls itself for each answer and each pick of chance
    np.random.seed(seed)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(name))
    for _ in range(iterations):
        solver.iteration()
    return [regrets for regrets, _ in solver._infostates.values()]


def solve(name: str, iterations: int) -> tuple[float, list[float]]:
    """CFR+ on the whole tree: how far from an equilibrium, and what each seat may expect."""
    game = unfolded(pyspiel.load_game(name)).game
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    return pyspiel.nash_conv(game, policy), pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)


def main(simulations: int = 200, episodes: int = 20, iterations: int = 80) -> None:
    openspiel.register()
    for name in GAMES:
        print(f"{name}: a search of {simulations} worlds says {search(name, simulations)!r}; Q-learning gave {learn(name, episodes)} answers")
    for name in NOT_TOO_LONG:
        print(f"{name}: outcome sampling met {len(learn_by_outcomes(name, 2))} information states")
    print(f"{SMALL[0]}: after {iterations} rounds of regret matching all together could still gain {learn_by_regret(SMALL[0], iterations):.2f}")
    for name in SMALL:
        gain, values = solve(name, iterations)
        print(f"{name}: by other plans all together could gain {gain:.1g}; the seats may expect {', '.join([f'{value:.3f}' for value in values])}")


if __name__ == "__main__":
    main()
