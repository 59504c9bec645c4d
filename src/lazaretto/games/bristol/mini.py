"""BR 14. Bristol made so small that it can be solved: ours, not the publisher's."""

from __future__ import annotations

from typing import Final

from ...kernel import NOBODY, Study, Zone
from .cards import BIRCH, CEDAR, OAK, RAT
from .table import TownRules

MINI: Final = "mini"
STUDY: Final = Study(MINI, "three players, one die and one round: small enough to be solved", 3)

#: BR 14.2. By value: six 2s and one 4, so that whoever holds the 4 has the plague.
SYMPTOMS: Final = (0, 6, 0, 1)

#: BR 14.3. These never change: Birch and Cedar have a rat each and want one die more to leave, Oak wants two.
SET_DICE: Final = (2 * BIRCH, 2 * BIRCH + RAT, 2 * CEDAR, 2 * CEDAR + RAT, 2 * OAK + RAT)
ROAD: Final = 3

BOARDING: Final = (2, 1, 0)     # BR 14.1
LAST_ROUND: Final = 1           # BR 14.4
MOST_REMEMBERED: Final = 354    # words in the longest memory, found by playing every game there is


def made_small(rules: TownRules) -> TownRules:
    """BR 14.1 to 14.4. What is small about it; all else stays as it is."""
    rules.places, rules.ghosts = STUDY.seats, 0
    rules.slots = tuple([(place, place) for place in range(STUDY.seats)])
    rules.boarding, rules.in_order = BOARDING, True
    rules.symptoms, rules.chaos = SYMPTOMS, True
    rules.cards, rules.remedies, rules.first_remedies = (), Zone(0, 0, NOBODY), 0
    rules.road, rules.set_dice, rules.gates_close = ROAD, SET_DICE, LAST_ROUND
    return rules
