"""Tells: what a move says about whoever made it; and so, how one's own would look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....games.bristol.cards import RAT, cart_shown
from ....games.bristol.characters import Bless, Toil
from ....games.bristol.dice import Lock, Reroll
from ....games.bristol.movement import Push
from ....games.bristol.table import Town
from ....kernel import Seat, Value

#: So many times as likely to have the plague as before. People are not so easily read as these bots: the figures are tamer than what was counted.
NOTHING: Final = 1.0
LEFT_THE_RATS: Final = 1.8      # rerolled others while two rats of one's own cart lay there
TOOK_THEM_AWAY: Final = 0.6
SLOWED_US: Final = 2.5          # rerolled an apple of one's own cart
LOCKED_RATS: Final = 3.0        # of one's own cart
LOCKED_OTHERS: Final = 2.0      # nothing of one's own cart
LOCKED_APPLES: Final = 0.7      # of one's own cart, each
SET_A_RAT: Final = 3.0
PUSHED_A_FRIEND: Final = 1.5
PUSHED_A_SUSPECT: Final = 0.7
JUMPED_OFF: Final = 3.0         # a cart on which nobody else was, to join others

TRUSTED: Final = 0.2            # who is less likely to have the plague than that
SUSPECT: Final = 0.35
ENOUGH: Final = 2               # BR 10.1. So many rats make a cart mingle


def tell(t: Town, seat: Seat, move: Value, ill: Sequence[float]) -> float:
    """How much likelier the plagued are to do this than others, as things lie on the table."""
    if isinstance(move, (Reroll, Toil)):
        return by_dice(t, t.cart_of(seat), move.dice)
    if isinstance(move, Lock):
        return by_locks(t, t.cart_of(seat), move.dice)
    if isinstance(move, Bless):
        cart = t.cart_of(seat)
        return SET_A_RAT if move.face == 2 * cart + RAT else by_dice(t, cart, (move.die,))
    if isinstance(move, Push):
        if move.target == seat:
            return JUMPED_OFF if len(t.carts[t.cart_of(seat)]) == 1 else NOTHING
        return PUSHED_A_SUSPECT if ill[move.target] >= SUSPECT else PUSHED_A_FRIEND if ill[move.target] < TRUSTED else NOTHING
    return NOTHING


def by_dice(t: Town, cart: int, dice: tuple[int, ...]) -> float:
    """BR 7.1. Whose colours were rerolled, and whose were left."""
    apple, rat = 2 * cart, 2 * cart + RAT
    faces = [t.dice[die] for die in dice]
    factor = NOTHING
    if t.rats(cart) >= ENOUGH:
        factor = TOOK_THEM_AWAY if rat in faces else LEFT_THE_RATS
    return factor * SLOWED_US if apple in faces else factor


def by_locks(t: Town, cart: int, dice: tuple[int, ...]) -> float:
    """BR 8.2. Whose dice were made sure of."""
    own = [t.dice[die] for die in dice if cart_shown(t.dice[die]) == cart]
    if not own:
        return LOCKED_OTHERS
    rats = own.count(2 * cart + RAT)
    return LOCKED_RATS if rats >= ENOUGH else LOCKED_APPLES ** (len(own) - rats)
