"""What every Event, Prescription and Strain does, in one line of our own. The rule of each follows from its number."""

from __future__ import annotations

from typing import Final

from ...kernel import Card
from .cards import ACTIONS, INFLUENCES

#: PA 12.3. What costs no action.
FREE: Final = "free"

#: PA 2.8. By Event, from 1.
START: Final = "start"
RESOLVE: Final = "resolve"
ONGOING: Final = "ongoing"
CONDITION: Final = "condition"
EVENT_TYPES: Final = (
    "", ONGOING, ONGOING, ONGOING, START, RESOLVE, CONDITION, START, CONDITION, RESOLVE, RESOLVE, RESOLVE, ONGOING, START, RESOLVE, ONGOING,
)
EVENT_TEXTS: Final = (
    "",
    "no Pact is placed or moved, and none binds",
    "no Ward can transfer a Resource",
    "a Move is one space at most",
    "all pieces here and next door go into Quarantine",
    "the Plague brings back a dead Ward, with the Evidence lost",
    "it needs its Resource twice",
    "each Healer lets one of their own Wards out of Quarantine",
    "one more piece out of Quarantine must stand here",
    "up to two Strains are turned up and discarded",
    "who resolves it takes one Prescription more",
    "the Plague must say where it is",
    "the Plague may move two spaces",
    "the Plague draws one Strain more",
    "who resolves it takes a counter of each Resource",
    "no Reaction can be played",
)

#: By Prescription.
PRESCRIPTION_TEXTS: Final = (
    "the Plague does not move in Phase 1 of its next turn",
    "until your next turn nobody, the Plague neither, crosses the border of one district",
    "one Ward goes into Quarantine",
    "one or two Wards leave Quarantine or move, for one action, and have acted",
    "one Ward is put one or two spaces further, and stays in Quarantine if it was; no Strain goes off",
    "when one of your own Wards dies: that death costs you no Evidence",
    "take a counter of each Resource",
    "one action more this turn",
    "one Move this turn may go up to four spaces",
    "when another Healer claims or is given a counter: take one of the same",
    "for your next Event this turn every Resource will do",
    "when a Ward dies in the Plague's turn: at its end the Plague says where it is",
    "when a Strain is turned up or another Healer plays a Prescription: it has no effect",
    "one Ward cannot die until your next turn",
    "look at a Strain on the map; discard it, or move it next door",
    "this turn the Pacts of others do not bind you",
    "take a counter from another Healer",
    "an ongoing Event needs another Resource from now on",
)

#: By Prescription, when a player would want it.
PRESCRIPTION_USES: Final = (
    "good to keep all who stand elsewhere out of its reach",
    "good to shut the Plague in, or out",
    "good to save one whom an Infection would kill",
    "good to bring two Wards nearer to Events at once",
    "good to leave a Blockade or reach an Event",
    "good to lose nothing when the Plague strikes",
    "good to have what the Events need",
    "good to do three things in a turn instead of two",
    "good to reach a far Event, or to flee",
    "good to gain by what others take",
    "good to resolve one whose Resource you lack",
    "good to learn whom it can reach next",
    "good to save a piece from a Strain, or to stop a rival",
    "good to save one even from the end of a Blockade",
    "good to make a district safe to enter",
    "good to use a Ward whom another has bound",
    "good to have what you lack, and the other no longer",
    "good to make it one that you have, or that a rival lacks",
)

#: By Strain.
STRAIN_TEXTS: Final = (
    "the Plague may move one space, unseen",
    "the Plague may change a name on its Hit List, unseen",
    "who sets it off goes into Quarantine",
    "out of Quarantine, a Ward who sets it off dies, and a Healer goes into Quarantine",
    "the Action cannot be completed",
    "the active Healer discards a Prescription",
    "the active Healer puts back two counters",
    "the Plague draws a Strain, and may lay one anywhere",
    "out of Quarantine, who sets it off is driven next door, and the Action is over",
    "until the Plague's next turn no piece enters or leaves this district",
    "the Plague breaks a Pact; if there is none, it draws a Strain",
    "the Plague lets a Ward here or next door out of Quarantine",
)

#: By Strain, what it has come to for who may go on.
STRAIN_TRACES: Final = (
    "the Plague could move one space, unseen",
    "the Plague could change its Hit List, unseen",
    "that means Quarantine",
    "that means Quarantine",
    "the Action is over",
    "it costs you a Prescription",
    "it costs you two counters",
    "the Plague drew a Strain, and could lay one",
    "it harms nobody in Quarantine",
    "nobody may enter or leave the district",
    "it breaks a Pact, or the Plague draws a Strain",
    "the Plague could let a Ward out of Quarantine",
)


#: By type, how its effect is read out.
WHEN: Final = {START: "at once ", RESOLVE: "when it is resolved, ", ONGOING: "while it lasts, ", CONDITION: "its condition: "}


def event_effect(event: int) -> str:
    """ "while it lasts, no Reaction can be played"."""
    return f"{WHEN[EVENT_TYPES[event]]}{EVENT_TEXTS[event]}"


def rule_of_event(event: int) -> str:
    return f"PA 16.{event}"


def rule_of_prescription(card: Card) -> str:
    return f"PA 17.{card + 1}"


def rule_of_strain(strain: Card) -> str:
    return f"PA 18.{strain + 1}"


def kind_of(card: Card) -> str:
    """PA 2.10."""
    return "Influence" if card in INFLUENCES else "Action" if card in ACTIONS else "Reaction"


def kind_and_price(card: Card) -> str:
    """PA 2.10, 12.3, 12.10. "Influence, free", "Action, costs one"."""
    return f"{kind_of(card)}, {'costs one' if card in ACTIONS else FREE}"


def price_of(card: Card) -> str:
    """PA 12.3, 12.10. As it stands on a key."""
    return "1 action" if card in ACTIONS else FREE
