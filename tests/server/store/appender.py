"""Appends to many tables until it is killed, and prints every entry once it was acknowledged."""

from __future__ import annotations

import asyncio
import sys

from lazaretto.server.store import START, Standing, Store

TABLES = 20
PLAYING = Standing("playing", None, b"")


async def append_for_ever(store: Store, table: str) -> None:
    tail = await store.create(table, "infected", f"invite to {table}", b"", [], PLAYING)
    assert tail == START
    while True:
        body = f"{table}:{tail.number + 1}"
        tail = await store.append(table, tail, [body.encode()], PLAYING)
        print(body, flush=True)


async def main(url: str) -> None:
    store = await Store.open(url, lambda table, number: None)
    await asyncio.gather(*[append_for_ever(store, f"table{number}") for number in range(TABLES)])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
