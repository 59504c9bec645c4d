"""A node of the tree: what one seat knows at a question, and how its answers have fared."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from ...kernel import Move, Moves

CURIOSITY: Final = 0.7          # how much an answer that was seldom tried is worth trying
TRUST: Final = 0.5              # of the prior lies on the answer that the rules of thumb give
DOUBT: Final = 0.1              # how much worse than the rest an untried answer is thought to be


@final
class Edge:
    """An answer: how often it could have been given, how often it was, and what came of it for the seat that gave it."""

    def __init__(self) -> None:
        self.offered = 0
        self.tried = 0
        self.total = 0.0
        self.squares = 0.0

    def learn(self, reward: float) -> None:
        self.tried += 1
        self.total += reward
        self.squares += reward * reward

    @property
    def mean(self) -> float:
        return self.total / self.tried


@final
class Node:
    """One information set. In some of its worlds an answer may not be open: each is held against how often it was."""

    def __init__(self, favourite: Move | None) -> None:
        self.favourite: Final = favourite                      # what a sensible person would answer, if that was asked
        self.edges: Final[dict[Move, Edge]] = {}
        self.tried = 0
        self.total = 0.0

    def choose(self, options: Moves) -> Move:
        """The answer to be tried next: one that does well, or that might (PUCT, with availability in place of visits)."""
        untried = (self.total / self.tried if self.tried else 0.5) - DOUBT
        share = (1.0 - TRUST if self.favourite is not None else 1.0) / len(options)
        best, best_hope = options[0], -1.0
        for move in options:
            edge = self.edges.get(move)
            if edge is None:
                edge = self.edges[move] = Edge()
            edge.offered += 1
            prior = share + TRUST if move == self.favourite else share
            worth = edge.mean if edge.tried else untried if move != self.favourite else untried + DOUBT
            hope = worth + CURIOSITY * prior * sqrt(edge.offered) / (1 + edge.tried)
            if hope > best_hope:
                best, best_hope = move, hope
        return best

    def learn(self, move: Move, reward: float) -> None:
        self.edges[move].learn(reward)
        self.tried += 1
        self.total += reward
