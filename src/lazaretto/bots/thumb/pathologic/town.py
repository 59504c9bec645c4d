"""The town by heart: how far it is from place to place, and how restless everybody is."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....games.pathologic.cards import PLACES
from ....games.pathologic.table import Town

FAR: Final = 5                  # and further, it is all the same
UNKNOWN: Final = 99

# where nothing has happened for long, everybody dares more
QUIET: Final = 4                # rounds at the beginning
A_ROUND: Final = 0.08           # for each round without a death or a resolved Event
MOST: Final = 0.9


@cache
def distances(neighbours: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    """In spaces, by two places: for pieces, who never come to the Steppe, or for the Plague."""
    return [distances_from(neighbours, place) for place in range(PLACES)]


def distances_from(neighbours: tuple[tuple[int, ...], ...], place: int) -> list[int]:
    found = [UNKNOWN] * PLACES
    found[place], edge, spaces = 0, [place], 0
    while edge:
        spaces += 1
        edge = sorted({to for here in edge for to in neighbours[here] if found[to] == UNKNOWN})
        for to in edge:
            found[to] = spaces
    return [min(FAR, spaces) for spaces in found]


def restlessness(t: Town) -> float:
    """From 0 to nearly 1: how far the game is behind its pace, one death or resolved Event a round."""
    happened = len(t.resolved) + len(t.crypts) + len(t.grave)
    return min(MOST, max(0, t.round - QUIET - happened) * A_ROUND)
