"""The Capital at the end of an Era: what one's people there will be worth."""

from __future__ import annotations

from collections.abc import Callable

from ....games.pest.cards import NOTHING
from ....games.pest.eras import FIRST, SECOND, places_of, two_places, versus_places
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
