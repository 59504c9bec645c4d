"""Company for a table in tests: a room without a server. Time passes when a test says so."""

from __future__ import annotations

import random
from collections.abc import Callable, Container, Sequence
from typing import Any

import msgspec
import pytest

from lazaretto.hosting import clocks, deciding, seating
from lazaretto.hosting.happenings import Happening
from lazaretto.hosting.hearing import asked, card, view
from lazaretto.hosting.story import items
from lazaretto.hosting.predicting import prediction
from lazaretto.hosting.refusing import Refused
from lazaretto.hosting.room import PLAYING, Room
from lazaretto.hosting.taking import take
from lazaretto.hosting.terms import Clock, Terms
from lazaretto.kernel import Move, Position
from lazaretto.tongues.voice import voice

NOON = 1_000_000.0
SECRET = bytes(range(32))
NAMES = ("Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lea")
LIVE = Clock("live", 60.0)
SLOW = Clock("slow", 86_400.0)
USUAL = Terms()
MOST_SEEDS = 200                        # games that are played to find a moment
QUICKLY = 0.1                           # seconds between two answers


class Company:
    """A table, and everyone around it."""

    def __init__(
        self, game: str, seats: int, people: int, terms: Terms = USUAL, bots: int | None = None, secret: bytes = SECRET, hurry: Container[int] = (),
        variant: str = "base",
    ) -> None:
        """So many people on the first seats, these of them in a hurry, and bots: on all the others, if it is not said. The cards are not dealt yet."""
        self.room = Room("the-table", secret)
        self.happened: list[Happening] = []
        self.now = NOON
        self.gone: dict[int, float] = {}
        self.awake = NOON
        self.choose = random.Random(repr((game, seats, people, secret)))
        self.take([seating.opened(game, variant, seats, terms, secret, NOON)])
        for seat in range(people):
            self.take([seating.joined(self.room, NAMES[seat], token_of(seat), salt_of(seat), seat, self.now, hurry=seat in hurry)])
        for _ in range(seats - people if bots is None else bots):
            self.take([seating.bot_came(self.room, 0, "thumb", None, "", self.now)])

    def begin(self) -> Company:
        self.take(seating.began(self.room, 0, "", self.now))
        return self

    def take(self, happened: Sequence[Happening]) -> None:
        for it in happened:
            take(self.room, it)
            self.happened.append(it)

    @property
    def position(self) -> Position:
        assert self.room.course is not None
        return self.room.course.position

    @property
    def attendance(self) -> clocks.Attendance:
        return clocks.Attendance(self.awake, self.gone)

    def answer(self, seat: int, move: Move | str, key: str = "") -> None:
        """A seat answers what is asked now."""
        text = move if isinstance(move, str) else self.room.game.say(move)
        self.take(deciding.answered(self.room, seat, text, self.room.question_number, key, self.now))

    def wait(self, seconds: float) -> list[Happening]:
        """Time passes; what happens because of it."""
        return self.wait_until(self.now + seconds)

    def wait_until(self, moment: float) -> list[Happening]:
        self.now = max(self.now, moment)
        before = len(self.happened)
        while due := clocks.overdue(self.room, self.attendance, self.now):
            self.take(due)
        return self.happened[before:]

    def next_moment(self) -> float | None:
        return clocks.next_moment(self.room, self.attendance)

    def some_move(self, seat: int) -> Move:
        """Often the safe answer, so that games grow long; else any."""
        if self.choose.random() < 0.4:
            return deciding.safe(self.room, seat)
        return self.choose.choice(self.position.options(seat))

    def answer_all(self) -> None:
        """Everyone who is asked answers, one after the other; a window is waited for."""
        number = self.room.question_number
        for seat in self.room.asked:
            self.now += QUICKLY
            self.answer(seat, self.some_move(seat))
        if self.room.question_number == number:
            moment = self.next_moment()
            assert moment is not None
            self.wait_until(moment)

    def play_on(self, most: int | None = None) -> Company:
        """To the end, or until so many questions were answered."""
        while self.room.state == PLAYING and most != 0:
            self.answer_all()
            most = None if most is None else most - 1
        return self

    def is_asked(self, kind: str) -> bool:
        return type(self.position.question).__name__ == kind

    def heard(self, seat: int | None, place: int = 0, number: int = 0) -> list[Any]:
        return list(items(self.room, seat, place, number))

    def frame(self, seat: int | None) -> bytes:
        """All that these eyes can see and hear now, as bytes."""
        late = clocks.is_late(self.room, self.attendance, self.now)
        return encoded(frame(self.room, seat, clocks.deadline(self.room, self.attendance), tuple(sorted(set(self.room.people) - set(self.gone))), late=late))


def frame(room: Room, seat: int | None, left: float | None = None, here: tuple[int, ...] = (), *, late: bool = False) -> Any:
    """The table, what is seen, what is asked, all that was told and what may be predicted, for these eyes."""
    seen = view(room, seat)
    told, guess = list(items(room, seat, 0, 0)), prediction(room, seat, voice(room.game, "en"))
    return [card(room, here), None if seen is None else seen.pack(), None if seen is None else asked(room, seen, seat, left, late=late), told, guess]


def encoded(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def eyes_at(room: Room) -> list[int | None]:
    """Every seat, and a watcher."""
    return [None, *range(len(room.chairs))]


def token_of(seat: int) -> str:
    return f"token of {NAMES[seat]}"


def salt_of(seat: int) -> str:
    return f"{seat + 1:032x}"


def refusal(code: str, rule: str = "") -> Any:
    """What is done within must be refused with this code, this rule and some sentence."""
    return pytest.raises(Refused, check=lambda error: (error.code, error.rule) == (code, rule) and bool(str(error)))


def threatened(terms: Terms = USUAL, people: int = 6, fits: Callable[[Company], bool] = lambda company: True, hurry: Container[int] = ()) -> Company:
    """Bristol for six where somebody may crack a Whip just now: the first such window that fits."""
    for seed in range(MOST_SEEDS):
        company = Company("bristol", 6, people, terms, secret=bytes([seed] * 32), hurry=hurry).begin()
        while company.room.state == PLAYING:
            if company.is_asked("Threatened") and fits(company):
                return company
            company.answer_all()
    raise AssertionError("no such window was met")
