"""The socket: a guest says hello, is let in or not, and from then on says and hears."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from .errors import Busy, DamagedTable, NotLetIn
from .guest import Guest, SlowReader, in_language
from .hall import Hall
from .hosted import Hosted
from .limits import Limit
from ..tongues import ENGLISH
from ..tongues.voice import voice
from ..wire.messages import PROTOCOL, Done, Farewell, Hears, Hello, Ping, Pong, Refusal, Says, encode, hears_from_guest
from .metrics import GUESTS, MESSAGES, REFUSALS
from .obeying import obey
from .telling import may_sit, resume, welcome, whole_news
from .tickets import seat_of
from .turns import Turns

HELLO_WITHIN: Final = 10.0
MOST_WATCHERS: Final = 200
POLICY, GOING_AWAY, AGAIN_LATER, OUR_ERROR = 1008, 1001, 1013, 1011
ERROR: Final = Refusal("server/error", "The server has made a mistake; it is written in its log. Nothing was done.")
GONE: Final = (WebSocketDisconnect, RuntimeError, ConnectionError)
MISTAKE: Final = Farewell("server/error", "The server has made a mistake at this table: come again, and it is read anew.", again=False)

logger = logging.getLogger("lazaretto.socket")


class Dismissed(Exception):
    """The connection ends here, with this word."""

    def __init__(self, farewell: Farewell, code: int = POLICY, *, is_told: bool = False) -> None:
        self.farewell: Final = farewell
        self.code: Final = code
        self.is_told: Final = is_told


async def attend(socket: WebSocket, hall: Hall) -> None:
    """One connection from the handshake to its end."""
    await socket.accept()
    language = ENGLISH
    try:
        hello = await first_word(socket)
        language = hello.language
        hosted = await let_in(hall, hello)
        seat = None if not hello.token else seat_of(hosted.room, hello.token)
        guest = Guest(seat, "" if seat is None else hosted.room.chairs[seat].token, socket.send_text, has_screen=hello.page, language=hello.language)
        limit = Limit(hall.messages // 2) if seat is None else hosted.limits.setdefault(seat, Limit(hall.messages))
        await sit(socket, hosted, guest, hello, limit, hall.turns)
    except Dismissed as end:
        await bid_farewell(socket, end, language)
    except NotLetIn as error:
        await bid_farewell(socket, Dismissed(Farewell(error.code, str(error), again=False)), language)
    except DamagedTable:
        text = "This table cannot be read, or was made by other rules: it is left alone."
        await bid_farewell(socket, Dismissed(Farewell("table/damaged", text, again=False), OUR_ERROR), language)
    except Busy:
        await bid_farewell(socket, Dismissed(Farewell("server/busy", "The server cannot reach its database just now."), AGAIN_LATER), language)
    except GONE:
        pass
    except Exception:                                           # whoever only came again and again would wait for ever and never know why
        logger.exception("a guest cannot be told what there is to tell")
        await bid_farewell(socket, Dismissed(MISTAKE, OUR_ERROR), language)


async def first_word(socket: WebSocket) -> Hello:
    """Hello, within a while."""
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            word = await hear(socket)
    except TimeoutError:
        raise Dismissed(Farewell("message/unexpected", "Nobody said hello.", again=False)) from None
    except msgspec.DecodeError as error:
        raise Dismissed(Farewell("message/unreadable", str(error), again=False)) from None
    if not isinstance(word, Hello):
        raise Dismissed(Farewell("message/unexpected", "Hello comes first.", again=False))
    if word.protocol != PROTOCOL:
        raise Dismissed(Farewell("protocol/unknown", f"This server speaks version {PROTOCOL} of the protocol.", again=False))
    return word


async def hear(socket: WebSocket) -> Says:
    """The next message; only text is read."""
    received = await socket.receive()
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", GOING_AWAY))
    text = received.get("text")
    if text is None:
        raise msgspec.DecodeError("Text is expected, not bytes")
    MESSAGES.inc()
    try:
        word: Says = hears_from_guest.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("It is nested too deeply") from None
    return word


async def let_in(hall: Hall, hello: Hello) -> Hosted:
    """The table, if this guest may be there at all."""
    hosted = await hall.table(hello.table)
    if hello.token:
        return hosted
    terms, watchers = hosted.room.terms, sum(1 for guest in hosted.guests if guest.seat is None)
    if not terms.watchers:
        raise NotLetIn("table/none", "This table has no watchers.")
    if not terms.listed and (not hello.invite or await hall.invited(hello.invite) != hello.table):
        raise NotLetIn("table/none", "To watch this table one needs its invite.")
    if watchers >= MOST_WATCHERS:
        raise NotLetIn("table/full", f"{MOST_WATCHERS} guests watch this table already.")
    return hosted


async def sit(socket: WebSocket, hosted: Hosted, guest: Guest, hello: Hello, limit: Limit, turns: Turns) -> None:
    """Until one of the two goes."""
    for older in [other for other in hosted.guests if guest.seat is not None and other.seat == guest.seat]:
        older.dismiss(Farewell("server/elsewhere", "This seat has connected once more; this connection is closed.", again=False))
    resume(hosted.room, guest, hello.heard, hello.mark)
    await guest.reply(welcome(hosted.room, guest))
    telling = asyncio.create_task(until_gone(lambda: guest.listen(lambda guest: whole_news(hosted, guest, turns))))
    hearing = asyncio.create_task(until_gone(lambda: converse(socket, hosted, guest, limit)))
    GUESTS.inc()
    try:
        await hosted.came(guest)
        done, _ = await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
        is_gone = any([task.result() for task in done])
        if not is_gone and guest.farewell is not None:
            raise Dismissed(guest.farewell, AGAIN_LATER if guest.farewell.again else POLICY, is_told=True)
    except SlowReader:
        raise Dismissed(Farewell("server/slow-reader", "What is sent here is not read.")) from None
    finally:
        GUESTS.dec()
        hosted.went(guest)
        for task in (telling, hearing):
            task.cancel()
        await asyncio.gather(telling, hearing, return_exceptions=True)


async def until_gone(work: Callable[[], Awaitable[None]]) -> bool:
    """Whether the guest is gone, in the middle of a word or not. To go is no failure: its trace would lie in a circle with who waits for the work."""
    try:
        await work()
    except GONE:
        return True
    return False


async def converse(socket: WebSocket, hosted: Hosted, guest: Guest, limit: Limit) -> None:
    """Hear and obey, message by message."""
    while True:
        try:
            word = await hear(socket)
            too_many = not limit.allows()
        except msgspec.DecodeError as error:
            too_many, word = not limit.allows(), None
            await guest.reply(refused(Refusal("message/unreadable", str(error))))
        if too_many:
            raise Dismissed(Farewell("message/too-many", f"More than {limit.most} messages in {limit.span:g} seconds.", again=False))
        if word is not None:
            await guest.reply(await answer(hosted, guest, word))
        await asyncio.sleep(0)                                  # whoever floods waits for its turn like the others


async def answer(hosted: Hosted, guest: Guest, word: Says) -> Hears:
    """What is said to this message; one table's mistake stays at that table."""
    if isinstance(word, Ping):
        return Pong()
    if isinstance(word, Hello):
        return refused(in_language(Refusal("message/unexpected", "Hello comes once."), guest.language))
    try:
        reply = await obey(hosted, guest.seat if may_sit(hosted.room, guest) else None, word, voice(hosted.room.game, guest.language))
    except (WebSocketDisconnect, asyncio.CancelledError, DamagedTable):
        raise
    except Exception:
        logger.exception("table %s", hosted.room.table)
        reply = in_language(ERROR, guest.language)
    return refused(reply) if isinstance(reply, Refusal) else reply if reply is not None else Done(getattr(word, "key", ""))


def refused(refusal: Refusal) -> Refusal:
    REFUSALS.labels(refusal.code).inc()
    return refusal


async def bid_farewell(socket: WebSocket, end: Dismissed, language: str) -> None:
    """The last word, and why it is the last."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, ConnectionError, TimeoutError):
        async with asyncio.timeout(1.0):
            if not end.is_told:
                await socket.send_text(encode(in_language(end.farewell, language)).decode())
            await socket.close(end.code, end.farewell.code)
