"""One process, one file, for its owner's eyes only, and on the disk."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from lazaretto.kernel import Mistake
from lazaretto.server.store import InUse, Store, Tail, Unavailable, sweeping
from lazaretto.server.store.sqlite import BUSY_SECONDS, SqliteConnection

from .desk import PLAYING, begun, behind, nobody, opened, until

SHORT_LOG = 100_000

OPEN_AND_SAY = """
import asyncio, sys
from lazaretto.server.store import InUse, Store
try:
    asyncio.run(Store.open(sys.argv[1], print))
except InUse as error:
    print(error)
"""


async def test_a_second_process_is_told_that_the_file_is_in_use(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(f"sqlite:///{path}"):
        said = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", OPEN_AND_SAY, f"sqlite:///{path}"], capture_output=True, text=True, timeout=60)
        assert said.stdout.strip() == f"{path} is in use by another process: stop that one, or name another file"
        with pytest.raises(InUse):
            await Store.open(f"sqlite:///{path}", nobody)
    async with opened(f"sqlite:///{path}") as store:
        await begun(store, "a", b"one")


async def test_only_the_owner_may_look(tmp_path: Path) -> None:
    path = tmp_path / "new" / "store.db"
    async with opened(f"sqlite:///{path}") as store:
        await begun(store, "a", b"one")
        assert path.parent.stat().st_mode & 0o777 == 0o700
        parts = sorted(part.name for part in path.parent.iterdir())
        assert parts == ["store.db", "store.db-shm", "store.db-wal", "store.db.lock"]
        assert {part.stat().st_mode & 0o777 for part in path.parent.iterdir()} == {0o600}


async def test_a_file_that_was_open_to_others_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.touch(mode=0o644)
    async with opened(f"sqlite:///{path}"):
        assert path.stat().st_mode & 0o777 == 0o600


async def test_every_connection_writes_through_to_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(f"sqlite:///{path}"):
        connection = SqliteConnection(path)
        connection.settle()
        found = {name: connection.run(f"PRAGMA {name}")[0] for name in ("journal_mode", "synchronous", "foreign_keys", "wal_autocheckpoint")}
        connection.close()
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "wal_autocheckpoint": 0}


def length_of_log(path: Path) -> int:
    return Path(f"{path}-wal").stat().st_size


async def grown(store: Store, tail: Tail, path: Path, length: int) -> Tail:
    """Written on until the log is so long."""
    while length_of_log(path) <= length:
        tail = await store.append("a", tail, [bytes(3000)], PLAYING)
    return tail


async def test_a_long_log_is_brought_into_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "LARGEST_WAL", SHORT_LOG)
    path = tmp_path / "store.db"
    async with opened(f"sqlite:///{path}") as store:
        tail = await begun(store, "a")
        for _ in range(3):
            tail = await grown(store, tail, path, SHORT_LOG)
            await until(lambda: length_of_log(path) < SHORT_LOG)
        assert (await store.read("a"))[1] == tail


async def test_answers_are_written_while_a_long_log_is_brought_into_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "LARGEST_WAL", SHORT_LOG)
    path, at_work, may_end, brooms = tmp_path / "store.db", threading.Event(), threading.Event(), []
    run = SqliteConnection.run

    def slowly(connection: SqliteConnection, statement: str, *values: object) -> object:
        if statement == sweeping.COPY:
            brooms.append(connection)
            at_work.set()
            assert may_end.wait(20)
        return run(connection, statement, *values)

    monkeypatch.setattr(SqliteConnection, "run", slowly)
    async with opened(f"sqlite:///{path}") as store:
        tail = await grown(store, await begun(store, "a"), path, SHORT_LOG)
        await until(at_work.is_set)
        for _ in range(20):
            tail = await asyncio.wait_for(store.append("a", tail, [b"meanwhile"], PLAYING), 5)
        assert len(brooms) == 1 and length_of_log(path) > SHORT_LOG
        may_end.set()
        await until(lambda: length_of_log(path) < SHORT_LOG)
        assert (await store.read("a"))[1] == tail


async def test_who_reads_for_long_holds_up_nobody_who_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "LARGEST_WAL", SHORT_LOG)
    path = tmp_path / "store.db"
    async with opened(f"sqlite:///{path}") as store:
        tail = await begun(store, "a", b"one")
        with behind(f"sqlite:///{path}") as look:
            look("BEGIN")
            look("SELECT count(*) FROM entries")
            for _ in range(4 * SHORT_LOG // 3000):
                tail = await asyncio.wait_for(store.append("a", tail, [bytes(3000)], PLAYING), BUSY_SECONDS / 2)
            assert length_of_log(path) > SHORT_LOG
            look("ROLLBACK")
        while length_of_log(path) > SHORT_LOG:
            tail = await store.append("a", tail, [bytes(3000)], PLAYING)
        assert (await store.read("a"))[1] == tail


async def test_a_store_that_cannot_be_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unavailable, match="cannot be opened"):
        await Store.open(f"sqlite:///{tmp_path}/file/store.db", nobody)
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(Unavailable, match="cannot be opened"):
        await Store.open(f"sqlite:///{tmp_path}/folder.db", nobody)
    with pytest.raises(Mistake, match="'mysql' is no database that is known here"):
        await Store.open("mysql://secret@host/x", nobody)


async def test_reading_does_not_wait_for_a_writer(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    async with opened(f"sqlite:///{path}") as store:
        tail = await begun(store, "a", b"one")
        with behind(f"sqlite:///{path}") as run:
            run("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(store.append("a", tail, [b"two"], PLAYING))
            assert (await store.read("a"))[0] == [b"one"] and not waiting.done()
            run("ROLLBACK")
        assert (await waiting).number == 2
