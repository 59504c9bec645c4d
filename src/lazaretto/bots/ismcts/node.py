"""A node of the tree: what one seat knows at a question, and how its answers have fared."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, final

from ...kernel import Move, Moves

NARROWEST: Final = 0.02         # rewards spread at least so far


@final
class Edge:
    """An answer: how often it was given, and what came of it for the seat that gave it."""

    def __init__(self) -> None:
        self.tried = 0
        self.total = 0.0


@final
class Node:
    """One information set."""

    def __init__(self) -> None:
        self.edges: Final[dict[Move, Edge]] = {}
        self.tried = 0
        self.total = 0.0
        self.squares = 0.0

    @property
    def mean(self) -> float:
        return (self.total + 0.5) / (self.tried + 1)

    @property
    def spread(self) -> float:
        """How far rewards lie from each other here."""
        mean = self.mean
        return max(NARROWEST, sqrt(max(0.0, (self.squares + 0.5) / (self.tried + 1) - mean * mean)))

    def choose(self, options: Moves, chance: Random) -> Move:
        """The answer to be tried next: each as often as it may well be the best one (Thompson's sampling).

        It is drawn, and so two seats that answer at once never fall into step with each other, as they do when each takes what looks best. And it asks only
        how an answer fared when it was given: an answer that is not open in every world is not held against the others.
        """
        mean, spread = self.mean, self.spread
        best, best_draw = options[0], float("-inf")
        for move in options:
            edge = self.edges.setdefault(move, Edge())
            weight = edge.tried + 1.0
            draw = chance.gauss((edge.total + mean) / weight, spread / sqrt(weight))
            if draw > best_draw:
                best, best_draw = move, draw
        return best

    def learn(self, move: Move, reward: float) -> None:
        edge = self.edges[move]
        edge.tried += 1
        edge.total += reward
        self.tried += 1
        self.total += reward
        self.squares += reward * reward

    def fared(self, options: Moves) -> list[list[float]]:
        """For each of the options how often it was given, and what came of it."""
        return [[edge.tried, edge.total] if (edge := self.edges.get(move)) is not None else [0, 0.0] for move in options]


def held_out(options: Moves, trees: Sequence[list[list[float]]]) -> Move:
    """What it all comes to: the answer that was given most often, for that one held out best; in all trees together."""
    totals = {move: tuple([sum([tree[index][part] for tree in trees]) for part in range(2)]) for index, move in enumerate(options)}
    return max(options, key=lambda move: totals[move])
