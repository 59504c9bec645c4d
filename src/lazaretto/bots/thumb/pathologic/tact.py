"""What nobody thinks of in the town.

The Plague does not show itself where it harms nobody: an Infection tells all where it is (PA 6.1, 6.2). A Healer who has handed over what an Event needs has it
resolved, for else it goes back to the Pool (PA 12.12).
"""

from __future__ import annotations

from ....games.pathologic.cards import NOTHING
from ....games.pathologic.moves import EndTurn, Infect
from ....games.pathologic.orders import Action
from ....games.pathologic.resolving import RESOLVES
from ....games.pathologic.showing import healers_struck, wards_struck
from ....games.pathologic.table import Town
from ....kernel import Memory, Move, Moves, Seat, View


def considered(view: View, seat: Seat, memory: Memory, options: Moves) -> Moves:
    t: Town = view.table
    if t.handed_to != NOTHING and RESOLVES[t.handed_to] in options:
        return tuple([move for move in options if move == RESOLVES[t.handed_to] or not isinstance(move, (Action, EndTurn))])
    return tuple([move for move in options if not is_vain(t, move)])


def is_vain(t: Town, move: Move) -> bool:
    return isinstance(move, Infect) and not healers_struck(t, move.district) and not wards_struck(t, move.district, all_wards=False)
