"""What the tests of the store write, and how they look behind its back."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from typing import Any

import psycopg

from lazaretto.server.store import Standing, Store, Tail

PLAYING = Standing("playing", None, b"")


def nobody(table: str, number: int) -> None:
    """For who need not hear of others."""


@asynccontextmanager
async def opened(url: str, heard: Callable[[str, int], None] = nobody) -> AsyncIterator[Store]:
    """A store, closed in the end."""
    store = await Store.open(url, heard)
    try:
        yield store
    finally:
        await store.close()


async def begun(store: Store, table: str, *bodies: bytes, standing: Standing = PLAYING) -> Tail:
    """A table with these entries; its invite is made from its name."""
    return await store.create(table, "infected", invite_to(table), b"secret of " + table.encode(), bodies, standing)


def invite_to(table: str) -> str:
    return hashlib.sha256(table.encode()).hexdigest()


@contextmanager
def behind(url: str) -> Iterator[Callable[..., Any]]:
    """Runs statements that no store would; question marks are places."""
    if url.startswith("sqlite:///"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)) as file:
            yield lambda statement, *values: file.execute(statement, values)
    else:
        with psycopg.connect(url, autocommit=True) as server:
            yield lambda statement, *values: server.execute(statement.replace("?", "%s"), values)


async def until(happened: Callable[[], Any], seconds: float = 20.0) -> None:
    """Wait for something that comes by itself."""
    async with asyncio.timeout(seconds):
        while not happened():
            await asyncio.sleep(0.01)
