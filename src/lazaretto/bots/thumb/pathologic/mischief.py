"""Strains: where the Plague lays them, and what it makes of those that go off."""

from __future__ import annotations

from typing import Final

from ....games.pathologic.cards import STEPPE
from ....games.pathologic.moves import ENOUGH, Doomed, Go, Lay, Pick
from ....kernel import Move, Moves
from .hunt import Hunt
from .worth import STRAIN_COSTS

SECRECY: Final = 0.8            # what it costs to tell all where one is
A_HANDFUL: Final = 4            # so many in hand, and some may go
MUCH_BETTER: Final = 0.5


def harm(move: Move) -> float:
    return STRAIN_COSTS[move.strain] if isinstance(move, Lay) else 0.0


def lays(hunt: Hunt, options: Moves) -> Move:
    """PA 8.2. The worst one where most will come; but no trail for nothing."""
    t = hunt.t
    price = SECRECY * (0.5 if len(t.strains) >= A_HANDFUL else 1.0)
    return best_lay(hunt, options, {place: price * hunt.trail.given_away(t, place) for place in t.visited()})


def best_lay(hunt: Hunt, options: Moves, prices: dict[int, float]) -> Move:
    best: Move = ENOUGH
    most = 0.0
    for move in options:
        if isinstance(move, Lay):
            value = (0.3 + harm(move)) * hunt.traffic(move.district) - prices.get(move.district, 0.0) - 0.2
            if value > most:
                best, most = move, value
    return best


def spreads(hunt: Hunt, options: Moves) -> Move:
    """PA 18.8. Anywhere, and nobody learns where the Plague is."""
    return best_lay(hunt, options, {})


def new_victim(hunt: Hunt, options: Moves) -> Move:
    """PA 18.2. One that is easier to come by."""
    best: Move = ENOUGH
    most = MUCH_BETTER
    for move in options:
        if isinstance(move, Doomed):
            gain = ease(hunt, move.ward) - ease(hunt, move.instead_of)
            if gain > most:
                best, most = move, gain
    return best


def ease(hunt: Hunt, ward: int) -> float:
    spaces = hunt.streets.creep[hunt.here][hunt.t.where[ward]]
    return 2.0 * hunt.openness(ward) - 0.4 * spaces


def drives(hunt: Hunt, options: Moves) -> Move:
    """PA 18.9. Towards itself, and off the Event."""

    def near(move: Move) -> float:
        assert isinstance(move, Go)
        return hunt.streets.creep[hunt.here][move.district] + (0.5 if hunt.t.needs[move.district] >= 0 else 0.0)

    return min(options, key=near)


def breaches(hunt: Hunt, options: Moves) -> Move:
    """PA 18.12. The best prey near by."""

    def prey(move: Move) -> float:
        assert isinstance(move, Pick)
        return hunt.worth(move.piece) - hunt.streets.creep[hunt.here][hunt.t.where[move.piece]]

    return max(options, key=prey)


def rumours(hunt: Hunt, options: Moves) -> Move:
    """PA 18.11. Of the Ward that would do most for its Healer."""
    return max(options, key=lambda move: hunt.owner_evidence(move.piece) if isinstance(move, Pick) else 0)


def revives(hunt: Hunt, options: Moves) -> Move:
    """PA 16.5. One of the mass grave, whose Healer is far from winning."""
    t = hunt.t

    def harmless(move: Move) -> float:
        assert isinstance(move, Pick)
        ward = move.piece
        return (100.0 if ward - 3 in t.crypts else 0.0) + hunt.owner_evidence(ward) * (2.0 if t.lost >> ward & 1 else 1.0)

    return min(options, key=harmless)


assert STEPPE == 0
