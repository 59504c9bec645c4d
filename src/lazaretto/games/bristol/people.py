"""The people of a view in numbers: those that are at each place, Ghosts too, counted clockwise from who looks."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat
from ...kernel.numbers import Numbers, bit, named, one_of, others, round_the_table, share, yes
from .cards import CART_NAMES, CARTS, CHARACTERS, COIN_NAMES, HAND_LIMIT, HEALTHY, PLACES, PLAGUED, SYMPTOM_NAMES, SYMPTOMS_EACH, WORTH
from .look import Look
from .names import CHARACTER_TITLES
from .table import TownRules

#: Counts are cut off there: more is possible, but seldom.
MINGLES: Final = 10
CHOICES: Final = 5              # of symptoms

WORST: Final = SYMPTOMS_EACH * WORTH[-1]
SYMPTOMS: Final = range(len(SYMPTOM_NAMES))
COINS: Final = range(len(COIN_NAMES))
NO_SYMPTOMS: Final = tuple([0.0] * (len(SYMPTOM_NAMES) + 1))      # are seen


def person_names(rules: TownRules) -> list[str]:
    return named(round_the_table(rules.places), [
        "alive", *[f"on {cart}" for cart in CART_NAMES], "in front", "in second place", "in third place",
        "turn", "turn to come", "first", "asked", "threatens", "would be moved",
        f"mingles of {MINGLES}", f"symptoms chosen of {CHOICES}", f"remedies of {HAND_LIMIT}",
        "healthy", "plagued", *[f"{name}s of {SYMPTOMS_EACH}" for name in SYMPTOM_NAMES], f"sum of {WORST}",
        *([title.lower() for title in CHARACTER_TITLES] if rules.characters else []),
        *([f"coins of {rules.coins.size}"] if rules.alms else []),
    ])


def people(look: Look) -> Numbers:
    """What all see of each, then the health and symptoms that I see: my own, and those shown."""
    t = look.t
    found: Numbers = []
    for place in look.places:
        found.append(bit(t.alive, place))
        found.extend(one_of(len(CARTS), look.cart[place]))
        found.extend(one_of(PLACES, look.at[place]))
        found.append(yes(place == t.turn))
        found.append(bit(look.to_come, place))
        found.append(yes(place == t.first))
        found.append(bit(look.asked, place))
        found.append(yes(place == look.mover))
        found.append(yes(place == look.moved))
        found.append(share(look.mingles[place], MINGLES))
        found.append(share(look.chose[place], CHOICES))
        found.append(0.0 if t.is_ghost(place) else share(t.remedies[place].size, HAND_LIMIT))
        illness(look, place, found)
        by_mode(look, place, found)
    return found


def illness(look: Look, place: Seat, found: Numbers) -> None:
    """BR 1.3, 11.5, 13.6. A Ghost has no marker, and two cards that are seen one by one."""
    t = look.t
    left, right = t.rules.slots[place]
    ghost, total = left != right, 0
    found.append(0.0 if ghost else yes(HEALTHY in t.health[place]))
    found.append(0.0 if ghost else yes(PLAGUED in t.health[place]))
    one, other = t.symptoms[left], t.symptoms[right]
    if not one.faces and not other.faces:
        found.extend(NO_SYMPTOMS)
        return
    for card in SYMPTOMS:
        cards = one.count(card) + (other.count(card) if ghost else 0)
        total += cards * WORTH[card]
        found.append(share(cards, SYMPTOMS_EACH))
    found.append(share(total, WORST))


def by_mode(look: Look, place: Seat, found: Numbers) -> None:
    """BR 9.1, 12.5. Characters, and coins."""
    t, rules = look.t, look.t.rules
    if rules.characters:
        found.extend(one_of(CHARACTERS, t.characters[place]))
    if rules.alms:
        found.append(share(t.coins[place].size, rules.coins.size))


def company_names(rules: TownRules) -> list[str]:
    ghosts = ["it is a ghost", "I see its first card", "I see its second card"] if rules.ghosts else []
    coins = [f"I see its {name}" for name in COIN_NAMES] if rules.ghosts and rules.alms else []
    return named([f"me and {other}" for other in others(rules.places)], [f"mingles of {MINGLES}", *ghosts, *coins])


def company(look: Look) -> Numbers:
    """BR 13.1, 13.6. How often we mingled; Ghosts, which of their cards I see, and coins that they showed (R70)."""
    t, found = look.t, []
    for place in look.places[1:]:
        found.append(share(look.with_me[place], MINGLES))
        if t.rules.ghosts:
            ghost, (left, right) = t.is_ghost(place), t.rules.slots[place]
            found.extend([yes(ghost), yes(ghost and t.symptoms[left].faces != 0), yes(ghost and t.symptoms[right].faces != 0)])
            found.extend([yes(ghost and coin in t.coins[place]) for coin in COINS if t.rules.alms])
    return found
