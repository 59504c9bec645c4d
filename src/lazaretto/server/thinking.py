"""Bots that think beside the event loop: each in a process that is told what its seat may know, and has only so long."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple, final

from ..kernel import Move, Moves, Remark, Seat, View
from ..kernel.codec import pack, unpack
from .desk import LONG, Broken, Desk, Died, Sitter
from .thinker import Chosen

TRIES: Final = 2                    # a thinker that dies over a question gets it once more
BOTS_KEPT: Final = 2000             # by each thinker
REMARKS: Final = {Remark.__name__: Remark}

logger = logging.getLogger("lazaretto.thinking")


class Thought(NamedTuple):
    """A bot's answer, and what it says before it gives it."""

    move: Move
    remark: Remark | None = None


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
