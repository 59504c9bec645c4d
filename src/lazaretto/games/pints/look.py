"""What a seat's features are counted from: its view, with agenda and question read once."""

from __future__ import annotations

from typing import Final, final

from ...kernel import View, only
from ...kernel.numbers import clockwise
from .cards import RESCUES, ROWS, TINY_CAR
from .ending import taken_along
from .fighting import Row, Squares
from .placing import Rebounding
from .pushing import Push
from .specials import Scattering
from .table import NOTHING, Pub, PubRules


@final
class Look:
    """The table, its seats clockwise from who looks, and what is still to come in this turn."""

    def __init__(self, view: View) -> None:
        t: Pub = view.table
        self.t: Final = t
        self.seat: Final = view.seat                           # None for a watcher, who counts from the first
        self.places: Final = clockwise(view.seat, t.rules.seats)
        self.question: Final = view.question
        self.asked: Final = only(*view.asked)
        self.pushes: Final = [0] * ROWS                        # by row, those that are about to come
        self.to_fight: Final = [0] * ROWS                      # by row, in this fight
        for step in view.agenda:
            if isinstance(step, Push):
                self.pushes[step.row] += 1
            elif isinstance(step, (Row, Squares)):
                self.to_fight[step.row] = 1
        self.lifted: Final = lifted(view.question)
        self.saved: Final = [only(*taken_along(t, card)) for card in rescuers(t.rules)]


def rescuers(rules: PubRules) -> list[int]:
    """PB 16.5 to 16.8. Those that may come and whose choice can be foretold."""
    return [card for card in RESCUES if card in rules.rescuers and card != TINY_CAR]


def lifted(question: object) -> int:
    """PB 13.6, 13.15. The square from which a pile was lifted, or where the rugby ball was placed."""
    return question.field if isinstance(question, (Scattering, Rebounding)) else NOTHING
