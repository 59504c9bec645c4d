"""PE 3.7, 9.8. Paying: Coins stand for any resource, and the payer says for which."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Steps
from .aloud import Aloud
from .cards import COIN, LUMBER, RESOURCES, STONE
from .house import House
from .moves import CHOICES, COINS, Choose, Coins
from .short_of import at_least, at_most
from .table import Empire, changed, replaced

Cost = tuple[int, ...]
"""By resource."""

TOO_MANY: Final = Reason("PE 9.8", "fewer Coins than that are due")


def lacking(house: House, cost: Cost) -> int:
    """How many Coins are needed at least."""
    return sum([max(0, cost[good] - house.goods[good]) for good in range(RESOURCES)])


def can_pay(house: House, cost: Cost) -> bool:
    return lacking(house, cost) <= house.goods[COIN]


def can_trade_for(house: House, cost: Cost) -> bool:
    """PE 9.6. Whether Coins for what is not needed would do."""
    spare = sum([max(0, house.goods[good] - cost[good]) for good in range(RESOURCES)])
    return lacking(house, cost) <= house.goods[COIN] + spare // 2


Pays = Callable[[House, Cost], bool]


def left_by(house: House, cost: Cost) -> set[Cost]:
    """What each way to pay would leave."""
    ways = product(*[range(max(0, due - held), due + 1) for due, held in zip(cost, house.goods)])
    return {
        (*[held - due + coins for held, due, coins in zip(house.goods, cost, way)], house.goods[COIN] - sum(way))
        for way in ways if sum(way) <= house.goods[COIN]
    }


@final
class Paid(Aloud):
    """PE 9.8, 13.9, 13.10. Said aloud: what was really given for a price, Coins last, and whether that was one more or less than usual."""

    def __init__(self, seat: Seat, goods: Cost, change: int) -> None:
        self.seat: Final = seat
        self.goods: Final = goods
        self.change: Final = change


NOTHING_YET: Final = (0, 0, 0, 0, 0)


@final
class Paying(Choice):
    """PE 9.8, R208. Resource by resource; asked where Coins leave a choice."""

    def __init__(self, seat: Seat, cost: Cost, given: Cost = NOTHING_YET, change: int = 0) -> None:
        self.seat: Final = seat
        self.cost: Final = cost
        self.given: Final = given                    # so far, Coins last
        self.change: Final = change                  # PE 13.9, 13.10, in the cost already

    def who(self, t: Empire) -> tuple[Seat, ...]:
        good = self.first()
        if good == RESOURCES:
            return ()
        least, most = self.bounds(t, good)
        return ALONE[self.seat] if least < most else ()

    def first(self) -> int:
        """What is paid now: the first resource of which something is due."""
        for good in range(RESOURCES):
            if self.cost[good]:
                return good
        return RESOURCES

    def bounds(self, t: Empire, good: int) -> tuple[int, int]:
        """The fewest and the most Coins that may stand for it."""
        house = t.houses[self.seat]
        least = max(0, self.cost[good] - house.goods[good])
        spare = house.goods[COIN] - lacking(house, self.cost)
        return least, min(self.cost[good], least + spare)

    def in_kind(self, t: Empire) -> Cost:
        """All that is given, what was given already too, if for the rest no Coin is spent that need not be: the price as it was named."""
        goods = t.houses[self.seat].goods
        coins = [max(0, due - held) for due, held in zip(self.cost, goods)]
        return (*[given + due - coin for given, due, coin in zip(self.given, self.cost, coins)], self.given[COIN] + sum(coins))

    def as_it_stands(self, t: Empire) -> Cost:
        """What the first answer gives: the price as a key has named it, or, where it has changed since, what is asked for now."""
        if not self.change:
            return self.in_kind(t)
        good = self.first()
        least = self.bounds(t, good)[0]
        return changed(changed(NOTHING_YET, good, self.cost[good] - least), COIN, least)

    def is_of_one_kind(self) -> bool:
        """Nothing else of the price is due, or was given."""
        return not any(self.given) and not any(replaced(self.cost, self.first(), 0))

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return COINS[:self.cost[self.first()] + 1]

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Coins):
            return NOT_HERE
        good = self.first()
        least, most = self.bounds(t, good)
        if least <= move.many <= most:
            return None
        if move.many > self.cost[good]:
            return TOO_MANY
        return at_least(good, self.cost[good], least) if move.many < least else at_most(most)

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Coins)
        dealer.say(seat, move)
        return self.paid(t, move.many)

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        good = self.first()
        if good < RESOURCES:
            return self.paid(t, self.bounds(t, good)[0])
        if any(self.given) and dealer.listening:
            dealer.tell(EVERYONE, Paid(self.seat, self.given, self.change))
        return ()

    def paid(self, t: Empire, coins: int) -> Steps:
        good, house = self.first(), t.houses[self.seat]
        due = self.cost[good]
        house.goods = changed(changed(house.goods, COIN, -coins), good, coins - due)
        return (Paying(self.seat, replaced(self.cost, good, 0), changed(changed(self.given, COIN, coins), good, due - coins), self.change),)


NOT_MORE: Final = Reason("PE 13.9", "it must be Lumber or Stone, and you must be able to pay one more of it")
NOT_LESS: Final = Reason("PE 13.10", "it must be one Lumber or Stone of the price, and you must be able to pay the rest")


@final
class Adjusting(Choice):
    """PE 13.9, 13.10, R79. One Lumber or Stone more or less; which, the payer says. Then it is paid."""

    def __init__(self, seat: Seat, cost: Cost, change: int) -> None:
        self.seat: Final = seat
        self.cost: Final = cost
        self.change: Final = change

    def who(self, t: Empire) -> tuple[Seat, ...]:
        """R240. Not asked where the same is left either way."""
        ways = self.ways(t)
        if len(ways) < 2:
            return ()
        house = t.houses[self.seat]
        left = [left_by(house, changed(self.cost, good, self.change)) for good in ways]
        return ALONE[self.seat] if left[0] != left[1] else ()

    def ways(self, t: Empire) -> list[int]:
        return adjustable(t.houses[self.seat], self.cost, self.change)

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return (CHOICES[LUMBER], CHOICES[STONE])

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Choose):
            return NOT_HERE
        return None if move.good in self.ways(t) else NOT_MORE if self.change > 0 else NOT_LESS

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Choose)
        dealer.say(seat, move)
        return (self.adjusted(move.good),)

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        ways = self.ways(t)
        return (self.adjusted(ways[0]) if ways else Paying(self.seat, self.cost),)

    def adjusted(self, good: int) -> Paying:
        return Paying(self.seat, changed(self.cost, good, self.change), change=self.change)


def adjustable(house: House, cost: Cost, change: int, pays: Pays = can_pay) -> list[int]:
    """Which of the two may be changed so that the price can be paid; none if nothing is to be changed."""
    if not change:
        return []
    return [good for good in (LUMBER, STONE) if cost[good] + change >= 0 and pays(house, changed(cost, good, change))]


def is_payable(house: House, cost: Cost, change: int, pays: Pays = can_pay) -> bool:
    """PE 13.9, 13.10. A price of neither Lumber nor Stone cannot be lowered."""
    if change < 0 and not cost[LUMBER] and not cost[STONE]:
        return pays(house, cost)
    return len(adjustable(house, cost, change, pays)) > 0 if change else pays(house, cost)
