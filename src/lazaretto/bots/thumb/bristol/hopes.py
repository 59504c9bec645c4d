"""Hopes: how good a seating and the dice are for me. The healthy hope to get away, the plagued that nobody does."""

from __future__ import annotations

from typing import Final, final

from ....kernel import Question, Seat
from .mind import Carts, Mind
from .outlook import Fortunes, Outlook
from .pawns import NO_CART, cart_in, dashed, landing, pushed
from .race import escapes

NEXT_TURN: Final = 0.25         # how much of what I could do next is still there when it is my turn again
LAST_CHANCE: Final = 0.05       # the same when a cart is about to leave
SOON: Final = 0.5               # rounds
A_WHILE: Final = 2.0
IT_GETS_LATE: Final = 1.5
TO_BE_WELL: Final = 0.18        # who is well may still get on a better cart
ALONE: Final = 0.5              # BR 13.10. Alone, who is not well has lost
MORE_PLAGUE: Final = 0.04       # who gets the plague will spoil another cart
PUSHABLE: Final = 0.38          # who is at least so likely plagued may be pushed off


@final
class Hopes:
    """At one decision; in games won."""

    def __init__(self, mind: Mind, question: Question) -> None:
        self.mind: Final = mind
        self.question: Final = question
        self.t: Final = mind.t
        self.fortunes: Final = Fortunes(mind)
        self.now: Final = self.fortunes.outlook(mind.t.dice, mind.t.locked)
        self.next_turn: Final = NEXT_TURN if mind.patience > SOON else LAST_CHANCE
        time = min(1.0, mind.patience / A_WHILE)
        self.to_be_well: Final = ALONE if mind.t.rules.seats == 1 else TO_BE_WELL * time
        self.more_plague: Final = MORE_PLAGUE * time
        self.base: Final = self.of(mind.t.carts, self.now)
        self.worth_here: float | None = None                   # once it was asked for
        self.rerolls: Final[dict[tuple[int, ...], float]] = {}  # by faces, the same

    @property
    def here(self) -> float:
        """Where I sit now."""
        if self.worth_here is None:
            self.worth_here = self.seated(self.t.carts)
        return self.worth_here

    def of(self, carts: Carts, outlook: Outlook) -> float:
        """As they sit and as the dice may lie, and nothing else."""
        mind, mingles = self.mind, outlook.mingles
        pure, besides = [0.0, 0.0, 0.0], 0.0
        for cart in self.t.order:
            if carts[cart]:
                calm, mingled, matters = mind.company(cart, carts[cart])
                pure[cart] = calm + mingles[cart] * (mingled - calm)
                besides += mingles[cart] * matters
        manned = [bool(riders) for riders in carts]
        found = escapes(self.t.order, outlook.beyond, pure, manned, mind.last, outlook.loose)
        if not mind.well:
            return 1.0 - sum(found) + self.more_plague * besides
        cart = cart_in(carts, mind.me)
        return 0.0 if cart == NO_CART else found[cart] + self.to_be_well * (1.0 - besides)

    def seated(self, carts: Carts) -> float:
        """The same with what my seat is worth: what I can do from there in my next turn."""
        here = self.of(carts, self.now)
        if cart_in(carts, self.mind.me) == NO_CART:
            return here
        return here + self.next_turn * max(0.0, self.next_step(carts) - here)

    def next_step(self, carts: Carts) -> float:
        """The best of what I could do from there."""
        me, t = self.mind.me, self.t
        cart = cart_in(carts, me)
        riders = carts[cart]
        at = riders.index(me)
        best = 0.0
        if at == 0 and t.cart_ahead(cart) >= 0:
            best = self.of(dashed(t, carts, me), self.now)
        if landing(t, carts, cart) != NO_CART:
            for rider in riders[at + 1:]:
                if self.may_push(rider):
                    best = max(best, self.of(pushed(t, carts, rider), self.now))
        return best

    def may_push(self, rider: Seat) -> bool:
        """Friends are not pushed, unless the plagued can no longer wait."""
        return self.mind.ill[rider] >= PUSHABLE or (not self.mind.well and self.mind.patience <= IT_GETS_LATE)
