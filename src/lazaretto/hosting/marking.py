"""Marks: what a player has noted on the board, shown to allies and to nobody else. They stand in the log and in no story: no number tells of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from ..kernel import Seat
from . import happenings as h
from .refusing import Refused
from .room import PLAYING, Room
from .talking import refuse_chatter


class Shown(Struct, frozen=True):
    """Somebody's marks on the board, by thing, and to whom they are shown: one's own, or an ally's to oneself."""

    seat: int
    to: list[int]
    marks: dict[str, str]


def showed(room: Room, seat: Seat, to: Sequence[Seat], marks: Mapping[str, str], key: str, now: float) -> list[h.Happening]:
    """A seat shows its marks to allies, or withdraws them."""
    if room.state != PLAYING:
        raise Refused("talk/forbidden", "Marks are shown to allies while the game is played.")
    refuse_chatter(room, seat)
    allowed = room.game.marks()
    if not set(to) <= set(allies_of(room, seat)):
        raise Refused("talk/forbidden", "Marks are shown to allies only, and this is none of yours now.")
    if any(thing not in allowed.things or sign not in allowed.signs for thing, sign in marks.items()):
        raise Refused("talk/unknown", "There is no such mark in this game, or nothing of that name to mark.")
    until_now = list(room.chairs[seat].shown_to)
    return [h.Showed(at=now, seat=seat, to=sorted(set(to)), marks=dict(marks) if to else {}, until_now=until_now, key=key)] if to or until_now else []


def allies_of(room: Room, seat: Seat | None) -> tuple[Seat, ...]:
    """To whom the seat may show its marks now; a watcher has no allies."""
    return () if seat is None or room.course is None else room.game.allies(room.course.position, seat)


def shown_to(room: Room, seat: Seat | None) -> list[Shown]:
    """The marks that this seat sees: its own as far as it shows them, and those of allies. To whom else an ally shows them is not told."""
    if seat is None:
        return []
    mine = room.chairs[seat]
    own = [Shown(seat, list(mine.shown_to), dict(mine.marks))] if mine.shown_to else []
    return own + [Shown(other, [seat], dict(chair.marks)) for other, chair in enumerate(room.chairs) if seat in chair.shown_to]
