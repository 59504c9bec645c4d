"""R5. The same nonsense over real sockets, at the tables of a real server: every message is answered, and the server goes on as before."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lazaretto.hosting import refusing
from lazaretto.hosting.room import Room
from lazaretto.wire import messages as m
from lazaretto.wire.requests import Seated
from tests.server.serving import serving

from .company import SEATS, Notes, company
from .figures import MEGABYTE, line, resident
from .ledger import connected, refolded
from .nonsense import Speaker

AT_ONCE: Final = 10                     # messages before their answers are awaited
ON_ONE_CONNECTION: Final = 90           # the server allows 100 in 20 seconds
ANSWERED_WITHIN: Final = 10.0
BINARY: Final = 0.05                    # of messages: as bytes, which are not read
CONNECTIONS: Final = 8                  # at a time
PING_EVERY: Final = 0.25
LONGEST: Final = 0.25
KNOWN: Final = {**refusing.CODES, **m.CODES}


@dataclass
class Found:
    """What came of it."""

    messages: int = 0
    replies: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    farewells: Counter[str] = field(default_factory=Counter)
    connections: int = 0
    unanswered: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    pings: list[float] = field(default_factory=list)
    grown: int = 0
    traces: list[str] = field(default_factory=list)


async def fuzz_over_sockets(folder: Path, messages: int, seed: int) -> Found:
    """So many messages at tables of the five games, while somebody at another table asks whether the server is there."""
    database, found = f"sqlite:///{folder / 'fuzz.db'}", Found()
    with serving(database, folder) as server:
        assert server.process is not None
        notes = Notes(seed)
        calm = (await asyncio.to_thread(company, server.url, "bristol", notes))[0]
        pinging = asyncio.create_task(ping_on(server.url, calm, found))
        wanted, first = -(-messages // ON_ONE_CONNECTION), 0
        for start in range(0, wanted, CONNECTIONS):
            names = [f"seed {seed}, connection {number}" for number in range(start, min(wanted, start + CONNECTIONS))]
            await asyncio.gather(*[speak(server.url, database, name, notes, found) for name in names])
            first = first or resident(server.process.pid)
        pinging.cancel()
        await asyncio.gather(pinging, return_exceptions=True)
        found.grown = resident(server.process.pid) - first
        assert server.is_well() and server.process.poll() is None
        found.traces = [str(entry["trace"]) for entry in server.logged() if "trace" in entry]
    return found


async def speak(url: str, database: str, name: str, notes: Notes, found: Found) -> None:
    """One connection of a player, at a table of its own or at one where others talk nonsense too."""
    choose = random.Random(name)
    tickets = await asyncio.to_thread(company, url, choose.choice(list(SEATS)), notes)
    ticket, left = choose.choice(tickets), ON_ONE_CONNECTION
    speaker = Speaker(room_of(database, ticket.table), choose)
    found.connections += 1
    async with connect(socket_of(url), compression=None, max_size=None, ping_interval=None) as connection:
        await connection.send(m.encode(m.Hello(m.PROTOCOL, ticket.table, ticket.token)).decode())
        await connection.send('{"is":"begin","key":"begin"}')
        await replies(connection, 1, found, name)
        while left and await burst(connection, speaker, ticket.seat, found, name):
            left -= AT_ONCE
            speaker.room = room_of(database, ticket.table)     # what is asked now


def room_of(database: str, table: str) -> Room:
    log = connected(database)
    try:
        return refolded(log, table)
    finally:
        log.close()


async def burst(connection: ClientConnection, speaker: Speaker, seat: int, found: Found, name: str) -> bool:
    """Say something several times, and hear as many answers; False if the server has ended it."""
    said = [speaker.says(seat) for _ in range(AT_ONCE)]
    try:
        for text in said:
            await connection.send(text.encode() if speaker.choose.random() < BINARY else text)
        found.messages += AT_ONCE
        return await replies(connection, AT_ONCE, found, f"{name}: {said}")
    except ConnectionClosed:
        return False


async def replies(connection: ClientConnection, wanted: int, found: Found, name: str) -> bool:
    """So many answers to what was said; news come between."""
    try:
        async with asyncio.timeout(ANSWERED_WITHIN):
            while wanted:
                heard = m.told_to_guest.decode(await connection.recv())
                if isinstance(heard, m.Farewell):
                    found.farewells[heard.code] += 1
                    return False
                wanted -= count(heard, found)
    except TimeoutError:
        found.unanswered.append(name)
        return False
    return True


def count(heard: m.Hears, found: Found) -> bool:
    """Whether this is an answer to something."""
    if isinstance(heard, m.Welcome | m.News | m.Ready | m.Attendance):
        return False
    found.replies[type(heard).__name__] += 1
    if isinstance(heard, m.Refusal):
        found.refused[heard.code] += 1
        if heard.code not in KNOWN or not heard.text:
            found.unknown.append(str(heard))
    return True


async def ping_on(url: str, ticket: Seated, found: Found) -> None:
    """How long somebody at another table waits for an answer."""
    async with connect(socket_of(url), compression=None, ping_interval=None) as connection:
        await connection.send(m.encode(m.Hello(m.PROTOCOL, ticket.table, ticket.token)).decode())
        while True:
            asked = time.monotonic()
            await connection.send(m.encode(m.Ping()).decode())
            while not isinstance(m.told_to_guest.decode(await connection.recv()), m.Pong):
                pass
            found.pings.append(time.monotonic() - asked)
            await asyncio.sleep(PING_EVERY)


def socket_of(url: str) -> str:
    return url.replace("http", "ws", 1) + "/api/socket"


def report(found: Found) -> None:
    line("messages over sockets", found.messages)
    line("connections", found.connections)
    for kind, times in found.replies.most_common():
        line(f"  answered by {kind}", times)
    for code, times in found.refused.most_common():
        line(f"    {code}", times)
    for code, times in found.farewells.most_common():
        line(f"  connections closed with {code}", times)
    line(f"connections without an answer for {ANSWERED_WITHIN:g} s", len(found.unanswered))
    line("refused without a known code or a text", len(found.unknown))
    line("mistakes in the server's log", len(found.traces))
    line(f"answers to a ping at another table later than {1000 * LONGEST:g} ms", f"{sum(ping > LONGEST for ping in found.pings)} of {len(found.pings)}")
    line("slowest of them, in ms", f"{1000 * max(found.pings, default=0.0):.0f}")
    line("memory of the server grown, in MB", f"{found.grown / MEGABYTE:.1f}")
    for wrong in (found.unanswered + found.unknown + found.traces)[:10]:
        print(f"    {wrong[-1500:]}")
