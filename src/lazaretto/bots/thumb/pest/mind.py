"""What is thought at one decision: how many turns are left, and what a House, as it is or as it might be, comes to in Renown."""

from __future__ import annotations

from typing import Final, final

from ....games.pest.cards import (
    ANY, BUILDINGS, CASTLE, COIN, ERAS, FACTORY, GOODS, GRAVES, HARMFUL, INFLUENCE, LINE, LOCATIONS, MOBILE, NOTHING, RECALL, RENOWN, RESEARCH, SPACES,
    SPECIAL, TREASURY, WORKSHOP, YEARS, kind_of,
)
from ....games.pest.decrees import AGENDAS
from ....games.pest.eras import CountTheDead
from ....games.pest.house import House
from ....games.pest.table import Empire, replaced
from ....kernel import Seat, View
from . import worth
from .tracks import of_influence, of_levels, standing


@final
class Mind:
    """It thinks on a table of its own, on which its House may be put as it would be."""

    def __init__(self, view: View, me: Seat, placing: bool) -> None:
        seen: Empire = view.table
        self.view: Final = view
        self.t: Final = seen.public()
        self.me: Final = me
        self.house: Final = self.t.houses[me]
        self.era: Final = self.t.era()
        self.era_ends: Final = any([isinstance(step, CountTheDead) for step in view.agenda])     # its Agenda has paid, the Capital pays
        self.era_left: Final = 0 if self.era_ends else turns_in_era(self.t, self.house) - (1 if placing else 0)
        self.left: Final = self.era_left + sum([2 * (era + 2) for era in range(self.era + 1, ERAS)])
        self.times: Final = self.left * worth.OFTEN          # how often a column will still be played
        self.soon: Final = min(1.0, self.left / 3.0)
        self.early: Final = min(1.0, self.left / worth.LONG)
        self.prices: Final = tuple([price * self.soon for price in worth.GOODS_WORTH])
        self.research: Final = worth.A_RESEARCH * min(1.0, self.left / 2.0)
        self.sure: Final = 1.0 / (1.0 + worth.NOT_YET * max(0, self.era_left))
        self.sites: Final[dict[int, float]] = {}
        self.stocks: Final[dict[tuple[int, ...], float]] = {}

    def put(self, house: House) -> Empire:
        self.t.houses = (*self.t.houses[:self.me], house, *self.t.houses[self.me + 1:])
        return self.t

    def worth(self, house: House) -> float:
        """All in all."""
        t = self.put(house)
        return (
            house.renown - house.blame + self.of_buildings(house) + self.of_people(house) + self.of_sick(house) + self.of_goods(house.goods)
            + self.of_research(house.research) + self.of_cards(house) + of_levels(t, house) + of_influence(t, self.me, self.left)
            + self.of_places(house) + self.of_the_era(t)
        )

    def of_the_era(self, t: Empire) -> float:
        """PE 20.2, 20.3. What its end will bring, as long as it has not."""
        return 0.0 if self.era_ends else self.sure * AGENDAS[t.decrees[self.era]](t, self.me) + standing(t, self.me, self.era_left, self.rewards)

    # goods

    def of_goods(self, goods: tuple[int, ...]) -> float:
        known = self.stocks.get(goods)
        if known is None:
            known = self.stocks[goods] = sum([self.prices[good] * sum(worth.STEPS[:goods[good]]) for good in range(GOODS) if goods[good]])
        return known

    def of_research(self, research: int) -> float:
        return self.research * (min(research, 3) + worth.PLENTY_OF_RESEARCH * max(0, research - 3))

    def rewards(self, rewards: tuple[int, ...]) -> float:
        return sum([self.reward(kind) for kind in rewards])

    def reward(self, kind: int) -> float:
        if kind <= COIN:
            return self.prices[kind] * worth.STEPS[min(len(worth.STEPS) - 1, self.house.goods[kind])] if self.house.goods[kind] < 5 else 0.0
        if kind == ANY:
            return worth.A_CRATE * self.soon
        if kind == RESEARCH:
            return self.research
        if kind == RENOWN:
            return 1.0
        return worth.AN_INFLUENCE + worth.AN_ICON if kind == INFLUENCE else worth.A_RECALL if kind == RECALL else 0.0

    # buildings

    def of_buildings(self, house: House) -> float:
        """PE 21.2, 21.3; what they score, and what they will still produce."""
        t, found, districts, special = self.t, 0.0, 0, 0
        made = [0] * GOODS
        for slot in range(BUILDINGS):
            location = house.sites[slot]
            if location == NOTHING:
                continue
            found += t.rules.building_renown[kind_of(slot)]
            if slot < WORKSHOP:
                districts += 1
            elif slot in SPECIAL:
                special += 1
            if t.is_ruin(location):
                continue
            good = COIN if slot == TREASURY else t.gives[location]
            many = 2 if slot == WORKSHOP or (slot == CASTLE and LINE in house.cards) else 1
            if slot in (CASTLE, FACTORY) or house.workers >> slot & 1:
                made[good] += many
            else:
                found += worth.UNMANNED * many * self.times * self.prices[good]
        if house.named != NOTHING and house.workers >> MOBILE & 1:
            made[house.named] += 1
        for good in range(GOODS):
            if made[good]:
                found += self.times * worth.GOODS_WORTH[good] * sum(worth.YIELDS[:made[good]])
        rows = min(districts // 2, special)
        begun = min(districts / 2.0, special) - rows + 0.25 * (special + districts / 2.0)
        return found + t.rules.row_bonus * (rows + worth.A_ROW_BEGUN * self.soon * begun * (1 if rows < 3 else 0))

    def of_places(self, house: House) -> float:
        """Where Doctor and camp stand, if one could construct there."""
        if not self.left:
            return 0.0
        found = worth.A_SITE * self.site(house.doctor) if house.doctor not in house.sites else 0.0
        if house.camp == NOTHING:
            return found + worth.A_CAMP_AT_HOME * self.soon
        if house.camp != house.doctor and house.camp not in house.sites:
            found += worth.A_CAMP_SITE * self.site(house.camp)
        return found

    def site(self, location: int) -> float:
        """PE 13.5. What a building there would bring."""
        known = self.sites.get(location)
        if known is None:
            known = self.sites[location] = self.reckon_site(location)
        return known

    def reckon_site(self, location: int) -> float:
        t = self.t
        if location >= LOCATIONS or t.is_ruin(location):
            return 0.0
        builders = len(t.others_in(location, self.me))
        if builders >= t.rules.capacity[t.rules.sizes[location]]:
            return 0.0
        influence = max(0, t.rules.first_influence[t.rules.sizes[location]] - builders)
        return worth.A_BUILDING + (worth.AN_INFLUENCE + worth.AN_ICON) * influence + 0.5 * self.times * self.prices[t.gives[location]]

    # people

    def of_people(self, house: House) -> float:
        """PE 21.4. On the Healthy track; in Laboratories they do more."""
        t, found = self.t, 0.0
        for space in range(SPACES):
            if house.healthy >> space & 1:
                found += t.rules.healthy_renown[space] * (1.0 + worth.EARLY * self.early)
        found += (house.healthy & t.rules.laboratories).bit_count() * self.times * worth.A_LABORATORY * worth.A_RESEARCH
        return found + 0.5 * house.experts * self.soon + worth.A_WORKER * self.early * house.workers.bit_count()

    def of_sick(self, house: House) -> float:
        """PE 12. Hope for those in Quarantine, harm by where they are, room for more; and the dead, who are counted in every Era."""
        found = worth.A_SICK_PERSON * self.soon * (house.quarantined() + (1.2 if house.patient else 0.0))
        for slot in range(HARMFUL):
            if house.harmful >> slot & 1:
                found -= worth.HARM[slot] * self.soon
        room = house.slots() + HARMFUL - house.quarantined()
        if room < len(worth.LITTLE_ROOM) and self.t.year < YEARS - 1:
            found -= worth.LITTLE_ROOM[max(0, room)]
        dead = sum(self.t.rules.graves[:house.dead]) * (ERAS - self.era) + (house.dead if self.t.rules.solo else 0)
        return found - dead - (1.0 if house.dead == GRAVES and self.left else 0.0)

    # cards

    def of_cards(self, house: House) -> float:
        """PE 21.5."""
        return sum([self.t.rules.technology_renown[card] + self.effect(card) for card in house.cards if card != NOTHING])

    def effect(self, card: int) -> float:
        return worth.A_TURN_WITH[card] * self.left


def turns_in_era(t: Empire, house: House) -> int:
    """Turns of this House still to begin in this Era."""
    rounds = t.era() + 2
    return rounds - house.placed + (0 if t.year % 2 else rounds)


def with_goods(house: House, good: int, by: int) -> None:
    house.goods = replaced(house.goods, good, house.goods[good] + by)
