"""The generator: moves are due on a schedule, whether or not the server keeps up, and are counted from the moment they were due."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from .line import Line
from .processes import Usage, Used
from .table import Move, Table

TICK: Final = 0.001
AT_ONCE: Final = 64                     # connections that are made at the same time
CONNECTED_WITHIN: Final = 120.0
DRAIN: Final = 5.0                      # seconds for what is on its way when the schedule ends
PERCENT: Final = 100

Next = Callable[[], Table | None]
"""A table in place of one that is over."""


class Result(NamedTuple):
    """What came of one run; times in seconds."""

    asked: float                        # moves a second, as the schedule had it
    reached: float                      # moves a second whose news arrived everywhere while it ran
    half: float                         # the median of the latencies
    p99: float
    longest: float
    for_all: float                      # share of moves that all seats heard of
    server: Used
    generator: Used
    troubles: dict[str, int]

    @property
    def cost(self) -> float:
        """Seconds of the server's core for one move: what stays the same on a machine that has other work, too."""
        return self.server.share / self.reached if self.reached else float("nan")


class Generator:
    """Keeps tables connected, sends what is due to whichever is ready longest, and keeps count."""

    def __init__(self, port: int, server: int, next_table: Next) -> None:
        self.port: Final = port
        self.server = server                                   # its process
        self.next_table: Final = next_table
        self.tables: Final[set[Table]] = set()
        self.waiting: Final[dict[Table, None]] = {}            # those that are ready, the longest first
        self.latencies: list[tuple[str, float, bool]] = []     # of which game, how long, and whether all seats were told
        self.troubles: Counter[str] = Counter()
        self.changing: Final[set[asyncio.Task[None]]] = set()

    async def connect(self, tables: int) -> float:
        """Sit down at so many tables; the seconds it took."""
        begun, gate = time.perf_counter(), asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                await self.sit_down()

        await asyncio.gather(*[one() for _ in range(tables)])
        async with asyncio.timeout(CONNECTED_WITHIN):
            while any(heard is None for table in self.tables for heard in table.latest):
                await asyncio.sleep(TICK)
        return time.perf_counter() - begun

    async def sit_down(self) -> None:
        table = self.next_table()
        if table is None:
            self.troubles["no table left"] += 1
            return
        self.tables.add(table)
        for line in table.lines:
            await self.call(line)

    async def call(self, line: Line) -> None:
        await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", self.port)

    async def run(self, rate: float, seconds: float) -> Result:
        """Moves at this rate for so long."""
        self.latencies, self.troubles = [], Counter()
        usage, mine, begun = Usage(self.server), Usage(), time.perf_counter()
        sent = await self.send(rate, seconds)
        done_in_time, used, generator = len(self.latencies), usage.so_far(), mine.so_far()
        await self.drain(begun + sent / rate)
        self.troubles["never sent"] += max(0, int(rate * seconds) - sent)
        self.troubles["never heard of"] += sum(table.move is not None for table in self.tables)
        return self.result(rate, done_in_time / seconds, used, generator)

    async def send(self, rate: float, seconds: float) -> int:
        """What is due, for so long; how many that were."""
        sent, begun = 0, time.perf_counter()
        while (now := time.perf_counter()) < begun + seconds:
            while begun + sent / rate <= now and (table := self.longest_ready()) is not None:
                table.send(begun + sent / rate)
                sent += 1
            await asyncio.sleep(TICK)
        return sent

    def longest_ready(self) -> Table | None:
        """A window may have closed by itself meanwhile: then its table is none."""
        while self.waiting:
            table = next(iter(self.waiting))
            del self.waiting[table]
            if table.is_ready():
                return table
        return None

    async def drain(self, since: float) -> None:
        while any(table.move is not None for table in self.tables) and time.perf_counter() < since + DRAIN:
            await asyncio.sleep(TICK)

    def result(self, asked: float, reached: float, used: Used, generator: Used) -> Result:
        times = sorted([seconds for _, seconds, _ in self.latencies]) or [float("nan")]
        told_to_all = sum(for_all for _, _, for_all in self.latencies) / max(1, len(self.latencies))
        return Result(asked, reached, at_percent(times, 50), at_percent(times, 99), times[-1], told_to_all, used, generator, dict(+self.troubles))

    def by_game(self) -> dict[str, list[float]]:
        """The latencies of the last run, by game, shortest first."""
        games = sorted({game for game, _, _ in self.latencies})
        return {name: sorted([seconds for game, seconds, _ in self.latencies if game == name]) for name in games}

    def leave_all(self) -> None:
        for task in self.changing:
            task.cancel()
        for table in list(self.tables):
            self.leave(table)

    def ready(self, table: Table) -> None:
        self.waiting[table] = None

    def moved(self, table: Table, move: Move, now: float) -> None:
        self.latencies.append((table.game, now - move.due, move.is_for_all))

    def refused(self, table: Table, trouble: str) -> None:
        self.troubles[trouble] += 1
        if table.is_ready():
            self.ready(table)

    def over(self, table: Table) -> None:
        """The company goes to another table."""
        if table in self.tables:
            self.leave(table)
            task = asyncio.create_task(self.sit_down())
            self.changing.add(task)
            task.add_done_callback(self.changing.discard)

    def lost(self, table: Table) -> None:
        self.troubles["lost"] += 1
        self.leave(table)

    def leave(self, table: Table) -> None:
        self.tables.discard(table)
        self.waiting.pop(table, None)
        for line in table.lines:
            line.close()


def at_percent(found: Sequence[float], percent: int) -> float:
    """Of sorted figures, the one that so many in a hundred do not exceed."""
    return found[min(len(found) - 1, len(found) * percent // PERCENT)]
