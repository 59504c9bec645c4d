"""A record looked at step by step, from one seat, as a watcher, or with all cards face up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, final

from ..kernel import Answered, Entry, Position, Record, Script, Seat, View, heard_by, only
from .course import Told
from .parting import Part, parts_of


@final
class Frame:
    """A moment of a game: what is seen, what was told since the frame before, and all that was told until now."""

    def __init__(self, view: View, since: Sequence[object], memory: Sequence[object], *, has_window: bool) -> None:
        self.view: Final = view
        self.since: Final = since
        self.memory: Final = memory
        self.has_window: Final = has_window        # somebody was asked by a reaction window since


@final
class Moment:
    """A moment at which something was told: after which entries, where the game stood, and what was told since the moment before."""

    def __init__(self, entries: Sequence[Entry], position: Position, led_to: Position, told: Told, *, has_window: bool) -> None:
        self.entries: Final = entries              # since the moment before; none that was taken back
        self.position: Final = position
        self.led_to: Final = led_to                # the same, but in the middle of a round's end: where somebody is asked again, or the end
        self.told: Final = told
        self.has_window: Final = has_window


Stood = tuple[Position, int, list[object]]
"""Where the game stood, the moment by which that was known, and what led to it."""


@final
class Waiting:
    """What is not told yet: the answers, the parts that are whole, and what was told since."""

    def __init__(self, entries: list[Entry], parts: list[tuple[Position, Told]], told: Told) -> None:
        self.entries: Final = entries
        self.parts: Final = parts
        self.told: Final = told

    def and_then(self, entry: Entry, facts: Told, parts: Sequence[Part]) -> Waiting:
        own: Told = [] if entry.seat is None or entry.move is None else [(only(entry.seat), Answered(entry.move))]
        whole, told, since = self.parts[:], [*self.told, *own], 0
        for part in parts:
            whole.append((part.position, [*told, *facts[since:part.until]]))
            told, since = [], part.until
        return Waiting([*self.entries, entry], whole, [*told, *facts[since:]])

    def moments(self, position: Position, *, has_window: bool) -> Iterator[Moment]:
        """The first of them has all the answers: nobody gives another before the last."""
        for number, (stood, told) in enumerate([*self.parts, (position, self.told)]):
            yield Moment(() if number else self.entries, stood, position, told, has_window=has_window and not number)


@final
class Story:
    """A record told anew, once for all eyes.

    An answer that waits for the others is no moment, so nobody's speed is seen. Nor is an answer that was taken back: it did not happen.
    A deed, the window that answers it and all that opened inside that are one moment; so is a window that answers no deed.
    But where a round ends, each part of its end is a moment, and so is the beginning of the next, unless all of it is wanted at once.
    """

    def __init__(self, record: Record, *, in_parts: bool = True) -> None:
        self.game: Final = record.header.game
        self.in_parts: Final = in_parts
        self.moments: list[Moment] = []
        self.stood: list[Stood] = []                           # all positions but those taken back
        self.after: list[tuple[Position, int]] = []            # by entry, taken back or not: where the game stood then, and the last moment
        self.parts: dict[int, list[Stood]] = {}                # the same of a position's parts but the last, by its number
        self.waiting = Waiting([], [], [])
        self.before: list[tuple[Waiting, int, int]] = []       # of each answer: what had waited, how many moments there were and positions
        for entry, position, dealer in record.positions():
            assert isinstance(dealer, Script)
            self._take(entry, position, dealer)
            self.after.append((position, len(self.moments) - 1))

    def _take(self, entry: Entry, position: Position, dealer: Script) -> None:
        if entry.is_taken_back():
            self.waiting, moments, stood = self.before.pop()
            self.moments, self.stood = self.moments[:moments], self.stood[:stood]
            self.after = [(there, min(moment, moments - 1)) for there, moment in self.after]
            return
        self.before.append((self.waiting, len(self.moments), len(self.stood)))
        parts = parts_of(self.game, self.stood[-1][0], entry, position, dealer.facts) if self.in_parts and self.stood else []
        first = len(self.moments) + len(self.waiting.parts)
        facts = [fact for _, fact in dealer.facts]
        self.parts[len(self.stood)] = [(part.position, first + number, facts[:part.until]) for number, part in enumerate(parts)]
        self.stood.append((position, first + len(parts), facts))
        self.waiting = self.waiting.and_then(entry, dealer.facts, parts)
        was_window = len(self.stood) > 1 and is_window(self.stood[-2][0])
        if is_window(position) and (was_window or is_provoked(position)):
            return
        if position.outcome is not None or any([not isinstance(fact, Answered) for _, fact in self.waiting.told]):
            self.moments += self.waiting.moments(position, has_window=was_window)
            self.waiting = Waiting([], [], [])

    def frames(self, seat: Seat | None, start: int = 0, end: int | None = None, *, as_it_lay: bool = True) -> Iterator[Frame]:
        """The moments from one number up to another, as these eyes saw them: as the table lay, or for programs where the answer led to."""
        memory = [fact for moment in self.moments[:start] for fact in heard_by(seat, moment.told)]
        for moment in self.moments[start:end]:
            since = heard_by(seat, moment.told)
            memory = [*memory, *since]
            yield Frame((moment.position if as_it_lay else moment.led_to).seen_by(seat), since, memory, has_window=moment.has_window)

    def face_up(self, start: int = 0, end: int | None = None, *, as_it_lay: bool = True) -> Iterator[Frame]:
        """The same with all cards face up, and all that was told to anyone."""
        memory = [fact for moment in self.moments[:start] for fact in told_to_anyone(moment)]
        for moment in self.moments[start:end]:
            since = told_to_anyone(moment)
            memory = [*memory, *since]
            yield Frame(everything(moment.position if as_it_lay else moment.led_to), since, memory, has_window=moment.has_window)


def is_window(position: Position) -> bool:
    return position.question is not None and position.question.is_window(position.table)


def is_provoked(position: Position) -> bool:
    """Somebody's deed brought it about: it is told with that."""
    return position.question is not None and position.question.provoked_by(position.table) is not None


def told_to_anyone(moment: Moment) -> list[object]:
    return [fact for _, fact in moment.told if not isinstance(fact, Answered)]


def everything(position: Position, seat: Seat | None = None) -> View:
    """The table with all cards face up, for a game that is over; from this seat's side."""
    view = View(position.table.copy(), position.agenda[:], {})
    view.seat, view.question, view.asked, view.outcome = seat, position.question, position.asked, position.outcome
    return view


def frames(record: Record, seat: Seat | None, face_up: bool = False) -> list[Frame]:
    """A whole game, as these eyes saw it or with all cards face up. In each somebody is asked, or it is over."""
    story = Story(record, in_parts=False)
    return list(story.face_up() if face_up else story.frames(seat))
