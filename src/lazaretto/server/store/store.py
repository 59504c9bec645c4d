"""The store as its callers see it."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from ...kernel import Mistake
from .entries import START, Snapshot, Standing, Tail, chained
from .errors import Taken
from .jobs import Append, Create, Forget, Keep
from .link import Rest
from .outbox import Outbox
from .reading import ALIVE, due_first, invited_to, listed_first, log_after, secret_of
from .readers import Readers
from .snapshots import Kept, kept_of
from .sqlite_file import SqliteFile
from .wishes import Wishes
from .writer import Writer

if TYPE_CHECKING:
    from .listening import Listener
    from .postgres import Postgres

SQLITE: Final = "sqlite:///"
POSTGRESQL: Final = ("postgresql://", "postgres://")


@final
class Store:
    """The logs of all tables, in a SQLite file or in PostgreSQL."""

    def __init__(self, database: SqliteFile | Postgres, listener: Listener | None) -> None:
        self._database = database
        self._listener = listener
        rest = Rest()
        self._writer = Writer(database.connect, rest)
        self._readers = Readers(database.connect, rest, count=database.readers)
        self._mail = Readers(database.connect, rest, count=1)
        self.wishes: Final = Wishes(self._mail)
        self.outbox: Final = Outbox(self._mail)

    @classmethod
    async def open(cls, url: str, heard: Callable[[str, int], None]) -> Store:
        """The store at sqlite:///path or postgresql://…; `heard` is called in the event loop with what another process appended."""
        if url.startswith(SQLITE):
            return cls(await asyncio.to_thread(SqliteFile, Path(url.removeprefix(SQLITE))), None)
        if url.startswith(POSTGRESQL):
            return cls(*await reached(url, heard))
        raise Mistake(f"{url.partition(':')[0]!r} is no database that is known here: sqlite:///path or postgresql://server/database")

    @property
    def warnings(self) -> list[str]:
        """What the owner should know about the opening, each in one sentence."""
        return self._database.warnings

    @property
    def is_shared(self) -> bool:
        """Other processes may write here too."""
        return self._listener is not None

    async def create(self, table: str, game: str, invite: str, secret: bytes, bodies: Sequence[bytes], standing: Standing) -> Tail:
        """A new table, its secret and its first entries; raises Taken if its name or its invite is another's."""
        tail = await self._writer.ask(Create(table, game, invite, secret, chained(START, bodies), standing, time.time()))
        if tail is None:
            raise Taken(f"there is a table {table} already, or one with this invite")
        return tail

    def append(self, table: str, tail: Tail, bodies: Sequence[bytes], standing: Standing) -> asyncio.Future[Tail | None]:
        """All bodies after the tail, or none of them and None: the log does not end there any more."""
        return self._writer.ask(Append(table, tail, chained(tail, bodies), standing))

    async def read(self, table: str, tail: Tail = START) -> tuple[list[bytes], Tail]:
        """What was written after the tail, and the new tail; raises NoSuchTable or Damaged."""
        return await self._readers.ask(lambda connection: log_after(connection, table, tail))

    async def secret(self, table: str) -> bytes:
        """The table's secret; raises NoSuchTable or Damaged."""
        return await self._readers.ask(lambda connection: secret_of(connection, table))

    async def keep(self, table: str, snapshot: Snapshot) -> None:
        """The table's snapshot from now on."""
        await self._writer.ask(Keep(table, snapshot))

    async def forget(self, table: str) -> None:
        """The table's snapshot is of no more use."""
        await self._writer.ask(Forget(table))

    async def kept(self, table: str) -> Kept:
        """All that is kept of the table; raises NoSuchTable or Damaged, or TornSnapshot if only its log can be trusted."""
        return await self._readers.ask(lambda connection: kept_of(connection, table))

    async def invited(self, invite: str) -> str | None:
        """The table that this invite, as a digest, is for."""
        return await self._readers.ask(lambda connection: invited_to(connection, invite))

    async def listed(self, limit: int) -> list[bytes]:
        """The summaries of open tables that are listed, newest first."""
        return await self._readers.ask(lambda connection: listed_first(connection, limit))

    async def due(self, before: float, limit: int) -> list[str]:
        """The tables, open or playing, that were due before this time, the longest due first."""
        return await self._readers.ask(lambda connection: due_first(connection, before, limit))

    async def alive(self) -> None:
        """Does the database answer? Raises Unavailable."""
        await self._readers.ask(lambda connection: list(connection.rows(ALIVE)))

    async def close(self) -> None:
        """Wait for what is queued, then let go of the database."""
        await self._writer.close()
        await self._readers.close()
        await self._mail.close()
        if self._listener is not None:
            await self._listener.close()
        self._database.close()


async def reached(url: str, heard: Callable[[str, int], None]) -> tuple[Postgres, Listener]:
    """Only who names a PostgreSQL database needs its driver."""
    try:
        from .listening import Listener
        from .postgres import Postgres
    except ImportError:
        raise Mistake("PostgreSQL needs the driver psycopg: pip install 'psycopg[binary]', or use sqlite:///path") from None
    origin = secrets.token_hex()
    database = await asyncio.to_thread(Postgres, url, origin)
    listener = Listener(url, origin, heard)
    await listener.start()
    return database, listener
