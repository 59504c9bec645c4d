"""A program plays a whole game through the tools that a language model is given, with the client of the official SDK.

    python docs/examples/mcp_player.py [GAME]

It starts `lazaretto mcp` as Claude Desktop would and talks to it over stdio. Put a model where `choose` stands.
"""

import asyncio
import os
import re
import sys

from mcp import Client, StdioServerParameters

ROW = re.compile(r"^ *(\d+) \[a\d+\] (.+?): (.*)$", re.MULTILINE)


def choose(text):
    """The last move of the list; a model would read the text and say what it wants, in its own words."""
    _number, notation, _meaning = ROW.findall(text)[-1]
    return notation


async def play(game):
    command = StdioServerParameters(command=sys.executable, args=["-m", "lazaretto", "mcp", "--game", game], env=dict(os.environ))
    async with Client(command) as client:

        async def call(tool, **arguments):
            done = await client.call_tool(tool, arguments)
            return done.content[0].text

        print(await call("sit", seed=7))
        text = await call("wait")
        while "The game is over" not in text:
            text = await call("act", move=choose(text)) if "You are asked" in text else await call("wait")
        return text


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "infected")))
