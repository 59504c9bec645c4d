"""What people tend to hand over: how the thumb plays its Doctor, and what it expects of others."""

from __future__ import annotations

from typing import Final

from ....games.infected.cards import (
    CONTAGIOUS_NEXT, CONTAGIOUS_NOW, DOUBLE_DICE, INFECTED_IN_TWO, INFECTED_NEXT, INFECTED_NOW, KINDS, ROLL, SAFE, SILENT, VACCINATE_NEXT, VACCINATE_NOW,
)
from ....kernel import Card

Habit = tuple[float, ...]       # by card, how often it is handed over


def habit(shares: dict[Card, float]) -> Habit:
    return tuple([shares.get(card, 0.0) for card in range(KINDS)])


#: By round, the last for all later ones. Delayed infections early, immediate ones late, now and then a bluff.
DOCTORS: Final = (
    habit({INFECTED_IN_TWO: 0.35, INFECTED_NEXT: 0.30, INFECTED_NOW: 0.05, ROLL: 0.15, DOUBLE_DICE: 0.15, SAFE: 0.15}),
    habit({INFECTED_IN_TWO: 0.10, INFECTED_NEXT: 0.30, INFECTED_NOW: 0.25, ROLL: 0.20, DOUBLE_DICE: 0.20, SAFE: 0.15}),
    habit({INFECTED_IN_TWO: 0.03, INFECTED_NEXT: 0.15, INFECTED_NOW: 0.52, ROLL: 0.15, DOUBLE_DICE: 0.15, SAFE: 0.15}),
)
#: Vaccinations early, dice once there is a suspect, Safe at all times. Contagious ones are seldom handed over.
VILLAGERS: Final = (
    habit({SAFE: 0.60, VACCINATE_NEXT: 0.25, VACCINATE_NOW: 0.05, ROLL: 0.05, DOUBLE_DICE: 0.05, SILENT: 0.02, CONTAGIOUS_NOW: 0.03, CONTAGIOUS_NEXT: 0.03}),
    habit({SAFE: 0.55, VACCINATE_NEXT: 0.15, VACCINATE_NOW: 0.10, ROLL: 0.15, DOUBLE_DICE: 0.15, SILENT: 0.02, CONTAGIOUS_NOW: 0.03, CONTAGIOUS_NEXT: 0.03}),
    habit({SAFE: 0.50, VACCINATE_NEXT: 0.10, VACCINATE_NOW: 0.15, ROLL: 0.20, DOUBLE_DICE: 0.20, SILENT: 0.02, CONTAGIOUS_NOW: 0.03, CONTAGIOUS_NEXT: 0.03}),
)
VACCINATED: Final = 0.15        # how often a vaccination happens to act when an infection does
CONTAGION: Final = 0.03         # how often a Villager's card infects, at a table with Contagious decks
DOUBT: Final = 0.3              # who passed to whom two rounds ago? People are not that sure
RARELY: Final = 0.02            # a card that a deck of the owner's own holds, and ours does not


def doctors_habit(round: int) -> Habit:
    return DOCTORS[min(round, len(DOCTORS)) - 1]


def villagers_habit(round: int) -> Habit:
    return VILLAGERS[min(round, len(VILLAGERS)) - 1]
