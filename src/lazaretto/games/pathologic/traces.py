"""PA 7.1, 8.2, 21.2. What all saw of the Plague's doings, by round and place: where it was seen, where Strains were laid, where Wards died."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Memory, Said
from .cards import NOTHING, STEPPE
from .chronicle import AT, LAID, WOKE
from .deaths import Die
from .entrusted import StrainMoved
from .laying import Laid
from .moves import Blockade, Cease, Infect
from .rounds import RoundBegins
from .strains import SetOff
from .table import Town


def sightings(t: Town) -> list[tuple[int, int, int]]:
    """PA 6.2, 8.4, 21.2. What all learnt of where the Plague was: the round, whether it was seen (AT) or laid a Strain there (LAID), and the place."""
    found: list[tuple[int, int, int]] = []
    number = 1
    for what, place, _ in t.chronicle:
        number += what == WOKE
        if what in (AT, LAID):
            found.append((number, what, place))
    return found


@final
class Traces:
    """What was told to all, with its round."""

    def __init__(self, t: Town, memory: Memory) -> None:
        self.round = t.round - sum([isinstance(fact, RoundBegins) for fact in memory])
        self.seen: Final = {where: when for when, what, where in sightings(t) if what == AT}         # by place, the last round
        self.laid: Final[dict[int, int]] = {}                        # by district, the round in which its Strain was laid
        self.deaths: Final[list[tuple[int, int, int]]] = []          # the round, the Ward, and where
        self.scene = STEPPE                                          # where harm is done now
        self.besieged = t.blockade
        self.kills: Final[dict[int, tuple[type | int, int]]] = {}    # by Ward who has died, the announcement or the Strain that did it, and where
        self.announced: type = Infect
        for fact in memory:
            self.hear(fact)

    def hear(self, fact: object) -> None:
        if isinstance(fact, RoundBegins):
            self.round += 1
        elif isinstance(fact, Said):
            self.hear_move(fact.move)
        elif isinstance(fact, SetOff):
            self.scene = fact.district
        elif isinstance(fact, Die):
            self.deaths.append((self.round, fact.ward, self.scene))
            self.kills[fact.ward] = (self.announced if fact.strain == NOTHING else fact.strain, self.scene)
        elif isinstance(fact, Laid):
            self.laid[fact.district] = self.round
        elif isinstance(fact, StrainMoved):
            self.laid[fact.to] = self.laid.get(fact.district, 0)

    def hear_move(self, move: object) -> None:
        """PA 6. A Blockade that is ceased names no district."""
        if isinstance(move, Blockade):
            self.besieged = move.district
        if isinstance(move, (Infect, Blockade)):
            self.scene, self.announced = move.district, type(move)
        elif isinstance(move, Cease):
            self.scene, self.announced = self.besieged, Cease

    def deaths_in(self, place: int) -> list[tuple[int, int]]:
        """The round and the Ward, the earliest first."""
        return [(when, ward) for when, ward, where in self.deaths if where == place]
