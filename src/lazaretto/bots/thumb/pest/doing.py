"""What would come of it: a House that gains, pays, trades, takes people in. All on a copy."""

from __future__ import annotations

from typing import Final

from ....games.pest.cards import ANY, COIN, GRAVES, HARMFUL, INFLUENCE, LEVELS, RENOWN, RESEARCH, RESOURCES
from ....games.pest.house import House
from ....games.pest.moves import TRADES, Trade
from ....games.pest.paying import lacking
from ....games.pest.table import changed
from . import worth
from .mind import Mind, with_goods

Cost = tuple[int, ...]

# PE 23. Decrees with an Imperative that one's own actions fulfil
FOUNDATIONS: Final = 1
EMPLOYMENT: Final = 2
BREAD: Final = 3
FIRST_HOUSE: Final = 4
TIMBER: Final = 5
PROTOCOLS: Final = 7
LEARNED_SOCIETY: Final = 8
CONTESTED: Final = 9
FULL_STORES: Final = 10
QUARTERS: Final = 11
HEALTHY_REALM: Final = 12
GREAT_WORKS: Final = 13
VOICE: Final = 14
BOUNTY: Final = 15


def gain(mind: Mind, house: House, kind: int, many: int = 1) -> None:
    """A reward; a Crate is of whatever lacks most."""
    if kind == INFLUENCE:
        forward(mind, house, many)
    elif kind == RESEARCH:
        house.research += many
    elif kind == RENOWN:
        house.renown += many
    elif kind == ANY:
        for _ in range(many):
            gain(mind, house, wanted(mind, house))
    elif kind <= COIN:
        with_goods(house, kind, min(many, house.room_for(kind, mind.t.rules.storage)))


def wanted(mind: Mind, house: House) -> int:
    """The resource of which one more is worth most."""
    return max(range(RESOURCES), key=lambda good: next_worth(mind, house, good))


def next_worth(mind: Mind, house: House, good: int) -> float:
    if not house.room_for(good, mind.t.rules.storage):
        return -1.0
    return (mind.prices[good] + 0.01) * worth.STEPS[min(house.goods[good], len(worth.STEPS) - 1)]


def forward(mind: Mind, house: House, many: int) -> None:
    """PE 18.2. Influence, with what lies on the way."""
    t = mind.t
    others = [other.influence for seat, other in enumerate(t.houses) if seat != mind.me]
    while many and house.influence < t.rules.length:
        house.influence += 1
        for kind in t.rules.track[house.influence]:
            gain(mind, house, kind)
        free = house.influence in others or house.influence in t.in_the_way or (t.rules.versus and house.influence in t.rules.barred)
        many -= 0 if free and house.influence < t.rules.length else 1


def fulfil(mind: Mind, house: House, decree: int) -> None:
    """PE 19.3."""
    t, era = mind.t, mind.era
    if t.decrees[era] == decree and house.levels[era] < LEVELS:
        house.levels = changed(house.levels, era, 1)
        forward(mind, house, t.rules.level_influence[era][house.levels[era] - 1])


def trade_for(mind: Mind, house: House, cost: Cost) -> Trade | None:
    """PE 9.6. The two that are missed least, if Coins do not suffice and enough is to spare; otherwise None."""
    wanting = lacking(house, cost) - house.goods[COIN]
    spare = [max(0, house.goods[good] - cost[good]) for good in range(RESOURCES)]
    if wanting <= 0 or sum(spare) < 2 * wanting or not house.room_for(COIN, mind.t.rules.storage):
        return None
    chosen: list[int] = []
    for _ in range(2):
        good = min([good for good in range(RESOURCES) if spare[good]], key=lambda good: mind.prices[good] * worth.STEPS[spare[good] - 1])
        spare[good] -= 1
        chosen.append(good)
    one, other = sorted(chosen)
    return next(trade for trade in TRADES if trade.one == one and trade.other == other)


def pay(mind: Mind, house: House, cost: Cost) -> bool:
    """With Coins where a resource lacks, and after Trades where Coins lack; False if it cannot be paid."""
    while lacking(house, cost) > house.goods[COIN]:
        trade = trade_for(mind, house, cost)
        if trade is None:
            return False
        house.goods = changed(changed(changed(house.goods, trade.one, -1), trade.other, -1), COIN, 1)
    coins = lacking(house, cost)
    house.goods = (*[max(0, house.goods[good] - cost[good]) for good in range(RESOURCES)], house.goods[COIN] - coins)
    return True


def take_in(mind: Mind, house: House, people: int) -> None:
    """PE 12. Where they do least harm."""
    for _ in range(people):
        if house.regular < house.slots():
            house.regular += 1
            continue
        free = [slot for slot in range(HARMFUL) if not house.harmful >> slot & 1]
        if free:
            house.harmful |= 1 << min(free, key=lambda slot: worth.HARM[slot])
        elif house.dead < GRAVES:
            house.dead += 1
        else:
            house.blame += mind.t.rules.overflow
