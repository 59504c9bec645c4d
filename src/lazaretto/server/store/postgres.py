"""PostgreSQL: any number of processes, told of each other's entries."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from typing import Any, Final

import psycopg
from psycopg import errors
from psycopg.conninfo import make_conninfo

from .entries import START, seal
from .errors import Lost, Refused, Spoilt, Unavailable
from .jobs import Append, Create, Forget, Job, Keep
from .schema import POSTGRESQL, migrate
from .snapshots import FORGET, KEEP, values_of

CHANNEL: Final = "lazaretto"
#: Any number, the same in every version of this program: who starts at the same moment waits for the one who migrates.
MIGRATION_LOCK: Final = 1350
MIGRATION_WAIT: Final = "SET LOCAL lock_timeout = '60s'"

#: A process that hangs must not hold the others' tables for long, and a commit that returned must be on the disk whatever the role's settings say.
SETTINGS: Final = "-c lock_timeout=1s -c idle_in_transaction_session_timeout=5s -c synchronous_commit=on"
#: How soon a server that went silent counts as lost.
PATIENCE: Final = {"connect_timeout": 3, "tcp_user_timeout": 10_000, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 2}

CREATE: Final = """
    WITH head AS (
        INSERT INTO tables (id, game, invite, secret, seal, created, number, digest, status, due, summary)
        VALUES (%(table)s, %(game)s, %(invite)s, %(secret)s, %(seal)s, %(created)s, %(end)s, %(digest)s, %(status)s, %(due)s, %(summary)s)
        ON CONFLICT DO NOTHING RETURNING id
    ), """
APPEND: Final = """
    WITH head AS (
        UPDATE tables SET number = %(end)s, digest = %(digest)s, status = %(status)s, due = %(due)s, summary = %(summary)s
        WHERE id = %(table)s AND number = %(number)s AND digest = %(before)s RETURNING id
    ), """
#: One statement a job, so that a whole batch goes out at once; it answers with a row if the head was as the job needs it.
ENTRIES_AND_NOTICE: Final = """written AS (
        INSERT INTO entries (table_id, number, digest, body)
        SELECT head.id, e.number, e.digest, e.body
        FROM head, unnest(%(numbers)s::bigint[], %(digests)s::text[], %(bodies)s::bytea[]) AS e (number, digest, body)
    ) SELECT pg_notify(%(channel)s, %(notice)s) FROM head"""
STATEMENTS: Final = {
    Create: CREATE + ENTRIES_AND_NOTICE, Append: APPEND + ENTRIES_AND_NOTICE, Keep: KEEP.replace("?", "%s"), Forget: FORGET.replace("?", "%s"),
}

Values = dict[str, object] | tuple[object, ...]
"""What goes into the places of a statement, by name or in order."""


def patient(url: str) -> str:
    """The address, and how long to wait for it."""
    return make_conninfo(url, **PATIENCE)


class PostgresConnection:
    """A connection to the server; durable when `commit` returns."""

    def __init__(self, url: str, origin: str) -> None:
        self._origin = origin
        try:
            self._driver = psycopg.connect(patient(url), autocommit=True, options=SETTINGS)
        except psycopg.Error as error:
            raise Lost(str(error)) from error

    @contextmanager
    def _plainly(self) -> Iterator[None]:
        """The driver's errors in the store's words."""
        try:
            yield
        except (psycopg.IntegrityError, errors.DataCorrupted, errors.IndexCorrupted) as error:
            raise Spoilt(str(error)) from error
        except psycopg.Error as error:
            raise (Lost if self._driver.closed else Refused)(str(error)) from error

    def rows(self, query: str, *values: object) -> Iterator[Sequence[Any]]:
        with self._plainly():
            yield from self._driver.execute(query.replace("?", "%s").encode(), values)

    def run(self, statement: str, *values: object) -> Sequence[Any] | None:
        """One statement, and the first row of its answer."""
        with self._plainly():
            cursor = self._driver.execute(statement.replace("?", "%s").encode(), values)
            return cursor.fetchone() if cursor.description else None

    def begin(self) -> None:
        self.run("BEGIN")

    def commit(self) -> None:
        """A transaction that was spoilt answers ROLLBACK, and raises nothing."""
        with self._plainly():
            if self._driver.execute("COMMIT").statusmessage != "COMMIT":
                raise Refused("the transaction was rolled back")

    def rollback(self) -> None:
        self.run("ROLLBACK")

    def carry_out(self, jobs: Sequence[Job]) -> list[bool]:
        with self._plainly():
            return [done for kind, alike in groupby(jobs, type) for done in self._sent(STATEMENTS[kind], [self._values(job) for job in alike])]

    def _sent(self, statement: str, values: Sequence[Values]) -> Iterator[bool]:
        with self._driver.cursor() as cursor:
            cursor.executemany(statement.encode(), values, returning=True)
            yield cursor.rowcount == 1
            while cursor.nextset():
                yield cursor.rowcount == 1

    def _values(self, job: Job) -> Values:
        match job:
            case Append():
                return {**self._new(job), "number": job.number, "before": job.tail.digest}
            case Create():
                own = {"game": job.game, "invite": job.invite, "secret": job.secret, "seal": seal(START, job.secret), "created": job.created}
                return {**self._new(job), **own}
            case Keep() | Forget():
                return values_of(job)

    def _new(self, job: Create | Append) -> dict[str, object]:
        standing, entries, end = job.standing, job.entries, job.end
        return {
            "table": job.table, "end": end.number, "digest": end.digest, "status": standing.status, "due": standing.due, "summary": standing.summary,
            "numbers": [entry.number for entry in entries], "digests": [entry.digest for entry in entries], "bodies": [entry.body for entry in entries],
            "channel": CHANNEL, "notice": f"{self._origin} {end.number} {job.table}",
        }

    def tidy(self) -> None:
        """The server tidies by itself."""

    def close(self) -> None:
        self._driver.close()


class Postgres:
    """A database on a server."""

    readers: Final = 3

    def __init__(self, url: str, origin: str) -> None:
        self.warnings: Final[list[str]] = []
        self._url = url
        self._origin = origin
        try:
            self._make_ready()
        except (Lost, Spoilt, Refused) as error:
            raise Unavailable(f"the database cannot be used: {error}") from error

    def _make_ready(self) -> None:
        connection = self.connect()
        try:
            connection.begin()
            connection.run(MIGRATION_WAIT)
            connection.run("SELECT pg_advisory_xact_lock(?)", MIGRATION_LOCK)
            migrate(connection.run, POSTGRESQL)
            connection.commit()
        finally:
            connection.close()

    def connect(self) -> PostgresConnection:
        return PostgresConnection(self._url, self._origin)

    def close(self) -> None:
        """Nothing is held."""
