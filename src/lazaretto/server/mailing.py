"""Mailing: turns over days by mail. Every so often tables that somebody wishes to be mailed about are looked at, and letters that are due are sent.

Nothing of it hangs on a table's own course: what is to be done is found in the store, so a restart loses nothing and any number of processes share it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Final, final

from ..hosting import clocks
from ..hosting.room import OVER, PLAYING
from ..hosting.terms import HOUR
from ..kernel import Seat
from .errors import Busy, DamagedTable, NotLetIn
from .hall import Hall
from .hosted import Hosted
from . import letters
from .letters import Clerk
from .limits import Limit, Limits
from .metrics import LETTERS
from .outlook import Outlook, outlook
from .postage import LATER, SENT, Postage, deliver
from .store import Letter, Unavailable, Unsure, Wish

ROUND: Final = 20.0                     # seconds from one look to the next
AFTER_TOO_MANY: Final = HOUR
MOST_A_DAY: Final = 20                  # letters to one address, about all tables
MOST_CODES_A_DAY: Final = 3             # of them
ASKED_BY_ONE, ASKED_BY_ALL = 5, 100     # codes in an hour: by one guest's address, and here
AT_ONCE: Final = 100
LAST_WORDS: Final = 5.0

logger = logging.getLogger("lazaretto.mail")


@final
class Mailing:
    """The post office of one server."""

    def __init__(self, hall: Hall, postage: Postage, public_url: str) -> None:
        self.hall: Final = hall
        self.postage: Final = postage
        self.clerk: Final = Clerk(postage, public_url)
        self.known: dict[tuple[str, Seat], int] = {}            # who is connected here, and the question that they know of
        self.askers: Final = Limits(ASKED_BY_ONE, HOUR)
        self.asked: Final = Limit(ASKED_BY_ALL, HOUR)
        self.bell: Final = asyncio.Event()
        self.is_closing = False
        self.going: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.going = asyncio.create_task(self._go_round())

    def hurry(self) -> None:
        """Somebody waits for a letter: the next round begins at once."""
        self.bell.set()

    async def close(self) -> None:
        """A letter that is just being handed over is waited for, a little: else it would be sent once more."""
        self.is_closing = True
        self.hurry()
        if self.going is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.going, LAST_WORDS)

    async def _go_round(self) -> None:
        while not self.is_closing:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.bell.wait(), ROUND)
            self.bell.clear()
            try:
                if not self.is_closing:
                    await self.round(time.time())
            except (Unavailable, Unsure, Busy):
                pass                                            # the database is away: the next round finds all that this one missed
            except Exception:
                logger.exception("a round of mail")

    async def round(self, now: float) -> None:
        """Note who is here, look at tables, send what is due, and forget what is old."""
        await self.note_who_is_here()
        for wish in await self.hall.store.wishes.to_look(now, AT_ONCE):
            with log_of(wish.table):
                await self.look(wish, now)
        for letter in await self.hall.store.outbox.due(now, AT_ONCE):
            if self.is_closing or not await self.send(letter, now):
                break
        await self.hall.store.outbox.tidy(now)
        await self.hall.store.wishes.tidy(now)

    async def note_who_is_here(self) -> None:
        """Who is connected while something is asked knows of it; other processes must not write to them."""
        known = {(table, seat): question for hosted in self.hall.loaded() for table, seat, question in known_at(hosted)}
        news = sorted([(table, seat, question) for (table, seat), question in known.items() if self.known.get((table, seat)) != question])
        if news:
            await self.hall.store.wishes.told(news)
        self.known = known

    async def look(self, wish: Wish, now: float) -> None:
        """Look at the table of a wish, and write a letter if one is due."""
        try:
            hosted = await self.hall.table(wish.table)
        except (NotLetIn, DamagedTable):
            await self.hall.store.wishes.forget(wish.table, wish.seat)
            return
        wish_now = replace(wish, number=hosted.tail.number)
        found = outlook(wish_now, hosted.room, hosted.attendance, now, is_here=wish.seat in hosted.here)
        if found.kind and (await self.hall.store.outbox.read_by(wish.address, found.kind, now)).all >= MOST_A_DAY:
            found = Outlook(replace(wish_now, look=now + AFTER_TOO_MANY), found.question)
        await self.hall.store.wishes.looked(wish, found.after, found.question, self.written(wish, hosted, found, now))

    def written(self, wish: Wish, hosted: Hosted, found: Outlook, now: float) -> Letter | None:
        deadline = clocks.deadline(hosted.room, hosted.attendance)
        match found.kind:
            case letters.TURN:
                return self.clerk.turn(wish, hosted.room, found.question, deadline, now)
            case letters.REMINDER:
                return self.clerk.reminder(wish, hosted.room, found.question, deadline, now)
            case letters.OVER:
                return self.clerk.over(wish, hosted.room, now)
        return None

    async def send(self, letter: Letter, now: float) -> bool:
        """One letter, if no other process sends it; False if the mail server cannot be used, and the others need not be tried."""
        if not await self.hall.store.outbox.claim(letter, now):
            return True
        delivered = await asyncio.to_thread(deliver, self.postage, letter)
        LETTERS.labels(delivered).inc()
        if delivered == SENT:
            await self.hall.store.outbox.sent(letter)
        elif delivered != LATER:
            await self.hall.store.outbox.drop(letter)
        return delivered != LATER


@contextlib.contextmanager
def log_of(table: str) -> Iterator[None]:
    """What goes wrong at one table stays there."""
    try:
        yield
    except (Unavailable, Unsure, Busy):
        raise
    except Exception:
        logger.exception("mail about table %s", table)


def known_at(hosted: Hosted) -> Iterator[tuple[str, Seat, int]]:
    """Who is connected at a slow table, and which question they know of. That a game is over is known after its last."""
    room = hosted.room
    if room.terms.clock.kind == "slow" and room.state in (PLAYING, OVER):
        question = room.question_number + (room.state == OVER)
        yield from [(room.table, seat, question) for seat in hosted.here]
