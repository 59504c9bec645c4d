"""A judgement that was learnt: figures of a position go in, and out comes how well a seat fares there, from 0 to 1.

What was learnt lies in a file beside a game's rules of thumb; `scripts/learn` makes it anew, from games of thumbs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from math import exp
from operator import mul
from typing import Final, NamedTuple, final

from ..kernel import Position, Seat

FILE: Final = "judgement.json"
FAR: Final = 30.0               # exponents beyond this change nothing

Figures = Callable[[Position, Seat], tuple[str, list[float]]]
"""What a seat's hopes hang on, for one who sees all the cards; and which of several ways to weigh it is meant. None: such a seat is not judged."""


class Layer(NamedTuple):
    """Neurons side by side: of each what it makes of the figures before it, and with what it begins."""

    weights: Sequence[Sequence[float]]
    biases: Sequence[float]

    def sums(self, signal: Sequence[float]) -> list[float]:
        return [bias + sum(map(mul, row, signal)) for row, bias in zip(self.weights, self.biases)]


Layers = Sequence[Layer]


@final
class Judgement:
    """Of one game."""

    def __init__(self, figures: Figures, learnt: Mapping[str, Layers]) -> None:
        self.figures: Final = figures
        self.learnt: Final = learnt

    def __call__(self, world: Position, seat: Seat) -> float | None:
        stance, signal = self.figures(world, seat)
        if not signal:
            return None
        *hidden, last = self.learnt[stance]
        for layer in hidden:
            signal = [max(0.0, total) for total in layer.sums(signal)]
        return 1.0 / (1.0 + exp(min(FAR, -last.sums(signal)[0])))


def read(package: str) -> dict[str, Layers]:
    """What was learnt of the game whose rules of thumb these are, by stance."""
    learnt = json.loads((files(package) / FILE).read_text(encoding="utf-8"))
    return {stance: [Layer(**layer) for layer in layers] for stance, layers in learnt["layers"].items()}
