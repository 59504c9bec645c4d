"""Guests for tests: they knock at the doors and sit at tables, well-behaved or not, and keep every word they hear."""

from __future__ import annotations

import contextlib
import http.client
import itertools
import json
import socket
import time
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.uri import parse_uri

from lazaretto.hosting import refusing
from lazaretto.server.roll_call import SETTLED
from lazaretto.wire import messages as m
from lazaretto.wire import requests as r

AT_ONCE: dict[str, Any] = {"pace": 0.0}
CODES = {**refusing.CODES, **m.CODES}
PATIENCE = 10.0
A_MOMENT = 0.01
GAME_WITHIN = 40.0
JSON = "application/json"
SOCKET = "/api/socket"
SMALL = 4096                            # bytes that the deaf take from the line
_addresses = itertools.count(1)
_keys = itertools.count(1)


class Reply(NamedTuple):
    """What a door answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    def read(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Why it was refused: always with a code that is listed, and a sentence."""
        assert self.status >= http.client.BAD_REQUEST, f"not refused: {self.status} {self.body[:200]!r}"
        trouble = msgspec.json.decode(self.body, type=r.Trouble)
        assert trouble.code in CODES and trouble.text
        return trouble.code


def new_address() -> str:
    """Each knock comes from another house, as a proxy on this machine would say: so that no test uses up another's share."""
    number = next(_addresses)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def knock(server: Any, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> Reply:
    """One request; a body that is not bytes is sent as JSON."""
    sent = {"content-type": JSON, "x-forwarded-for": new_address(), **{name.replace("_", "-"): value for name, value in headers.items()}}
    if token:
        sent["authorization"] = f"Bearer {token}"
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    try:
        connection.request(method, path, body if body is None or isinstance(body, bytes) else json.dumps(body).encode(), sent)
        answer = connection.getresponse()
        return Reply(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    finally:
        connection.close()


def figures(server: Any) -> Reply:
    """The metrics, as this machine may read them."""
    return knock(server, "GET", "/metrics", x_forwarded_for="127.0.0.1")


def seated(reply: Reply) -> r.Seated:
    assert reply.status == http.client.CREATED, reply.body
    return msgspec.json.decode(reply.body, type=r.Seated)


def opened(server: Any, game: str = "pints", seats: int = 2, bots: int = 0, name: str = "Edith", **terms: Any) -> r.Seated:
    """A table at which nobody dawdles."""
    return seated(knock(server, "POST", "/api/tables", {
        "game": game, "seats": seats, "name": name, "bots": ["random"] * bots, "hurry": True, "terms": {**AT_ONCE, **terms},
    }))


def joined(server: Any, **wanted: Any) -> r.Seated:
    return seated(knock(server, "POST", "/api/join", {"name": "Walter", "hurry": True, **wanted}))


class Visitor:
    """One connection to the socket."""

    def __init__(self, server: Any, *, hello: m.Hello | None = None, path: str = SOCKET, **how: Any) -> None:
        self.frames: list[str] = []
        self.latest: m.News | None = None
        self.answered = -1                                      # the last question
        self.door = connect(f"ws://127.0.0.1:{server.port}{path}", proxy=None, max_size=None, max_queue=None, open_timeout=PATIENCE, **how)
        self.line: ClientConnection = self.door.__enter__()
        if hello is not None:
            self.say(hello)

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *error: object) -> None:
        self.leave()

    def leave(self) -> None:
        self.door.__exit__(None, None, None)

    def say(self, word: m.Says) -> None:
        self.line.send(m.encode(word).decode())

    def hear(self, kind: type[m.Hears] = m.Hears, within: float = PATIENCE) -> Any:
        """The next message of this kind; those before it are kept among the frames."""
        while True:
            text = self.line.recv(within)
            self.frames.append(text)
            heard = m.told_to_guest.decode(text)
            if isinstance(heard, m.Refusal | m.Farewell):
                assert heard.code in CODES and heard.text
            if isinstance(heard, m.News):
                self.latest = heard
            if isinstance(heard, m.Attendance) and self.latest is not None:
                self.latest = msgspec.structs.replace(self.latest, table=heard.table)
            if isinstance(heard, kind):
                return heard

    def asks(self, word: m.Says) -> Any:
        """Say it, and hear the reply: done, refused, because, or what would come of it."""
        self.say(word)
        return self.hear(m.Done | m.Refusal | m.Because | m.Planned | m.Pong)

    def does(self, word: m.Says) -> None:
        reply = self.asks(word)
        assert isinstance(reply, m.Done), reply

    def is_refused(self, word: m.Says | str | bytes) -> str:
        """The code."""
        self.line.send(word) if isinstance(word, str | bytes) else self.say(word)
        return str(self.hear(m.Refusal).code)

    def is_dismissed(self, within: float = PATIENCE) -> tuple[str, int]:
        """The last word's code, "" if there was none, and the number with which the connection was closed."""
        code = ""
        try:
            while True:
                code = self.hear(m.Farewell, within).code
        except ConnectionClosed as closed:
            return code, closed.rcvd.code if closed.rcvd is not None else 0

    def packed(self, words: Iterable[m.Says]) -> bytes:
        """Many messages in one piece, as a burst arrives."""
        with self.line.protocol_mutex:
            for word in words:
                self.line.protocol.send_text(m.encode(word))
            return b"".join(self.line.protocol.data_to_send())

    def sends(self, packed: bytes) -> None:
        self.line.socket.sendall(packed)

    def looks(self) -> None:
        """Hear all that has been sent; wait a moment if there is nothing."""
        with contextlib.suppress(TimeoutError):
            self.hear(m.News, A_MOMENT)
            while True:
                self.hear(m.News, 0)

    def until(self, state: str) -> m.News:
        """The latest news, once the table is open, playing or over."""
        while self.latest is None or self.latest.table.state != state:
            assert not self.is_over(), f"the game is over, and will never be {state}"
            self.hear(m.News)
        return self.latest

    def is_asked(self) -> bool:
        """Something that was not answered yet."""
        asked = None if self.latest is None else self.latest.asked
        return asked is not None and bool(asked.options) and asked.question > self.answered

    def is_over(self) -> bool:
        return self.latest is not None and self.latest.table.state == "over"

    def answers(self) -> None:
        """The first option, as soon as something is asked; nothing if the game ends before."""
        while not self.is_asked() and not self.is_over():
            self.hear(m.News)
        if not self.is_over():
            self.answered = self.latest.asked.question
            self.does(m.Answer(key(), self.answered, self.latest.asked.options[0].move))


class Deaf:
    """A guest who says hello, whatever else it likes, and never reads again."""

    def __init__(self, server: Any, *words: m.Says) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.line.settimeout(PATIENCE)
        self.line.connect(("127.0.0.1", server.port))
        self.protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{server.port}{SOCKET}"))
        self.protocol.send_request(self.protocol.connect())
        self._send()
        self.protocol.receive_data(self.line.recv(SMALL))
        for word in words:
            self.protocol.send_text(m.encode(word))
        self._send()

    def _send(self) -> None:
        self.line.sendall(b"".join(self.protocol.data_to_send()))

    def leave(self) -> None:
        self.line.close()


def key() -> str:
    return f"test-{next(_keys)}"


def at_seat(server: Any, ticket: r.Seated, heard: int = 0, **how: Any) -> Visitor:
    """A player who was let in."""
    visitor = Visitor(server, hello=m.Hello(m.PROTOCOL, ticket.table, ticket.token, heard=heard), **how)
    assert visitor.hear(m.Welcome).seat == ticket.seat
    return visitor


def watching(server: Any, table: str, invite: str = "") -> Visitor:
    """A watcher, let in or not."""
    return Visitor(server, hello=m.Hello(m.PROTOCOL, table, invite=invite))


def solo(server: Any, **terms: Any) -> r.Seated:
    """A table for one, whose game is short."""
    return opened(server, "pest", 1, **terms)


def company(server: Any, game: str, seats: int, **terms: Any) -> list[r.Seated]:
    """People on all seats."""
    first = opened(server, game, seats, **terms)
    return [first, *[joined(server, invite=first.invite, name=f"Guest {number}") for number in range(1, seats)]]


def company_is_told() -> None:
    """Who has come is told a moment later: whoever counts frames waits for it."""
    time.sleep(2 * SETTLED)


def played_out(server: Any, *tickets: r.Seated) -> Visitor:
    """These people play until the game is over; the first of them stays."""
    visitors = [at_seat(server, ticket) for ticket in tickets]
    visitors[0].does(m.Begin(key()))
    until = time.monotonic() + GAME_WITHIN
    while not all(visitor.is_over() for visitor in visitors):
        assert time.monotonic() < until, f"the game does not end: {visitors[0].frames[-1]}"
        for visitor in visitors:
            visitor.looks()
            if visitor.is_asked():
                visitor.answers()
    for visitor in visitors[1:]:
        visitor.leave()
    return visitors[0]
