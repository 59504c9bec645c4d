"""Floods beside tables at human pace (R9): stretches of peace, with one flood, and with one a second, by turns on one server, and what others feel."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from .contests import WARM_UP, Load, next_of, our_tables
from .dialects import Ours
from .line import CLOSE, FINAL, MASKED, NO_MASK, TEXT, Line
from .processes import ours_command, free_port, running
from .schedule import Generator, Result
from .stage import Seats

MESSAGES: Final = 20_000                # in one flood
EVERY: Final = 1.0                      # seconds from one flood to the next
FLOODERS: Final = 30                    # seats that flood by turns: each is silent for longer than its share is counted over
PING: Final = msgspec.json.encode({"is": "ping"})
FLOOD: Final = (bytes((FINAL | TEXT, MASKED | len(PING))) + NO_MASK + PING) * MESSAGES
LIMIT: Final = 100                      # messages in 20 seconds, as the server has it if nothing else is set

Seat = tuple[Ours, int]


class Flooder(Line):
    """A guest who says everything at once, and keeps with which number it was sent away."""

    code = 0

    def take(self, opcode: int, body: bytes, now: float) -> None:
        if opcode == CLOSE:
            self.code = int.from_bytes(body[:2], "big")
        super().take(opcode, body, now)


@dataclass
class Floods:
    """Floods, one after the other, and how each ended."""

    port: int
    seats: Iterator[Seat]
    times: list[float] = field(default_factory=list)           # from the first message until the server had closed
    endings: Counter[int] = field(default_factory=Counter)

    async def for_seconds(self, seconds: float, every: float = EVERY) -> None:
        until = time.perf_counter() + seconds
        while (now := time.perf_counter()) < until:
            await self.flood()
            await asyncio.sleep(now + every - time.perf_counter())

    async def flood(self) -> None:
        """One of them: a seat sits down, floods, and is sent away or hangs up."""
        dialect, seat = next(self.seats)
        ended = asyncio.Event()
        line = Flooder(self.port, dialect.path(), lambda text, now: None, partial(dialect.greet, seat), ended.set)
        await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", self.port)
        while not line.is_open:
            await asyncio.sleep(0)
        assert line.transport is not None
        began = time.perf_counter()
        line.transport.write(FLOOD)
        await ended.wait()
        self.times.append(time.perf_counter() - began)
        self.endings[line.code] += 1


@dataclass(frozen=True)
class Felt:
    """What the other tables felt, stretch by stretch, and what became of the floods."""

    peace: list[Result]
    once: list[Result]                  # with one flood
    flooded: list[Result]               # with one a second
    times: list[float]
    endings: Counter[int]


def beside_pace(load: Load, folder: Path, seats: list[Seats], rounds: int, chance: Random) -> Felt:
    """One server, as many stretches of each kind as there are rounds."""
    port = free_port()
    with running(ours_command(port, folder / "staged.db", LIMIT), port, folder / "server.log") as process:
        return asyncio.run(felt(load, port, process, seats, rounds, chance))


async def felt(load: Load, port: int, process: int, seats: list[Seats], rounds: int, chance: Random) -> Felt:
    tables = our_tables(seats, page=False)
    floods = Floods(port, cycle(flooders(tables)))
    generator = Generator(port, process, lambda: next_of(tables, generator, port, chance))
    await generator.connect(load.tables)
    (rate,) = load.rates
    await asyncio.gather(generator.run(rate, WARM_UP + FLOODERS * EVERY), floods.for_seconds(FLOODERS * EVERY))
    floods.times, floods.endings = [], Counter()
    found = Felt([], [], [], floods.times, floods.endings)
    for _ in range(rounds):
        found.peace.append(await generator.run(rate, load.seconds))
        for results, every in ((found.once, load.seconds), (found.flooded, EVERY)):
            result, _ = await asyncio.gather(generator.run(rate, load.seconds), floods.for_seconds(load.seconds, every))
            results.append(result)
    generator.leave_all()
    return found


def flooders(tables: Iterator[tuple[str, Ours | object, int]]) -> list[Seat]:
    """Seats at tables where nobody else sits."""
    found: list[Seat] = []
    while len(found) < FLOODERS:
        _, dialect, seats = next(tables)
        assert isinstance(dialect, Ours)
        found += [(dialect, seat) for seat in range(seats)]
    return found
