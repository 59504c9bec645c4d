"""IN 4, 8. The round, and its end."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Seat, Step, Steps
from .declaring import Declarations
from .ending import DOCTORS_WIN, stalemate, victory
from .passing import PassCards
from .table import Village


@final
class Round(Step):
    """IN 4, 6, 8. All pass, all declare, the round ends."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, t: Village, dealer: Dealer) -> Steps:
        if 0 < t.round < self.number:
            next_round(t)
        t.round = self.number
        return THE_ROUND


@final
class EndOfRound(Step):
    """IN 8.3, 9.2. When all have declared: the Doctors may have won, or the cards have run out; else the next round comes."""

    def do(self, t: Village, dealer: Dealer) -> Steps:
        if t.villagers_left() <= 1:
            return victory(t, doctors=True, reason=DOCTORS_WIN)
        if t.round >= t.rules.last_round:
            return stalemate(t)
        return (Round(t.round + 1),)


def next_round(t: Village) -> None:
    """IN 8.1, 8.2. The sheet has a new line, the fallen leave, the figure moves on: only with the next round's heading; until then the last one lies there."""
    players, passed = len(t.active), 2 if t.passes_two() else 1
    t.sheet = t.sheet + (t.marker, t.declared, t.accused)
    t.declared = t.accused = t.guesses = 0
    t.active = [seat for seat in t.active if t.stands(seat)]
    t.entry = 0 if len(t.active) < players else t.entry + passed      # IN 4.4, 4.5
    t.marker = next_clockwise(t.active, t.marker)


def next_clockwise(active: list[Seat], marker: Seat) -> Seat:
    """IN 8.2. The next seat in the game after the marker's, whether or not that one still is."""
    for seat in active:
        if seat > marker:
            return seat
    return active[0]


THE_ROUND: Final[Steps] = (PassCards(), Declarations(), EndOfRound())
