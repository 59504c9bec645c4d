"""SQLite: one file, one process, one fsync a group."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from .entries import START, Entry, seal
from .errors import Lost, Spoilt
from .jobs import Append, Create, Forget, Job, Keep
from .snapshots import FORGET, KEEP, values_of
from .sweeping import Sweeper

BUSY_SECONDS: Final = 5.0
SWEEPING_SECONDS: Final = 0.05

#: The connection or the disk is at fault, not what the file holds.
OF_THE_WORLD: Final = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_AUTH, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_MISUSE,
}
PRIMARY_CODE: Final = 0xFF

#: A log is cut off whole or not at all only if no page of it was copied into the file before it was emptied: so no checkpoint by SQLite's own choice.
SETTINGS: Final = (
    "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", "PRAGMA wal_autocheckpoint = 0",
    "PRAGMA cell_size_check = ON", "PRAGMA trusted_schema = OFF",
)

CREATE: Final = """
    INSERT INTO tables (id, game, invite, secret, seal, created, number, digest, status, due, summary)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
ADVANCE: Final = "UPDATE tables SET number = ?, digest = ?, status = ?, due = ?, summary = ? WHERE id = ? AND number = ? AND digest = ?"
ENTRY: Final = "INSERT INTO entries (table_id, number, digest, body) VALUES (?, ?, ?, ?)"


@contextmanager
def plainly() -> Iterator[None]:
    """The driver's errors in the store's words."""
    try:
        yield
    except (sqlite3.Error, sqlite3.Warning) as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
        raise (Lost if code & PRIMARY_CODE in OF_THE_WORLD else Spoilt)(str(error)) from error
    except (MemoryError, OverflowError, ValueError) as error:  # a damaged length may ask for more than there is
        raise Spoilt(str(error)) from error


class SqliteConnection:
    """A connection to the file; once settled, durable when `commit` returns."""

    def __init__(self, path: Path, patience: float = BUSY_SECONDS) -> None:
        self._sweeper = Sweeper(Path(f"{path}-wal"), lambda: settled(path, SWEEPING_SECONDS))
        with plainly():
            self._driver = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
            self._driver.text_factory = lambda text: text.decode(errors="replace")

    def settle(self) -> None:
        """The first look at the file; without it nothing is durable."""
        for setting in SETTINGS:
            self.run(setting)

    def rows(self, query: str, *values: object) -> Iterator[Sequence[Any]]:
        with plainly():
            yield from self._driver.execute(query, values)

    def run(self, statement: str, *values: object) -> Sequence[Any] | None:
        """One statement, and the first row of its answer."""
        with plainly():
            row: Sequence[Any] | None = self._driver.execute(statement, values).fetchone()
            return row

    def begin(self) -> None:
        self.run("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.run("COMMIT")

    def rollback(self) -> None:
        if self._driver.in_transaction:
            self.run("ROLLBACK")

    def carry_out(self, jobs: Sequence[Job]) -> list[bool]:
        with plainly():
            return [self._carried_out(job) for job in jobs]

    def _carried_out(self, job: Job) -> bool:
        match job:
            case Create():
                return self._created(job)
            case Append():
                return self._appended(job)
            case Keep() | Forget():
                return self._driver.execute(KEEP if isinstance(job, Keep) else FORGET, values_of(job)).rowcount == 1

    def _created(self, job: Create) -> bool:
        standing = job.standing
        values = (
            job.table, job.game, job.invite, job.secret, seal(START, job.secret), job.created,
            job.end.number, job.end.digest, standing.status, standing.due, standing.summary,
        )
        return self._driver.execute(CREATE, values).rowcount == 1 and self._entered(job.table, job.entries)

    def _appended(self, job: Append) -> bool:
        standing = job.standing
        values = (job.end.number, job.end.digest, standing.status, standing.due, standing.summary, job.table, job.tail.number, job.tail.digest)
        return self._driver.execute(ADVANCE, values).rowcount == 1 and self._entered(job.table, job.entries)

    def _entered(self, table: str, entries: Sequence[Entry]) -> bool:
        self._driver.executemany(ENTRY, [(table, *entry) for entry in entries])
        return True

    def tidy(self) -> None:
        """Have a long write-ahead log brought into the file."""
        self._sweeper.look()

    def close(self) -> None:
        """A connection that was given up because it failed may fail again here; the file is as it is."""
        self._sweeper.rest()
        with suppress(sqlite3.Error):
            self._driver.close()


def settled(path: Path, patience: float = BUSY_SECONDS) -> SqliteConnection:
    """A connection that writes through to the disk; it waits so long for others who write."""
    connection = SqliteConnection(path, patience)
    try:
        connection.settle()
    except BaseException:
        connection.close()
        raise
    return connection
