"""Abreast: who comes back and has missed nothing is told so in a word. After a new start thousands come at once, most of them to tables where nothing has
happened."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..hosting.fallen import sees_all
from ..hosting.marking import shown_to
from ..hosting.readiness import readiness
from ..hosting.room import PLAYING, Room
from ..hosting.snapshot import MADE_BY, program
from ..kernel import only
from ..wire.messages import Attendance, Ready
from .guest import Guest

if TYPE_CHECKING:
    from .hosted import Hosted

LETTERS: Final = 8                      # bytes of a mark

#: Another program may show the same otherwise: whoever was told by that is told everything.
TOLD_BY: Final = MADE_BY + program(Path(__file__).parent.parent, "server", "tongues", "wire")


def mark(room: Room, guest: Guest) -> str:
    """The same as long as news would tell this guest nothing new but who is here, what time is left and how many are ready.

    It is made of what the guest was told, so it tells nothing itself. Watchers have none, who are told together, nor who sees all cards.
    """
    seat = guest.seat
    if seat is None or room.state != PLAYING or sees_all(room, seat):
        return ""
    held = room.held.get(seat)
    told = (
        TOLD_BY, guest.has_screen, guest.language, guest.number, room.question_number, room.names, None if held is None else room.game.say(held),
        room.predicted.get(seat), shown_to(room, seat),
    )
    return hashlib.blake2b(repr(told).encode(), digest_size=LETTERS).hexdigest()


def is_abreast(room: Room, guest: Guest, shown: str) -> bool:
    """The news that it has by this mark are those of now."""
    if not shown or guest.seat is None or shown != mark(room, guest):
        return False
    eye = only(guest.seat)
    return not any([eyes & eye for eyes in room.story.eyes[guest.place:]])


def tell_who_is_here(hosted: Hosted, guest: Guest) -> None:
    """All that may be new to who is abreast."""
    guest.tell_briefly(Attendance(hosted.shared.card_told(), hosted.seconds_left()))
    count = readiness(hosted.room, late=hosted.is_late())
    if count is not None:
        guest.tell_briefly(Ready(hosted.room.question_number, count))
