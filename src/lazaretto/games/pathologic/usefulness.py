"""PA 11.10, 17. What a Prescription may be played on, and whether it would do something: a sentence a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kernel import Card, Reason, Seat
from .cards import (
    ACTIONS, BLOOD, CURFEW, DISTRICTS, EVACUATION, FALSE_WITNESS, HANDS, HARVEST, INFLUENCES, MANDATE, NO_FEAR, NOTHING, ORDER, PARALYSIS, PRESCRIPTIONS,
    RESOURCES, THIEF, TWIN, WARDS,
)
from .errands import LEAVES
from .orders import why_not_use
from .table import Town
from .town import within_two
from .walking import WALKS

NO_SUCH_TARGET: Final = Reason("PA 17", "that card is not for this")
DOES_NOTHING: Final = Reason("PA 11.10", "it would do nothing")
TWICE: Final = Reason("PA 17.2", "there was your Curfew in your last turn")
DEAD: Final = Reason("PA 17", "that Ward is not in the town")

Target = tuple[int, int]
"""A Ward, district or Healer's seat, and the district or Resource that goes with it; NOTHING where the card names none."""

HEALERS_SEATS: Final = range(1, 4)
ON_A_WARD: Final = (ORDER, EVACUATION, NO_FEAR)


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
        return NO_SUCH_TARGET
    if card in ON_A_WARD and not t.is_in_town(target):
        return DEAD
    if card == CURFEW:
        return TWICE if t.curfewed[seat] == target else None
    does = DOES_SOMETHING.get(card)
    return None if does is None or does(t, seat, target, detail) else DOES_NOTHING


def could_be_played(t: Town, seat: Seat, card: Card) -> bool:
    """PA 11.7. Whether, as all see, this card would do something now if the seat held it."""
    for target, detail in TARGETS[card]:
        if why_not_on(t, seat, card, target, detail) is None:
            return True
    return False


def does_paralyse(t: Town, seat: Seat, target: int, detail: int) -> bool:
    """PA 17.1. Not twice for the same turn."""
    return not t.paralysed


def does_confine(t: Town, seat: Seat, target: int, detail: int) -> bool:
    return not t.is_quarantined(target)


def does_mandate(t: Town, seat: Seat, target: int, detail: int) -> bool:
    return is_any_ward_at_hand(t, seat)


def is_any_ward_at_hand(t: Town, seat: Seat) -> bool:
    """PA 17.4. Whether some Ward can leave Quarantine or move."""
    for ward in WARDS:
        if why_not_use(t, seat, ward) is None and can_be_sent(t, seat, ward):
            return True
    return False


def can_be_sent(t: Town, seat: Seat, ward: int) -> bool:
    """Out of Quarantine, or one space further."""
    return LEAVES[ward].cannot(t, seat) is None or any([WALKS[ward][to].cannot(t, seat) is None for to in t.rules.town[t.where[ward]]])


def does_evacuate(t: Town, seat: Seat, target: int, detail: int) -> bool:
    return detail in within_two(t, t.where[target])


def does_harvest(t: Town, seat: Seat, target: int, detail: int) -> bool:
    return len(t.pool) > 0


def does_nourish(t: Town, seat: Seat, target: int, detail: int) -> bool:
    """PA 17.11. There is an Event to resolve."""
    return not t.blood and len(t.ongoing) > 0


def does_feel(t: Town, seat: Seat, target: int, detail: int) -> bool:
    return target in t.laid_at


def does_free(t: Town, seat: Seat, target: int, detail: int) -> bool:
    """PA 17.16. Somebody else has a Pact."""
    return not t.twin and any([t.pacts[other] != NOTHING for other in t.healers() if other != seat])


def does_steal(t: Town, seat: Seat, target: int, detail: int) -> bool:
    return target != seat and target < t.rules.seats and detail in t.sheets[target]


def does_pervert(t: Town, seat: Seat, target: int, detail: int) -> bool:
    """PA 17.18. An ongoing Event that needs something else."""
    return t.needs[target] not in (NOTHING, detail)


#: By card; the others always do something (R12).
DOES_SOMETHING: Final[dict[Card, Callable[[Town, Seat, int, int], bool]]] = {
    PARALYSIS: does_paralyse, ORDER: does_confine, MANDATE: does_mandate, EVACUATION: does_evacuate, HARVEST: does_harvest, BLOOD: does_nourish,
    HANDS: does_feel, TWIN: does_free, THIEF: does_steal, FALSE_WITNESS: does_pervert,
}
