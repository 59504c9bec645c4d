"""Construct: which building, where; what it would come to."""

from __future__ import annotations

from typing import Final

from ....games.pest.cards import CITY, CRANE, FURNACE, KINDS, LUMBER, NOTHING, STONE, TOWN, VILLAGE
from ....games.pest.constructing import free_slot, site_of
from ....games.pest.house import House
from ....games.pest.moves import AT_CAMP, BUILDS, CAPITALS, DONE, Build, BuildCapital
from ....games.pest.table import changed, replaced
from ....kernel import Move
from .doing import CONTESTED, FOUNDATIONS, GREAT_WORKS, QUARTERS, Cost, forward, fulfil, pay
from .mind import Mind

Plan = tuple[float, House, Move]
MOST: Final = 2                 # PE 13.1


def constructed(mind: Mind, house: House, change: int) -> House:
    """After the best Construct."""
    now = mind.worth(house)
    for made in range(MOST):
        gain, after, move = best(mind, house, change, made, now)
        if move is DONE:
            break
        house, now, change = after, now + gain, 0
        if isinstance(move, BuildCapital):
            break
    return house


def best(mind: Mind, house: House, change: int, made: int, now: float) -> Plan:
    """The building that brings most, or none."""
    found: Plan = (0.0, house, DONE)
    for kind in range(KINDS - 1):
        for way in BUILDS[kind]:
            after = built(mind, house, way, change)
            if after is not None:
                found = better(found, (mind.worth(after) - now, after, way))
    for work in range(len(CAPITALS)) if not made else ():
        after = built_in_capital(mind, house, work, change)
        if after is not None:
            found = better(found, (mind.worth(after) - now, after, CAPITALS[work]))
    return found


def better(one: Plan, other: Plan) -> Plan:
    return other if other[0] > one[0] else one


def built(mind: Mind, house: House, way: Build, change: int) -> House | None:
    """PE 13.2 to 13.7. None if it may not be, or cannot be paid."""
    t, location, slot = mind.t, site_of(house, way.at), free_slot(house, way.kind)
    if slot == NOTHING or (way.at == AT_CAMP and location in (NOTHING, house.doctor)) or t.is_ruin(location) or location in house.sites:
        return None
    size, others = t.rules.sizes[location], len(t.others_in(location, mind.me))
    if others >= t.rules.capacity[size]:
        return None
    after = paid(mind, house, t.rules.costs[way.kind], change)
    if after is None:
        return None
    after.sites = replaced(after.sites, slot, location)
    if after.camp == location:
        after.camp = NOTHING
    more = 1 if (size == VILLAGE and after.has(FURNACE)) or (size == TOWN and after.has(CRANE)) else 0
    forward(mind, after, max(0, t.rules.first_influence[size] - others) + more)
    fulfil(mind, after, QUARTERS if size == CITY else FOUNDATIONS)
    if others:
        fulfil(mind, after, CONTESTED)
    if way.kind:
        fulfil(mind, after, GREAT_WORKS)
    return after


def built_in_capital(mind: Mind, house: House, work: int, change: int) -> House | None:
    """PE 13.8."""
    t = mind.t
    if t.works[work] != NOTHING:
        return None
    after = paid(mind, house, t.rules.capital_costs[work], change)
    if after is None:
        return None
    after.works += 1
    after.renown += t.rules.capital_renown[work]
    forward(mind, after, t.rules.capital_influence[work])
    fulfil(mind, after, QUARTERS)
    fulfil(mind, after, GREAT_WORKS)
    return after


def paid(mind: Mind, house: House, cost: Cost, change: int) -> House | None:
    """The House when it has paid; of what is dearer or cheaper it says which."""
    after = house.copy()
    return after if pay(mind, after, adjusted(house, cost, change)) else None


def adjusted(house: House, cost: Cost, change: int) -> Cost:
    """PE 13.9, 13.10. One less of what lacks more, one more of what lacks less."""
    if not change:
        return cost
    lumber, stone = house.goods[LUMBER] - cost[LUMBER], house.goods[STONE] - cost[STONE]
    good = LUMBER if (lumber - stone) * change > 0 else STONE
    return changed(cost, good, change) if cost[good] + change >= 0 else cost
