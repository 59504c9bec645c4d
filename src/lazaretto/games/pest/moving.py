"""PE 10.1 to 10.15, 11.1 to 11.3. Move: step by step, gathering what is met; the camp; the resource where it ends."""

from __future__ import annotations

from typing import Final, final

from ...kernel import NOT_HERE, Dealer, Move, Reason, Seat, Step, Steps
from .by_technology import APPEARS, Appear
from .cards import CAPITAL, CITY, CLONE, COIN, FOOD, HORSESHOE, LOCATIONS, MASK, MOVE, NOTHING, PERMIT
from .gains import Fulfil, Gain
from .gathering import CAMP_IS_OUT, NO_CAMP_HERE, entering, price_of, put_camp, why_not_gather
from .house import WITHOUT_FIFTH, House
from .in_turn import ENHANCED, EVERY_GOOD, NO_RESEARCH, InTurn, is_urged, once_made, traded_but
from .moves import DONE, ENHANCE, GOES, PUT_CAMP, Arrange, Done, Enhance, Go, PutCamp, Trade
from .sources import MOVE_END
from .table import Empire

USUAL: Final = 2                # PE 10.1, movement
LONG: Final = 4                 # PE 22.22
CLONED: Final = 2               # PE 22.6, what it counts as

NO_ROAD: Final = Reason("PE 10.1", "no road leads there from where your Doctor is")
ENTERED: Final = Reason("PE 10.10", "your Doctor has entered that place in this turn already")
NO_MOVEMENT: Final = Reason("PE 10.1", "you have too little movement left")
NO_WAY_OUT: Final = Reason("PE 10.3", "you could not leave the Capital again, and a Move cannot end there")
IN_CAPITAL: Final = Reason("PE 10.3", "a Move cannot end in the Capital")
NO_STEP: Final = Reason("R216", "who puts the camp must take at least one step")
NO_MOVE: Final = Reason("R55", "who enhances a Move must take at least one step")
NO_CLONE: Final = Reason("PE 22.6", "only as the first thing of a Move, with the Clone Experiment, to another location of the same size")
NO_LEAP: Final = Reason("PE 22.6", "the Clone Experiment counts as 2 movement, and you have less")
NO_MORE: Final = Reason("PE 22.6", "after the Clone Experiment you go on only with movement left")

#: What was done in this Move, bits of `done`.
CAMPED: Final = 1
QUICKENED: Final = 2
LEAPT: Final = 4


def movement_of(house: House) -> int:
    """PE 10.1, 10.12, 22.22, R47. What a Move has at its start."""
    return max(0, (LONG if house.has(HORSESHOE) else USUAL) - (1 if house.harmful >> MOVE & 1 else 0))


def begin_move(t: Empire, seat: Seat) -> Steps:
    """PE 10.1."""
    t.movement = movement_of(t.houses[seat])
    t.steps, t.gathered, t.cleaned, t.done = 0, 0, 0, 0
    return (Moving(),)


@final
class Moving(InTurn):
    """PE 10.15. One step, or the camp, or enough."""

    def offers(self, t: Empire, seat: Seat) -> list[Move]:
        house = t.houses[seat]
        found: list[Move] = [DONE]
        is_out = house.camp != NOTHING
        for place, _ in t.rules.ways[house.doctor]:
            found.extend([way for way in GOES[place] if not (way.masked and not house.has(MASK)) and not (way.camp and (is_out or place == CAPITAL))])
        if house.has(CLONE) and not t.steps:
            for location in range(LOCATIONS):
                found.extend([way for way in APPEARS[location] if not (way.camp and is_out)])
        return [*found, PUT_CAMP, ENHANCE]

    def opens(self, t: Empire, seat: Seat) -> bool:
        """PE 9.8, 10.5. Coins for Food."""
        after = traded_but(t, seat, FOOD)
        return any([not isinstance(move, Done) and self.forbids(after, seat, move) is None for move in self.offers(after, seat)])

    def coming(self, t: Empire, seat: Seat) -> tuple[int, ...]:
        """PE 10.9, 23.3 to 23.5, 23.7."""
        here = t.houses[seat].doctor
        if not t.steps or here == CAPITAL:
            return ()
        if is_urged(t, seat, 3, 4, 5, 7):
            return EVERY_GOOD
        return () if t.resource_of(here) == NOTHING or t.cleaned >> here & 1 else (t.resource_of(here),)

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        reason, owed = super().why_not(t, seat, move), why_a_step_is_owed(t, seat)
        if reason is not None or owed is None or not isinstance(move, (Trade, Arrange)):
            return reason
        return None if can_step(once_made(t, seat, move), seat, (0, 1)) else owed

    def forbids(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Done):
            owed = why_a_step_is_owed(t, seat)
            if owed is None or not can_step(t, seat, (0, 1)):
                return None
            return IN_CAPITAL if owed is NO_WAY_OUT else owed
        if isinstance(move, Enhance):
            if t.enhanced:
                return ENHANCED
            if not t.houses[seat].research:
                return NO_RESEARCH
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
            t.enhanced, t.movement, t.done = True, t.movement + 1, t.done | QUICKENED
            return (self,)
        if isinstance(move, PutCamp):
            t.done |= CAMPED
            return (*put_camp(t, seat, house.doctor), self)
        if isinstance(move, Go):
            road = road_to(t, house.doctor, move.place)
            t.movement -= movement_for(t, seat, move.place)
            return (*entering(t, seat, move.place, road, move.camp, move.masked), self)
        if isinstance(move, Appear):
            t.movement, t.done = t.movement - CLONED, t.done | LEAPT
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


def why_not_go(t: Empire, seat: Seat, place: int, camp: int, masked: int) -> Reason | None:
    """PE 10.1 to 10.10, 22.6, R57."""
    house = t.houses[seat]
    road = road_to(t, house.doctor, place)
    if road == NOTHING:
        return NO_ROAD
    if t.entered >> place & 1:
        return ENTERED
    if t.done & LEAPT and not t.movement:
        return NO_MORE
    if movement_for(t, seat, place) > t.movement:
        return NO_MOVEMENT
    reason = why_not_gather(t, seat, place, road, camp, masked)
    if reason is not None or place != CAPITAL:
        return reason
    return None if has_way_out(t, seat, price_of(t, seat, place, road, camp, masked)[FOOD], t.on_roads[road]) else NO_WAY_OUT


def has_way_out(t: Empire, seat: Seat, spent: int, people: int) -> bool:
    """PE 10.3, R54. Some step out of the Capital could be taken and paid, after so much Food, though people gathered on the way in lie on the storage."""
    house = t.houses[seat]
    food, coins = house.goods[FOOD], house.goods[COIN]
    if people > house.slots() - house.regular:
        food, coins = min(food, WITHOUT_FIFTH), min(coins, WITHOUT_FIFTH)
    for place, road in t.rules.ways[CAPITAL]:
        if not t.entered >> place & 1 and movement_for(t, seat, place) <= t.movement:
            for camp in (0, 1):
                for masked in (0, 1):
                    if why_not_gather(t, seat, place, road, camp, masked) is None:
                        price = price_of(t, seat, place, road, camp, masked)[FOOD]
                        if price + spent <= food + coins:
                            return True
    return False


def why_a_step_is_owed(t: Empire, seat: Seat) -> Reason | None:
    """PE 10.3, R45, R55, R216. In the Capital, or before the first step of a Move that is enhanced or has put the camp: nothing it needs may be given away."""
    if t.houses[seat].doctor == CAPITAL:
        return NO_WAY_OUT
    if not t.done or t.steps:
        return None
    return NO_STEP if t.done & CAMPED else NO_MOVE


def why_not_appear(t: Empire, seat: Seat, move: Appear) -> Reason | None:
    """PE 22.6, R146, R229."""
    house = t.houses[seat]
    if not house.has(CLONE) or t.steps or house.doctor in (CAPITAL, move.location) or t.rules.sizes[move.location] != t.rules.sizes[house.doctor]:
        return NO_CLONE
    if t.entered >> move.location & 1:
        return ENTERED
    if t.movement < CLONED:
        return NO_LEAP
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


@final
class MoveEnds(Step):
    """PE 10.9, 23.17, R55, R65, R247. The resource of the location; then Imperatives 3, 4, 5 and 7, in a ruin too."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        if not t.steps:
            return ()
        seat, here = self.seat, t.houses[self.seat].doctor
        if here == CAPITAL:                                # no way led out of it
            return ()
        resource = t.resource_of(here)
        found: list[Step] = [Gain(seat, resource, 1, (MOVE_END, here))] if resource != NOTHING and not t.cleaned >> here & 1 else []
        found.extend([Fulfil(seat, 3)] if t.gathered >= 1 else [])
        found.extend([Fulfil(seat, 4)] if t.others_in(here, seat) else [])
        found.extend([Fulfil(seat, 5)] if t.rules.sizes[here] == CITY else [])
        return (*found, *([Fulfil(seat, 7)] if t.gathered >= 2 else []))
