"""The hall: all tables that this process hosts, read from the store when somebody asks for them and forgotten when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Final, final

from ..hosting import seating
from ..hosting.happenings import Happening, Joined, Opened, written
from ..hosting.refusing import Refused
from ..hosting.chairs import token_digest
from ..hosting.room import OVER, Room
from ..hosting.taking import take
from ..hosting.terms import Terms
from ..kernel import Seat
from .errors import Busy, DamagedTable, NotLetIn
from .hosted import Hosted
from ..wire.messages import Farewell
from .store import EVERYTHING, NoSuchTable, Standing, Store, Taken, Unavailable, Unsure
from .snapshots import UNREADABLE, found
from .thinking import Thinkers
from .tickets import Ticket, new_invite, new_name, new_secret, new_token, repeated_token, seat_of
from .turns import Turns

IDLE: Final = 300.0                     # a table at which nobody was for so long is forgotten
SWEEP: Final = 20.0
CLEAN_AFTER, CLEAN_AT_LAST = 300.0, 6 * 3600.0
GOODBYE: Final = 1.0                    # seconds, at most, for the last words to be sent
GLANCE: Final = 0.01
DUE_AT_ONCE: Final = 200
MOST_LISTED: Final = 100

logger = logging.getLogger("lazaretto.hall")


@final
class Hall:
    """The tables, by name."""

    def __init__(self, thinkers: Thinkers, messages: int) -> None:
        self.thinkers: Final = thinkers
        self.messages: Final = messages         # that a player may send in a while; a watcher half as many
        self.store: Store
        self.tables: Final[dict[str, asyncio.Task[Hosted]]] = {}
        self.turns: Final = Turns()
        self.sweeping: asyncio.Task[None] | None = None
        self.is_closing = False
        self.awake = time.time()
        self.cleaned = time.monotonic()

    async def open(self, url: str) -> None:
        """Reach the store, and look after tables that are due."""
        self.store = await Store.open(url, self.heard)
        for warning in self.store.warnings:
            logger.error(warning)
        self.sweeping = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Let go of everything; what was acknowledged is written already."""
        if self.sweeping is not None:
            self.sweeping.cancel()
        for hosted in self.loaded():
            hosted.close()
        await self.thinkers.close()
        await self.store.close()

    async def say_goodbye(self) -> None:
        """Tell every guest that the server goes down, before it does."""
        self.is_closing = True
        for hosted in self.loaded():
            hosted.send_away(Farewell("server/closing", "The server is going down or starting again: come back in a moment."))
        until = time.monotonic() + GOODBYE
        while time.monotonic() < until and any([hosted.guests for hosted in self.loaded()]):
            await asyncio.sleep(GLANCE)

    def loaded(self) -> list[Hosted]:
        """The tables that are in memory and whole."""
        return [task.result() for task in self.tables.values() if task.done() and not task.cancelled() and task.exception() is None]

    async def table(self, name: str) -> Hosted:
        """A table by its name, read from the store if need be; several who ask at once wait for the same reading."""
        if self.is_closing:
            raise Busy
        if not (name.isascii() and name.isalnum()):                 # no table was ever called so, and not every database takes any text
            raise NotLetIn("table/none", "There is no such table.")
        task = self.tables.get(name)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None or task.result().is_broken)):
            task = self.tables[name] = asyncio.create_task(self._load(name))
        try:
            return await asyncio.shield(task)
        except (NotLetIn, Busy, DamagedTable):
            if self.tables.get(name) is task:
                del self.tables[name]
            raise

    async def _load(self, name: str) -> Hosted:
        try:
            room, tail, kept = await found(self.store, name, self.turns)
        except NoSuchTable:
            raise NotLetIn("table/none", "There is no such table.") from None
        except (Unavailable, Unsure):
            raise Busy from None
        except UNREADABLE as error:
            logger.error("table %s cannot be read and is left alone: %s", name, error)
            raise DamagedTable(name) from None
        hosted = Hosted(room, tail, self.store, self.thinkers, self.awake if room.terms.clock.kind == "slow" else None, kept)
        if not self.store.is_shared:
            hosted.gone.update(dict.fromkeys(room.people, hosted.awake))        # nobody is here yet, and nowhere else
        hosted.past.keep(hosted)
        hosted.go_on()
        return hosted

    async def create(
        self, game: str, variant: str, seats: int, terms: Terms, name: str, salt: str, bots: list[str], via: str = "", *, model: bool = False,
        hurry: bool = False, seat: Seat | None = None,
    ) -> Ticket:
        """Open a table and sit down at it, on this chair or chair 0, with so many bots beside."""
        table, secret, token, invite, now = new_name(), new_secret(), new_token(), new_invite(), time.time()
        room = Room(table, secret)
        happened: list[Happening] = []

        def happens(it: Happening) -> None:
            take(room, it)
            happened.append(it)

        opened: Opened = seating.opened(game, variant, seats, terms, secret, now)
        happens(opened)
        mine = (
            seating.sat_again(room, name, token, via, now, model=model, hurry=hurry) if via
            else seating.joined(room, name, token, salt, seat or 0, now, model=model, hurry=hurry)
        )
        happens(mine)
        for bot in bots:
            happens(seating.bot_came(room, mine.seat, bot, None, "", now))
        await self._create(room, token_digest(invite), happened)
        return Ticket(table, mine.seat, token, invite)

    async def _create(self, room: Room, invite: str, happened: list[Happening]) -> None:
        try:
            await self.store.create(room.table, room.game.name, invite, room.secret, [written(it) for it in happened], Standing(room.state, None, b""))
        except (Unavailable, Unsure, Taken):
            raise Busy from None
        await self.table(room.table)                            # puts it on the list

    async def join(self, table: str, name: str, salt: str, seat: Seat | None, key: str = "", *, model: bool = False, hurry: bool = False) -> Ticket:
        """Sit down at a table. Who asks twice with the same key, because the answer was lost, is given the same again."""
        hosted = await self.table(table)
        token = repeated_token(hosted.room, key) if key else new_token()
        with contextlib.suppress(NotLetIn):
            return Ticket(table, seat_of(hosted.room, token), token)
        return await self._seat(table, token, lambda room, now: seating.joined(room, name, token, salt, seat, now, model=model, hurry=hurry))

    async def _seat(self, table: str, token: str, joins: Callable[[Room, float], Joined]) -> Ticket:
        hosted, found = await self.table(table), list[Seat]()

        def joining(room: Room, now: float) -> list[Happening]:
            it = joins(room, now)
            found.append(it.seat)
            return [it]

        await hosted.do(joining)
        return Ticket(table, found[-1], token)

    async def invited(self, invite: str) -> str:
        """The table that this invite is for."""
        try:
            table = await self.store.invited(token_digest(invite))
        except (Unavailable, Unsure):
            raise Busy from None
        if table is None:
            raise NotLetIn("table/none", "This invite is not for any table here: was it copied whole?")
        return table

    async def again(self, hosted: Hosted, seat: Seat) -> Ticket:
        """The same company once more: the first who asks opens the table, the others join there."""
        room = hosted.room
        if room.state != OVER:
            raise Refused("game/not-over", "The game is not over yet.")
        name, via, model, hurry = room.names[seat], room.chairs[seat].token, room.chairs[seat].model, room.chairs[seat].hurry
        if not room.again:
            bots = [chair.bot for chair in room.chairs if chair.bot]
            ticket = await self.create(room.game.name, room.variant, len(room.chairs), room.terms, name, "", bots, via, model=model, hurry=hurry)
            await hosted.do(lambda room, now: [] if room.again else [seating.again(room, ticket.table, now)])
            if room.again == ticket.table:
                return ticket
        token = new_token()
        return await self._seat(room.again, token, lambda room, now: seating.sat_again(room, name, token, via, now, model=model, hurry=hurry))

    def heard(self, table: str, number: int) -> None:
        """Another process has written something."""
        names = list(self.tables) if table == EVERYTHING else [table]
        for name in names:
            task = self.tables.get(name)
            if task is not None and task.done() and not task.cancelled() and task.exception() is None:
                hosted = task.result()
                hosted.later(partial(hosted.hear, number if table != EVERYTHING else hosted.tail.number + 1))

    def _clean(self) -> None:
        """What refers to itself in a circle is looked for when nobody plays, or once in a long while: with a thousand tables all wait for a second."""
        now = time.monotonic()
        if now > self.cleaned + CLEAN_AFTER and (now > self.cleaned + CLEAN_AT_LAST or all([hosted.used < now - SWEEP for hosted in self.loaded()])):
            self.cleaned = now
            gc.collect()

    async def _sweep(self) -> None:
        """Look after tables that go on over days, and forget those at which nobody is."""
        while True:
            await asyncio.sleep(SWEEP)
            self._clean()
            for hosted in self.loaded():
                if hosted.is_idle(time.monotonic() - IDLE):
                    await hosted.listing.leave()
                    hosted.close()
                    self.tables.pop(hosted.room.table, None)
            with contextlib.suppress(Busy, Unavailable, Unsure):
                for name in await self.store.due(time.time(), DUE_AT_ONCE):
                    with contextlib.suppress(NotLetIn, DamagedTable):
                        await self.table(name)
