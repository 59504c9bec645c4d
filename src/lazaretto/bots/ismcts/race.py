"""A race between answers: each is played on in the same imagined worlds with the same luck, and the best of them must beat what a sensible person would answer.

First all answers run; in every round those that lag behind drop out, until one is left to challenge the advice. Then the two meet in fresh games, and only
these count: the best of many is best by luck as well, and an answer that merely got lucky would be worse than the advice.

Where several processes think, each has a track of its own, all run the same rounds, and what was found on all tracks decides together.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, inf, log2
from random import Random
from typing import Final, final

from ...kernel import Move, Moves
from .crew import Crew, Order
from .track import FEWEST, lead

TO_IMAGINE: Final = 0.25        # of the budget, until which worlds are imagined
TO_CHALLENGE: Final = 0.6       # and until which a challenger is found
SURE: Final = 0.5               # by so many standard errors the challenger must be better
CLEAR: Final = 3.0              # and by so many nobody need look on
FEW: Final = 12                 # games: in fewer than so many a single one must not decide

Scores = dict[Move, list[float]]


@final
class Race:
    """For one question."""

    def __init__(self, options: Moves, crew: Crew, left: Callable[[float], float], chance: Random) -> None:
        self.options: Final = options
        self.crew: Final = crew
        self.left: Final = left                                # seconds until so much of the budget is spent
        self.chance: Final = chance

    def winner(self, advice: Move) -> Move:
        challenger = self.challenger([move for move in self.options if move != advice], advice)
        return challenger if challenger is not None and self.beats(challenger, advice) else advice

    def challenger(self, moves: list[Move], advice: Move) -> Move | None:
        """The best of the others; None if none of them seems better."""
        if len(moves) == 1:
            return moves[0]
        self.chance.shuffle(moves)
        tracks: list[Scores] = [{move: [] for move in (advice, *moves)} for _ in range(1 + len(self.crew.helpers))]
        rounds = ceil(log2(len(moves))) + 1
        for number in range(rounds):
            until = TO_IMAGINE + (TO_CHALLENGE - TO_IMAGINE) * (number + 1) / rounds
            self.run([advice, *moves], until, inf, tracks)
            moves = leading([move for move in moves if has_run(move, tracks)], tracks)[:(len(moves) + 1) // 2]
        return next((move for move in leading([*moves, advice], tracks)[:1] if move != advice), None)

    def beats(self, challenger: Move, advice: Move) -> bool:
        """In games that nobody was chosen by."""
        ours: list[float] = []
        theirs: list[float] = []
        tracks: list[Scores] = [{challenger: [], advice: []} for _ in range(1 + len(self.crew.helpers))]
        self.run([challenger, advice], 1.0, CLEAR, tracks)
        for track in tracks:
            theirs += track[advice]
            ours += track[challenger][:len(track[advice])]
        return len(theirs) >= FEWEST and lead(ours, theirs) > SURE and not is_by_one_game(ours, theirs)

    def run(self, moves: list[Move], until: float, clear: float, tracks: list[Scores]) -> None:
        """By track, what came of each. What a helper found too late for its own round counts in the next one, but not in the meeting."""
        order = Order(tuple([self.options.index(move) for move in moves]), until, clear)
        for track, reports in zip(tracks, self.crew.does(order, lambda: self.left(until))):
            for done, found in reports:
                for index, games in zip(done.moves, found) if done.clear == clear else ():
                    track[self.options[index]] += games


def is_by_one_game(ours: list[float], theirs: list[float]) -> bool:
    """Whether in a few games the one is better than the other only by the game that became it best."""
    gains = [mine - yours for mine, yours in zip(ours, theirs)]
    return len(gains) < FEW and sum(gains) <= max(gains)


def has_run(move: Move, tracks: list[Scores]) -> bool:
    """On every track where anybody has."""
    games = [track[move] for track in tracks if any(track.values())]
    return bool(games) and all(games)


def leading(moves: list[Move], tracks: list[Scores]) -> list[Move]:
    """The best first, by the games that all of them have played."""
    totals = dict.fromkeys(moves, 0.0)
    for track in tracks:
        games = min([len(track[move]) for move in moves], default=0)
        for move in moves:
            totals[move] += sum(track[move][:games])
    return sorted(moves, key=lambda move: -totals[move])
