"""What one would not think of twice in Bristol: dice that show the same are the same."""

from __future__ import annotations

from ....kernel import Memory, Moves, Seat, View
from .rolling import once_each


def considered(view: View, seat: Seat, memory: Memory, options: Moves) -> Moves:
    return tuple(once_each(view.table, options))
