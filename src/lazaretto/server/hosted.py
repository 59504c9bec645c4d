"""A table that this server hosts: one thing after the other is decided, written down, and only then told."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from collections.abc import Callable, Collection, Sequence
from typing import Final, final

from ..hosting import clocks
from ..hosting.happenings import CameBack, Decided, Happening, read, written
from ..hosting.hearing import audience
from ..hosting.readiness import Readiness, readiness
from ..hosting.room import OVER, Room
from ..hosting.taking import take
from ..kernel import Seat
from .abreast import tell_who_is_here
from .bell import Bell
from .chores import Chores, Work
from .crowds import Crowd
from .errors import Busy, DamagedTable
from .guest import Guest
from ..wire.messages import Attendance, Farewell, Ready
from .limits import Limit
from .listing import Listing
from .metrics import WRITING, WRITTEN
from .roll_call import RollCall
from .seated_bots import SeatedBots
from .shared import Shared
from .snapshots import Keeping
from .store import Store, Tail, Unavailable, Unsure
from .thinking import Thinkers
from .watching import Past

Decision = Callable[[Room, float], Sequence[Happening]]
"""What would happen at a table now, or a refusal."""

TRIES: Final = 5                        # how often another process may be quicker before we give up

logger = logging.getLogger("lazaretto.tables")


@final
class Hosted:
    """One table: its room, its guests, its bots and its clock."""

    def __init__(self, room: Room, tail: Tail, store: Store, thinkers: Thinkers, awake: float | None = None, kept: int = 0) -> None:
        self.room: Final = room
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.tail = tail
        self.guests: Final[set[Guest]] = set()
        self.lock: Final = asyncio.Lock()
        self.awake: Final = time.time() if awake is None else awake     # a table over days is not always in memory, and its clock runs on
        self.gone: dict[Seat, float] = {}
        self.chores: Final = Chores(room.table, self.go_on)
        self.bots: Final = SeatedBots(self)
        self.keeping: Final = Keeping(self, kept)
        self.bell: Final = Bell(self)
        self.roll_call: Final = RollCall(self)
        self.listing: Final = Listing(self)
        self.shared: Final = Shared(self)
        self.crowd: Final = Crowd()
        self.is_ours = True                 # this process was the last to write here
        self.is_broken = False
        self.is_closing = False
        self.used = time.monotonic()
        self.past: Final = Past(room.terms.delay)
        self.counted: tuple[int, Readiness | None] = 0, None    # of which question how many were ready, as all were told last
        self.limits: Final[dict[Seat, Limit]] = {}      # over all connections of a seat

    async def do(self, decide: Decision, key: tuple[Seat | None, str] | None = None) -> None:
        """Decide, write down, and let it happen. What was done under this key before is not done again."""
        async with self.lock:
            happened = await self._write(decide, key) if key is None or not self.room.has_done(*key) else []
        if happened:
            self.changed(happened)
            self.keeping.wake()

    async def _write(self, decide: Decision, key: tuple[Seat | None, str] | None) -> list[Happening]:
        """What was written, by us or meanwhile by others."""
        foreign: list[Happening] = []
        for _ in range(TRIES):
            happened = list(decide(self.room, time.time()))
            if not happened or await self._append(happened):
                return foreign + happened
            foreign += await self._catch_up()
            if key is not None and self.room.has_done(*key):
                return foreign
        raise Busy

    async def _append(self, happened: list[Happening]) -> bool:
        """Whether it was written; not, if another process was quicker."""
        try:
            with WRITING.time():
                tail = await self.store.append(self.room.table, self.tail, [written(it) for it in happened], self.listing.standing())
        except Unavailable:
            raise Busy from None
        except Unsure:
            return False
        if tail is None:
            return False
        self.tail, self.is_ours = tail, True
        WRITTEN.inc(len(happened))
        self._take(happened)
        return True

    def _take(self, happened: Sequence[Happening]) -> None:
        """It is written; if the room cannot follow, that is our mistake: the room is given up and read again."""
        try:
            for it in happened:
                take(self.room, it)
        except Exception:
            self.is_broken = True
            logger.exception("table %s cannot take what was written", self.room.table)
            self.send_away(Farewell("server/error", "The server has made a mistake at this table: come again, and it is read anew."))
            raise DamagedTable(self.room.table) from None

    async def _catch_up(self) -> list[Happening]:
        """Read what another process has written."""
        try:
            bodies, self.tail = await self.store.read(self.room.table, self.tail)
        except Unavailable:
            raise Busy from None
        happened = [read(body) for body in bodies]
        if happened:
            self.is_ours = False
            self._take(happened)
        for it in happened:
            if isinstance(it, (CameBack, Decided)) and not self.room.chairs[it.seat].is_away:
                self.gone.pop(it.seat, None)                    # plays through another process
        return happened

    async def hear(self, number: int) -> None:
        """Another process has written up to this number."""
        async with self.lock:
            happened = await self._catch_up() if number > self.tail.number else []
        if happened:
            self.changed(happened)
        for seat in self.here:
            if self.room.chairs[seat].is_away:                  # it took a connection to us for an absence
                await self.do(partial(came_back, seat))

    def changed(self, happened: Sequence[Happening]) -> None:
        """Something has happened: tell those whom it concerns, wake the bots, set the clock."""
        self.used = time.monotonic()
        concerned = [audience(self.room, it) for it in happened]
        if None in concerned:
            self.tell_all()
        else:
            seats = {seat for some in concerned if some is not None for seat in some}
            self._wake([guest for guest in self.guests if guest.seat in seats])
            self.tell_count()
        self.go_on()

    def tell_all(self) -> None:
        """How many are ready goes with it."""
        self.counted = self._count()
        self.past.keep(self)
        self._wake(self.guests)

    def _count(self) -> tuple[int, Readiness | None]:
        return self.room.question_number, readiness(self.room, late=self.is_late())

    def tell_count(self) -> None:
        """One more is ready, or it has grown late; who changes an answer changes nothing here. Watchers who see things later hear this later too."""
        before, self.counted = self.counted, self._count()
        question, count = self.counted
        if count is not None and self.counted != before:
            self._tell_briefly(Ready(question, count))

    def tell_attendance(self) -> None:
        """Who is here, and how long is waited for them."""
        self._tell_briefly(Attendance(self.shared.card_told(), self.seconds_left()))
        self.tell_count()

    def _tell_briefly(self, word: Attendance | Ready) -> None:
        self.past.keep(self)
        for guest in self.guests:
            if guest.seat is not None or not self.past.delay:
                guest.tell_briefly(word)

    def _wake(self, guests: Collection[Guest]) -> None:
        """Who is not asked first: how long it takes to tell somebody what they may answer is nothing that others should notice."""
        asked = self.room.asked
        for guest in sorted(guests, key=lambda guest: guest.seat in asked):
            guest.wake()

    def go_on(self) -> None:
        """Wake the bots, set the clock, and see that the lobby knows."""
        self.bots.wake()
        self.bell.set()
        self.listing.wake()

    @property
    def here(self) -> list[Seat]:
        """Who is connected."""
        return sorted({guest.seat for guest in self.guests if guest.seat is not None})

    @property
    def attendance(self) -> clocks.Attendance:
        return clocks.Attendance(self.awake, self.gone)

    async def came(self, guest: Guest) -> None:
        """A guest is here; if it is a player, the bot stands up."""
        self.guests.add(guest)
        seat = guest.seat
        if seat is not None:
            self.gone.pop(seat, None)
            await self.do(partial(came_back, seat))
        if guest.is_abreast and not guest.has_news:
            tell_who_is_here(self, guest)
        else:
            guest.wake()
        self._attendance_changed()

    def went(self, guest: Guest) -> None:
        """A guest is gone; a player's absence is counted from here on."""
        self.guests.discard(guest)
        if guest.seat is not None and guest.seat not in self.here:
            self.gone[guest.seat] = time.time()
        self._attendance_changed()

    def send_away(self, farewell: Farewell) -> None:
        """Everybody, with this word; nobody is told who goes."""
        self.is_closing = True
        for guest in self.guests:
            guest.dismiss(farewell)

    def _attendance_changed(self) -> None:
        if self.is_closing:
            return
        self.used = time.monotonic()
        self.roll_call.wake()
        self.go_on()

    def seconds_left(self) -> float | None:
        moment = self.shared.timed().deadline
        return None if moment is None else max(0.0, round(moment - time.time(), 1))

    def is_late(self) -> bool:
        """All may know by now who has not answered."""
        return clocks.has_passed(self.room, self.shared.timed().half, time.time())

    def later(self, work: Work) -> None:
        """Let it be done, and whatever goes wrong stay at this table."""
        self.chores.do(work)

    def is_idle(self, since: float) -> bool:
        """Nobody is here and nothing is going on."""
        return not self.guests and not self.chores.tasks and not self.lock.locked() and (self.used < since or self.room.state == OVER)

    def close(self) -> None:
        """Forget the table: all that happened is written down."""
        self.bell.silence()
        self.roll_call.close()
        self.chores.close()


def came_back(seat: Seat, room: Room, now: float) -> list[Happening]:
    return clocks.came_back(room, seat, now)
