"""Produce and Research: what the buildings give, and which Technology is bought."""

from __future__ import annotations

from ....games.pest.cards import CARD_SLOTS, GOODS, HERBS, LAB, NOTHING, PRODUCE
from ....games.pest.house import House
from ....games.pest.producing import of_buildings, of_cards
from ....games.pest.researching import is_sick_person_on
from ....games.pest.table import replaced
from . import worth
from .doing import BOUNTY, FULL_STORES, LEARNED_SOCIETY, fulfil, gain, next_worth
from .mind import Mind


def produced(mind: Mind, house: House, enhanced: int) -> House:
    """PE 14."""
    after, t = house.copy(), mind.put(house)
    goods = [one + other for one, other in zip(of_buildings(t, mind.me), of_cards(t, mind.me))]
    kinds = [good for good in range(GOODS) if goods[good]]
    change = enhanced - (house.harmful >> PRODUCE & 1)
    if kinds and change:
        goods[(max if change > 0 else min)(kinds, key=lambda good: next_worth(mind, house, good))] += change
    before = sum(after.goods)
    for good in kinds:
        gain(mind, after, good, goods[good])
    after.research += (after.healthy & t.rules.laboratories).bit_count()
    stored = sum(after.goods) - before
    if stored >= 3:
        fulfil(mind, after, FULL_STORES)
    if stored >= 5:
        fulfil(mind, after, BOUNTY)
    return after


def best_buy(mind: Mind, house: House) -> tuple[float, int, int]:
    """PE 15.1. What is gained, the Technology and its slot; NOTHING if better none."""
    t, found = mind.t, (worth.A_LITTLE, NOTHING, NOTHING)
    for card in t.market.kinds():
        cost, bound = t.rules.technology_costs[card], t.rules.slots[card]
        if cost > house.research:
            continue
        for slot in range(CARD_SLOTS):
            old = house.cards[slot]
            if bound not in (NOTHING, slot) or is_sick_person_on(house, old):
                continue
            gained = t.rules.technology_renown[card] + mind.effect(card) - (mind.effect(old) if old != NOTHING else 0.0) - mind.research * worth.A_PRICE * cost
            gained += 2.0 * mind.sure if t.decrees[mind.era] == LEARNED_SOCIETY and old == NOTHING else 0.0
            if gained > found[0]:
                found = (gained, card, slot)
    return found


def studied(mind: Mind, house: House) -> House:
    """PE 15."""
    _, card, slot = best_buy(mind, house)
    if card == NOTHING:
        return house
    after, old = house.copy(), house.cards[slot]
    after.research -= mind.t.rules.technology_costs[card]
    after.renown += mind.t.rules.technology_renown[old] if old != NOTHING else 0
    after.cards = replaced(after.cards, slot, card)
    fulfil(mind, after, LEARNED_SOCIETY)
    return after


def may_experiment(mind: Mind, house: House) -> bool:
    """PE 22.12. One healthy for three sick: with room for them, and time to cure them."""
    return house.has(LAB) and house.slots() - house.regular >= 3 and mind.left >= 4 and house.goods[HERBS] >= 3
