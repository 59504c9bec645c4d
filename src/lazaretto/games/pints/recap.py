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
    """PB 8.3 to 8.6, 9.4. Of a fight that has begun: a fast zombie that is hit falls, another is wounded first; who falls then is wounded no more."""
    if not isinstance(facts[0], FightBegins):
        return None
    fast, felled, wounded = 0, 0, list[tuple[int, int]]()
    for fact in facts:
        if isinstance(fact, TurnedUp) and fact.place < MARKERS:
            if box.chips[fact.chip][0] < FEATURES:
                fast += 1
            else:
                wounded.append((fact.place, fact.chip))
        elif isinstance(fact, Felled):
            felled += 1
            wounded = [one for one in wounded if one != (fact.field, fact.chip)]
    pushed = tuple([fact.row for fact in facts if isinstance(fact, Push)])
    inside = sum([fact.zombies for fact in facts if isinstance(fact, CameIn)])
    return Fought(fast + felled, len(wounded), pushed, inside) if fast or felled or wounded or pushed else None
