"""A server's hall without its doors: real tables in this process, on a store in memory, with people on every chair."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, Final, NamedTuple

from lazaretto.hosting import seating
from lazaretto.hosting.happenings import Happening, written
from lazaretto.hosting.chairs import token_digest
from lazaretto.hosting.room import OPEN, Room
from lazaretto.hosting.taking import take
from lazaretto.hosting.terms import Terms
from lazaretto.kernel import View
from lazaretto.server.guest import Guest
from lazaretto.server.hall import Hall
from lazaretto.server.hosted import Hosted
from lazaretto.server.limits import PLAYER
from lazaretto.server.store import Standing
from lazaretto.server.desk import Sitter
from lazaretto.server.thinking import Thought

from .shelf import Shelf

SECRET_BYTES: Final = 32
TOKEN_BYTES: Final = 24
NAME_BYTES: Final = 5


class Obliging:
    """Bots that answer at once, whatever is safe, in the place of those that think in processes of their own."""

    overtime = broken = 0

    async def choose(self, sitter: Sitter, view: View, memory: Any, budget: float) -> Thought:
        assert view.question is not None
        return Thought(view.question.default(view.table, sitter.seat))


class Party(NamedTuple):
    """A table, and what its people hold."""

    hall: Hall
    hosted: Hosted
    tokens: list[str]
    invite: str

    def guest(self, seat: int | None, send: Any) -> Guest:
        """Whoever sits there now, or a watcher."""
        return Guest(seat, "" if seat is None else self.hosted.room.chairs[seat].token, send)

    async def close(self) -> None:
        """After what was begun has had its turn."""
        await asyncio.sleep(0)
        self.hosted.close()
        await asyncio.gather(*self.hosted.chores.tasks, return_exceptions=True)


def empty_hall() -> Hall:
    """A hall whose store and thinkers are stand-ins with the same doors."""
    hall = Hall(Obliging(), PLAYER)             # type: ignore[arg-type]
    hall.store = Shelf()                        # type: ignore[assignment]
    return hall


async def party(game: str, seats: int, choose: random.Random, hall: Hall | None = None, *, hurry: bool = False, **terms: Any) -> Party:
    """A table whose people have sat down; its secret and their tokens come from this chance, so that it can be had again."""
    hall = hall or empty_hall()
    secret, invite, name = choose.randbytes(SECRET_BYTES), choose.randbytes(TOKEN_BYTES).hex(), choose.randbytes(NAME_BYTES).hex()
    tokens = [choose.randbytes(TOKEN_BYTES).hex() for _ in range(seats)]
    room, happened, now = Room(name, secret), list[Happening](), time.time()

    def happens(it: Happening) -> None:
        take(room, it)
        happened.append(it)

    happens(seating.opened(game, "base", seats, Terms(**terms), secret, now))
    for seat, token in enumerate(tokens):
        happens(seating.joined(room, f"Person {seat}", token, choose.randbytes(seating.SALT_BYTES).hex(), seat, now, hurry=hurry))
    await hall.store.create(name, game, token_digest(invite), secret, [written(it) for it in happened], Standing(OPEN, None, b""))
    return Party(hall, await hall.table(name), tokens, invite)


async def deal(hosted: Hosted) -> None:
    await hosted.do(lambda room, now: seating.began(room, 0, "", now))


async def nowhere(text: str) -> None:
    """Where a guest is that is never sent anything."""
