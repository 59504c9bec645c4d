"""The words of Infected: what cards and decks are called, and what they do in one line."""

from __future__ import annotations

from typing import Final

#: By card.
CARD_TITLES: Final = (
    "Safe", "Roll Dice", "Double Dice", "Silent Villager", "Infected Now", "Infected Next Round", "Infected in Two Rounds",
    "Contagious Now", "Contagious Next Round", "Vaccinate Now", "Vaccinate Next Round",
)

#: By card: what it does, and the rule that says so.
CARD_TEXTS: Final = (
    ("nothing happens", "IN 6.2"),
    ("the taker rolls the die: a skull infects", "IN 5.6"),
    ("the taker rolls, and once more after a shield", "IN 5.6"),
    ("counts as Safe; the taker may never guess", "IN 5.9"),
    ("infects this round, and silences", "IN 5.1"),
    ("infects next round, and silences at once", "IN 5.1"),
    ("infects in two rounds, and silences at once", "IN 5.1"),
    ("infects this round, but no Plague Doctor", "IN 5.2"),
    ("infects next round, but no Plague Doctor", "IN 5.2"),
    ("cancels infections this round; not dice", "IN 5.4"),
    ("cancels infections next round; not dice", "IN 5.4"),
)

#: By deck, the four of the rulebook.
DECK_TITLES: Final = ("Plague Doctor", "Villager", "Silent Villager", "Contagious Villager")
