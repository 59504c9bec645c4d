"""A mind: the clues of one seat, and what it makes of them."""

from __future__ import annotations

from functools import cached_property
from typing import final

from ....kernel import Seat
from .clues import Clues
from .suspicion import suspicion


@final
class Mind(Clues):
    """What the rules of thumb look at."""

    @cached_property
    def suspicion(self) -> list[float]:
        """By seat, how likely it is a Plague Doctor."""
        return suspicion(self)

    def villagers_left(self) -> float:
        """How many Villagers stand, as far as I can tell."""
        return sum([1.0 - chance for seat, chance in enumerate(self.suspicion) if self.t.stands(seat)])

    def doctors_left(self) -> float:
        return sum([chance for seat, chance in enumerate(self.suspicion) if self.t.stands(seat)])

    def takers(self) -> list[Seat]:
        """To whom my cards go now."""
        active = self.t.active
        place = active.index(self.me)
        return [active[(place + way) % len(active)] for way in self.t.ways()]
