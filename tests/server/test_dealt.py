"""The server that browser tests play on: a test is dealt what it was dealt before, and no other test is."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.reliability.company import post
from lazaretto.adapters.network import NetworkSeat

from .serving import Server, foretelling


def commitment(server: Server, caller: int) -> str:
    """Of a new table: two that are the same have the same deal."""
    mine = post(server.url, "/api/tables", {"game": "infected", "name": "Agnes", "seats": 5}, caller)

    async def look() -> str:
        async with NetworkSeat(server.url, mine.table, mine.token) as seat:
            async for news in seat.news():
                return news.table.commitment
        raise AssertionError("nothing was heard")

    return asyncio.run(look())


def test_a_test_is_dealt_the_same_again_and_another_is_not(tmp_path: Path) -> None:
    deals = []
    for evening in "ab":
        folder = tmp_path / evening
        folder.mkdir()
        with foretelling(folder) as server:
            for caller, test in enumerate(("one", "other")):
                server.deal_for(test)
                deals.append(commitment(server, caller))
    assert deals[:2] == deals[2:]
    assert deals[0] != deals[1]
