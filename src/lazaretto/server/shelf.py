"""The shelf: finished games that were read last, so that a replay is not told anew for every piece of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, TypeVar, final

from ..hosting.archive import record_of
from ..hosting.frames import Story
from ..hosting.happenings import Happening, read
from ..hosting.proving import branch_in
from ..hosting.room import Room
from ..hosting.truth import Deal, deal_of
from ..kernel import parse_record
from .hosted import Hosted
from .store import Store

MOST_KEPT: Final = 4

Found = TypeVar("Found")


@final
class Finished:
    """A game that is over: its record, and the story told from it."""

    def __init__(self, room: Room, happened: Sequence[Happening]) -> None:
        self.room: Final = room
        self.happened: Final = happened
        self.text: Final = record_of(room, happened)
        self.record: Final = parse_record(self.text, room.find_game)
        self.story: Final = Story(self.record)

    @cached_property
    def deal(self) -> Deal:
        return deal_of(self.room, self.record, branch_in(self.text))


@final
class Shelf:
    """The games read last. One thing after the other is worked out, beside the event loop: tables that are being played come first."""

    def __init__(self) -> None:
        self.kept: Final[OrderedDict[str, Finished]] = OrderedDict()
        self.lock: Final = asyncio.Lock()

    async def take(self, store: Store, hosted: Hosted) -> Finished:
        """The finished game of this table; refused before its end."""
        table = hosted.room.table
        async with self.lock:
            found = self.kept.get(table)
            if found is None:
                bodies, _ = await store.read(table)
                found = self.kept[table] = await asyncio.to_thread(lambda: Finished(hosted.room, [read(body) for body in bodies]))
            self.kept.move_to_end(table)
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        return found

    async def work(self, task: Callable[[], Found]) -> Found:
        """Something that takes long."""
        async with self.lock:
            return await asyncio.to_thread(task)
