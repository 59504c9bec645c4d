"""A mouth: how often it opens. The same moment and the same seed give the same chance, also to a bot that was made anew and told everything again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from ...kernel import Game, RandomDealer, Remark, Seat
from ...kernel.chance import mixed

FINE: Final = 1 << 20
PRIME: Final = 1_000_003


@final
class Mouth:
    """Of one seat: what it has said, and whether it says more now."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat: Final = seat
        self.seed: Final = seed
        self.heard = 0
        self.said: list[Remark] = []

    def hear(self, fact: object) -> None:
        """Remarks do not count: what is said between two facts must not change what somebody else was about to say by chance."""
        if not isinstance(fact, Remark):
            self.heard += 1
        elif fact.seat == self.seat:
            self.said.append(fact)

    def chance(self) -> RandomDealer:
        return RandomDealer(mixed(self.seed * PRIME + self.heard))

    def opens(self, habits: Mapping[str, float], remarks: list[Remark]) -> Remark | None:
        """The first of what there is to say that it feels like saying, by habit; nothing twice."""
        chance = self.chance()
        for remark in remarks:
            if chance.pick(FINE) < habits[remark.phrase] * FINE and remark not in self.said:
                return remark
        return None


class Speaker:
    """What every talker has: its seat, and a mouth that hears what the seat is told."""

    def __init__(self, game: Game, seat: Seat, seed: int) -> None:
        self.seat: Final = seat
        self.mouth: Final = Mouth(seat, seed)

    def hear(self, fact: object) -> None:
        self.mouth.hear(fact)
