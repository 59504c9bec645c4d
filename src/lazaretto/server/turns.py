"""Turns: work that would keep everybody waiting is done in pieces. Between two of them all others have their turn; long works go one after the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final, final

BUSY: Final = 0.0003                    # seconds that others take for one round, if there is much to do
PAUSE: Final = 0.002                    # and then so long is left to them alone


@final
class Turns:
    """One long work goes on at a time; a work of one piece waits for nobody."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()

    async def take(self, work: Iterator[None]) -> None:
        """All of it; it yields after each piece but the last."""
        for _ in work:                      # its first piece
            break
        else:
            return
        async with self.lock:
            await leave_to_others()
            for _ in work:
                await leave_to_others()


async def leave_to_others() -> None:
    """A round, and longer if they need it: who plays goes before who opens a long game."""
    begun = time.perf_counter()
    await asyncio.sleep(0)
    if time.perf_counter() - begun > BUSY:
        await asyncio.sleep(PAUSE)
