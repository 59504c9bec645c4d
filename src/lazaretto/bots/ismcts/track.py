"""A track: where one process lets answers race, with its own worlds, its own luck and its own clock."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final, final

from ...kernel import Game, Move, Seat
from ...kernel.chance import mixed
from .. import thumb
from ..worlds import World, weights
from .budget import Clock
from .playout import play_on

FEWEST: Final = 6               # games that tell anything
FINEST: Final = 1e-6            # less than this makes no difference


@final
class Track:
    """For one question."""

    def __init__(self, game: Game, seat: Seat, worlds: list[World], clock: Clock, seed: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.worlds: Final = worlds
        self.shares: Final = weights(worlds)
        self.clock: Final = clock
        self.chance: Final = Random(seed)
        self.judge: Final = thumb.judge(game.name)

    def race(self, moves: Sequence[Move], until: float, clear: float) -> list[list[float]]:
        """For each of them what came of it, game by game, until so much of the budget is spent, or of two the one leads so clearly that nobody need look on."""
        found: list[list[float]] = [[] for _ in moves]
        self.clock.resume()
        while not self.clock.is_past(until):
            self.run(moves, found, until)
            if len(moves) == 2 and len(found[1]) >= FEWEST and abs(lead(found[0], found[1])) > clear:
                break
        return found

    def run(self, moves: Sequence[Move], found: list[list[float]], until: float) -> None:
        """One game for each, in the same world with the same luck. Where time is up before all had their turn, the others have lost it."""
        world, seed = self.chance.choices(self.worlds, self.shares)[0], mixed(self.chance.getrandbits(48))
        for move, games in zip(moves, found):
            if self.clock.is_past(until):
                return
            games.append(play_on(self.game, world, self.seat, move, seed, self.judge))
            self.clock.tick()


def lead(ours: Sequence[float], theirs: Sequence[float]) -> float:
    """By how many standard errors the one is better than the other, game by game."""
    gains = [mine - yours for mine, yours in zip(ours, theirs)]
    mean = sum(gains) / len(gains)
    spread = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains))
    return mean / max(spread, FINEST)
