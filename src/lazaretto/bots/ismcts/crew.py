"""A crew: several processes that think about one question, each in worlds of its own; what they found is put together.

A helper is a copy of who asks it, made at that moment: it has heard the same, sees the same, and no more. It hears orders and says what it found by one wire,
and holds nothing else that its maker holds. Nobody waits for one who has died or is late: the answer comes from what was found in time.
"""

from __future__ import annotations

import gc
import os
import signal
import time
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Final, NamedTuple, Protocol, final

STREAMS: Final = 3              # input, output and errors, as every process numbers them
POLITE: Final = 5               # a helper lets others go first
AFTER: Final = 1.0              # seconds over its time that a helper lives, if nobody ends it
FORKS: Final = hasattr(os, "fork")


class Order(NamedTuple):
    """Which of the options to play, until how much of the budget is spent, and by how many standard errors one of two may lead before that."""

    moves: tuple[int, ...]
    until: float
    clear: float


Found = list[list[float]]       # for each of these moves what came of it, game by game
Work = Callable[[Order], Found]
Report = tuple[Order, Found]


class Helper(Protocol):
    """Does its work beside ours."""

    def begin(self, order: Order) -> None:
        """Be told what to do."""

    def reports(self, seconds: float) -> list[Report]:
        """What came of the last order, if that comes within so many seconds, and of earlier ones that came too late for theirs."""

    def end(self) -> None:
        """It is not needed any more."""


@final
class Copy:
    """A helper in a process of its own."""

    def __init__(self, hire: Callable[[], Work], seconds: float) -> None:
        self.wire, far = Pipe()
        self.orders: Final[deque[Order]] = deque()             # that nothing was heard of yet
        with warnings.catch_warnings():                        # other threads may run here; the copy takes none of their locks
            warnings.simplefilter("ignore", DeprecationWarning)
            self.process: Final = os.fork()
        if not self.process:
            try:
                labour(far, hire, seconds)
            finally:
                os._exit(0)
        far.close()

    def begin(self, order: Order) -> None:
        self.orders.append(order)
        with suppress(OSError):
            self.wire.send(order)

    def reports(self, seconds: float) -> list[Report]:
        """It does one order after the other."""
        until, found = time.perf_counter() + seconds, list[Report]()
        with suppress(EOFError, OSError):
            while self.orders and self.wire.poll(max(0.0, until - time.perf_counter())):
                found.append((self.orders.popleft(), self.wire.recv()))
        return found

    def end(self) -> None:
        self.wire.close()
        with suppress(ProcessLookupError, ChildProcessError):
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)


@final
class InTurn:
    """A helper without a process: its work is done while one waits for it. It finds what a copy would."""

    def __init__(self, hire: Callable[[], Work]) -> None:
        self.work: Final = hire()
        self.order = Order((), 0.0, 0.0)

    def begin(self, order: Order) -> None:
        self.order = order

    def reports(self, seconds: float) -> list[Report]:
        return [(self.order, self.work(self.order))]

    def end(self) -> None:
        pass


@final
class Crew:
    """All who think about a question: who was asked, and its helpers."""

    def __init__(self, own: Work, helpers: Sequence[Helper]) -> None:
        self.own: Final = own
        self.helpers: Final = helpers

    def does(self, order: Order, left: Callable[[], float]) -> list[list[Report]]:
        """What each reports, in their order; who is not ready when no time is left reports it next time."""
        for helper in self.helpers:
            helper.begin(order)
        return [[(order, self.own(order))], *[helper.reports(left()) for helper in self.helpers]]


@contextmanager
def at_work(helpers: Sequence[Helper]) -> Iterator[Sequence[Helper]]:
    """Until the question is answered, or cannot be."""
    try:
        yield helpers
    finally:
        for helper in helpers:
            helper.end()


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def copies(hires: Sequence[Callable[[], Work]], seconds: float) -> list[Helper]:
    """As many as the machine gives; they live for so many seconds at most."""
    found: list[Helper] = []
    with suppress(OSError):
        for hire in hires:
            found.append(Copy(hire, seconds))
    return found


def labour(wire: Connection, hire: Callable[[], Work], seconds: float) -> None:
    """What a copy does: orders come until nobody is there to give any."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, seconds + AFTER)
    keep_nothing_but(wire.fileno())
    os.nice(POLITE)
    gc.freeze()                                                # what is shared with its maker stays shared
    work = hire()
    with suppress(EOFError, OSError):
        while True:
            wire.send(work(wire.recv()))


def keep_nothing_but(wire: int) -> None:
    """Neither the table's wires nor another helper's: whoever waits for their end must not wait for us."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(STREAMS):
        os.dup2(nowhere, stream)
    os.closerange(STREAMS, wire)
    os.closerange(wire + 1, os.sysconf("SC_OPEN_MAX"))
