"""The SQLite file itself: who may open it, and what becomes of one that is past use."""

from __future__ import annotations

import fcntl
import os
import secrets
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from .entries import START, Standing, chained
from .errors import InUse, Lost, Spoilt, Unavailable
from .jobs import Create, Job
from .schema import SQLITE, migrate
from .sqlite import SqliteConnection, settled
from .torn import keep_unread, set_aside

OWNER_ONLY: Final = 0o600
OWNER_ONLY_FOLDER: Final = 0o700

#: A file in which none of so many new tables can be created is past use; one damaged leaf does not stop them all.
PROBES: Final = 5


class SqliteFile:
    """One process's hold on one file."""

    readers: Final = 1

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.warnings: Final[list[str]] = []
        self._lock = locked(path)
        try:
            self._begin()
        except BaseException:
            self.close()
            raise

    def _begin(self) -> None:
        try:
            try:
                self._make_ready()
            except Spoilt:
                self._make_ready()
        except (Lost, OSError) as error:
            raise Unavailable(f"{self.path} cannot be opened: {error}") from error

    def _make_ready(self) -> None:
        """A file that is past use is set aside before it is closed: SQLite, closing, deletes the log by its name."""
        with ExitStack() as closing:
            try:
                self._look_through(closing)
            except Spoilt as error:
                aside = set_aside(self.path)
                self.warnings.append(f"{self.path} cannot be used ({error}): it was set aside as {aside.name} and a new file was begun")
                raise

    def _look_through(self, closing: ExitStack) -> None:
        refuse_to_lose_the_log(self.path)
        os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
        self.path.chmod(OWNER_ONLY)
        connection = SqliteConnection(self.path)
        closing.callback(connection.close)
        connection.settle()
        connection.run("SELECT count(*) FROM sqlite_schema")
        self.warnings.extend(keep_unread(self.path))
        connection.begin()
        migrate(connection.run, SQLITE)
        connection.commit()
        probe(connection)

    def connect(self) -> SqliteConnection:
        return settled(self.path)

    def close(self) -> None:
        """Once: the number of a closed file may already be another's."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1


def locked(path: Path) -> int:
    """A lock beside the file, for as long as this process wants it."""
    try:
        path.parent.mkdir(mode=OWNER_ONLY_FOLDER, parents=True, exist_ok=True)
        lock = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, OWNER_ONLY)
    except OSError as error:
        raise Unavailable(f"{path} cannot be opened: {error}") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise InUse(f"{path} is in use by another process: stop that one, or name another file") from None
    return lock


def refuse_to_lose_the_log(path: Path) -> None:
    """SQLite deletes the write-ahead log of an empty file without a word."""
    wal = Path(f"{path}-wal")
    if path.exists() and path.stat().st_size == 0 and wal.exists() and wal.stat().st_size > 0:
        raise Spoilt("it is empty, but a write-ahead log lies beside it")


def probe(connection: SqliteConnection) -> None:
    """Can new tables be created and the old be looked at? Nothing of it stays."""
    trouble: Spoilt | None = None
    for _ in range(PROBES):
        try:
            connection.begin()
            connection.carry_out([stranger()])
            return
        except Spoilt as error:
            trouble = error
        finally:
            connection.rollback()
    assert trouble is not None
    raise trouble


def stranger() -> Job:
    """A table that nobody asked for, named as the real ones are: by chance."""
    name = secrets.token_hex()
    return Create(name, "", name, b"", chained(START, (b"",)), Standing("open", 0.0, b""), 0.0)
