"""How the lobby and the server's other processes find a table: whether it is shown, and when somebody must look at it. Kept with the table in the store."""

from __future__ import annotations

import weakref
from functools import partial
from typing import TYPE_CHECKING, Final, final

from ..hosting import clocks
from ..hosting.room import OPEN, PLAYING
from ..wire.messages import encode
from .store import Standing, Unavailable, Unsure

if TYPE_CHECKING:
    from .hosted import Hosted

SOON: Final = 60.0


@final
class Listing:
    """A matter of seconds, not of moves: it is written with what happens, and follows where nothing does."""

    def __init__(self, hosted: Hosted) -> None:
        self.hosted: Final[Hosted] = weakref.proxy(hosted)      # no circle: a table that is closed is freed at once
        self.stood: Standing | None = None

    def wake(self) -> None:
        """See that the lobby knows."""
        standing = self.standing()
        if standing != self.stood:
            self.stood = standing
            self.hosted.later(partial(self._stand, standing))

    async def _stand(self, standing: Standing) -> None:
        try:
            await self.hosted.store.append(self.hosted.room.table, self.hosted.tail, [], standing)
        except (Unavailable, Unsure):
            self.stood = None

    def standing(self) -> Standing:
        room = self.hosted.room
        listed = room.terms.listed and room.state == OPEN
        return Standing(room.state, self._due(), encode(self.hosted.shared.card()) if listed else b"")

    def _due(self) -> float | None:
        """When somebody must look at a table that goes on over days, though nobody is connected."""
        room = self.hosted.room
        if room.state != PLAYING or room.terms.clock.kind != "slow":
            return None
        bots_turn = any(room.chairs[seat].is_played_by_bot() for seat in room.waits_for)
        return room.since + SOON if bots_turn else clocks.next_moment(room, self.hosted.attendance)

    async def leave(self) -> None:
        """A table at which nobody waits is not shown in the lobby; whoever has its name or invite finds it all the same."""
        if self.hosted.is_ours and self.stood is not None and self.stood.summary:
            await self._stand(Standing(self.stood.status, self.stood.due, b""))
