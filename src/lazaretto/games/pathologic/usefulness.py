"""PA 11.10, 17. What a Prescription may be played on, and whether it would do something: a sentence a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel import NOT_HERE, Card, Reason, Seat
from .cards import (
    ACTIONS, BLOOD, CURFEW, DISTRICTS, EVACUATION, FALSE_WITNESS, HANDS, HARVEST, INFLUENCES, MANDATE, NO_FEAR, NOTHING, ORDER, PARALYSIS, PRESCRIPTIONS,
    RESOURCES, THIEF, TWIN, WARDS,
)
from .effects import rule_of_prescription
from .errands import LEAVES
from .orders import why_not_use
from .table import Town
from .town import CURFEW as CLOSED, is_within_two, within_two
from .walking import WALKS

DOES_NOTHING: Final = Reason("PA 11.10", "it would do nothing")
TWICE: Final = Reason("PA 17.2", "there was your Curfew in your last turn")
TOO_FAR: Final = Reason("PA 17.5", "that is further than two spaces")
NO_OTHER: Final = Reason("PA 17.17", "you take from another Healer")
NOT_ONGOING: Final = Reason("PA 17.18", "that Event is not ongoing")

Target = tuple[int, int]
"""A Ward, district or Healer's seat, and the district or Resource that goes with it; NOTHING where the card names none."""

HEALERS_SEATS: Final = range(1, 4)

#: PA 17.3, 17.5, 17.14. By card that is played on a Ward, why not on a dead one.
DEAD: Final = {card: Reason(rule_of_prescription(card), "that Ward is not in the town") for card in (ORDER, EVACUATION, NO_FEAR)}


def targets_of(card: Card) -> list[Target]:
    """Every target that a card can ever have."""
    if card in (ORDER, NO_FEAR):
        return [(ward, NOTHING) for ward in WARDS]
    if card in (CURFEW, HANDS):
        return [(district, NOTHING) for district in DISTRICTS]
    if card == EVACUATION:
        return [(ward, district) for ward in WARDS for district in DISTRICTS]
    if card == THIEF:
        return [(seat, resource) for seat in HEALERS_SEATS for resource in range(RESOURCES)]
    if card == FALSE_WITNESS:
        return [(event, resource) for event in DISTRICTS for resource in range(RESOURCES)]
    return [(NOTHING, NOTHING)]


#: By card; Reactions have none, for they are played on what has just happened.
TARGETS: Final = tuple([targets_of(card) if card in INFLUENCES or card in ACTIONS else [] for card in range(PRESCRIPTIONS)])
KNOWN_TARGETS: Final = tuple([frozenset(targets) for targets in TARGETS])


def why_not_on(t: Town, seat: Seat, card: Card, target: int, detail: int) -> Reason | None:
    """Whether the card may be played on this."""
    if (target, detail) not in KNOWN_TARGETS[card]:
        return NOT_HERE
    if card in DEAD and not t.is_in_town(target):
        return DEAD[card]
    why_not = WHY_NOT.get(card)
    return None if why_not is None else why_not(t, seat, target, detail)


def could_be_played(t: Town, seat: Seat, card: Card) -> bool:
    """PA 11.7. Whether, as all see, this card would do something now if the seat held it."""
    for target, detail in TARGETS[card]:
        if why_not_on(t, seat, card, target, detail) is None:
            return True
    return False


def why_not_paralyse(t: Town, seat: Seat, target: int, detail: int) -> Reason | None:
    """PA 17.1. Not twice for the same turn."""
    return DOES_NOTHING if t.paralysed else None


def why_not_close(t: Town, seat: Seat, target: int, detail: int) -> Reason | None:
    """PA 17.2, R133."""
    return TWICE if t.curfewed[seat] == target else None


def why_not_confine(t: Town, seat: Seat, target: int, detail: int) -> Reason | None:
    return DOES_NOTHING if t.is_quarantined(target) else None


def why_not_mandate(t: Town, seat: Seat, target: int, detail: int) -> Reason | None:
    return None if is_any_ward_at_hand(t, seat) else DOES_NOTHING


def is_any_ward_at_hand(t: Town, seat: Seat) -> bool:
    """PA 17.4. Whether some Ward can leave Quarantine or move."""
    for ward in WARDS:
        if why_not_use(t, seat, ward) is None and can_be_sent(t, seat, ward):
            return True
    return False


def can_be_sent(t: Town, seat: Seat, ward: int) -> bool:
    """Out of Quarantine, or one space further."""
    return LEAVES[ward].cannot(t, seat) is None or any([WALKS[ward][to].cannot(t, seat) is None for to in t.rules.town[t.where[ward]]])


def why_not_evacuate(t: Town, seat: Seat, target: int, detail: int) -> Reason | None:
    """PA 17.5, R52. One space or two, and over no border of a Curfew."""
    here = t.where[target]
    if detail == here:
        return DOES_NOTHING
    if detail in within_two(t, here):
        return None
    return CLOSED if is_within_two(t, here, detail) else TOO_FAR


def why_not_harvest(t: Town, seat: Seat, target: int, detail: int) -> Reason | None:
    return None if len(t.pool) else DOES_NOTHING


def why_not_nourish(t: Town, seat: Seat, target: int, detail: int) -> Reason | None:
    """PA 17.11. There is an Event to resolve."""
    return DOES_NOTHING if t.blood or not len(t.ongoing) else None


def why_not_feel(t: Town, seat: Seat, target: int, detail: int) -> Reason | None:
    return None if target in t.laid_at else DOES_NOTHING


def why_not_free(t: Town, seat: Seat, target: int, detail: int) -> Reason | None:
    """PA 17.16. Somebody else has a Pact."""
    return None if not t.twin and any([t.pacts[other] != NOTHING for other in t.healers() if other != seat]) else DOES_NOTHING


def why_not_steal(t: Town, seat: Seat, target: int, detail: int) -> Reason | None:
    """PA 17.17. From another in play, who has such a counter."""
    if target == seat or target >= t.rules.seats:
        return NO_OTHER
    return None if detail in t.sheets[target] else DOES_NOTHING


def why_not_pervert(t: Town, seat: Seat, target: int, detail: int) -> Reason | None:
    """PA 17.18. An ongoing Event that needs something else."""
    if t.needs[target] == NOTHING:
        return NOT_ONGOING
    return DOES_NOTHING if t.needs[target] == detail else None


#: By card; the others always do something (R12).
WHY_NOT: Final[dict[Card, Callable[[Town, Seat, int, int], Reason | None]]] = {
    PARALYSIS: why_not_paralyse, CURFEW: why_not_close, ORDER: why_not_confine, MANDATE: why_not_mandate, EVACUATION: why_not_evacuate,
    HARVEST: why_not_harvest, BLOOD: why_not_nourish, HANDS: why_not_feel, TWIN: why_not_free, THIEF: why_not_steal, FALSE_WITNESS: why_not_pervert,
}
