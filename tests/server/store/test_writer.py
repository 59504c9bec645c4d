"""The writer: groups, acknowledgements and failures, on a database that does as it is told."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from types import SimpleNamespace

import pytest

from lazaretto.server.store import Standing, START, Damaged, Unavailable, Unsure
from lazaretto.server.store import link as links
from lazaretto.server.store import writer as writers
from lazaretto.server.store.entries import chained
from lazaretto.server.store.errors import Lost, Refused, Spoilt
from lazaretto.server.store.jobs import Append, Create, Job
from lazaretto.server.store.link import Rest
from lazaretto.server.store.writer import Writer

from .desk import PLAYING, until


class Pretended:
    """A connection that notes what it is asked, and fails or waits where it is told to."""

    def __init__(self) -> None:
        self.batches: list[list[str]] = []
        self.committed: list[str] = []
        self.connections = 0
        self.gate = threading.Event()
        self.gate.set()
        self.tidy_gate = threading.Event()
        self.tidy_gate.set()
        self.when_carrying_out: Callable[[Sequence[Job]], None] = lambda jobs: None
        self.when_committing: Callable[[], None] = lambda: None
        self.when_connecting: Callable[[], None] = lambda: None

    def connect(self) -> Pretended:
        self.connections += 1
        self.when_connecting()
        return self

    def begin(self) -> None:
        self.batches.append([])

    def carry_out(self, jobs: Sequence[Job]) -> list[bool]:
        self.when_carrying_out(jobs)
        self.batches[-1] = [job.table for job in jobs]
        return [True] * len(jobs)

    def commit(self) -> None:
        assert self.gate.wait(20)
        self.when_committing()
        self.committed += self.batches[-1]

    def rollback(self) -> None:
        self.batches.pop()

    def tidy(self) -> None:
        assert self.tidy_gate.wait(20)

    def close(self) -> None: ...


def append(table: str) -> Append:
    return Append(table, START, chained(START, [b"body"]), PLAYING)


def asked(writer: Writer, *tables: str) -> list[asyncio.Task[object]]:
    return [asyncio.ensure_future(writer.ask(append(table))) for table in tables]


async def test_what_is_asked_during_a_transaction_goes_into_the_next() -> None:
    database = Pretended()
    database.gate.clear()
    writer = Writer(database.connect, Rest())
    first = asked(writer, "first")
    await until(lambda: database.batches == [["first"]])
    rest = asked(writer, "c", "a", "b")
    await asyncio.sleep(0.01)
    database.gate.set()
    await asyncio.gather(*first, *rest)
    assert database.batches == [["first"], ["a", "b", "c"]]
    await writer.close()


async def test_nothing_is_acknowledged_before_the_commit_has_returned() -> None:
    database = Pretended()
    database.gate.clear()
    writer = Writer(database.connect, Rest())
    (waiting,) = asked(writer, "a")
    await until(lambda: database.batches == [["a"]])
    assert not (await asyncio.wait([waiting], timeout=0.05))[0]
    database.gate.set()
    assert (await waiting).number == 1
    await writer.close()


async def test_nobody_waits_until_all_is_tidy() -> None:
    database = Pretended()
    database.tidy_gate.clear()
    writer = Writer(database.connect, Rest())
    assert (await asyncio.wait_for(writer.ask(append("a")), 10)).number == 1
    database.tidy_gate.set()
    await writer.close()


async def test_a_caller_who_went_away_does_not_stop_the_others_from_being_told() -> None:
    database = Pretended()
    database.gate.clear()
    writer = Writer(database.connect, Rest())
    waiting = asked(writer, "first")
    await until(lambda: database.batches == [["first"]])
    gone, *rest = asked(writer, "a", "b", "c")
    await asyncio.sleep(0.01)
    gone.cancel()
    database.gate.set()
    done = await asyncio.wait_for(asyncio.gather(*waiting, *rest), 10)
    assert [tail.number for tail in done] == [1, 1, 1] and database.committed == ["first", "a", "b", "c"]
    await writer.close()


async def test_a_batch_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "LARGEST_BATCH", 4)
    database = Pretended()
    database.gate.clear()
    writer = Writer(database.connect, Rest())
    waiting = asked(writer, "first")
    await until(lambda: database.batches)
    waiting += asked(writer, *"abcdefghij")
    await asyncio.sleep(0.01)
    database.gate.set()
    await asyncio.gather(*waiting)
    assert [len(batch) for batch in database.batches] == [1, 4, 4, 2]
    await writer.close()


async def test_who_comes_soon_after_many_is_written_with_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "GATHERS", 0.3)
    database = Pretended()
    database.gate.clear()
    writer = Writer(database.connect, Rest())
    waiting = asked(writer, "first")
    await until(lambda: database.batches)
    waiting += asked(writer, "a", "b", "c")
    await asyncio.sleep(0.01)
    database.gate.set()
    await asyncio.gather(*waiting)
    late = asked(writer, "d")
    await asyncio.sleep(0.05)
    late += asked(writer, "e")
    await asyncio.gather(*late)
    assert database.batches == [["first"], ["a", "b", "c"], ["d", "e"]]
    begun = time.monotonic()
    await asyncio.gather(*asked(writer, "alone"))
    assert time.monotonic() - begun < 0.3, "after a few nobody is waited for"
    await writer.close()


async def test_a_full_queue_is_said_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "LONGEST_QUEUE", 2)
    database = Pretended()
    database.gate.clear()
    writer = Writer(database.connect, Rest())
    waiting = asked(writer, "first")
    await until(lambda: database.batches)
    waiting += asked(writer, "second", "third")
    await asyncio.sleep(0)
    with pytest.raises(Unavailable, match="too much is waiting"):
        await writer.ask(append("fourth"))
    database.gate.set()
    await asyncio.gather(*waiting)
    await writer.close()


async def test_a_failed_commit_leaves_everybody_in_the_batch_unsure_and_the_connection_is_made_anew() -> None:
    database = Pretended()
    writer = Writer(database.connect, Rest())

    def fail() -> None:
        database.when_committing = lambda: None
        raise Lost("the line is dead")

    database.when_committing = fail
    (failed,) = await asyncio.gather(*asked(writer, "a"), return_exceptions=True)
    assert isinstance(failed, Unsure)
    assert (await writer.ask(append("b"))).number == 1
    assert database.connections == 2 and database.committed == ["b"]
    await writer.close()


@pytest.mark.parametrize("trouble, told", [(Spoilt("a page"), Damaged), (Refused("a deadlock"), Unavailable)])
async def test_one_bad_job_does_not_hurt_its_neighbours(trouble: Exception, told: type[Exception]) -> None:
    database = Pretended()
    database.gate.clear()
    writer = Writer(database.connect, Rest())

    def refuse(jobs: Sequence[Job]) -> None:
        if any(job.table == "bad" for job in jobs):
            raise trouble

    waiting = asked(writer, "first")
    await until(lambda: database.batches == [["first"]])
    database.when_carrying_out = refuse
    waiting += asked(writer, "a", "bad", "c", "d", "e")
    await asyncio.sleep(0.01)
    database.gate.set()
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert isinstance(done.pop(2), told) and [tail.number for tail in done] == [1] * 5
    assert sorted(database.committed) == ["a", "c", "d", "e", "first"]
    await writer.close()


async def test_a_connection_that_died_while_idle_is_not_noticed_by_the_caller() -> None:
    database = Pretended()
    writer = Writer(database.connect, Rest())

    def die(jobs: Sequence[Job]) -> None:
        database.when_carrying_out = lambda jobs: None
        raise Lost("the server was restarted")

    database.when_carrying_out = die
    assert (await writer.ask(append("a"))).number == 1
    assert database.connections == 2 and database.committed == ["a"]
    await writer.close()


async def test_while_the_database_is_away_nobody_waits_and_it_is_not_stormed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "FIRST_PAUSE", 3600.0)
    monkeypatch.setattr(links, "LONGEST_PAUSE", 3600.0)
    database = Pretended()

    def away() -> None:
        raise Lost("no route")

    database.when_connecting = away
    writer = Writer(database.connect, Rest())
    for _ in range(50):
        with pytest.raises(Unavailable):
            await writer.ask(append("a"))
    assert database.connections == 1
    await writer.close()


def test_the_pause_grows_and_ends_with_success(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(links, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    database, away, tried = Pretended(), True, []

    def knock() -> Pretended:
        tried.append(clock[0])
        if away:
            raise Lost("no route")
        return database

    link = links.Link(knock, Rest())
    while clock[0] < 30:
        with pytest.raises(Unavailable):
            link.take()
        clock[0] += 1 / 16      # exact, so that equal pauses are equal
    pauses = [later - sooner for sooner, later in pairwise(tried)]
    assert pauses == sorted(pauses) and pauses[0] < 0.2 and pauses[-1] == 2.0
    away = False
    clock[0] += links.LONGEST_PAUSE
    assert link.take() is database is link.take()


def test_what_one_link_finds_out_the_others_know() -> None:
    rest, away = Rest(), True

    def knock() -> Pretended:
        if away:
            raise Lost("no route")
        return Pretended()

    first, second, third = [links.Link(knock, rest) for _ in range(3)]
    with pytest.raises(Unavailable, match="no route"):
        first.take()
    with pytest.raises(Unavailable, match="in a moment"):
        second.take()
    away = False
    time.sleep(links.FIRST_PAUSE)
    third.take(), first.take(), second.take()


async def test_a_fault_of_ours_does_not_let_everybody_wait_for_ever() -> None:
    database = Pretended()
    writer = Writer(database.connect, Rest())

    def stumble(jobs: Sequence[Job]) -> None:
        database.when_carrying_out = lambda jobs: None
        raise ZeroDivisionError

    database.when_carrying_out = stumble
    with pytest.raises(Unsure, match="ZeroDivisionError"):
        await writer.ask(append("a"))
    assert (await writer.ask(append("b"))).number == 1
    await writer.close()


async def test_new_tables_come_before_appends_and_each_kind_in_the_order_of_names() -> None:
    database = Pretended()
    database.gate.clear()
    writer = Writer(database.connect, Rest())
    waiting = asked(writer, "first")
    await until(lambda: database.batches)
    waiting += asked(writer, "z", "y")
    waiting.append(asyncio.ensure_future(writer.ask(Create("zz", "", "zz", b"", (), Standing("open", None, b""), 0.0))))
    await asyncio.sleep(0.01)
    database.gate.set()
    await asyncio.gather(*waiting)
    assert database.batches[1] == ["zz", "y", "z"]
    await writer.close()
