"""PE 2, 3. The table of Pest: the map, the Houses, the boards; only decks are hidden."""

from __future__ import annotations

from typing import final

from ... import kernel
from ...kernel import Public, Seat, Zone, copied
from .cards import CAPITAL, NOTHING
from .house import House
from .rules import PestRules
from .spoken import SPOKEN


@final
class Empire(kernel.Table):
    """What lies on the table."""

    rules: Public[PestRules]
    year: Public[int]                                # PE 5.1, from 0
    order: Public[tuple[int, ...]]                   # PE 5.4, seats
    active: Public[Seat]
    houses: Public[tuple[House, ...]]                # by seat
    gives: Public[tuple[int, ...]]                   # PE 2.1, 30.3, by location
    sick: Public[tuple[int, ...]]                    # by location
    on_roads: Public[tuple[int, ...]]                # by road
    ruins: Public[int]                               # PE 2.6, a bit a location
    struck: Public[int]                              # PE 7.1, locations that got people from this Pest card, a bit each
    dealt: Public[int]                               # PE 4.12, starting location cards drawn so far, a bit each
    decrees: Public[tuple[int, ...]]                 # PE 4.4, by Era
    capital_card: Public[int]                        # PE 4.5; 0 in Solo
    tokens: Public[tuple[int, ...]]                  # PE 4.6, what each gives
    turned: Public[int]                              # PE 17.4, tokens face down, a bit each
    works: Public[tuple[int, ...]]                   # PE 13.8, by Capital building, who constructed it; NOTHING
    totals: Public[tuple[int, ...]]                  # PE 21, by seat, once the game is over
    pest_card: Public[int]                           # this Year's
    aid_card: Public[int]                            # PE 8.1, this Year's
    last_aid: Public[int]                            # the one that pays
    neutral: Public[int]                             # PE 31.4, 32.11
    in_the_way: Public[tuple[int, ...]]              # PE 32.3, spaces of the Influence track with a sick person
    on_levels: Public[tuple[int, ...]]               # PE 32.2, by Era, spaces with a sick person, a bit each
    beside_works: Public[int]                        # PE 32.4, Capital buildings with a sick person, a bit each
    arrived: Public[tuple[int, ...]]                 # PE 18.6, who came to the end of the Influence track, in order
    cell: Public[int]                                # PE 9.2, of the grid, on which this turn's Assistant stands; NOTHING
    to_play: Public[int]                             # PE 9.3, actions still to be played in this turn, a bit each
    enhanced: Public[bool]                           # PE 9.4, in this turn
    arranged: Public[bool]                           # R49, since the last other answer
    entered: Public[int]                             # PE 10.10, places the Doctor has entered in this turn, a bit each
    movement: Public[int]                            # PE 10.1, left
    steps: Public[int]                               # of this Move
    gathered: Public[int]                            # R232, in this Move
    cleaned: Public[int]                             # PE 22.5, locations that gave their resource in this Move, a bit each
    count: Public[int]                               # of what the Imperative of this action asks for
    done: Public[int]                                # what was used up in this action: see each action
    pest_deck: Zone
    boxed: Zone                                      # PE 4.8, Pest cards that went back unseen
    pest_shown: Zone
    aid_deck: Zone
    aid_shown: Zone
    technology_deck: Zone
    market: Zone                                     # PE 4.9
    boards: list[Zone]                               # PE 15.1, by seat, Technologies

    def public(self) -> Empire:
        t = Empire()
        t.rules, t.year, t.order, t.active = self.rules, self.year, self.order, self.active
        t.houses = tuple([house.copy() for house in self.houses])
        t.gives, t.sick, t.on_roads, t.ruins, t.struck = self.gives, self.sick, self.on_roads, self.ruins, self.struck
        t.dealt = self.dealt
        t.decrees, t.capital_card, t.tokens, t.turned, t.works, t.totals = (
            self.decrees, self.capital_card, self.tokens, self.turned, self.works, self.totals
        )
        t.pest_card, t.aid_card, t.last_aid, t.neutral = self.pest_card, self.aid_card, self.last_aid, self.neutral
        t.in_the_way, t.on_levels, t.beside_works, t.arrived = self.in_the_way, self.on_levels, self.beside_works, self.arrived
        t.cell, t.to_play, t.enhanced, t.arranged, t.entered, t.movement = self.cell, self.to_play, self.enhanced, self.arranged, self.entered, self.movement
        t.steps, t.gathered, t.cleaned, t.count, t.done = self.steps, self.gathered, self.cleaned, self.count, self.done
        t.pest_deck, t.boxed, t.pest_shown, t.aid_deck, t.aid_shown = self.pest_deck, self.boxed, self.pest_shown, self.aid_deck, self.aid_shown
        t.technology_deck, t.market, t.boards = self.technology_deck, self.market, self.boards
        return t

    def copy(self) -> Empire:
        t = self.public()
        t.pest_deck, t.boxed, t.pest_shown = self.pest_deck.copy(), self.boxed.copy(), self.pest_shown.copy()
        t.aid_deck, t.aid_shown = self.aid_deck.copy(), self.aid_shown.copy()
        t.technology_deck, t.market, t.boards = self.technology_deck.copy(), self.market.copy(), copied(self.boards)
        return t

    def knows(self, move: object) -> bool:
        return move in SPOKEN

    # time

    def era(self) -> int:
        """PE 5.1, from 0."""
        return self.year // 2

    # the map

    def is_ruin(self, location: int) -> bool:
        return self.ruins >> location & 1 == 1

    def builders_in(self, location: int) -> list[Seat]:
        """Who has a building there."""
        return [seat for seat in range(self.rules.seats) if location in self.houses[seat].sites]

    def others_in(self, location: int, seat: Seat) -> list[Seat]:
        return [other for other in self.builders_in(location) if other != seat]

    def doctors_in(self, location: int) -> list[Seat]:
        return [seat for seat in range(self.rules.seats) if self.houses[seat].doctor == location]

    def camps_in(self, location: int) -> list[Seat]:
        return [seat for seat in range(self.rules.seats) if self.houses[seat].camp == location]

    def resource_of(self, place: int) -> int:
        """PE 2.6, 10.9. NOTHING in a ruin and in the Capital."""
        return NOTHING if place == CAPITAL or self.is_ruin(place) else self.gives[place]

    # Influence

    def by_influence(self) -> list[Seat]:
        """PE 5.6, 18.6. From most to least; who came first to the end of the track is ahead there. Ties at 0 stay in turn order."""
        return sorted(self.order, key=lambda seat: (-self.houses[seat].influence, self.arrived.index(seat) if seat in self.arrived else 0))


def replaced(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], number, *numbers[at + 1:])


def changed(numbers: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    return replaced(numbers, at, numbers[at] + by)
