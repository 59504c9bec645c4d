"""What things are worth, in pieces of Evidence."""

from __future__ import annotations

from typing import Final

from ....games.pathologic.cards import (
    ARCHIVE, BLOOD, BREACH, BURNT_LINEN, CURFEW, DELIRIUM, EVACUATION, FALSE_WITNESS, FEVER, HANDS, HARUSPICY, HARVEST, LETHARGY, MANDATE, MIASMA, MIGRATION,
    NEW_VICTIM, NO, NO_FEAR, ORDER, OUTBREAK, PANIC, PARALYSIS, PATHS, POST_MORTEM, PRINTS, RATS, RUMOUR, STORES, THIEF, TICKING, TITHE, TWIN, ULCER,
    WASTING, WEAKNESS,
)

# Healers

VICTORY: Final = 9.0
DEFEAT: Final = 5.4             # if a rival has all but won, and might still fail
A_RIVALS: Final = 0.3           # a piece of Evidence in a rival's hands
A_RIVALS_LAST: Final = 0.6      # and one of the last before eight
SPITE: Final = 0.1              # a rival's Ward who dies
A_CARD: Final = 0.3             # a Prescription that one may choose
PATIENCE: Final = 0.6           # what comes a turn later is worth so much of what comes now
EXPOSED: Final = 0.85           # a Ward who must walk in the open once more comes through so often
TOO_LATE: Final = 0.3           # an Event is still there in my next turn so often where a rival stands ready to resolve it, whom nobody can keep from it
MAYBE_TOO_LATE: Final = 0.7     # and where who stands ready is in nobody's Pact
ERRAND: Final = 0.88            # for each counter that must still be fetched or handed over
SECOND_PLANS: Final[tuple[float, ...]] = (1.0, 0.8, 0.5, 0.3)
COUNTERS: Final[tuple[float, ...]] = (0.24, 0.1, 0.04)         # the first of a Resource, the second, the third
APPEAL: Final = 0.12            # of a Ward not on the Hit List, for each piece of Evidence its Healer can lose
APPEAL_OF_A_HEALER: Final = 0.3
SIEGE: Final = 0.85             # a Blockade that nobody runs from
RESCUED: Final = 0.4            # a besieged Ward who can run, and still must
CONFINEMENT: Final = 0.3        # of one's own Healer
USEFULNESS: Final = 0.35        # of an own Ward who lives
FEAR: Final[tuple[float, ...]] = (0.4, 0.9, 7.0)   # of one more Ward in the crypts, by how many lie there
A_STRAIN: Final = 0.3           # to set one off, not knowing which
STRAIN_COSTS: Final = {
    MIGRATION: 0.1, NEW_VICTIM: 0.1, FEVER: 0.6, ULCER: 1.2, WEAKNESS: 0.5, DELIRIUM: 0.3, WASTING: 0.3, OUTBREAK: 0.2, PANIC: 0.5, MIASMA: 0.3,
    RUMOUR: 0.2, BREACH: 0.2,
}
EVENT_EXTRAS: Final = {ARCHIVE: A_CARD, STORES: 0.35, BURNT_LINEN: 0.15, PRINTS: 0.15, RATS: 0.2, LETHARGY: 0.1}

#: Which cards a Healer wants first.
WANTED: Final = {
    TICKING: 1.0, MANDATE: 0.95, EVACUATION: 0.9, FALSE_WITNESS: 0.9, NO: 0.85, BLOOD: 0.85, ORDER: 0.8, PARALYSIS: 0.75, NO_FEAR: 0.7, PATHS: 0.65,
    POST_MORTEM: 0.6, THIEF: 0.6, HARVEST: 0.55, TWIN: 0.5, CURFEW: 0.45, TITHE: 0.4, HARUSPICY: 0.35, HANDS: 0.3,
}
