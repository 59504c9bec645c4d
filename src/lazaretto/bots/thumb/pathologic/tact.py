"""What nobody thinks of in the town.

The Plague does not show itself where it harms nobody: an Infection tells all where it is (PA 6.1, 6.2). A Healer who has handed over what an Event needs has it
resolved, for else it goes back to the Pool (PA 12.12); and who can resolve an Event by what is at hand does so in this turn, unless the game may end before
the next. Of counters one fetches those that Events need and one has not. Nobody comes out of Quarantine under the eyes of the Plague. And Steppe Paths are for
a walk that one has in mind, as the adviser may; once they are open somebody walks (PA 17.9).
"""

from __future__ import annotations

from ....games.pathologic.cards import HEALERS, NOTHING, PATHS, is_ward
from ....games.pathologic.errands import Claim, HandTo, Leave, Transfer, counters_needed
from ....games.pathologic.events import BreakingCordon
from ....games.pathologic.moves import EndTurn, Infect, Pick
from ....games.pathologic.orders import Action
from ....games.pathologic.prescribing import Prescribe
from ....games.pathologic.resolving import RESOLVES, Resolve
from ....games.pathologic.showing import healers_struck, wards_struck
from ....games.pathologic.table import Town
from ....games.pathologic.walking import Walk
from ....games.pathologic.whereabouts import where_it_can_be
from ....kernel import Memory, Move, Moves, Seat, View


def considered(view: View, seat: Seat, memory: Memory, options: Moves) -> Moves:
    t: Town = view.table
    if t.handed_to != NOTHING and RESOLVES[t.handed_to] in options:
        return but_actions(options, (RESOLVES[t.handed_to],))
    walks = tuple([move for move in options if isinstance(move, Walk)])
    if t.paths and walks:
        return but_actions(options, walks)
    return tuple([move for move in but_idle(t, seat, but_in_its_eyes(view, seat, options)) if not is_vain(t, move)])


def but_actions(options: Moves, kept: Moves) -> Moves:
    """What costs no point, and of Actions only these."""
    return tuple([move for move in options if move in kept or not isinstance(move, (Action, EndTurn))])


def but_idle(t: Town, seat: Seat, options: Moves) -> Moves:
    """Where an Event can be resolved it is done in this turn, and nothing is fetched before; else one fetches what Events need, if it can be had."""
    ready = [move for move in options if is_ready(t, move)]
    if ready:
        return tuple([move for move in options if fetches(t, move) == NOTHING and (is_urgent(t, seat) or leaves_time(t, seat, move, ready))])
    wanted = [move for move in options if is_wanted(t, seat, fetches(t, move))]
    return tuple([move for move in options if move in wanted or not wanted or fetches(t, move) == NOTHING])


def is_ready(t: Town, move: Move) -> bool:
    """PA 12.11, 13.1. An Event is resolved by it, or could be by the next point; unless a Strain lies there."""
    if isinstance(move, Resolve):
        return t.strain_in(t.where[move.piece]) == NOTHING
    return isinstance(move, HandTo) and t.strain_in(t.where[move.ward]) == NOTHING


def is_urgent(t: Town, seat: Seat) -> bool:
    """PA 15. Another may win before my next turn: the Plague by one more death, or a rival by one Event."""
    return len(t.crypts) == HEALERS - 1 or any([t.evidence[rival] + 2 >= t.rules.enough for rival in t.healers() if rival != seat])


def leaves_time(t: Town, seat: Seat, move: Move, ready: list[Move]) -> bool:
    """PA 12.1, 12.2. After it there is a point left, and a piece that has not acted, for one of those; cards may go before."""
    if move in ready or isinstance(move, Prescribe) or not isinstance(move, (Action, EndTurn)):
        return True
    if isinstance(move, EndTurn):
        return False
    doer = move.doer(t, seat)
    return any([isinstance(each, Resolve) and t.points > 1 and each.piece != doer for each in ready])


def fetches(t: Town, move: Move) -> int:
    """PA 12.7, 12.8. Which Resource, if any."""
    if isinstance(move, Claim):
        return move.resource
    return t.rules.resources[move.ward] if isinstance(move, Transfer) else NOTHING


def is_wanted(t: Town, seat: Seat, resource: int) -> bool:
    """PA 13.2. Events need more of it than is at hand."""
    if resource == NOTHING:
        return False
    return sum([counters_needed(event) for event, need in enumerate(t.needs) if need == resource]) > t.sheets[seat].count(resource)


def but_in_its_eyes(view: View, seat: Seat, options: Moves) -> Moves:
    """What is left where all know the Plague's place; all, if nothing else is to be answered."""
    places = where_it_can_be(view.table)
    if len(places) != 1:
        return options
    return tuple([move for move in options if not comes_out(view, seat, move, places[0])]) or options


def comes_out(view: View, seat: Seat, move: Move, place: int) -> bool:
    """PA 6.3, 12.4, 16.7. Of Quarantine, there; but a Ward may whom the next Healer can lead away before the Plague strikes."""
    t: Town = view.table
    if isinstance(move, Leave):
        return t.where[move.piece] == place and not (is_ward(move.piece) and seat != t.healers()[-1])
    return isinstance(move, Pick) and isinstance(view.question, BreakingCordon) and t.where[move.piece] == place


def is_vain(t: Town, move: Move) -> bool:
    if isinstance(move, Prescribe):
        return move.card == PATHS
    return isinstance(move, Infect) and not healers_struck(t, move.district) and not wards_struck(t, move.district, all_wards=False)
