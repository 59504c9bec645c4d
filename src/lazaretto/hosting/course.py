"""The course of a game: how far it has come, what was told to whom on the way, and what may still be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from ..kernel import Answered, BrokenRecord, Dealer, Entry, Header, Mistake, Move, Position, Recorder, Seat, heard_by, only
from ..kernel.record import Checking, may_be_taken_back
from .tale import Tale

Told = list[tuple[int, object]]
"""Facts, with the eyes they were for."""


@final
class Advance:
    """What comes of an answer, or of the deal: to be written down before it is taken."""

    def __init__(self, entry: Entry, position: Position, told: Told, *, may_go_back: bool) -> None:
        self.entry: Final = entry
        self.position: Final = position
        self.told: Final = told
        self.may_go_back: Final = may_go_back


@final
class Course:
    """Where a game stands; it changes only by `take` and `go_back`."""

    def __init__(self, header: Header) -> None:
        self.header: Final = header
        self.told = Tale()                                     # own answers among them
        self.entries = 0
        self.behind: list[tuple[Position, int]] = []           # before each answer that may be taken back: where the game stood, and how much was told
        self.before: tuple[Position, Entry] | None = None      # the last answer, and where it was given
        self.position: Position

    def dealt(self, dealer: Recorder) -> Advance:
        """The deal."""
        position = self.header.game.begin(self.header.seats, self.header.variant, dealer)
        return Advance(Entry(0, None, None, dealer.picks), position, dealer.facts, may_go_back=False)

    def answered(self, seat: Seat, move: Move, dealer: Recorder, since: Advance | None = None) -> Advance:
        """A seat's answer, given now or after another that is not taken yet; `IllegalMove` if it is none."""
        before, number = (self.position, self.entries) if since is None else (since.position, since.entry.number + 1)
        position = before.after(seat, move, dealer)
        entry = Entry(number, seat, move, dealer.picks)
        may_go_back = may_be_taken_back(before, position, entry, dealer)
        return Advance(entry, position, [(only(seat), Answered(move)), *dealer.facts], may_go_back=may_go_back)

    def take(self, advance: Advance) -> None:
        """It is written down: now it counts."""
        if advance.may_go_back:
            self.behind.append((self.position, len(self.told)))
        else:
            self.behind.clear()
        self.before = (self.position, advance.entry) if self.entries else None
        self.position = advance.position
        self.told += advance.told
        self.entries += 1

    def why_not_back(self, seat: Seat) -> str | None:
        """None if the seat may take its last answer back; else why not."""
        if self.behind and self.position.asked == (seat,):
            return None
        return "Nothing can be taken back: since your last answer a card was turned up, chance has spoken, or somebody else has answered or could."

    def told_by_answers(self) -> Iterator[list[object]]:
        """What all were told of each answer, of whomever it was, the latest first; the deal last."""
        end = len(self.told)
        for start in range(end - 1, -1, -1):
            if start == 0 or isinstance(self.told[start][1], Answered):
                yield heard_by(None, self.told[start:end])
                end = start

    def back(self, seat: Seat) -> Entry:
        """That the seat takes its last answer back; `Mistake` if it may not."""
        reason = self.why_not_back(seat)
        if reason is not None:
            raise Mistake(reason)
        return Entry(self.entries, seat, None, [])

    def go_back(self) -> None:
        """The last answer did not happen; that it was given stays written."""
        self.position, told = self.behind.pop()
        self.before = None
        self.told = Tale(self.told[:told])
        self.entries += 1

    def latest_answer(self) -> int:
        """Its place in what was told; that of the deal before the first."""
        return next((at for at in range(len(self.told) - 1, 0, -1) if isinstance(self.told[at][1], Answered)), 0)

    def memory(self, seat: Seat | None, upto: int | None = None) -> list[object]:
        """What this seat was told and answered so far, or up to a place, oldest first; None is a watcher."""
        return heard_by(seat, self.told if upto is None else self.told[:upto])


def retake(course: Course, entry: Entry, dealer: Dealer) -> None:
    """An entry that was written down before: its chance is drawn once more and must be the same."""
    if entry.is_taken_back():
        assert entry.seat is not None
        course.back(entry.seat)
        course.go_back()
        return
    checking = Checking(dealer, list(entry.chance))
    if entry.seat is None or entry.move is None:
        if course.entries:
            raise BrokenRecord("the deal comes first, and once")
        advance = course.dealt(Recorder(checking))
    elif not course.entries:
        raise BrokenRecord("the deal comes first")
    else:
        advance = course.answered(entry.seat, entry.move, Recorder(checking))
    if checking.recorded:
        raise BrokenRecord("it has more chance than the rules use")
    course.take(advance)
