"""PA 19, 20. What the number of players changes. There are no modes."""

from __future__ import annotations

from typing import Final

from ...kernel import Mode
from .box import Box
from .cards import STEPPE, healer_of_card
from .rules import TownRules
from .table import absent

MODES: Final[dict[str, Mode]] = {}
VARIANTS: Final = ("base",)


def rules_for(box: Box, seats: int) -> TownRules:
    rules = TownRules()
    rules.neighbours = box.neighbours()
    rules.town = tuple([tuple([other for other in places if other != STEPPE]) for places in rules.neighbours])
    rules.resources, rules.columns, rules.counters = box.resources, box.columns, box.counters
    missing = absent(seats)
    rules.copies = box.two_players if seats == 2 else tuple([0 if healer_of_card(card) in missing else copies for card, copies in enumerate(box.copies)])
    rules.strains, rules.evidence, rules.least, rules.enough = box.strains, box.evidence, box.least, box.enough
    rules.events, rules.first_events, rules.points, rules.spaces, rules.rounds = box.events, box.first_events, box.points, box.spaces, box.rounds
    return rules
