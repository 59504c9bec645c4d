"""Another world that a seat cannot tell from the true one: whatever the server would send to the seat must be the same in both, byte for byte."""

from __future__ import annotations

import copy
import random
from typing import Final

from lazaretto.hosting import deciding
from lazaretto.hosting.refusing import Refused
from lazaretto.hosting.chairs import Chair
from lazaretto.hosting.happenings import Order
from lazaretto.hosting.readiness import is_counted
from lazaretto.hosting.room import Room
from lazaretto.hosting.tale import Tale
from lazaretto.kernel import WATCHER, Move, RandomDealer, Seat
from lazaretto.server.guest import Guest
from lazaretto.server.hosted import Hosted
from lazaretto.server.obeying import because
from lazaretto.server.shared import Shared
from lazaretto.server.telling import news, welcome
from lazaretto.tongues import ENGLISH
from lazaretto.tongues.voice import voice
from lazaretto.wire.messages import Why, encode

SEED_BITS: Final = 60
TOLD_AGAIN: Final = 100                 # things, the last of the story: more would take long, and each was new once
ATTEMPTS: Final = 5                     # answers that are tried in both worlds


class Unheard:
    """In the place of what the seat was not told: whoever looks at it fails."""

    def __getattr__(self, name: str) -> object:
        raise AssertionError("a frame was built from what its reader was never told")


def unlike_its_twin(hosted: Hosted, guest: Guest, choose: random.Random) -> str:
    """Where the two worlds differ for this guest; "" if nowhere."""
    twin = copy.copy(hosted)
    twin.__dict__.update(room=other_world(hosted.room, guest.seat, choose), shared=Shared(twin))      # nothing that was made before is used again
    ours, theirs = frame(hosted, guest), frame(twin, guest)
    if ours != theirs:
        return f"the frame is another: {apart(ours, theirs)}"
    if guest.seat is None:
        return ""
    ours, theirs = reasons(hosted.room, guest.seat), reasons(twin.room, guest.seat)
    if ours != theirs:
        return f"the reasons are others: {apart(ours, theirs)}"
    game = hosted.room.game
    for move in choose.choices(game.vocabulary(len(hosted.room.chairs), hosted.room.variant), k=ATTEMPTS):
        ours, theirs = attempt(hosted.room, guest.seat, game.say(move)), attempt(twin.room, guest.seat, game.say(move))
        if ours != theirs:
            return f"a refusal is another: {apart(ours, theirs)}"
    return ""


def other_world(room: Room, seat: int | None, choose: random.Random) -> Room:
    """The same for this seat, and everything else another: cards, secret, others' answers, orders and tokens, and what others were told."""
    assert room.course is not None
    eye, twin, course = WATCHER if seat is None else seat, copy.copy(room), copy.copy(room.course)
    view = room.course.position.seen_by(seat)
    course.position = room.game.imagine(view, RandomDealer(choose.getrandbits(SEED_BITS)), room.course.memory(seat))
    story = Tale([(eyes, thing if eyes >> eye & 1 else Unheard()) for eyes, thing in room.story])
    chairs = [chair if number == seat else stranger(chair) for number, chair in enumerate(room.chairs)]
    predicted = {number: about for number, about in room.predicted.items() if number == seat}
    twin.__dict__.update(course=course, story=story, chairs=chairs, predicted=predicted, secret=bytes(len(room.secret)), keys={}, dealer=None)
    twin.held = held_otherwise(twin, room.held, seat)
    return twin


def held_otherwise(twin: Room, held: dict[Seat, Move], seat: Seat | None) -> dict[Seat, Move]:
    """My own answer, and of others as many as are held, but other answers of other seats: how many are ready is all that is told. Of a window not even that."""
    mine = {number: move for number, move in held.items() if number == seat}
    others = [number for number in twin.asked if number != seat] if is_counted(twin) else []
    return {**mine, **{number: deciding.safe(twin, number) for number in others[len(others) - len(held) + len(mine):]}}


def stranger(chair: Chair) -> Chair:
    """The same to look at."""
    other = copy.copy(chair)
    other.token, other.salt, other.orders = "x" if chair.token else "", b"", () if chair.orders else (Order("any", ["any"]),)
    return other


def frame(hosted: Hosted, guest: Guest) -> bytes:
    """All that the guest would be sent if it came now, as a program and with a screen, but for what was told long ago."""
    heard = b""
    for has_screen in (False, True):
        newcomer = Guest(guest.seat, guest.right, guest.send, has_screen=has_screen)
        newcomer.place = max(0, len(hosted.room.story) - TOLD_AGAIN)
        heard += encode(welcome(hosted.room, newcomer)) + encode(news(hosted, newcomer))
    return heard


def reasons(room: Room, seat: int) -> bytes:
    return encode(because(room, seat, Why("key"), voice(room.game, ENGLISH)))


def attempt(room: Room, seat: int, text: str) -> bytes:
    """What is said to this answer, were it given; nothing, if it is allowed."""
    try:
        deciding.playing(room)
        deciding.refuse(room, seat, deciding.read(room, text))
    except Refused as error:
        return encode([error.code, str(error), error.rule])
    return b""


def apart(one: bytes, other: bytes) -> str:
    """Where two texts part."""
    at = next((place for place, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    return f"{one[max(0, at - 60):at + 60]!r} and {other[max(0, at - 60):at + 60]!r}"
