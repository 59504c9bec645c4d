"""A table as the generator sees it: what each seat heard last, the one move that is on its way, and when its news has reached the last seat."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple, Protocol

from .line import Line

OVER: Final = 1 << 60                   # the number of the question after the last


class Heard(NamedTuple):
    """What a seat is told: the number of what is asked, who is asked, what this seat may answer and what it has answered already."""

    number: int
    seats: Sequence[int] = ()
    moves: Sequence[str] = ()
    is_held_back: bool = False          # answers count when all are in, or later
    is_window: bool = False             # it closes by the clock
    held: str = ""
    trouble: str = ""                   # the server did not do what was said, and why


class Dialect(Protocol):
    """How a server is spoken to."""

    def path(self) -> str: ...

    def greet(self, seat: int, line: Line) -> None:
        """The first word, after the handshake."""

    def read(self, line: Line, seat: int, text: bytes) -> Heard | None:
        """What the seat is told; None if it is nothing about the game. Whatever the protocol itself wants is answered here."""

    def words(self, seat: int, number: int, move: str) -> bytes:
        """The move as it is said."""


class Move(NamedTuple):
    """A move on its way."""

    due: float                          # when it should have been sent
    seat: int
    number: int
    is_for_all: bool                    # it counts at once, so that all seats hear of it; else its own seat only


class Table:
    """One table with a line for each seat."""

    def __init__(self, game: str, dialect: Dialect, seats: int, chance: Random, port: int, told: "Told") -> None:
        self.game: Final = game
        self.dialect: Final = dialect
        self.chance: Final = chance
        self.told: Final = told
        self.lines: Final = [Line(port, dialect.path(), self.ear(seat), partial(dialect.greet, seat), self.ended) for seat in range(seats)]
        self.latest: Final[list[Heard | None]] = [None] * seats
        self.move: Move | None = None
        self.said = b""                 # its words
        self.is_lost = False

    def ear(self, seat: int) -> Callable[[bytes, float], None]:
        def hear(text: bytes, now: float) -> None:
            heard = self.dialect.read(self.lines[seat], seat, text)
            if heard is not None:
                self.hear(seat, heard, now)

        return hear

    def hear(self, seat: int, heard: Heard, now: float) -> None:
        if heard.trouble:
            self.told.refused(self, heard.trouble)
            self.move = None
            return
        was_ready, self.latest[seat] = self.is_ready(), heard
        if self.move is not None and self.is_done(self.move):
            done, self.move = self.move, None
            self.told.moved(self, done, now)
        if self.is_over():
            self.told.over(self)
        elif not was_ready and self.is_ready():
            self.told.ready(self)

    def is_done(self, move: Move) -> bool:
        """All whom it concerns have heard of it."""
        if move.is_for_all:
            return all(heard is not None and heard.number > move.number for heard in self.latest)
        own = self.latest[move.seat]
        return own is not None and (own.number > move.number or bool(own.held))

    def is_ready(self) -> bool:
        """All seats have heard the same, and somebody is to answer."""
        first = self.latest[0]
        return (
            self.move is None and first is not None and all(heard is not None and heard.number == first.number for heard in self.latest)
            and bool(self.waited_for())
        )

    def waited_for(self) -> list[int]:
        found = [(seat, heard) for seat, heard in enumerate(self.latest) if heard is not None]
        return [seat for seat, heard in found if seat in heard.seats and heard.moves and not heard.held]

    def is_over(self) -> bool:
        return all(heard is not None and heard.number == OVER for heard in self.latest)

    def send(self, due: float) -> None:
        """One of those who are asked answers, by chance."""
        waiting = self.waited_for()
        seat = self.chance.choice(waiting)
        heard = self.latest[seat]
        assert heard is not None
        self.move = Move(due, seat, heard.number, not heard.is_window and (not heard.is_held_back or len(waiting) == 1))
        self.said = self.dialect.words(seat, heard.number, self.chance.choice(heard.moves))
        self.lines[seat].say(self.said)

    def ended(self) -> None:
        if not self.is_lost:
            self.is_lost = True
            self.told.lost(self)


class Told(Protocol):
    """Who keeps count."""

    def ready(self, table: Table) -> None: ...

    def moved(self, table: Table, move: Move, now: float) -> None: ...

    def refused(self, table: Table, trouble: str) -> None: ...

    def over(self, table: Table) -> None: ...

    def lost(self, table: Table) -> None: ...
