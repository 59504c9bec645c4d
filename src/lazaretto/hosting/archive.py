"""A finished table as a record: the same lines that a sitting writes, for `lazaretto verify` and `lazaretto replay`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ..kernel import Entry, Header
from ..kernel.record import as_text, ending_line
from . import happenings as h
from .opening import opening_line
from .proving import WHAT_IF, Branch
from .refusing import Refused
from .room import OVER, Room


def record_of(room: Room, happened: Iterable[h.Happening]) -> str:
    """The record of a table whose game is over; before that it would tell secrets."""
    if room.state != OVER or room.course is None or room.course.position.outcome is None:
        raise Refused("game/not-over", "The record is given out when the game is over: it holds everyone's secrets.")
    lines = [first_line(room)]
    lines += [entry.line(room.game) for entry in entries(room, happened)]
    lines.append(ending_line(room.course.entries, room.course.position.outcome, room.secret))
    return "".join([as_text(line) for line in lines])


def first_line(room: Room) -> dict[str, Any]:
    """The header. A what-if's has no commitment of the deal, for it was not dealt here: what its own chance was sealed by stands with where it came from."""
    if room.source is None:
        return opening_line(Header(room.game, len(room.chairs), room.variant, room.commitment, room.salt), room.names, None)
    branch = Branch(room.source.table, room.source.frame, room.source.given, room.commitment, room.salt)
    return {**opening_line(Header(room.game, len(room.chairs), room.variant, None), room.names, None), WHAT_IF: branch.line()}


def entries(room: Room, happened: Iterable[h.Happening]) -> Iterator[Entry]:
    """The deal, the answers, and what was taken back."""
    number = 0
    for it in happened:
        match it:
            case h.Began():
                yield Entry(number, None, None, it.chance)
            case h.Decided():
                yield Entry(number, it.seat, room.game.read(it.move), it.chance)
            case h.TookBack():
                yield Entry(number, it.seat, None, [])
            case _:
                continue
        number += 1
