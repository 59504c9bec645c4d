"""Where the Plague may be, and how likely: every way it can have gone counts the same."""

from __future__ import annotations

from typing import final

from ....games.pathologic.cards import PLACES
from ....games.pathologic.table import Town
from ....games.pathologic.whereabouts import Whereabouts


@final
class Trail:
    """Follows the chronicle from entry to entry, so that nothing is worked out twice."""

    def __init__(self) -> None:
        self.read: tuple[tuple[int, ...], ...] = ()
        self.whereabouts: Whereabouts | None = None
        self.found: list[float] = []

    def haunts(self, t: Town) -> list[float]:
        """By place, how likely the Plague is there; nowhere before it has started."""
        whereabouts = self.follow(t)
        if not self.found:
            self.found = shares(whereabouts)
        return self.found

    def follow(self, t: Town) -> Whereabouts:
        """All that has been learnt up to now."""
        if self.whereabouts is None or t.chronicle[:len(self.read)] != self.read:
            self.whereabouts, self.read, self.found = Whereabouts(t.rules.neighbours, t.chronicle), t.chronicle, []
        for what, number, closed in t.chronicle[len(self.read):]:
            self.whereabouts.learn(what, number, closed)
            self.found = []
        self.read = t.chronicle
        return self.whereabouts

    def given_away(self, t: Town, district: int) -> float:
        """Of the places where the Plague might be, the share that is ruled out once all know that it was in this district in this turn."""
        ways = self.follow(t).ways
        before = {way[-1] for way in ways}
        return 1.0 - len({way[-1] for way in ways if district in way}) / len(before)


def shares(whereabouts: Whereabouts) -> list[float]:
    found = [0.0] * PLACES
    for way, count in whereabouts.ways.items():
        found[way[-1]] += count
    total = sum(found)
    return [count / total for count in found] if total else found
