"""What is said aloud and does nothing itself: what has just come of an answer. All of it was public, so the answer may be taken back."""

from __future__ import annotations

from ...kernel import Dealer, Step, Steps
from .table import Empire


class Aloud(Step):
    """A step, and no other tidings: of those a host must think that they tell what was hidden (see kernel/taking_back.py)."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return ()
