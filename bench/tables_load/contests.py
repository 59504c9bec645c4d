"""One run of each server: started, sat down at, warmed up, measured, ended."""

import asyncio
import gc
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from .dialects import Ours, Peer
from .processes import free_port, ours_command, peers_command, running
from .schedule import Generator, Result
from .stage import Seats
from .table import Table

OURS, BROWSERS, MEMORY, FLAT = "lazaretto, SQLite", "lazaretto, to browsers", "boardgame.io, memory", "boardgame.io, flat files"
PEERS_STORE: Final = {MEMORY: "memory", FLAT: "flat"}
PEERS_SEATS: Final = 4
WARM_UP: Final = 3.0                    # seconds


@dataclass(frozen=True)
class Load:
    """How much, and how long; of several rates one after the other."""

    tables: int
    rates: tuple[float, ...]
    seconds: float
    limit: float = float("inf")         # the next rate is tried while p99 is below


@dataclass(frozen=True)
class Run:
    """What came of one server's run."""

    server: str
    connecting: float                   # seconds until all seats had heard their first news
    results: list[Result]
    by_game: dict[str, list[float]]     # latencies of the last rate


def contest(server: str, load: Load, folder: Path, seats: list[Seats], chance: Random) -> Run:
    """One server under this load; `folder` holds the staged file and is where it may write."""
    port, log, here = free_port(), folder / "server.log", folder / "run"
    shutil.rmtree(here, ignore_errors=True)
    here.mkdir()
    if server in (OURS, BROWSERS):
        shutil.copy(folder / "staged.db", here / "tables.db")
        command = ours_command(port, here / "tables.db")
    else:
        command = peers_command(port, PEERS_STORE[server], here)
    with running(command, port, log) as process:
        return asyncio.run(measured(server, load, port, process, seats, chance))


async def measured(server: str, load: Load, port: int, process: int, seats: list[Seats], chance: Random) -> Run:
    tables = their_tables() if server in PEERS_STORE else our_tables(seats, page=server == BROWSERS)
    generator = Generator(port, process, lambda: next_of(tables, generator, port, chance))
    connecting = await generator.connect(load.tables)
    gc.freeze()
    gc.disable()
    await generator.run(min(load.rates), WARM_UP)
    results: list[Result] = []
    for rate in load.rates:
        results.append(await generator.run(rate, load.seconds))
        if results[-1].p99 > load.limit:
            break
    gc.enable()
    by_game = generator.by_game()
    generator.leave_all()
    return Run(server, connecting, results, by_game)


def our_tables(seats: list[Seats], *, page: bool) -> Iterator[tuple[str, Ours, int]]:
    return ((found.game, Ours(found.table, found.tokens, page=page), len(found.tokens)) for found in seats)


def their_tables() -> Iterator[tuple[str, Peer, int]]:
    number = 0
    while True:
        number += 1
        yield "cards", Peer(f"match{number}", PEERS_SEATS), PEERS_SEATS


def next_of(tables: Iterator[tuple[str, Ours | Peer, int]], generator: Generator, port: int, chance: Random) -> Table | None:
    found = next(tables, None)
    return None if found is None else Table(*found, chance, port, generator)
