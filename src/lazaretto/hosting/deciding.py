"""Answers: of one seat, which count at once; of several or to a window, which are held until all are in or the window closes."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import IllegalMove, Mistake, Move, NotAsked, Recorder, Seat, UnreadableMove
from . import happenings as h
from .ordering import ordered
from .refusing import Refused
from .room import OPEN, OVER, Foreseen, Room, is_window


def answered(room: Room, seat: Seat, text: str, question: int, key: str, now: float) -> list[h.Happening]:
    """A seat answers the question of this number."""
    playing(room)
    move = read(room, text)
    if question != room.question_number:
        raise Refused("move/stale", "What was asked has changed since: look at the table again.")
    refuse(room, seat, move)
    if not is_held_back(room):
        return decided(room, [(seat, move)], now, key)
    held = h.Held(at=now, seat=seat, move=room.game.say(move), key=key)
    if is_window(room) or room.waits_for not in ([], [seat]):
        return [held]
    return [held, *closed(room, now, {seat: move})]


def playing(room: Room) -> None:
    if room.state == OPEN:
        raise Refused("game/not-begun", "The game has not begun.")
    if room.state == OVER:
        raise Refused("game/over", "The game is over.")
    if room.paused is not None:
        raise Refused("game/paused", "The table is paused: any player can go on.")


def read(room: Room, text: str) -> Move:
    try:
        return room.game.read(text)
    except UnreadableMove as error:
        raise Refused("move/unreadable", str(error)) from None


def refuse(room: Room, seat: Seat, move: Move) -> None:
    """Unless the rules allow it."""
    assert room.course is not None
    position = room.course.position
    reason = position.why_not(seat, move)
    if reason is not None:
        code = "move/illegal" if seat in position.asked else "move/not-asked"
        raise Refused(code, reason.text, reason.rule)


def is_held_back(room: Room) -> bool:
    """Answers to what is asked now are held until it closes, so that nobody can tell who answered when."""
    return len(room.asked) > 1 or is_window(room)


def closed(room: Room, now: float, last: dict[Seat, Move] | None = None) -> list[h.Happening]:
    """Everyone's answer counts now: as it is held, by standing order, or the safe one. What a person has ordered comes before what a bot thinks."""
    held, found = room.held if last is None else {**room.held, **last}, list[tuple[Seat, Move]]()
    for seat in room.asked:
        wishes = (ordered(room, seat), held.get(seat)) if room.chairs[seat].is_away else (held.get(seat), ordered(room, seat))
        found.append((seat, wishes[0] or wishes[1] or safe(room, seat)))
    return decided(room, found, now)


def safe(room: Room, seat: Seat) -> Move:
    """The answer of somebody who gives none."""
    assert room.course is not None
    position = room.course.position
    assert position.question is not None
    return position.question.default(position.seen_by(seat).table, seat)


def decided(room: Room, answers: Sequence[tuple[Seat, Move]], now: float, key: str = "") -> list[h.Happening]:
    """These answers count, in this order; and if the game ends by them, its secret is opened."""
    assert room.course is not None and room.dealer is not None
    advance, dealer, found = None, room.dealer.copy(), list[h.Happening]()
    for seat, move in answers:
        recorder = Recorder(dealer)
        try:
            advance = room.course.answered(seat, move, recorder, advance)
        except (NotAsked, IllegalMove) as error:
            raise Refused("move/illegal", error.reason.text, error.reason.rule) from None
        found.append(h.Decided(at=now, seat=seat, move=room.game.say(move), chance=recorder.picks, key=key))
    room.foreseen = Foreseen(found[0], advance, dealer) if advance is not None and len(answers) == 1 else None
    if advance is not None and advance.position.outcome is not None:
        found.append(h.Ended(at=now, secret=room.secret.hex()))
    return found


def took_back(room: Room, seat: Seat, key: str, now: float) -> list[h.Happening]:
    """A seat takes its last answer back."""
    playing(room)
    assert room.course is not None
    if is_held_back(room):
        raise Refused("back/impossible", "What you have answered last stands: others are asked too, or a window is open.")
    try:
        room.course.back(seat)
    except Mistake as error:
        raise Refused("back/impossible", str(error)) from None
    return [h.TookBack(at=now, seat=seat, key=key)]
