"""The tally: what is counted of games played. Tallies add up in any order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import final

from ..kernel import Game, Position
from .statistics import Mean, Share, mean, share


@final
@dataclass
class Tally:
    """Counts of so many games."""

    games: int = 0
    drawn: int = 0                                                     # games that nobody won
    sat: Counter[str] = field(default_factory=Counter)                 # by side, games in which it was at the table
    won: Counter[str] = field(default_factory=Counter)                 # by side, games that one of it won
    seats_won: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)           # games by their length
    rounds: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    points: dict[str, Counter[float]] = field(default_factory=dict)    # by side, seats by their score
    figures: dict[str, Counter[int]] = field(default_factory=dict)     # by name, games by that number

    def count(self, game: Game, position: Position, began: tuple[str, ...], ended: tuple[str, ...], decisions: int) -> None:
        """One more finished game; sides are those at its end."""
        assert position.outcome is not None
        winners = position.outcome.winners
        self.games += 1
        self.drawn += not winners
        self.sat.update(set(ended))
        self.won.update({ended[seat] for seat in winners})
        for side, score in zip(ended, position.outcome.scores, strict=True):
            self.points.setdefault(side, Counter())[score] += 1
        for name, number in game.figures(position, began).items():
            self.figures.setdefault(name, Counter())[number] += 1
        self.seats_won.update(winners)
        self.decisions[decisions] += 1
        self.rounds[game.rounds(position)] += 1
        self.endings[game.ending(position)] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.drawn += other.drawn
        for ours, theirs in ((self.sat, other.sat), (self.won, other.won), (self.endings, other.endings)):
            ours.update(theirs)
        for counts, more in ((self.seats_won, other.seats_won), (self.decisions, other.decisions), (self.rounds, other.rounds)):
            counts.update(more)
        for side, scores in other.points.items():
            self.points.setdefault(side, Counter()).update(scores)
        for name, numbers in other.figures.items():
            self.figures.setdefault(name, Counter()).update(numbers)

    def wins(self) -> dict[str, Share]:
        """By side."""
        return {side: share(self.won[side], self.sat[side]) for side in sorted(self.sat)}

    def scores(self) -> dict[str, Mean]:
        """By side, what a seat gets."""
        return {side: mean(self.points[side]) for side in sorted(self.points)}

    def nobody(self) -> Share:
        return share(self.drawn, self.games)

    def wins_by_seat(self, seats: int) -> list[Share]:
        return [share(self.seats_won[seat], self.games) for seat in range(seats)]

    def ways_to_end(self) -> dict[str, Share]:
        """How games ended, the commonest first."""
        return {reason: share(times, self.games) for reason, times in sorted(self.endings.items(), key=lambda item: (-item[1], item[0]))}
