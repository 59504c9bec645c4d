"""A model that plays by tools: the official SDK's client, which takes a move of each list and now and then writes nonsense."""

from __future__ import annotations

from contextlib import asynccontextmanager
from collections.abc import AsyncIterator
from random import Random
from typing import Any

from mcp import Client

ASKED = "You are asked: "
OVER = "The game is over: "
MOST_ANSWERS = 2000


class Player:
    """Calls tools, and keeps all that it was told."""

    def __init__(self, client: Client, token: str = "") -> None:
        self.client, self.token = client, token
        self.heard: list[str] = []

    async def call(self, tool: str, **arguments: Any) -> str:
        """What the tool says; it must not fail."""
        failed, text = await self.tried(tool, **arguments)
        assert not failed, text
        return text

    async def tried(self, tool: str, **arguments: Any) -> tuple[bool, str]:
        done = await self.client.call_tool(tool, {**({"token": self.token} if self.token else {}), **arguments})
        text = "\n".join([block.text for block in done.content])
        self.heard.append(text)
        return bool(done.is_error), text

    async def sit(self, **wanted: Any) -> str:
        text = await self.call("sit", **wanted)
        self.token = text.partition("Token: ")[2].split()[0]
        return text

    async def play(self, seed: int) -> str:
        """To the end; what was said then."""
        chance, text = Random(seed), await self.call("wait", seconds=1)
        for _ in range(MOST_ANSWERS):
            if OVER in text:
                return text
            if ASKED not in text:
                text = await self.call("wait", seconds=20)
                continue
            rows = [line.split("[")[0].strip() for line in text.partition(ASKED)[2].splitlines() if line[:3].strip().isdecimal()]
            if chance.random() < 0.1:
                failed, said = await self.tried("act", move="I am not sure what to do here")
                assert failed and "move/un" in said
            text = await self.call("act", move=chance.choice(rows))
        raise AssertionError("the game does not end")


@asynccontextmanager
async def playing(server: Any, token: str = "") -> AsyncIterator[Player]:
    async with Client(server) as client:
        yield Player(client, token)
