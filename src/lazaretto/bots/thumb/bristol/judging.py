"""How a game of Bristol stands, for one who knows who has the plague: what the race and the dice promise a seat."""

from __future__ import annotations

from typing import Final

from ....games.bristol.table import Town
from ....kernel import Position, RandomDealer, Seat
from .hopes import Hopes
from .mind import Mind
from .suspicion import Suspicion

NO_WHIM: Final = RandomDealer(0)


def hopes(world: Position, seat: Seat) -> float:
    """What others would suspect is left out: here nobody need guess."""
    t: Town = world.table
    mind = Mind(world.seen_by(seat).table, seat, Suspicion(t.rules, seat), [1.0] * t.rules.places, NO_WHIM)
    for place in range(t.rules.places):
        mind.ill[place] = float(t.lives(place) and t.is_plagued(place))
    return min(1.0, max(0.0, Hopes(mind).here))
