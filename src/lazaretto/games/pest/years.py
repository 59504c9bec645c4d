"""PE 5. Eras, Years and rounds."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Step, Steps
from .aid import AidPhase
from .cards import YEARS
from .eras import EraEnds
from .pestilence import PestPhase
from .scoring import FinalCount
from .table import Empire
from .turn import TurnOf


@final
class Year(Step):
    """PE 5.2 to 5.4, 20.9. Pest and Aid, then as many rounds as there are Assistants."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        rounds = t.era() + 2
        return (YearBegins(t.year + 1), PestPhase(), AidPhase(), *[TurnOf(seat) for _ in range(rounds) for seat in t.order], YearEnds())


@final
class YearBegins(Step):
    """PE 5.1. Its number."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return ()


@final
class YearEnds(Step):
    """PE 5.3, 5.5 to 5.7, R123. Assistants return, the order is set anew; after two Years the Era ends, after six the game."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        for house in t.houses:
            house.grid, house.placed, house.shot, house.tried = 0, 0, False, False
        t.order = tuple(reversed(t.by_influence()))
        ends = (EraEnds(),) if t.year % 2 else ()
        return (*ends, NextYear())


@final
class NextYear(Step):
    """PE 5.1."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        if t.year == YEARS - 1:
            return (FinalCount(),)
        t.year += 1
        return (Year(),)
