"""What one would not think of twice in Bristol: dice that show the same are the same."""

from __future__ import annotations

from ....games.bristol.dice import Lock, Reroll
from ....games.bristol.table import Town
from ....kernel import Memory, Move, Moves, Seat, View


def considered(view: View, seat: Seat, memory: Memory, options: Moves) -> Moves:
    """BR 7.1, 8.2. Of rerolls and locks one for each choice of faces."""
    t: Town = view.table
    seen: set[tuple[bool, tuple[int, ...]]] = set()
    found: list[Move] = []
    for move in options:
        if isinstance(move, (Reroll, Lock)):
            faces = (isinstance(move, Lock), tuple(sorted([t.dice[die] for die in move.dice])))
            if faces in seen:
                continue
            seen.add(faces)
        found.append(move)
    return tuple(found)
