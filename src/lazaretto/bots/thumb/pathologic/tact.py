"""What nobody thinks of in the town: the Plague does not show itself where it harms nobody. An Infection tells all where it is (PA 6.1, 6.2)."""

from __future__ import annotations

from ....games.pathologic.moves import Infect
from ....games.pathologic.showing import healers_struck, wards_struck
from ....games.pathologic.table import Town
from ....kernel import Memory, Move, Moves, Seat, View


def considered(view: View, seat: Seat, memory: Memory, options: Moves) -> Moves:
    t: Town = view.table
    return tuple([move for move in options if not is_vain(t, move)])


def is_vain(t: Town, move: Move) -> bool:
    return isinstance(move, Infect) and not healers_struck(t, move.district) and not wards_struck(t, move.district, all_wards=False)
