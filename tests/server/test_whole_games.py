"""Two people and two bots play each game to its end through the protocol, with the server killed and started again in the middle."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import lazaretto
from lazaretto.adapters.network import NetworkSeat, SaidNo, join, open_table, record
from lazaretto.kernel import parse_record, verify
from lazaretto.wire.messages import News

from .serving import Server, serving

MESSAGES = 100_000              # nobody waits because somebody might flood
TERMS = {"pace": 0}
KILLED_AFTER = 10               # times that one person heard something new
LONGEST = 100.0                 # seconds
SEATS = {"infected": 5, "bristol": 4, "pints": 4, "pathologic": 4, "pest": 4}

Listener = Callable[[News], Awaitable[None]]


async def play(seat: NetworkSeat, chance: random.Random, after: Listener | None = None) -> list[str]:
    """Answer at random until the game is over; all that was told, in the order of its numbers."""
    told: list[str] = []
    async for news in seat.news():
        assert news.since == len(told), "something was told twice, or not at all"
        told += [item.text for item in news.items]
        if after is not None:
            await after(news)
        if news.asked is not None and news.asked.options and not news.asked.held:
            try:
                await seat.answer(chance.choice(news.asked.options).move, news.asked.question)
            except SaidNo as error:
                assert error.code in ("move/stale", "move/not-asked", "game/over"), error
    return told


async def a_game(server: Server, name: str, disturb: Callable[[], None] | None) -> tuple[str, list[str], list[str]]:
    """The record of a whole game, and what the two people were told."""
    mine = open_table(server.url, game=name, name="Edith", seats=SEATS[name], bots=["thumb"] * (SEATS[name] - 2), terms=TERMS, hurry=True)
    yours = join(server.url, invite=mine.invite, name="Wulf", hurry=True)
    heard = 0

    async def disturbing(news: News) -> None:
        nonlocal heard
        heard += 1
        if heard == KILLED_AFTER and disturb is not None:
            await asyncio.to_thread(disturb)

    seat = NetworkSeat(server.url, mine.table, mine.token, messages=MESSAGES)
    other = NetworkSeat(server.url, yours.table, yours.token, messages=MESSAGES)
    async with asyncio.timeout(LONGEST), seat, other:
        await seat.begin()
        my_story, your_story = await asyncio.gather(play(seat, random.Random(1), disturbing), play(other, random.Random(2)))
    return record(server.url, mine.table, mine.token), my_story, your_story


@pytest.mark.parametrize("name", SEATS)
def test_a_whole_game_is_played_through_a_killed_server(name: str, database: str, tmp_path: Path) -> None:
    """Nothing is lost, nothing is told twice, and the record verifies."""
    with serving(database, tmp_path, messages=str(MESSAGES)) as server:

        def kill_and_start() -> None:
            server.kill()
            server.start()

        text, mine, yours = asyncio.run(a_game(server, name, kill_and_start))
    found = parse_record(text, lazaretto.game)
    assert verify(found).outcome is not None and found.header.salt
    assert mine[-1] == yours[-1] == "The game is over, and the secret of the deal is opened."
