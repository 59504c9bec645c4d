"""PB 12.1, R116, R123. The moments of a turn at which something may be bought or played, and how one has done with them."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Steps
from .anytime import ASKS, DRINKS, LOOK_TWICE, ORDER_ANY, ORDERS, Free, purchases
from .cards import BLIND, COAT, CONTINENTAL, MOTION, SCATTER, UNDEAD, UNSTOPPABLE, ZWORD
from .moves import CARDS_PLAYED, GO_ON, NOTHING_MORE, GoOn, NothingMore, PlayCard
from .specials import BLINDS, COATS, SCATTERS, UNDEADS
from .table import SCORING, Pub


def free_moves(t: Pub, seat: Seat) -> list[Free]:
    """All that one may think of doing at any time, as far as one has the cards."""
    found = purchases(t, seat)
    hand = t.hands[seat]
    if t.phase < SCORING:
        if UNDEAD in hand:
            found.extend(UNDEADS)
        if BLIND in hand:
            found.extend(BLINDS)
        if COAT in hand:
            found.extend(COATS)
        if SCATTER in hand:
            found.extend(SCATTERS)
    return found


def cards_for_later(t: Pub, seat: Seat) -> list[Move]:
    """PB 7.7. Special cards that have their own time: one may think of them, and is told when that is."""
    return [CARDS_PLAYED[card] for card in TIMES if card in t.hands[seat]]


def allowed(t: Pub, seat: Seat) -> list[Move]:
    return [move for move in free_moves(t, seat) if move.why_not(t, seat) is None]


def is_a_moment(t: Pub) -> bool:
    """R116, R123. Is there anything that the active player may do, and may still want to do in this phase?"""
    return not t.waived and len(allowed(t, t.active)) > 0


THE_LAST: Final = Reason("R123", "in this phase nothing more is asked anyway")


@final
class Meanwhile(Choice):
    """PB 12.1, R116, R123. A moment in one's turn at which something may be bought or played; asked only if there is anything."""

    def __init__(self, last: bool) -> None:
        self.last: Final = last                  # of its phase

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[t.active] if is_a_moment(t) else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return (GO_ON, *free_moves(t, seat), *cards_for_later(t, seat), *(() if self.last else (NOTHING_MORE,)))

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, NothingMore):
            return THE_LAST if self.last else None
        return None if isinstance(move, GoOn) else why_not_free(t, seat, move)

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        t.waived = isinstance(move, NothingMore)
        return (*move.begin(t, seat, dealer), self) if isinstance(move, Free) else ()


def why_not_free(t: Pub, seat: Seat, move: Move) -> Reason | None:
    """Of what may be done at any time; whatever else is no answer, but a card of one's own for another time has one."""
    if isinstance(move, PlayCard) and move.card in TIMES and move.card in t.hands[seat]:
        return TIMES[move.card]
    return move.why_not(t, seat) if isinstance(move, Free) and move in KNOWN else NOT_HERE


BEFORE_A_STOP: Final = "that card is for the bus: it is played when the bus drives"
TIMES: Final = {
    ZWORD: Reason("PB 13.9", "that card is played after the throw, while battle dice show zombies"), MOTION: Reason("PB 13.10", BEFORE_A_STOP),
    UNSTOPPABLE: Reason("PB 13.11", BEFORE_A_STOP), CONTINENTAL: Reason("PB 13.12", BEFORE_A_STOP),
}
KNOWN: Final[frozenset[Move]] = frozenset([
    *DRINKS, *[ask for row in ASKS for ask in row], *ORDERS, ORDER_ANY, LOOK_TWICE, *UNDEADS, *BLINDS, *COATS, *SCATTERS,
])
