"""PE 9.8. Why a price cannot be paid: what it is, what of it one has, and what is missing. Each is worded once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...kernel import Reason
from .cards import COIN, LUMBER, RESOURCES, STONE
from .names import GOOD_TITLES, figure, goods_listed, listed

Goods = tuple[int, ...]
"""By resource; in storage also Coins."""

COSTS: Final = "it costs"
CHANGES: Final = {-1: " (one less)", 0: "", 1: " (one more)"}


@lru_cache(maxsize=4096)
def too_dear(rule: str, what: str, cost: Goods, goods: Goods, change: int = 0) -> Reason:
    """ "it costs 2 Lumber and 1 Stone, you have 1 Lumber and 1 Coin: 1 Lumber or Stone too few"."""
    changed = [by_one(cost, good, change) for good in (LUMBER, STONE) if change and cost[good] + change >= 0]
    price = cheapest(changed, goods) if changed else cost
    held = [goods[good] if price[good] else 0 for good in range(RESOURCES)]
    told = f"{goods_listed(price)}{CHANGES[change if changed else 0]}"
    return Reason(rule, f"{what} {told}, you have {goods_listed((*held, goods[COIN]))}: {missing(price, goods)} too few")


def by_one(cost: Goods, good: int, change: int) -> Goods:
    """PE 13.9, 13.10."""
    return (*cost[:good], cost[good] + change, *cost[good + 1:])


def cheapest(prices: list[Goods], goods: Goods) -> Goods:
    """That of which least is missing."""
    found = [sum(lacks(price, goods)) for price in prices]
    return prices[found.index(min(found))]


def lacks(price: Goods, goods: Goods) -> Goods:
    """By resource, before Coins stand in."""
    return tuple([max(0, due - held) for due, held in zip(price, goods)])


def missing(price: Goods, goods: Goods) -> str:
    """ "1 Lumber and 2 Stone"; where Coins stand for a part of either, "2 Lumber or Stone"."""
    lacking, coins = lacks(price, goods), goods[COIN]
    kinds = [GOOD_TITLES[good] for good, many in enumerate(lacking) if many]
    if len(kinds) == 1:
        return figure(sum(lacking) - coins, kinds[0])
    return f"{sum(lacking) - coins} {listed(kinds, 'or')}" if coins else goods_listed(lacking)


@lru_cache(maxsize=4096)
def too_little_research(rule: str, cost: int, held: int) -> Reason:
    return Reason(rule, f"it costs {cost} Research, you have {held}: {cost - held} too few")


@lru_cache(maxsize=4096)
def at_least(good: int, due: int, coins: int) -> Reason:
    return Reason("PE 9.8", f"of {figure(due, GOOD_TITLES[good])} you have {due - coins}: at least {coins} in Coins")


@lru_cache(maxsize=4096)
def at_most(coins: int) -> Reason:
    return Reason("PE 9.8", f"you can spare {figure(coins, 'Coin')} for it, no more")
