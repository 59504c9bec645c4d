"""Learning to judge: to the lessons of each stance a small network is fitted. Some games are held back, and tell how much of the outcome it explains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.judgement import Layer, Layers
from .lessons import Lesson

HIDDEN: Final = (32, 16)        # neurons in the layers between
EPOCHS: Final = 8
BATCH: Final = 512
PACE: Final = 2e-3
SLOWER: Final = 0.7             # from epoch to epoch
STEADY: Final = 0.9             # Adam: how long a slope is remembered
CALM: Final = 0.999             # and its square
FINEST: Final = 1e-8
MODEST: Final = 1e-5            # how strongly weights are drawn to nought
HELD_BACK: Final = 11           # one game of so many: odd, so that they are of all tables
DIGITS: Final = 5               # that are kept of a weight

Numbers = NDArray[np.float64]


class Learnt(NamedTuple):
    """Of one stance."""

    layers: Layers
    lessons: int
    explained: float                    # of the variance of the outcome, in games held back


def learn(lessons: Sequence[Lesson], seed: int) -> dict[str, Learnt]:
    """By stance; the same lessons and seed give the same."""
    stances = sorted({lesson.stance for lesson in lessons})
    return {stance: learn_stance([lesson for lesson in lessons if lesson.stance == stance], seed) for stance in stances}


def learn_stance(lessons: Sequence[Lesson], seed: int) -> Learnt:
    figures, scores = np.array([lesson.figures for lesson in lessons]), np.array([lesson.score for lesson in lessons])
    held = np.array([lesson.game % HELD_BACK == 0 for lesson in lessons])
    network = Network(figures[~held], scores[~held], np.random.default_rng(seed))
    for epoch in range(EPOCHS):
        network.study(PACE * SLOWER ** epoch)
    return Learnt(network.layers(), len(lessons), explained(network.judged(figures[held]), scores[held]))


def explained(judged: Numbers, scores: Numbers) -> float:
    """Nought or less if it knows no more than the mean."""
    return float(1.0 - np.mean((scores - judged) ** 2) / np.var(scores)) if len(scores) and np.var(scores) else 0.0


class Network:
    """Rectified layers, and one neuron that says how likely it is to win; figures are brought to one scale first."""

    def __init__(self, figures: Numbers, scores: Numbers, chance: np.random.Generator) -> None:
        self.mean, spread = figures.mean(axis=0), figures.std(axis=0)
        self.spread: Final = np.where(spread > FINEST, spread, 1.0)
        self.figures: Final = (figures - self.mean) / self.spread
        self.scores: Final = scores
        self.chance: Final = chance
        sizes = (figures.shape[1], *HIDDEN, 1)
        self.weights = [chance.normal(0.0, sqrt(2.0 / before), (before, after)) for before, after in pairwise(sizes)]
        self.biases = [np.zeros(after) for after in sizes[1:]]
        self.slopes = [np.zeros_like(each) for each in (*self.weights, *self.biases)]
        self.squares = [np.zeros_like(each) for each in self.slopes]
        self.steps = 0

    def signals(self, figures: Numbers) -> list[Numbers]:
        """What goes into each layer, and what comes out of the last."""
        found = [figures]
        for weights, biases in zip(self.weights[:-1], self.biases[:-1]):
            found.append(np.maximum(0.0, found[-1] @ weights + biases))
        return [*found, 1.0 / (1.0 + np.exp(-(found[-1] @ self.weights[-1] + self.biases[-1])))]

    def judged(self, figures: Numbers) -> Numbers:
        found: Numbers = self.signals((figures - self.mean) / self.spread)[-1][:, 0]
        return found

    def study(self, pace: float) -> None:
        """All lessons once, in any order."""
        for batch in self.batches():
            signals = self.signals(self.figures[batch])
            wrong = (signals.pop() - self.scores[batch, None]) / len(batch)
            weights, biases = list[Numbers](), list[Numbers]()
            for number in reversed(range(len(self.weights))):
                before = signals.pop()
                weights.insert(0, before.T @ wrong + MODEST * self.weights[number])
                biases.insert(0, wrong.sum(axis=0))
                wrong = (wrong @ self.weights[number].T) * (before > 0.0)
            self.step([*weights, *biases], pace)

    def batches(self) -> Iterator[NDArray[np.int64]]:
        order = self.chance.permutation(len(self.scores))
        for first in range(0, len(order), BATCH):
            yield order[first:first + BATCH]

    def step(self, slopes: list[Numbers], pace: float) -> None:
        """Adam's."""
        self.steps += 1
        for each, slope, remembered, square in zip((*self.weights, *self.biases), slopes, self.slopes, self.squares):
            remembered += (1.0 - STEADY) * (slope - remembered)
            square += (1.0 - CALM) * (slope * slope - square)
            each -= pace * (remembered / (1.0 - STEADY ** self.steps)) / (np.sqrt(square / (1.0 - CALM ** self.steps)) + FINEST)

    def layers(self) -> Layers:
        """For figures as they are: the first layer brings them to scale itself."""
        first = self.weights[0] / self.spread[:, None]
        weights, biases = [first, *self.weights[1:]], [self.biases[0] - self.mean @ first, *self.biases[1:]]
        return [Layer([short(row) for row in each.T], short(bias)) for each, bias in zip(weights, biases)]


def short(row: Numbers) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in row]
