"""A race between answers: each is played on in the same imagined worlds with the same luck, and the best of them must beat what a sensible person would answer.

First all answers run; in every round those that lag behind drop out, until one is left to challenge the advice. Then the two meet in fresh games, and only
these count: the best of many is best by luck as well, and an answer that merely got lucky would be worse than the advice.
"""

from __future__ import annotations

from math import ceil, log2, sqrt
from random import Random
from typing import Final, final

from ...kernel import Game, Move, Moves, Seat
from ...kernel.chance import mixed
from .. import thumb
from ..worlds import World, weights
from .budget import Clock
from .playout import play_on

TO_IMAGINE: Final = 0.25        # of the budget, until which worlds are imagined
TO_CHALLENGE: Final = 0.6       # and until which a challenger is found
SURE: Final = 0.5               # by so many standard errors the challenger must be better
CLEAR: Final = 3.0              # and by so many nobody need look on
FEWEST: Final = 6               # games that tell anything
FINEST: Final = 1e-6            # less than this makes no difference

Scores = dict[Move, list[float]]


@final
class Race:
    """For one question."""

    def __init__(self, game: Game, seat: Seat, worlds: list[World], clock: Clock, seed: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.worlds: Final = worlds
        self.shares: Final = weights(worlds)
        self.clock: Final = clock
        self.chance: Final = Random(seed)
        self.judge: Final = thumb.judge(game.name)

    def winner(self, options: Moves, advice: Move) -> Move:
        challenger = self.challenger([move for move in options if move != advice], advice)
        return challenger if challenger is not None and self.beats(challenger, advice) else advice

    def challenger(self, moves: list[Move], advice: Move) -> Move | None:
        """The best of the others; None if none of them seems better."""
        if len(moves) == 1:
            return moves[0]
        self.chance.shuffle(moves)
        scores: Scores = {move: [] for move in (advice, *moves)}
        rounds = ceil(log2(len(moves))) + 1
        for number in range(rounds):
            until = TO_IMAGINE + (TO_CHALLENGE - TO_IMAGINE) * (number + 1) / rounds
            while not self.clock.is_past(until):
                self.run(scores, until)
            moves = leading([move for move in moves if scores[move]], scores)[:(len(moves) + 1) // 2]
            scores = {move: scores[move] for move in (advice, *moves)}
        return next((move for move in leading([*moves, advice], scores)[:1] if move != advice), None)

    def run(self, scores: Scores, until: float) -> None:
        """One game for each, in the same world with the same luck. Where time is up before all had their turn, the others have lost it."""
        world, seed = self.chance.choices(self.worlds, self.shares)[0], mixed(self.chance.getrandbits(48))
        for move, found in scores.items():
            if self.clock.is_past(until):
                return
            found.append(play_on(self.game, world, self.seat, move, seed, self.judge))
            self.clock.tick()

    def beats(self, challenger: Move, advice: Move) -> bool:
        """In games that nobody was chosen by."""
        scores: Scores = {challenger: [], advice: []}
        while not self.clock.is_past(1.0):
            self.run(scores, 1.0)
            if len(scores[advice]) >= FEWEST and abs(lead(scores[challenger], scores[advice])) > CLEAR:
                break
        return len(scores[advice]) >= FEWEST and lead(scores[challenger], scores[advice]) > SURE


def leading(moves: list[Move], scores: Scores) -> list[Move]:
    """The best first, by the games that all of them have played."""
    games = min([len(scores[move]) for move in moves], default=0)
    return sorted(moves, key=lambda move: -sum(scores[move][:games]))


def lead(ours: list[float], theirs: list[float]) -> float:
    """By how many standard errors the one is better than the other, game by game."""
    gains = [mine - yours for mine, yours in zip(ours, theirs)]
    mean = sum(gains) / len(gains)
    spread = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains))
    return mean / max(spread, FINEST)
