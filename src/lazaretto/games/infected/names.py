"""The words of Infected: what cards and decks are called, and what they do in one line."""

from __future__ import annotations

from typing import Final

from .cards import CONTAGIOUS_NEXT, CONTAGIOUS_NOW

#: By card.
CARD_TITLES: Final = (
    "Safe", "Roll Dice", "Double Dice", "Silent Villager", "Infected Now", "Infected Next Round", "Infected in Two Rounds",
    "Contagious Now", "Contagious Next Round", "Vaccinate Now", "Vaccinate Next Round",
)

#: By card, what is printed large on it, and when it acts: its title on two short lines.
FACES: Final = (
    ("Safe", ""), ("Roll Dice", ""), ("Double Dice", ""), ("Silent Villager", ""),
    ("Infected", "Now"), ("Infected", "Next Round"), ("Infected in", "Two Rounds"),
    ("Contagious", "Now"), ("Contagious", "Next Round"), ("Vaccinate", "Now"), ("Vaccinate", "Next Round"),
)

#: By card and by deck, the house's mark for it; decks of a pack's own are Villagers.
CARD_ICONS: Final = (
    "shield", "die", "die", "silent", "infection", "infection", "infection", "contagious", "contagious", "vaccine", "vaccine",
)
DECK_ICONS: Final = ("mask", "healthy", "silent", "contagious")

#: By card: what it does, and the rule that says so.
CARD_TEXTS: Final = (
    ("nothing happens", "IN 6.2"),
    ("the taker rolls the die: a skull infects, a Doctor too", "IN 5.6"),
    ("the taker rolls, and once more after a shield", "IN 5.6"),
    ("counts as Safe; the taker may name nobody from now on", "IN 5.9, 7.6"),
    ("infects this round; the taker may name nobody", "IN 5.1, 7.4"),
    ("infects next round; the taker may name nobody from now on", "IN 5.1, 7.4"),
    ("infects in two rounds; the taker may name nobody from now on", "IN 5.1, 7.4"),
    ("infects this round, but no Plague Doctor", "IN 5.2"),
    ("infects next round, but no Plague Doctor", "IN 5.2"),
    ("cancels infections this round; not dice", "IN 5.4"),
    ("cancels infections next round; not dice", "IN 5.4"),
)

#: R15. The same for a Contagious card where being handed one is enough to silence.
SILENCING_TEXTS: Final = {
    CONTAGIOUS_NOW: ("infects this round, but no Plague Doctor; the taker may name nobody", "IN 5.2, R15"),
    CONTAGIOUS_NEXT: ("infects next round, but no Plague Doctor; the taker may name nobody from now on", "IN 5.2, R15"),
}

#: By deck, the four of the rulebook.
DECK_TITLES: Final = ("Plague Doctor", "Villager", "Silent Villager", "Contagious Villager")
