"""A seat at a server's table, held over the network: for bots, models and tests. A dropped connection is made anew; nothing is heard twice or said twice.

    ticket = open_table("http://127.0.0.1:1350", game="bristol", name="Edith", seats=4, bots=["thumb"] * 3)
    async with NetworkSeat("http://127.0.0.1:1350", ticket.table, ticket.token) as seat:
        await seat.begin()
        async for news in seat.news():
            if news.asked is not None and news.asked.options:
                await seat.answer(news.asked.options[0].move)
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import secrets
import time
import urllib.error
import urllib.request
from collections import deque
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Final, Self, TypeVar, final

import msgspec
from msgspec import structs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ..hosting.happenings import Order
from ..hosting.ordering import WindowCard
from ..wire import messages as m
from ..wire.requests import Seated, Trouble

FIRST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 1.0
PING: Final = 10.0              # a connection that dies without a word is noticed within twice that
MESSAGES: Final = 90            # in the span, a little below what servers allow
SPAN: Final = 20.0
Heard = TypeVar("Heard", bound=m.Hears)


class SaidNo(Exception):
    """The server refused: `code` for programs, the text for people."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.code: Final = code
        self.rule: Final = rule


def open_table(server: str, **wanted: Any) -> Seated:
    """Open a table and sit down; the fields are those of `wire.requests.NewTable`."""
    return post(server, "/api/tables", wanted)


def join(server: str, **wanted: Any) -> Seated:
    """Sit down at a table by its invite, or by its name if it is listed; the fields are those of `wire.requests.Join`."""
    return post(server, "/api/join", wanted)


def again(server: str, table: str, token: str) -> Seated:
    """The same company once more."""
    return post(server, f"/api/tables/{table}/again", {}, token)


def post(server: str, path: str, body: dict[str, Any], token: str = "") -> Seated:
    return msgspec.json.decode(fetched(server, path, json.dumps(body).encode(), token), type=Seated)


def record(server: str, table: str, token: str) -> str:
    """The record of a finished game."""
    return fetched(server, f"/api/tables/{table}/record", None, token).decode()


def fetched(server: str, path: str, body: bytes | None, token: str) -> bytes:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    try:
        with urllib.request.urlopen(urllib.request.Request(server.rstrip("/") + path, body, headers)) as response:
            found: bytes = response.read()
            return found
    except urllib.error.HTTPError as error:
        trouble = msgspec.json.decode(error.read(), type=Trouble)
        raise SaidNo(trouble.code, trouble.text, trouble.rule) from None


@final
class NetworkSeat:
    """A seat, or a watcher's place if there is no token."""

    def __init__(self, server: str, table: str, token: str = "", invite: str = "", *, messages: int = MESSAGES) -> None:
        self.address: Final = server.rstrip("/").replace("http", "ws", 1) + "/api/socket"
        self.table: Final = table
        self.token: Final = token
        self.invite: Final = invite
        self.messages: Final = messages                         # that it says in a while: the server closes on who says more
        self.said_at: Final[deque[float]] = deque(maxlen=messages)
        self.seat: int | None = None
        self.heard = 0                                          # how much of the table's story, as the server counts it for this seat
        self.latest: m.News | None = None
        self.reactions: list[WindowCard] = []                   # the game's kinds of window, and what can be ordered for each
        self.orders: list[Order] = []                           # my own, as they stand
        self.reconnected = 0
        self.queue: asyncio.Queue[m.News | Exception] = asyncio.Queue()
        self.unanswered: dict[str, tuple[m.Says, asyncio.Future[m.Hears]]] = {}     # said, and not acknowledged yet
        self.connection: ClientConnection | None = None
        self.keys: Final = itertools.count()
        self.mark: Final = secrets.token_hex(6)                 # so that no other seat of ours has the same keys
        self.welcomed: Final = asyncio.Event()
        self.wait = FIRST_WAIT                                  # before the next attempt
        self.attending: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.attending = asyncio.create_task(self._attend())
        waiting = asyncio.create_task(self.welcomed.wait())
        await asyncio.wait((waiting, self.attending), return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if not self.welcomed.is_set():
            self.attending.result()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self.attending is not None
        self.attending.cancel()
        with contextlib.suppress(asyncio.CancelledError, SaidNo):
            await self.attending

    async def news(self) -> AsyncIterator[m.News]:
        """What is new at the table, again and again until the game is over."""
        while True:
            news = await self.queue.get()
            if isinstance(news, Exception):
                raise news
            yield news
            if news.table.state == "over":
                return

    async def answer(self, move: str, question: int | None = None) -> None:
        """Answer what is asked; `SaidNo` if it is not allowed. When this returns the answer is safe on the server's disk."""
        if question is None:
            if self.latest is None or self.latest.asked is None:
                raise SaidNo("move/not-asked", "Nothing is asked now.")
            question = self.latest.asked.question
        await self.say(m.Answer(self.new_key(), question, move))

    async def begin(self) -> None:
        """Deal."""
        await self.say(m.Begin(self.new_key()))

    async def order(self, orders: list[Order]) -> None:
        """Let these standing orders answer windows for this seat, all of them anew; at any time, and nobody else hears of it."""
        await self.say(m.Orders(self.new_key(), orders))
        self.orders = orders

    async def hurry(self, *, on: bool) -> None:
        """Windows that ask only players in a hurry close as soon as all have answered; everyone sees who is."""
        await self.say(m.Hurry(self.new_key(), on))

    async def why_not(self, move: str = "") -> list[m.Reasoned]:
        """What forbids this answer, or each that one may think of."""
        reply = await self.say(m.Why(self.new_key(), move))
        assert isinstance(reply, m.Because)
        return reply.reasons

    def new_key(self) -> str:
        return f"{self.mark}-{next(self.keys)}"

    async def say(self, word: m.Says) -> m.Hears:
        """Say it until it is acknowledged, over as many connections as it takes."""
        key: str = getattr(word, "key", "")
        await self._keep_pace()
        future: asyncio.Future[m.Hears] = asyncio.get_running_loop().create_future()
        self.unanswered[key] = word, future
        if self.connection is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.connection.send(m.encode(word).decode())
        reply = await future
        if isinstance(reply, m.Refusal):
            raise SaidNo(reply.code, reply.text, reply.rule)
        return reply

    async def _keep_pace(self) -> None:
        """Wait, if the server would take it for a flood."""
        if len(self.said_at) == self.messages:
            await asyncio.sleep(self.said_at[0] + SPAN - time.monotonic())
        self.said_at.append(time.monotonic())

    async def _attend(self) -> None:
        """Connect, listen, and connect again; ends when the server says that it makes no sense."""
        self.wait = FIRST_WAIT
        while True:
            try:
                async with connect(self.address, compression=None, max_size=None, ping_interval=PING, ping_timeout=PING) as connection:
                    await self._listen(connection)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            except SaidNo as error:
                self._give_up(error)
                raise
            finally:
                self.connection = None
            self.reconnected += 1
            await asyncio.sleep(self.wait * random.uniform(0.5, 1.0))           # not all at the same moment
            self.wait = min(2 * self.wait, LONGEST_WAIT)

    def _give_up(self, error: SaidNo) -> None:
        self.queue.put_nowait(error)
        for _, future in self.unanswered.values():
            if not future.done():
                future.set_exception(error)

    async def _listen(self, connection: ClientConnection) -> None:
        mark = "" if self.latest is None else self.latest.mark
        await connection.send(m.encode(m.Hello(m.PROTOCOL, self.table, self.token, self.invite, self.heard, mark=mark)).decode())
        async for text in connection:
            await self._hear(connection, m.told_to_guest.decode(text))

    async def _hear(self, connection: ClientConnection, heard: m.Hears) -> None:
        match heard:
            case m.Welcome():
                self.seat, self.connection, self.wait = heard.seat, connection, FIRST_WAIT
                self.reactions, self.orders = heard.reactions, heard.orders
                self.welcomed.set()
                for word, _ in list(self.unanswered.values()):
                    await connection.send(m.encode(word).decode())
            case m.News():
                self.heard, self.latest = heard.since + len(heard.items), heard
                self.queue.put_nowait(heard)
            case m.Attendance() if self.latest is not None:
                asked = None if self.latest.asked is None else structs.replace(self.latest.asked, left=heard.left)
                self.latest = structs.replace(self.latest, table=heard.table, asked=asked)
            case m.Done() | m.Because() | m.Refusal():
                waiting = self.unanswered.pop(heard.key, None)
                if waiting is not None and not waiting[1].done():
                    waiting[1].set_result(heard)
            case m.Farewell() if not heard.again:
                raise SaidNo(heard.code, heard.text)
