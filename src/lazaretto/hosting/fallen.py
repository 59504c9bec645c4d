"""Those who are out: they talk among themselves, and where the terms say so they see all cards. Nothing of that comes back to those who play on."""

from __future__ import annotations

from ..kernel import Game, Seat
from .room import PLAYING, Room


def may_fall(game: Game) -> bool:
    """Somebody may be out while others play on."""
    return type(game).are_out is not Game.are_out


def why_not_see_all(game: Game) -> str:
    """Why those who are out cannot be shown everything; "" if they can."""
    return "" if may_fall(game) else "Nobody is out in this game before it is over."


def is_out(room: Room, seat: Seat | None) -> bool:
    """The seat plays no more while others do, and no answer that may be taken back could change that."""
    if room.course is None or room.state != PLAYING:
        return False
    stands = room.course.position
    return seat in room.game.are_out(stands) and all([seat in room.game.are_out(before) for before, _ in room.course.behind])


def sees_all(room: Room, seat: Seat | None) -> bool:
    """All cards lie face up for this seat. It gives no sign to those who play any more: it says nothing to them, and its comings and goings are not seen."""
    return room.terms.out_see_all and is_out(room, seat)
