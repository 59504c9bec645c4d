"""How long a searching bot may think about one answer: seconds ("1s", "300ms") or a number of imagined games ("500i"); and in how many processes ("1s@2")."""

from __future__ import annotations

import re
import time
from typing import Final, final

from ...kernel import Mistake

WRITTEN: Final = re.compile(r"(\d+(?:\.\d+)?)(s|ms|i)(?:@([1-9]\d*))?")
USUAL: Final = "1s"
SPARE: Final = 0.04             # of the time is kept for the last game and for the answer
EARLY: Final = 0.03             # of the time: so much sooner a helper is ready than its maker
LATE: Final = 0.01              # and so long its maker waits
LONGEST: Final = 600.0
MOST: Final = 64                # processes


@final
class Budget:
    """Seconds, or games; the other is None. Processes, or None: one, or as many as whoever seats the bot allows."""

    def __init__(self, seconds: float | None, games: int | None, processes: int | None = None) -> None:
        self.seconds: Final = seconds
        self.games: Final = games
        self.processes: Final = processes

    def begin(self, wanted: float) -> Clock:
        """Think from now on, and no longer than the answer is waited for."""
        return Clock(self.games, min(wanted, LONGEST if self.seconds is None else self.seconds) * (1.0 - SPARE), time.perf_counter())


@final
class Clock:
    """Runs from the moment a question is asked."""

    def __init__(self, games: int | None, seconds: float, began: float) -> None:
        self.games: Final = games
        self.seconds: Final = seconds
        self.began: Final = began
        self.played = 0
        self.last = began
        self.longest = 0.0                                     # that a game took

    def share(self, number: int, processes: int) -> Clock:
        """For one of several who think at once: the same time, or its part of the games."""
        if self.games is not None:
            return Clock((self.games + processes - 1 - number) // processes, self.seconds, self.began)
        return Clock(None, self.seconds * (1.0 - EARLY if number else 1.0), self.began)

    def resume(self) -> None:
        """Whatever was done since the last game was none: worlds were imagined, or helpers waited for."""
        self.last = time.perf_counter()

    def tick(self) -> None:
        """A game was imagined."""
        now = time.perf_counter()
        self.played += 1
        self.longest = max(self.longest, now - self.last)
        self.last = now

    def is_past(self, share: float) -> bool:
        """Whether so much of the budget is spent, or one more game might spend it."""
        if self.games is not None and self.played >= self.games * share:
            return True
        return time.perf_counter() - self.began + self.longest > self.seconds * share

    def left(self, share: float) -> float:
        """Seconds that a helper is waited for, when so much of the budget is spent; of games nobody knows how long they take."""
        return self.began + self.seconds * (1.0 if self.games is not None else share + LATE) - time.perf_counter()


def read(text: str) -> Budget:
    """A budget as it is written behind the bot's name; ValueError if it cannot be read."""
    found = WRITTEN.fullmatch(USUAL + text if text[:1] in ("", "@") else text)
    if found is None or not float(found[1]):
        raise Mistake(f"cannot read the budget {text!r}: seconds as in 1s or 300ms, or a number of imagined games as in 500i; @2 behind it for two processes")
    processes = None if found[3] is None else int(found[3])
    if processes is not None and processes > MOST:
        raise Mistake(f"cannot read the budget {text!r}: {MOST} processes at most")
    if found[2] == "i":
        if "." in found[1]:
            raise Mistake(f"cannot read the budget {text!r}: games are whole")
        return Budget(None, int(found[1]), processes)
    seconds = float(found[1]) / (1000.0 if found[2] == "ms" else 1.0)
    if seconds > LONGEST:
        raise Mistake(f"nobody waits {text} for an answer: {LONGEST:g} s at most")
    return Budget(seconds, None, processes)
