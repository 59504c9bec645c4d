"""Odds: what so many hits do to a pile of zombies of which nobody knows the faces."""

from __future__ import annotations

from functools import cache
from typing import Final, final

from ....games.pints.chips import FEATURES, REFINED, SNAPPY, face_of
from ....games.pints.table import PubRules

MOST_HITS: Final = 16           # on one square: more is not counted
MOST_CHIPS: Final = 16

#: Expected zombies felled, expected chips gone (a refined one is replaced), and how likely nobody falls.
Struck = tuple[float, float, float]


@final
class Odds:
    """By the chips in the box: what a chip face down may be."""

    def __init__(self, kinds: tuple[int, ...], counts: tuple[int, ...]) -> None:
        every = sum(counts)
        self.kinds: Final = kinds
        self.tough: Final = sum([count for kind, count in zip(kinds, counts) if kind >= FEATURES]) / every
        self.refined: Final = sum([count for kind, count in zip(kinds, counts) if kind % FEATURES == REFINED]) / every
        self.bites: Final = 1.0 + sum([count for kind, count in zip(kinds, counts) if kind % FEATURES == SNAPPY]) / every
        self.by_hits: Final = [[not_struck()] * (MOST_CHIPS + 1) for _ in range(MOST_HITS + 1)]
        for hits in range(1, MOST_HITS + 1):
            for chips in range(1, MOST_CHIPS + 1):
                self.by_hits[hits][chips] = self.reckon(hits, chips)

    def reckon(self, hits: int, chips: int) -> Struck:
        """PB 8.2 to 8.7. All of them face down."""
        fast, tough = self.after_one(hits - 1, chips), self.after_one(hits - 2, chips) if hits > 1 else not_struck()
        felled, gone, nobody = [part * (1.0 - self.tough) + other * self.tough for part, other in zip(fast, tough)]
        return felled, gone, nobody

    def after_one(self, hits: int, chips: int) -> Struck:
        """One has fallen, and so many hits are left."""
        fewer, same = self.by_hits[hits][chips - 1], self.by_hits[hits][chips]
        felled = 1.0 + fewer[0] * (1.0 - self.refined) + same[0] * self.refined
        gone = (1.0 + fewer[1]) * (1.0 - self.refined) + same[1] * self.refined
        return felled, gone, 0.0

    def strike(self, pile: tuple[int, ...], hits: int) -> Struck:
        """So many hits on a pile; a wounded one on top falls by the first."""
        if not hits or not pile:
            return not_struck()
        hits, chips = min(hits, MOST_HITS), min(len(pile), MOST_CHIPS)
        face = face_of(pile[-1])
        if face < 0:
            return self.by_hits[hits][chips]
        stays = self.kinds[face] % FEATURES == REFINED
        felled, gone, _ = self.by_hits[hits - 1][chips if stays else chips - 1]
        return 1.0 + felled, gone if stays else 1.0 + gone, 0.0


def odds_of(rules: PubRules) -> Odds:
    return odds_by(rules.kinds, tuple([rules.chips.count(chip) for chip in range(len(rules.kinds))]))


@cache
def odds_by(kinds: tuple[int, ...], counts: tuple[int, ...]) -> Odds:
    """Reckoned once for a box."""
    return Odds(kinds, counts)


def not_struck() -> Struck:
    """No constant: mypyc takes one of three numbers for unset."""
    return 0.0, 0.0, 1.0
