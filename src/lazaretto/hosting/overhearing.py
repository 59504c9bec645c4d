"""What a bot hears at a table: what its seat was told, and between it the phrases that anybody says to all. Free words are for people."""

from __future__ import annotations

from ..kernel import Remark, Seat, Value
from . import happenings as h
from .room import Room, Withdrawn


def overheard(room: Room, seat: Seat) -> list[object]:
    """Oldest first. What was taken back did not happen; but what was said then stays said."""
    found: list[tuple[int, object]] = []
    for place, (eyes, thing) in enumerate(room.story):
        if isinstance(thing, Value):
            if eyes >> seat & 1:
                found.append((place, thing))
        elif isinstance(thing, h.Spoke):
            if thing.phrase and not thing.to_out:
                found.append((place, Remark(thing.seat, thing.phrase, thing.about)))
        elif isinstance(thing, Withdrawn):
            found = [(since, told) for since, told in found if since < thing.since or isinstance(told, Remark)]
    return [told for _, told in found]
