"""PB 4.3, 12. What may be bought at any time in one's turn: cards of others, beer, pub food; and Second Look."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...kernel import ALONE, EVERYONE, NOT_HERE, Card, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import BUDDY_CARDS, CARDS, FOODS, TABLES
from .moves import GO_ON, REFUSE, SELL, SINK, GoOn, Refuse, Sell, Sink
from .pile import look_at_top, sink_top
from .table import BITING, Pub, changed, replaced
from .tidings import Kept


@mypyc_attr(allow_interpreted_subclasses=True)
class Free(Move):
    """Something that may be done at many times of one's own turn. `why_not` is the one place where its legality is written."""

    def why_not(self, t: Pub, seat: Seat) -> Reason | None:
        raise NotImplementedError

    def begin(self, t: Pub, seat: Seat, dealer: Dealer) -> Steps:
        """What follows once it is chosen."""
        raise NotImplementedError


TOO_LATE: Final = Reason("PB 12.1", "that is for before the bites are counted")
CARD_TOO_DEAR: Final = Reason("PB 12.3", "you have too few crisps for a card: the price is the number of buddies on the sofa, and at least one")
BEER_TOO_DEAR: Final = Reason("PB 12.5", "you have too few crisps for a beer")
FOOD_TOO_DEAR: Final = Reason("PB 19.2", "you have too few crisps for pub food")
NO_BEER: Final = Reason("PB 12.6", "no beer is left on the bar")
NO_BITE: Final = Reason("PB 12.6", "who has no bite cannot drink")


@final
class Drink(Free):
    """PB 12.5 to 12.8. A beer for oneself, or for another, who must have a bite; until the bites are counted."""

    def __init__(self, drinker: Seat) -> None:
        self.drinker: Final = drinker

    def why_not(self, t: Pub, seat: Seat) -> Reason | None:
        if not 0 <= self.drinker < t.rules.seats:
            return NOT_HERE
        if t.phase >= BITING:
            return TOO_LATE
        if not t.bites[self.drinker]:
            return NO_BITE
        if not t.bar:
            return NO_BEER
        return BEER_TOO_DEAR if t.crisps[seat] < t.rules.beer else None

    def begin(self, t: Pub, seat: Seat, dealer: Dealer) -> Steps:
        return (Drunk(seat, self.drinker),)


@final
class Drunk(Step):
    """PB 12.5. A bite is healed, and the beer lies before its drinker."""

    def __init__(self, payer: Seat, drinker: Seat) -> None:
        self.payer: Final = payer
        self.drinker: Final = drinker

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        pour(t, self.payer, self.drinker)
        return ()


def pour(t: Pub, payer: Seat, drinker: Seat) -> None:
    t.crisps = changed(t.crisps, payer, -t.rules.beer)
    t.bar -= 1
    t.bites, t.beers = changed(t.bites, drinker, -1), changed(t.beers, drinker, 1)


NOT_YET: Final = Reason("PB 12.2", "cards are bought from the second round on")
YOURS: Final = Reason("PB 12.2", "you buy from another player")
HAS_NOT: Final = Reason("PB 12.2", "that player has no such card")
HAS_REFUSED: Final = Reason("PB 12.4", "that was refused already in this phase")


@final
class Ask(Free):
    """PB 12.2. "Will you sell me this?" """

    def __init__(self, seller: Seat, card: Card) -> None:
        self.seller: Final = seller
        self.card: Final = card

    def why_not(self, t: Pub, seat: Seat) -> Reason | None:
        if not 0 <= self.seller < t.rules.seats or not 0 <= self.card < BUDDY_CARDS:
            return NOT_HERE
        if t.phase >= BITING:
            return TOO_LATE
        if self.seller == seat:
            return YOURS
        if not t.is_market_open():
            return NOT_YET
        if self.card not in t.hands[self.seller]:
            return HAS_NOT
        if self.seller * CARDS + self.card in t.refused:
            return HAS_REFUSED
        return CARD_TOO_DEAR if t.crisps[seat] < t.price() else None

    def begin(self, t: Pub, seat: Seat, dealer: Dealer) -> Steps:
        return (Selling(self.seller, self.card, t.price()),)


@final
class Selling(Choice):
    """PB 12.4. The other is free to refuse."""

    def __init__(self, seller: Seat, card: Card, price: int) -> None:
        self.seller: Final = seller
        self.card: Final = card
        self.price: Final = price

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[self.seller]

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return (REFUSE, SELL)

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        return None if isinstance(move, (Sell, Refuse)) else NOT_HERE

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Sell):
            return (Sold(self.seller, self.card, self.price),)
        t.refuse(seat, self.card)
        dealer.tell(EVERYONE, Kept(seat, self.card, t.active))
        return ()


@final
class Sold(Step):
    """PB 12.3. The price is paid to the seller."""

    def __init__(self, seller: Seat, card: Card, price: int) -> None:
        self.seller: Final = seller
        self.card: Final = card
        self.price: Final = price

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.sell(self.seller, self.card, self.price)
        return ()


NO_FOOD: Final = Reason("PB 19", "there is no pub food on the Starters' Menu")
NOT_IN_STOCK: Final = Reason("PB 19.2", "that marker is not in the stock")
LOST_NOW: Final = Reason("R102", "a marker lost in this turn cannot be bought back in it")
NONE_IN_STOCK: Final = Reason("PB 19.2", "no marker is left in the stock")


@final
class Order(Free):
    """PB 19.2. A pub food marker of one's choice."""

    def __init__(self, food: int) -> None:
        self.food: Final = food

    def why_not(self, t: Pub, seat: Seat) -> Reason | None:
        if not t.rules.food:
            return NO_FOOD
        if t.phase >= BITING:
            return TOO_LATE
        if self.food not in t.larder:
            return NOT_IN_STOCK
        if t.lost >> self.food & 1:
            return LOST_NOW
        return FOOD_TOO_DEAR if t.crisps[seat] < t.rules.food_chosen else None

    def begin(self, t: Pub, seat: Seat, dealer: Dealer) -> Steps:
        return (Ordered(self.food, t.rules.food_chosen),)


@final
class OrderAny(Free):
    """PB 19.2. One at random, cheaper."""

    def why_not(self, t: Pub, seat: Seat) -> Reason | None:
        if not t.rules.food:
            return NO_FOOD
        if t.phase >= BITING:
            return TOO_LATE
        if not on_offer(t):
            return LOST_NOW if len(t.larder) else NONE_IN_STOCK
        return FOOD_TOO_DEAR if t.crisps[seat] < t.rules.food_random else None

    def begin(self, t: Pub, seat: Seat, dealer: Dealer) -> Steps:
        foods = on_offer(t)
        return (Ordered(foods[dealer.lot(len(foods))], t.rules.food_random),)


def on_offer(t: Pub) -> list[int]:
    """R102. What may be bought now."""
    return [food for food in t.larder.kinds() if not t.lost >> food & 1]


@final
class Ordered(Step):
    """PB 19.2, R97. It comes fresh."""

    def __init__(self, food: int, price: int) -> None:
        self.food: Final = food
        self.price: Final = price

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.crisps = changed(t.crisps, t.active, -self.price)
        t.larder.take(self.food)
        t.foods[t.active].put(self.food)
        t.used = replaced(t.used, t.active, t.used[t.active] & ~(1 << self.food))
        return ()


NOT_YOURS: Final = Reason("PB 19.1", "you do not have that pub food")
TURNED_OVER: Final = Reason("PB 19.1", "you have used that marker already: it is fresh again in your next turn")
SETTING_UP: Final = Reason("R122", "no ability works before the first turn")
TILE_ON_TOP: Final = Reason("R110", "a division tile lies on top")


def why_not_food(t: Pub, seat: Seat, food: int) -> Reason | None:
    """PB 19.1. Whether the seat has this marker, face up."""
    if not t.rules.food:
        return NO_FOOD
    if food not in t.foods[seat]:
        return NOT_YOURS
    if not t.turns:
        return SETTING_UP
    return TURNED_OVER if t.used[seat] >> food & 1 else None


def turn_over(t: Pub, seat: Seat, food: int) -> None:
    t.used = replaced(t.used, seat, t.used[seat] | 1 << food)


@final
class LookTwice(Free):
    """PB 19.4. Look at the top card of the pile."""

    def why_not(self, t: Pub, seat: Seat) -> Reason | None:
        if t.phase >= BITING:
            return TOO_LATE
        reason = why_not_food(t, seat, TABLES)
        if reason is not None:
            return reason
        return TILE_ON_TOP if t.tile_shows else None

    def begin(self, t: Pub, seat: Seat, dealer: Dealer) -> Steps:
        turn_over(t, seat, TABLES)
        look_at_top(t, seat, dealer)
        return (Sinking(seat),)


@final
class Sinking(Choice):
    """PB 19.4, R24. Leave it, or sink it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        return (GO_ON, SINK)

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        return None if isinstance(move, (GoOn, Sink)) else NOT_HERE

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Sink):
            sink_top(t, dealer)
        return ()


DRINKS: Final = tuple([Drink(seat) for seat in range(4)])
ASKS: Final = tuple([tuple([Ask(seat, card) for card in range(BUDDY_CARDS)]) for seat in range(4)])
ORDERS: Final = tuple([Order(food) for food in range(FOODS)])
ORDER_ANY: Final = OrderAny()
LOOK_TWICE: Final = LookTwice()


def purchases(t: Pub, seat: Seat) -> list[Free]:
    """What one may think of buying."""
    found: list[Free] = [DRINKS[drinker] for drinker in range(t.rules.seats)]
    for seller in range(t.rules.seats):
        if seller != seat:
            found.extend([ASKS[seller][card] for card in t.hands[seller].kinds()])
    if t.rules.food:
        found.extend([ORDERS[food] for food in t.larder.kinds()])
        found.append(ORDER_ANY)
        found.append(LOOK_TWICE)
    return found
