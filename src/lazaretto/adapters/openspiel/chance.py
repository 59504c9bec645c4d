"""Chance in the open: a dealer that stops where a pick is needed which nobody has made yet."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Dealer, Zone

Odds = list[tuple[int, float]]
"""What may be picked, and how likely each is."""


@final
class Undecided(Exception):
    """The answer cannot be carried out further before chance has spoken."""

    def __init__(self, odds: Odds) -> None:
        super().__init__()
        self.odds: Final = odds


@final
class Decided(Dealer):
    """Picks what was picked before, and raises `Undecided` at the first pick after that. A pick with one outcome is none.

    A card drawn from a zone is one outcome a kind, not one a card: which of two equal cards it was makes no difference to any game.
    """

    def __init__(self, picks: tuple[int, ...]) -> None:
        self.picks: Final = picks
        self.picked = 0
        self.told: Final[list[tuple[int, object]]] = []
        self.drawn_from: Zone | None = None

    def pick(self, n: int) -> int:
        zone, self.drawn_from = self.drawn_from, None
        if n == 1 or (zone is not None and zone.count(zone.nth(0)) == n):
            return 0
        if self.picked == len(self.picks):
            raise Undecided([(face, 1 / n) for face in range(n)] if zone is None else by_kind(zone))
        self.picked += 1
        return self.picks[self.picked - 1]

    def draw(self, zone: Zone, to: Zone) -> Card:
        self.drawn_from = zone
        return super().draw(zone, to)

    def glimpse(self, zone: Zone, eyes: int) -> Card:
        self.drawn_from = zone
        return super().glimpse(zone, eyes)

    def tell(self, eyes: int, fact: object) -> None:
        self.told.append((eyes, fact))


def by_kind(zone: Zone) -> Odds:
    """Each kind of card by the place of its first, when all lie sorted: there `Zone.nth` finds it."""
    odds, place = [], 0
    for card in zone.kinds():
        odds.append((place, zone.count(card) / len(zone)))
        place += zone.count(card)
    return odds
