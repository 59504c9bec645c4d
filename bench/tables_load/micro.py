"""How long it takes to put together what one seat is told: a program its view and options with their sentences, a browser its page; in this process."""

import time
from random import Random
from typing import Final

from lazaretto.hosting.chairs import token_digest
from lazaretto.server.guest import Guest
from lazaretto.server.hosted import Hosted
from lazaretto.server.store import START
from lazaretto.server.telling import news
from lazaretto.wire.messages import encode

from .stage import Play

GAMES: Final = 12


async def unsent(text: str) -> None:
    """Nobody listens."""


def frame_times(game: str, chance: Random, *, page: bool) -> tuple[list[float], list[int]]:
    """Seconds of a core for each frame of some games played by chance, shortest first, and how long the frames are. Everyone has been there from the start."""
    times: list[float] = []
    sizes: list[int] = []
    for _ in range(GAMES):
        play = Play(game, chance)
        hosted = Hosted(play.room, START, store=None, thinkers=None)           # type: ignore[arg-type]  # neither is asked for news
        guests = [Guest(seat, token_digest(token), unsent, has_screen=page) for seat, token in enumerate(play.tokens)]
        for _ in play.steps():
            for guest in guests:
                begun = time.thread_time()                     # of the core, so that nobody beside us counts
                frame = encode(news(hosted, guest))
                times.append(time.thread_time() - begun)
                sizes.append(len(frame))
    return sorted(times), sorted(sizes)
