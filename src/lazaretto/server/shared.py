"""What many guests are told of the same moment of a table is made once for all of them."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from msgspec import Raw

from ..hosting import clocks, paging, parting
from ..hosting.fallen import sees_all
from ..hosting.heard import Item, TableCard
from ..hosting.hearing import card
from ..kernel import Names, Page, Position, View
from ..kernel.codec import pack
from ..kernel.table import public_fields
from ..tongues.voice import Voice
from ..wire.messages import Stage, encode
from .changing import Apart, Changed, new_on, open_parts
from .guest import Guest

if TYPE_CHECKING:
    from .hosted import Hosted


class Carded(NamedTuple):
    number: int                         # how much had happened
    comings: int                        # and how often somebody had come or gone
    card: TableCard
    sent: Raw


class Seen(NamedTuple):
    """What looks the same to all: as it lies there, and as it is sent."""

    position: Position
    fields: dict[str, object]
    sent: dict[str, Raw]
    agenda: Raw


class Timed(NamedTuple):
    """Until when what is asked must be answered, and when half of that time has passed."""

    since: tuple[int, ...]              # how much had happened, and who was gone
    deadline: float | None
    half: float | None


class Laid(NamedTuple):
    """The page of watchers, and what lies open on it, taken apart for all. Talk, and answers that are held, do not change it."""

    position: Position
    names: Names
    over: bool
    page: Page
    parts: Apart


class Staged(NamedTuple):
    """How the table lay before each stage of the last answer, and how that looks to watchers."""

    position: Position                  # to which the answer led
    before: list[parting.Stage]
    laid: dict[tuple[str, Names], list[Laid]]           # by language


@final
class Shared:
    """The newest of each."""

    def __init__(self, hosted: Hosted) -> None:
        self.hosted: Final[Hosted] = weakref.proxy(hosted)      # no circle: a table that is closed is freed at once
        self._card: Carded | None = None
        self._seen: Seen | None = None
        self._timed: Timed | None = None
        self._staged: Staged | None = None
        self._laid: Final[dict[str, Laid]] = {}                 # by language

    def card(self) -> TableCard:
        """The table as all can see it."""
        return self._carded().card

    def card_told(self) -> Any:
        """The same, as it is sent."""
        return self._carded().sent

    def _carded(self) -> Carded:
        room, comings, kept = self.hosted.room, self.hosted.roll_call.comings, self._card
        if kept is None or kept.number != room.number or kept.comings != comings:
            made = card(room, self.hosted.here)
            kept = self._card = Carded(room.number, comings, made, Raw(encode(made)))
        return kept

    def timed(self) -> Timed:
        """The same until something happens, or somebody comes or goes."""
        hosted, kept = self.hosted, self._timed
        since = hosted.room.number, *hosted.gone
        if kept is None or kept.since != since:
            attendance = hosted.attendance
            kept = self._timed = Timed(since, clocks.deadline(hosted.room, attendance), clocks.half_time(hosted.room, attendance))
        return kept

    def page(self, seen: View, guest: Guest, voice: Voice) -> tuple[Page | None, Changed]:
        """For a screen, whole or what is new on it. What lies open is laid out once for all of one language, but for who sees all cards."""
        room, seat = self.hosted.room, seen.seat
        if seat is not None and (room.is_over or sees_all(room, seat)):
            return new_on(paging.page(room, seen, voice), guest)
        laid = self._laid_out(voice)
        return new_on(laid.page if seat is None else paging.page(room, seen, voice, laid.page), guest, laid.parts)

    def stages(self, guest: Guest, told: Sequence[Item], voice: Voice) -> list[Stage]:
        """How the page of a guest who has one looked before each stage that it is told of; what this seat may see of the table then."""
        room, numbers = self.hosted.room, [item.n for item in told if item.stage]
        staged = self._before_stages() if numbers and (guest.shown[0] or guest.is_abreast) else None
        if staged is None or not staged.before or len(numbers) < len(staged.before):
            return []
        found: list[Stage] = []
        for number, stage, laid in zip(numbers[-len(staged.before):], staged.before, self._stages_laid_out(staged, voice), strict=True):
            page = paging.page_before(room, stage, guest.seat, voice, laid.page)
            found.append(Stage(number, *new_on(page, guest, laid.parts)))
        return found

    def _before_stages(self) -> Staged:
        room, kept = self.hosted.room, self._staged
        assert room.course is not None
        if kept is None or kept.position is not room.course.position:
            kept = self._staged = Staged(room.course.position, parting.stages_of(room.game, room.course), {})
        return kept

    def _stages_laid_out(self, staged: Staged, voice: Voice) -> list[Laid]:
        """As `_laid_out`, once for all who are told of these stages in one language."""
        room, last = self.hosted.room, self._laid.get(voice.language)
        kept = staged.laid.setdefault((voice.language, room.names), [])
        for stage in staged.before[len(kept):]:
            page = paging.page_before(room, stage, None, voice)
            last = Laid(stage.position, room.names, False, page, open_parts(page, None if last is None else last.parts))
            kept.append(last)
        return kept

    def _laid_out(self, voice: Voice) -> Laid:
        room, kept = self.hosted.room, self._laid.get(voice.language)
        assert room.course is not None
        position = room.course.position
        if kept is None or kept.position is not position or kept.names is not room.names or kept.over != room.is_over:
            page = paging.page(room, position.seen_by(None), voice)
            self._staged = self._staged if self._staged is not None and self._staged.position is position else None
            kept = self._laid[voice.language] = Laid(position, room.names, room.is_over, page, open_parts(page, None if kept is None else kept.parts))
        return kept

    def view(self, seen: View) -> Any:
        """For programs; what looks the same to all is packed as watchers see it. Who is out and sees all is told by itself."""
        room, kept = self.hosted.room, self._seen
        assert room.course is not None
        if sees_all(room, seen.seat):
            return seen.pack()
        if kept is None or kept.position is not room.course.position:
            kept = self._seen = looked_at(room.course.position, kept)
        return seen.pack(kept.sent, kept.agenda)


def looked_at(position: Position, before: Seen | None) -> Seen:
    """What lies there as before is not packed again: an answer changes two or three fields of twenty."""
    watched = position.seen_by(None)
    fields = {name: getattr(watched.table, name) for name in public_fields(position.table)}
    kept = {} if before is None else {name: before.sent[name] for name, lay in before.fields.items() if name in fields and fields[name] == lay}
    sent = {name: kept.get(name) or Raw(encode(pack(lies))) for name, lies in fields.items()}
    return Seen(position, fields, sent, Raw(encode([pack(step) for step in watched.agenda])))
