"""The people of a view in numbers: those that are at each place, Ghosts too, counted clockwise from who looks."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat
from ...kernel.numbers import Tally, named, others, round_the_table
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


def person_names(rules: TownRules) -> list[str]:
    return named(round_the_table(rules.places), [
        "alive", *[f"on {cart}" for cart in CART_NAMES], "in front", "in second place", "in third place",
        "turn", "turn to come", "first", "asked", "threatens", "would be moved",
        f"mingles of {MINGLES}", f"symptoms chosen of {CHOICES}", f"remedies of {HAND_LIMIT}",
        "healthy", "plagued", *[f"{name}s of {SYMPTOMS_EACH}" for name in SYMPTOM_NAMES], f"sum of {WORST}",
        *([title.lower() for title in CHARACTER_TITLES] if rules.characters else []),
        *([f"coins of {rules.coins.size}"] if rules.alms else []),
    ])


def people(look: Look, tally: Tally) -> None:
    """What all see of each, then the health and symptoms that I see: my own, and those shown."""
    t = look.t
    for place in look.places:
        tally.bit(t.alive, place)
        tally.one_of(len(CARTS), look.cart[place])
        tally.one_of(PLACES, look.at[place])
        tally.yes(place == t.turn)
        tally.bit(look.to_come, place)
        tally.yes(place == t.first)
        tally.bit(look.asked, place)
        tally.yes(place == look.mover)
        tally.yes(place == look.moved)
        tally.share(look.mingles[place], MINGLES)
        tally.share(look.chose[place], CHOICES)
        tally.share(0 if t.is_ghost(place) else t.remedies[place].size, HAND_LIMIT)
        illness(look, place, tally)
        by_mode(look, place, tally)


def illness(look: Look, place: Seat, tally: Tally) -> None:
    """BR 1.3, 11.5, 13.6. A Ghost has no marker, and two cards that are seen one by one."""
    t = look.t
    left, right = t.rules.slots[place]
    ghost, total = left != right, 0
    tally.yes(not ghost and HEALTHY in t.health[place])
    tally.yes(not ghost and PLAGUED in t.health[place])
    one, other = t.symptoms[left], t.symptoms[right]
    if not one.faces and not other.faces:
        tally.skip(len(SYMPTOMS) + 1)
        return
    for card in SYMPTOMS:
        cards = one.count(card) + (other.count(card) if ghost else 0)
        total += cards * WORTH[card]
        tally.share(cards, SYMPTOMS_EACH)
    tally.share(total, WORST)


def by_mode(look: Look, place: Seat, tally: Tally) -> None:
    """BR 9.1, 12.5. Characters, and coins."""
    t, rules = look.t, look.t.rules
    if rules.characters:
        tally.one_of(CHARACTERS, t.characters[place])
    if rules.alms:
        tally.share(t.coins[place].size, rules.coins.size)


def company_names(rules: TownRules) -> list[str]:
    ghosts = ["it is a ghost", "I see its first card", "I see its second card"] if rules.ghosts else []
    coins = [f"I see its {name}" for name in COIN_NAMES] if rules.ghosts and rules.alms else []
    return named([f"me and {other}" for other in others(rules.places)], [f"mingles of {MINGLES}", *ghosts, *coins])


def company(look: Look, tally: Tally) -> None:
    """BR 13.1, 13.6. How often we mingled; Ghosts, which of their cards I see, and coins that they showed (R70)."""
    t = look.t
    for place in look.places[1:]:
        tally.share(look.with_me[place], MINGLES)
        if t.rules.ghosts:
            ghost, (left, right) = t.is_ghost(place), t.rules.slots[place]
            tally.yes(ghost)
            tally.yes(ghost and t.symptoms[left].faces != 0)
            tally.yes(ghost and t.symptoms[right].faces != 0)
            for coin in COINS if t.rules.alms else ():
                tally.yes(ghost and coin in t.coins[place])
