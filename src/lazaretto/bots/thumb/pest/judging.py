"""How a game of Pest stands: who is ahead, by what the Houses come to in Renown."""

from __future__ import annotations

from math import exp
from typing import Final

from ....games.pest.table import Empire
from ....kernel import Position, Seat
from .mind import Mind

A_LEAD: Final = 6.0             # Renown ahead makes it likely that one wins
SOLO: Final = 100.0             # Renown: more than anybody has made alone


def hopes(world: Position, seat: Seat) -> float:
    """PE 21.7, 33.3. Ahead of the best of the others; alone, by Renown."""
    t: Empire = world.table
    view = world.seen_by(seat)
    found = [reckoned(Mind(view, house, placing=False)) for house in range(t.rules.seats)]
    others = [renown for house, renown in enumerate(found) if house != seat]
    return 1.0 / (1.0 + exp((max(others) - found[seat]) / A_LEAD)) if others else found[seat] / SOLO


def reckoned(mind: Mind) -> float:
    return mind.worth(mind.house)
