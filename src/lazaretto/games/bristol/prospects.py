"""BR 4.3, 4.4. What the dice would do as they lie, cart by cart."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat
from .names import CART_TITLES, listed
from .table import Town

COUNTS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
PLACES_ON_THE_ROAD: Final = {1: ("the only cart left",), 2: ("first", "last"), 3: ("first", "second", "last")}


def rank_of(t: Town, cart: int) -> str:
    """BR 4.5. Where in the order of carts."""
    return "has left" if cart in t.gone else PLACES_ON_THE_ROAD[len(t.order)][t.order.index(cart)]


def would_leave(t: Town, cart: int) -> bool:
    """BR 11.1."""
    return cart in t.order and t.spaces[cart] + t.forecast()[cart] >= t.rules.road


def in_short(t: Town, cart: int) -> str:
    """ "+3 and mingle"."""
    if cart in t.gone:
        return "has left"
    does = (["mingle"] if cart in t.mingling() else []) + (["leave"] if would_leave(t, cart) else [])
    return listed([f"+{t.forecast()[cart]}", *does]) if does else f"+{t.forecast()[cart]}"


def reasons(t: Town, cart: int) -> str:
    """Why it mingles or does not, and what leaving comes to."""
    if cart in t.gone:
        return "its dice do nothing"
    return f"{of_mingling(t, cart)}{of_leaving(t, cart)}"


def of_mingling(t: Town, cart: int) -> str:
    """BR 10.1, 10.2, R42."""
    riders, rats = t.carts[cart], t.rats(cart)
    head = f"{COUNTS[rats]} {'rat' if rats == 1 else 'rats'}"
    if cart not in t.mingling():
        return f"{head}: no mingle" if rats < 2 else f"{head}, but nobody aboard"
    if len(riders) == 1:
        return f"{head}: its one rider mixes symptoms with one of {'its stack' if len(t.leeches[cart]) else 'the deck'}, and gets two back"
    return f"{head}: {'both' if len(riders) == 2 else 'all three'} mix symptoms{', with one of its stack' if len(t.leeches[cart]) else ''}"


def of_leaving(t: Town, cart: int) -> str:
    """BR 11.1 to 11.4, 11.7. Of several that leave, who is behind wins only if nobody before them does."""
    if not would_leave(t, cart):
        return ""
    if not t.carts[cart]:
        return "; it leaves empty"
    first = [CART_TITLES[other] for other in in_order_then(t) if would_leave(t, other) and t.carts[other]]
    before = first[:first.index(CART_TITLES[cart])]
    return f"; out of the gate{f' behind {listed(before)}, if nobody there wins' if before else ''}: all aboard win, or die if one is plagued"


def in_order_then(t: Town) -> list[int]:
    """BR 4.5, 11.4. The carts as they would follow one another; on one space as before."""
    ahead = t.forecast()
    return sorted(t.order, key=lambda cart: -t.spaces[cart] - ahead[cart])


def what_then(t: Town, who: tuple[str, ...]) -> str:
    """BR 4.2, 4.5, 11.6. What would come after this round, as far as the dice tell."""
    leaving = [CART_TITLES[cart] for cart in t.order if would_leave(t, cart)]
    if t.deadline and t.round >= t.deadline:
        return f"{f'{listed(leaving)} would leave; then' if leaving else 'Then'} the gates close."
    if leaving:
        return f"{listed(leaving)} would leave the town."
    first = would_begin(t)
    return "" if first is None else f"{who[first]} would begin round {t.round + 1}."


def to_who_begins(t: Town) -> str:
    """The same, as that one is told it."""
    return "" if would_begin(t) is None else f"You would begin round {t.round + 1}."


def would_begin(t: Town) -> Seat | None:
    """BR 4.2. The front rider of the cart that would then be ahead; nobody if one would leave or the gates would close."""
    if (t.deadline and t.round >= t.deadline) or any([would_leave(t, cart) for cart in t.order]):
        return None
    return next((t.carts[cart][0] for cart in in_order_then(t) if t.carts[cart]), None)
