"""A torn file loses what was torn off, never more, and never the server."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from lazaretto.server.store import Damaged, Store

from .desk import PLAYING, begun, behind, nobody, opened
from .tearing import NAMED, SET_ASIDE, WHOLE, History, anywhere, cuts, every_byte, flips, in_the_header, quick_folder, written

CUTS, FLIPS = 400, 200


@pytest.fixture(scope="module")
def history() -> Iterator[History]:
    with quick_folder() as folder:
        yield written(folder, tables=8, past=120, late=60)


@pytest.fixture
def folder() -> Iterator[Path]:
    with quick_folder() as folder:
        yield folder / "torn"


def test_a_cut_log_gives_a_prefix_of_every_table(history: History, folder: Path) -> None:
    lengths = sorted(random.Random(1).sample(range(len(history.log)), CUTS - 1)) + [len(history.log)]
    lost = list(cuts(history, folder, lengths))
    assert lost == sorted(lost, reverse=True) and lost[-1] == 0 and lost[0] > 50


def test_a_cut_at_every_byte_around_a_commit_is_exact(history: History, folder: Path) -> None:
    end = history.commits[-2][0]
    lost = list(cuts(history, folder, range(end - 3, end + 3)))
    assert lost == [2, 2, 2, 1, 1, 1]
    assert every_byte(history, 10) == range(len(history.log) - 10, len(history.log) + 1)


def test_a_flipped_bit_is_harmless_or_said(history: History, folder: Path) -> None:
    seen = list(flips(history, folder, anywhere(history, FLIPS, seed=1)))
    verdicts = [flip.verdict for flip in seen]
    assert len(seen) == FLIPS and verdicts.count(WHOLE) > 0 and verdicts.count(NAMED) > 0


def test_a_flipped_bit_in_the_header_is_harmless_or_said(folder: Path) -> None:
    """With all in the file: else the log has a newer header, and nobody looks at this one."""
    folder.mkdir()
    seen = list(flips(written(folder, tables=4, past=40, late=0), folder, islice(in_the_header(), 0, None, 3)))
    verdicts = [flip.verdict for flip in seen]
    assert len(seen) == 267 and verdicts.count(WHOLE) > 0 and verdicts.count(SET_ASIDE) > 0


async def test_a_changed_body_damages_its_own_table_only(url: str) -> None:
    async with opened(url) as store:
        for name in ("a", "b", "c"):
            await begun(store, name, b"one", b"two", b"three")
        with behind(url) as run:
            run("UPDATE entries SET body = ? WHERE table_id = 'b' AND number = 2", b"twp")
        with pytest.raises(Damaged, match="table b is damaged from entry 2 on") as caught:
            await store.read("b")
        assert (caught.value.table, caught.value.number) == ("b", 2)
        assert (await store.read("a"))[0] == (await store.read("c"))[0] == [b"one", b"two", b"three"]


@pytest.mark.parametrize("damage, number", [
    ("DELETE FROM entries WHERE table_id = 'a' AND number = 3", 3),
    ("DELETE FROM entries WHERE table_id = 'a' AND number = 1", 1),
    ("UPDATE entries SET digest = 'x' WHERE table_id = 'a' AND number = 2", 2),
    ("UPDATE tables SET number = 2 WHERE id = 'a'", 4),
    ("UPDATE tables SET digest = 'x' WHERE id = 'a'", 4),
])
async def test_a_log_that_does_not_fit_its_head_or_its_chain_is_damaged(url: str, damage: str, number: int) -> None:
    async with opened(url) as store:
        await begun(store, "a", b"one", b"two", b"three")
        with behind(url) as run:
            run(damage)
        with pytest.raises(Damaged) as caught:
            await store.read("a")
        assert caught.value.number == number


async def test_a_tail_that_the_log_does_not_run_through_is_damage(url: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one", b"two")
        with behind(url) as run:
            run("UPDATE entries SET digest = 'x' WHERE number = 2")
        with pytest.raises(Damaged) as caught:
            await store.read("a", tail)
        assert caught.value.number == 2


async def test_a_log_without_a_head_is_damage_and_not_a_table_that_never_was(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"
    async with opened(url) as store:
        await begun(store, "a", b"one")
        with behind(url) as run:
            run("DELETE FROM tables WHERE id = 'a'")
        for question in (store.read("a"), store.secret("a")):
            with pytest.raises(Damaged):
                await question


async def test_a_changed_secret_is_not_given(url: str) -> None:
    async with opened(url) as store:
        await begun(store, "a", b"one")
        with behind(url) as run:
            run("UPDATE tables SET secret = ?", b"other")
        with pytest.raises(Damaged):
            await store.secret("a")


async def test_a_row_that_stands_in_the_way_damages_its_own_append_only(url: str) -> None:
    """The head says two and a third entry is there: a write fails in the middle of a batch that holds others' too."""
    async with opened(url) as store:
        tails = {name: await begun(store, name, b"one", b"two") for name in ("a", "b", "c", "d")}
        with behind(url) as run:
            run("INSERT INTO entries (table_id, number, digest, body) VALUES ('b', 3, '', ?)", b"ghost")
        done = await asyncio.gather(*[store.append(name, tails[name], [b"three"], PLAYING) for name in tails], return_exceptions=True)
        assert [getattr(outcome, "number", None) for outcome in done] == [3, 3, 3, 3] and isinstance(done[1], Damaged)
        for name in ("a", "c", "d"):
            assert (await store.read(name))[0] == [b"one", b"two", b"three"]


@pytest.mark.parametrize("content", [b"not a database at all, but long enough to be looked at" * 100, b"SQLite format 3\x00" + bytes(8000)])
async def test_a_file_that_is_no_database_is_set_aside_and_said(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "store.db"
    path.write_bytes(content)
    Path(f"{path}-wal").write_bytes(b"its log")
    async with opened(f"sqlite:///{path}") as store:
        (warning,) = store.warnings
        await begun(store, "a", b"one")
    (aside,) = tmp_path.glob("store.db.damaged-*Z")
    assert aside.read_bytes() == content and Path(f"{aside}-wal").read_bytes() == b"its log"
    assert str(path) in warning and aside.name in warning and "\n" not in warning
    async with opened(f"sqlite:///{path}") as store:
        assert store.warnings == [] and (await store.read("a"))[0] == [b"one"]


async def test_a_malformed_schema_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    await (await Store.open(f"sqlite:///{path}", nobody)).close()
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA writable_schema = ON")
        file.execute("UPDATE sqlite_schema SET sql = 'CREATE TABEL' WHERE name = 'entries'")
    file.close()
    async with opened(f"sqlite:///{path}") as store:
        assert len(store.warnings) == 1
        await begun(store, "a", b"one")


async def test_what_is_set_aside_keeps_its_log(tmp_path: Path) -> None:
    """SQLite deletes a log when the last one closes its file."""
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    async with opened(f"sqlite:///{old}") as store:
        await begun(store, "a", b"one")
        with behind(f"sqlite:///{old}") as run:
            run("UPDATE schema SET version = version + 1")
        log = Path(f"{old}-wal").read_bytes()
        new.write_bytes(old.read_bytes())
        Path(f"{new}-wal").write_bytes(log)
    async with opened(f"sqlite:///{new}") as store:
        assert len(store.warnings) == 1
        await begun(store, "b", b"one")
    (kept,) = tmp_path.glob("new.db.damaged-*Z-wal")
    assert kept.read_bytes() == log


async def test_an_empty_file_is_a_new_one_but_not_if_a_log_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.touch()
    async with opened(f"sqlite:///{path}") as store:
        assert store.warnings == []
    path.write_bytes(b"")
    Path(f"{path}-wal").write_bytes(b"precious")
    async with opened(f"sqlite:///{path}") as store:
        assert len(store.warnings) == 1
    (log,) = tmp_path.glob("store.db.damaged-*Z-wal")
    assert log.read_bytes() == b"precious"


async def test_what_is_left_of_an_older_log_is_not_called_damage(tmp_path: Path) -> None:
    """SQLite begins a log again at its front when all of it is in the file, and leaves the rest lying."""
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    async with opened(f"sqlite:///{old}") as store:
        await begun(store, "a", *[bytes(3000)] * 20)
        with closing(sqlite3.connect(old, isolation_level=None)) as file:
            file.execute("PRAGMA wal_checkpoint(PASSIVE)")
        length = Path(f"{old}-wal").stat().st_size
        await begun(store, "b", b"one")
        assert Path(f"{old}-wal").stat().st_size == length
        new.write_bytes(old.read_bytes())
        Path(f"{new}-wal").write_bytes(Path(f"{old}-wal").read_bytes())
    async with opened(f"sqlite:///{new}") as store:
        assert store.warnings == [] and (await store.read("b"))[0] == [b"one"]


async def test_a_bit_flipped_in_the_log_is_said_and_the_log_is_kept(history: History, tmp_path: Path) -> None:
    """SQLite reads a log up to the first frame that is wrong, and is silent about the rest."""
    path = tmp_path / "store.db"
    path.write_bytes(history.file)
    torn = bytearray(history.log)
    torn[len(torn) // 2] ^= 1
    Path(f"{path}-wal").write_bytes(torn)
    async with opened(f"sqlite:///{path}") as store:
        (warning,) = store.warnings
        assert "the last entries of some tables may be missing" in warning
    (kept,) = tmp_path.glob("store.db-wal.damaged-*Z")
    assert kept.read_bytes() == torn
