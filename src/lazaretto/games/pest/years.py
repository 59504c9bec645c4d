"""PE 5. Eras, Years and rounds."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Step, Steps
from .aid import AidPhase
from .cards import YEARS
from .eras import EraEnds
from .pestilence import PestPhase
from .scoring import FinalCount, sheet
from .table import Empire
from .turn import TurnOf

Totals = tuple[int, ...]
"""Renown by seat."""


def totals(t: Empire) -> Totals:
    """PE 21.1. As the count stands."""
    return tuple([sum(sheet(t, seat)) for seat in range(t.rules.seats)])


@final
class Year(Step):
    """PE 5.2 to 5.4, 20.9. Pest and Aid, then as many rounds as there are Assistants."""

    def __init__(self, began: Totals = ()) -> None:
        self.began: Final = began                    # how all stood when the Era began, in its second Year

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        rounds = t.era() + 2
        ends = YearEnds(self.began or totals(t), 1 if t.year == YEARS - 1 else 0)
        return (YearBegins(t.year + 1), PestPhase(), AidPhase(), *[TurnOf(seat) for _ in range(rounds) for seat in t.order], ends)


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

    def __init__(self, began: Totals = (), last: int = 0) -> None:
        self.began: Final = began                    # how all stood when it began, or in its second Year the Era
        self.last: Final = last                      # 1 if no Year comes after it

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        for house in t.houses:
            house.grid, house.placed, house.shot, house.tried = 0, 0, False, False
        t.order = tuple(reversed(t.by_influence()))
        ends = (EraEnds(),) if t.year % 2 else ()
        return (*ends, NextYear(self.began))


@final
class NextYear(Step):
    """PE 5.1."""

    def __init__(self, began: Totals = ()) -> None:
        self.began: Final = began

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        if t.year == YEARS - 1:
            return (FinalCount(),)
        t.year += 1
        over = (YearOver(t.year, self.began, totals(t)),) if self.began else ()
        return (*over, Year(self.began if t.year % 2 else ()))


@final
class YearOver(Step):
    """PE 1.2, 5.1. Said aloud: what the Year, or the Era that ended with it, brought to whom, and how all stand."""

    def __init__(self, number: int, began: Totals, ended: Totals) -> None:
        self.number: Final = number
        self.began: Final = began
        self.ended: Final = ended

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return ()
