"""Memory: what a seat was told and answered. Sight is what may be looked at now; this is the rest."""

from __future__ import annotations

from typing import Final, final
from collections.abc import Sequence

from .agenda import Move
from .value import Value
from .zone import WATCHER, Seat


@final
class Answered(Value):
    """My own answer, remembered."""

    def __init__(self, move: Move) -> None:
        self.move: Final = move


Memory = Sequence[object]
"""Facts told and own answers (`Answered`), oldest first."""


def heard_by(seat: Seat | None, told: Sequence[tuple[int, object]]) -> list[object]:
    """Of all that was told, what this seat heard; None is a watcher."""
    eye = WATCHER if seat is None else seat
    return [fact for eyes, fact in told if eyes >> eye & 1]
