"""What watchers are told: what everyone may know, and at some tables later than the players."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final, final

from ..hosting.heard import Asked, TableCard
from ..hosting.hearing import asked, view
from ..hosting.frames import everything
from ..hosting.paging import page
from ..hosting.room import Room
from ..hosting.terms import LEAST_DELAY
from ..kernel import Page, View
from ..tongues import LANGUAGES
from ..tongues.voice import Voice, voice

if TYPE_CHECKING:
    from .hosted import Hosted


@final
class Moment:
    """A table as watchers could see it at some time: how far its story went, and what lay on it."""

    def __init__(self, hosted: Hosted) -> None:
        room, seen = hosted.room, view_for_watchers(hosted.room)
        self.at: Final = time.monotonic()
        self.story: Final = len(room.story)
        self.table: Final[TableCard] = hosted.shared.card()
        self.view: Final[Any] = None if seen is None else seen.pack()
        self.pages: Final[dict[str, Page]] = {} if seen is None else {language: page(room, seen, voice(room.game, language)) for language in LANGUAGES}
        self.asked: Final[Asked | None] = None if seen is None else asked(room, seen, None, hosted.seconds_left(), late=hosted.is_late())

    def page(self, voice: Voice) -> Page | None:
        return self.pages.get(voice.language)


def view_for_watchers(room: Room) -> View | None:
    """What everyone may know; where the players have agreed to it and it is shown late enough, the table with all cards face up."""
    if room.course is not None and room.terms.watchers_see_all and room.terms.delay >= LEAST_DELAY:
        return everything(room.course.position)
    return view(room, None)


@final
class Past:
    """The last moments of a table whose watchers see it later. After a restart it begins anew, so nothing is shown too early."""

    def __init__(self, delay: float) -> None:
        self.delay: Final = delay
        self.moments: Final[deque[Moment]] = deque()

    def keep(self, hosted: Hosted) -> None:
        """What lies on the table now, to be shown in time."""
        if not self.delay:
            return
        self.moments.append(Moment(hosted))
        asyncio.get_running_loop().call_later(self.delay, wake_watchers, hosted)

    def begin(self, hosted: Hosted) -> None:
        """Something is there to be shown, though nothing has happened since a restart."""
        if not self.moments:
            self.keep(hosted)

    def shown(self) -> Moment | None:
        """What watchers may see now; nothing yet, soon after a restart."""
        while len(self.moments) > 1 and self.moments[1].at + self.delay <= time.monotonic():
            self.moments.popleft()
        return self.moments[0] if self.moments and self.moments[0].at + self.delay <= time.monotonic() else None


def wake_watchers(hosted: Hosted) -> None:
    for guest in hosted.guests:
        if guest.seat is None:
            guest.wake()
