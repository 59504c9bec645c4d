"""How moves and facts are written and said."""

from __future__ import annotations

from ...kernel import Move
from ...kernel.zone import letter
from .cards import NAMES
from .guessing import Guess, HoldYourTongue
from .passing import Pass


def said(move: Move) -> str:
    """A move in notation: "hold", "guess C", "pass safe", "pass roll, safe"."""
    if isinstance(move, Guess):
        return f"guess {letter(move.suspect)}"
    if isinstance(move, Pass):
        return "pass " + ", ".join([NAMES[card] for card in move.cards])
    assert isinstance(move, HoldYourTongue)
    return "hold"
