"""PE 10.1 to 10.15, 11.1 to 11.3. Move: step by step, gathering what is met; the camp; the resource where it ends."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import (
    CAPITAL, CART, CITY, CLONE, COIN, CONTAINMENT, DESK, DISINFECTANT, FOOD, HORSESHOE, LOCATIONS, MASK, MOVE, NOTHING, PERMIT,
)
from .gains import Fulfil, Gain
from .in_turn import InTurn, trade
from .moves import ADMIT, APPEARS, DONE, ENHANCE, GOES, PUT_CAMP, Admit, Appear, Arrange, Done, Enhance, Go, PutCamp, Trade
from .paying import Cost, Paying, can_pay
from .people import TakeIn, arrange, heal
from .table import Empire, replaced

USUAL: Final = 2                # PE 10.1, movement
LONG: Final = 4                 # PE 22.22
CLONED: Final = 2               # PE 22.6, what it counts as

NO_ROAD: Final = Reason("PE 10.1", "no road leads there from where your Doctor is")
ENTERED: Final = Reason("PE 10.10", "your Doctor has entered that place in this turn already")
NO_MOVEMENT: Final = Reason("PE 10.1", "you have not the movement left")
TOO_DEAR: Final = Reason("PE 10.4", "you cannot pay for all the sick people on the way")
NO_WAY_OUT: Final = Reason("PE 10.3", "you could not leave the Capital again, and a Move cannot end there")
IN_CAPITAL: Final = Reason("PE 10.3", "a Move cannot end in the Capital")
NO_MASK: Final = Reason("PE 22.4", "that needs the Medical Mask, and a sick person to leave behind")
CAMP_IS_OUT: Final = Reason("PE 11.2", "your camp is not on your board")
NO_CAMP_HERE: Final = Reason("R62", "no camp is put in a ruin or in the Capital")
NOBODY_TO_GATHER: Final = Reason("PE 10.6", "nobody is sick there: put the camp once you are there")
NO_STEP: Final = Reason("R216", "who enhances a Move or puts the camp must take at least one step")
ENHANCED: Final = Reason("PE 9.4", "an action was enhanced in this turn already, or you have no Research")
NO_CLONE: Final = Reason("PE 22.6", "only as the first thing of a Move, with the Clone Experiment, to another location of the same size")


def begin_move(t: Empire, seat: Seat) -> Steps:
    """PE 10.1, 10.12, 22.22, R47."""
    house = t.houses[seat]
    usual = LONG if house.has(HORSESHOE) else USUAL
    t.movement = max(0, usual - (1 if house.harmful >> MOVE & 1 else 0))
    t.steps, t.gathered, t.cleaned, t.done = 0, 0, 0, 0
    return (Moving(),)


@final
class Moving(InTurn):
    """PE 10.15. One step, or the camp, or enough."""

    def offers(self, t: Empire, seat: Seat) -> list[Move]:
        house = t.houses[seat]
        found: list[Move] = [DONE]
        for place, _ in t.rules.ways[house.doctor]:
            found.extend([way for way in GOES[place] if not (way.masked and not house.has(MASK)) and not (way.camp and place == CAPITAL)])
        if t.houses[seat].has(CLONE) and not t.steps:
            for location in range(LOCATIONS):
                found.extend(APPEARS[location])
        return [*found, PUT_CAMP, ENHANCE]

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        reason = super().why_not(t, seat, move)
        if reason is not None or t.houses[seat].doctor != CAPITAL or not isinstance(move, (Trade, Arrange)):
            return reason
        return None if leaves_a_way_out(t.copy(), seat, move) else NO_WAY_OUT

    def forbids(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Done):
            if t.houses[seat].doctor == CAPITAL:
                return IN_CAPITAL if can_step(t, seat, (0, 1)) else None
            return NO_STEP if t.done and not t.steps and can_step(t, seat, (0,)) else None
        if isinstance(move, Enhance):
            if t.enhanced or not t.houses[seat].research:
                return ENHANCED
            return None if can_step(t, seat, (0, 1)) or can_step(quickened(t), seat, (0, 1)) else NO_MOVEMENT
        if isinstance(move, PutCamp):
            return why_not_camp(t, seat)
        if isinstance(move, Go):
            return why_not_go(t, seat, move.place, move.camp, move.masked)
        return why_not_appear(t, seat, move) if isinstance(move, Appear) else NOT_HERE

    def follow(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        house = t.houses[seat]
        if isinstance(move, Enhance):
            house.research -= 1
            t.enhanced, t.movement, t.done = True, t.movement + 1, 1
            return (self,)
        if isinstance(move, PutCamp):
            t.done = 1
            return (*put_camp(t, seat, house.doctor, healing=t.sick[house.doctor] > 0), self)
        if isinstance(move, Go):
            road = road_to(t, house.doctor, move.place)
            t.movement -= movement_for(t, seat, move.place)
            return (*entering(t, seat, move.place, road, move.camp, move.masked), self)
        if isinstance(move, Appear):
            t.movement -= CLONED
            return (*entering(t, seat, move.location, NOTHING, move.camp, move.masked), self)
        return (MoveEnds(seat),)


def road_to(t: Empire, here: int, place: int) -> int:
    for near, road in t.rules.ways[here]:
        if near == place:
            return road
    return NOTHING


def movement_for(t: Empire, seat: Seat, place: int) -> int:
    """PE 10.1 to 10.3, 22.16."""
    if place == CAPITAL or place in t.houses[seat].sites:
        return 0
    return 0 if t.houses[seat].has(PERMIT) and t.others_in(place, seat) else 1


def price_of(t: Empire, seat: Seat, place: int, road: int, camp: int, masked: int) -> Cost:
    """PE 10.5 to 10.7, 22.4, 22.8. Food for those on the road and for those in the location."""
    on_road = 0 if road == NOTHING else t.on_roads[road]
    free = 2 if t.houses[seat].has(CART) else 1
    here = 0 if place == CAPITAL or camp else max(0, t.sick[place] - masked - free)
    return (0, 0, on_road + here, 0)


def why_not_go(t: Empire, seat: Seat, place: int, camp: int, masked: int) -> Reason | None:
    """PE 10.1 to 10.10, R57."""
    house = t.houses[seat]
    road = road_to(t, house.doctor, place)
    if road == NOTHING:
        return NO_ROAD
    if t.entered >> place & 1:
        return ENTERED
    if movement_for(t, seat, place) > t.movement:
        return NO_MOVEMENT
    reason = why_not_gather(t, seat, place, road, camp, masked)
    if reason is not None or place != CAPITAL:
        return reason
    return None if has_way_out(t, seat, price_of(t, seat, place, road, camp, masked)[FOOD]) else NO_WAY_OUT


def why_not_gather(t: Empire, seat: Seat, place: int, road: int, camp: int, masked: int) -> Reason | None:
    """PE 10.4, 10.6, 22.4, R62. Whether all who are met can be gathered in this way."""
    house = t.houses[seat]
    if masked and (not house.has(MASK) or place == CAPITAL or not t.sick[place]):
        return NO_MASK
    if camp:
        if house.camp != NOTHING:
            return CAMP_IS_OUT
        if place == CAPITAL or t.is_ruin(place):
            return NO_CAMP_HERE
        if not t.sick[place]:
            return NOBODY_TO_GATHER
    return None if can_pay(house, price_of(t, seat, place, road, camp, masked)) else TOO_DEAR


def has_way_out(t: Empire, seat: Seat, spent: int) -> bool:
    """PE 10.3, R54. Some step out of the Capital could be taken and paid, after so much Food."""
    house = t.houses[seat]
    for place, road in t.rules.ways[CAPITAL]:
        if not t.entered >> place & 1 and movement_for(t, seat, place) <= t.movement:
            for camp in (0, 1):
                for masked in (0, 1):
                    if why_not_gather(t, seat, place, road, camp, masked) is None:
                        price = price_of(t, seat, place, road, camp, masked)[FOOD]
                        if price + spent <= house.goods[FOOD] + house.goods[COIN]:
                            return True
    return False


def leaves_a_way_out(after: Empire, seat: Seat, move: Move) -> bool:
    """PE 10.3. In the Capital nothing may be given away that is needed to leave it."""
    if isinstance(move, Trade):
        trade(after, seat, move)
    elif isinstance(move, Arrange):
        arrange(after, seat, move.harmful)
    return has_way_out(after, seat, 0)


def why_not_appear(t: Empire, seat: Seat, move: Appear) -> Reason | None:
    """PE 22.6, R146, R229."""
    house = t.houses[seat]
    if not house.has(CLONE) or t.steps or move.location == house.doctor or t.rules.sizes[move.location] != t.rules.sizes[house.doctor]:
        return NO_CLONE
    if t.entered >> move.location & 1:
        return ENTERED
    if t.movement < CLONED:
        return NO_MOVEMENT
    return why_not_gather(t, seat, move.location, NOTHING, move.camp, move.masked)


def why_not_camp(t: Empire, seat: Seat) -> Reason | None:
    """PE 11.2, R61, R62, R216. Where the Doctor stands; on the start only if a step can then be taken."""
    house = t.houses[seat]
    if house.camp != NOTHING:
        return CAMP_IS_OUT
    if house.doctor == CAPITAL or t.is_ruin(house.doctor):
        return NO_CAMP_HERE
    return None if t.steps or can_step(t, seat, (0,)) else NO_STEP


def quickened(t: Empire) -> Empire:
    """PE 10.13. As it would be with one movement more."""
    after = t.copy()
    after.movement += 1
    return after


def can_step(t: Empire, seat: Seat, camps: tuple[int, ...]) -> bool:
    """R45, R216. Whether a step can be taken, without the camp or with it."""
    for place, _ in t.rules.ways[t.houses[seat].doctor]:
        for way in GOES[place]:
            if way.camp in camps and why_not_go(t, seat, place, way.camp, way.masked) is None:
                return True
    return any([why_not_appear(t, seat, way) is None for ways in APPEARS for way in ways if way.camp in camps])


def entering(t: Empire, seat: Seat, place: int, road: int, camp: int, masked: int) -> Steps:
    """PE 10.4 to 10.8, R243. What a step costs and brings, in order."""
    people = (0 if road == NOTHING else t.on_roads[road]) + (0 if place == CAPITAL else t.sick[place] - masked)
    price = price_of(t, seat, place, road, camp, masked)
    healing = 1 if camp and t.sick[place] > masked else 0
    return (Paying(seat, price), Enter(seat, place, road, camp, masked), Visit(seat, place), Admitting(seat, people, healing))


@final
class Enter(Step):
    """PE 10.1. The Doctor is there; nobody is left on the way, but whom the Mask leaves."""

    def __init__(self, seat: Seat, place: int, road: int, camp: int, masked: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.road: Final = road
        self.camp: Final = camp
        self.masked: Final = masked

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        house, place = t.houses[self.seat], self.place
        house.doctor, t.entered, t.steps = place, t.entered | 1 << place, t.steps + 1
        if self.road != NOTHING:
            t.gathered += t.on_roads[self.road]
            t.on_roads = replaced(t.on_roads, self.road, 0)
        if place != CAPITAL:
            t.gathered += t.sick[place] - self.masked
            t.sick = replaced(t.sick, place, self.masked)
        if self.camp:
            house.camp = place
        return ()


@final
class Visit(Step):
    """PE 22.3, 22.5, R143, R145. Coins for owners with an Examination Desk; with Disinfectant the resource of a location with another's building."""

    def __init__(self, seat: Seat, place: int) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        if self.place == CAPITAL:
            return ()
        others = t.others_in(self.place, self.seat)
        found: list[Step] = [Gain(other, COIN, 1) for other in others if t.houses[other].has(DESK)]
        resource = t.resource_of(self.place)
        if others and t.houses[self.seat].has(DISINFECTANT) and resource != NOTHING and not t.cleaned >> self.place & 1:
            t.cleaned |= 1 << self.place
            found.append(Gain(self.seat, resource, 1))
        return tuple(found)


def put_camp(t: Empire, seat: Seat, location: int, healing: bool) -> Steps:
    """PE 11.2, R218. Who is sick there is gathered free of charge."""
    people = t.sick[location]
    t.houses[seat].camp = location
    t.sick, t.gathered = replaced(t.sick, location, 0), t.gathered + people
    return (Admitting(seat, people, 1 if healing else 0),) if people else ()


@final
class Admitting(Choice):
    """PE 22.1, 22.14, 22.21, R172. One of those gathered may go on a card, or by the camp be healed at once; the others go into Quarantine."""

    def __init__(self, seat: Seat, people: int, camp: int) -> None:
        self.seat: Final = seat
        self.people: Final = people
        self.camp: Final = camp

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[self.seat] if self.people and (self.heals(t) or self.takes(t)) else ()

    def heals(self, t: Empire) -> bool:
        house = t.houses[self.seat]
        return bool(self.camp) and house.has(CONTAINMENT) and house.rightmost_free() != NOTHING

    def takes(self, t: Empire) -> bool:
        house = t.houses[self.seat]
        return house.patient_card() != NOTHING and not house.patient

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return (ADMIT, DONE)

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        return None if isinstance(move, (Admit, Done)) else NOT_HERE

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        """First the camp's own, then the card's."""
        dealer.say(seat, move)
        if self.heals(t):
            if isinstance(move, Admit):
                heal(t.houses[seat])
            return (Admitting(seat, self.people - (1 if isinstance(move, Admit) else 0), 0),)
        if isinstance(move, Admit):
            t.houses[seat].patient = 1
            return (TakeIn(seat, self.people - 1),)
        return (TakeIn(seat, self.people),)

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return (TakeIn(self.seat, self.people),) if self.people else ()


@final
class MoveEnds(Step):
    """PE 10.9, R55, R65. The resource of the location; then Imperatives 3, 4, 5 and 7."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        if not t.steps:
            return ()
        seat, here = self.seat, t.houses[self.seat].doctor
        if here == CAPITAL:                                # no way led out of it
            return ()
        resource = t.resource_of(here)
        found: list[Step] = [Gain(seat, resource, 1)] if resource != NOTHING and not t.cleaned >> here & 1 else []
        found.extend([Fulfil(seat, 3)] if t.gathered >= 1 else [])
        found.extend([Fulfil(seat, 4)] if t.others_in(here, seat) else [])
        found.extend([Fulfil(seat, 5)] if t.rules.sizes[here] == CITY else [])
        return (*found, *([Fulfil(seat, 7)] if t.gathered >= 2 else []))
