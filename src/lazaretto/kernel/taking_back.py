"""Taking an answer back: whether it may be, by what came of it."""

from __future__ import annotations

from .agenda import Step
from .chance import Recorder, Script
from .dealer import Dealer
from .entries import Entry
from .errors import BrokenRecord
from .facts import Moved, Said
from .position import Position
from .table import eyes_on, face_down
from .zone import EVERYONE, FACE_DOWN, WATCHER, Seat


def may_be_taken_back(before: Position, after: Position, entry: Entry, dealer: Dealer) -> bool:
    """Whether this answer may be taken back: the same seat goes on, alone, no chance has spoken, and nobody has seen what was hidden."""
    if entry.chance or before.asked != (entry.seat,) or after.asked != before.asked:
        return False
    facts = dealer.facts if isinstance(dealer, (Script, Recorder)) else []
    return not any([reveals(fact, before) for _, fact in facts]) and not has_shown(before, after)


def reveals(fact: object, before: Position) -> bool:
    """A card was seen that not everyone saw before. What is said or done is none, but for a step that says so; any other tidings may be of what was hidden."""
    if isinstance(fact, Moved):
        return fact.card != FACE_DOWN and eyes_on(fact.source, before.table) != EVERYONE
    return fact.tells_hidden() if isinstance(fact, Step) else not isinstance(fact, Said)


def has_shown(before: Position, after: Position) -> bool:
    """Less lies face down than before, for anybody: a trap sprung, a chip turned up."""
    eyes: list[int] = [WATCHER, *range(before.table.rules.seats)]
    return any([face_down(after.table, eye) < face_down(before.table, eye) for eye in eyes])


def taken_back(behind: list[Position], seat: Seat | None) -> Position:
    """The position before the last answer."""
    if not behind or behind[-1].asked != (seat,):
        raise BrokenRecord("there is nothing to take back")
    return behind.pop()
