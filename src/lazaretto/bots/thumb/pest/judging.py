"""How a game of Pest stands: who is ahead, by what the Houses come to in Renown."""

from __future__ import annotations

from math import exp
from typing import Final

from ....games.pest.table import Empire
from ....kernel import Position, Seat
from .mind import Mind
from .tracks import hope_in_influence

A_LEAD: Final = 6.0             # Renown ahead makes it likely that one wins


def hopes(world: Position, seat: Seat) -> float:
    """PE 21.7, 33.3. Ahead of the best of the others; alone, how far towards the highest rank."""
    t: Empire = world.table
    view = world.seen_by(seat)
    found = [reckoned(Mind(view, house, placing=False)) for house in range(t.rules.seats)]
    others = [renown for house, renown in enumerate(found) if house != seat]
    if not others:
        return min(1.0, max(0.0, found[seat] / (t.rules.ranks[-1] + 1)))
    return 1.0 / (1.0 + exp((max(others) - found[seat]) / A_LEAD))


def reckoned(mind: Mind) -> float:
    return mind.worth(mind.house)


def renown_at_last(mind: Mind) -> float:
    """PE 21.1. What of that the score sheet would show."""
    return reckoned(mind) - hope_in_influence(mind.t, mind.me, mind.left)
