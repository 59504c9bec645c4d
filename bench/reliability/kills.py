"""R3, R12. The server is killed, or started anew by its owner, again and again while people play: nothing that was acknowledged may be lost or done twice, and
every table must go on.

Its log is read straight from the database and held against what each player was told; what players are served must be what the log says.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tests.server.serving import Server

from .company import GAP, SEATS, Notes, Person, company
from .figures import line, percentile, say
from .ledger import Account, connected, differs, refolded

Ending = Callable[[Server], object]
"""How a server comes to its end: `Server.kill`, or `Server.stop` as its owner does."""

BETWEEN: Final = (0.2, 1.6)             # seconds of play before an end
SETTLED_WITHIN: Final = 60.0
LOOKED_AT: Final = 8                    # tables whose served views are held against the log after each end
TRIES: Final = 8                        # a window may close while one looks
#: Of so many tables: how many are of which game. The light ones make the load, the heavy ones the long logs.
MIX: Final = ("bristol", "pints", "pest", "infected", "pathologic", "bristol", "pints", "bristol")


@dataclass
class Found:
    """What came of it."""

    kills: int = 0
    seconds: float = 0.0                # of play
    ready: list[float] = field(default_factory=list)
    settled: list[float] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    denied: list[str] = field(default_factory=list)
    unlike: list[str] = field(default_factory=list)
    looked_at: int = 0
    tables: int = 0                     # that there ever were
    answers: int = 0                    # acknowledged
    refused: Counter[str] = field(default_factory=Counter)
    unreadable: list[str] = field(default_factory=list)

    @contextlib.contextmanager
    def reading(self, table: str) -> Iterator[None]:
        """Whatever goes wrong with one table is noted, and the others are looked at."""
        try:
            yield
        except Exception as error:                             # a damaged log may break anything
            self.unreadable.append(f"{table}: {type(error).__name__}: {error}")


class Town:
    """Tables that are always in play: where a game ends, another table is opened."""

    def __init__(self, server: Server, tables: int, seed: int, gap: float = GAP) -> None:
        self.server: Final = server
        self.tables: Final = tables
        self.notes: Final = Notes(seed, gap)
        self.people: Final[dict[str, list[Person]]] = {}       # by table, in play
        self.accounts: Final[dict[str, Account]] = {}          # of every table there ever was
        self.playing: Final[dict[str, asyncio.Task[None]]] = {}
        self.games: Final = itertools.cycle(MIX)

    async def fill(self) -> None:
        """As many tables as there should be."""
        for table in [table for table, task in self.playing.items() if task.done()]:
            self.playing.pop(table).result()
            del self.people[table]
        while len(self.playing) < self.tables:
            tickets = await asyncio.to_thread(company, self.server.url, next(self.games), self.notes)
            people = [Person(self.server.url, ticket, self.notes) for ticket in tickets]
            table = tickets[0].table
            self.people[table], self.accounts[table] = people, Account(table)
            self.playing[table] = asyncio.create_task(together(people))

    async def settle(self) -> None:
        """Nobody says anything new, and all that was said is answered."""
        self.notes.may_speak.clear()
        until = time.monotonic() + SETTLED_WITHIN
        while not all(self.playing[table].done() or all(person.is_settled() for person in people) for table, people in self.people.items()):
            assert time.monotonic() < until, f"not everyone is playing again after {SETTLED_WITHIN:g} s"
            await asyncio.sleep(0.02)

    async def leave(self) -> None:
        for task in self.playing.values():
            task.cancel()
        await asyncio.gather(*self.playing.values(), return_exceptions=True)


async def together(people: list[Person]) -> None:
    await asyncio.gather(*[person.play() for person in people])


async def kill_again_and_again(database: str, folder: Path, tables: int, kills: int, seed: int, how: Ending = Server.kill, gap: float = GAP) -> Found:
    """So many kills at random moments, or gentler ends; what was found wrong is counted, and looked at whole at the end."""
    assert set(MIX) == set(SEATS)
    server, found, moments = Server(database, folder), Found(), random.Random(seed)
    await asyncio.to_thread(server.start)
    town = Town(server, tables, seed, gap)
    try:
        for number in range(kills):
            say(f"end {number + 1} of {kills}")
            await town.fill()
            await ended_once(town, found, moments, how)
            await check(town, found, moments)
        check_everything(town, found)
        say("")
    finally:
        await town.leave()
        await asyncio.to_thread(server.kill)
    found.tables, found.answers, found.refused = len(town.accounts), town.notes.answers, town.notes.refused
    return found


async def ended_once(town: Town, found: Found, moments: random.Random, how: Ending) -> None:
    began = time.monotonic()
    town.notes.may_speak.set()
    await asyncio.sleep(moments.uniform(*BETWEEN))
    ended = time.monotonic()
    await asyncio.to_thread(how, town.server)
    await asyncio.to_thread(town.server.start)
    found.ready.append(time.monotonic() - ended)
    await town.settle()
    found.settled.append(time.monotonic() - ended)
    found.seconds += ended - began
    found.kills += 1


async def check(town: Town, found: Found, moments: random.Random) -> None:
    """All that was acknowledged stands in the log, and some tables are looked at whole."""
    connection = connected(town.server.database)
    for table in town.people:
        with found.reading(table):
            town.accounts[table].read_on(connection)
            found.lost += town.accounts[table].lost(town.notes.acknowledged.get(table, []))
    connection.close()
    for table in moments.sample(sorted(town.people), min(LOOKED_AT, len(town.people))):
        with found.reading(table):
            found.unlike += await unlike(town, table)
            found.looked_at += 1


async def unlike(town: Town, table: str) -> list[str]:
    """What seats of the table are served and the log does not say."""
    wrong: list[str] = []
    for _ in range(TRIES):
        connection = connected(town.server.database)
        room = refolded(connection, table)
        connection.close()
        wrong = [text for person in town.people[table] if person.seat.latest is not None and (text := differs(room, person.ticket.seat, person.seat.latest))]
        if not wrong:
            break
        await asyncio.sleep(0.3)
    return wrong


def check_everything(town: Town, found: Found) -> None:
    """Every table there ever was, from its first entry on, also those whose game is over."""
    connection = connected(town.server.database)
    for table in town.accounts:
        with found.reading(table):
            refolded(connection, table)
            account = Account(table)
            account.read_on(connection)
            found.lost += account.lost(town.notes.acknowledged.get(table, []))
            found.doubled += account.doubled
            found.denied += account.denied(town.notes.denied.get(table, []))
    connection.close()


def report(found: Found) -> None:
    line("ends of the server", found.kills)
    line("tables, one after another", found.tables)
    line("answers acknowledged", found.answers)
    line("answers acknowledged a second of play", f"{found.answers / found.seconds:,.0f}")
    line("acknowledged and not in the log", len(found.lost))
    line("done twice under one key", len(found.doubled))
    line("refused and in the log", len(found.denied))
    line("tables that could not be read", len({wrong.partition(":")[0] for wrong in found.unreadable}))
    line("tables served as the log does not say, of those looked at", f"{len(found.unlike)} of {found.looked_at}")
    line("seconds from the end until the server is ready: median, most", f"{percentile(found.ready, 0.5):.2f} {max(found.ready):.2f}")
    line("seconds from the end until all play again: median, most", f"{percentile(found.settled, 0.5):.2f} {max(found.settled):.2f}")
    line("refused meanwhile", ", ".join(f"{code} {times}" for code, times in found.refused.items()) or "nothing")
    for wrong in (found.lost + found.doubled + found.denied + found.unlike + found.unreadable)[:10]:
        print(f"    {wrong}")
