"""Any number of servers on one PostgreSQL: the guests of one table may come to any of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

import lazaretto
from lazaretto.adapters.network import NetworkSeat, join, open_table, record
from lazaretto.kernel import parse_record, verify
from lazaretto.wire import messages as m

from .serving import Server, serving
from .test_whole_games import LONGEST, MESSAGES, TERMS, play

Pair = tuple[Server, Server]


@pytest.fixture
def servers(postgres_url: str, tmp_path: Path) -> Iterator[Pair]:
    with ExitStack() as both:
        for name in ("one", "two"):
            (tmp_path / name).mkdir()
        yield (
            both.enter_context(serving(postgres_url, tmp_path / "one", messages=str(MESSAGES))),
            both.enter_context(serving(postgres_url, tmp_path / "two", messages=str(MESSAGES))),
        )


def two_people(servers: Pair, game: str, bots: int) -> tuple[NetworkSeat, NetworkSeat]:
    """Each at a server of their own."""
    mine = open_table(servers[0].url, game=game, name="Edith", seats=2 + bots, bots=["thumb"] * bots, terms=TERMS)
    yours = join(servers[1].url, invite=mine.invite, name="Wulf")
    return (
        NetworkSeat(servers[0].url, mine.table, mine.token, messages=MESSAGES), NetworkSeat(servers[1].url, yours.table, yours.token, messages=MESSAGES),
    )


def test_two_people_at_two_servers_play_one_game(servers: Pair) -> None:
    """What one says the other hears, and both are told the whole story without a gap."""
    edith, wulf = two_people(servers, "bristol", bots=2)

    async def game() -> tuple[list[str], list[str]]:
        async with asyncio.timeout(LONGEST), edith, wulf:
            await edith.say(m.Speak(edith.new_key(), "good evening"))
            await wulf.begin()
            one, other = await asyncio.gather(play(edith, random.Random(1)), play(wulf, random.Random(2)))
            return one, other

    one, other = asyncio.run(game())
    assert "good evening" in one and "good evening" in other and one[-1] == other[-1]
    records = [record(server.url, edith.table, edith.token) for server in servers]
    assert records[0] == records[1] and verify(parse_record(records[0], lazaretto.game)).outcome is not None


def test_when_a_server_dies_another_goes_on_with_its_bots(servers: Pair) -> None:
    """Infected with four bots: whoever wrote last lets them play; it is killed, and the other steps in."""
    edith, wulf = two_people(servers, "infected", bots=4)
    heard = 0

    async def killing(news: m.News) -> None:
        nonlocal heard
        heard += 1
        if heard == 5:
            await asyncio.to_thread(servers[0].kill)
            await asyncio.sleep(4)
            await asyncio.to_thread(servers[0].start)

    async def game() -> None:
        async with asyncio.timeout(LONGEST), edith, wulf:
            await edith.begin()
            await asyncio.gather(play(edith, random.Random(3), killing), play(wulf, random.Random(4)))

    asyncio.run(game())
    assert edith.reconnected and verify(parse_record(record(servers[1].url, wulf.table, wulf.token), lazaretto.game)).outcome is not None
