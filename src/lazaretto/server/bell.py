"""The bell of a table: it rings when something is due there, and then that happens."""

from __future__ import annotations

import asyncio
import time
import weakref
from typing import TYPE_CHECKING, Final, final

from ..hosting import clocks

if TYPE_CHECKING:
    from .hosted import Hosted

FOREIGN_PATIENCE: Final = 3.0           # so long the process that wrote last has to go on, before another steps in
SHORTEST_WAIT: Final = 0.002


@final
class Bell:
    """Set for the next moment at which something happens by itself, or all may be told that it has grown late."""

    def __init__(self, hosted: Hosted) -> None:
        self.hosted: Final[Hosted] = weakref.proxy(hosted)      # no circle: a table that is closed is freed at once
        self.alarm: asyncio.TimerHandle | None = None

    @property
    def patience(self) -> float:
        """How much later than its time this process lets something happen: not at all, unless another wrote here last and should go on."""
        return 0.0 if self.hosted.is_ours else FOREIGN_PATIENCE

    def set(self) -> None:
        self.silence()
        now = time.time()
        moment = clocks.next_bell(self.hosted.room, self.hosted.attendance, now)
        if moment is not None and not self.hosted.is_broken:
            wait = max(SHORTEST_WAIT, moment - now) + self.patience
            self.alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self.alarm = None
        self.hosted.later(self._rung)

    async def _rung(self) -> None:
        """What is due happens; if the bell was a hair too early, it rings again."""
        await self.hosted.do(lambda room, now: clocks.overdue(room, self.hosted.attendance, now))
        self.hosted.tell_count()
        self.set()

    def silence(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
