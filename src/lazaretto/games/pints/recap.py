"""What a part of a turn came to, in short: it is told blow by blow in the log, and whoever watches it sees the rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import Seat, Value
from .biting import Bite, Died
from .box import Box
from .cards import BLACK, WHITE
from .chips import FEATURES, TurnedUp
from .fighting import Row
from .marks import Marking
from .preparing import Throw
from .scoring import Counted
from .table import MARKERS
from .tidings import Arrived, CameIn, ColourShown, Felled, GotOn, Pushed


@final
class DiceFell(Value):
    """PB 6. What the throw brought: the battle dice are seen."""

    def __init__(self, faces: tuple[int, ...], arrived: Arrived | None, aboard: int) -> None:
        self.faces: Final = faces                # of the colour die, that need a word
        self.arrived: Final = arrived
        self.aboard: Final = aboard


@final
class RowFought(Value):
    """PB 8. What the fight of a row came to."""

    def __init__(self, row: int, fallen: int, wounded: int) -> None:
        self.row: Final = row
        self.fallen: Final = fallen
        self.wounded: Final = wounded


@final
class RowMoved(Value):
    """PB 9.4, 10.2. Who gets off, if the bus pushes it, and who comes in."""

    def __init__(self, row: int, passengers: int, inside: int, spared: bool) -> None:
        self.row: Final = row
        self.passengers: Final = passengers
        self.inside: Final = inside
        self.spared: Final = spared


@final
class WasBitten(Value):
    """PB 11.7. How often, how many died of it, and what the marker shows then, if anybody did."""

    def __init__(self, seat: Seat, bites: int, died: int, left: int) -> None:
        self.seat: Final = seat
        self.bites: Final = bites
        self.died: Final = died
        self.left: Final = left


def recap(facts: Sequence[object], box: Box) -> object | None:
    """Of the parts that can be said in fewer words."""
    first = facts[0]
    if isinstance(first, Throw):
        return the_throw(facts)
    if isinstance(first, Row):
        return the_fight(first.row, facts, box)
    if isinstance(first, Pushed):
        return the_push(first, facts)
    return the_bites(first.seat, facts) if isinstance(first, Counted) else None


def the_throw(facts: Sequence[object]) -> DiceFell:
    """PB 6.1 to 6.5."""
    faces = tuple([fact.face for fact in facts if isinstance(fact, ColourShown) and fact.face in (BLACK, WHITE)])
    arrived = [fact for fact in facts if isinstance(fact, Arrived)]
    return DiceFell(faces, arrived[0] if arrived else None, sum([fact.zombies for fact in facts if isinstance(fact, GotOn)]))


def the_fight(row: int, facts: Sequence[object], box: Box) -> RowFought | None:
    """PB 8.3 to 8.5. A fast zombie that is hit falls, another is wounded first; who falls then is wounded no more."""
    fallen, wounded = 0, list[tuple[int, int]]()
    for fact in facts:
        if isinstance(fact, TurnedUp) and fact.place < MARKERS:
            if box.chips[fact.chip][0] < FEATURES:
                fallen += 1
            else:
                wounded.append((fact.place, fact.chip))
        elif isinstance(fact, Felled):
            fallen += 1
            wounded = [one for one in wounded if one != (fact.field, fact.chip)]
    return RowFought(row, fallen, len(wounded)) if fallen or wounded else None


def the_push(pushed: Pushed, facts: Sequence[object]) -> RowMoved | None:
    """PB 9.4, 10.2. What a marking brings is told in full."""
    if any([isinstance(fact, Marking) for fact in facts]):
        return None
    came = [fact for fact in facts if isinstance(fact, CameIn)]
    return RowMoved(pushed.row, pushed.passengers, sum([fact.zombies for fact in came]), spared=any([fact.spared for fact in came]))


def the_bites(seat: Seat, facts: Sequence[object]) -> WasBitten | None:
    """PB 11.4 to 11.7, R61. Unless it is still asked whether one is warded off."""
    bites = [fact.left for fact in facts if isinstance(fact, Bite) and fact.seat == seat]
    died = len([fact for fact in facts if isinstance(fact, Died)])
    return WasBitten(seat, bites[0], died, bites[-1] if len(bites) > died else 0) if bites else None
