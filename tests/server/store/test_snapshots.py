"""What is kept beside a log to save time: replaced, thrown away, and never trusted when it was touched."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from lazaretto.server.store import Damaged, Snapshot, Tail, TornSnapshot

from .desk import PLAYING, begun, behind, opened

PAGE = 4096
LONG = bytes(range(256)) * 100                  # over several pages of a file


async def test_of_a_table_the_newest_snapshot_is_kept(url: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one")
        later = await store.append("a", tail, [b"two"], PLAYING)
        assert later is not None and (await store.kept("a")).snapshot is None
        await store.keep("a", Snapshot(tail, "us", LONG))
        await store.keep("a", Snapshot(later, "us", b"newer"))
    async with opened(url) as store:
        assert (await store.kept("a")).snapshot == Snapshot(later, "us", b"newer")
        assert await store.read("a") == ([b"one", b"two"], later)


async def test_a_snapshot_that_is_thrown_away_is_gone_and_its_log_is_not(url: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one")
        await store.keep("a", Snapshot(tail, "us", b"packed"))
        await store.forget("a")
        await store.forget("a")
        assert (await store.kept("a")).snapshot is None and await store.read("a") == ([b"one"], tail)


async def test_a_snapshot_goes_with_its_table(url: str) -> None:
    async with opened(url) as store:
        await store.keep("a", Snapshot(await begun(store, "a", b"one"), "us", b"packed"))
        await store.keep("b", Snapshot(await begun(store, "b", b"one"), "us", b"packed"))
    with behind(url) as run:
        if url.startswith("sqlite"):
            run("PRAGMA foreign_keys = ON")                    # as the store's own connections have it
        run("DELETE FROM entries WHERE table_id = 'a'")
        run("DELETE FROM tables WHERE id = 'a'")
        assert run("SELECT table_id FROM snapshots").fetchall() == [("b",)]


async def test_there_is_no_snapshot_of_a_table_that_is_not_there(url: str) -> None:
    async with opened(url) as store:
        with pytest.raises(Damaged):
            await store.keep("a", Snapshot(Tail(1, "digest"), "us", b"packed"))
        with behind(url) as run:
            assert not run("SELECT table_id FROM snapshots").fetchall()


async def test_a_snapshot_of_which_the_log_knows_nothing_is_not_given_out(url: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one")
        await store.keep("a", Snapshot(Tail(tail.number, "another digest"), "us", b"packed"))
        with pytest.raises(TornSnapshot):
            await store.kept("a")
        assert await store.read("a") == ([b"one"], tail)


async def test_a_snapshot_that_cannot_be_kept_spoils_nothing_that_is_written_with_it(url: str) -> None:
    async with opened(url) as store:
        tails = [await begun(store, f"table {number}", b"one") for number in range(8)]
        written = [store.append(f"table {number}", tail, [b"two"], PLAYING) for number, tail in enumerate(tails)]
        kept, *ends = await asyncio.gather(store.keep("nowhere", Snapshot(tails[0], "us", b"packed")), *written, return_exceptions=True)
        assert isinstance(kept, Damaged)
        assert [(await store.read(f"table {number}"))[1] for number in range(8)] == ends


@pytest.mark.parametrize("change", ["body = ?", "made_by = 'them'", "number = number + 1", "number = number - 1", "digest = 'another'", "seal = 'another'"])
async def test_a_snapshot_that_was_touched_is_not_given_out(url: str, change: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one")
        await store.keep("a", Snapshot(tail, "us", LONG))
        with behind(url) as run:
            run(f"UPDATE snapshots SET {change}", *[LONG[:-1]] * change.count("?"))
        with pytest.raises(TornSnapshot):
            await store.kept("a")
        assert await store.read("a") == ([b"one"], tail)
        await store.keep("a", Snapshot(tail, "us", b"anew"))
        assert (await store.kept("a")).snapshot == Snapshot(tail, "us", b"anew")


async def test_a_snapshot_on_a_destroyed_page_does_not_touch_the_log(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(f"sqlite:///{path}") as store:
        tail = await begun(store, "a", b"one")
        await store.keep("a", Snapshot(tail, "us", LONG))
    destroy(path, "snapshots")
    async with opened(f"sqlite:///{path}") as store:
        with pytest.raises(TornSnapshot):
            await store.kept("a")
        with pytest.raises(Damaged):
            await store.keep("a", Snapshot(tail, "us", b"anew"))
        assert await store.append("a", tail, [b"two"], PLAYING) is not None
        assert (await store.read("a"))[0] == [b"one", b"two"] and store.warnings == []


def destroy(path: Path, tree: str) -> None:
    """The root of this table becomes rubbish."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (tree,)).fetchone()
    content = bytearray(path.read_bytes())
    content[(root - 1) * PAGE:root * PAGE] = b"\xff" * PAGE
    path.write_bytes(content)
