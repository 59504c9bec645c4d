"""What nobody thinks of in the town.

The Plague does not show itself where it harms nobody: an Infection tells all where it is (PA 6.1, 6.2). A Healer who has handed over what an Event needs has it
resolved, for else it goes back to the Pool (PA 12.12), and fetches no counters while what is at hand resolves an Event. And Steppe Paths are for a walk that
one has in mind, as the adviser may; once they are open somebody walks (PA 17.9).
"""

from __future__ import annotations

from ....games.pathologic.cards import NOTHING, PATHS
from ....games.pathologic.errands import Claim, HandTo, Transfer
from ....games.pathologic.moves import EndTurn, Infect
from ....games.pathologic.orders import Action
from ....games.pathologic.prescribing import Prescribe
from ....games.pathologic.resolving import RESOLVES, Resolve
from ....games.pathologic.showing import healers_struck, wards_struck
from ....games.pathologic.table import Town
from ....games.pathologic.walking import Walk
from ....kernel import Memory, Move, Moves, Seat, View


def considered(view: View, seat: Seat, memory: Memory, options: Moves) -> Moves:
    t: Town = view.table
    if t.handed_to != NOTHING and RESOLVES[t.handed_to] in options:
        return but_actions(options, (RESOLVES[t.handed_to],))
    walks = tuple([move for move in options if isinstance(move, Walk)])
    if t.paths and walks:
        return but_actions(options, walks)
    ready = any([is_ready(t, move) for move in options])
    return tuple([move for move in options if not is_vain(t, move) and not (ready and isinstance(move, (Claim, Transfer)))])


def but_actions(options: Moves, kept: Moves) -> Moves:
    """What costs no point, and of Actions only these."""
    return tuple([move for move in options if move in kept or not isinstance(move, (Action, EndTurn))])


def is_ready(t: Town, move: Move) -> bool:
    """PA 12.11, 13.1. An Event is resolved by it, or could be by the next point; unless a Strain lies there."""
    if isinstance(move, Resolve):
        return t.strain_in(t.where[move.piece]) == NOTHING
    return isinstance(move, HandTo) and t.strain_in(t.where[move.ward]) == NOTHING


def is_vain(t: Town, move: Move) -> bool:
    if isinstance(move, Prescribe):
        return move.card == PATHS
    return isinstance(move, Infect) and not healers_struck(t, move.district) and not wards_struck(t, move.district, all_wards=False)
