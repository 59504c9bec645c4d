"""The map by heart: how far it is from place to place, for pieces and for the Plague."""

from __future__ import annotations

from typing import Final, final

from ....games.pathologic.cards import PLACES
from ....games.pathologic.rules import TownRules

FAR: Final = 5                  # and further, it is all the same
UNKNOWN: Final = 99


@final
class Streets:
    """Distances in spaces; a piece never comes to the Steppe."""

    def __init__(self, rules: TownRules) -> None:
        self.walk: Final = distances(rules.town)
        self.creep: Final = distances(rules.neighbours)


def distances(neighbours: tuple[tuple[int, ...], ...]) -> list[list[int]]:
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
