"""What is thought at one decision: how long the night still is, which rows will move, and what each would let in."""

from __future__ import annotations

from typing import Final, final

from ....games.pints.cards import LAST_QUARTER, ROWS, SQUARES, ZOMBIE, is_marked
from ....games.pints.pushing import Push
from ....games.pints.table import BUS, DRIVING, PLACING, SENDING, Pub
from ....kernel import Seat, View
from .odds import odds_of
from .worth import A_CARD_LESS, A_KILL, A_LONG_NIGHT, A_MARKING, A_NEW_CHIP, FEAR, THREAT

MOST_PUSHES: Final = 8
NO_HITS: Final[tuple[int, ...]] = (0,) * SQUARES
#: How likely the throw brings one aboard, two, three (PB 6.4, 6.5).
MAY_BOARD: Final[tuple[float, ...]] = (0.75, 0.4, 0.15)


@final
class Mind:
    """Costs are in bites; a row is told by its number, with a buddy before it or not, and by the hits beside its squares.

    Who thinks of this turn only counts nothing but the bites that it will bring.
    """

    def __init__(self, view: View, me: Seat, *, this_turn_only: bool = False) -> None:
        t: Pub = view.table
        self.view: Final = view
        self.t: Final = t
        self.me: Final = me
        self.odds: Final = odds_of(t.rules)
        self.left: Final = cards_left(t)
        self.bite: Final = self.odds.bites * (1.0 + FEAR / max(1, t.buddies()))
        self.kill: Final = 0.0 if this_turn_only else A_KILL + A_CARD_LESS / t.rules.for_a_card[t.quarter]
        self.coming: Final = A_NEW_CHIP if t.phase == SENDING else 0.0
        self.weights: Final = weights(self.bite, 0.0 if this_turn_only else min(1.0, self.left / A_LONG_NIGHT))
        self.pushes: Final = [0] * ROWS                        # that are sure to come, by agenda
        for step in view.agenda:
            if isinstance(step, Push):
                self.pushes[step.row] += 1
        self.stops: Final = stops(t)
        self.known: Final[dict[tuple[int, bool, tuple[int, ...]], float]] = {}

    def cost(self, row: int, manned: bool, hits: tuple[int, ...]) -> float:
        """What a row will let in by the end of this turn and after it, less what is gained by those felled."""
        key = (row, manned, hits)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.reckon(row, manned, hits)
        return found

    def reckon(self, row: int, manned: bool, hits: tuple[int, ...]) -> float:
        t = self.t
        chips, felled, nobody = [0.0] * SQUARES, 0.0, 0.0 if t.felled >> row & 1 else 1.0
        for square in range(SQUARES):
            pile = t.tags[row * SQUARES + square]
            struck = self.odds.strike(pile, hits[square])
            chips[square] = len(pile) - struck[1] + self.coming
            felled += struck[0]
            nobody *= struck[2]
        if not manned:
            return self.moved(row, chips, 0) - self.kill * felled
        one, two = self.moved(row, chips, 1), self.moved(row, chips, 2) if nobody else 0.0
        return one * (1.0 - nobody) + two * nobody - self.kill * felled

    def moved(self, row: int, chips: list[float], pushes: int) -> float:
        """After so many pushes in the fight, and those of the bus; perhaps one more."""
        t, stops = self.t, self.stops[row]
        pushes += self.pushes[row] + int(stops)
        if t.is_blind(row):
            pushes, stops = 0, 0.0
        found = self.standing(row, chips, pushes)
        maybe = stops - int(stops)
        return found * (1.0 - maybe) + self.standing(row, chips, pushes + 1) * maybe if maybe else found

    def standing(self, row: int, chips: list[float], pushes: int) -> float:
        weights = self.weights[min(pushes, MOST_PUSHES)]
        found = 0.0
        if self.t.undead >> row & 1:                           # PB 13.13
            for square in range(min(pushes, SQUARES), SQUARES):
                found += chips[square] * weights[square]
        else:
            for square in range(SQUARES):
                found += chips[square] * weights[square]
        return found + self.markings(row, chips, pushes) if self.t.rules.food and pushes else found

    def markings(self, row: int, chips: list[float], pushes: int) -> float:
        """PB 18.1. Of the tiles that enter."""
        found = 0.0
        for square, tile in enumerate(self.t.tiles[row][:pushes]):
            if is_marked(tile):
                found += A_MARKING * (2.0 * min(1.0, chips[square]) - 1.0)
        return found

    def hits(self, row: int) -> tuple[int, ...]:
        return self.t.hits[row * SQUARES:row * SQUARES + SQUARES]

    def row_cost(self, row: int) -> float:
        """As things lie."""
        return self.cost(row, self.t.is_manned(row), self.hits(row))

    def chip_cost(self, field: int) -> float:
        """What one more zombie on this square would cost."""
        row, square = divmod(field, SQUARES)
        manned = self.t.is_manned(row)
        pushes = self.pushes[row] + int(self.stops[row] + 0.5) + (1 if manned else 0)
        if self.t.is_blind(row):
            pushes = 0
        if self.t.undead >> row & 1 and square < pushes:
            return 0.0
        return self.weights[min(pushes, MOST_PUSHES)][square]


def cards_left(t: Pub) -> float:
    """How many cards still to come before the rescue: it may be anywhere in the last quarter."""
    found = sum([t.in_quarter(quarter) for quarter in range(t.quarter, LAST_QUARTER)])
    return found + (t.left[LAST_QUARTER] + 1) / 2.0


def weights(bite: float, long: float) -> list[list[float]]:
    """By pushes and square, what a zombie there costs."""
    return [[bite if square < pushes else bite * long * THREAT[square - pushes] for square in range(SQUARES)] for pushes in range(MOST_PUSHES + 1)]


def stops(t: Pub) -> list[float]:
    """PB 10.2. By row, how often the bus will push it in this turn, as far as one can tell."""
    found = [0.0] * ROWS
    if t.phase > DRIVING:
        return found
    aboard = len(t.tags[BUS]) + (t.loose.count(ZOMBIE) if t.phase == PLACING else 0)
    for number in range(aboard):
        found[next_row(t, number)] += 1.0
    if t.phase == SENDING and not t.running:
        for number, chance in enumerate(MAY_BOARD):
            found[next_row(t, aboard + number)] += chance
    return found


def next_row(t: Pub, number: int) -> int:
    return (t.bus_row + (-number if t.backwards else number)) % ROWS
