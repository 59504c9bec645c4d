"""What befell people from one decision to the next, told fact by fact: between the two positions a marker may be turned both ways, and a turn may end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import Names, Seat, Truth
from .anytime import Drunk
from .biting import Bite, Died
from .cards import BITE_MARK, BITES_FOR_A_BUDDY, colour_of
from .drawing import BuddyComes
from .marks import Marking
from .names import many
from .table import Pub
from .tidings import TileShows
from .turn import Turn


@final
class Passage:
    """From a table, through what was told, to what was known at this moment."""

    def __init__(self, before: Pub, moment: int, names: Names) -> None:
        self.moment: Final = moment
        self.names: Final = names
        self.markings: Final = before.rules.markings
        self.bites: Final = list(before.bites)
        self.buddies = before.buddies()
        self.active, self.turns = before.active, before.turns

    def story(self, told: Sequence[object]) -> list[Truth]:
        return [truth for fact in told for truth in self.after(fact)]

    def after(self, fact: object) -> list[Truth]:
        """PB 4.1, 15. Whose turn it was then counts, not who is asked next."""
        if isinstance(fact, Turn):
            self.active, self.turns = fact.seat, self.turns + 1
        elif isinstance(fact, TileShows):
            return [Truth(self.moment, f"Quarter {fact.tile + 1} of the pile began in turn {self.turns}.", "draw")]
        elif isinstance(fact, BuddyComes):
            self.buddies += 1
            return [self.line(self.active, "paid for a red buddy.", "phone")]
        return self.on_a_marker(fact)

    def on_a_marker(self, fact: object) -> list[Truth]:
        """PB 11.4, 11.7, 12.5, 18.3. A bite, what the fifth cost, and what heals."""
        if isinstance(fact, Bite):
            return self.bitten(fact)
        if isinstance(fact, Died):
            self.buddies -= 1
            left = f"{self.buddies or 'nobody'} left in the pub"
            return [Truth(self.moment, f"The bites of {self.names[fact.seat]} cost {many(1, 'buddy')}: {left}.", "skull", fact.seat)]
        if isinstance(fact, Drunk):
            self.bites[fact.drinker] -= 1
            return [self.line(fact.drinker, f"drank a beer: {many(self.bites[fact.drinker], 'bite')} now.", "beer")]
        if isinstance(fact, Marking) and not fact.zombies and self.markings[colour_of(fact.tile)] == BITE_MARK:
            self.bites[self.active] = max(0, self.bites[self.active] - 1)
        return []

    def bitten(self, fact: Bite) -> list[Truth]:
        """R61. All that are to come, and what the marker shows behind them; what is counted anew was told with the rest."""
        seat, total = fact.seat, self.bites[fact.seat] + fact.left
        self.bites[seat] = min(total, BITES_FOR_A_BUDDY) % BITES_FOR_A_BUDDY
        return [] if fact.anew else [self.line(seat, f"took {many(fact.left, 'bite')}: {total % BITES_FOR_A_BUDDY} now.", "bite")]

    def line(self, seat: Seat, deed: str, icon: str) -> Truth:
        return Truth(self.moment, f"{self.names[seat]} {deed}", icon, seat)
