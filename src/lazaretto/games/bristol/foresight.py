"""BR 6, 8.7. What a movement comes to, and what it comes to if a Whip prevents it."""

from __future__ import annotations

from ...kernel import Seat, Step
from .cards import PLACES, PLAGUE_FROM
from .movement import Dashed, Elbowed, Shoved, landing_of
from .names import CART_TITLES, agreeing, listed
from .table import Town

Sense = tuple[str, str]         # what it means, and the rule that says so


def foreseen(t: Town, deed: Step, who: tuple[str, ...]) -> Sense:
    """BR 6. What a movement comes to if nobody prevents it."""
    if isinstance(deed, Elbowed):
        riders = t.carts[t.cart_of(deed.seat)]
        passed = listed([who[rider] for rider in riders[:riders.index(deed.seat)]])
        return agreeing(who[deed.seat], f"goes past {passed} to the front of {CART_TITLES[t.cart_of(deed.seat)]}"), "BR 6.1"
    if isinstance(deed, Dashed):
        return dash_foreseen(t, deed.seat, who)
    assert isinstance(deed, Shoved)
    return push_foreseen(t, deed, who)


def dash_foreseen(t: Town, seat: Seat, who: tuple[str, ...]) -> Sense:
    cart = t.cart_of(seat)
    ahead = t.cart_ahead(cart)
    riders = t.carts[ahead]
    if len(riders) < PLACES:
        return agreeing(who[seat], f"gets on at the {'back' if riders else 'front'} of {CART_TITLES[ahead]}"), "BR 6.2"
    if t.rules.swap_to_back:                                   # R20
        return agreeing(who[seat], f"sends {who[riders[-1]]} from the back of {CART_TITLES[ahead]} to the back of {CART_TITLES[cart]}"), "BR 6.3"
    return agreeing(who[seat], f"changes places with {who[riders[-1]]} at the back of {CART_TITLES[ahead]}"), "BR 6.3"


def push_foreseen(t: Town, deed: Shoved, who: tuple[str, ...]) -> Sense:
    landing = landing_of(t, t.cart_of(deed.target))
    if landing >= 0:
        return agreeing(who[deed.target], f"goes to the {'back' if t.carts[landing] else 'front'} of {CART_TITLES[landing]}"), "BR 6.5"
    left = agreeing(who[deed.target], "is left behind")
    if deed.by == deed.target:
        return f"{left} and out of the game", "BR 6.7"
    if t.is_ghost(deed.target):
        healthy = "it is healthy" if t.rules.alms else f"it holds less than {PLAGUE_FROM}"      # R70: a coin may count besides
        return f"{left}; if {healthy}, {agreeing(who[deed.by], 'is')} out too", "BR 13.7"
    return f"{left}; if healthy, {agreeing(who[deed.by], 'dies')} of shame", "BR 6.8"


def prevented(t: Town, deed: Step, who: tuple[str, ...]) -> str:
    """BR 8.7. The same if it does not happen."""
    if isinstance(deed, Elbowed):
        return agreeing(who[deed.seat], "stays behind you")
    assert isinstance(deed, (Dashed, Shoved))
    mover = deed.seat if isinstance(deed, Dashed) else deed.target
    return agreeing(who[mover], f"stays on {CART_TITLES[t.cart_of(mover)]}")
