"""What was written down happens: each thing that can happen changes a room in its own way, and nothing else changes one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from ..kernel import EVERYONE, BrokenRecord, Dealer, Entry, Header, Position, Script, Seat, SealedDealer
from ..kernel.chance import commitment_to
from . import happenings as h
from .chairs import Chair, free_name
from .course import Course, retake
from .deciding import safe
from .linking import linked
from .ordering import is_own
from .retelling import forget_old
from .room import Room, Withdrawn, eyes_of_out, is_window, window_asked


def take(room: Room, happening: h.Happening) -> None:
    """It is written down: now it has happened."""
    TAKE[type(happening)](room, happening)
    room.number += 1
    if happening.key:
        room.note_done(getattr(happening, "by", getattr(happening, "seat", None)), happening.key)


def _opened(room: Room, it: h.Opened) -> None:
    game = room.find_game(it.game)
    if (game.version, game.components) != (it.version, it.components):
        raise BrokenRecord(f"made by version {it.version} ({it.components}) of {game.title}'s rules, and these are version {game.version} ({game.components})")
    if commitment_to(room.secret) != it.commitment:
        raise BrokenRecord("its secret is not the one that was committed to")
    room.game, room.variant, room.terms, room.commitment, room.opened = game, it.variant, it.terms, it.commitment, it.at
    room.source = it.source
    room.chairs = [Chair() for _ in range(it.seats)]
    _name(room)


def _joined(room: Room, it: h.Joined) -> None:
    chair = room.chairs[it.seat]
    chair.joined = chair.joined or room.number
    room.keys.pop(it.seat, None)                   # they were another's
    chair.name, chair.token, chair.salt, chair.via, chair.model, chair.hurry = it.name, it.token, bytes.fromhex(it.salt), it.via, it.model, it.hurry
    _name(room)
    room.tell(it)


def _left(room: Room, it: h.Left) -> None:
    room.tell(it)
    room.chairs[it.seat] = Chair()
    _name(room)


def _name(room: Room) -> None:
    room.names = tuple([chair.name for chair in room.chairs])


def _bot_came(room: Room, it: h.BotCame) -> None:
    chair = room.chairs[it.seat]
    chair.bot, chair.name = it.bot, it.name or free_name(room.names)
    _name(room)
    room.tell(it)


def _began(room: Room, it: h.Began) -> None:
    room.salt = bytes.fromhex(it.salt)
    room.dealer = SealedDealer(room.secret, room.salt)
    room.course = Course(Header(room.game, len(room.chairs), room.variant, room.commitment, room.salt))
    room.tell(it)
    _retake(room, Entry(0, None, None, it.chance), it.at)


def _held(room: Room, it: h.Held) -> None:
    room.held[it.seat] = room.game.read(it.move)


def _decided(room: Room, it: h.Decided) -> None:
    assert room.course is not None
    room.held.pop(it.seat, None)
    before, is_of_turn = room.course.position, not _lets_by(room, it)
    if is_of_turn:
        _turn(room, it.seat)
    foreseen, room.foreseen = room.foreseen, None
    if foreseen is not None and foreseen.answer is it:
        room.dealer = foreseen.dealer
        _go_on(room, partial(room.course.take, foreseen.advance), it.at)
    else:
        _retake(room, Entry(room.course.entries, it.seat, room.game.read(it.move), it.chance), it.at)
    if is_of_turn:
        _amid(room, it.seat, before)


def _lets_by(room: Room, it: h.Decided) -> bool:
    """Where windows would ask others, one's own turn begins with it, often by order: who plays nothing has not had it yet."""
    return is_own(room) and room.game.read(it.move) == safe(room, it.seat)


def _turn(room: Room, seat: Seat) -> None:
    """What comes from here on is told to who was away since their last turn. An answer in another's turn is none, nor is what a bot answers meanwhile."""
    assert room.course is not None
    if room.game.in_turn(room.course.position) in (None, seat) and not room.chairs[seat].is_played_by_bot():
        chair = room.chairs[seat]
        chair.played, chair.turned = chair.played if chair.is_amid else chair.turned, len(room.story)


def _amid(room: Room, seat: Seat, before: Position) -> None:
    """Whether the turn goes on in which this was answered: what one's own answers bring about in it is no news. A Ghost has turns, but no chair."""
    assert room.course is not None
    game, now = room.game, room.course.position
    whose = game.in_turn(before)
    if whose is not None and whose < len(room.chairs):
        chair, goes_on = room.chairs[whose], game.in_turn(now) == whose and game.rounds(now) == game.rounds(before)
        chair.is_amid = goes_on and (chair.is_amid or (seat == whose and not chair.is_played_by_bot()))


def _took_back(room: Room, it: h.TookBack) -> None:
    assert room.course is not None and room.dealer is not None
    retake(room.course, Entry(room.course.entries, it.seat, None, []), room.dealer)
    place, room.since = room.marks.pop()           # time that was used stays used
    chair = room.chairs[it.seat]
    chair.came_back_at, chair.turned = room.question_number, min(chair.turned, place)
    room.story.append((EVERYONE, Withdrawn(place)))
    _ask(room)
    _part(room)


def _retake(room: Room, entry: Entry, at: float) -> None:
    """One more entry of the game's record, worked out once more."""
    assert room.course is not None
    _go_on(room, partial(retake, room.course, entry, chance_of(room, entry)), at)


def _go_on(room: Room, advance: Callable[[], None], at: float) -> None:
    """The game goes on, and what was told by it."""
    assert room.course is not None
    course, told, place, window = room.course, len(room.course.told), len(room.story), window_asked(room)
    advance()
    forget_old(room)
    room.story += linked(room, window, course.told[told:])
    room.marks = [*room.marks, (place, room.since)] if course.behind else []
    if not course.position.sealed:
        room.held.clear()
        room.since = at
        _ask(room)
    _part(room)


def _ask(room: Room) -> None:
    """Who is in a hurry is settled when a question is asked, and not in the middle of it. Bots always are: a window does not wait for what they think."""
    room.is_hurried = all([room.chairs[seat].hurry or room.chairs[seat].bot for seat in room.asked])


def _part(room: Room) -> None:
    """Who is no ally any more is shown no marks, and is not shown them again by becoming one."""
    assert room.course is not None
    for seat, chair in enumerate(room.chairs):
        if chair.shown_to:
            allies = room.game.allies(room.course.position, seat)
            chair.shown_to = tuple([other for other in chair.shown_to if other in allies])


def chance_of(room: Room, entry: Entry) -> Dealer:
    """Drawn from the room's secret; but what a what-if was given was drawn from another, in a game that is over."""
    assert room.dealer is not None
    return Script(list(entry.chance)) if room.source is not None and entry.number < room.source.given else room.dealer


def _ordered(room: Room, it: h.Ordered) -> None:
    room.chairs[it.seat].orders = tuple(it.orders)


def _hurried(room: Room, it: h.Hurried) -> None:
    room.chairs[it.seat].hurry = it.on
    room.chairs[it.seat].words += 1
    room.tell(it)


def _spoke(room: Room, it: h.Spoke) -> None:
    room.chairs[it.seat].words += 1
    room.tell(it, eyes_of_out(room) if it.to_out else EVERYONE)


def _predicted(room: Room, it: h.Predicted) -> None:
    room.predicted[it.seat] = it.about
    room.chairs[it.seat].predictions += 1


def _pointed(room: Room, it: h.Pointed) -> None:
    room.chairs[it.seat].words += 1
    room.tell(it)


def _showed(room: Room, it: h.Showed) -> None:
    chair = room.chairs[it.seat]
    chair.words += 1
    chair.marks, chair.shown_to = it.marks, tuple(it.to)


def _sat_in(room: Room, it: h.SatIn) -> None:
    room.chairs[it.seat].is_away = True
    room.tell(it)


def _came_back(room: Room, it: h.CameBack) -> None:
    chair = room.chairs[it.seat]
    chair.is_away = False
    if it.seat in room.asked and chair.came_back_at != room.question_number and not is_window(room):
        room.since = it.at if room.paused is None else room.paused     # who comes back has all the time again, once for each answer
        chair.came_back_at = room.question_number
    room.tell(it)


def _paused(room: Room, it: h.Paused) -> None:
    room.paused = it.at
    room.chairs[it.seat].pauses += 1
    room.tell(it)


def _went_on(room: Room, it: h.WentOn) -> None:
    assert room.paused is not None
    pause = it.at - room.paused
    room.since += pause
    room.marks = [(place, since + pause) for place, since in room.marks]
    room.paused = None
    room.tell(it)


def _ended(room: Room, it: h.Ended) -> None:
    room.is_over = True
    room.held.clear()
    room.tell(it)


def _again(room: Room, it: h.Again) -> None:
    room.again = it.table
    room.tell(it)


TAKE: Final[dict[type[h.Happening], Callable[[Room, Any], None]]] = {
    h.Opened: _opened, h.Joined: _joined, h.Left: _left, h.BotCame: _bot_came, h.Began: _began, h.Held: _held, h.Decided: _decided,
    h.TookBack: _took_back, h.Ordered: _ordered, h.Hurried: _hurried, h.Spoke: _spoke, h.Predicted: _predicted, h.SatIn: _sat_in, h.CameBack: _came_back,
    h.Paused: _paused, h.WentOn: _went_on, h.Ended: _ended, h.Again: _again, h.Pointed: _pointed, h.Showed: _showed,
}
