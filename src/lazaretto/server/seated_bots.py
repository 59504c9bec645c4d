"""The bots at one table: those who were called, and those who sit in for people. They see what their seat may see and think elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import random
import weakref
from functools import partial
from typing import TYPE_CHECKING, Final, final

from ..hosting.clocks import BOTS_THINK
from ..hosting.course import Course
from ..hosting.deciding import answered, safe
from ..hosting.following import USUAL_PACE, reading_time
from ..hosting.overhearing import overheard
from ..hosting.readiness import is_counted
from ..hosting.refusing import Refused
from ..hosting.room import PLAYING, Room, is_window
from ..hosting.talking import spoke
from ..kernel import Remark, Seat
from .desk import Sitter
from .thinking import Thought

if TYPE_CHECKING:
    from .hosted import Hosted

BUDGET: Final = 5.0                     # seconds a bot may think
SITS_IN: Final = "thumb"                # for a person who is away
SILENT: Final = "random"                # has nothing to say
SEED_BYTES: Final = 7
AS_PEOPLE_DO: Final = (1.0, 3.0)       # times the pace of the table, where others count who is ready

logger = logging.getLogger("lazaretto.bots")


@final
class SeatedBots:
    """Each answers in its time, once for each question."""

    def __init__(self, hosted: Hosted) -> None:
        self.hosted: Final[Hosted] = weakref.proxy(hosted)      # no circle: a table that is closed is freed at once
        self.thinking: Final[set[tuple[Seat, int]]] = set()

    def wake(self) -> None:
        """Let those think who are asked and have not answered."""
        room = self.hosted.room
        if room.state != PLAYING or room.paused is not None:
            return
        for seat in room.waits_for:
            turn = (seat, room.question_number)
            if room.chairs[seat].is_played_by_bot() and turn not in self.thinking:
                self.thinking.add(turn)
                self.hosted.later(partial(self._answers, *turn))

    async def _answers(self, seat: Seat, question: int) -> None:
        """A bot looks with its seat's eyes, thinks elsewhere, and answers if it is still wanted."""
        room = self.hosted.room
        try:
            ponder = self._at_once if is_window(room) else self._in_a_while if is_counted(room) else self._after_a_moment
            thought = await ponder(room, seat, question)
            if thought is None:
                return
            if thought.remark is not None:
                await self._says(room, thought.remark, question)
            text = room.game.say(thought.move)
            await self.hosted.do(lambda room, now: answered(room, seat, text, question, "", now) if self._is_wanted(seat, question) else [])
        finally:
            self.thinking.discard((seat, question))

    async def _says(self, room: Room, remark: Remark, question: int) -> None:
        """Before it answers, as people do; then they have a moment to hear it. Whoever may not speak is silent."""
        seat, phrase, about = remark.seat, remark.phrase, remark.about
        with contextlib.suppress(Refused):
            await self.hosted.do(lambda room, now: spoke(room, seat, "", phrase, about, "", now, to_out=False) if self._is_wanted(seat, question) else [])
            await asyncio.sleep(room.terms.pace)

    async def _after_a_moment(self, room: Room, seat: Seat, question: int) -> Thought | None:
        """In its turn: first people may look at what was done before, and read how a round has ended."""
        await asyncio.sleep(room.terms.pace * (1 + reading_time(room) / USUAL_PACE) + self.hosted.bell.patience)
        return await self._chosen(room, room.course, seat) if room.course is not None and self._is_wanted(seat, question) else None

    async def _at_once(self, room: Room, seat: Seat, question: int) -> Thought | None:
        """In a window, which does not wait for it: its answer is held, so nobody sees when it came."""
        await asyncio.sleep(self.hosted.bell.patience)
        return await self._chosen(room, room.course, seat) if room.course is not None and self._is_wanted(seat, question) else None

    async def _in_a_while(self, room: Room, seat: Seat, question: int) -> Thought | None:
        """Where others see how many are ready: it thinks meanwhile, so when it is ready tells nothing of what it has to think about."""
        if room.course is None:
            return None
        pause = room.terms.pace * (random.uniform(*AS_PEOPLE_DO) + reading_time(room) / USUAL_PACE) + self.hosted.bell.patience
        thought, _ = await asyncio.gather(self._chosen(room, room.course, seat), asyncio.sleep(pause))
        return thought

    async def _chosen(self, room: Room, course: Course, seat: Seat) -> Thought:
        """What the bot thinks best; whatever goes wrong with it, the table goes on with the safe answer."""
        sitter = Sitter(room.table, seat, room.chairs[seat].bot or SITS_IN, whims(room, seat), room.game.name, talks(room, seat))
        budget = BOTS_THINK / 2 if is_window(room) else BUDGET
        try:
            return await self.hosted.thinkers.choose(sitter, course.position.seen_by(seat), overheard(room, seat), budget)
        except Exception:
            logger.exception("table %s: the bot on seat %d cannot be asked", room.table, seat)
            return Thought(safe(room, seat))

    def _is_wanted(self, seat: Seat, question: int) -> bool:
        room = self.hosted.room
        return room.question_number == question and seat in room.waits_for and room.chairs[seat].is_played_by_bot() and room.paused is None


def talks(room: Room, seat: Seat) -> bool:
    """A bot that was called may speak, if the terms have it so; one that sits in for a person puts no words in their mouth."""
    return room.terms.bots_talk and room.chairs[seat].bot not in ("", SILENT)


def whims(room: Room, seat: Seat) -> int:
    """A bot's seed: the same after a restart, and nobody can foretell it."""
    return int.from_bytes(hmac.digest(room.secret, f"bot {seat}".encode(), "sha256")[:SEED_BYTES], "big")
