"""What nobody thinks of in the pub: to ask once more in a turn who has refused, to treat a friend who is no worse off than oneself, or hardly bitten, and
late in the night to sell the fare for the taxi."""

from __future__ import annotations

from ....games.pints.anytime import Ask, Drink
from ....games.pints.moves import Refuse, Sell
from ....games.pints.table import Pub
from ....games.pints.turn import Turn
from ....kernel import Memory, Move, Moves, Said, Seat, View
from .hopes import is_fare
from .loss import would_be_lost
from .purse import A_FRIEND_IN_NEED


def considered(view: View, seat: Seat, memory: Memory, options: Moves) -> Moves:
    t: Pub = view.table
    refused = refused_this_turn(memory)
    return tuple([move for move in options if not is_asked(move, refused) and not is_a_gift(t, seat, move) and not is_the_fare(view, seat, move)])


def is_asked(move: Move, refused: list[Seat]) -> bool:
    return isinstance(move, Ask) and move.seller in refused


def is_a_gift(t: Pub, seat: Seat, move: Move) -> bool:
    """PB 12.8. A beer for another, whose bites are no more than mine, or few."""
    return isinstance(move, Drink) and move.drinker != seat and t.bites[move.drinker] < max(t.bites[seat] + 1, A_FRIEND_IN_NEED)


def is_the_fare(view: View, seat: Seat, move: Move) -> bool:
    """PB 16.5. The last card, late in the night, if it may be the taxi that comes; unless the pub may hang on it."""
    return isinstance(move, Sell) and is_fare(view.table, seat) and view.table.buddies() > 1 and not would_be_lost(view)


def refused_this_turn(memory: Memory) -> list[Seat]:
    """PB 12.4. In every phase one may ask anew, and for something else; but who has said no says no."""
    found: list[Seat] = []
    was_refused = False
    for fact in reversed(memory):
        if isinstance(fact, Turn):
            break
        if isinstance(fact, Said):
            if was_refused and isinstance(fact.move, Ask):
                found.append(fact.move.seller)
            was_refused = isinstance(fact.move, Refuse)
    return found
