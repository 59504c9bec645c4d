"""Medicine by rules of thumb: Leeches, Pomander and coins."""

from __future__ import annotations

from typing import Final

from ....games.bristol.cards import CURED_COIN, PLAGUE_COIN, WORTH
from ....games.bristol.phial import Keep, Leech
from ....kernel import Card, Move, Moves, Seat
from .hopes import Hopes
from .mind import Mind
from .odds import SURELY, Odds, higher_of_two, in_all, lower_of_two, together

A_POINT: Final = 0.012          # what a symptom point less is worth to the healthy, for mingles still to come
MILD: Final = 3                 # a hand that needs no Pomander
ONE: Final[Card] = 0            # the mildest symptom
A_CURE: Final = 0.1             # the hope of two 1s, where that cures
A_LONG_WAY: Final = 4.0         # rounds in which low symptoms pay
A_SUSPECT: Final = 0.5          # whom I would rather see cured than trust
AFTER_POMANDER: Final[list[Card]] = [0, 1]


def leeches_gain(hopes: Hopes) -> float:
    """BR 8.5. The best that one of two cards can do, before they are seen."""
    low, high = lower_of_two(hopes.mind.suspicion.deck), higher_of_two(hopes.mind.suspicion.deck)
    return max([leech_gain(hopes, card, cart) for cart in hopes.t.order if hopes.t.carts[cart] for card in (low, high)], default=0.0)


def leech_gain(hopes: Hopes, card: Odds, cart: int) -> float:
    """What it brings if such a card lies on that stack when the cart mingles."""
    if not hopes.t.carts[cart] or hopes.now.mingles[cart] <= 0.0:
        return 0.0
    mind, before = hopes.mind, hopes.mind.added[cart]
    mind.added[cart] = in_all(together(*mind.suspicion.leeches[cart], card))
    mind.known.clear()
    after = hopes.of(hopes.t.carts, hopes.now)
    mind.added[cart] = before
    mind.known.clear()
    return after - hopes.base


def leeches(hopes: Hopes, options: Moves) -> Move:
    """BR 8.5. Which of the two, on which cart."""
    return max(options, key=lambda move: leech_gain(hopes, SURELY[move.card], move.cart) if isinstance(move, Leech) else 0.0)


def pomander_gain(hopes: Hopes) -> float:
    """BR 8.6, 12.3. Lower symptoms for the healthy, and for the plagued if that may cure them."""
    mind, total = hopes.mind, hopes.t.sum_of(hopes.mind.me)
    if not mind.well:
        return A_CURE if hopes.t.rules.cure else 0.0
    if total <= MILD:
        return 0.0
    before = mind.hand[:]
    mind.hand[:] = AFTER_POMANDER
    mind.known.clear()
    after = hopes.of(hopes.t.carts, hopes.now)
    mind.hand[:] = before
    mind.known.clear()
    return after - hopes.base + A_POINT * (total - MILD) * min(1.0, mind.patience / A_LONG_WAY)


def keeps(hopes: Hopes, options: Moves) -> Move:
    """BR 8.6, 9.7, 12.3. The lowest for the healthy and for who is cured by them, the highest for the plagued."""
    kept = [move for move in options if isinstance(move, Keep)]
    lowest = min(kept, key=total_of)
    cures = hopes.t.rules.cure and set(lowest.cards) == {ONE}
    return lowest if hopes.mind.well or cures else max(kept, key=total_of)


def total_of(move: Keep) -> int:
    return sum([WORTH[card] for card in move.cards])


def gives(hopes: Hopes, options: Moves) -> Move:
    """BR 12.5, 12.6. The cure for oneself, or for a suspect aboard; the plague for the rival most likely to get away; naught to make them wonder."""
    mind, coin = hopes.mind, hopes.t.palm.kinds()[0]
    taker = the_cure(hopes) if coin == CURED_COIN else rival(hopes)
    if coin not in (CURED_COIN, PLAGUE_COIN) and mind.chance.pick(2):
        taker = mind.me
    return next((move for move in options if getattr(move, "target", None) == taker), options[0])


def the_cure(hopes: Hopes) -> Seat:
    mind = hopes.mind
    aboard = [rider for rider in hopes.t.carts[mind.cart] if rider != mind.me]
    worst = least_trusted(mind, aboard)
    return worst if mind.well and worst != mind.me and mind.ill[worst] >= A_SUSPECT else mind.me


def rival(hopes: Hopes) -> Seat:
    """Someone who seems healthy, on the foremost cart that is not mine; alone with my own cart, whom I trust least."""
    mind, t = hopes.mind, hopes.t
    carts = [cart for cart in t.order if t.carts[cart] and cart != mind.cart]
    if carts:
        return min(t.carts[carts[0]], key=lambda rider: mind.ill[rider])
    aboard = [rider for rider in t.carts[mind.cart] if rider != mind.me]
    return least_trusted(mind, aboard)


def least_trusted(mind: Mind, riders: list[Seat]) -> Seat:
    """I myself, where there is nobody else."""
    return max(riders, key=lambda rider: mind.ill[rider], default=mind.me)
