"""PE 2, 3, 22 to 29. The pieces: resources, sizes, buildings, actions, technologies, decrees, cards and tokens."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1
CAPITAL: Final = 45             # PE 2.7, after the locations
LOCATIONS: Final = 45
ROADS: Final = 69

#: PE 3.7. Four resources, then Coins.
LUMBER: Final = 0
STONE: Final = 1
FOOD: Final = 2
HERBS: Final = 3
COIN: Final = 4
RESOURCES: Final = 4
GOODS: Final = 5
RESOURCE_NAMES: Final = ("lumber", "stone", "food", "herbs")
GOOD_NAMES: Final = (*RESOURCE_NAMES, "coin")

#: What may be gained besides goods.
ANY: Final = 5                  # PE 3.8, a Crate
RESEARCH: Final = 6
RENOWN: Final = 7
INFLUENCE: Final = 8
RECALL: Final = 9               # PE 20.5
REWARD_NAMES: Final = (*GOOD_NAMES, "any", "research", "renown", "influence", "recall")

#: PE 2.1.
VILLAGE: Final = 0
TOWN: Final = 1
CITY: Final = 2
SIZE_NAMES: Final = ("village", "town", "city")

#: PE 2.4, 2.5. Colours of roads and harbours; white is every road with a colour.
PLAIN: Final = 0
RED: Final = 1
BLUE: Final = 2
BLACK: Final = 3
WHITE: Final = 4
COLOUR_NAMES: Final = ("", "red", "blue", "black", "white")

#: PE 3.3. Building slots of a House: six Districts, three special buildings, the Castle; and Mobile Workshop, which is a card (PE 22.25).
DISTRICTS: Final = range(6)
WORKSHOP: Final = 6
FACTORY: Final = 7
TREASURY: Final = 8
CASTLE: Final = 9
BUILDINGS: Final = 10
MOBILE: Final = 10
SPECIAL: Final = (WORKSHOP, FACTORY, TREASURY)
#: Kinds of building.
DISTRICT_KIND: Final = 0
KINDS: Final = 5
KIND_NAMES: Final = ("district", "workshop", "factory", "treasury", "castle")
WITH_WORKERS: Final = (*DISTRICTS, WORKSHOP, TREASURY)
#: PE 17.1. Where people may be sent, besides building slots and the Mobile Workshop.
TO_CAPITAL: Final = MOBILE + 1
TO_EXPERTS: Final = MOBILE + 2
TO_TRACK: Final = MOBILE + 3    # PE 22.11
POSTS: Final = MOBILE + 4

#: PE 9.1. Actions: columns, then rows of the grid.
MOVE: Final = 0
CONSTRUCT: Final = 1
PRODUCE: Final = 2
RESEARCH_ACTION: Final = 3
CURE: Final = 4
ASSIGN: Final = 5
ACTIONS: Final = 6
CELLS: Final = 9
ACTION_NAMES: Final = ("move", "construct", "produce", "research", "cure", "assign")

#: PE 3.10. Quarantine slots that do harm: above the top-row actions, and on the storage.
STORAGE_SLOT: Final = 3
HARMFUL: Final = 4
REGULAR: Final = 3
SLOT_NAMES: Final = ("move", "construct", "produce", "storage", "regular")
IN_REGULAR: Final = 4

GRAVES: Final = 4
SPACES: Final = 12              # PE 3.9
CARD_SLOTS: Final = 3
SLOT_WORDS: Final = ("top", "middle", "bottom")
MARKET: Final = 5
YEARS: Final = 6
ERAS: Final = 3
LEVELS: Final = 4               # PE 19.6
DESTROYING: Final = 4           # PE 7.1

#: PE 22. Technologies by their number.
APPARATUS: Final = 1
FURNACE: Final = 2
DESK: Final = 3
MASK: Final = 4
DISINFECTANT: Final = 5
CLONE: Final = 6
CRANE: Final = 7
CART: Final = 8
AIRBORNE: Final = 9
EXPERTS: Final = 10
SCHOLARS: Final = 11
LAB: Final = 12
LINE: Final = 13
INFIRMARY: Final = 14
UNIFORM: Final = 15
PERMIT: Final = 16
TRIALS: Final = 17
TENT: Final = 18
HOUSE: Final = 19
TOOLS: Final = 20
CONTAINMENT: Final = 21
HORSESHOE: Final = 22
SYRINGE: Final = 23
CHECKPOINT: Final = 24
MOBILE_WORKSHOP: Final = 25
LOADING: Final = 26
CONTAINERS: Final = 27
ADRENALINE: Final = 28
TUITION: Final = 29
PODS: Final = 30
TECHNOLOGIES: Final = 31        # from 1
PATIENT_CARDS: Final = (APPARATUS, INFIRMARY)

#: PE 23. Decrees by number; five an Era.
DECREES: Final = 16
PEST_CARDS: Final = 19
AID_CARDS: Final = 11
CAPITAL_CARDS: Final = 6
START_CARDS: Final = 6

#: PE 28. Capital tokens by what they give.
TOKEN_KINDS: Final = (RENOWN, COIN, INFLUENCE, ANY, RESEARCH, LUMBER, STONE, FOOD, HERBS)

#: PE 29.
CAPITAL_BUILDINGS: Final = 5
CAPITAL_BUILDING_NAMES: Final = ("hospice", "granary", "guildhall", "cathedral", "citadel")


def kind_of(slot: int) -> int:
    """Which kind of building stands on this slot of the board."""
    return DISTRICT_KIND if slot < WORKSHOP else slot - WORKSHOP + 1


def column_of(cell: int) -> int:
    """PE 9.1. The top-row action of a cell of the grid."""
    return cell % 3


def row_of(cell: int) -> int:
    """PE 9.1. The left-column action of a cell."""
    return RESEARCH_ACTION + cell // 3
