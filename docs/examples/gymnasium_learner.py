"""A seat among bots learns by policy gradient: a linear policy in NumPy, with Gymnasium's vector environments.

    python docs/examples/gymnasium_learner.py bristol --games 2000
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np

import lazaretto
from lazaretto.adapters.gymnasium import name_of


class Policy:
    """A row of weights for each action; what is not offered has no chance, and its row is not looked at."""

    def __init__(self, features: int, actions: int, rate: float, seed: int) -> None:
        self.weights = np.zeros((actions, features), np.float32)
        self.rate, self.random, self.usual = rate, np.random.default_rng(seed), 0.0

    def chances(self, seen: np.ndarray, mask: np.ndarray) -> np.ndarray:
        offered, chances = np.flatnonzero(mask), np.zeros(len(mask))
        likings = (self.weights[offered] @ seen).astype(float)
        raised = np.exp(likings - likings.max())
        chances[offered] = raised / raised.sum()
        return chances

    def choose(self, seen: np.ndarray, mask: np.ndarray) -> int:
        return int(self.random.choice(len(mask), p=self.chances(seen, mask)))

    def learn(self, story: list[tuple[np.ndarray, np.ndarray, int]], reward: float) -> None:
        """REINFORCE: what was done in a game that went better than usual is done more often."""
        gain = reward - self.usual
        self.usual += 0.02 * gain
        for seen, mask, action in story:
            push, offered = -self.chances(seen, mask), np.flatnonzero(mask)
            push[action] += 1.0
            self.weights[offered] += self.rate * gain / len(story) ** 0.5 * np.outer(push[offered], seen)


def play(environment: gymnasium.vector.VectorEnv, policy: Policy, games: int, *, learning: bool) -> float:
    """So many games; the mean score. A vector environment deals anew by itself: the step after an end only shows the new deal."""
    several = environment.num_envs
    stories: list[list[tuple[np.ndarray, np.ndarray, int]]] = [[] for _ in range(several)]
    scores: list[float] = []
    seen, info = environment.reset(seed=int(policy.random.integers(1 << 31)))
    fresh = np.zeros(several, bool)
    while len(scores) < games:
        masks = info["action_mask"].astype(bool)
        actions = [0 if fresh[i] else policy.choose(seen[i], masks[i]) for i in range(several)]
        before = seen
        seen, rewards, ended, cut, info = environment.step(np.array(actions))
        for i in np.flatnonzero(~fresh):
            stories[i].append((before[i], masks[i], actions[i]))
            if ended[i]:
                scores.append(float(rewards[i]))
                if learning:
                    policy.learn(stories[i], scores[-1])
                stories[i] = []
        fresh = ended | cut
    return float(np.mean(scores))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[game.name for game in lazaretto.games()])
    parser.add_argument("--seats", type=int, default=None, help="the game's usual number if not said")
    parser.add_argument("--bots", default="random", help="who has the other seats: random, gentle, thumb …")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--at-once", type=int, default=4, help="games side by side")
    parser.add_argument("--rate", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    name = name_of(lazaretto.game(chosen.game))
    environment = gymnasium.make_vec(name, num_envs=chosen.at_once, vectorization_mode="sync", seats=chosen.seats, bots=chosen.bots)
    policy = Policy(environment.single_observation_space.shape[0], int(environment.single_action_space.n), chosen.rate, chosen.seed)
    lot = max(1, chosen.games // 4)
    print(f"{name} among {chosen.bots}: mean score {play(environment, policy, lot, learning=False):.3f} at random, over {lot} games")
    for number in range(4):
        print(f"  learning, games {number * lot} to {(number + 1) * lot}: {play(environment, policy, lot, learning=True):.3f}")
    print(f"mean score {play(environment, policy, lot, learning=False):.3f} after learning, over {lot} other games")


if __name__ == "__main__":
    main()
