"""Cure and Assign: who is healed, and where the healthy go."""

from __future__ import annotations

from ....games.pest.cards import COIN, HARMFUL, HERBS, IN_REGULAR, LEVELS, MOBILE, NOTHING, SYRINGE, TO_CAPITAL, TREASURY, TUITION, WORKSHOP
from ....games.pest.house import House
from ....games.pest.people import heal, leave_slot
from ....games.pest.posts import face_up, send_to
from . import worth
from .doing import EMPLOYMENT, HEALTHY_REALM, VOICE, fulfil, gain, pay
from .mind import Mind


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
        if then < now + worth.A_LITTLE and not (count == 1 and mind.t.decrees[mind.era] == HEALTHY_REALM):
            break
        house, now, count = after, then, count + 1
    if house.has(SYRINGE) and count:
        house = house.copy()
        gain(mind, house, HERBS)
    if count >= 2:
        house = house.copy()
        fulfil(mind, house, HEALTHY_REALM)
    return house


def best_post(house: House, mind: Mind) -> int:
    """The idle building that would give most."""
    t = mind.t

    def gives(slot: int) -> float:
        if slot == MOBILE:
            return mind.prices[house.named]
        location = house.sites[slot]
        good = COIN if slot == TREASURY else t.gives[location]
        return 0.0 if t.is_ruin(location) else mind.prices[good] * (2.0 if slot == WORKSHOP else 1.0)

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
    found: tuple[float, House, int] = (worth.A_LITTLE, house, NOTHING)
    if house.rightmost_person() == NOTHING:
        return found
    post = best_post(house, mind)
    if post != NOTHING:
        after = sent(house, post)
        if not placed and post != MOBILE:
            fulfil(mind, after, EMPLOYMENT)
        found = max(found, (mind.worth(after) - now, after, post), key=lambda plan: plan[0])
    after = sent(house, TO_CAPITAL)
    if to_capital == 1:
        fulfil(mind, after, VOICE)
    gained = mind.worth(after) - now
    if not to_capital:
        gained += best_token(mind) + (mind.research if after.has(TUITION) else 0.0)
        if mind.t.decrees[era] == VOICE and house.healthy.bit_count() > 1 and house.levels[era] < LEVELS:
            gained += worth.AN_IMPERATIVE
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
