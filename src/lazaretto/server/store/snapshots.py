"""Snapshots beside the logs: at most one a table, the newest. No log needs them, and whatever is wrong with one says nothing about its log."""

from __future__ import annotations

from typing import Final, NamedTuple

from .entries import START, Snapshot, Tail, seal
from .errors import Damaged, TornSnapshot
from .jobs import Connection, Forget, Keep
from .reading import gathered, log_after, secret_of

#: The same text for both databases.
KEEP: Final = """
    INSERT INTO snapshots (table_id, number, digest, made_by, seal, body) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE
    SET number = excluded.number, digest = excluded.digest, made_by = excluded.made_by, seal = excluded.seal, body = excluded.body"""
FORGET: Final = "DELETE FROM snapshots WHERE table_id = ?"
NEWEST: Final = "SELECT number, digest, made_by, seal, body FROM snapshots WHERE table_id = ?"


class Kept(NamedTuple):
    """All that is kept of a table: its secret, its snapshot if it has one, and what was written after that."""

    secret: bytes
    snapshot: Snapshot | None
    bodies: list[bytes]
    tail: Tail


def values_of(job: Keep | Forget) -> tuple[object, ...]:
    """What goes into the places of its statement."""
    if isinstance(job, Forget):
        return (job.table,)
    snapshot = job.snapshot
    return job.table, snapshot.tail.number, snapshot.tail.digest, snapshot.made_by, sealed(snapshot), snapshot.body


def kept_of(connection: Connection, table: str) -> Kept:
    """The table, by one visit to the database: a thousand are asked for when the server has started anew. TornSnapshot, if only its log can be trusted."""
    secret, snapshot = secret_of(connection, table), newest(connection, table)
    try:
        return Kept(secret, snapshot, *log_after(connection, table, START if snapshot is None else snapshot.tail))
    except Damaged as error:
        if snapshot is None:
            raise
        raise TornSnapshot(table, str(error)) from error


def newest(connection: Connection, table: str) -> Snapshot | None:
    """The snapshot of a table, if there is one; TornSnapshot if it is not the one that was written."""
    rows, whole = gathered(connection.rows(NEWEST, table))
    if whole and not rows:
        return None
    if not whole or not all([isinstance(value, kind) for value, kind in zip(rows[0], (int, str, str, str, bytes))]):
        raise TornSnapshot(table)
    number, digest, made_by, written, body = rows[0]
    snapshot = Snapshot(Tail(number, digest), made_by, body)
    if sealed(snapshot) != written:
        raise TornSnapshot(table)
    return snapshot


def sealed(snapshot: Snapshot) -> str:
    """Binds the parts to each other."""
    return seal(snapshot.tail, f"{snapshot.tail.number} {snapshot.made_by} ".encode() + snapshot.body)
