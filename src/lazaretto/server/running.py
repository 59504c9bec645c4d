"""Running the server: uvicorn with our limits, and a log that programs can read."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import socket
import sys
import time
from typing import Final, final

import uvicorn

from ..kernel import Mistake
from .app import make
from .hall import Hall
from ..wire.messages import LARGEST
from .settings import Settings
from .connections import Requests, SmallBites
from .store import Store, Unavailable

PING_EVERY: Final = 20.0
PONG_WITHIN: Final = 20.0
LAST_WORDS: Final = 3                   # seconds that connections have to end in
GLANCE: Final = 0.01
BACKLOG: Final = 4096
HANDOVER: Final = 0.0005                # seconds after which a thread that waits is let on: it takes the writer some ten turns to write down an answer
STRANGERS: Final = ("Invalid UTF-8", "returned without completing handshake")      # the second: a handshake that we refused


logger = logging.getLogger("lazaretto.server")


@final
class Lines(logging.Formatter):
    """One JSON object a line: when, how bad, where, what."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name, "says": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """uvicorn's own lines: what a stranger sends wrongly is the stranger's business, and could fill the disk."""
    return not any(line in record.getMessage() for line in STRANGERS)


def log_in_lines(level: int = logging.INFO) -> None:
    """Everything that is logged goes to the error stream, a line each."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[lines], force=True)
    uvicorn_says = logging.getLogger("uvicorn.error")
    uvicorn_says.setLevel(logging.WARNING)                  # below that it writes addresses, with all that stands in them
    uvicorn_says.addFilter(is_worth_a_line)


@final
class Server(uvicorn.Server):
    """Says goodbye to its guests before it closes their connections."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in self.servers:
            for where in listening.sockets:
                logger.info("tables are open on http://%s:%s", *where.getsockname()[:2])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """As uvicorn's own, without its tenths of a second here and there: thousands may wait for the next to start."""
        hall: Hall = self.config.app.state.hall             # type: ignore[union-attr]
        await hall.say_goodbye()
        for listening in self.servers:
            listening.close()
        for place in sockets or []:
            place.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        await self._work_is_done()
        await self.lifespan.shutdown()
        self._captured_signals.clear()                      # to be stopped is no failure: uvicorn would raise the signal once more

    async def _work_is_done(self) -> None:
        """What is being answered, within a while; not for who asks once more to stop."""
        until, state = time.monotonic() + LAST_WORDS, self.server_state
        while (state.connections or state.tasks) and time.monotonic() < until and not self.force_exit:
            await asyncio.sleep(GLANCE)
        for task in state.tasks:
            task.cancel()


def run(settings: Settings) -> None:
    """Serve until it is stopped; whatever hinders it is said in one line before it begins."""
    asyncio.run(try_database(settings.database))
    place = listening(settings)
    log_in_lines()
    gc.disable()                                            # what we build has no circles; the hall looks for others when nobody plays
    sys.setswitchinterval(HANDOVER)
    server(settings).run(sockets=[place])
    logging.shutdown()
    sys.stdout.flush()
    os._exit(0)                                             # all is written and closed: to take a thousand tables apart would keep guests waiting for a second


async def try_database(url: str) -> None:
    """`Mistake` if tables cannot be kept there; a damaged file is set aside, and its owner told."""
    try:
        store = await Store.open(url, lambda table, number: None)
    except Unavailable as error:
        raise Mistake(str(error)) from None
    for warning in store.warnings:
        print(f"lazaretto: {warning}", file=sys.stderr)
    await store.close()


def listening(settings: Settings) -> socket.socket:
    """The place where guests knock. What is told goes out at once: else the news would wait behind the reply until the guest's machine says that it has that,
    which takes it 40 ms. (asyncio sees to it only where a socket names its protocol, and `create_server` makes one that does not.)"""
    try:
        place = socket.create_server((settings.host, settings.port), family=socket.AF_INET6 if ":" in settings.host else socket.AF_INET, backlog=BACKLOG)
    except OSError as error:
        reason, _, _ = str(error.strerror).partition(" (")
        raise Mistake(f"cannot listen at {settings.host}, port {settings.port}: {reason}") from None
    place.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)            # who is let in has it too
    return place


def server(settings: Settings) -> Server:
    """The server, ready to run; addresses are not logged, for what stands in them is nobody's business."""
    return Server(uvicorn.Config(
        make(settings), host=settings.host, port=settings.port, loop="asyncio", http=Requests, ws=SmallBites, ws_max_size=LARGEST, ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY, ws_ping_timeout=PONG_WITHIN, access_log=False, log_config=None, server_header=False, backlog=BACKLOG,
        proxy_headers=True, forwarded_allow_ips=settings.trusted_proxy,
    ))
