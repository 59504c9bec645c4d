"""The tables of the database and how older ones become these.

A numbered list and thirty lines carry it out. Alembic would bring SQLAlchemy, a folder of scripts and a second way to describe three
tables; what we need of it is a number, an order and a transaction, and both databases undo a half-done CREATE by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from .entries import START, seal
from .errors import NewerSchema, Refused, Spoilt, StuckSchema

#: One text for both databases; the words in braces are each one's own.
SQLITE: Final = {"bytes": "BLOB", "float": "REAL", "integer": "INTEGER", "clustered": "WITHOUT ROWID"}
POSTGRESQL: Final = {"bytes": "BYTEA", "float": "DOUBLE PRECISION", "integer": "BIGINT", "clustered": ""}

#: Step n brings a database from version n - 1 to version n. A step that was released is never edited.
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY NOT NULL, game TEXT NOT NULL, invite TEXT NOT NULL UNIQUE, secret {bytes} NOT NULL, seal TEXT NOT NULL,
            created {float} NOT NULL, number {integer} NOT NULL, digest TEXT NOT NULL, status TEXT NOT NULL, due {float}, summary {bytes} NOT NULL
        ) {clustered}""",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id), number {integer} NOT NULL, digest TEXT NOT NULL, body {bytes} NOT NULL,
            PRIMARY KEY (table_id, number)
        ) {clustered}""",
        "CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX open_tables ON tables (created) WHERE status = 'open'",
    ),
    (
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            number {integer} NOT NULL, digest TEXT NOT NULL, made_by TEXT NOT NULL, seal TEXT NOT NULL, body {bytes} NOT NULL
        )""",
    ),
    (
        """CREATE TABLE wishes (
            table_id TEXT NOT NULL, seat {integer} NOT NULL, holder TEXT NOT NULL, address TEXT NOT NULL, language TEXT NOT NULL, stop TEXT NOT NULL,
            code TEXT NOT NULL, tries {integer} NOT NULL, asked {float} NOT NULL, told {integer} NOT NULL, reminded {integer} NOT NULL,
            number {integer} NOT NULL, look {float}, PRIMARY KEY (table_id, seat)
        ) {clustered}""",
        """CREATE TABLE letters (
            id TEXT PRIMARY KEY NOT NULL, table_id TEXT NOT NULL, seat {integer} NOT NULL, kind TEXT NOT NULL, question {integer} NOT NULL,
            address TEXT NOT NULL, reader TEXT NOT NULL, body {bytes} NOT NULL, made {float} NOT NULL, tries {integer} NOT NULL, due {float}
        ) {clustered}""",
    ),
)


class Scribe(Protocol):
    """Runs one statement and gives the first row of its answer, if there is one."""

    def __call__(self, statement: str, *values: object) -> Sequence[object] | None: ...


def migrate(run: Scribe, words: dict[str, str]) -> None:
    """Bring the database to the newest version, inside the caller's transaction."""
    run("CREATE TABLE IF NOT EXISTS schema (version {integer} NOT NULL, seal TEXT NOT NULL)".format(**words))
    version = version_found(run)
    newest = len(STEPS)
    if version > newest:
        raise NewerSchema(
            f"the database has version {version} and this program knows versions up to {newest}: start the newer program, or name another database"
        )
    bring_on(run, words, version)
    run("DELETE FROM schema")
    run("INSERT INTO schema (version, seal) VALUES (?, ?)", newest, seal_of(newest))


def bring_on(run: Scribe, words: dict[str, str], version: int) -> None:
    """The steps that are missing. A step that fails on a database with a version is our fault: no reason to call its file damaged."""
    try:
        for step in STEPS[version:]:
            for statement in step:
                run(statement.format(**words))
    except (Spoilt, Refused) as error:
        if version == 0:
            raise
        raise StuckSchema(f"the database could not be brought from version {version} to {len(STEPS)}, and is as it was: {error}") from error


def version_found(run: Callable[[str], Sequence[object] | None]) -> int:
    """The version the database says it has; a flipped bit there must not look like a newer one."""
    row = run("SELECT version, seal FROM schema")
    if row is None:
        return 0
    version, sealed = row
    if not isinstance(version, int) or sealed != seal_of(version):
        raise Spoilt("the version of the database is damaged")
    return version


def seal_of(version: int) -> str:
    """Bound to the number, as everything outside the logs is."""
    return seal(START, str(version).encode())
