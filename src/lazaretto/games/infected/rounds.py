"""IN 4, 8. The round, and its end."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Step, Steps
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
        t.round = self.number
        return THE_ROUND


@final
class EndOfRound(Step):
    """IN 8.1, 8.2, 9.2. The fallen leave, the Doctors may have won, the figure moves on."""

    def do(self, t: Village, dealer: Dealer) -> Steps:
        order = t.clockwise_from(t.marker)
        players, passed = len(t.active), len(t.ways())
        if t.villagers_left() <= 1:
            return victory(t, doctors=True, reason=DOCTORS_WIN)
        if t.round >= t.rules.last_round:
            return stalemate(t)
        t.sheet = t.sheet + (t.marker, t.declared, t.accused)
        t.declared = t.accused = t.guesses = 0
        t.active = [seat for seat in t.active if t.stands(seat)]
        t.entry = 0 if len(t.active) < players else t.entry + passed      # IN 4.4, 4.5
        order = [seat for seat in order if t.stands(seat) and seat != t.marker]
        t.marker = order[0]
        return (Round(t.round + 1),)


THE_ROUND: Final[Steps] = (PassCards(), Declarations(), EndOfRound())
