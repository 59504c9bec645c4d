"""IN 2, 5. The cards, and when each acts."""

from __future__ import annotations

from typing import Final

from ...kernel import Card

SAFE: Final = 0
ROLL: Final = 1
DOUBLE_DICE: Final = 2
SILENT: Final = 3
INFECTED_NOW: Final = 4
INFECTED_NEXT: Final = 5
INFECTED_IN_TWO: Final = 6
CONTAGIOUS_NOW: Final = 7
CONTAGIOUS_NEXT: Final = 8
VACCINATE_NOW: Final = 9
VACCINATE_NEXT: Final = 10
KINDS: Final = 11

#: Each card by its number, as notation and component packs write it.
NAMES: Final = (
    "safe", "roll", "double-dice", "silent", "infected-now", "infected-next", "infected-in-two",
    "contagious-now", "contagious-next", "vaccinate-now", "vaccinate-next",
)

#: IN 2.3. No Infected card goes into a Villager's deck.
DOCTORS_ONLY: Final = (INFECTED_NOW, INFECTED_NEXT, INFECTED_IN_TWO)

#: IN 7.4, 7.6. Whoever is handed one of these may never guess again.
SILENCING: Final = (SILENT, INFECTED_NOW, INFECTED_NEXT, INFECTED_IN_TWO)

#: What acts on a seat in a round is a sum of these; fields are wide enough for all cards that can act at once.
A_ROLL: Final = 1
AN_INFECTION: Final = 1 << 4
A_CONTAGION: Final = 1 << 8
A_VACCINATION: Final = 1 << 12
ROLLS: Final = A_ROLL * 15
INFECTIONS: Final = AN_INFECTION * 15
CONTAGIONS: Final = A_CONTAGION * 15
VACCINATIONS: Final = A_VACCINATION * 15


def acts(force: dict[Card, int]) -> tuple[int, ...]:
    """By card, what it does; one place in front of all for a card that is not there (`FACE_DOWN` and one)."""
    return (0, *[force.get(card, 0) for card in range(KINDS)])


#: IN 5. What a card does in the round it was handed over, one round later, and two rounds later, each read at `card + 1`.
#: Safe does nothing, and nor does the Silent Villager (IN 5.9).
NOW: Final = acts({
    ROLL: A_ROLL, DOUBLE_DICE: 2 * A_ROLL, INFECTED_NOW: AN_INFECTION, CONTAGIOUS_NOW: A_CONTAGION, VACCINATE_NOW: A_VACCINATION,
})
NEXT: Final = acts({INFECTED_NEXT: AN_INFECTION, CONTAGIOUS_NEXT: A_CONTAGION, VACCINATE_NEXT: A_VACCINATION})
IN_TWO: Final = acts({INFECTED_IN_TWO: AN_INFECTION})
