"""What nobody thinks of in the pub: to ask once more in a turn for what was refused, and to treat a friend who is no worse off than oneself."""

from __future__ import annotations

from ....games.pints.anytime import Ask, Drink
from ....games.pints.moves import Refuse
from ....games.pints.table import Pub
from ....games.pints.turn import Turn
from ....kernel import Memory, Move, Moves, Said, Seat, View


def considered(view: View, seat: Seat, memory: Memory, options: Moves) -> Moves:
    t: Pub = view.table
    refused = refused_this_turn(memory)
    return tuple([move for move in options if move not in refused and not is_a_gift(t, seat, move)])


def is_a_gift(t: Pub, seat: Seat, move: Move) -> bool:
    """PB 12.8. A beer for another, whose bites are no more than mine."""
    return isinstance(move, Drink) and move.drinker != seat and t.bites[move.drinker] <= t.bites[seat]


def refused_this_turn(memory: Memory) -> list[Move]:
    """PB 12.4. In every phase one may ask anew; but who has said no says no."""
    found: list[Move] = []
    was_refused = False
    for fact in reversed(memory):
        if isinstance(fact, Turn):
            break
        if isinstance(fact, Said):
            if was_refused and isinstance(fact.move, Ask):
                found.append(fact.move)
            was_refused = isinstance(fact.move, Refuse)
    return found
