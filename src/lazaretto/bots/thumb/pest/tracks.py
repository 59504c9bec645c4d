"""The tracks, and the Capital at the end of an Era: what Influence, Imperatives and one's people there will be worth."""

from __future__ import annotations

from collections.abc import Callable

from ....games.pest.cards import CAPITAL_BUILDINGS, ERAS, LEVELS, NOTHING
from ....games.pest.eras import FIRST, SECOND, places_of, two_places, versus_places
from ....games.pest.house import House
from ....games.pest.table import Empire
from ....kernel import Seat
from . import worth


def standing(t: Empire, me: Seat, turns: int, rewards: Callable[[tuple[int, ...]], float]) -> float:
    """PE 20.3, 32.16. As if the Era ended now, the less sure the more turns it has."""
    if t.rules.solo:
        return -max(0.0, freed(t) + worth.MORE_NEUTRAL * turns - t.houses[me].capital)
    places = versus_places(t) if t.rules.versus else two_places(t) if t.rules.seats == 2 else places_of(t)
    mine, card = places[me], t.capital_card
    found = worth.A_PERSON_AHEAD * min(4, t.houses[me].capital) * min(1, turns)
    if mine == NOTHING:
        return found
    won = t.rules.first[card] if mine == FIRST else t.rules.second[card] if mine == SECOND else t.rules.third[card]
    best = max([rewards(choice) for choice in t.rules.choice[card]]) if mine == FIRST else 0.0
    return found + (rewards(won) + best) / (1.0 + worth.COURT_NOT_YET * turns)


def freed(t: Empire) -> int:
    """PE 32.11 to 32.13. Neutral people, with those that what I think of would free."""
    house, era = t.houses[0], t.era()
    spaces = len([space for space in t.in_the_way if space <= house.influence])
    levels = len([level for level in range(1, house.levels[era] + 1) if t.on_levels[era] >> level & 1])
    standing_by = house.works - (len(t.works) - t.beside_works.bit_count())
    return t.neutral + spaces + levels + standing_by


def of_levels(t: Empire, house: House) -> float:
    """PE 19.5, 31.11, 32.19. In Versus a track of this Era is worth half until its token is reached."""
    found = 0.0
    for era in range(ERAS):
        level = house.levels[era]
        scored: float = sum(t.rules.level_renown[era][:level])
        if t.rules.versus and level < t.rules.thresholds[era]:
            scored = scored / 2.0 if era == t.era() else 0.0
        found += scored
        if t.rules.solo:
            found -= len([above for above in range(level + 1, LEVELS + 1) if t.on_levels[era] >> above & 1])
    return found


def of_influence(t: Empire, me: Seat, left: int) -> float:
    """PE 18.4, 18.5, 32.19. Icons, hope for the next, and who is ahead; so many turns are left."""
    mine = t.houses[me].influence
    icons = len([icon for icon in t.rules.icons if icon <= mine])
    found = icons + hope_in_influence(t, me, left)
    if t.rules.solo:
        return found - len([space for space in t.in_the_way if space > mine]) - (CAPITAL_BUILDINGS - t.houses[me].works)
    if t.rules.versus:
        return found + 0.8 * t.rules.versus_renown[len([space for space in t.rules.barred if space < mine])]
    ahead = len([other for seat, other in enumerate(t.houses) if seat != me and other.influence >= mine])
    place = t.rules.most if not ahead else t.rules.second_most if ahead == 1 else 0
    return found + place * (1.0 - 0.9 * left / worth.TURNS) if mine else found


def hope_in_influence(t: Empire, me: Seat, left: int) -> float:
    """What each step is worth on the way to the next icon, and where Influence decides: no Renown."""
    return worth.AN_INFLUENCE * (0.4 + 0.6 * min(1.0, left / worth.LONG)) * t.houses[me].influence
