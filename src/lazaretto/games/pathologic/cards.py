"""PA 2, 16, 17, 18. The pieces: districts, healers and wards, resources, events, prescriptions, strains."""

from __future__ import annotations

from typing import Final

#: PA 2. Places by number: the Steppe, then the districts.
STEPPE: Final = 0
DISTRICTS: Final = range(1, 16)
PLACES: Final = 16

#: Healers, and the seat of the Plague; the Healers sit after it in turn order.
BACHELOR: Final = 0
HARUSPEX: Final = 1
CHANGELING: Final = 2
HEALERS: Final = 3
HEALER_NAMES: Final = ("bachelor", "haruspex", "changeling")
PLAGUE: Final = 0
NOTHING: Final = -1

#: Pieces: three Healers, then nine Wards, three for each Healer.
WARDS: Final = range(3, 12)
PIECES: Final = 12
WARD_NAMES: Final = ("maria", "vlad", "andrey", "capella", "notkin", "sticky", "saburov", "rubin", "aspity")
PIECE_NAMES: Final = (*HEALER_NAMES, *WARD_NAMES)
WARDS_EACH: Final = 3

COIN: Final = 0
SECRET: Final = 1
KEY: Final = 2
RESOURCES: Final = 3
RESOURCE_NAMES: Final = ("coin", "secret", "key")

#: PA 16. Events by the number of their district.
INQUISITOR: Final = 1
SEALED_DOORS: Final = 2
BARRICADES: Final = 3
ARMY_TRAIN: Final = 4
LETHARGY: Final = 5
MACHINES: Final = 6
BROKEN_CORDONS: Final = 7
COUNCIL: Final = 8
BURNT_LINEN: Final = 9
ARCHIVE: Final = 10
PRINTS: Final = 11
RATS: Final = 12
FRESH_GRAVES: Final = 13
STORES: Final = 14
EMPTY_STAGE: Final = 15

#: PA 17. Prescriptions.
PARALYSIS: Final = 0
CURFEW: Final = 1
ORDER: Final = 2
MANDATE: Final = 3
EVACUATION: Final = 4
POST_MORTEM: Final = 5
HARVEST: Final = 6
TICKING: Final = 7
PATHS: Final = 8
TITHE: Final = 9
BLOOD: Final = 10
HARUSPICY: Final = 11
NO: Final = 12
NO_FEAR: Final = 13
HANDS: Final = 14
TWIN: Final = 15
THIEF: Final = 16
FALSE_WITNESS: Final = 17
PRESCRIPTIONS: Final = 18
CARDS_A_DECK: Final = 6
PRESCRIPTION_NAMES: Final = (
    "paralysis", "curfew", "quarantine-order", "mandate", "evacuation", "post-mortem",
    "wild-harvest", "ticking-away", "steppe-paths", "tithe", "living-blood", "haruspicy",
    "no", "have-no-fear", "laying-on-hands", "twin", "thiefs-hands", "false-witness",
)
INFLUENCES: Final = (PARALYSIS, ORDER, EVACUATION, TICKING, PATHS, BLOOD, TWIN, THIEF, FALSE_WITNESS)
ACTIONS: Final = (CURFEW, MANDATE, HARVEST, NO_FEAR, HANDS)
REACTIONS: Final = (POST_MORTEM, TITHE, HARUSPICY, NO)
OWN_TURN_ONLY: Final = (TICKING, PATHS, BLOOD, TWIN)
IN_ANY_SETUP: Final = tuple([card for card in INFLUENCES if card not in OWN_TURN_ONLY])

#: PA 18. Strains.
MIGRATION: Final = 0
NEW_VICTIM: Final = 1
FEVER: Final = 2
ULCER: Final = 3
WEAKNESS: Final = 4
DELIRIUM: Final = 5
WASTING: Final = 6
OUTBREAK: Final = 7
PANIC: Final = 8
MIASMA: Final = 9
RUMOUR: Final = 10
BREACH: Final = 11
STRAINS: Final = 12
STRAIN_NAMES: Final = (
    "migration", "new-victim", "fever", "ulcer", "weakness", "delirium", "wasting", "new-outbreak", "panic", "miasma", "rumour", "breach",
)


def is_ward(piece: int) -> bool:
    return piece >= HEALERS


def owner_of(ward: int) -> int:
    """PA 2. The Healer who cares for this Ward."""
    return (ward - HEALERS) // WARDS_EACH


def wards_of(healer: int) -> range:
    first = HEALERS + WARDS_EACH * healer
    return range(first, first + WARDS_EACH)


def healer_of_card(card: int) -> int:
    """PA 2. Whose deck a Prescription belongs to."""
    return card // CARDS_A_DECK
