"""PB 3.1, 17.1, 17.2. The two levels and the rescuers: what a variant changes."""

from __future__ import annotations

from typing import Final

from ...kernel import NOBODY, Mode, UnknownVariant, Zone
from .box import MAIN, STARTERS, Box
from .cards import BUDDY_CARDS, CARD_NAMES, COLOURS, FLESH_MOB, FRUIT, JUKEBOX, QUARTERS, RESCUES
from .table import PubRules

TITLES: Final = ("the Very Tiny Car", "the Taxi", "the Salvation Corps", "the Tandem", "the Army")

MODES: Final = {mode.name: mode for mode in (
    Mode(MAIN, "the second level: all cards, marked tiles, pub food, and more zombies for a card"),
    *[Mode(CARD_NAMES[card], f"{title} comes, and everyone knows it; else chance chooses in secret") for card, title in zip(RESCUES, TITLES)],
)}

#: The laws run over all of these.
VARIANTS: Final = ("base", *MODES, f"{MAIN}+tiny-car", f"{MAIN}+army")

#: PB 3.8. They stay in the box on the Starters' Menu.
MAIN_ONLY: Final = (FLESH_MOB, JUKEBOX)


def rules_for(box: Box, modes: tuple[str, ...], seats: int) -> PubRules:
    """The rules that these modes make together."""
    main = MAIN in modes
    chosen = [card for card in RESCUES if CARD_NAMES[card] in modes]
    if len(chosen) > 1:
        raise UnknownVariant(f"one rescuer comes, not {' and '.join([CARD_NAMES[card] for card in chosen])} (PB 3.10)")
    rules = PubRules()
    rules.kinds, rules.chips = tuple([kind for kind, _ in box.chips]), Zone(0, 0, NOBODY)
    for chip, (_, copies) in enumerate(box.chips):
        rules.chips.put(chip, copies)
    rules.tiles, rules.markings, rules.die = box.marked if main else (0,) * COLOURS, box.markings, box.die
    rules.cards = cards_for(box, main)
    if len(rules.cards) % QUARTERS or not len(rules.cards):
        raise UnknownVariant(f"{len(rules.cards)} cards do not make four quarters of equal size (PB 3.9)")
    rules.quarter, rules.rescuers = len(rules.cards) // QUARTERS, tuple(chosen) if chosen else RESCUES
    rules.for_a_card = box.for_a_card[MAIN if main else STARTERS]
    rules.sofa, rules.phone_box, rules.beers, rules.beer = box.sofa, box.phone_box, box.beers, box.beer
    rules.food, rules.food_chosen, rules.food_random, rules.turns = main, box.food_chosen, box.food_random, box.turns
    return rules


def cards_for(box: Box, main: bool) -> Zone:
    """PB 3.8."""
    cards = Zone(0, 0, NOBODY)
    for card in range(BUDDY_CARDS):
        cards.put(card, box.buddies[card])
    for card in range(FRUIT, JUKEBOX + 1):
        if main or card not in MAIN_ONLY:
            cards.put(card, box.zombies[card - FRUIT])
    return cards
