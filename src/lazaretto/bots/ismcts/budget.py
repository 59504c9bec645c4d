"""How long a searching bot may think about one answer: seconds ("1s", "300ms") or a number of imagined games ("500i")."""

from __future__ import annotations

import re
import time
from typing import Final, final

from ...kernel import Mistake

WRITTEN: Final = re.compile(r"(\d+(?:\.\d+)?)(s|ms|i)")
USUAL: Final = "1s"
SPARE: Final = 0.04             # of the time is kept for the last game and for the answer
LONGEST: Final = 600.0


@final
class Budget:
    """Seconds, or games; the other is None."""

    def __init__(self, seconds: float | None, games: int | None) -> None:
        self.seconds: Final = seconds
        self.games: Final = games

    def begin(self, wanted: float) -> Clock:
        """Think from now on, and no longer than the answer is waited for."""
        return Clock(self, wanted)


@final
class Clock:
    """Runs from the moment a question is asked."""

    def __init__(self, budget: Budget, wanted: float) -> None:
        self.games: Final = budget.games
        self.seconds: Final = min(wanted, LONGEST if budget.seconds is None else budget.seconds) * (1.0 - SPARE)
        self.began: Final = time.perf_counter()
        self.played = 0
        self.last = self.began
        self.longest = 0.0                                     # that a game took

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


def read(text: str) -> Budget:
    """A budget as it is written behind the bot's name; ValueError if it cannot be read."""
    found = WRITTEN.fullmatch(text or USUAL)
    if found is None or not float(found[1]):
        raise Mistake(f"cannot read the budget {text!r}: seconds as in 1s or 300ms, or a number of imagined games as in 500i")
    if found[2] == "i":
        if "." in found[1]:
            raise Mistake(f"cannot read the budget {text!r}: games are whole")
        return Budget(None, int(found[1]))
    seconds = float(found[1]) / (1000.0 if found[2] == "ms" else 1.0)
    if seconds > LONGEST:
        raise Mistake(f"nobody waits {text} for an answer: {LONGEST:g} s at most")
    return Budget(seconds, None)
