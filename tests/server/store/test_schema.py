"""An older database becomes this one, a newer one is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from lazaretto.server.store import NewerSchema, Snapshot, Store, StuckSchema
from lazaretto.server.store import schema as schemas
from lazaretto.server.store.schema import STEPS, seal_of

from .desk import begun, behind, nobody, opened

NEWEST = len(STEPS)
NEXT_STEP = ("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'", "CREATE TABLE colours (name TEXT)")


def with_steps(monkeypatch: pytest.MonkeyPatch, *more: tuple[str, ...]) -> None:
    """As if the program were newer."""
    monkeypatch.setattr(schemas, "STEPS", (*STEPS, *more))


async def test_a_new_database_gets_every_step_and_a_second_start_none(url: str) -> None:
    async with opened(url) as store:
        await begun(store, "a", b"one")
    async with opened(url) as store:
        assert (await store.read("a"))[0] == [b"one"]


async def test_an_older_database_is_brought_on_with_what_it_holds(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one")
    with_steps(monkeypatch, NEXT_STEP)
    async with opened(url) as store:
        assert await store.read("a") == ([b"one"], tail)
        with behind(url) as run:
            run("UPDATE tables SET colour = 'blue'")
            run("INSERT INTO colours VALUES ('green')")


async def test_a_database_of_the_first_version_is_brought_on_and_keeps_snapshots(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as older:
        older.setattr(schemas, "STEPS", STEPS[:1])
        async with opened(url) as store:
            tail = await begun(store, "a", b"one")
    async with opened(url) as store:
        assert (await store.kept("a")).snapshot is None and await store.read("a") == ([b"one"], tail)
        await store.keep("a", Snapshot(tail, "us", b"packed"))
        assert (await store.kept("a")).snapshot == Snapshot(tail, "us", b"packed")


async def test_a_newer_database_is_refused_in_a_clear_sentence(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as newer:
        with_steps(newer, NEXT_STEP)
        async with opened(url) as store:
            await begun(store, "a", b"one")
    with pytest.raises(NewerSchema, match=f"the database has version {NEWEST + 1} and this program knows versions up to {NEWEST}: start the newer program"):
        await Store.open(url, nobody)
    with_steps(monkeypatch, NEXT_STEP)
    async with opened(url) as store:
        assert (await store.read("a"))[0] == [b"one"]


async def test_a_step_that_fails_leaves_the_old_database(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(url) as store:
        await begun(store, "a", b"one")
    with monkeypatch.context() as newer:
        with_steps(newer, (NEXT_STEP[0], "CREATE NONSENSE"))
        with pytest.raises(StuckSchema, match=f"from version {NEWEST} to {NEWEST + 1}, and is as it was"):
            await Store.open(url, nobody)
    async with opened(url) as store:
        assert (await store.read("a"))[0] == [b"one"] and store.warnings == []
        with behind(url) as run, pytest.raises(Exception, match="colour"):
            run("UPDATE tables SET colour = 'blue'")


async def test_several_processes_may_start_at_once(postgres_url: str) -> None:
    stores = await asyncio.gather(*[Store.open(postgres_url, nobody) for _ in range(5)])
    try:
        await asyncio.gather(*[begun(store, f"table {number}", b"one") for number, store in enumerate(stores)])
        assert (await stores[0].read("table 4"))[0] == [b"one"]
    finally:
        await asyncio.gather(*[store.close() for store in stores])


async def test_a_flipped_version_is_damage_and_not_a_newer_program(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    async with opened(url):
        pass
    with behind(url) as run:
        run("UPDATE schema SET version = version + 2")
    async with opened(url) as store:
        assert "damaged" in store.warnings[0]
    assert seal_of(NEWEST) != seal_of(NEWEST + 2)
