"""All seats learn one policy by playing against themselves, with PettingZoo's agent-environment cycle; then one seat of it meets random players.

    python docs/examples/pettingzoo_self_play.py infected --seats 6 --games 2000
"""

from __future__ import annotations

import argparse
from collections.abc import Callable

import numpy as np
from gymnasium_learner import Policy

import lazaretto
from lazaretto.adapters.pettingzoo import OneByOne, env

Story = list[tuple[np.ndarray, np.ndarray, int]]


def play(environment: OneByOne, choose: dict[str, Callable[[np.ndarray, np.ndarray], int]], seed: int) -> tuple[dict[str, Story], dict[str, float]]:
    """One game: what each agent saw and did, and its score."""
    stories: dict[str, Story] = {agent: [] for agent in environment.possible_agents}
    scores: dict[str, float] = {}
    environment.reset(seed=seed)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            scores[agent] = float(reward)
            environment.step(None)
            continue
        seen, mask = observation["observation"], observation["action_mask"].astype(bool)
        action = choose[agent](seen, mask)
        stories[agent].append((seen, mask, action))
        environment.step(action)
    return stories, scores


def against_random(environment: OneByOne, policy: Policy, games: int) -> float:
    """The mean score of one seat, another in each game."""
    def at_random(seen: np.ndarray, mask: np.ndarray) -> int:
        return int(policy.random.choice(np.flatnonzero(mask)))

    agents, scores = environment.possible_agents, []
    for number in range(games):
        mine = agents[number % len(agents)]
        _, found = play(environment, {agent: policy.choose if agent == mine else at_random for agent in agents}, 10**6 + number)
        scores.append(found[mine])
    return float(np.mean(scores))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[game.name for game in lazaretto.games()])
    parser.add_argument("--seats", type=int, default=None, help="the game's usual number if not said")
    parser.add_argument("--variant", default="base")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    environment = env(chosen.game, chosen.seats, chosen.variant)
    agent = environment.possible_agents[0]
    features, actions = environment.observation_space(agent)["observation"].shape[0], int(environment.action_space(agent).n)
    policy, trials = Policy(features, actions, chosen.rate, chosen.seed), max(1, chosen.games // 4)
    print(f"{environment}: one seat among random players scores {against_random(environment, policy, trials):.3f} untaught, over {trials} games")
    for number in range(chosen.games):
        stories, scores = play(environment, dict.fromkeys(environment.possible_agents, policy.choose), chosen.seed * 10**7 + number)
        for each, story in stories.items():
            if story:
                policy.learn(story, scores[each])
    print(f"after {chosen.games} games against itself {against_random(environment, policy, trials):.3f}, over the same deals")


if __name__ == "__main__":
    main()
