"""Hurry: each seat says for itself whether windows may tell that it has answered. One that asks only such seats closes early, and no other."""

from __future__ import annotations

from ..kernel import Seat
from . import happenings as h
from .ordering import windows
from .refusing import Refused
from .room import OVER, Room
from .talking import refuse_chatter, refuse_the_fallen


def hurried(room: Room, seat: Seat, key: str, now: float, *, on: bool) -> list[h.Happening]:
    """A seat is in a hurry from the next window on, or no more."""
    if room.state == OVER:
        raise Refused("game/over", "The game is over.")
    if not windows(room):
        raise Refused("hurry/impossible", f"{room.game.title} has no reaction windows that could close early.")
    if on and not room.terms.fast:
        raise Refused("hurry/impossible", "At this table all windows stay open equally long: it was opened so.")
    refuse_the_fallen(room, seat)
    refuse_chatter(room, seat)
    return [] if room.chairs[seat].hurry == on else [h.Hurried(at=now, seat=seat, on=on, key=key)]
