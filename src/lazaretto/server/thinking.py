"""Bots that think beside the event loop: each in a process that is told what its seat may know, and has only so long."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import os
import sys
import time
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, final

import msgspec

from ..kernel import Answered, Move, Moves, Remark, Seat, View
from ..kernel.codec import pack, unpack
from .thinker import GRACE, LENGTH_BYTES, REPLIES, Ask, Chosen, Failed, Forgotten, Reply, framed

TRIES: Final = 2                    # a thinker that dies over a question gets it once more
BOTS_KEPT: Final = 2000             # by each thinker
NOTES_KEPT: Final = 10_000          # a note is small, a bot may be large
LONG: Final = 0.2                   # seconds after which a table goes to another thinker rather than wait
REMARKS: Final = {Remark.__name__: Remark}
STARTING: Final = 60.0              # seconds that a thinker may take to read all games and bots

logger = logging.getLogger("lazaretto.thinking")


@final
@dataclass(frozen=True)
class Sitter:
    """Which bot sits where."""

    table: str
    seat: Seat
    bot: str
    seed: int                       # the bot's own: what it is must tell nothing about the deal
    game: str
    talks: bool = False


class Thought(NamedTuple):
    """A bot's answer, and what it says before it gives it."""

    move: Move
    remark: Remark | None = None


class Died(Exception):
    """A thinker's process has ended, or did not begin."""


class Broken(Exception):
    """A bot raised, or answered what was not offered."""


@final
class Note:
    """What a bot has heard so far."""

    def __init__(self, bot: int) -> None:
        self.bot: Final = bot
        self.heard = 0
        self.last_answer: tuple[int, object] | None = None     # of its seat: where in the memory, and which

    def holds(self, memory: Sequence[object]) -> bool:
        """Nothing that was heard has been taken back.

        A seat takes back its own answers only, and each answer is remembered by an object of its own: so the last one is enough to look at.
        """
        if self.heard > len(memory):
            return False
        return self.last_answer is None or memory[self.last_answer[0]] is self.last_answer[1]

    def hears(self, memory: Sequence[object]) -> None:
        """All of it is heard now."""
        for index in range(self.heard, len(memory)):
            if isinstance(memory[index], Answered):
                self.last_answer = (index, memory[index])
        self.heard = len(memory)


@final
class Desk:
    """One thinker's place: its process, which starts when it is first needed, and notes on the bots it keeps."""

    def __init__(self, kept: int) -> None:
        self.kept: Final = kept
        self.turn: Final = asyncio.Lock()                      # one question at a time, first come, first served: a bot's time begins when it is asked
        self.notes: Final[OrderedDict[Sitter, Note]] = OrderedDict()
        self.numbers: Final = itertools.count()
        self.worker: asyncio.subprocess.Process | None = None
        self.asked_at = 0.0

    async def ask(self, sitter: Sitter, view: View, memory: Sequence[object], budget: float, processes: int = 1) -> Chosen:
        """The bot's answer, for who has the turn; `TimeoutError`, `Broken` or `Died` if there is none."""
        self.asked_at = time.monotonic()
        await self._start()
        try:
            reply = await self._exchange(self._question(sitter, view, memory, budget, processes), budget)
            if isinstance(reply, Forgotten):
                self.notes.pop(sitter)
                reply = await self._exchange(self._question(sitter, view, memory, budget, processes), budget)
        except (TimeoutError, Died):
            await self.end()
            raise
        if not isinstance(reply, Chosen):
            raise Broken(reply.where if isinstance(reply, Failed) else type(reply).__name__)
        return reply

    def thinks_long(self) -> bool:
        """One bot keeps all others of this thinker waiting."""
        return self.turn.locked() and time.monotonic() > self.asked_at + LONG

    async def end(self) -> None:
        """End the process, whatever it is doing. The next question starts another, which knows no bot."""
        worker, self.worker = self.worker, None
        if worker is not None:
            with contextlib.suppress(ProcessLookupError):      # it has ended already
                worker.kill()
            await worker.communicate()

    def _question(self, sitter: Sitter, view: View, memory: Sequence[object], budget: float, processes: int) -> Ask:
        """What the bot has not heard, or everything if something was taken back; only what is packed leaves this process."""
        note = self.notes.get(sitter)
        anew = note is None or not note.holds(memory)
        if note is None or anew:
            note = self.notes[sitter] = Note(next(self.numbers))
        self.notes.move_to_end(sitter)
        if len(self.notes) > NOTES_KEPT:
            self.notes.popitem(last=False)
        heard, facts = note.heard, [pack(fact) for fact in memory[note.heard:]]
        note.hears(memory)
        return Ask(note.bot, sitter.game, sitter.bot, sitter.seat, str(sitter.seed), anew, heard, facts, view.pack(), budget, sitter.talks, processes)

    async def _start(self) -> None:
        if self.worker is not None:
            return
        command = (sys.executable, "-P", "-m", "lazaretto.server.thinker", str(self.kept))
        surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}    # it must find what we found
        pipe = asyncio.subprocess.PIPE
        try:                                                   # a session of its own: who presses Ctrl-C means us
            self.worker = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, env=surroundings, start_new_session=True)
            async with asyncio.timeout(STARTING):
                await self._reply()
        except (OSError, TimeoutError, Died) as error:
            await self.end()
            raise Died("did not start") from error

    async def _exchange(self, ask: Ask, budget: float) -> Reply:
        assert self.worker is not None and self.worker.stdin is not None
        async with asyncio.timeout(budget + GRACE):
            try:
                self.worker.stdin.write(framed(ask))
                await self.worker.stdin.drain()
            except ConnectionError as error:
                raise Died("does not listen") from error
            return await self._reply()

    async def _reply(self) -> Reply:
        assert self.worker is not None and self.worker.stdout is not None
        try:
            length = await self.worker.stdout.readexactly(LENGTH_BYTES)
            return REPLIES.decode(await self.worker.stdout.readexactly(int.from_bytes(length, "big")))
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError) as error:
            raise Died("ended or talks nonsense") from error


@final
class Thinkers:
    """Processes in which bots think. All bots of a table think in the same one, unless it is busy for long; the tables are shared out among them."""

    def __init__(self, workers: int, *, kept: int = BOTS_KEPT, together: int = 1) -> None:
        self.together: Final = together                        # processes in which searching bots may think at once
        self.overtime = 0                                      # how often a bot took too long
        self.broken = 0                                        # how often it raised, answered what was not offered, or took its process along
        self.desks: Final = tuple([Desk(kept) for _ in range(workers)])
        self.asking: Final[set[asyncio.Task[Thought]]] = set()

    async def choose(self, sitter: Sitter, view: View, memory: Sequence[object], budget: float) -> Thought:
        """What the bot answers within so many seconds of its own time, else the question's default. Who stops waiting does not stop the bot.

        The memory must hold the same objects from one question to the next, as a sitting's does: a bot whose answers are others is made anew.
        """
        task = asyncio.create_task(self._choose(sitter, view, memory, budget))
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """End all processes. Who still waits is cancelled: a default would be written down as if someone had chosen it."""
        waiting = tuple(self.asking)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for desk in self.desks:
            await desk.end()

    async def _choose(self, sitter: Sitter, view: View, memory: Sequence[object], budget: float) -> Thought:
        assert view.question is not None and sitter.seat in view.asked
        try:
            return thought(await self._chosen(sitter, view, memory, budget), sitter.seat, view.options(sitter.seat))
        except TimeoutError:
            self.overtime += 1
            logger.warning("%s took more than %.2f s: the default is taken", described(sitter), budget)
        except (Broken, Died) as error:
            self.broken += 1
            logger.warning("%s is broken (%s): the default is taken", described(sitter), error)
        return Thought(view.question.default(view.table, sitter.seat))

    async def _chosen(self, sitter: Sitter, view: View, memory: Sequence[object], budget: float) -> Chosen:
        desk = await self._turn_at(self.desks[desk_of(sitter.table, len(self.desks))])
        try:
            for _ in range(TRIES - 1):
                try:
                    return await desk.ask(sitter, view, memory, budget, self._each())
                except Died as error:
                    logger.warning("the thinker of %s %s: asked once more", described(sitter), error)
            return await desk.ask(sitter, view, memory, budget, self._each())
        finally:
            desk.turn.release()

    def _each(self) -> int:
        """In how many processes a bot may think now: its share among those who think."""
        return max(1, self.together // max(1, len([desk for desk in self.desks if desk.turn.locked()])))

    async def _turn_at(self, own: Desk) -> Desk:
        """The turn at the table's own desk, which knows its bots; if another table's bot thinks there for long, at one that is free."""
        turn = asyncio.create_task(own.turn.acquire())
        try:
            while not turn.done():
                await asyncio.wait((turn,), timeout=LONG)
                free = [desk for desk in self.desks if not desk.turn.locked()] if own.thinks_long() else []
                if free and not turn.done():
                    turn.cancel()
                    await free[0].turn.acquire()
                    return free[0]
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                own.turn.release()
            turn.cancel()
            raise
        return own


def desk_of(table: str, desks: int) -> int:
    """Always the same for a table, also after the server was started again."""
    return zlib.crc32(table.encode()) % desks


def thought(chosen: Chosen, seat: Seat, options: Moves) -> Thought:
    """What came back from the other process, if it may be so: a bot speaks for nobody else."""
    remark = None if chosen.remark is None else unpack(chosen.remark, REMARKS)
    if remark is not None and (not isinstance(remark, Remark) or remark.seat != seat):
        raise Broken("it spoke for another")
    return Thought(offered(chosen, options), remark)


def offered(chosen: Chosen, options: Moves) -> Move:
    """The option that was chosen; `Broken` if it is another here than there."""
    if not 0 <= chosen.index < len(options) or pack(options[chosen.index]) != chosen.move:
        raise Broken("the answer was not offered")
    return options[chosen.index]


def described(sitter: Sitter) -> str:
    """For the log: nothing that the seat sees."""
    return f"bot {sitter.bot} of {sitter.game}, seat {sitter.seat} at table {sitter.table}"
