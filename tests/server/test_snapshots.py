"""A long table is opened by its snapshot; whatever is wrong with that, it is opened by its log, and is the same."""

from __future__ import annotations

import asyncio
import logging
import zlib
from dataclasses import replace

import pytest

from lazaretto.hosting.happenings import written
from lazaretto.hosting.taking import TAKE
from lazaretto.hosting.snapshot import MADE_BY, may_be_packed, packed
from lazaretto.server import snapshots
from lazaretto.server.snapshots import found
from lazaretto.server.store import Damaged, Snapshot, Standing, Store, Tail
from lazaretto.server.store.entries import START, chained, end_of
from lazaretto.server.turns import Turns
from lazaretto.wire import messages as m

from ..hosting.company import Company
from ..hosting.test_room import state_of
from .looking_inside import asked, changed
from .parlour import in_a_loop
from .visiting import PATIENCE, at_seat, key, played_out, solo

TABLE = "the-table"
PLAYING = Standing("playing", None, b"")
SINCE = 6                               # questions after the snapshot
CUTS = 40


class Shelved:
    """A table in a store, in the middle of its game, and a snapshot of it that is some entries old."""

    def __init__(self, seed: int = 7) -> None:
        company = Company("bristol", 4, 2, secret=bytes([seed]) * 32).begin().play_on(8)
        while not may_be_packed(company.room):
            company.answer_all()
        self.body, self.number = packed(company.room), company.room.number
        company.play_on(SINCE)
        self.room, self.log = company.room, [written(it) for it in company.happened]

    @property
    def snapshot(self) -> Snapshot:
        return Snapshot(end_of(chained(START, self.log[:self.number]), START), MADE_BY, self.body)

    async def put(self, store: Store) -> Tail:
        return await store.create(TABLE, "bristol", "invite", self.room.secret, self.log, PLAYING)


async def nobody_hears(url: str) -> Store:
    return await Store.open(url, lambda table, number: None)


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """All that any room takes from now on."""
    happened: list[object] = []
    for kind, take in TAKE.items():
        monkeypatch.setitem(TAKE, kind, lambda room, it, take=take: (happened.append(it), take(room, it)))
    return happened


@in_a_loop
async def test_a_table_is_opened_by_its_snapshot_and_what_was_written_since(database, taken, caplog):
    shelved, store = Shelved(), await nobody_hears(database)
    tail = await shelved.put(store)
    await store.keep(TABLE, shelved.snapshot)
    taken.clear()
    by_snapshot = await found(store, TABLE, Turns())
    assert (by_snapshot.tail, by_snapshot.kept, len(taken)) == (tail, shelved.number, len(shelved.log) - shelved.number)
    assert state_of(by_snapshot.room) == state_of(shelved.room)
    assert not caplog.records and (await store.kept(TABLE)).snapshot == shelved.snapshot
    await store.close()


def other_moments(shelved: Shelved) -> dict[str, Snapshot]:
    """Each well written, and of no use."""
    it, other = shelved.snapshot, Shelved(seed=8)
    return {
        "of another version": replace(it, made_by="another"),
        "beyond the log": replace(it, tail=Tail(len(shelved.log) + 1, it.tail.digest)),
        "far beyond the log": replace(it, tail=Tail(2 ** 40, it.tail.digest)),
        "before the log": replace(it, tail=START),
        "of another log": replace(it, tail=Tail(it.tail.number, "0" * 16)),
        "of another entry": replace(it, tail=end_of(chained(START, shelved.log[:shelved.number - 1]), START)),
        "of another table": replace(it, body=other.body),
        "empty": replace(it, body=b""),
    }


def is_other(bent: bytes, body: bytes) -> bool:
    """A bit here and there says nothing in what zlib packs."""
    try:
        return zlib.decompress(bent) != zlib.decompress(body)
    except zlib.error:
        return True


@in_a_loop
async def test_whatever_is_wrong_with_a_snapshot_the_table_is_opened_by_its_log(database, caplog):
    shelved, store = Shelved(), await nobody_hears(database)
    tail = await shelved.put(store)
    body = shelved.body
    places = range(0, len(body), len(body) // CUTS)
    cut = {f"cut at {at}": replace(shelved.snapshot, body=body[:at]) for at in places}
    wrong = {at: body[:at] + bytes([body[at] ^ 16]) + body[at + 1:] for at in places}
    bent = {f"bent at {at}": replace(shelved.snapshot, body=other) for at, other in wrong.items() if is_other(other, body)}
    assert len(bent) > CUTS // 2
    for what, useless in {**other_moments(shelved), **cut, **bent}.items():
        await store.keep(TABLE, useless)
        caplog.clear()
        opened = await found(store, TABLE, Turns())
        assert (opened.tail, opened.kept) == (tail, 0), what
        assert state_of(opened.room) == state_of(shelved.room), what
        assert (await store.kept(TABLE)).snapshot is None, what
        assert [record.levelno for record in caplog.records] == [logging.WARNING] and TABLE in caplog.text, what
    await store.close()


@in_a_loop
@pytest.mark.parametrize("change", ["body = ?", "number = number + 1", "made_by = 'another'", "digest = 'another'", "seal = ''"])
async def test_a_snapshot_that_was_touched_in_the_store_is_thrown_away(database, change, caplog):
    shelved, store = Shelved(), await nobody_hears(database)
    await shelved.put(store)
    await store.keep(TABLE, shelved.snapshot)
    changed(database, f"UPDATE snapshots SET {change}", *[shelved.body[1:]] * change.count("?"))
    opened = await found(store, TABLE, Turns())
    assert opened.kept == 0 and state_of(opened.room) == state_of(shelved.room) and "thrown away" in caplog.text
    assert (await store.kept(TABLE)).snapshot is None
    await store.close()


@in_a_loop
async def test_a_snapshot_does_not_hide_that_what_came_after_it_is_damaged(database):
    shelved, store = Shelved(), await nobody_hears(database)
    await shelved.put(store)
    await store.keep(TABLE, shelved.snapshot)
    changed(database, "UPDATE entries SET body = ? WHERE number = ?", b"{}", len(shelved.log))
    with pytest.raises(Damaged):
        await found(store, TABLE, Turns())
    await store.close()


def kept(near) -> list[int]:
    return [number for (number,) in asked(near.database, "SELECT number FROM snapshots")]


def settled(near, table: str):
    """The table, once it has done all that it wanted to do later."""
    async def done() -> None:
        while hosted.chores.tasks:
            await asyncio.wait(hosted.chores.tasks)

    hosted = near.hall.tables[table].result()
    asyncio.run_coroutine_threadsafe(done(), near.hall.sweeping.get_loop()).result(PATIENCE)
    return hosted


@pytest.fixture
def eager(near, tmp_path, monkeypatch):
    """A server to which a few entries are worth a snapshot."""
    monkeypatch.setattr(snapshots, "FEWEST", 4)
    near.database = f"sqlite:///{tmp_path / 'tables.db'}"
    return near


def test_a_table_is_packed_as_it_grows_and_opened_again_by_that(eager, taken):
    ticket = solo(eager)
    with at_seat(eager, ticket) as edith:
        edith.does(m.Begin(key()))
        for _ in range(30):
            edith.answers()
        while not edith.is_asked():
            edith.hear(m.News)
        before = edith.latest
        hosted = settled(eager, ticket.table)
        (number,) = kept(eager)
        assert 0 <= hosted.room.number - number < hosted.room.number // snapshots.SHARE + 14
    taken.clear()
    del eager.hall.tables[ticket.table]                        # as if the server had begun anew
    with at_seat(eager, ticket) as edith:
        again = edith.until("playing")
        assert (again.view, again.asked.options, again.asked.question) == (before.view, before.asked.options, before.asked.question)
    assert len(taken) < 15


def test_of_a_finished_game_no_snapshot_is_kept(eager):
    ticket = solo(eager)
    with played_out(eager, ticket) as edith:
        hosted = settled(eager, ticket.table)
        assert edith.is_over() and hosted.room.number > 2 * snapshots.FEWEST and kept(eager) == []


def test_a_store_that_keeps_no_snapshot_disturbs_nobody(eager, monkeypatch, caplog):
    async def refuses(table, snapshot):
        asked_for.append(table)
        raise Damaged(table, 1)

    asked_for: list[str] = []
    monkeypatch.setattr(eager.hall.store, "keep", refuses)
    with at_seat(eager, solo(eager)) as edith:
        edith.does(m.Begin(key()))
        for _ in range(20):
            edith.answers()
        assert asked_for and not [record for record in caplog.records if record.levelno >= logging.ERROR]
