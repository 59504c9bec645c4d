"""PE 10.4 to 10.8, 11.2. Gathering: who is met on the road and in the location, what that costs, where the camp helps, and who goes on a card."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .aloud import Aloud
from .by_technology import ADMIT, Admit
from .cards import CAPITAL, CART, COIN, CONTAINMENT, DESK, DISINFECTANT, MASK, NOTHING
from .gains import Gain
from .house import House
from .moves import DONE, Done
from .paying import Cost, Paying, can_pay
from .people import TakeIn, heal
from .short_of import too_dear
from .sources import TECHNOLOGY
from .table import Empire, replaced

ALL_COST: Final = "to gather all on the way costs"
ROAD_COSTS: Final = "to gather those on the road costs"
NO_MASK: Final = Reason("PE 22.4", "that needs the Medical Mask, and a sick person to leave behind")
CAMP_IS_OUT: Final = Reason("PE 11.2", "your camp is out until you construct there or it stops a Pest")
NO_CAMP_HERE: Final = Reason("R62", "no camp is put in a ruin or in the Capital")
NOBODY_TO_GATHER: Final = Reason("PE 10.6", "nobody is sick there: put the camp once you are there")


def price_of(t: Empire, seat: Seat, place: int, road: int, camp: int, masked: int) -> Cost:
    """PE 10.5 to 10.7, 22.4, 22.8. Food for those on the road and for those in the location."""
    on_road = 0 if road == NOTHING else t.on_roads[road]
    here = 0 if place == CAPITAL or camp else max(0, t.sick[place] - masked - free_in(t.houses[seat]))
    return (0, 0, on_road + here, 0)


def free_in(house: House) -> int:
    """PE 10.5, 22.8. How many of a location cost no Food."""
    return 2 if house.has(CART) else 1


def why_not_gather(t: Empire, seat: Seat, place: int, road: int, camp: int, masked: int) -> Reason | None:
    """PE 10.4, 10.6, 10.7, 22.4, R62. Whether all who are met can be gathered in this way."""
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
    price = price_of(t, seat, place, road, camp, masked)
    if can_pay(house, price):
        return None
    on_road = (0, 0, 0 if road == NOTHING else t.on_roads[road], 0)
    return too_dear("PE 10.4", ALL_COST, price, house.goods) if can_pay(house, on_road) else too_dear("PE 10.7", ROAD_COSTS, on_road, house.goods)


def entering(t: Empire, seat: Seat, place: int, road: int, camp: int, masked: int) -> Steps:
    """PE 10.4 to 10.8, R243. What a step costs and brings, in order."""
    people = (0 if road == NOTHING else t.on_roads[road]) + (0 if place == CAPITAL else t.sick[place] - masked)
    price = price_of(t, seat, place, road, camp, masked)
    by_camp = camp == 1 and t.sick[place] > masked
    return (Paying(seat, price), Enter(seat, place, road, camp, masked), Visit(seat, place), *taken_up(t, seat, people, by_camp))


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
        found: list[Step] = [Gain(other, COIN, 1, (TECHNOLOGY, DESK)) for other in others if t.houses[other].has(DESK)]
        resource = t.resource_of(self.place)
        if others and t.houses[self.seat].has(DISINFECTANT) and resource != NOTHING and not t.cleaned >> self.place & 1:
            t.cleaned |= 1 << self.place
            found.append(Gain(self.seat, resource, 1, (TECHNOLOGY, DISINFECTANT)))
        return tuple(found)


def put_camp(t: Empire, seat: Seat, location: int) -> Steps:
    """PE 11.2, R218. Who is sick there is gathered free of charge."""
    people = t.sick[location]
    t.houses[seat].camp = location
    t.sick, t.gathered = replaced(t.sick, location, 0), t.gathered + people
    return taken_up(t, seat, people, by_camp=True) if people else ()


@final
class CampHome(Aloud):
    """PE 11.4, 6.6. Said aloud: a camp has stopped the Pest there, or its House has constructed there, and it is back on the board."""

    def __init__(self, seat: Seat, location: int, struck: int) -> None:
        self.seat: Final = seat
        self.location: Final = location
        self.struck: Final = struck


def send_home(t: Empire, seat: Seat, dealer: Dealer, *, struck: int) -> None:
    house = t.houses[seat]
    if dealer.listening:
        dealer.tell(EVERYONE, CampHome(seat, house.camp, struck))
    house.camp = NOTHING


def taken_up(t: Empire, seat: Seat, people: int, by_camp: bool) -> Steps:
    """PE 22.21, R161, R172, R243. Of those the camp gathers Advanced Containment heals one first, if the track has room."""
    house = t.houses[seat]
    if by_camp and house.has(CONTAINMENT) and house.rightmost_free() != NOTHING:
        return (CampHeals(seat), Admitting(seat, people - 1))
    return (Admitting(seat, people),)


@final
class CampHeals(Step):
    """PE 22.21. At once, and without a question."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        heal(t.houses[self.seat])
        return ()


@final
class Admitting(Choice):
    """PE 22.1, 22.14, R172. One of those gathered may go on a card; the others go into Quarantine."""

    def __init__(self, seat: Seat, people: int) -> None:
        self.seat: Final = seat
        self.people: Final = people

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[self.seat] if self.people and self.takes(t) else ()

    def takes(self, t: Empire) -> bool:
        house = t.houses[self.seat]
        return house.patient_card() != NOTHING and not house.patient

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return (ADMIT, DONE)

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        return None if isinstance(move, (Admit, Done)) else NOT_HERE

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Admit):
            t.houses[seat].patient = 1
            return (TakeIn(seat, self.people - 1),)
        return (TakeIn(seat, self.people),)

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return (TakeIn(self.seat, self.people),) if self.people else ()
