"""R5. Nonsense at real tables: no message may bring a table down or hold it up, and one that is refused may change nothing.

In process: what a socket does with a message after it was received, at tables in play. A message is made from the seed and its number alone.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, final

import msgspec

from lazaretto.games import games
from lazaretto.hosting import clocks, refusing
from lazaretto.hosting.happenings import CameBack, read
from lazaretto.hosting.room import OVER, PLAYING, Room
from lazaretto.server.guest import Guest
from lazaretto.server.hosted import Hosted
from lazaretto.server.socket import answer
from lazaretto.server.telling import news
from lazaretto.wire import messages as m

from .figures import MEGABYTE, line, resident, say
from .house import deal, nowhere, party
from .nonsense import Speaker

EPISODE: Final = 3_000                  # messages at one table
LONGEST: Final = 0.25                   # seconds of work for one message: more holds up every table
LOOKED_AT: Final = 0.05                 # of messages: the whole table is held against what it was before; else what changes with every happening
WAITED: Final = 0.03                    # of messages: after them time passes
BEGUN: Final = 0.9                      # of tables: at the others people may still get up and sit down
AFTERWARDS: Final = 150                 # messages after the end of a game
WARM: Final = 10                        # episodes until everything was used once
KNOWN: Final = {**refusing.CODES, **m.CODES}


@dataclass
class Found:
    """What came of it."""

    messages: int = 0
    read: int = 0                       # that were messages of the protocol
    done: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    crashes: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    slowest: float = 0.0
    slowest_was: str = ""
    held_up: int = 0
    over: int = 0                       # games that came to their end
    came_back: int = 0
    grown: int = 0                      # bytes, since the first episodes


@final
class Complaints(logging.Handler):
    """What a table writes in the log of its bots and clocks, which nobody hears as a reply, is a crash too."""

    def __init__(self, found: Found) -> None:
        super().__init__(logging.ERROR)
        self.found: Final = found

    def emit(self, record: logging.LogRecord) -> None:
        self.found.crashes.append(f"{record.getMessage()}: {record.exc_info[1]!r}" if record.exc_info else record.getMessage())


def imprint(room: Room) -> str:
    """All that a table is, in a few letters."""
    chairs = [(chair.name, chair.token, chair.bot, chair.is_away, chair.pauses, [*chair.orders]) for chair in room.chairs]
    held = sorted((seat, room.game.say(move)) for seat, move in room.held.items())
    position = None if room.course is None else (room.course.entries, len(room.course.told), len(room.course.behind), room.course.position.pack())
    whole = (room.number, room.state, chairs, held, position, room.paused, room.again, len(room.story), room.marks, sorted(room.keys.items()), room.since)
    return hashlib.sha256(repr(whole).encode()).hexdigest()


def glance(room: Room) -> tuple[int, ...]:
    """What changes with every happening."""
    return room.number, len(room.story), sum(map(len, room.keys.values())), room.question_number, len(room.held), id(room.course and room.course.position)


class Episode:
    """One table, and what is said there."""

    def __init__(self, hosted: Hosted, choose: random.Random, found: Found, name: str) -> None:
        self.hosted: Final = hosted
        self.room: Final = hosted.room
        self.choose: Final = choose
        self.found: Final = found
        self.name: Final = name
        self.speaker: Final = Speaker(hosted.room, choose)
        self.later = 0.0                                       # seconds that went by at this table alone
        self.guests: Final[dict[tuple[int | None, str], Guest]] = {}           # by seat, and by the right to it

    async def run(self, messages: int) -> None:
        after = AFTERWARDS
        for number in range(messages):
            await self.hear(number)
            if self.room.state == PLAYING and self.choose.random() < WAITED:
                await self.wait()
            while self.hosted.chores.tasks:
                await asyncio.sleep(0)                         # bots and clocks have their say
            after -= self.room.state == OVER
            if not after:
                break
        self.found.over += self.room.state == OVER

    async def wait(self) -> None:
        """Time passes: a window closes, a pause ends, a bot sits in."""
        self.later += clocks.LONGEST_PAUSE
        await self.hosted.do(lambda room, now: clocks.overdue(room, self.hosted.attendance, now + self.later))

    async def hear(self, number: int) -> None:
        guest = self.guest(self.someone())
        text = self.speaker.says(guest.seat)
        looks = self.choose.random() < LOOKED_AT
        before, whole, started = glance(self.room), imprint(self.room) if looks else "", time.thread_time()
        reply = await self.survived(guest, text, number)
        self.count(text, time.thread_time() - started)
        if isinstance(reply, m.Refusal):
            self.refused(reply, text, number)
            if glance(self.room) != before if not looks else imprint(self.room) != whole:
                self.changed(before, text, number)
        elif reply is not None:
            self.found.done += 1
            m.encode(news(self.hosted, guest))                 # what the guest would be sent now can be written

    def someone(self) -> int | None:
        """Somebody who is asked, as often as not; else anybody, also a watcher."""
        asked: tuple[int, ...] = self.room.asked
        if asked and self.choose.random() < 0.5:
            return self.choose.choice(asked)
        return self.choose.choice((None, *range(len(self.room.chairs))))

    def guest(self, seat: int | None) -> Guest:
        """Whoever sits there now, or a watcher."""
        right = "" if seat is None else self.room.chairs[seat].token
        return self.guests.setdefault((seat, right), Guest(seat, right, nowhere))

    async def heard(self, guest: Guest, text: str) -> m.Hears | None:
        """The reply, as the socket gives it; None if it says that the server has made a mistake."""
        try:
            word = m.hears_from_guest.decode(text)
        except msgspec.DecodeError as error:
            return m.Refusal("message/unreadable", str(error))
        self.found.read += 1
        reply = await answer(self.hosted, guest, word)
        return None if isinstance(reply, m.Refusal) and reply.code == "server/error" else reply

    async def survived(self, guest: Guest, text: str, number: int) -> m.Hears | None:
        """The reply, or None and a note if there is none that could be given."""
        try:
            reply, trouble = await self.heard(guest, text), "a mistake that is written in the log"
        except Exception as error:
            reply, trouble = None, f"{type(error).__name__}: {error}"
        if reply is None:
            self.found.crashes.append(f"{self.name}, message {number}: {text!r}: {trouble}")
        return reply

    def count(self, text: str, took: float) -> None:
        self.found.messages += 1
        self.found.held_up += took > LONGEST
        if took > self.found.slowest:
            self.found.slowest, self.found.slowest_was = took, f"{self.room.game.name}: {text[:120]}"

    def refused(self, reply: m.Refusal, text: str, number: int) -> None:
        self.found.refused[reply.code] += 1
        if reply.code not in KNOWN or not reply.text:
            self.found.unknown.append(f"{self.name}, message {number}: {text!r}: {reply}")

    def changed(self, before: tuple[int, ...], text: str, number: int) -> None:
        """Whoever answers, and be it wrongly, is back: the bot stands up. Nothing else may happen by what is refused."""
        new = self.hosted.store.logs[self.room.table][before[0]:]              # type: ignore[attr-defined]
        if len(new) == 1 and isinstance(read(new[0]), CameBack):
            self.found.came_back += 1
        else:
            self.found.changed.append(f"{self.name}, message {number}: {text!r}")


async def fuzz_in_process(messages: int, seed: int) -> Found:
    """So many messages, at table after table of the five games."""
    found, first, episode = Found(), 0, 0
    complaints, log = Complaints(found), logging.getLogger("lazaretto")
    log.addHandler(complaints)
    while found.messages < messages:
        name = f"seed {seed}, episode {episode}"
        choose, game = random.Random(name), games()[episode % len(games())]
        table = await party(game.name, choose.choice(game.seats), choose, pace=0, hurry=True, listed=True)
        if choose.random() < BEGUN:
            await deal(table.hosted)
        await Episode(table.hosted, choose, found, name).run(min(EPISODE, messages - found.messages))
        await table.close()
        episode += 1
        say(f"{found.messages:,} of {messages:,} messages")
        first = resident() if episode == WARM else first
    say("")
    log.removeHandler(complaints)
    found.grown = resident() - first if first else 0
    return found


def report(found: Found) -> None:
    line("messages in process", found.messages)
    line("of them messages of the protocol", found.read)
    line("done", found.done)
    line("refused", sum(found.refused.values()))
    for code, times in found.refused.most_common():
        line(f"  {code}", times)
    line("games that came to their end", found.over)
    line("crashes", len(found.crashes))
    line("refused, and something changed", len(found.changed))
    line("refused, and a bot stood up for a person who is back", found.came_back)
    line("refused without a known code or a text", len(found.unknown))
    line(f"messages that took more than {1000 * LONGEST:g} ms of the processor", found.held_up)
    line("milliseconds of the slowest", f"{1000 * found.slowest:.1f}")
    print(f"    {found.slowest_was}")
    line(f"memory grown since episode {WARM}, in MB", f"{found.grown / MEGABYTE:.1f}")
    for wrong in (found.crashes + found.changed + found.unknown)[:10]:
        print(f"    {wrong}")
