"""A plan for the dice and cards at hand: piece by piece where it does the most good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ....games.pints.cards import REACH, ROWS, SQUARES, WEAPONS, card_of
from ....games.pints.table import NOTHING
from .mind import NO_HITS, Mind
from .purse import price_of

A_TRIFLE: Final = 0.001
WAYS: Final = 5                 # to begin, that are thought through


@final
class Idea:
    """One piece beside one square, and what that brings, less what the card would be worth later."""

    def __init__(self, piece: int, field: int, gain: float) -> None:
        self.piece: Final = piece
        self.field: Final = field
        self.gain: Final = gain


def gain_of(idea: Idea) -> float:
    return idea.gain


@final
class Plan:
    """Hits and weapons as they lie, with such pieces still to place."""

    def __init__(self, mind: Mind, stools: int, dice: Sequence[int], cards: Sequence[int]) -> None:
        t = mind.t
        self.mind: Final = mind
        self.stools: Final = stools
        self.dice: Final = list(dice)
        self.cards: Final = list(cards)                        # as pieces
        self.hits: Final = [mind.hits(row) if t.stools >> row & 1 else NO_HITS for row in range(ROWS)]
        self.weapons: Final = list(t.weapons)

    def best(self) -> Idea | None:
        """The piece that does the most good; none if none does any."""
        return max(self.ideas(), key=gain_of, default=None)

    def ideas(self) -> list[Idea]:
        """All that do any good."""
        found: list[Idea] = []
        for piece in sorted({*self.dice, *self.cards}):
            price = 0.0 if piece in self.dice else price_of(self.mind, card_of(piece))
            for field in self.squares(piece):
                gain = self.gain(piece, field) - price
                if gain > A_TRIFLE:
                    found.append(Idea(piece, field, gain))
        return found

    def best_way(self) -> Idea | None:
        """The piece to begin with, so that all together do the most good: what looks best may take the place of another."""
        ideas = sorted(self.ideas(), key=gain_of, reverse=True)[:WAYS]
        return max(ideas, key=self.gain_with, default=None) if len(ideas) > 1 else next(iter(ideas), None)

    def gain_with(self, idea: Idea) -> float:
        after = Plan(self.mind, self.stools, self.dice, self.cards)
        after.take(idea)
        return idea.gain + after.gains()

    def squares(self, piece: int) -> list[int]:
        """PB 7.1 to 7.5. Where it may go."""
        t, found = self.mind.t, []
        for row in range(ROWS):
            if self.stools >> row & 1:
                for square in REACH[piece] if piece < WEAPONS else range(SQUARES):
                    field = row * SQUARES + square
                    there = self.weapons[field]
                    if t.tags[field] and (there == piece or (there == NOTHING if piece < WEAPONS else there != NOTHING)):
                        found.append(field)
        return found

    def gain(self, piece: int, field: int) -> float:
        row, square = divmod(field, SQUARES)
        hits = self.hits[row]
        return self.mind.cost(row, True, hits) - self.mind.cost(row, True, self.more(hits, square, piece))

    def more(self, hits: tuple[int, ...], square: int, piece: int) -> tuple[int, ...]:
        return (*hits[:square], hits[square] + self.mind.t.hits_of(piece), *hits[square + 1:])

    def take(self, idea: Idea) -> None:
        row, square = divmod(idea.field, SQUARES)
        self.hits[row] = self.more(self.hits[row], square, idea.piece)
        if idea.piece < WEAPONS:
            self.weapons[idea.field] = idea.piece
        (self.dice if idea.piece in self.dice else self.cards).remove(idea.piece)

    def gains(self) -> float:
        """What all pieces bring together, one after the other."""
        found = 0.0
        idea = self.best()
        while idea is not None:
            found += idea.gain
            self.take(idea)
            idea = self.best()
        return found


def rows_cost(mind: Mind, stools: int, dice: Sequence[int], cards: Sequence[int]) -> float:
    """What all rows cost with these manned, and such pieces to place."""
    return sum([mind.cost(row, stools >> row & 1 == 1, NO_HITS) for row in range(ROWS)]) - Plan(mind, stools, dice, cards).gains()
