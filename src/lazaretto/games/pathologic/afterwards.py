"""What a report says of a finished game: who was who, how it ended, and how the epidemic went."""

from __future__ import annotations

from typing import Final

from ...kernel import Outcome, Position, Seat
from .cards import HEALER_NAMES, NOTHING, PLAGUE
from .chronicle import AT
from .names import HEALER_TITLES
from .table import Town
from .winning import EVIDENCE, HIT_LIST, NO_EVENTS

PLAGUE_SIDE: Final = "plague"
SIDES: Final = (PLAGUE_SIDE, *HEALER_NAMES)

#: By the outcome's reason, where the Plague has won.
IN_SHORT: Final = {HIT_LIST: "the Plague: its Hit List was dead", NO_EVENTS: "the Plague: no Event was left"}


def side_of(position: Position, seat: Seat) -> str:
    """PA 2.4, 20.1. With two players the Healer is chosen first of all; until then the first."""
    t: Town = position.table
    return PLAGUE_SIDE if seat == PLAGUE else HEALER_NAMES[0 if t.roles[seat] == NOTHING else t.roles[seat]]


def counted(t: Town) -> dict[str, int]:
    """How hard it was for the town."""
    return {
        "deaths": len(t.crypts) + len(t.grave), "deaths on the Hit List": len(t.crypts), "Events resolved": len(t.resolved),
        "Strains laid": len(t.faces), "Strains turned up": len([face for face in t.faces if face != NOTHING]),
        "Prescriptions discarded": len(t.discard), "most Evidence": max(t.evidence),
        "times the Plague was seen": len([what for what, _, _ in t.chronicle if what == AT]),
    }


def how_it_ended(t: Town, outcome: Outcome) -> str:
    """By whom, and by what."""
    if outcome.reason == EVIDENCE:
        return f"the {HEALER_TITLES[t.roles[outcome.winners[0]]]}: the cure was proved"
    return IN_SHORT.get(outcome.reason, "the Plague: the rounds ran out")


#: How it ended, told to who does not know what wins.
EPILOGUES: Final = {
    **{f"the {title}: the cure was proved": f"The {title} has all the Evidence that proves a cure: the {title} wins." for title in HEALER_TITLES},
    IN_SHORT[HIT_LIST]: "All whom the Plague had put on its Hit List are dead: the Plague wins.",
    IN_SHORT[NO_EVENTS]: "No Event is left to draw, and no cure is proved: the Plague wins.",
    "the Plague: the rounds ran out": "The last round is over, and no cure is proved: the Plague wins.",
}


def epilogue(ending: str) -> str:
    return EPILOGUES[ending]
