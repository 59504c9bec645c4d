"""Move: the best way on from here, by what it gathers, where it ends and where the camp is left."""

from __future__ import annotations

from typing import Final, final

from ....games.pest.by_technology import APPEARS
from ....games.pest.cards import CAPITAL, CITY, CLONE, COIN, FOOD, HORSESHOE, LEVELS, LOCATIONS, MOVE, NOTHING
from ....games.pest.gathering import price_of
from ....games.pest.house import House
from ....games.pest.moves import DONE, ENHANCE, GOES, PUT_CAMP
from ....games.pest.moving import CLONED, LONG, USUAL, movement_for
from ....kernel import Move, Moves
from . import worth
from .doing import BREAD, FIRST_HOUSE, PROTOCOLS, TIMBER, fulfil, gain, next_worth, take_in
from .mind import Mind

MOST_WAYS: Final = 160
NEVER: Final = -99.0
OF_MOVES: Final[tuple[int, ...]] = (BREAD, FIRST_HOUSE, TIMBER, PROTOCOLS)


@final
class Way:
    """Where a Move would end, and what it would have cost and brought by then."""

    def __init__(self, first: Move, place: int, people: int, food: int, camp: int, enhanced: bool) -> None:
        self.first: Final = first
        self.place: Final = place
        self.people: Final = people
        self.food: Final = food
        self.camp: Final = camp                      # where it was put on this Move; NOTHING
        self.enhanced: Final = enhanced


@final
class Walk:
    """All ways from where the Doctor is."""

    def __init__(self, mind: Mind, house: House, begun: bool) -> None:
        t = mind.t
        mind.put(house)
        self.mind: Final = mind
        self.house: Final = house
        self.begun: Final = begun
        usual = LONG if house.has(HORSESHOE) else USUAL
        self.movement: Final = t.movement if begun else max(0, usual - (house.harmful >> MOVE & 1))
        self.steps: Final = t.steps if begun else 0
        self.gathered: Final = t.gathered if begun else 0
        self.may_enhance: Final = not t.enhanced and house.research > 0
        self.now: Final = mind.worth(house)
        self.decree: Final = t.decrees[mind.era]
        self.from_people: Final[dict[int, float]] = {}
        self.at_end: Final[dict[int, float]] = {}
        self.been: Final[set[tuple[int, int, int, int, int]]] = set()
        self.ways = 0
        self.best: float = NEVER
        self.chosen: Way | None = None

    def look(self) -> Way | None:
        """The best; None if it is better to stay."""
        house, here = self.house, self.house.doctor
        if self.steps and here != CAPITAL:
            self.weigh(Way(DONE, here, 0, 0, NOTHING, False))
        elif not self.steps:
            self.best = self.of_place(here)
        self.from_here(DONE, here, self.movement, 0, 0, NOTHING, self.mind.t.entered if self.begun else 0, False)
        if house.camp == NOTHING and here != CAPITAL and not self.mind.t.is_ruin(here):
            self.camped(here)
        if house.has(CLONE) and not self.steps and self.movement >= CLONED:
            self.cloned()
        return self.chosen

    def camped(self, here: int) -> None:
        """PE 11.2. The camp where the Doctor stands, then on; or there at the end."""
        sick = self.mind.t.sick[here]
        if self.steps and sick:
            self.weigh(Way(PUT_CAMP, here, sick, 0, here, False))
        if sick or here not in self.house.sites:
            self.from_here(PUT_CAMP, here, self.movement, sick, 0, here, self.mind.t.entered if self.begun else 0, False)

    def cloned(self) -> None:
        t = self.mind.t
        for location in range(LOCATIONS):
            if location != self.house.doctor and t.rules.sizes[location] == t.rules.sizes[self.house.doctor]:
                food = price_of(t, self.mind.me, location, NOTHING, 0, 0)[FOOD]
                if food <= self.house.goods[FOOD] + self.house.goods[COIN]:
                    self.weigh(Way(APPEARS[location][0], location, t.sick[location], food, NOTHING, False))

    def from_here(self, first: Move, here: int, movement: int, people: int, food: int, camp: int, entered: int, enhanced: bool) -> None:
        """Every next step, and what comes after it."""
        t, me, house = self.mind.t, self.mind.me, self.house
        key = (here, movement - enhanced, people, food, camp)
        if key in self.been:
            return
        self.been.add(key)
        for place, road in t.rules.ways[here]:
            if entered >> place & 1 or self.ways > MOST_WAYS:
                continue
            left, more, step = movement - movement_for(t, me, place), enhanced, first
            if left < 0:
                if enhanced or not self.may_enhance:
                    continue
                left, more = left + 1, True
                step = ENHANCE if first is DONE else first
            for with_camp in (0, 1) if house.camp == camp == NOTHING and place != CAPITAL and t.sick[place] and not t.is_ruin(place) else (0,):
                price = food + price_of(t, me, place, road, with_camp, 0)[FOOD]
                if price > house.goods[FOOD] + house.goods[COIN]:
                    continue
                self.ways += 1
                met = people + t.on_roads[road] + (0 if place == CAPITAL else t.sick[place])
                put = place if with_camp else camp
                move = GOES[place][2 * with_camp] if step is DONE else step
                if place != CAPITAL:
                    self.weigh(Way(move, place, met, price, put, more))
                self.from_here(move, place, left, met, price, put, entered | 1 << place, more)
                if place != CAPITAL and not with_camp and house.camp == camp == NOTHING and place not in house.sites and not t.is_ruin(place):
                    self.from_here(move, place, left, met, price, place, entered | 1 << place, more)

    def weigh(self, way: Way) -> None:
        value = self.value(way)
        if value > self.best:
            self.best, self.chosen = value, way

    def value(self, way: Way) -> float:
        mind, house, at = self.mind, self.house, self.at_end.get(way.place)
        if at is None:
            at = self.at_end[way.place] = self.of_place(way.place) + self.of_resource(way.place)
        found = self.of_people(way.people) + at - self.of_food(way.food) - (mind.research if way.enhanced else 0.0)
        if way.camp != NOTHING:
            found -= worth.A_CAMP_AT_HOME * mind.soon
            if way.camp != way.place and way.camp not in house.sites and mind.left:
                found += worth.A_CAMP_SITE * mind.site(way.camp)
        return found + (self.of_imperative(way) if self.decree in OF_MOVES else 0.0)

    def of_place(self, place: int) -> float:
        mind = self.mind
        return worth.A_SITE * mind.site(place) if mind.left and place not in self.house.sites and place != self.house.camp else 0.0

    def of_resource(self, place: int) -> float:
        resource = self.mind.t.resource_of(place)
        return max(0.0, next_worth(self.mind, self.house, resource)) if resource != NOTHING else 0.0

    def of_people(self, people: int) -> float:
        if not people:
            return 0.0
        known = self.from_people.get(people)
        if known is None:
            after = self.house.copy()
            take_in(self.mind, after, people)
            known = self.from_people[people] = self.mind.worth(after) - self.now
        return known

    def of_food(self, food: int) -> float:
        return self.mind.of_goods(self.house.goods) - self.mind.of_goods(fed(self.house, food)) if food else 0.0

    def of_imperative(self, way: Way) -> float:
        return worth.AN_IMPERATIVE if self.decree in fulfilled(self, way) and self.house.levels[self.mind.era] < LEVELS else 0.0


def fulfilled(walk: Walk, way: Way) -> list[int]:
    """PE 23. Which Imperatives of Moves."""
    t, people = walk.mind.t, walk.gathered + way.people
    found = [BREAD] if people else []
    found.extend([PROTOCOLS] if people > 1 else [])
    found.extend([FIRST_HOUSE] if t.others_in(way.place, walk.mind.me) else [])
    return [*found, TIMBER] if t.rules.sizes[way.place] == CITY else found


def fed(house: House, food: int) -> tuple[int, ...]:
    """The goods after so much Food, with Coins for what lacks."""
    own = min(food, house.goods[FOOD])
    goods = house.goods
    return (*goods[:FOOD], goods[FOOD] - own, goods[FOOD + 1], goods[COIN] - food + own)


def moved(mind: Mind, house: House) -> House:
    """After the best Move; the same House if there is none."""
    walk = Walk(mind, house, begun=False)
    way = walk.look()
    if way is None:
        return house
    after = house.copy()
    after.goods, after.doctor = fed(house, way.food), way.place
    after.research -= 1 if way.enhanced else 0
    after.camp = way.camp if way.camp != NOTHING else after.camp
    take_in(mind, after, way.people)
    resource = mind.t.resource_of(way.place)
    if resource != NOTHING:
        gain(mind, after, resource)
    for decree in fulfilled(walk, way):
        fulfil(mind, after, decree)
    return after


def goes(mind: Mind, options: Moves) -> Move:
    """The next step of the best way, or enough. What must be enhanced to be gone at all is enhanced first (R54)."""
    way = Walk(mind, mind.house, begun=True).look()
    wanted = (way.first, ENHANCE, DONE) if way is not None and way.enhanced else (way.first, DONE) if way is not None else (DONE,)
    return next((move for move in wanted if move in options), options[0])
