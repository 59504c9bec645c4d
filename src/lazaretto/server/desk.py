"""A thinker's desk: a process that answers for bots, one question at a time, and what each of them has heard there."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import sys
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

import msgspec

from ..kernel import Answered, Seat, View
from ..kernel.codec import pack
from .thinker import GRACE, LENGTH_BYTES, REPLIES, Ask, Chosen, Failed, Forgotten, Reply, framed

NOTES_KEPT: Final = 10_000          # a note is small, a bot may be large
LONG: Final = 0.2                   # seconds after which a table goes to another thinker rather than wait
STARTING: Final = 60.0              # seconds that a thinker may take to read all games and bots


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
