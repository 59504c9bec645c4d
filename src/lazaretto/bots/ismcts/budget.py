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
        self.seconds: Final = min(wanted, LONGEST if budget.seconds is None else budget.seconds)
        self.began: Final = time.perf_counter()
        self.played = 0

    def is_up(self, longest: float) -> bool:
        """Whether no further game fits in, if it takes as long as the longest so far."""
        if self.games is not None and self.played >= self.games:
            return True
        return time.perf_counter() - self.began + longest > self.seconds * (1.0 - SPARE)


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
