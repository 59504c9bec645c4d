"""R8. Connections dropped again and again, through a proxy between people and a real server: each goes on where it was, and nothing is heard or done twice.

Four ways: a reset; a connection that only the server believes in; one cut in the middle of a frame; and a second tab that takes the seat for a moment.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.exceptions import ConnectionClosed

from lazaretto.adapters.network import NetworkSeat, SaidNo
from lazaretto.hosting.heard import Item
from lazaretto.wire import messages as m
from lazaretto.wire.requests import Seated
from tests.server.serving import Server, serving

from .company import SEATS, Notes, company
from .figures import line, percentile
from .ledger import Account, connected
from .proxy import Proxy

RESET, HALF_OPEN, CUT, SECOND_TAB = "reset", "half-open", "cut in a frame", "second tab"
WAYS: Final = (RESET, HALF_OPEN, CUT, SECOND_TAB)
BETWEEN: Final = (0.05, 0.4)            # seconds that a person is left alone
GAP: Final = 0.3                        # seconds between two words of a person: with what is said again, still fewer than the 100 in 20 that the server allows
RESUMED_WITHIN: Final = 20.0
SOON: Final = 0.5
SOME_BYTES: Final = 40                  # of a frame that is cut


@dataclass
class Found:
    """What came of it."""

    drops: Counter[str] = field(default_factory=Counter)
    resumed: dict[str, list[float]] = field(default_factory=lambda: {way: [] for way in WAYS})
    missed: list[str] = field(default_factory=list)            # heard twice, or never, or otherwise than by somebody undisturbed
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    denied: list[str] = field(default_factory=list)            # told that it was not done, and it was
    compared: int = 0                                          # things told, held against an undisturbed hearing
    answers: int = 0
    on_its_way: int = 0                                        # drops while an answer waited for its acknowledgement
    mistakes: list[str] = field(default_factory=list)


class Clinging:
    """A person who comes back whatever happens to the connection, and keeps all that was heard."""

    def __init__(self, server: Server, ticket: Seated, notes: Notes, found: Found) -> None:
        self.ticket: Final = ticket
        self.notes: Final = notes
        self.found: Final = found
        self.proxy: Final = Proxy(server.port)
        self.heard: Final[list[Item]] = []
        self.seat: NetworkSeat
        self.dropped: tuple[NetworkSeat, int] | None = None    # which connection it was
        self.resumed: Final = asyncio.Event()
        self.spoke = 0.0
        self.heard_at = 0.0                                    # the first news after a drop
        self.is_over = False
        self.waiting: m.Answer | None = None                   # said, and not acknowledged

    async def play(self) -> None:
        """Until the game is over; a seat that was taken by another tab is taken back."""
        while not self.is_over:
            self.seat = NetworkSeat(self.proxy.url, self.ticket.table, self.ticket.token)
            self.seat.heard = len(self.heard)
            try:
                async with self.seat as seat:
                    await self.attend(seat)
            except SaidNo as no:
                if no.code != "server/elsewhere":
                    raise

    async def attend(self, seat: NetworkSeat) -> None:
        answering = asyncio.create_task(self.answer(seat))
        try:
            async for news in seat.news():
                self.hear(seat, news)
            self.is_over = True
        finally:
            answering.cancel()
            await asyncio.gather(answering, return_exceptions=True)

    def hear(self, seat: NetworkSeat, news: m.News) -> None:
        if news.since != len(self.heard):
            self.found.missed.append(f"{self.ticket.table}: seat {self.ticket.seat} had heard {len(self.heard)} things and hears what follows {news.since}")
        self.heard.extend(news.items)
        self.heard_at = time.monotonic() if not self.resumed.is_set() else self.heard_at
        if self.dropped is not None and self.dropped != (seat, seat.reconnected):
            self.dropped = None
            self.resumed.set()

    async def answer(self, seat: NetworkSeat) -> None:
        """What was said and not acknowledged is said again under the same key; else whatever comes to mind."""
        while True:
            await asyncio.sleep(max(0.02, self.spoke + GAP - time.monotonic()))
            asked = None if seat.latest is None else seat.latest.asked
            if self.waiting is None and asked is not None and asked.options and not asked.held:
                self.waiting = m.Answer(seat.new_key(), asked.question, self.notes.choose.choice(asked.options).move)
            if self.waiting is not None:
                await self.say(seat, self.waiting)

    async def say(self, seat: NetworkSeat, word: m.Answer) -> None:
        self.spoke = time.monotonic()
        try:
            await seat.say(word)
        except SaidNo as no:
            if no.code == "server/elsewhere":
                raise
            self.notes.deny(self.ticket, word, no.code)
        else:
            self.notes.acknowledge(self.ticket, word)
        self.waiting = None

    async def be_disturbed(self, server: Server, wanted: int, choose: random.Random) -> None:
        """Again and again, until there were enough drops in all, or the game is over."""
        while sum(self.found.drops.values()) < wanted:
            await asyncio.sleep(choose.uniform(*BETWEEN))
            if self.is_over:
                return
            if self.seat.connection is not None:
                await self.drop(server, choose.choice(WAYS), choose)

    async def drop(self, server: Server, way: str, choose: random.Random) -> None:
        self.found.drops[way] += 1
        self.resumed.clear()
        self.dropped, began = (self.seat, self.seat.reconnected), time.monotonic()
        try:
            async with asyncio.timeout(RESUMED_WITHIN):
                await self.disturb(server, way, choose)
                self.found.on_its_way += self.waiting is not None
                while not self.resumed.is_set() and not self.is_over:
                    await self.resumed_within(0.05)
        except TimeoutError:
            self.found.missed.append(f"{self.ticket.table}: seat {self.ticket.seat} did not come back after: {way}")
        else:
            self.found.resumed[way].append(max(0.0, self.heard_at - max(began, self.proxy.dropped)))

    async def resumed_within(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.resumed.wait(), seconds)

    async def disturb(self, server: Server, way: str, choose: random.Random) -> None:
        connection = self.seat.connection
        assert connection is not None
        if way == RESET:
            self.proxy.drop()
        elif way == HALF_OPEN:
            self.proxy.half_open()
        elif way == CUT:
            self.proxy.cut(choose.randrange(1, SOME_BYTES))
            await self.resumed_within(SOON)                    # what is said meanwhile is done, and its acknowledgement is cut
            with contextlib.suppress(ConnectionClosed):
                await connection.send(m.encode(m.Ping()).decode())             # so that there is something to cut in any case
        else:
            await second_tab(server, self.ticket)


async def second_tab(server: Server, ticket: Seated) -> None:
    """The same seat once more, for as long as it takes to be let in."""
    async with NetworkSeat(server.url, ticket.table, ticket.token):
        pass


async def drop_again_and_again(folder: Path, tables: int, drops: int, seed: int) -> Found:
    """So many drops, at so many tables at once."""
    database, found, notes = f"sqlite:///{folder / 'drops.db'}", Found(), Notes(seed)
    with serving(database, folder) as server:
        games = list(SEATS)
        await asyncio.gather(*[keep_playing(server, games[number % len(games)], drops, notes, found, f"{seed} {number}") for number in range(tables)])
        found.mistakes = [str(entry["trace"]) for entry in server.logged() if "trace" in entry]
        log = connected(database)
        for table in {*notes.acknowledged, *notes.denied}:
            account = Account(table)
            account.read_on(log)
            found.lost += account.lost(notes.acknowledged.get(table, []))
            found.denied += account.denied(notes.denied.get(table, []))
            found.doubled += account.doubled
        log.close()
    found.answers = notes.answers
    return found


async def keep_playing(server: Server, game: str, drops: int, notes: Notes, found: Found, name: str) -> None:
    choose = random.Random(name)
    while sum(found.drops.values()) < drops:
        tickets = await asyncio.to_thread(company, server.url, game, notes)
        async with NetworkSeat(server.url, tickets[0].table, tickets[0].token) as first:
            await first.begin()
        people = [Clinging(server, ticket, notes, found) for ticket in tickets]
        await one_table(server, people, drops, choose)
        for person in people:
            await compare(server, person)


async def one_table(server: Server, people: list[Clinging], drops: int, choose: random.Random) -> None:
    for person in people:
        await person.proxy.open()
    playing = [asyncio.create_task(person.play()) for person in people]
    while not all(person.heard for person in people):
        await asyncio.sleep(0.01)
    await asyncio.gather(*[person.be_disturbed(server, drops, choose) for person in people])
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
    for person in people:
        await person.proxy.close()


async def compare(server: Server, person: Clinging) -> None:
    """Whoever was disturbed has heard the beginning of what an undisturbed one hears now."""
    async with NetworkSeat(server.url, person.ticket.table, person.ticket.token) as undisturbed:
        whole = await anext(undisturbed.news())
    if whole.items[:len(person.heard)] != person.heard or whole.since:
        person.found.missed.append(f"{person.ticket.table}: seat {person.ticket.seat} has heard something else than was told")
    person.found.compared += len(person.heard)


def report(found: Found) -> None:
    times = [time for way in WAYS for time in found.resumed[way]]
    for way in WAYS:
        line(f"drops: {way}", found.drops[way])
        line("  ms until it goes on: median, 99 %, most", " ".join(f"{1000 * figure:.0f}" for figure in spread(found.resumed[way])))
    line("drops", sum(found.drops.values()))
    line("ms until it goes on: median, 99 %, most", " ".join(f"{1000 * figure:.0f}" for figure in spread(times)))
    line("drops while an answer was on its way", found.on_its_way)
    line("things told that were held against an undisturbed hearing", found.compared)
    line("missed, heard twice, heard otherwise, or not resumed", len(found.missed))
    line("answers acknowledged", found.answers)
    line("acknowledged and not in the log", len(found.lost))
    line("done twice under one key", len(found.doubled))
    line("refused and in the log", len(found.denied))
    line("mistakes in the server's log", len(found.mistakes))
    for wrong in (found.missed + found.lost + found.doubled + found.denied + found.mistakes)[:10]:
        print(f"    {wrong[-1500:]}")


def spread(times: list[float]) -> tuple[float, float, float]:
    return percentile(times, 0.5), percentile(times, 0.99), max(times, default=0.0)
