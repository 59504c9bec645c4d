"""Several processes on one PostgreSQL, and one that goes away and comes back."""

from __future__ import annotations

import asyncio
from typing import Any

import psycopg
import pytest

from lazaretto.server.store import EVERYTHING, Store, Tail, Taken, Unavailable, Unsure

from .desk import PLAYING, begun, nobody, opened, until


class Notices:
    """What a process heard of the others."""

    def __init__(self) -> None:
        self.notices: list[tuple[str, int]] = []

    def hear(self, table: str, number: int) -> None:
        self.notices.append((table, number))


async def test_of_two_processes_one_gets_the_number(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        tail = await begun(here, "a", b"one")
        done = await asyncio.gather(here.append("a", tail, [b"here"], PLAYING), there.append("a", tail, [b"there"], PLAYING))
        assert sorted(outcome is None for outcome in done) == [False, True]
        winner = b"here" if done[0] else b"there"
        assert (await here.read("a"))[0] == (await there.read("a"))[0] == [b"one", winner]


async def test_of_two_processes_one_gets_the_name(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        done = await asyncio.gather(begun(here, "a", b"here"), begun(there, "a", b"there"), return_exceptions=True)
        assert {type(outcome) for outcome in done} == {Tail, Taken}


async def test_processes_that_write_the_same_tables_do_not_lock_each_other(postgres_url: str) -> None:
    async with opened(postgres_url) as here, opened(postgres_url) as there:
        names = [f"table {number:02}" for number in range(30)]
        tails = dict(zip(names, await asyncio.gather(*[begun(here, name) for name in names])))
        for _ in range(5):
            done = await asyncio.gather(*[
                store.append(name, tails[name], [b"move"], PLAYING) for store, order in ((here, names), (there, names[::-1])) for name in order
            ])
            assert sum(tail is not None for tail in done) == len(names)
            tails = {name: (await here.read(name))[1] for name in names}


async def test_the_others_hear_of_an_append_and_one_does_not_hear_oneself(postgres_url: str) -> None:
    heard_here, heard_there = Notices(), Notices()
    async with opened(postgres_url, heard_here.hear) as here, opened(postgres_url, heard_there.hear) as there:
        tail = await begun(here, "a table", b"one")
        tail = await here.append("a table", tail, [b"two", b"three"], PLAYING)
        await until(lambda: heard_there.notices == [("a table", 1), ("a table", 3)])
        await there.append("a table", tail, [b"four"], PLAYING)
        await until(lambda: heard_here.notices)
        assert heard_here.notices == [("a table", 4)] and len(heard_there.notices) == 2


async def test_a_refused_append_is_not_heard(postgres_url: str) -> None:
    heard = Notices()
    async with opened(postgres_url) as here, opened(postgres_url, heard.hear):
        old = await begun(here, "a", b"one")
        tail = await here.append("a", old, [b"two"], PLAYING)
        assert await here.append("a", old, [b"rival", b"more"], PLAYING) is None
        await here.append("a", tail, [b"three"], PLAYING)
        await until(lambda: ("a", 3) in heard.notices)
        assert heard.notices == [("a", 1), ("a", 2), ("a", 3)]


async def test_a_listener_that_stumbles_goes_on_hearing(postgres_url: str) -> None:
    heard: list[str] = []

    def stumble(table: str, number: int) -> None:
        heard.append(table)
        raise ZeroDivisionError

    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
    async with opened(postgres_url) as here, opened(postgres_url, stumble):
        await begun(here, "a")
        await begun(here, "b")
        await until(lambda: heard == ["a", "b"])


async def test_a_store_outlives_a_restart_of_the_server(postgres: Any, postgres_url: str) -> None:
    """Nobody is told that something was written when it was not, nor the other way round; and it goes on by itself."""
    heard = Notices()
    async with opened(postgres_url, heard.hear) as store:
        tail = await begun(store, "a", b"0")
        outcomes: list[Tail | Exception] = []
        writing = asyncio.create_task(keep_appending(store, tail, outcomes))
        await until(lambda: len(outcomes) > 20)
        await asyncio.to_thread(postgres.stop)
        await until(lambda: isinstance(outcomes[-1], Unavailable))
        for question in (store.alive(), store.read("a"), store.append("a", tail, [b"late"], PLAYING)):
            with pytest.raises(Unavailable):
                await asyncio.wait_for(question, 5)
        assert heard.notices == []
        await asyncio.to_thread(postgres.start)
        await until(lambda: isinstance(outcomes[-1], Tail))
        writing.cancel()
        await until(lambda: (EVERYTHING, 0) in heard.notices)
        await store.alive()
        await check(store, outcomes)


async def keep_appending(store: Store, tail: Tail, outcomes: list[Tail | Exception]) -> None:
    """One after another; reads again when unsure."""
    while True:
        try:
            outcomes.append(await store.append("a", tail, [str(tail.number).encode()], PLAYING))
            tail = outcomes[-1]
        except Unavailable as error:
            outcomes.append(error)
            await asyncio.sleep(0.02)
        except Unsure as error:
            outcomes.append(error)
            tail = await read_when_back(store, tail, outcomes)


async def read_when_back(store: Store, tail: Tail, outcomes: list[Tail | Exception]) -> Tail:
    while True:
        try:
            return (await store.read("a", tail))[1]
        except Unavailable as error:
            outcomes.append(error)
            await asyncio.sleep(0.02)


async def check(store: Store, outcomes: list[Tail | Exception]) -> None:
    """Every acknowledged entry is there, and at most one more for each that was unsure, and the one that was cancelled."""
    bodies, tail = await store.read("a")
    acknowledged = [outcome.number for outcome in outcomes if isinstance(outcome, Tail)]
    unsure = sum(isinstance(outcome, Unsure) for outcome in outcomes)
    assert bodies[1:] == [str(number).encode() for number in range(1, tail.number)]
    assert len(acknowledged) == len(set(acknowledged)) and max(acknowledged) <= tail.number
    assert len(acknowledged) <= tail.number - 1 <= len(acknowledged) + unsure + 1


async def test_a_restart_while_all_are_idle_is_not_noticed(postgres: Any, postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        tail = await begun(store, "a", b"one")
        await store.read("a")
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        tail = await store.append("a", tail, [b"two"], PLAYING)
        assert await store.read("a") == ([b"one", b"two"], tail)


async def test_a_process_that_hangs_does_not_hold_the_others_for_ever(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        tail = await begun(store, "a", b"one")
        neighbour = await begun(store, "b", b"one")
        with psycopg.connect(postgres_url) as hanging:
            hanging.execute("UPDATE tables SET status = 'over' WHERE id = 'a'")
            wanted = [asyncio.ensure_future(store.append(name, end, [b"two"], PLAYING)) for name, end in (("a", tail), ("b", neighbour))]
            await asyncio.wait(wanted, timeout=30)
            done = [task.exception() or task.result() for task in wanted if task.done()]
            hanging.rollback()
        assert len(done) == 2 and isinstance(done[0], Unavailable) and done[1].number == 2
        assert (await store.append("a", tail, [b"two"], PLAYING)).number == 2


async def test_a_server_that_is_not_there_is_said(tmp_path: Any) -> None:
    with pytest.raises(Unavailable, match="cannot be used"):
        await Store.open(f"postgresql://nobody@/nothing?host={tmp_path}", nobody)
