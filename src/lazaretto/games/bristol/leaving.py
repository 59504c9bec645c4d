"""BR 11. Leaving town, dying, and how the game ends."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Dealer, End, Outcome, Seat, Step, Steps, without
from .cards import BIRCH, CEDAR, OAK
from .chronicle import DIED, note
from .decks import reform_remedies
from .table import Town

ESCAPED: Final = {BIRCH: "Birch left town with nobody plagued", CEDAR: "Cedar left town with nobody plagued", OAK: "Oak left town with nobody plagued"}
GHOSTS_ESCAPED: Final = "a cart of Ghosts left town"
NOBODY_ESCAPED: Final = "nobody escaped"
GATES_CLOSED: Final = "nobody escaped before the gates closed"
CAUGHT: Final = "the plague has caught the only player"

#: By which rule it is over; if any have escaped, by BR 11.2.
RULES_OF_ENDINGS: Final = {GHOSTS_ESCAPED: "BR 13.9", NOBODY_ESCAPED: "BR 11.8", GATES_CLOSED: "BR 11.6", CAUGHT: "BR 13.10"}

WON: Final = 1.0
GLOATS: Final = 0.5             # R54: nobody escaped, and that is what the plagued wanted
LOST: Final = 0.0


@final
class Leave(Step):
    """BR 11.1 to 11.3, 11.7, 13.8. A cart has left: all aboard win together, or die together, the cured too (BR 1.2, 12.7)."""

    def __init__(self, cart: int) -> None:
        self.cart: Final = cart

    def do(self, t: Town, dealer: Dealer) -> Steps:
        riders = t.carts[self.cart]
        t.order = tuple([cart for cart in t.order if cart != self.cart])
        t.gone = (*t.gone, self.cart)
        if not riders:                                         # R52
            return ()
        for seat in riders:
            reveal_health(t, seat, dealer)
        if not any([t.is_plagued(seat) for seat in riders]):
            return escape(t, self.cart)
        if not t.deadline and (len(t.gone) == 1 or not t.rules.first_cart_only):      # BR 11.6, R49
            t.deadline = t.round + 1
        return (Perish(riders), AnyoneLeft())


def reveal_health(t: Town, seat: Seat, dealer: Dealer) -> None:
    """BR 11.1, 6.8. Whether plagued or not; a Ghost shows its symptoms instead (BR 13.8)."""
    if t.is_ghost(seat):
        show_symptoms(t, seat, dealer)
        if t.rules.alms:                                       # R70: its coin counts
            dealer.show(t.coins[seat], EVERYONE)
    else:
        dealer.show(t.health[seat], EVERYONE)


def show_symptoms(t: Town, seat: Seat, dealer: Dealer) -> None:
    """Once: a Ghost that has left shows them before it dies."""
    left, right = t.rules.slots[seat]
    if t.symptoms[left].eyes != EVERYONE:
        dealer.show(t.symptoms[left], EVERYONE)
        if right != left:
            dealer.show(t.symptoms[right], EVERYONE)


@final
class Perish(Step):
    """BR 11.5. Out of the game: symptoms are shown, remedies go to the discard unseen (R44)."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats

    def do(self, t: Town, dealer: Dealer) -> Steps:
        note(t, DIED, *self.seats)
        for seat in self.seats:
            t.take_off(seat)
            t.alive = without(t.alive, seat)
            show_symptoms(t, seat, dealer)
            if not t.is_ghost(seat):
                t.buried.gather(t.remedies[seat])
                if seat == t.turn:
                    t.buried.gather(t.drawn)
        reform_remedies(t, dealer)
        return ()


@final
class AnyoneLeft(Step):
    """BR 11.8, 13.9, R53. With nobody left alive, player or Ghost, the game is over, and nobody has won."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return () if t.alive else nobody_escapes(t, NOBODY_ESCAPED)


def escape(t: Town, cart: int) -> Steps:
    """BR 11.2, 13.9. The players aboard have won; Ghosts alone have won against everyone."""
    winners = tuple(sorted([seat for seat in t.carts[cart] if not t.is_ghost(seat)]))
    scores = tuple([WON if seat in winners else LOST for seat in range(t.rules.seats)])
    return (End(Outcome(winners, ESCAPED[cart] if winners else GHOSTS_ESCAPED, scores)),)


def nobody_escapes(t: Town, reason: str) -> Steps:
    """BR 11.8, R54. Everyone loses; those who have the plague may gloat."""
    scores = tuple([GLOATS if t.is_plagued(seat) else LOST for seat in range(t.rules.seats)])
    return (End(Outcome((), reason, scores)),)


def caught_alone(t: Town) -> Steps:
    """BR 13.10, R66, R85. A player alone has lost as soon as plagued."""
    if t.rules.seats == 1 and t.is_plagued(0):
        return (End(Outcome((), CAUGHT, (LOST,))),)
    return ()
