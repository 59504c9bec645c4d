"""A mind: the clues of one seat, and what it makes of them."""

from __future__ import annotations

from functools import cached_property
from typing import final

from .clues import Clues
from .suspicion import Worlds, by_evidence, by_hunch, by_seat


@final
class Mind(Clues):
    """What the rules of thumb look at."""

    @cached_property
    def worlds(self) -> Worlds:
        return by_evidence(self)

    @cached_property
    def evidence(self) -> list[float]:
        """By seat, how likely it is a Plague Doctor, by what was seen alone."""
        return by_seat(self.worlds, self.t.rules.seats)

    @cached_property
    def suspicion(self) -> list[float]:
        """The same, with hunches."""
        return by_seat(by_hunch(self.worlds, self.hunches), self.t.rules.seats)

    def villagers_left(self) -> float:
        """How many Villagers stand, as far as I can tell."""
        return sum([1.0 - chance for seat, chance in enumerate(self.suspicion) if self.t.stands(seat)])

    def doctors_left(self) -> float:
        return sum([chance for seat, chance in enumerate(self.suspicion) if self.t.stands(seat)])
