"""PE 13. Construct: up to two buildings on the map, or one in the Capital."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, NOT_HERE, Dealer, Move, Reason, Seat, Step, Steps
from .aloud import Aloud
from .cards import CAPITAL_BUILDINGS, CITY, CRANE, FURNACE, KINDS, NOTHING, TOOLS, TOWN, VILLAGE, WORKSHOP
from .gains import Fulfil, GainInfluence, neutral_comes
from .gathering import send_home
from .house import House
from .in_turn import ENHANCED, InTurn, once_made
from .moves import AT_CAMP, AT_DOCTOR, BUILDS, CAPITALS, DONE, ENHANCE, Arrange, Build, BuildCapital, Done, Enhance, Trade
from .paying import Adjusting, Cost, Pays, can_pay, can_trade_for, is_payable
from .producing import received
from .short_of import COSTS, too_dear
from .sources import BUILT, TECHNOLOGY, WORK
from .table import Empire, replaced

MOST: Final = 2                 # PE 13.1, on the map

NONE_LEFT: Final = Reason("PE 3.3", "all your buildings of that kind stand already")
NO_CAMP: Final = Reason("PE 13.2", "your camp stands nowhere else")
RUIN: Final = Reason("PE 13.2", "nobody constructs in a ruin")
YOURS: Final = Reason("PE 2.2", "you have a building there already")
FULL: Final = Reason("PE 2.2", "that location holds no more buildings")
TWO: Final = Reason("PE 13.1", "two buildings at most, or one in the Capital")
STANDS: Final = Reason("PE 13.8", "that one stands in the Capital already")
TOO_LATE: Final = Reason("PE 13.10", "a Construct is enhanced as it is begun: it makes the first building cheaper")
PLACE, GOODS, BUILDING = range(3)
MUST: Final = Reason("R222", "you have enhanced the action: something must be constructed")


@final
class Constructing(InTurn):
    """PE 13.1, 13.7. One building after the other; what is dearer or cheaper falls on the first."""

    def __init__(self, change: int, made: tuple[int, ...], must: int) -> None:
        self.change: Final = change                  # PE 13.9, 13.10
        self.made: Final = made                      # locations constructed in
        self.must: Final = must

    def offers(self, t: Empire, seat: Seat) -> list[Move]:
        house = t.houses[seat]
        sites = (AT_DOCTOR,) if house.camp in (NOTHING, house.doctor) else (AT_DOCTOR, AT_CAMP)
        return [DONE, *[ways[at] for ways in BUILDS for at in sites], *CAPITALS, *([] if t.enhanced else [ENHANCE])]

    def opens(self, t: Empire, seat: Seat) -> bool:
        """PE 9.6, 13.3. Coins for Lumber and Stone."""
        if len(self.made) == MOST:
            return False
        if any([why_not_build(t, seat, way, self.change, can_trade_for) is None for ways in BUILDS for way in ways]):
            return True
        return not self.made and any([why_not_capital(t, seat, work, self.change, can_trade_for) is None for work in range(CAPITAL_BUILDINGS)])

    def coming(self, t: Empire, seat: Seat) -> tuple[int, ...]:
        """PE 22.20."""
        return tuple([t.gives[location] for location in self.made if t.resource_of(location) != NOTHING]) if t.houses[seat].has(TOOLS) else ()

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        """R222. Nothing may be given away that an enhanced Construct needs."""
        reason = super().why_not(t, seat, move)
        if reason is not None or not self.must or not isinstance(move, (Trade, Arrange)):
            return reason
        return None if can_construct(once_made(t, seat, move), seat, self.change) else MUST

    def forbids(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Done):
            return MUST if self.must and can_construct(t, seat, self.change) else None
        if isinstance(move, Build):
            return TWO if len(self.made) == MOST else why_not_build(t, seat, move, self.change)
        if isinstance(move, Enhance):
            return ENHANCED if t.enhanced else TOO_LATE
        if not isinstance(move, BuildCapital):
            return NOT_HERE
        return TWO if self.made else why_not_capital(t, seat, move.work, self.change)

    def follow(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        if isinstance(move, Build):
            location = site_of(t.houses[seat], move.at)
            paying = Adjusting(seat, t.rules.costs[move.kind], self.change)
            return (paying, Raise(seat, move.kind, location), Constructing(0, (*self.made, location), 0))
        if isinstance(move, BuildCapital):
            return (Adjusting(seat, t.rules.capital_costs[move.work], self.change), RaiseInCapital(seat, move.work))
        return tools(t, seat, self.made)

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        """R240. Where nobody is asked whether it is enough, it is said why."""
        if len(self.made) < MOST and dealer.listening:
            dealer.tell(EVERYONE, NoMoreBuilt(t.active, self.what_is_wanting(t, t.active)))
        return super().do(t, dealer)

    def what_is_wanting(self, t: Empire, seat: Seat) -> int:
        """Buildings; goods, where something might be constructed by whoever could pay for it; or a place."""
        if all([free_slot(t.houses[seat], kind) == NOTHING for kind in range(KINDS - 1)]):
            return BUILDING
        return GOODS if any([why_not_build(t, seat, way, self.change, pays_all) is None for ways in BUILDS for way in ways]) else PLACE


@final
class NoMoreBuilt(Aloud):
    """PE 13.1 to 13.3. Said aloud: the action is over, for want of a place, of goods or of buildings."""

    def __init__(self, seat: Seat, wanting: int) -> None:
        self.seat: Final = seat
        self.wanting: Final = wanting


def pays_all(house: House, cost: Cost) -> bool:
    return True


def tools(t: Empire, seat: Seat, made: tuple[int, ...]) -> Steps:
    """PE 22.20. At the end, the resource of each location constructed in."""
    if not t.houses[seat].has(TOOLS):
        return ()
    return received(t, seat, tuple([t.gives[location] for location in made if t.resource_of(location) != NOTHING]), (TECHNOLOGY, TOOLS))


def site_of(house: House, at: int) -> int:
    return house.doctor if at == AT_DOCTOR else house.camp


def free_slot(house: House, kind: int) -> int:
    """The first building of this kind that still stands on the board; NOTHING if none does."""
    slots = range(WORKSHOP) if not kind else range(WORKSHOP + kind - 1, WORKSHOP + kind)
    for slot in slots:
        if house.sites[slot] == NOTHING:
            return slot
    return NOTHING


def why_not_build(t: Empire, seat: Seat, move: Build, change: int, pays: Pays = can_pay) -> Reason | None:
    """PE 13.2, 13.3."""
    house = t.houses[seat]
    if free_slot(house, move.kind) == NOTHING:
        return NONE_LEFT
    location = site_of(house, move.at)
    if move.at == AT_CAMP and location in (NOTHING, house.doctor):
        return NO_CAMP
    if t.is_ruin(location):
        return RUIN
    if location in house.sites:
        return YOURS
    if len(t.builders_in(location)) >= t.rules.capacity[t.rules.sizes[location]]:
        return FULL
    cost = t.rules.costs[move.kind]
    return None if is_payable(house, cost, change, pays) else too_dear("PE 13.3", COSTS, cost, house.goods, change)


def why_not_capital(t: Empire, seat: Seat, work: int, change: int, pays: Pays = can_pay) -> Reason | None:
    """PE 13.8."""
    if t.works[work] != NOTHING:
        return STANDS
    house, cost = t.houses[seat], t.rules.capital_costs[work]
    return None if is_payable(house, cost, change, pays) else too_dear("PE 13.3", COSTS, cost, house.goods, change)


def can_construct(t: Empire, seat: Seat, change: int) -> bool:
    """R222. Whether some building could be paid for."""
    for kind in range(KINDS - 1):
        for way in BUILDS[kind]:
            if why_not_build(t, seat, way, change) is None:
                return True
    return any([why_not_capital(t, seat, work, change) is None for work in range(CAPITAL_BUILDINGS)])


@final
class Raise(Step):
    """PE 13.4 to 13.7, 11.4, 22.2, 22.7, R81. The building stands; the camp goes home; Influence, then Imperatives 1, 9, 11 and 13."""

    def __init__(self, seat: Seat, kind: int, location: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.location: Final = location

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        seat, location, house = self.seat, self.location, t.houses[self.seat]
        size, others = t.rules.sizes[location], t.others_in(location, seat)
        house.sites = replaced(house.sites, free_slot(house, self.kind), location)
        if house.camp == location:
            send_home(t, seat, dealer, struck=0)
        influence = max(0, t.rules.first_influence[size] - len(others))
        influence += 1 if (size == VILLAGE and house.has(FURNACE)) or (size == TOWN and house.has(CRANE)) else 0
        found: list[Step] = [GainInfluence(seat, influence, (BUILT, location))]
        found.extend([Fulfil(seat, 1)] if size != CITY else [Fulfil(seat, 11)])
        found.extend([Fulfil(seat, 9)] if others else [])
        return (*found, *([Fulfil(seat, 13)] if self.kind else []))


@final
class RaiseInCapital(Step):
    """PE 13.8, 32.11, R84. Renown and Influence at once; Imperatives 11 and 13."""

    def __init__(self, seat: Seat, work: int) -> None:
        self.seat: Final = seat
        self.work: Final = work

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        seat, work, house = self.seat, self.work, t.houses[self.seat]
        t.works = replaced(t.works, work, seat)
        house.works += 1
        house.renown += t.rules.capital_renown[work]
        return (GainInfluence(seat, t.rules.capital_influence[work], (WORK, work)), Relieved(work), Fulfil(seat, 11), Fulfil(seat, 13))


@final
class Relieved(Step):
    """PE 32.11. The sick person beside a Capital building goes to the Neutral space."""

    def __init__(self, work: int) -> None:
        self.work: Final = work

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        if t.beside_works >> self.work & 1:
            t.beside_works &= ~(1 << self.work)
            neutral_comes(t, (WORK, self.work), dealer)
        return ()
