"""One page of the file is destroyed: what does not lie on it is still found."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from lazaretto.server.store import Damaged, Standing
from lazaretto.server.store.reading import DUE, LISTED

from .desk import PLAYING, begun, invite_to, opened

PAGE = 4096
INTERIOR_INDEX_PAGE, NO_PAGE = 2, 0xFF
LAST_CHILD = slice(8, 12)
TABLES = 600
NAMES = [f"table {number:03}" for number in range(TABLES)]


def destroy_last_leaf(path: Path, tree: str) -> None:
    """The kind of the last leaf of a table or an index becomes none that there is."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (tree,)).fetchone()
    content = bytearray(path.read_bytes())
    page = root
    while content[(page - 1) * PAGE] == INTERIOR_INDEX_PAGE:
        page = int.from_bytes(content[(page - 1) * PAGE:][LAST_CHILD])
    assert page != root, "the tree has one page only"
    content[(page - 1) * PAGE] = NO_PAGE
    path.write_bytes(content)


async def fill(path: Path) -> None:
    async with opened(f"sqlite:///{path}") as store:
        standings = [Standing("open", float(number), f"summary {number}".encode()) for number in range(TABLES)]
        await asyncio.gather(*[begun(store, name, b"one", b"two", standing=standing) for name, standing in zip(NAMES, standings)])


async def test_a_destroyed_index_hides_no_table_that_is_due_or_open(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    await fill(path)
    for index in ("due_tables", "open_tables"):
        destroy_last_leaf(path, index)
    async with opened(f"sqlite:///{path}") as store:
        assert await store.due(1e9, TABLES) == NAMES
        assert await store.due(10.0, 3) == NAMES[:3]
        assert sorted(await store.listed(TABLES)) == sorted(f"summary {number}".encode() for number in range(TABLES))
        assert len(await store.listed(5)) == 5
        assert (await store.read(NAMES[-1]))[0] == [b"one", b"two"]


async def test_a_destroyed_index_of_invites_turns_nobody_away(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    await fill(path)
    destroy_last_leaf(path, "sqlite_autoindex_tables_2")
    async with opened(f"sqlite:///{path}") as store:
        assert [await store.invited(invite_to(name)) for name in NAMES] == NAMES
        assert await store.invited("f" * 64) is None


async def test_a_destroyed_page_of_heads_leaves_the_others_to_be_played(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    await fill(path)
    destroy_last_leaf(path, "tables")
    async with opened(f"sqlite:///{path}") as store:
        assert store.warnings == []
        found = await asyncio.gather(*[store.read(name) for name in NAMES], return_exceptions=True)
        hurt = [name for name, outcome in zip(NAMES, found) if isinstance(outcome, Damaged)]
        whole = {name: outcome[1] for name, outcome in zip(NAMES, found) if not isinstance(outcome, Exception)}
        assert 0 < len(hurt) < 60 and hurt == NAMES[-len(hurt):] and len(hurt) + len(whole) == TABLES
        assert set(await store.due(1e9, TABLES)) >= set(whole)
        assert await store.invited(invite_to(NAMES[0])) == NAMES[0]
        outcomes = await asyncio.gather(
            *[store.append(name, tail, [b"three"], PLAYING) for name, tail in whole.items()],
            *[store.append(name, whole[NAMES[0]], [b"three"], PLAYING) for name in hurt], return_exceptions=True,
        )
        assert [outcome.number for outcome in outcomes[:len(whole)]] == [3] * len(whole)
        assert {type(outcome) for outcome in outcomes[len(whole):]} == {Damaged}
        with pytest.raises(Damaged):
            await store.secret(hurt[0])


async def test_what_the_lobby_and_the_sweeper_ask_has_an_index(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    await fill(path)
    with closing(sqlite3.connect(path)) as file:
        for query, values, index in ((DUE, (5.0, 10), "due_tables"), (LISTED, (10,), "open_tables")):
            plan = " ".join(row[3] for row in file.execute(f"EXPLAIN QUERY PLAN {query}", values))
            assert f"USING INDEX {index}" in plan or f"USING COVERING INDEX {index}" in plan, plan
