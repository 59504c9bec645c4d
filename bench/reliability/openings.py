"""How long it takes to open a long table that is not in memory: by its whole log, by a snapshot as old as they become, and by one that is new.

usage: .venv/bin/python -m bench.reliability.openings [--tables 5] [--times 40] [--database sqlite|postgresql|URL]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import secrets
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from lazaretto.hosting.happenings import written
from lazaretto.hosting.room import Room
from lazaretto.hosting.snapshot import MADE_BY, may_be_packed, packed
from lazaretto.hosting.taking import take
from lazaretto.kernel import Move, position
from lazaretto.server.snapshots import found, next_after
from lazaretto.server.store import START, Snapshot, Standing, Store
from lazaretto.server.store.entries import chained, end_of
from lazaretto.server.turns import Turns
from tests.hosting.company import Company

from .__main__ import database
from .figures import percentile

SEATS: Final = {"infected": 8, "bristol": 6, "pints": 4, "pest": 4, "pathologic": 4}
SECRET_BYTES: Final = 32
KEY_BYTES: Final = 12
MILLISECONDS: Final = 1000.0


class Keyed(Company):
    """People who say with each answer under which key it is done once, as pages do."""

    def answer(self, seat: int, move: Move | str, key: str = "") -> None:
        super().answer(seat, move, key or secrets.token_urlsafe(KEY_BYTES))


class Long:
    """A table just before the end of its game, and what was packed on the way: the last moment, and the first that is still new enough."""

    def __init__(self, game: str, number: int) -> None:
        self.name = f"{game}{number}"
        company = Keyed(game, SEATS[game], SEATS[game], secret=bytes([number]) * SECRET_BYTES).begin().play_on()
        happened = company.happened[:-2]                       # the last answer, and that the game is over
        self.room = Room(self.name, company.room.secret)
        self.log = [written(it) for it in happened]
        self.old: tuple[bytes, int] | None = None
        self.took: list[float] = []
        for it in happened:
            take(self.room, it)
            if may_be_packed(self.room):
                self._pack()

    def _pack(self) -> None:
        began = time.perf_counter()
        self.new = packed(self.room), self.room.number
        self.took.append(MILLISECONDS * (time.perf_counter() - began))
        if self.old is None and next_after(self.room.number) > len(self.log):
            self.old = self.new

    def snapshot(self, body: bytes, number: int) -> Snapshot:
        return Snapshot(end_of(chained(START, self.log[:number]), START), MADE_BY, body)


async def timed(store: Store, table: str, times: int) -> list[float]:
    """Milliseconds."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        await found(store, table, Turns())
        took.append(MILLISECONDS * (time.perf_counter() - began))
    return took


async def measured(url: str, game: str, tables: int, times: int) -> str:
    store = await Store.open(url, lambda table, number: None)
    by_log, by_old, by_new = list[float](), list[float](), list[float]()
    played = [Long(game, number) for number in range(1, tables + 1)]
    gc.freeze()                                                # as the server does with tables that are in memory
    for long in played:
        await store.create(long.name, game, f"invite to {long.name}", long.room.secret, long.log, Standing("playing", None, b""))
        by_log += await timed(store, long.name, times)
        for took, kept in ((by_old, long.old), (by_new, long.new)):
            assert kept is not None
            await store.keep(long.name, long.snapshot(*kept))
            took += await timed(store, long.name, times)
    await store.close()
    entries, size, last = middle([len(long.log) for long in played]), middle([len(long.new[0]) for long in played]), middle([long.took[-1] for long in played])
    return f"  {game:10} {entries:>7.0f}   {both(by_log)}   {both(by_old)}   {both(by_new)}   {last:>7.2f} {size:>7,.0f}"


def middle(samples: list[float] | list[int]) -> float:
    return percentile(samples, 0.5)


def both(samples: list[float]) -> str:
    return f"{percentile(samples, 0.5):>6.2f} {percentile(samples, 0.99):>6.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.reliability.openings", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=5, help="of each game")
    parser.add_argument("--times", type=int, default=40, help="that each is opened, each way")
    parser.add_argument("--database", default="sqlite", help="sqlite (a file of its own), postgresql (a server of its own), or an address")
    chosen = parser.parse_args()
    engine = "compiled" if str(position.__file__).endswith((".so", ".pyd")) else "interpreted"
    print(f"opening a table near the end of its game, milliseconds (p50 p99), {chosen.database.partition(':')[0]}, {engine}")
    print(f"  {'game':10} {'entries':>7}   {'by its log':^13}   {'old snapshot':^13}   {'new snapshot':^13}   {'packing':>7} {'bytes':>7}")
    report(lambda url, game: asyncio.run(measured(url, game, chosen.tables, chosen.times)), chosen.database)


def report(line: Callable[[str, str], str], wanted: str) -> None:
    with tempfile.TemporaryDirectory(prefix="lazaretto-openings-") as folder, database(wanted, Path(folder)) as url:
        for game in SEATS:
            print(line(url, game), flush=True)


if __name__ == "__main__":
    main()
