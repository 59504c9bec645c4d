"""Strains: where the Plague lays them, and what it makes of those that go off."""

from __future__ import annotations

from typing import Final

from ....games.pathologic.cards import NOTHING
from ....games.pathologic.chronicle import obituary
from ....games.pathologic.moves import ENOUGH, Replace, Go, Lay, Pick
from ....kernel import Move, Moves
from .hunt import Hunt
from .worth import STRAIN_COSTS

SECRECY: Final = 0.8            # what it costs to tell all where one is
A_HANDFUL: Final = 2            # Strains in hand: with more of them one cares less
ANY_STRAIN: Final = 0.3         # does some harm
TO_KEEP: Final = 0.2            # for a better place
A_SPACE: Final = 0.4            # nearer to the Plague
OPEN: Final = 2.0               # out of Quarantine
OFF_THE_EVENT: Final = 0.5
A_TARGET_LOST: Final = 100.0
A_GAME_LOST: Final = 1000.0
MUCH_BETTER: Final = 0.5


def harm(move: Move) -> float:
    return STRAIN_COSTS[move.strain] if isinstance(move, Lay) else 0.0


def lays(hunt: Hunt, options: Moves) -> Move:
    """PA 8.2. The worst one where most will come; but no trail for nothing."""
    t = hunt.t
    price = SECRECY * (A_HANDFUL / max(A_HANDFUL, len(t.strains)))
    return best_lay(hunt, options, {place: price * hunt.trail.given_away(t, place) for place in t.visited()})


def best_lay(hunt: Hunt, options: Moves, prices: dict[int, float]) -> Move:
    best: Move = ENOUGH
    most = 0.0
    for move in options:
        if isinstance(move, Lay):
            value = (ANY_STRAIN + harm(move)) * hunt.traffic(move.district) - prices.get(move.district, 0.0) - TO_KEEP
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
        if isinstance(move, Replace):
            gain = ease(hunt, move.ward) - ease(hunt, move.instead_of)
            if gain > most:
                best, most = move, gain
    return best


def ease(hunt: Hunt, ward: int) -> float:
    spaces = hunt.creep[hunt.here][hunt.t.where[ward]]
    return OPEN * hunt.openness(ward) - A_SPACE * spaces


def drives(hunt: Hunt, options: Moves) -> Move:
    """PA 18.9. Towards itself, and off the Event."""

    def near(move: Move) -> float:
        assert isinstance(move, Go)
        return hunt.creep[hunt.here][move.district] + (OFF_THE_EVENT if hunt.t.needs[move.district] != NOTHING else 0.0)

    return min(options, key=near)


def breaches(hunt: Hunt, options: Moves) -> Move:
    """PA 18.12. The best prey near by."""

    def prey(move: Move) -> float:
        assert isinstance(move, Pick)
        return hunt.worth(move.piece) - hunt.creep[hunt.here][hunt.t.where[move.piece]]

    return max(options, key=prey)


def rumours(hunt: Hunt, options: Moves) -> Move:
    """PA 18.11. Of the Ward that would do most for its Healer."""
    return max(options, key=lambda move: hunt.owner_evidence(move.piece) if isinstance(move, Pick) else 0)


def revives(hunt: Hunt, options: Moves) -> Move:
    """PA 16.5. One of the mass grave, whose Healer is far from winning."""
    t = hunt.t

    def harm_done(move: Move) -> float:
        assert isinstance(move, Pick)
        ward, evidence = move.piece, hunt.owner_evidence(move.piece)
        regained = t.lost >> ward & 1
        found = A_TARGET_LOST if obituary(ward) in t.crypts else 0.0
        return found + (A_GAME_LOST if evidence + regained >= t.rules.enough else evidence + evidence * regained)

    return min(options, key=harm_done)
