"""The server is started anew by its owner under tables at human pace (R12): how long until every seat has heard from it again, and whether all play on."""

import asyncio
import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from .contests import WARM_UP, Load, next_of, our_tables
from .dialects import Ours
from .line import Line
from .processes import begin, end, free_port, ours_command
from .schedule import Generator, Result
from .stage import Seats
from .table import Move, Table

FIRST_WAIT, LONGEST_WAIT = 0.05, 1.0    # as a guest of ours waits before it tries again
PLAYING_WITHIN: Final = 60.0
GLANCE: Final = 0.01
SUPERVISED: Final = ("sh", "-c", 'while "$@"; do :; done', "sh")       # whoever has ended well is started anew at once


class Anew(NamedTuple):
    """One new start; seconds from the signal on, and how play went after it."""

    first: float                        # until the first line was open again
    playing: float                      # until every seat had heard from it, and nothing that was said before waited for its answer
    repeated: int                       # answers that were on their way, and were said again
    after: Result


class Lasting(Generator):
    """Whoever loses a line comes again, seat by seat, until somebody answers; what was on its way is said once more."""

    def __init__(self, port: int, tables: Iterator[tuple[str, Ours, int]], chance: Random) -> None:
        super().__init__(port, 0, lambda: next_of(tables, self, port, chance))
        self.chance: Final = chance
        self.returned: list[Table] = []
        self.repeated: list[tuple[Table, Move]] = []           # at which table, and what

    def lost(self, table: Table) -> None:
        """As the same company at a table where nobody has heard anything yet."""
        self.leave(table)
        again = Table(table.game, table.dialect, len(table.lines), self.chance, self.port, self)
        again.move, again.said = table.move, table.said
        self.tables.add(again)
        self.returned.append(again)
        for seat, line in enumerate(again.lines):
            task = asyncio.create_task(self.come_again(again, seat, line))
            self.changing.add(task)
            task.add_done_callback(self.changing.discard)

    async def come_again(self, table: Table, seat: int, line: Line) -> None:
        wait = FIRST_WAIT
        while not table.is_lost:
            await asyncio.sleep(wait * self.chance.uniform(0.5, 1.0))
            wait = min(2 * wait, LONGEST_WAIT)
            with contextlib.suppress(OSError):
                await self.call(line)
                break
        while not line.is_open and not table.is_lost:
            await asyncio.sleep(GLANCE)
        if not table.is_lost and table.move is not None and table.move.seat == seat:
            self.repeated.append((table, table.move))
            line.say(table.said)

    def are_some_back(self) -> bool:
        return any(line.is_open for table in self.returned if table in self.tables for line in table.lines)

    def is_playing(self) -> bool:
        """All who lost their lines; who has another game before them now counts, too."""
        heard = all(None not in table.latest or table not in self.tables for table in self.returned)
        return heard and all(table.move is not move for table, move in self.repeated)


async def started_anew(load: Load, folder: Path, seats: list[Seats], times: int, chance: Random, *, page: bool) -> list[Anew]:
    """One database, so many servers one after the other."""
    port, log = free_port(), folder / "server.log"
    command = [*SUPERVISED, *ours_command(port, folder / "staged.db")]
    generator = Lasting(port, our_tables(seats, page=page), chance)
    keeper = begin(command, port, log)
    found: list[Anew] = []
    try:
        await generator.connect(load.tables)
        (rate,) = load.rates
        for _ in range(times):
            found.append(await once(generator, rate, load.seconds, keeper))
        generator.leave_all()
    finally:
        server = server_of(keeper)
        end(keeper)
        os.kill(server, signal.SIGTERM)
    return found


def server_of(keeper: "subprocess.Popen[bytes]") -> int:
    """Whom it keeps running now."""
    return int(Path(f"/proc/{keeper.pid}/task/{keeper.pid}/children").read_text().split()[0])


async def until(reached: Callable[[], bool]) -> float:
    async with asyncio.timeout(PLAYING_WITHIN):
        while not reached():
            await asyncio.sleep(GLANCE)
    return time.perf_counter()


async def once(generator: Lasting, rate: float, seconds: float, keeper: "subprocess.Popen[bytes]") -> Anew:
    generator.returned, generator.repeated = [], []
    playing = asyncio.create_task(generator.send(rate, PLAYING_WITHIN))
    await asyncio.sleep(WARM_UP)
    signalled = time.perf_counter()
    os.kill(server_of(keeper), signal.SIGTERM)
    await until(lambda: bool(generator.returned))
    first, heard = await until(generator.are_some_back), await until(generator.is_playing)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    generator.server = server_of(keeper)
    await generator.run(rate, WARM_UP)
    after = await generator.run(rate, seconds)
    return Anew(first - signalled, heard - signalled, len(generator.repeated), after)
