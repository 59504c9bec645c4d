"""The questions that are put to the database, and the distrust of its answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from .entries import START, Entry, Tail, following, seal
from .errors import Damaged, NoSuchTable, Spoilt
from .jobs import Connection

#: The head of the log and its rows in one statement, so that both are from the same moment.
LOG: Final = """
    SELECT t.number, t.digest, e.number, e.digest, e.body FROM tables t LEFT JOIN entries e ON e.table_id = t.id AND e.number >= ?
    WHERE t.id = ? ORDER BY e.number"""
ORPHANS: Final = "SELECT number FROM entries WHERE table_id = ? LIMIT 1"
SECRET: Final = "SELECT secret, seal FROM tables WHERE id = ?"
INVITED: Final = "SELECT id FROM tables WHERE invite = ?"
LISTED: Final = "SELECT summary FROM tables WHERE status = 'open' AND length(summary) > 0 ORDER BY created DESC, id LIMIT ?"
DUE: Final = "SELECT id FROM tables WHERE due < ? AND status IN ('open', 'playing') ORDER BY due, id LIMIT ?"
EVERY_TABLE: Final = "SELECT id, invite, status, due, created, summary FROM tables ORDER BY id {way}"
NEXT_TABLE: Final = "SELECT id, invite, status, due, created, summary FROM tables WHERE id {beyond} ? ORDER BY id {way} LIMIT 1"
ALIVE: Final = "SELECT version FROM schema"


class Head(NamedTuple):
    """What is kept of a table beside its log; in a damaged file any of it may be anything."""

    table: str
    invite: str
    status: str
    due: Any
    created: Any
    summary: Any


def log_after(connection: Connection, table: str, tail: Tail) -> tuple[list[bytes], Tail]:
    """What was written after the tail, and the new tail."""
    rows, whole = gathered(connection.rows(LOG, tail.number, table))
    if not rows:
        raise missing(connection, table) if whole else Damaged(table, tail.number + 1)
    entries = [Entry(*row[2:]) for row in rows if row[2] is not None]
    reached = held_against_the_chain(table, tail, entries)
    if not whole or reached != Tail(*rows[0][:2]):
        raise Damaged(table, reached.number + 1)
    return [entry.body for entry in entries if entry.number > tail.number], reached


def gathered(rows: Iterable[Sequence[Any]]) -> tuple[list[Sequence[Any]], bool]:
    """The rows until the first that cannot be read, and whether there was none such."""
    found = []
    try:
        for row in rows:
            found.append(row)
    except Spoilt:
        return found, False
    return found, True


def held_against_the_chain(table: str, tail: Tail, entries: Sequence[Entry]) -> Tail:
    """Where the entries end; the first is the tail's own, if it has one."""
    if tail != START:
        if not entries or (entries[0].number, entries[0].digest) != (tail.number, tail.digest):
            raise Damaged(table, tail.number)
        entries = entries[1:]
    for number, digest, body in entries:
        if not isinstance(body, bytes) or following(tail, body) != Tail(number, digest):
            raise Damaged(table, tail.number + 1)
        tail = Tail(number, digest)
    return tail


def missing(connection: Connection, table: str) -> Exception:
    """A table that never was, or one whose head was lost."""
    orphans, whole = gathered(connection.rows(ORPHANS, table))
    return NoSuchTable(table) if whole and not orphans else Damaged(table, 1)


def secret_of(connection: Connection, table: str) -> bytes:
    """The secret, if it is still the one that was written."""
    rows, whole = gathered(connection.rows(SECRET, table))
    if not rows:
        raise missing(connection, table) if whole else Damaged(table, 1)
    secret, sealed = rows[0]
    if not isinstance(secret, bytes) or sealed != seal(START, secret):
        raise Damaged(table, 1)
    return secret


def invited_to(connection: Connection, invite: str) -> str | None:
    """The table of an invite."""
    rows, whole = gathered(connection.rows(INVITED, invite))
    if not whole:
        rows = [(head.table,) for head in survivors(connection) if head.invite == invite]
    return rows[0][0] if rows else None


def listed_first(connection: Connection, limit: int) -> list[bytes]:
    """The summaries of open tables, the newest first."""
    rows, whole = gathered(connection.rows(LISTED, limit))
    if whole:
        return [row[0] for row in rows]
    heads = [head for head in survivors(connection) if head.status == "open" and isinstance(head.summary, bytes) and head.summary]
    return [head.summary for head in sorted(heads, key=lambda head: (-head.created, head.table))][:limit]


def due_first(connection: Connection, before: float, limit: int) -> list[str]:
    """The tables somebody must look at, the longest due first."""
    rows, whole = gathered(connection.rows(DUE, before, limit))
    if whole:
        return [row[0] for row in rows]
    heads = [head for head in survivors(connection) if head.status in ("open", "playing") and head.due is not None and head.due < before]
    return [head.table for head in sorted(heads, key=lambda head: (head.due, head.table))][:limit]


def survivors(connection: Connection) -> list[Head]:
    """Every head that can be reached from either end, when an index or a page between is damaged."""
    found: dict[str, Head] = {}
    for way, beyond in (("ASC", ">"), ("DESC", "<")):
        rows, whole = gathered(connection.rows(EVERY_TABLE.format(way=way)))
        if rows and not whole:  # the driver looks one row ahead, and keeps a good row to itself if the next is bad
            rows += gathered(connection.rows(NEXT_TABLE.format(way=way, beyond=beyond), rows[-1][0]))[0]
        found.update((row[0], Head(*row)) for row in rows)
    return [head for head in found.values() if isinstance(head.created, float) and isinstance(head.due, float | None)]
