"""Abuse (R9): floods, foreign origins, oversized frames, half-open connections, guests who do not read; prints what it did to the neighbours.

usage: .venv/bin/python -m bench.reliability.abuse [--quick]
"""

import argparse
import asyncio
import contextlib
import multiprocessing
import socket
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.reliability.figures import MEGABYTE, line, percentile, resident
from lazaretto.adapters.network import NetworkSeat
from lazaretto.wire import messages as m
from lazaretto.wire.requests import Seated
from tests.server.serving import Server, serving
from tests.server.visiting import Deaf, Visitor, at_seat, key, knock, opened

GAP: Final = 0.25                       # seconds between two words of a neighbour: the server allows 100 in 20
FLOOD: Final = 20_000
DEAF_FLOOD: Final = 5_000
EACH_TABLE: Final = 100                 # slow readers, half of the watchers that a table takes
WORDS: Final = 20                       # said at each table that has slow readers
FOREIGN: Final = ("https://evil-{}.example", "null", "http://127.0.0.1:{}0", "https://plague.example.{}.evil", "file://{}")
MILLISECONDS: Final = 1000
REPORT_WITHIN: Final = 30.0


class Size(NamedTuple):
    """How much of everything."""

    neighbours: int
    quiet: float                        # seconds of peace before, and at least of each attack
    floods: int
    strangers: int
    oversized: int
    idle: int                           # half-open connections, and as many that shook hands and say nothing
    slow: int
    deaf_floods: int


LONG: Final = Size(neighbours=20, quiet=8.0, floods=20, strangers=1000, oversized=500, idle=1000, slow=1000, deaf_floods=100)
QUICK: Final = Size(neighbours=8, quiet=3.0, floods=3, strangers=100, oversized=30, idle=100, slow=100, deaf_floods=10)


def neighbours(url: str, tickets: list[Seated], report: Connection) -> None:
    """People who talk at their tables until they are told to stop: when each word was said, and how long until it was safe."""
    asyncio.run(talk(url, tickets, report))


async def talk(url: str, tickets: list[Seated], report: Connection) -> None:
    samples: list[tuple[float, float]] = []
    talking = [asyncio.create_task(talk_at(url, ticket, samples)) for ticket in tickets]
    await asyncio.to_thread(report.recv)
    for task in talking:
        task.cancel()
    await asyncio.gather(*talking, return_exceptions=True)
    report.send(samples)


async def talk_at(url: str, ticket: Seated, samples: list[tuple[float, float]]) -> None:
    async with NetworkSeat(url, ticket.table, ticket.token) as seat:
        while True:
            began = time.monotonic()
            await seat.say(m.Speak(seat.new_key(), "A quiet evening."))
            samples.append((began, time.monotonic() - began))
            await asyncio.sleep(GAP)


class Phase(NamedTuple):
    """What was done to the server, and when."""

    name: str
    began: float
    ended: float


class Attack:
    """A server, its neighbours beside it, and one trouble after another."""

    def __init__(self, server: Server, size: Size) -> None:
        self.server = server
        self.size = size
        self.phases: list[Phase] = []

    @contextlib.contextmanager
    def phase(self, name: str) -> Iterator[None]:
        """As long as it takes, and a while at least, so that neighbours notice."""
        print(name)
        began, before = time.monotonic(), resident(self.process)
        yield
        time.sleep(max(0.0, began + self.size.quiet - time.monotonic()))
        self.phases.append(Phase(name, began, time.monotonic()))
        line("the server's memory grew by, MB", f"{(resident(self.process) - before) / MEGABYTE:.1f}")

    @property
    def process(self) -> int:
        assert self.server.process is not None
        return self.server.process.pid

    def floods(self) -> None:
        endings, times = Counter[str](), []
        with self.phase(f"{self.size.floods} floods of {FLOOD:,} messages each, one after the other"):
            for _ in range(self.size.floods):
                with at_seat(self.server, opened(self.server)) as flooder:
                    flood, began = flooder.packed([m.Ping()] * FLOOD), time.monotonic()
                    with contextlib.suppress(OSError):
                        flooder.sends(flood)
                    code, number = flooder.is_dismissed()
                    times.append(time.monotonic() - began)
                    endings[f"{code} {number}"] += 1
        line("seconds from the first message to the close: median, longest", f"{percentile(times, 0.5):.2f}  {max(times):.2f}")
        tell(endings)

    def foreign_origins(self) -> None:
        endings = Counter[str]()
        with self.phase(f"{self.size.strangers} handshakes and as many requests from pages of other origins"):
            for number in range(self.size.strangers):
                origin = FOREIGN[number % len(FOREIGN)].format(number)
                endings[f"request {knock(self.server, 'POST', '/api/tables', b'{}', origin=origin).status}"] += 1
                try:
                    with Visitor(self.server, additional_headers={"origin": origin}):
                        endings["handshake let in"] += 1
                except InvalidStatus as refused:
                    endings[f"handshake {refused.response.status_code}"] += 1
        tell(endings)

    def oversized_frames(self) -> None:
        endings = Counter[str]()
        with self.phase(f"{self.size.oversized} messages of {m.LARGEST + 1:,} bytes to 1 MB"):
            ticket = opened(self.server)
            for number in range(self.size.oversized):
                with at_seat(self.server, ticket) as visitor, contextlib.suppress(OSError):
                    with contextlib.suppress(ConnectionClosed):            # it may be refused before all of it is sent
                        visitor.line.send(" " * (m.LARGEST + 1 + number * (MEGABYTE - m.LARGEST) // self.size.oversized))
                    endings[f"closed {visitor.is_dismissed()[1]}"] += 1
        tell(endings)

    def idle_connections(self) -> None:
        with self.phase(f"{self.size.idle} connections that send nothing, and {self.size.idle} that say no hello"):
            silent = [socket.create_connection(("127.0.0.1", self.server.port)) for _ in range(self.size.idle)]
            unspoken = [Deaf(self.server) for _ in range(self.size.idle)]
            time.sleep(self.size.quiet)
        for each in silent:
            each.close()
        for guest in unspoken:
            guest.leave()

    def slow_readers(self) -> None:
        deaf = []
        with self.phase(f"{self.size.slow} watchers who do not read, at tables where {WORDS} things are said"):
            for first in range(0, self.size.slow, EACH_TABLE):
                ticket = opened(self.server, "pest", 1, listed=True)
                with at_seat(self.server, ticket) as speaker:
                    speaker.does(m.Begin(key()))
                    deaf += [Deaf(self.server, m.Hello(m.PROTOCOL, ticket.table)) for _ in range(min(EACH_TABLE, self.size.slow - first))]
                    for _ in range(WORDS):
                        speaker.does(m.Speak(key(), "bla " * 60))
        for guest in deaf:
            guest.leave()

    def deaf_floods(self) -> None:
        deaf = []
        with self.phase(f"{self.size.deaf_floods} guests who send {DEAF_FLOOD:,} messages and read no answer"):
            for _ in range(self.size.deaf_floods):
                ticket = opened(self.server)
                with contextlib.suppress(OSError):
                    deaf.append(Deaf(self.server, m.Hello(m.PROTOCOL, ticket.table, ticket.token), *[m.Ping()] * DEAF_FLOOD))
        for guest in deaf:
            guest.leave()


def tell(endings: Counter[str]) -> None:
    for ending, times in sorted(endings.items()):
        line(ending, times)


def tell_neighbours(phases: list[Phase], samples: list[tuple[float, float]]) -> None:
    print("the neighbours, from a word to its being safe on the disk, milliseconds: median, 99 %, longest, words")
    for phase in phases:
        times = [took * MILLISECONDS for began, took in samples if phase.began <= began < phase.ended]
        line(phase.name, f"{percentile(times, 0.5):.0f}  {percentile(times, 0.99):.0f}  {max(times, default=0):.0f}  {len(times):,}")


def attacked(server: Server, size: Size) -> None:
    """All of it, one after the other."""
    here, there = multiprocessing.Pipe()
    tickets = [opened(server) for _ in range(size.neighbours)]
    beside = multiprocessing.get_context("spawn").Process(target=neighbours, args=(server.url, tickets, there), daemon=True)
    beside.start()
    attack = Attack(server, size)
    with attack.phase("peace, while the neighbours sit down"):
        pass
    with attack.phase(f"peace: {size.neighbours} neighbours, {1 / GAP:.0f} words a second each"):
        pass
    for trouble in (attack.floods, attack.foreign_origins, attack.oversized_frames, attack.idle_connections, attack.slow_readers, attack.deaf_floods):
        trouble()
    with attack.phase("peace again"):
        pass
    here.send("stop")
    assert here.poll(REPORT_WITHIN), "the neighbours do not answer"
    tell_neighbours(attack.phases, here.recv())
    beside.join(REPORT_WITHIN)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a tenth of everything, half a minute")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/tables.db", Path(folder)) as server:
        attacked(server, QUICK if chosen.quick else LONG)
        line("errors in the server's log", len([entry for entry in server.logged() if entry["level"] == "error"]))


if __name__ == "__main__":
    main()
