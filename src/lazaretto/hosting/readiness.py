"""Ready: how many of those who are asked at once have answered. While answers are held this number is all that anybody else is told of them.

Who was quick and who was slow is a tell, so there are no names before half of the time has passed, and then they stand by seat. Of a window not even the
number is told: it is the same whatever is answered.
"""

from __future__ import annotations

from msgspec import Struct

from .room import Room, is_window


class Readiness(Struct, frozen=True, omit_defaults=True):
    """How many of how many have answered; from half of the time on also who has not, by seat."""

    ready: int
    of: int
    awaited: list[int] = []


def is_counted(room: Room) -> bool:
    """Several are asked at once, and not by a window."""
    return len(room.asked) > 1 and not is_window(room)


def readiness(room: Room, *, late: bool) -> Readiness | None:
    """The number that everybody may know, of what is asked now; with names if it is late. None where nothing is told."""
    if not is_counted(room):
        return None
    awaited = room.waits_for
    return Readiness(len(room.asked) - len(awaited), len(room.asked), sorted(awaited) if late else [])
