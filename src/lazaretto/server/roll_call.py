"""Who came and who went: for all to see, but told in a moment, not at once."""

from __future__ import annotations

import asyncio
import time
import weakref
from typing import TYPE_CHECKING, Final, final

from ..hosting.fallen import sees_all
from ..hosting.room import PLAYING
from ..kernel import Seat

if TYPE_CHECKING:
    from .hosted import Hosted

SETTLED: Final = 0.1                    # seconds, until it is told
GATHERED: Final = 3.0                   # and so many after a game was read: when the server has started anew all come, and who can play again goes first


@final
class RollCall:
    """A company that comes is told once, and of who only loads the page anew nobody hears."""

    def __init__(self, hosted: Hosted) -> None:
        self.hosted: Final[Hosted] = weakref.proxy(hosted)      # no circle: a table that is closed is freed at once
        self.comings = 0                    # how often somebody came or went
        self.were_here: list[Seat] = []     # as all were told last
        self.timer: asyncio.TimerHandle | None = None
        self.gathered = time.monotonic() + (GATHERED if hosted.room.state == PLAYING else 0.0)

    def wake(self) -> None:
        """Somebody came or went."""
        self.comings += 1
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(max(SETTLED, self.gathered - time.monotonic()), self._call)

    def _call(self) -> None:
        """Nobody can tell whether those look on who are out and see all cards."""
        self.timer = None
        before, self.were_here = self._seen(self.were_here), self.hosted.here
        if before == self._seen(self.were_here):
            self.hosted.past.begin(self.hosted)
        else:
            self.hosted.tell_attendance()

    def _seen(self, here: list[Seat]) -> list[Seat]:
        return [seat for seat in here if not sees_all(self.hosted.room, seat)]

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
