"""Turns over days by mail: one letter a turn, one reminder, one at the end, whatever is restarted and however many servers there are."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator

import pytest

from lazaretto.hosting import seating
from lazaretto.hosting.happenings import SatIn
from lazaretto.hosting.taking import take
from lazaretto.hosting.terms import HOUR, MINUTE, Clock, Terms
from lazaretto.server import mailing
from lazaretto.server.outlook import REMIND
from lazaretto.server.store import Unavailable
from lazaretto.server.store.outbox import DAY, PAUSES, Outbox

from .correspondence import EDITH, LATER, SLOW, answers, asked, house, left_an_address, play_until, sits_there, two_at_a_table
from .looking_inside import everything
from .parlour import in_a_loop
from .post_office import PostOffice, post_office

TURN, REMINDER, OVER = "It is your turn: Pest", "Little time remains: Pest", "The game is over: Pints of Blood"
FEW = 3
SHORT = "pints"                         # a game that ends soon


@pytest.fixture
def post() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@in_a_loop
async def test_one_letter_comes_for_a_turn_after_a_while_and_not_before(database, post):
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        await left_an_address(home, tickets[asked(hosted)])
        since = hosted.room.since
        await home.mailing.round(since + 10)
        assert post.letters == []
        for later in (LATER, LATER + 20, LATER + HOUR):
            await home.mailing.round(since + later)
        letter, = post.letters
        text = letter.get_content()
        assert (letter["subject"], letter["to"], letter["from"]) == (TURN, EDITH, "Lazaretto <tables@plague.example>")
        assert f"https://plague.example/table/{hosted.room.table}\n" in text and "Answer within 48 hours, until 20" in text
        assert not [secret for ticket in tickets for secret in (ticket.token, ticket.invite) if secret and secret in text]


@in_a_loop
async def test_every_turn_has_its_letter_and_quick_moves_in_a_row_have_one(database, post):
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        seat = asked(hosted)
        await left_an_address(home, tickets[seat])
        await home.mailing.round(hosted.room.since + LATER)
        for _ in range(2):
            await play_until(hosted, seat)
            await home.mailing.round(hosted.room.since + 1)
        assert post.subjects() == [TURN]
        await home.mailing.round(hosted.room.since + LATER)
        assert post.subjects() == [TURN, TURN] and "Since your last turn:\n- " in post.letters[1].get_content()


@in_a_loop
async def test_nobody_is_mailed_while_others_are_asked(database, post):
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        await left_an_address(home, tickets[1 - asked(hosted)])
        await home.mailing.round(hosted.room.since + LATER)
        assert post.letters == []


@in_a_loop
async def test_who_is_here_is_not_mailed_but_reminded_once_gone(database, post):
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        await left_an_address(home, tickets[asked(hosted)])
        sits_there(hosted, asked(hosted))
        await home.mailing.round(hosted.room.since + LATER)
        await home.mailing.round(hosted.room.since + SLOW.clock.seconds - HOUR)
        hosted.guests.clear()
        await home.mailing.round(hosted.room.since + SLOW.clock.seconds - HOUR + 1)
        assert post.letters == []
        await home.mailing.round(hosted.room.since + SLOW.clock.seconds - HOUR / 2)
        assert post.subjects() == [REMINDER]


@in_a_loop
async def test_one_reminder_comes_when_little_time_remains(database, post):
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        await left_an_address(home, tickets[asked(hosted)])
        end = hosted.room.since + SLOW.clock.seconds
        for moment in (hosted.room.since + LATER, end - REMIND - MINUTE, end - REMIND + MINUTE, end - REMIND + HOUR, end - MINUTE):
            await home.mailing.round(moment)
        assert post.subjects() == [TURN, REMINDER] and "Answer within 6 hours" in post.letters[1].get_content()


@in_a_loop
async def test_a_letter_that_comes_late_is_the_reminder_too(database, post):
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall, terms=Terms(clock=Clock("slow", HOUR)))
        await left_an_address(home, tickets[asked(hosted)])
        for minutes in (50, 55):
            await home.mailing.round(hosted.room.since + minutes * MINUTE)
        assert post.subjects() == [TURN] and "Answer within 10 minutes" in post.letters[0].get_content()


@in_a_loop
async def test_the_end_is_told_once_and_the_address_forgotten(database, post):
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall, SHORT)
        await left_an_address(home, tickets[0])
        assert EDITH in everything(database)
        while hosted.room.state == "playing":
            await answers(hosted)
        await home.mailing.round(time.time() + 1)
        assert post.letters == []
        for later in (LATER, LATER + HOUR):
            await home.mailing.round(time.time() + later)
        assert post.subjects() == [OVER] and "your address has been deleted" in post.letters[0].get_content()
        assert await home.hall.store.wishes.find(hosted.room.table, 0) is None
    assert EDITH not in everything(database) and EDITH.encode().hex().upper() not in everything(database).upper()


@in_a_loop
async def test_who_saw_the_end_is_not_told_it(database, post):
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall, SHORT)
        await left_an_address(home, tickets[0])
        sits_there(hosted, 0)
        while hosted.room.state == "playing":
            await answers(hosted)
        await home.mailing.round(time.time() + LATER)
        assert post.letters == [] and EDITH not in everything(database)


@in_a_loop
async def test_a_letter_survives_a_restart_and_keeps_its_name(database, post):
    post.refuses["RCPT"] = "451 come again"
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        await left_an_address(home, tickets[asked(hosted)])
        await home.mailing.round(hosted.room.since + LATER)
        waiting, = await home.hall.store.outbox.due(time.time() + DAY, 10)
    post.refuses.clear()
    async with house(database, post) as home:
        await home.mailing.round(hosted.room.since + LATER + PAUSES[0] - 1)
        assert post.letters == []
        for later in (1, 2, HOUR):
            await home.mailing.round(hosted.room.since + LATER + PAUSES[0] + later)
        assert [letter["message-id"] for letter in post.letters] == [f"<{waiting.id}@plague.example>"]


@in_a_loop
async def test_a_turn_that_came_while_nobody_looked_is_found_after_a_restart(database, post):
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        seat = asked(hosted)
        await left_an_address(home, tickets[seat])
        await home.mailing.round(hosted.room.since + LATER)
        await play_until(hosted, seat)
    async with house(database, post) as home:
        await home.mailing.round(time.time() + LATER)
        assert post.subjects() == [TURN, TURN]


@in_a_loop
async def test_what_was_handed_over_and_not_noted_comes_again_under_the_same_name(database, post, monkeypatch):
    async def dies(outbox, letter):
        raise Unavailable("the power went")

    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        await left_an_address(home, tickets[asked(hosted)])
        with monkeypatch.context() as patched, pytest.raises(Unavailable):
            patched.setattr(Outbox, "sent", dies)
            await home.mailing.round(hosted.room.since + LATER)
        for later in (1, PAUSES[0] + 1, HOUR):
            await home.mailing.round(hosted.room.since + LATER + later)
        assert len(post.letters) == 2 and len({letter["message-id"] for letter in post.letters}) == 1


@in_a_loop
async def test_an_answer_withdraws_the_letter_that_waits(database, post):
    post.refuses["RCPT"] = "451 come again"
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        seat = asked(hosted)
        await left_an_address(home, tickets[seat])
        await home.mailing.round(hosted.room.since + LATER)
        while asked(hosted) == seat:
            await answers(hosted)
        post.refuses.clear()
        await home.mailing.round(hosted.room.since + HOUR)
        assert post.letters == []


@in_a_loop
async def test_an_address_that_is_refused_for_ever_is_not_tried_again(database, post, caplog):
    caplog.set_level(logging.DEBUG)
    post.refuses["RCPT"] = f"550 no {EDITH} here"
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        await left_an_address(home, tickets[asked(hosted)])
        await home.mailing.round(hosted.room.since + LATER)
        assert await home.hall.store.outbox.due(time.time() + DAY, 10) == []
    assert "the mail server answered 550" in caplog.text and EDITH not in caplog.text and "stop-" not in caplog.text


@in_a_loop
async def test_an_address_is_written_so_many_letters_a_day(database, post, monkeypatch):
    monkeypatch.setattr(mailing, "MOST_A_DAY", FEW)
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        seat = asked(hosted)
        await left_an_address(home, tickets[seat])
        for _ in range(FEW + 2):
            await play_until(hosted, seat)
            await home.mailing.round(hosted.room.since + LATER)
        assert post.subjects() == [TURN] * FEW
        await home.mailing.round(hosted.room.since + DAY + HOUR)
        assert post.subjects() == [TURN] * (FEW + 1)


@in_a_loop
async def test_who_let_a_bot_sit_in_is_left_in_peace(database, post):
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        await left_an_address(home, tickets[asked(hosted)])
        take(hosted.room, SatIn(at=time.time(), seat=asked(hosted), why="left"))
        await home.mailing.round(hosted.room.since + LATER)
        assert post.letters == []


@in_a_loop
async def test_who_sits_down_on_a_chair_later_inherits_no_address(database, post):
    async with house(database, post) as home:
        edith = await home.hall.create("pints", "base", 2, SLOW, "Edith", "", [])
        walter = await home.hall.join(edith.table, "Walter", "", None)
        hosted = await home.hall.table(edith.table)
        await left_an_address(home, walter)
        await hosted.do(lambda room, now: seating.left(room, 0, 1, "up", now))
        await home.hall.join(edith.table, "Wulf", "", None)
        await home.mailing.round(time.time() + LATER)
        assert await home.hall.store.wishes.find(edith.table, 1) is None and EDITH not in everything(database)


@in_a_loop
async def test_two_servers_send_one_letter(postgres_url, post):
    async with house(postgres_url, post) as one, house(postgres_url, post) as other:
        hosted, tickets = await two_at_a_table(one.hall)
        await left_an_address(one, tickets[asked(hosted)])
        for later in (LATER, LATER + 1, LATER + HOUR):
            await asyncio.gather(*[home.mailing.round(hosted.room.since + later) for home in (one, other)])
        assert post.subjects() == [TURN]


@in_a_loop
async def test_who_is_connected_to_another_server_is_not_mailed(postgres_url, post):
    async with house(postgres_url, post) as one, house(postgres_url, post) as other:
        hosted, tickets = await two_at_a_table(one.hall)
        await left_an_address(one, tickets[asked(hosted)])
        sits_there(hosted, asked(hosted))
        await one.mailing.round(hosted.room.since + 20)
        await other.mailing.round(hosted.room.since + LATER)
        assert post.letters == []


@in_a_loop
async def test_letters_are_in_the_language_of_their_reader(database, post):
    async with house(database, post) as home:
        hosted, tickets = await two_at_a_table(home.hall)
        await left_an_address(home, tickets[asked(hosted)], language="de")
        await home.mailing.round(hosted.room.since + LATER)
        assert post.subjects() == ["Du bist am Zug: Pest"] and "Antworte innerhalb von 48 Stunden" in post.letters[0].get_content()


@in_a_loop
async def test_the_clock_of_a_table_that_nobody_holds_in_memory_runs_on(database, post, monkeypatch):
    """A table over days is forgotten and read again many times: each time it would have all its time anew."""
    async with house(database, post) as home:
        hosted, _ = await two_at_a_table(home.hall)
        seat, now = asked(hosted), time.time
        hosted.close()
        home.hall.tables.pop(hosted.room.table)
        monkeypatch.setattr(time, "time", lambda: now() + SLOW.clock.seconds + MINUTE)
        room = (await home.hall.table(hosted.room.table)).room
        async with asyncio.timeout(10):
            while not room.chairs[seat].is_away:
                await asyncio.sleep(0.01)
