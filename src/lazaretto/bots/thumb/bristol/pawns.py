"""Pawns in mind: where everyone would sit after a movement."""

from __future__ import annotations

from typing import Final

from ....games.bristol.cards import PLACES
from ....games.bristol.table import Town
from ....kernel import Seat
from .mind import Carts, Riders

NO_CART: Final = -1


def cart_in(carts: Carts, seat: Seat) -> int:
    for cart, riders in enumerate(carts):
        if seat in riders:
            return cart
    return NO_CART


def with_riders(carts: Carts, cart: int, riders: Riders) -> Carts:
    return (*carts[:cart], riders, *carts[cart + 1:])


def without(carts: Carts, seat: Seat) -> Carts:
    return tuple([tuple([rider for rider in riders if rider != seat]) if seat in riders else riders for riders in carts])


def elbowed(carts: Carts, seat: Seat) -> Carts:
    """BR 6.1."""
    cart = cart_in(carts, seat)
    return with_riders(carts, cart, (seat, *[rider for rider in carts[cart] if rider != seat]))


def dashed(t: Town, carts: Carts, seat: Seat) -> Carts:
    """BR 6.2, 6.3, R20."""
    cart = cart_in(carts, seat)
    ahead = t.cart_ahead(cart)
    there = carts[ahead]
    left = without(carts, seat)
    if len(there) == PLACES:
        displaced = there[-1]
        there = there[:-1]
        left = with_riders(left, cart, (*left[cart], displaced) if t.rules.swap_to_back else (displaced, *left[cart]))
    return with_riders(left, ahead, (*there, seat))


def landing(t: Town, carts: Carts, cart: int) -> int:
    """BR 6.5, 6.7."""
    for behind in reversed(t.order):
        if behind == cart:
            break
        if len(carts[behind]) < PLACES:
            return behind
    return NO_CART


def pushed(t: Town, carts: Carts, seat: Seat) -> Carts:
    """BR 6.5. Whoever is left behind is on no cart."""
    to = landing(t, carts, cart_in(carts, seat))
    left = without(carts, seat)
    return left if to == NO_CART else with_riders(left, to, (*left[to], seat))
