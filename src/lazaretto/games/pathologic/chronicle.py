"""What all have learnt of the Plague's way and of the Hit List, in order: public, and all that `imagine` needs besides what lies on the table."""

from __future__ import annotations

from typing import Final

from .cards import DISTRICTS, HEALERS
from .table import Town

#: Of the Plague's way. Each entry of `chronicle` is one of these and two numbers more.
STARTED: Final = 0              # one of these places, a bit each
WOKE: Final = 1                 # its turn begins
CREPT: Final = 2                # up to so many spaces, past these closed districts
STEPPED: Final = 3              # up to one space, the same
AT: Final = 4                   # it is in this place
STILL: Final = 5                # since its turn began, or in its last step, it has not moved
MOVED: Final = 6                # it has
LAID: Final = 7                 # in this turn it was in this district

#: Of the Hit List. Each entry of `fates` is sixteen times one of these, and the Ward.
DIED_DOOMED: Final = 0
DIED_SPARED: Final = 1
REVIVED: Final = 2
MAY_CHANGE: Final = 3           # PA 18.2
WARD: Final = 16


def note(t: Town, what: int, number: int = 0, closed: int = 0) -> None:
    t.chronicle = (*t.chronicle, (what, number, closed))


def note_fate(t: Town, what: int, ward: int = 0) -> None:
    t.fates = (*t.fates, what * WARD + ward)


def closed(t: Town) -> int:
    """PA 17.2. The districts whose border nobody crosses, a bit each."""
    found = 0
    for district in DISTRICTS:
        if t.is_closed(district):
            found |= 1 << district
    return found


def obituary(ward: int) -> int:
    """PA 2.13. The card of a Ward's piece."""
    return ward - HEALERS


def ward_on(card: int) -> int:
    return card + HEALERS
