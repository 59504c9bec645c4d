"""What a test sees that opens the database itself, whichever of the two it is."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Any

import psycopg


@contextlib.contextmanager
def inside(database: str) -> Iterator[Any]:
    """A connection of our own; what was changed is kept."""
    if database.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as store, store:
            yield store
    else:
        with psycopg.connect(database) as store:
            yield store


def asked(database: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    """The rows of a query whose blanks are question marks."""
    with inside(database) as store:
        return list(store.execute(query if database.startswith("sqlite") else query.replace("?", "%s"), values))


def changed(database: str, query: str, *values: object) -> None:
    with inside(database) as store:
        store.execute(query if database.startswith("sqlite") else query.replace("?", "%s"), values)


def everything(database: str) -> str:
    """All that is kept there, as text; bytes also in hexadecimal digits."""
    if database.startswith("sqlite"):
        with inside(database) as store:
            return "\n".join(store.iterdump())
    names = [name for (name,) in asked(database, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")]
    return "\n".join([as_text(value) for name in names for row in asked(database, f'SELECT * FROM "{name}"') for value in row])


def as_text(value: object) -> str:
    return f"{value.decode(errors='replace')} {value.hex().upper()}" if isinstance(value, bytes) else str(value)
