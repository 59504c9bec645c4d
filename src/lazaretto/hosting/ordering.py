"""Standing orders: how a seat answers windows without being there, so that a window is painless and its length tells nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel import Game, Mistake, Move, Question, Seat
from . import happenings as h
from .refusing import Refused
from .room import OVER, Room

MOST_ORDERS: Final = 40
MOST_ANSWERS: Final = 12


def windows(game: Game) -> list[str]:
    """The kinds of window that a game has."""
    return sorted([name for name, kind in game.values.items() if issubclass(kind, Question) and kind.is_window is not Question.is_window])


def ordering(room: Room, seat: Seat, orders: Sequence[h.Order], key: str, now: float) -> list[h.Happening]:
    """A seat's standing orders, all of them anew."""
    if room.state == OVER:
        raise Refused("game/over", "The game is over.")
    if len(orders) > MOST_ORDERS or any(len(order.answers) > MOST_ANSWERS for order in orders):
        raise Refused("order/unknown", f"At most {MOST_ORDERS} orders of {MOST_ANSWERS} answers each can stand.")
    known = windows(room.game)
    for order in orders:
        if order.question not in known:
            raise Refused("order/unknown", f"{room.game.title} has no window of that name, but these: {', '.join(known) or 'none'}.")
        if order.by is not None and not 0 <= order.by < len(room.chairs):
            raise Refused("order/unknown", "That seat is not at this table.")
    try:
        plain = [h.Order(order.question, [room.game.say(room.game.read(text)) for text in order.answers], order.by) for order in orders]
    except Mistake as error:
        raise Refused("order/unknown", str(error)) from None
    return [h.Ordered(at=now, seat=seat, orders=plain, key=key)]


def ordered(room: Room, seat: Seat) -> Move | None:
    """What the seat has ordered for what is asked now: the first answer that is allowed; of two orders the one that names the seat comes first."""
    order = standing(room, seat)
    if order is None or room.course is None:
        return None
    for text in order.answers:
        move = room.game.read(text)
        if room.course.position.why_not(seat, move) is None:
            return move
    return None


def standing(room: Room, seat: Seat) -> h.Order | None:
    """The order that the seat has given for this kind of window, if there is one."""
    if room.course is None or room.course.position.question is None:
        return None
    question, table = room.course.position.question, room.course.position.table
    by = question.provoked_by(table)
    fitting = [order for order in room.chairs[seat].orders if order.question == type(question).__name__ and order.by in (None, by)]
    return min(fitting, key=lambda order: order.by is None, default=None)
