"""How a night in the pub stands: who still holds it, what stands before the door, and whom the rescue would take along.

What each is worth was counted in 10,680 beginnings of rounds of games of thumbs: it explains little of how one game ends, but of two answers it says quickly
which is better.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ....games.pints.cards import ROWS
from ....games.pints.table import Pub
from ....kernel import Position, Seat
from .hopes import chance
from .mind import Mind

# as logarithms of the odds to be saved
TO_BEGIN_WITH: Final = -0.49
A_BUDDY: Final = 0.228
A_CARD_TO_COME: Final = -0.027  # before the rescue
AT_THE_DOOR: Final = -0.036     # a bite that the rows will bring, as they lie
TAKEN_ALONG: Final = 0.9        # if the rescue came now
EVERYBODYS_BITE: Final = -0.28  # one each
A_BEER: Final = 0.12
A_CRISP: Final = 0.056
A_CARD: Final = 0.063           # in hand


def hopes(world: Position, seat: Seat) -> float:
    """How likely this seat is saved."""
    t: Pub = world.table
    view = world.seen_by(seat)
    mind = Mind(view, seat)
    together = A_BUDDY * t.buddies() + A_CARD_TO_COME * mind.left + AT_THE_DOOR * sum([mind.row_cost(row) for row in range(ROWS)])
    together += EVERYBODYS_BITE * sum(t.bites) / t.rules.seats
    own = TAKEN_ALONG * chance(view.table, seat) + A_BEER * t.beers[seat] + A_CRISP * t.crisps[seat] + A_CARD * len(t.hands[seat])
    return 1.0 / (1.0 + exp(-(TO_BEGIN_WITH + together + own)))
