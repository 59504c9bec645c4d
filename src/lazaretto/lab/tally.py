"""The tally: what is counted of games played. Tallies add up in any order."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import final

from ..kernel import Game, Position
from .statistics import Share, share


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

    def count(self, game: Game, position: Position, sides: tuple[str, ...], decisions: int) -> None:
        """One more finished game."""
        assert position.outcome is not None
        winners = position.outcome.winners
        self.games += 1
        self.drawn += not winners
        self.sat.update(set(sides))
        self.won.update({sides[seat] for seat in winners})
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

    def wins(self) -> dict[str, Share]:
        """By side."""
        return {side: share(self.won[side], self.sat[side]) for side in sorted(self.sat)}

    def nobody(self) -> Share:
        return share(self.drawn, self.games)

    def wins_by_seat(self, seats: int) -> list[Share]:
        return [share(self.seats_won[seat], self.games) for seat in range(seats)]

    def ways_to_end(self) -> dict[str, Share]:
        """How games ended, the commonest first."""
        return {reason: share(times, self.games) for reason, times in sorted(self.endings.items(), key=lambda item: (-item[1], item[0]))}
