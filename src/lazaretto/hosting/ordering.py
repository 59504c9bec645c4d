"""Standing orders: how a seat answers windows without being there, so that a window is painless and its length tells nothing. They are given at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from ..kernel import Mistake, Move, Reply, Seat, WindowKind
from ..tongues.voice import Voice
from . import happenings as h
from .refusing import Refused
from .room import OVER, Room, is_window

MOST_ORDERS: Final = 40
MOST_ANSWERS: Final = 12


class TargetCard(Struct, frozen=True):
    """What may stand in a blank of an answer: in words, and what is put there."""

    words: str
    said: str


class ReplyCard(Struct, frozen=True, omit_defaults=True):
    """A way to answer a window that can be ordered: in words, and the answers of an order, of which the first that is allowed counts.

    For each blank {} in them, in order, there is a list of targets; who orders puts one of them there.
    """

    words: str
    answers: list[str]
    targets: list[list[TargetCard]] = []


class WindowCard(Struct, frozen=True):
    """A kind of window that can concern the seat, the same whatever it holds. The first reply is to do nothing.

    Where the same is asked in one's own turn, an order that names one's own seat gives the first reply there.
    """

    question: str
    title: str                              # what happens that it answers
    replies: list[ReplyCard]
    by_seat: bool                           # an order may name the seat that brings it about
    own: str = ""                           # when it is asked in one's own turn, if it is


def windows(room: Room) -> tuple[WindowKind, ...]:
    """The kinds of window that this table's game has."""
    return room.game.windows(room.game.rules(len(room.chairs), room.variant))


def window_cards(room: Room, voice: Voice, seat: Seat | None = None) -> list[WindowCard]:
    """The same in words, for who orders: those that can ever concern that seat."""
    found: list[WindowCard] = []
    rules = room.game.rules(len(room.chairs), room.variant)
    for kind in windows(room) if seat is None else room.game.may_order(rules, seat):
        replies = [ReplyCard(voice.words(reply.words), list(reply.answers), target_cards(reply, voice)) for reply in kind.replies]
        found.append(WindowCard(kind.question, voice.words(kind.title), replies, kind.names_doer, voice.words(kind.in_own_turn) if kind.in_own_turn else ""))
    return found


def target_cards(reply: Reply, voice: Voice) -> list[list[TargetCard]]:
    return [[TargetCard(voice.words(one.words), one.said) for one in blank] for blank in reply.targets]


def ordering(room: Room, seat: Seat, orders: Sequence[h.Order], key: str, now: float) -> list[h.Happening]:
    """A seat's standing orders, all of them anew."""
    if room.state == OVER:
        raise Refused("game/over", "The game is over.")
    if len(orders) > MOST_ORDERS or any(len(order.answers) > MOST_ANSWERS for order in orders):
        raise Refused("order/unknown", f"At most {MOST_ORDERS} orders of {MOST_ANSWERS} answers each can stand.")
    known = [kind.question for kind in windows(room)]
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
    """The order that the seat has given for this kind of window, if there is one; in one's own turn, where the same is no window, only one for that."""
    if room.course is None or room.course.position.question is None or not room.chairs[seat].orders:
        return None
    question, name = room.course.position.question, type(room.course.position.question).__name__
    whose = (seat,) if is_own(room) else (None, question.provoked_by(room.course.position.table))
    fitting = [order for order in room.chairs[seat].orders if order.question == name and order.by in whose]
    return min(fitting, key=lambda order: order.by is None, default=None)


def is_own(room: Room) -> bool:
    """In one's own turn the same is asked as windows ask of others."""
    assert room.course is not None
    name = type(room.course.position.question).__name__
    return not is_window(room) and any([kind.question == name and kind.in_own_turn for kind in windows(room)])


def goes_by_order(room: Room) -> bool:
    """What is asked is no window, and who is asked, in one's own turn, has ordered the answer."""
    return not is_window(room) and len(room.asked) == 1 and ordered(room, room.asked[0]) is not None
