"""PE 16. Cure: for Herbs the sick go from Quarantine to the Healthy track."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Move, Reason, Seat, Step, Steps
from .by_technology import DISCHARGES, Discharge, Tend
from .cards import AIRBORNE, HARMFUL, HERBS, IN_REGULAR, NOTHING, SYRINGE
from .gains import Fulfil, Gain
from .house import House
from .in_turn import EVERY_GOOD, InTurn, is_urged, traded_but
from .moves import CURES, DONE, Cure, Done
from .paying import Paying, can_pay
from .people import heal, leave_slot
from .short_of import COSTS, too_dear
from .sources import TECHNOLOGY
from .table import Empire
from .technologies import DISCHARGED, NO_CARD, SENT, both_studies, studied, study_ends, why_not_study

EMPTY: Final = Reason("PE 16.1", "nobody is in that slot")
TRACK_FULL: Final = Reason("PE 16.3", "your Healthy track is full")
DISCHARGED_ALREADY: Final = Reason("R149", "only once in this action")


@final
class Curing(InTurn):
    """PE 16. One after the other, while Herbs and the track last."""

    def offers(self, t: Empire, seat: Seat) -> list[Move]:
        house = t.houses[seat]
        cures = [cure for cure in (CURES[IN_REGULAR], *CURES[:IN_REGULAR]) if is_in(house, cure.slot)]
        discharges = [discharge for discharge in DISCHARGES if is_in(house, discharge.slot)] if house.has(AIRBORNE) else []
        return [DONE, *cures, *discharges, *both_studies(t, seat)]

    def opens(self, t: Empire, seat: Seat) -> bool:
        """PE 9.8. Coins for Herbs."""
        after = traded_but(t, seat, HERBS)
        return any([why_not_cure(after, seat, cure.slot) is None for cure in CURES])

    def coming(self, t: Empire, seat: Seat) -> tuple[int, ...]:
        """PE 17.4, 22.23, 23.12."""
        if t.done & SENT or (t.count and is_urged(t, seat, 12)):
            return EVERY_GOOD
        return (HERBS,) if t.houses[seat].has(SYRINGE) else ()

    def comes_anyway(self, move: Move) -> bool:
        """PE 22.1. The patient goes on at the latest at the end."""
        return isinstance(move, (Done, Tend))

    def forbids(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Cure):
            return why_not_cure(t, seat, move.slot)
        if not isinstance(move, Discharge):
            return why_not_study(t, seat, move)
        house = t.houses[seat]
        if not house.has(AIRBORNE):
            return NO_CARD
        return DISCHARGED_ALREADY if t.done & DISCHARGED else None if is_in(house, move.slot) else EMPTY

    def follow(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        house = t.houses[seat]
        if isinstance(move, Cure):
            return (Paying(seat, (0, 0, 0, t.rules.herbs[house.rightmost_free()])), Cured(seat, move.slot), self)
        if isinstance(move, Discharge):
            t.done |= DISCHARGED
            leave_slot(house, move.slot)
            return (self,)
        if isinstance(move, Done):
            return (*study_ends(t, seat, dealer), CureEnds(seat))
        studied(t, seat, move, dealer)
        return (self,)


def is_in(house: House, slot: int) -> bool:
    """Somebody is in this slot of Quarantine."""
    return house.regular > 0 if slot == IN_REGULAR else slot < HARMFUL and house.harmful >> slot & 1 == 1


def why_not_cure(t: Empire, seat: Seat, slot: int) -> Reason | None:
    """PE 16.1 to 16.3."""
    house = t.houses[seat]
    if not is_in(house, slot):
        return EMPTY
    space = house.rightmost_free()
    if space == NOTHING:
        return TRACK_FULL
    cost = (0, 0, 0, t.rules.herbs[space])
    return None if can_pay(house, cost) else too_dear("PE 16.2", COSTS, cost, house.goods)


@final
class Cured(Step):
    """PE 16.1, R109."""

    def __init__(self, seat: Seat, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        leave_slot(t.houses[self.seat], self.slot)
        heal(t.houses[self.seat])
        t.count += 1
        return ()


@final
class CureEnds(Step):
    """PE 22.23. A Syringe gives a Herb; Imperative 12."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        herb = [Gain(self.seat, HERBS, 1, (TECHNOLOGY, SYRINGE))] if t.houses[self.seat].has(SYRINGE) else []
        return (*herb, *([Fulfil(self.seat, 12)] if t.count >= 2 else []))
