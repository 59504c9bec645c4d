"""The server goes and comes back, people vanish and return, and the company plays once more: nothing is lost by it."""

from __future__ import annotations

import asyncio
import json
import signal
import time

import pytest

import lazaretto
from lazaretto.adapters.network import NetworkSeat, record
from lazaretto.hosting import clocks
from lazaretto.hosting.seating import SALT_BYTES
from lazaretto.kernel import Recorder, SealedDealer, parse_record, verify
from lazaretto.server import tickets
from lazaretto.wire import messages as m

from .parlour import in_a_loop
from .serving import Server
from .visiting import Visitor, at_seat, company, key, knock, opened, played_out, seated, solo

AGAIN_WITHIN = 5.0
GONE_WITHIN = 5.0
THINKERS_START = 30.0
CLOCK = 60.0
A_WHILE = 1.0


@pytest.fixture
def own(database, tmp_path):
    """A server that may be stopped."""
    server = Server(database, tmp_path).start()
    yield server
    if server.process.poll() is None:
        server.process.kill()
        server.process.wait()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_stopped_says_goodbye_and_ends_well(own, how):
    with at_seat(own, opened(own)) as edith, Visitor(own):
        began = time.monotonic()
        assert own.end(how) == 0
        assert time.monotonic() - began < GONE_WITHIN
        assert edith.is_dismissed()[0] == "server/closing"
    assert m.told_to_guest.decode(edith.frames[-1]).again
    assert not [line for line in own.logged() if line["level"] == "error"]


class Player:
    """A seat over the network that plays the first option, and keeps all it was told."""

    def __init__(self, server: Server, ticket) -> None:
        self.seat = NetworkSeat(server.url, ticket.table, ticket.token)
        self.items: list = []
        self.played = asyncio.Event()

    async def play(self) -> None:
        answered = -1
        async for news in self.seat.news():
            self.items += news.items
            if news.asked is not None and news.asked.options and news.asked.question > answered:
                answered = news.asked.question
                await self.seat.answer(news.asked.options[0].move, answered)
                self.played.set()


async def restarted(server: Server) -> float:
    """When it was back."""
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    return time.monotonic()


async def connected(players: list[Player]) -> None:
    while any(player.seat.connection is None for player in players):
        await asyncio.sleep(0.01)


@in_a_loop
async def test_a_restart_in_the_middle_loses_nothing_and_everyone_is_back_soon(own):
    tickets = await asyncio.to_thread(company, own, "pints", 2)
    players = [Player(own, ticket) for ticket in tickets]
    async with players[0].seat, players[1].seat:
        await players[0].seat.begin()
        playing = asyncio.gather(*[player.play() for player in players])
        await asyncio.wait([asyncio.create_task(player.played.wait()) for player in players], return_when=asyncio.FIRST_COMPLETED)
        back = await restarted(own)
        await connected(players)
        assert time.monotonic() - back < AGAIN_WITHIN
        await asyncio.wait_for(playing, THINKERS_START)
    assert all(player.seat.reconnected for player in players)
    for player in players:
        assert [item.n for item in player.items] == list(range(1, len(player.items) + 1))
    text = await asyncio.to_thread(record, own.url, tickets[0].table, tickets[0].token)
    verify(parse_record(text, lazaretto.game))


def test_after_a_restart_the_clock_begins_anew(own):
    ticket = solo(own, clock={"kind": "live", "seconds": CLOCK})
    with at_seat(own, ticket) as edith:
        edith.does(m.Begin(key()))
        asked = edith.until("playing").asked
    time.sleep(A_WHILE)
    own.stop()
    own.start()
    with at_seat(own, ticket) as edith:
        again = edith.until("playing").asked
        assert again.question == asked.question and again.options == asked.options and CLOCK - A_WHILE < again.left <= CLOCK


def test_who_was_away_hears_the_rest_and_nothing_twice(server):
    ticket = solo(server)
    with at_seat(server, ticket) as edith:
        edith.does(m.Begin(key()))
        edith.answers()
        edith.does(m.Speak(key(), "One moment."))
        while "One moment." not in edith.frames[-1]:
            edith.hear(m.News)
        heard = edith.latest.since + len(edith.latest.items)
    with at_seat(server, ticket, heard=heard) as edith:
        edith.does(m.Speak(key(), "Back again."))
        while "Back again." not in edith.frames[-1]:
            edith.hear(m.News)
    numbers = [item["n"] for text in edith.frames for item in json.loads(text).get("items", [])]
    assert numbers == [heard + 1]


@pytest.mark.parametrize("heard", [10 ** 9, 10 ** 30])
def test_who_heard_more_than_was_told_hears_all_of_it_again(server, heard):
    with at_seat(server, opened(server), heard=heard) as edith:
        news = edith.hear(m.News)
        assert (news.since, [item.n for item in news.items]) == (0, [1])


def facts_heard(visitor: Visitor) -> list[str]:
    items = [item for text in visitor.frames for item in json.loads(text).get("items", [])]
    return [item["fact"]["is"] for item in items if isinstance(item.get("fact"), dict)]


def until_heard(visitor: Visitor, fact: str) -> None:
    while fact not in facts_heard(visitor):
        visitor.hear(m.News, THINKERS_START)


def test_a_bot_sits_in_for_who_vanished_and_stands_up_again(near, monkeypatch):
    monkeypatch.setattr(clocks, "GRACE", 0.2)
    tickets = company(near, "pints", 2)
    visitors = [at_seat(near, ticket) for ticket in tickets]
    visitors[0].does(m.Begin(key()))
    gone = visitors[0].until("playing").asked.seats[0]
    stays = visitors[1 - gone]
    visitors[gone].leave()
    until_heard(stays, "sat-in")
    assert stays.latest.table.sitters[gone].away
    while not stays.is_asked():
        stays.hear(m.News, THINKERS_START)
    with at_seat(near, tickets[gone]) as back:
        until_heard(stays, "came-back")
        until_heard(back, "came-back")
        assert not stays.latest.table.sitters[gone].away and facts_heard(back).count("sat-in") == 1
    stays.leave()


def test_nobody_sits_in_while_nobody_waits(near, monkeypatch):
    monkeypatch.setattr(clocks, "GRACE", 0.1)
    ticket = solo(near)
    with at_seat(near, ticket) as edith:
        edith.does(m.Begin(key()))
    time.sleep(0.4)
    with at_seat(near, ticket) as edith:
        edith.until("playing")
        assert "sat-in" not in facts_heard(edith)


def test_a_clock_that_rings_a_moment_too_early_is_set_again(near, monkeypatch):
    rings = []

    def overdue(room, attendance, now):
        rings.append(now)
        return [] if len(rings) == 1 else due(room, attendance, now)

    due = clocks.overdue
    monkeypatch.setattr(clocks, "overdue", overdue)
    monkeypatch.setattr(clocks, "GRACE", 0.1)
    visitors = [at_seat(near, ticket) for ticket in company(near, "pints", 2)]
    visitors[0].does(m.Begin(key()))
    gone = visitors[0].until("playing").asked.seats[0]
    visitors[gone].leave()
    until_heard(visitors[1 - gone], "sat-in")
    visitors[1 - gone].leave()


def test_a_person_and_a_bot_play_to_the_end(server):
    with played_out(server, opened(server, bots=1)) as edith:
        assert edith.latest.outcome["ending"] and edith.latest.asked is None


def deal_that_ends(game) -> bytes:
    """A secret by which a game for one is over before anything is asked."""
    secrets = [number.to_bytes(tickets.SECRET_BYTES, "big") for number in range(1000)]
    return next(secret for secret in secrets if game.begin(1, "base", Recorder(SealedDealer(secret, bytes(SALT_BYTES)))).outcome is not None)


def test_a_game_that_is_over_with_the_deal_is_over(near, monkeypatch):
    secret = deal_that_ends(lazaretto.game("bristol"))
    with monkeypatch.context() as chosen:
        chosen.setattr(tickets.secrets, "token_bytes", lambda count: secret)
        ticket = seated(knock(near, "POST", "/api/tables", {"game": "bristol", "seats": 1, "name": "Edith", "salt": bytes(SALT_BYTES).hex()}))
    with at_seat(near, ticket) as edith:
        edith.does(m.Begin(key()))
        assert edith.until("over").outcome is not None
    assert knock(near, "GET", f"/api/tables/{ticket.table}/record", token=ticket.token).status == 200


def test_the_same_company_plays_once_more_at_another_table(server):
    tickets = company(server, "pints", 2)
    with played_out(server, *tickets) as edith:
        again = [seated(knock(server, "POST", f"/api/tables/{ticket.table}/again", token=ticket.token)) for ticket in tickets]
        while not edith.latest.table.again:
            edith.hear(m.News)
        assert {ticket.table for ticket in again} == {edith.latest.table.again} != {tickets[0].table}
    assert sorted([ticket.seat for ticket in again]) == [0, 1]
    assert len({ticket.token for ticket in (*tickets, *again)}) == 4
    assert knock(server, "POST", f"/api/tables/{tickets[0].table}/again", token=again[0].token).code == "token/wrong"
    with at_seat(server, again[0]) as edith:
        edith.does(m.Begin(key()))
        assert [sitter.name for sitter in edith.until("playing").table.sitters] == ["Edith", "Guest 1"]
