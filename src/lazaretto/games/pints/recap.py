"""A fight in short: it is told blow by blow in the log, and whoever watches it sees the rows."""

from __future__ import annotations

from collections.abc import Sequence

from .box import Box
from .chips import FEATURES, TurnedUp
from .fighting import FightBegins
from .pushing import Push
from .table import MARKERS
from .tidings import CameIn, Felled, Fought


def recap(facts: Sequence[object], box: Box) -> Fought | None:
    """PB 8.3 to 8.6, 9.4. Of a fight that has begun: a fast zombie that is hit falls, another is wounded first."""
    if not isinstance(facts[0], FightBegins):
        return None
    hit = [box.chips[fact.chip][0] < FEATURES for fact in facts if isinstance(fact, TurnedUp) and fact.place < MARKERS]
    felled = sum([isinstance(fact, Felled) for fact in facts])
    pushed = tuple([fact.row for fact in facts if isinstance(fact, Push)])
    inside = sum([fact.zombies for fact in facts if isinstance(fact, CameIn)])
    return Fought(hit.count(True) + felled, hit.count(False), pushed, inside) if hit or felled or pushed else None
