"""The purse: what is kept and what is spent, cards, crisps and beer; and what one sells."""

from __future__ import annotations

from typing import Final

from ....games.pints.anytime import ASKS, DRINKS, Order, Selling
from ....games.pints.cards import LAST_QUARTER, piece_of
from ....games.pints.moves import REFUSE, SELL
from ....games.pints.table import SCORING
from ....kernel import Move, Moves, Seat
from . import hopes
from .loss import would_be_lost
from .mind import Mind
from .worth import A_CRISP, A_LONG_NIGHT, CARD_WORTH, FOOD_WORTH

AT_LEAST: Final = 0.4           # of a card's worth, late in the night
KEPT_FOR_A_BUDDY: Final = 1     # PB 15.4. A beer for division tile 3
LONG: Final = 3.0               # times as long as a long night: then a card is kept for all it is worth
DRINKS_AT_ONCE: Final = 4       # with fewer bites the crisps may still be wanted for cards
A_FRIENDS_BITE: Final = 0.9     # healed, against one of mine
A_FRIEND_IN_NEED: Final = 3     # bites: two more cost a buddy
CARDS_A_TURN: Final = 5.0       # drawn and discarded
A_BEERS_CRISP: Final = 0.28     # what a crisp is worth as long as there is beer to buy


def thrift(mind: Mind) -> float:
    """How much a card is kept for later."""
    return max(AT_LEAST, min(1.0, mind.left / (LONG * A_LONG_NIGHT)))


def own_pieces(mind: Mind) -> list[int]:
    """Weapons and extra hits among my cards."""
    return [piece_of(card) for card in mind.t.hands[mind.me].cards() if piece_of(card) >= 0]


def price_of(mind: Mind, card: int) -> float:
    """What one of my cards must bring to be played."""
    kept = CARD_WORTH[card] * thrift(mind)
    return kept + hopes.last_card(mind) if len(mind.t.hands[mind.me]) == 1 else kept


def sells(mind: Mind, options: Moves) -> Move:
    """PB 12.4, 16.5. Gladly; but late in the night not the last card, if it may be the taxi that comes; unless the pub may hang on it."""
    question = mind.view.question
    assert isinstance(question, Selling)
    if mind.t.buddies() == 1 or would_be_lost(mind.view):
        return SELL
    if hopes.is_fare(mind.t, mind.me):
        return REFUSE
    return SELL if hopes.worth(mind, hopes.after_a_sale(mind.t, mind.me, question.price)) + A_CRISP * question.price >= 0.0 else REFUSE


def beers(mind: Mind) -> int:
    """How many may be drunk."""
    t = mind.t
    return t.bar - (KEPT_FOR_A_BUDDY if t.bar and t.phone_box and t.quarter < LAST_QUARTER else 0)


def drinks(mind: Mind) -> Move | None:
    """PB 12.5, 12.8. For myself, or for a friend near the fifth bite; not if that spoils my hopes, nor the last one before division tile 3."""
    t = mind.t
    if not beers(mind) or t.crisps[mind.me] < t.rules.beer or not any(t.bites):
        return None
    if t.phase < SCORING and t.bites[mind.me] < DRINKS_AT_ONCE:
        return None
    drinker = mind.me if t.bites[mind.me] else max(range(t.rules.seats), key=lambda seat: t.bites[seat])
    if drinker != mind.me and t.bites[drinker] < A_FRIEND_IN_NEED:
        return None
    gain = mind.bite if drinker == mind.me else mind.bite * A_FRIENDS_BITE
    gain += hopes.worth(mind, hopes.after_a_beer(t, mind.me, drinker)) - A_CRISP * t.rules.beer
    return DRINKS[drinker] if gain > 0.0 else None


def buys_for_the_taxi(mind: Mind, options: Moves) -> Move | None:
    """PB 16.5. Late in the night one should have a card."""
    t = mind.t
    if len(t.hands[mind.me]) or hopes.last_card(mind) <= A_CRISP * t.price() or not t.is_market_open() or t.crisps[mind.me] < t.price():
        return None
    asks: list[tuple[float, Seat, int]] = []
    for seller in range(t.rules.seats):
        if seller != mind.me and len(t.hands[seller]) > 1:
            asks += [(CARD_WORTH[card], seller, card) for card in t.hands[seller].kinds() if ASKS[seller][card] in options]
    return ASKS[min(asks)[1]][min(asks)[2]] if asks else None


def orders(mind: Mind, options: Moves, at_once: float = 0.0) -> Move | None:
    """PB 19.2. Pub food, while there are turns to use it, or for what it does at once, and if the crisps are not better spent on beer."""
    wanted = [move for move in options if isinstance(move, Order)]
    if not wanted:
        return None
    t, best = mind.t, max(wanted, key=lambda order: FOOD_WORTH[order.food])
    turns = mind.left / (CARDS_A_TURN * t.rules.seats)
    price = t.rules.food_chosen * (A_BEERS_CRISP if beers(mind) else A_CRISP)
    gain = at_once + FOOD_WORTH[best.food] * turns + hopes.worth(mind, hopes.after_paying(t, mind.me, t.rules.food_chosen))
    return best if gain > price else None
