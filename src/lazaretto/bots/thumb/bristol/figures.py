"""What a seat's hopes hang on, in figures, for one who sees all the cards: its place and its hand, the three carts, and the time that is left.

Dice are left out: at the beginning of a round they have just been thrown, and their luck says nothing of the answers that led there.
"""

from __future__ import annotations

from typing import Final

from ....games.bristol.cards import CARTS, PLACES, REMEDY_NAMES, WORTH
from ....games.bristol.table import Town
from ....kernel import Position, Seat

HEALTHY: Final = "healthy"
PLAGUED: Final = "plagued"
A_LONG_WAY: Final = 8.0         # spaces
A_LEAD: Final = 4.0             # spaces
MANY_ROUNDS: Final = 8.0
USUAL_PLACES: Final = 6.0
A_FAIR_CARD: Final = 2.0        # symptom points
MILD: Final = 2                 # points of both symptoms
GRAVE: Final = 5
OF_ONESELF: Final = 29          # figures: place, rank and hand
OF_A_CART: Final = 10

Health = list[bool]             # by place, whether it has the plague


def figures(world: Position, seat: Seat) -> tuple[str, list[float]]:
    """The healthy and the plagued hope for different things; what counts for them is told by the same figures."""
    t: Town = world.table
    ill: Health = [t.is_plagued(place) for place in range(t.rules.places)]
    stance = PLAGUED if ill[seat] else HEALTHY
    if not t.lives(seat):
        return stance, [1.0, *the_town(t, ill), *[0.0] * (OF_ONESELF + len(CARTS) * OF_A_CART)]
    found = [0.0, *the_town(t, ill), *my_place(t, ill, seat), *my_rank(t, seat), *my_hand(t, seat)]
    mine = t.cart_of(seat)
    for cart in (mine, *[cart for cart in t.order if cart != mine]):
        found += the_cart(t, ill, seat, cart)
    return stance, found + [0.0] * (OF_A_CART * (len(CARTS) - len(t.order)))


def the_town(t: Town, ill: Health) -> list[float]:
    """How late it is, and how many have the plague."""
    living = [place for place in range(t.rules.places) if t.lives(place)]
    return [
        t.round / MANY_ROUNDS, float(t.deadline > 0), float(t.deadline - t.round + 1 if t.deadline else 0),
        len(living) / USUAL_PLACES, t.rules.places / USUAL_PLACES, float(t.rules.places - t.rules.seats), float(count(ill, living)),
    ]


def my_place(t: Town, ill: Health, seat: Seat) -> list[float]:
    """Who rides before me and behind me."""
    riders = list(t.carts[t.cart_of(seat)])
    at = riders.index(seat)
    front, behind = riders[:at], riders[at + 1:]
    return [
        *[float(at == place) for place in range(PLACES)],
        float(count(ill, front)), float(len(front) - count(ill, front)), float(count(ill, behind)), float(len(behind) - count(ill, behind)),
        float(count(ill, front + behind) > 0), float(len(riders) == 1), float(at > 0 and ill[riders[0]]),
    ]


def my_rank(t: Town, seat: Seat) -> list[float]:
    """Where my cart is among those in town."""
    cart = t.cart_of(seat)
    rank, farthest = t.order.index(cart), max([t.spaces[other] for other in t.order])
    left = [float(len(t.order) == carts) for carts in CARTS]
    return [*[float(rank == other) for other in CARTS], *left, (t.spaces[cart] - farthest) / A_LEAD, float(t.first == seat)]


def my_hand(t: Town, seat: Seat) -> list[float]:
    """My symptoms, and what my remedies offer."""
    points, offers = t.sum_of(seat), [0.0] * len(REMEDY_NAMES)
    for card in t.remedies[seat].cards():
        for remedy in t.rules.cards[card]:
            offers[remedy] += 1.0
    return [(points - 2 * A_FAIR_CARD) / A_FAIR_CARD, float(points <= MILD), float(points >= GRAVE), *offers, float(len(t.remedies[seat]))]


def the_cart(t: Town, ill: Health, seat: Seat, cart: int) -> list[float]:
    """How far it is and how far ahead of mine, who rides it, and what a mingle there would deal."""
    riders = list(t.carts[cart])
    others = [rider for rider in riders if rider != seat]
    sick, leeches = count(ill, riders), t.leeches[cart]
    points = sum([t.sum_of(rider) for rider in riders])
    return [
        (t.rules.road - t.spaces[cart]) / A_LONG_WAY, (t.spaces[cart] - t.spaces[t.cart_of(seat)]) / A_LEAD,
        float(len(riders)), float(sick > 0), float(bool(riders) and not sick), float(count(ill, others)), float(bool(riders) and ill[riders[0]]),
        points / (2.0 * len(riders)) - A_FAIR_CARD if riders else 0.0, leeches.total(WORTH) / len(leeches) - A_FAIR_CARD if len(leeches) else 0.0,
        sum([float(t.held(rider)) for rider in others if not t.is_ghost(rider)]),
    ]


def count(ill: Health, places: list[Seat]) -> int:
    """How many of them have the plague."""
    return len([place for place in places if ill[place]])
