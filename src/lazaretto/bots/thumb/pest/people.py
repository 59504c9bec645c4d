"""Cure, Assign and Research: who is healed, where the healthy go, what is bought; and Produce."""

from __future__ import annotations

from typing import Final

from ....games.pest.cards import CARD_SLOTS, GOODS, HARMFUL, IN_REGULAR, LAB, MOBILE, NOTHING, PRODUCE, SYRINGE, HERBS, TUITION
from ....games.pest.house import House
from ....games.pest.moves import TO_CAPITAL
from ....games.pest.people import heal, leave_slot
from ....games.pest.posts import face_up, send_to
from ....games.pest.producing import of_buildings, of_cards
from ....games.pest.studies import is_sick_person_on
from ....games.pest.table import replaced
from . import worth
from .doing import fulfil, gain, next_worth, pay
from .mind import Mind

A_LITTLE: Final = 0.02


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
        fulfil(mind, after, 10)
    if stored >= 5:
        fulfil(mind, after, 15)
    return after


def slot_to_empty(house: House) -> int:
    """Whoever does most harm is healed first."""
    taken = [slot for slot in range(HARMFUL) if house.harmful >> slot & 1]
    return max(taken, key=lambda slot: worth.HARM[slot]) if taken else IN_REGULAR if house.regular else NOTHING


def one_cured(mind: Mind, house: House) -> House | None:
    """PE 16.1. One more on the track, for Herbs; None if that cannot be."""
    slot, space = slot_to_empty(house), house.rightmost_free()
    if slot == NOTHING or space == NOTHING:
        return None
    after = house.copy()
    if not pay(mind, after, (0, 0, 0, mind.t.rules.herbs[space])):
        return None
    leave_slot(after, slot)
    heal(after)
    return after


def cured(mind: Mind, house: House) -> House:
    """PE 16. As long as it is worth the Herbs; two at least, if a Decree asks for two."""
    now, count = mind.worth(house), 0
    while True:
        after = one_cured(mind, house)
        if after is None:
            break
        then = mind.worth(after)
        if then < now + A_LITTLE and not (count == 1 and mind.t.decrees[mind.era] == 12):
            break
        house, now, count = after, then, count + 1
    if house.has(SYRINGE) and count:
        house = house.copy()
        gain(mind, house, HERBS)
    if count >= 2:
        house = house.copy()
        fulfil(mind, house, 12)
    return house


def best_post(house: House, mind: Mind) -> int:
    """The idle building that would give most."""
    t = mind.t

    def gives(slot: int) -> float:
        if slot == MOBILE:
            return mind.prices[house.named]
        location = house.sites[slot]
        return 0.0 if t.is_ruin(location) else (2.0 if slot == 6 else 1.0) * (mind.prices[4] if slot == 8 else mind.prices[t.gives[location]])

    idle = house.idle()
    return max(idle, key=gives) if idle else NOTHING


def sent(house: House, post: int) -> House:
    after = house.copy()
    after.healthy &= ~(1 << after.rightmost_person())
    send_to(after, post)
    return after


def best_token(mind: Mind) -> float:
    return max([mind.reward(kind) for kind in face_up(mind.t)], default=0.0)


def next_assigned(mind: Mind, house: House, placed: bool, to_capital: int) -> tuple[float, House, int]:
    """PE 17.1. The next one to send, and where; NOTHING if better nobody."""
    now, era = mind.worth(house), mind.era
    found: tuple[float, House, int] = (A_LITTLE, house, NOTHING)
    if house.rightmost_person() == NOTHING:
        return found
    post = best_post(house, mind)
    if post != NOTHING:
        after = sent(house, post)
        if not placed and post != MOBILE:
            fulfil(mind, after, 2)
        found = max(found, (mind.worth(after) - now, after, post), key=lambda plan: plan[0])
    after = sent(house, TO_CAPITAL)
    if to_capital == 1:
        fulfil(mind, after, 14)
    gained = mind.worth(after) - now
    if not to_capital:
        gained += best_token(mind) + (mind.research if after.has(TUITION) else 0.0)
        if mind.t.decrees[era] == 14 and house.healthy.bit_count() > 1 and house.levels[era] < 4:
            gained += 0.8
    return max(found, (gained, after, TO_CAPITAL), key=lambda plan: plan[0])


def assigned(mind: Mind, house: House) -> tuple[float, House]:
    """PE 17. All whom it is worth sending; with what the token brings."""
    placed, to_capital, extra = False, 0, 0.0
    while True:
        _, after, post = next_assigned(mind, house, placed, to_capital)
        if post == NOTHING:
            return extra, house
        if post == TO_CAPITAL:
            extra += 0.0 if to_capital else best_token(mind) + (mind.research if after.has(TUITION) else 0.0)
            to_capital += 1
        else:
            placed = True
        house = after


def best_buy(mind: Mind, house: House) -> tuple[float, int, int]:
    """PE 15.1. What is gained, the Technology and its slot; NOTHING if better none."""
    t, found = mind.t, (A_LITTLE, NOTHING, NOTHING)
    for card in t.market.kinds():
        cost, bound = t.rules.technology_costs[card], t.rules.slots[card]
        if cost > house.research:
            continue
        for slot in range(CARD_SLOTS):
            old = house.cards[slot]
            if bound not in (NOTHING, slot) or is_sick_person_on(house, old):
                continue
            gained = t.rules.technology_renown[card] + mind.effect(card) - (mind.effect(old) if old != NOTHING else 0.0) - mind.research * worth.A_PRICE * cost
            gained += 2.0 * mind.sure if t.decrees[mind.era] == 8 and old == NOTHING else 0.0
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
    fulfil(mind, after, 8)
    return after


def may_experiment(mind: Mind, house: House) -> bool:
    """PE 22.12. One healthy for three sick: with room for them, and time to cure them."""
    return house.has(LAB) and house.slots() - house.regular >= 3 and mind.left >= 4 and house.goods[HERBS] >= 3
