"""A log is appended to at its end, by one at a time, and read as it was written."""

from __future__ import annotations

import asyncio
import hashlib

import pytest

from lazaretto.server.store import START, NoSuchTable, Standing, Store, Tail, Taken, Unavailable

from .desk import PLAYING, begun, invite_to, opened

TABLES, RACERS, APPENDS_EACH = 50, 2, 20


async def test_what_is_appended_is_read_in_order(url: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one", b"two")
        tail = await store.append("a", tail, [b"three", b"\x00four"], PLAYING)
        assert await store.read("a") == ([b"one", b"two", b"three", b"\x00four"], tail)
        assert tail.number == 4


async def test_the_digest_binds_an_entry_to_all_before_it(url: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one", b"two")
        first = hashlib.sha256(b"one").hexdigest()[:16]
        assert tail == Tail(2, hashlib.sha256(first.encode() + b"two").hexdigest()[:16])


async def test_reading_on_from_a_tail_gives_what_is_new(url: str) -> None:
    async with opened(url) as store:
        early = await begun(store, "a", b"one")
        late = await store.append("a", early, [b"two"], PLAYING)
        assert await store.read("a", early) == ([b"two"], late)
        assert await store.read("a", late) == ([], late)


async def test_a_table_may_begin_without_entries(url: str) -> None:
    async with opened(url) as store:
        assert await begun(store, "a") == START
        assert await store.read("a") == ([], START)
        assert (await store.append("a", START, [b"one"], PLAYING)).number == 1


async def test_nothing_is_written_where_another_entry_stands(url: str) -> None:
    async with opened(url) as store:
        old = await begun(store, "a", b"one")
        tail = await store.append("a", old, [b"two"], PLAYING)
        assert await store.append("a", old, [b"rival", b"and more"], Standing("over", None, b"")) is None
        assert await store.read("a") == ([b"one", b"two"], tail)


async def test_nothing_is_written_after_an_end_that_has_another_digest(url: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one")
        assert await store.append("a", Tail(tail.number, "0" * 16), [b"two"], PLAYING) is None
        assert await store.read("a") == ([b"one"], tail)


async def test_of_rivals_in_one_batch_one_wins_and_the_neighbours_are_not_hurt(url: str) -> None:
    async with opened(url) as store:
        tails = {table: await begun(store, table, b"begin") for table in ("a", "b", "c")}
        wanted = [("b", b"first"), ("a", b"neighbour"), ("b", b"second"), ("c", b"neighbour"), ("b", b"third")]
        done = await asyncio.gather(*[store.append(table, tails[table], [body], PLAYING) for table, body in wanted])
        won = [body for (table, body), tail in zip(wanted, done) if table == "b" and tail]
        assert len(won) == 1 and (await store.read("b"))[0] == [b"begin", *won]
        assert (await store.read("a"))[0] == (await store.read("c"))[0] == [b"begin", b"neighbour"]


async def test_an_append_to_no_table_writes_nothing(url: str) -> None:
    async with opened(url) as store:
        assert await store.append("nowhere", START, [b"one"], PLAYING) is None
        with pytest.raises(NoSuchTable):
            await store.read("nowhere")
        with pytest.raises(NoSuchTable):
            await store.secret("nowhere")


async def test_names_and_invites_are_taken_once(url: str) -> None:
    async with opened(url) as store:
        await begun(store, "a", b"one")
        with pytest.raises(Taken):
            await store.create("a", "bristol", "another invite", b"", [b"rival"], PLAYING)
        with pytest.raises(Taken):
            await store.create("b", "bristol", invite_to("a"), b"", [b"rival"], PLAYING)
        assert (await store.read("a"))[0] == [b"one"]
        assert await store.invited(invite_to("a")) == "a" and await store.invited("unknown") is None
        assert await store.secret("a") == b"secret of a"


async def test_a_closed_store_opens_again_as_it_was(url: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one")
        tail = await store.append("a", tail, [b"two"], PLAYING)
    async with opened(url) as store:
        assert store.warnings == []
        assert await store.read("a") == ([b"one", b"two"], tail)
        assert await store.append("a", tail, [b"three"], PLAYING)


async def test_two_thousand_racing_appends_keep_every_number_once_and_in_order(url: str) -> None:
    async with opened(url) as store:
        names = [f"table {number}" for number in range(TABLES)]
        await asyncio.gather(*[begun(store, name) for name in names])
        await asyncio.gather(*[race(store, name, racer) for name in names for racer in range(RACERS)])
        for name in names:
            bodies, tail = await store.read(name)
            assert tail.number == len(bodies) == RACERS * APPENDS_EACH
            for racer in range(RACERS):
                assert [body for body in bodies if body.startswith(f"{racer} ".encode())] == [f"{racer} {turn}".encode() for turn in range(APPENDS_EACH)]


async def race(store: Store, table: str, racer: int) -> None:
    """Append in turn, reading again whenever the other was quicker."""
    tail = START
    for turn in range(APPENDS_EACH):
        while (after := await store.append(table, tail, [f"{racer} {turn}".encode()], PLAYING)) is None:
            _, tail = await store.read(table, tail)
        tail = after


async def test_closing_waits_for_what_is_queued(url: str) -> None:
    async with opened(url) as store:
        names = [f"table {number}" for number in range(100)]
        waiting = [asyncio.create_task(begun(store, name, b"one")) for name in names]
        await asyncio.sleep(0)
        await store.close()
        assert [tail.number for tail in await asyncio.gather(*waiting)] == [1] * len(names)
        with pytest.raises(Unavailable):
            await begun(store, "late")
        with pytest.raises(Unavailable):
            await store.read("table 1")
