"""Restlessness: where nothing has happened for long, everybody dares more."""

from __future__ import annotations

from typing import Final

from ....games.pathologic.table import Town

QUIET: Final = 4                # rounds at the beginning
A_ROUND: Final = 0.08           # for each round without a death or a resolved Event
MOST: Final = 0.9


def restlessness(t: Town) -> float:
    """From 0 to nearly 1: how far the game is behind its pace, one death or resolved Event a round."""
    happened = len(t.resolved) + len(t.crypts) + len(t.grave)
    return min(MOST, max(0, t.round - QUIET - happened) * A_ROUND)
