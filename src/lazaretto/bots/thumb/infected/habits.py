"""What people tend to hand over: how the thumb plays its Doctor, and what it expects of others.

With sound memory and exact odds the Villagers nearly always win, so the thumb is as forgetful and headstrong as people are.
"""

from __future__ import annotations

from typing import Final

from ....games.infected.cards import (
    CONTAGIOUS_NEXT, CONTAGIOUS_NOW, DOUBLE_DICE, INFECTED_IN_TWO, INFECTED_NEXT, INFECTED_NOW, KINDS, ROLL, SAFE, SILENT, VACCINATE_NEXT, VACCINATE_NOW,
)
from ....kernel import Card

Habit = tuple[float, ...]       # by card, how often it is handed over
FINE: Final = 1 << 20           # how finely chance is weighed


def habit(shares: dict[Card, float]) -> Habit:
    return tuple([shares.get(card, 0.0) for card in range(KINDS)])


#: How we play a Doctor, by round, the last for all later ones: delayed infections early, immediate ones late, now and then a bluff.
DOCTORS: Final[tuple[Habit, ...]] = (
    habit({INFECTED_IN_TWO: 0.45, INFECTED_NEXT: 0.40, INFECTED_NOW: 0.05, ROLL: 0.03, DOUBLE_DICE: 0.03, SAFE: 0.07}),
    habit({INFECTED_IN_TWO: 0.10, INFECTED_NEXT: 0.40, INFECTED_NOW: 0.40, ROLL: 0.03, DOUBLE_DICE: 0.03, SAFE: 0.07}),
    habit({INFECTED_IN_TWO: 0.03, INFECTED_NEXT: 0.15, INFECTED_NOW: 0.72, ROLL: 0.03, DOUBLE_DICE: 0.03, SAFE: 0.07}),
)
#: What we expect of a Doctor: one who bluffs half the time, so that a Safe card clears its giver only a little.
SUSPECTS: Final[tuple[Habit, ...]] = (
    habit({INFECTED_IN_TWO: 0.15, INFECTED_NEXT: 0.15, INFECTED_NOW: 0.10, ROLL: 0.06, DOUBLE_DICE: 0.06, SAFE: 0.50}),
    habit({INFECTED_IN_TWO: 0.10, INFECTED_NEXT: 0.15, INFECTED_NOW: 0.15, ROLL: 0.06, DOUBLE_DICE: 0.06, SAFE: 0.50}),
    habit({INFECTED_IN_TWO: 0.05, INFECTED_NEXT: 0.10, INFECTED_NOW: 0.25, ROLL: 0.06, DOUBLE_DICE: 0.06, SAFE: 0.50}),
)
#: What we expect of a Villager in any round; our own hands out dice and vaccinations so often at a venture. Dice must tell nothing, so we
#: expect as many of a Doctor.
VILLAGERS: Final = habit({
    SAFE: 0.55, VACCINATE_NEXT: 0.10, VACCINATE_NOW: 0.10, ROLL: 0.06, DOUBLE_DICE: 0.06, SILENT: 0.02, CONTAGIOUS_NOW: 0.03, CONTAGIOUS_NEXT: 0.03,
})
VACCINATED: Final = 0.15        # how often a vaccination happens to act when an infection does
CONTAGION: Final = 0.03         # how often a Villager's card infects, at a table with Contagious decks
RARELY: Final = 0.02            # a card that some deck holds, against all habit

#: Nobody remembers for sure who passed to whom two rounds ago: so much of what a declaration says is not trusted.
DOUBT: Final = 0.7
#: A hunch about each seat, from nothing at all: so many times as suspect as another, or as little.
#: It moves names and ventures; what dice and Contagious cards are worth is weighed without it.
HUNCH: Final = 3.0


def our_doctors_habit(round: int) -> Habit:
    return DOCTORS[min(round, len(DOCTORS)) - 1]


def a_doctors_habit(round: int) -> Habit:
    return SUSPECTS[min(round, len(SUSPECTS)) - 1]
