"""One table's trouble stays at that table, and one guest's slowness with that guest."""

from __future__ import annotations

import asyncio
import gc
import statistics
import time
from pathlib import Path

import pytest
from starlette.websockets import WebSocket

from lazaretto.hosting.happenings import Spoke
from lazaretto.hosting.taking import TAKE
from lazaretto.server import guest as guests
from lazaretto.server import obeying
from lazaretto.server.guest import Guest, SlowReader
from lazaretto.server.store import Unavailable
from lazaretto.wire import messages as m

from .parlour import in_a_loop
from .looking_inside import asked, changed
from .serving import Server
from .visiting import PATIENCE, Deaf, Visitor, at_seat, company, key, knock, opened, played_out, solo, watching

OUR_ERROR = 1011
SLOW_READERS = 40
WORDS = 80
QUICK = 0.5                             # seconds
MOST_GROWTH = 30 << 20                  # bytes


async def pong(guest: Guest) -> m.Pong:
    return m.Pong()


def memory(server: Server) -> int:
    """Bytes that the server's process has in memory."""
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * 4096


def test_those_who_do_not_read_delay_nobody_and_take_no_memory(server):
    ticket = opened(server, "pest", 1, listed=True)
    with at_seat(server, ticket) as edith:
        edith.does(m.Begin(key()))
        deaf = [Deaf(server, m.Hello(m.PROTOCOL, ticket.table)) for _ in range(SLOW_READERS)]
        edith.asks(m.Ping())
        before, times = memory(server), []
        for number in range(WORDS):
            began = time.monotonic()
            edith.does(m.Speak(key(), f"{number} " + "bla " * 60))
            times.append(time.monotonic() - began)
        assert statistics.median(times) < QUICK
        assert memory(server) - before < MOST_GROWTH
    for each in deaf:
        each.leave()


@in_a_loop
async def test_what_happens_while_a_guest_reads_goes_into_its_next_message():
    reading, sent = asyncio.Event(), []

    async def send(text: str) -> None:
        sent.append(text)
        await reading.wait()

    guest = Guest(None, "", send)
    listening = asyncio.create_task(guest.listen(pong))
    for _ in range(1000):
        guest.wake()
        await asyncio.sleep(0)
    assert len(sent) == 1
    reading.set()
    await asyncio.sleep(0.01)
    assert len(sent) == 2
    listening.cancel()


@in_a_loop
async def test_who_reads_nothing_for_long_is_let_go(monkeypatch):
    monkeypatch.setattr(guests, "SLOW", 0.05)
    guest = Guest(None, "", lambda text: asyncio.sleep(60))
    guest.wake()
    with pytest.raises(SlowReader):
        await asyncio.wait_for(guest.listen(pong), PATIENCE)


def test_a_mistake_at_one_table_is_said_there_and_nowhere_else(near, monkeypatch, caplog):
    def stumbles(room, seat, it, now):
        if room.table == here.table:
            raise ZeroDivisionError
        return spoken(room, seat, it, now)

    here, there, spoken = opened(near), opened(near), obeying.DECIDE[m.Speak]
    monkeypatch.setitem(obeying.DECIDE, m.Speak, stumbles)
    with at_seat(near, here) as edith, at_seat(near, there) as walter:
        assert edith.is_refused(m.Speak(key(), "Hear me!")) == "server/error"
        walter.does(m.Speak(key(), "Good evening."))
        assert isinstance(edith.asks(m.Ping()), m.Pong)
        edith.does(m.CallBot(key()))
    assert "ZeroDivisionError" in caplog.text


def test_a_guest_who_goes_leaves_nothing_to_the_garbage_collector(near):
    """It would find it only by walking through all tables, and what is laid by it never looks at again."""
    here = opened(near)
    gc.disable()
    try:
        for _ in range(3):
            with at_seat(near, here) as edith:
                edith.does(m.Speak(key(), "Good evening."))
        by = time.monotonic() + PATIENCE
        while left := [thing for thing in gc.get_objects() if type(thing) in (Guest, WebSocket)]:
            assert time.monotonic() < by, left
            del left                            # or we would be the ones who keep them
            time.sleep(0.05)
    finally:
        gc.enable()


def test_a_room_that_cannot_follow_is_given_up_and_read_again(near, monkeypatch):
    here, there, speaks = opened(near), opened(near), TAKE[Spoke]
    hosted = near.hall.tables[here.table].result()

    def stumbles(room, it):
        if room is hosted.room:
            raise ZeroDivisionError
        speaks(room, it)

    with at_seat(near, here) as edith, at_seat(near, there) as walter:
        monkeypatch.setitem(TAKE, Spoke, stumbles)
        edith.say(m.Speak(key(), "Hear me!"))
        assert edith.is_dismissed() == ("table/damaged", OUR_ERROR)
        walter.does(m.Speak(key(), "Good evening."))
    with at_seat(near, here) as edith:
        edith.does(m.Speak(key(), "Here I am again."))
        assert any("Hear me!" in text for text in edith.frames)


def test_who_cannot_be_told_what_happened_is_told_that(near, monkeypatch, caplog):
    here, there = opened(near), opened(near)
    with at_seat(near, here) as edith, at_seat(near, there) as walter:
        monkeypatch.setattr(near.hall.tables[here.table].result().shared, "card_told", lambda: 1 / 0)
        edith.say(m.Speak(key(), "Hear me!"))
        assert edith.is_dismissed() == ("server/error", OUR_ERROR)
        walter.does(m.Speak(key(), "Good evening."))
    assert "ZeroDivisionError" in caplog.text


def test_a_bot_that_cannot_be_asked_does_not_freeze_the_table(near, monkeypatch):
    async def stumbles(*asked):
        raise ZeroDivisionError

    monkeypatch.setattr(near.hall.thinkers, "choose", stumbles)
    with at_seat(near, opened(near, bots=1)) as edith:
        edith.does(m.Begin(key()))
        edith.until("playing")
        while edith.latest.asked.seats == [0]:
            edith.answers()
            edith.looks()
        question = edith.latest.asked.question
        while edith.latest.asked.question == question:
            edith.hear(m.News)


def test_what_cannot_be_written_has_not_happened_and_may_be_said_again(near, monkeypatch):
    ticket = opened(near)
    hosted = near.hall.tables[ticket.table].result()

    async def away(*entries):
        raise Unavailable("the disk is full")

    with at_seat(near, ticket) as edith:
        word = m.Speak(key(), "Good evening.")
        with monkeypatch.context() as trouble:
            trouble.setattr(hosted.store, "append", away)
            assert edith.is_refused(word) == "server/busy"
            assert not [it for _, it in hosted.room.story if isinstance(it, Spoke)]
        edith.does(word)
        edith.does(word)
    assert len([it for _, it in hosted.room.story if isinstance(it, Spoke)]) == 1


def test_who_could_not_be_let_in_is_not_here(near, monkeypatch):
    first, second = company(near, "pints", 2)
    hosted = near.hall.tables[first.table].result()

    async def away(*entries):
        raise Unavailable("the disk is full")

    with at_seat(near, second) as walter:
        walter.does(m.Begin(key()))
        walter.does(m.GetUp(key()))
        walter.leave()
        with monkeypatch.context() as trouble:
            trouble.setattr(hosted.store, "append", away)
            with Visitor(near, hello=m.Hello(m.PROTOCOL, second.table, second.token)) as walter:
                assert walter.is_dismissed()[0] == "server/busy"
    assert hosted.here == []


def damage(server: Server, table: str) -> None:
    """One letter of what happened there is another now."""
    number, body = asked(server.database, "SELECT number, body FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1", table)[0]
    changed(server.database, "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?", bytes(body).replace(b"a", b"b", 1), table, number)


def test_a_damaged_table_says_so_and_another_plays_on(database, tmp_path):
    server = Server(database, tmp_path).start()
    try:
        broken, whole = opened(server, listed=True), solo(server)
        server.stop()
        damage(server, broken.table)
        server.start()
        with watching(server, broken.table) as watcher:
            assert watcher.is_dismissed() == ("table/damaged", OUR_ERROR)
        assert knock(server, "GET", f"/api/tables/{broken.table}/record", token=broken.token).code == "table/damaged"
        assert knock(server, "POST", "/api/join", {"name": "Walter", "invite": broken.invite}).code == "table/damaged"
        with played_out(server, whole) as edith:
            assert edith.is_over()
        assert [line for line in server.logged() if broken.table in str(line["says"]) and line["level"] == "error"]
    finally:
        server.stop()
