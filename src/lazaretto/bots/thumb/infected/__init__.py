"""Infected by rules of thumb: a Villager who keeps count of whom to suspect, a Doctor who hides among them.

How much everybody is to be suspected, by what was declared and handed over, is told by suspicion.py and clues.py.
"""

from __future__ import annotations

from typing import final

from ....games.infected.box import SEATS
from ....games.infected.guessing import Guessing
from ....games.infected.passing import Pass
from ....kernel import Answered, Move, Moves, RandomDealer, Seat, View
from . import doctor, villager
from .habits import FINE, HUNCH
from .mind import Mind


@final
class Thumb:
    """Looks at the sheet and at the cards it was handed, and remembers what it passed."""

    def __init__(self, seat: Seat, seed: int, hunches: list[float] | None = None) -> None:
        self.seat = seat
        self.chance = RandomDealer(seed)
        self.hunches = [HUNCH ** (2.0 * self.chance.pick(FINE) / FINE - 1.0) for _ in range(SEATS[-1])] if hunches is None else hunches
        self.passed: dict[int, tuple[int, ...]] = {}           # by round

    def choose(self, view: View, options: Moves) -> Move:
        if len(options) == 1:
            return options[0]
        mind = Mind(view.table, self.seat, self.passed, self.hunches)
        # name the main suspect if sure enough, and never on a hunch whom the sheet all but clears; else hold your tongue
        if isinstance(view.question, Guessing):
            return villager.names(mind, options)
        # a Villager hands over the card that does most good where it goes; the Doctor infects with delay early and strikes late, and bluffs now and then
        passes = doctor.passes if mind.t.is_doctor(self.seat) else villager.passes
        return passes(mind, options, self.chance)

    def again(self, view: View, seed: int) -> Thumb:
        other = Thumb(self.seat, seed, self.hunches)
        other.passed = dict(self.passed)
        return other

    def hear(self, fact: object) -> None:
        """Of all that is said only my own passes are not on the sheet."""
        if isinstance(fact, Answered) and isinstance(fact.move, Pass):
            self.passed[len(self.passed) + 1] = fact.move.cards
