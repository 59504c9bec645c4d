"""The random bot: any answer is as good as another."""

from __future__ import annotations

from typing import final

from ..kernel import Game, Move, Moves, RandomDealer, Seat, View
from .bot import Bot


@final
class Random:
    """Chooses among the options, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.chance = RandomDealer(seed)

    def choose(self, view: View, options: Moves) -> Move:
        return options[self.chance.pick(len(options))]


def make(game: Game, seat: Seat, seed: int) -> Bot:
    return Random(seed)
