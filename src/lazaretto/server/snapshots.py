"""Snapshots: a long table is packed now and then, so that to open it only what happened since must be taken. Without them all is the same, and slower."""

from __future__ import annotations

import contextlib
import logging
import weakref
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, final

import msgspec

from ..hosting.happenings import read
from ..hosting.room import OVER, Room
from ..hosting.snapshot import MADE_BY, may_be_packed, packed, unpacked
from ..hosting.taking import take
from ..kernel import BrokenRecord, Mistake
from .store import Damaged, Kept, Snapshot, Store, Tail, TornSnapshot, Unavailable, Unsure
from .turns import Turns

if TYPE_CHECKING:
    from .hosted import Hosted

FEWEST: Final = 40                      # entries that are worth a snapshot: a thousand tables are opened at once when the server has started anew
PIECE: Final = 128                      # entries that are taken before others have their turn: three milliseconds or so; few have as many after a snapshot
SHARE: Final = 16                       # and a sixteenth of all: so what is packed over a whole game grows with its length, not with its square

#: What a table may raise that cannot be read, by its log or by its snapshot.
UNREADABLE: Final = (Damaged, Mistake, msgspec.DecodeError, LookupError, ValueError, AssertionError)

logger = logging.getLogger("lazaretto.tables")


class Found(NamedTuple):
    """A table as the store has it."""

    room: Room
    tail: Tail
    kept: int = 0                       # how far its snapshot goes


async def found(store: Store, table: str, turns: Turns) -> Found:
    """The table, by its snapshot and what was written after it; if anything is wrong with that, by its whole log."""
    try:
        kept = await store.kept(table)
        if kept.snapshot is None:
            return await followed(Room(table, kept.secret), kept, turns)
        try:
            return await followed(opened(kept.snapshot, table, kept.secret), kept, turns)
        except UNREADABLE as error:
            raise TornSnapshot(table, str(error)) from error
    except TornSnapshot as error:
        logger.warning("table %s: its snapshot is of no use and is thrown away: %s", table, error)
        with contextlib.suppress(Damaged, Unavailable, Unsure):
            await store.forget(table)
    secret = await store.secret(table)
    return await followed(Room(table, secret), Kept(secret, None, *await store.read(table)), turns)


def opened(kept: Snapshot, table: str, secret: bytes) -> Room:
    """The room as it was packed."""
    if kept.made_by != MADE_BY:
        raise BrokenRecord("another version of the program made it")
    room = unpacked(kept.body, table, secret)
    if room.number != kept.tail.number:
        raise BrokenRecord("it is of another moment than it says")
    return room


async def followed(room: Room, kept: Kept, turns: Turns) -> Found:
    """The room, once it has taken all that its log holds beyond its snapshot."""
    await turns.take(taken(room, kept.bodies))
    return Found(room, kept.tail, 0 if kept.snapshot is None else kept.snapshot.tail.number)


def taken(room: Room, bodies: Sequence[bytes]) -> Iterator[None]:
    """One entry after the other, a piece at a time."""
    for number, body in enumerate(bodies, 1):
        take(room, read(body))
        if number % PIECE == 0:
            yield


def next_after(number: int) -> int:
    """How far a log must go for another snapshot, when the last goes so far."""
    return number + max(FEWEST, number // SHARE)


@final
class Keeping:
    """The snapshot of one table, as long as this process is the one that writes there."""

    def __init__(self, hosted: Hosted, number: int) -> None:
        self.hosted: Final[Hosted] = weakref.proxy(hosted)      # no circle: a table that is closed is freed at once
        self.number = number                # how far it goes

    def wake(self) -> None:
        """Something has happened: when all have been told, a new snapshot is made if it is worth it, and none is kept of a finished game."""
        if self.is_due() or self.is_past():
            self.hosted.later(self._keep)

    def is_due(self) -> bool:
        room = self.hosted.room
        return self.hosted.is_ours and not self.hosted.is_broken and room.number >= next_after(self.number) and may_be_packed(room)

    def is_past(self) -> bool:
        return self.hosted.room.state == OVER and self.number > 0

    async def _keep(self) -> None:
        """Whatever the store says, the next one is made in its time."""
        room = self.hosted.room
        with contextlib.suppress(Damaged, Unavailable, Unsure):
            if self.is_past():
                self.number = 0
                await self.hosted.store.forget(room.table)
            elif self.is_due():
                self.number = room.number
                await self.hosted.store.keep(room.table, Snapshot(self.hosted.tail, MADE_BY, packed(room)))
