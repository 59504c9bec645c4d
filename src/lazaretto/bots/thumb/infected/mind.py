"""A mind: the clues of one seat, and what it makes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from ....games.infected.box import SEATS
from ....games.infected.table import Village
from ....kernel import Card, Dealer, Seat
from .clues import Clues
from .suspicion import by_evidence, by_hunch, by_seat

NONE: Final[tuple[float, ...]] = (1.0,) * SEATS[-1]             # hunches that tell no seat from another
NO_WHIM: Final = Dealer()       # for who only wants to know what is to be thought


@final
class Mind(Clues):
    """What the rules of thumb look at."""

    def __init__(self, t: Village, me: Seat, mine: Mapping[int, tuple[Card, ...]], hunches: Sequence[float] = NONE, chance: Dealer = NO_WHIM) -> None:
        super().__init__(t, me, mine)
        self.chance: Final = chance
        worlds = by_evidence(self)
        self.evidence: Final = by_seat(worlds, t.rules.seats)                            # by seat, how likely it is a Plague Doctor, by what was seen alone
        self.suspicion: Final = by_seat(by_hunch(worlds, hunches), t.rules.seats)        # the same, with hunches

    def villagers_left(self) -> float:
        """How many Villagers stand, as far as I can tell."""
        return sum([1.0 - chance for seat, chance in enumerate(self.suspicion) if self.t.stands(seat)])

    def doctors_left(self) -> float:
        return sum([chance for seat, chance in enumerate(self.suspicion) if self.t.stands(seat)])
