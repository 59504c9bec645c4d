"""PA 11.1, 12.10, 17. Prescriptions that a Healer plays by own choice: when, on what, and that they must do something."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Dealer, Reason, Seat, Steps
from .cards import (
    ACTIONS, BLOOD, CURFEW, DISTRICTS, EVACUATION, FALSE_WITNESS, HANDS, HARVEST, INFLUENCES, MANDATE, NO_FEAR, NOTHING, ORDER, OWN_TURN_ONLY, PARALYSIS,
    PLAGUE, PRESCRIPTIONS, RESOURCES, THIEF, TWIN, WARDS,
)
from .orders import NO_POINTS, Act, Action, why_not_use
from .doing import CardEffect
from .reactions import NOT_HELD, play_from_hand, played
from .table import ACTING, Town
from .town import within_two
from .walking import WALKS

NO_SUCH_TARGET: Final = Reason("PA 17", "that card is not for this")
NOT_YOUR_TURN: Final = Reason("PA 11.2", "that card is for your own turn")
ACTION_CARD: Final = Reason("PA 12.10", "an Action card is for your Action Phase")
DOES_NOTHING: Final = Reason("PA 11.10", "it would do nothing")
TWICE: Final = Reason("PA 17.2", "there was your Curfew in your last turn")
DEAD: Final = Reason("PA 17", "that Ward is not in the town")


@final
class Prescribe(Action):
    """PA 11.2, 12.10. This card, on this Ward, district or Healer; and, where it says so, to that district or for that Resource."""

    def __init__(self, card: Card, target: int, detail: int) -> None:
        self.card: Final = card
        self.target: Final = target
        self.detail: Final = detail

    def doer(self, t: Town, seat: Seat) -> int:
        return t.roles[seat]

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        card = self.card
        if not t.holds(seat, card):
            return NOT_HELD
        if seat != t.active and card in OWN_TURN_ONLY:
            return NOT_YOUR_TURN
        if card in ACTIONS:
            if t.phase != ACTING or seat != t.active:
                return ACTION_CARD
            reason = why_not_use(t, seat, t.roles[seat])
            if reason is not None:
                return reason
            if t.points < 1:
                return NO_POINTS
        return why_not_on(t, seat, card, self.target, self.detail)

    def cannot(self, t: Town, seat: Seat) -> Reason | None:
        if self.card not in t.shown[seat]:
            return NOT_HELD
        return why_not_on(t, seat, self.card, self.target, self.detail)

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        if self.card in ACTIONS:
            t.points -= 1
            return (Act(self),)
        play_from_hand(t, seat, self.card, dealer)
        return (played(seat, CardEffect(seat, self.card, self.target, self.detail)),)

    def announce(self, t: Town, seat: Seat, dealer: Dealer) -> None:
        """PA 9.6, R60. Read out; if it is given up it stays in the hand, and all have seen it."""
        if self.card not in t.shown[seat]:
            dealer.move(self.card, t.hands[seat], to=t.shown[seat])

    def perform(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        play_from_hand(t, seat, self.card, dealer)
        return (played(seat, CardEffect(seat, self.card, self.target, self.detail)),)


def why_not_on(t: Town, seat: Seat, card: Card, target: int, detail: int) -> Reason | None:
    """PA 11.10, 17. Whether the card may be played on this."""
    if card in (ORDER, EVACUATION, NO_FEAR) and not t.is_in_town(target):
        return DEAD
    if card == THIEF and not PLAGUE < target < t.rules.seats:
        return NO_SUCH_TARGET
    if card == CURFEW:
        return TWICE if t.curfewed[seat] == target else None
    return None if does_something(t, seat, card, target, detail) else DOES_NOTHING


def does_something(t: Town, seat: Seat, card: Card, target: int, detail: int) -> bool:
    """PA 11.10, R12."""
    if card == PARALYSIS:
        return not t.paralysed
    if card == ORDER:
        return not t.is_quarantined(target)
    if card == MANDATE:
        return any([why_not_mandate(t, seat, ward) is None for ward in WARDS])
    if card == EVACUATION:
        return detail in within_two(t, t.where[target])
    if card == HARVEST:
        return len(t.pool) > 0
    if card == HANDS:
        return target in t.laid_at
    if card == TWIN:
        return not t.twin and any([t.pacts[other] != NOTHING for other in t.healers() if other != seat])
    if card == THIEF:
        return target != seat and detail in t.sheets[target]
    if card == BLOOD:
        return not t.blood and len(t.ongoing) > 0
    return card != FALSE_WITNESS or (t.needs[target] != NOTHING and t.needs[target] != detail)


def could_be_played(t: Town, seat: Seat, card: Card) -> bool:
    """PA 11.7. Whether, as all see, this card would do something now if the seat held it."""
    for way in WAYS[card]:
        if why_not_on(t, seat, card, way.target, way.detail) is None:
            return True
    return False


def why_not_mandate(t: Town, seat: Seat, ward: int) -> Reason | None:
    """PA 17.4. Whether this Ward could leave Quarantine or move."""
    reason = why_not_use(t, seat, ward)
    if reason is not None or t.is_quarantined(ward):
        return reason
    walks = [WALKS[ward][to].cannot(t, seat) for to in t.rules.town[t.where[ward]]]
    return None if None in walks else DOES_NOTHING


def ways_to_play(card: Card) -> tuple[Prescribe, ...]:
    """Every target that a card can ever have."""
    if card in (ORDER, NO_FEAR):
        return tuple([Prescribe(card, ward, NOTHING) for ward in WARDS])
    if card in (CURFEW, HANDS):
        return tuple([Prescribe(card, district, NOTHING) for district in DISTRICTS])
    if card == EVACUATION:
        return tuple([Prescribe(card, ward, district) for ward in WARDS for district in DISTRICTS])
    if card == THIEF:
        return tuple([Prescribe(card, healer, resource) for healer in range(1, 4) for resource in range(RESOURCES)])
    if card == FALSE_WITNESS:
        return tuple([Prescribe(card, event, resource) for event in DISTRICTS for resource in range(RESOURCES)])
    return (Prescribe(card, NOTHING, NOTHING),)


#: By card, each way to play it; Reactions have none.
WAYS: Final = tuple([ways_to_play(card) if card in INFLUENCES or card in ACTIONS else () for card in range(PRESCRIPTIONS)])
