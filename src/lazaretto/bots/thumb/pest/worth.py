"""What things are worth, in Renown: goods, Influence, people, and by hand each Technology."""

from __future__ import annotations

from typing import Final

from ....games.pest.cards import (
    ADRENALINE, AIRBORNE, APPARATUS, CART, CHECKPOINT, CLONE, CONTAINERS, CONTAINMENT, CRANE, DESK, DISINFECTANT, EXPERTS, FURNACE, HORSESHOE, HOUSE,
    INFIRMARY, LAB, LINE, LOADING, MASK, MOBILE_WORKSHOP, PERMIT, PODS, SCHOLARS, SYRINGE, TENT, TOOLS, TRIALS, TUITION, UNIFORM,
)

#: Lumber, Stone, Food, Herbs, Coins; each further one of a kind a little less.
GOODS_WORTH: Final[tuple[float, ...]] = (0.5, 0.5, 0.34, 0.45, 0.6)
STEPS: Final[tuple[float, ...]] = (1.0, 1.0, 0.9, 0.75, 0.6, 0.4, 0.3)
A_CRATE: Final = 0.5
A_RESEARCH: Final = 0.85
AN_INFLUENCE: Final = 0.3       # besides icons and the ranking at the end
A_RECALL: Final = 0.9
AN_ICON: Final = 0.25           # of Renown, a step of Influence
PLENTY_OF_RESEARCH: Final = 0.6 # what more than three is worth, of the first three
A_PRICE: Final = 0.7            # of what it is worth, Research spent on a Technology
AN_IMPERATIVE: Final = 0.9      # before one knows which level
NOT_YET: Final = 0.25           # how much less sure an Agenda is, a turn
COURT_NOT_YET: Final = 0.3      # and the Capital
A_PERSON_AHEAD: Final = 0.12    # each of one's own there, against what others may still send
MORE_NEUTRAL: Final = 0.12      # Neutral people still to come, a turn

LONG: Final = 12.0              # turns, from which on it is early
TURNS: Final = 18.0
A_LITTLE: Final = 0.02          # less than this is not worth an answer

#: How often, a turn, one column will still be played; with some hope.
OFTEN: Final = 0.45
#: What each unit of a kind that one Produce gives is worth, of the price of that good.
YIELDS: Final[tuple[float, ...]] = (1.0, 0.95, 0.75, 0.5, 0.3, 0.2)
UNMANNED: Final = 0.3           # of what a building without its worker would give
A_LABORATORY: Final = 0.9       # a Produce
A_SITE: Final = 0.5             # of what could be constructed there
A_CAMP_SITE: Final = 0.35
A_SICK_PERSON: Final = 0.55     # in Quarantine, of a healthy one
EARLY: Final = 0.5              # how much more a healthy person is worth at the start
A_WORKER: Final = 1.2           # early, besides what the building gives
A_ROW_BEGUN: Final = 0.8
A_BUILDING: Final = 0.8         # what one more would bring on any site
A_CAMP_AT_HOME: Final = 0.25

#: What a sick person above Move, Construct, Produce and on the storage costs while turns are left.
HARM: Final[tuple[float, ...]] = (0.35, 0.3, 0.45, 0.25)
LITTLE_ROOM: Final[tuple[float, ...]] = (1.2, 0.6, 0.25, 0.1)

#: What a Technology brings a turn, besides its Renown.
A_TURN_WITH: Final = {
    APPARATUS: 0.07, FURNACE: 0.03, DESK: 0.03, MASK: 0.0, DISINFECTANT: 0.06, CLONE: 0.06, CRANE: 0.08, CART: 0.11, AIRBORNE: 0.0, EXPERTS: 0.03,
    SCHOLARS: 0.07, LAB: 0.06, LINE: 0.22, INFIRMARY: 0.11, UNIFORM: 0.0, PERMIT: 0.04, TRIALS: 0.14, TENT: 0.04, HOUSE: 0.08, TOOLS: 0.22,
    CONTAINMENT: 0.08, HORSESHOE: 0.14, SYRINGE: 0.2, CHECKPOINT: 0.0, MOBILE_WORKSHOP: 0.14, LOADING: 0.08, CONTAINERS: 0.04, ADRENALINE: 0.08,
    TUITION: 0.08, PODS: 0.21,
}
