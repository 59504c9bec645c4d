"""PA 2. The table of Pathologic: a town, twelve pieces, and what the Plague keeps to itself."""

from __future__ import annotations

from typing import Final, final

from ... import kernel
from ...kernel import Line, Public, Seat, Zone, copied
from .cards import (
    CHANGELING, EMPTY_STAGE, HEALERS, INQUISITOR, NOTHING, PIECES, PLAGUE, RATS, STEPPE, healer_of_card, is_ward, owner_of,
)
from .rules import TownRules

#: PA 4.3, 4.4. Where in a turn we are.
PREPARING: Final = 0            # before the Plague's first turn
CREEPING: Final = 1
SHOWING: Final = 2
LAYING: Final = 3
SETUP: Final = 4
ACTING: Final = 5

#: PA 9.3. What a Strain does to the Action that set it off.
GOES_ON: Final = 0
MAY_GO_ON: Final = 1
STOPPED: Final = 2


@final
class Town(kernel.Table):
    """PA 2. What lies on the table."""

    rules: Public[TownRules]
    round: Public[int]
    active: Public[Seat]
    phase: Public[int]
    roles: Public[tuple[int, ...]]                   # by seat, which Healer; NOTHING for the Plague and who has not chosen yet
    where: Public[tuple[int, ...]]                   # by piece, its district; NOTHING if it is not on the map
    quarantined: Public[int]                         # pieces, a bit each
    needs: Public[tuple[int, ...]]                   # PA 10.4, by district, the Resource of its ongoing Event; NOTHING if there is none
    unmarked: Public[int]                            # R25, ongoing Events without a counter, a bit each
    evidence: Public[tuple[int, ...]]                # by seat
    tier: Public[int]                                # PA 20.5, the row of the Ticker
    pacts: Public[tuple[int, ...]]                   # PA 14, by seat, on which Ward; NOTHING
    pledged: Public[int]                             # PA 14.3, Wards that were given a Pact in this turn, a bit each
    points: Public[int]                              # PA 12.1, left in this turn
    acted: Public[int]                               # PA 12.2, pieces, a bit each
    hold: Public[int]                                # PA 9.3
    announced: Public[int]                           # PA 9.6, the Action card that is about to be used; NOTHING
    paths: Public[int]                               # PA 17.9, long Moves left in this turn
    blood: Public[bool]                              # PA 17.11, in this turn
    twin: Public[bool]                               # PA 17.16, in this turn
    curfews: Public[tuple[int, ...]]                 # PA 17.2, by seat, the district; STEPPE if none
    curfewed: Public[tuple[int, ...]]                # by seat, the district of the turn before
    fearless: Public[tuple[int, ...]]                # PA 17.14, by seat, the Ward; NOTHING
    miasma: Public[int]                              # PA 18.10, districts, a bit each
    paralysed: Public[bool]                          # PA 17.1
    divined: Public[bool]                            # PA 17.12, in this turn of the Plague
    blockade: Public[int]                            # PA 6.6, the district; STEPPE if none
    harmed: Public[bool]                             # PA 6.4, in this Phase 2
    excused: Public[int]                             # PA 17.6, the dead Ward that costs nothing; NOTHING
    lost: Public[int]                                # R90, dead Wards whose death has cost Evidence, a bit each
    handed_to: Public[int]                           # PA 12.11, the Ward; NOTHING
    handed_for: Public[int]                          # PA 12.12, the Event; NOTHING
    turned: Public[int]                              # PA 5, where in `thread` the Plague's turn began
    chronicle: Public[tuple[tuple[int, ...], ...]]   # what all know of the Plague's way, see chronicle.py
    fates: Public[tuple[int, ...]]                   # what all know of the Hit List, see chronicle.py
    laid_at: Public[tuple[int, ...]]                 # for each of `laid`, its district
    laid_ids: Public[tuple[int, ...]]                # and which Strain it was in the order of laying
    faces: Public[tuple[int, ...]]                   # Strain by Strain in that order, its face once all have seen it; NOTHING before
    lookers: Public[tuple[int, ...]]                 # Strain by Strain, who has looked at it, a bit a seat
    thread: Line                                     # PA 2.15, where the Plague was, from its start on
    doomed: Zone                                     # PA 3.4, the Hit List
    spared: Zone                                     # the other living Wards
    crypts: Zone
    grave: Zone
    strain_deck: Zone
    strains: Zone                                    # PA 8.1, in the Plague's hand
    laid: list[Zone]
    spent: Zone                                      # PA 9.2, Strains discarded
    event_deck: Zone
    ongoing: Zone
    resolved: Zone
    pool: Zone
    sheets: list[Zone]                               # by seat, counters
    handed: Zone                                     # PA 12.11, 13.4, counters with a Ward, or spent on an Event and not yet in the Pool
    markers: Zone                                    # PA 10.4, counters on Events
    decks: list[Zone]                                # by seat, Prescriptions
    hands: list[Zone]
    shown: list[Zone]                                # R60, held in the hand, and seen by all
    discard: Zone

    def public(self) -> Town:
        t = Town()
        t.rules, t.round, t.active, t.phase, t.roles, t.where = self.rules, self.round, self.active, self.phase, self.roles, self.where
        t.quarantined, t.needs, t.unmarked, t.evidence, t.tier = self.quarantined, self.needs, self.unmarked, self.evidence, self.tier
        t.pacts, t.pledged, t.points, t.acted, t.hold, t.paths = self.pacts, self.pledged, self.points, self.acted, self.hold, self.paths
        t.blood, t.twin, t.curfews, t.curfewed, t.fearless = self.blood, self.twin, self.curfews, self.curfewed, self.fearless
        t.miasma, t.paralysed, t.divined, t.blockade, t.excused = self.miasma, self.paralysed, self.divined, self.blockade, self.excused
        t.harmed, t.lost, t.handed_to, t.handed_for, t.turned = self.harmed, self.lost, self.handed_to, self.handed_for, self.turned
        t.announced = self.announced
        t.chronicle, t.fates, t.laid_at, t.laid_ids = self.chronicle, self.fates, self.laid_at, self.laid_ids
        t.faces, t.lookers = self.faces, self.lookers
        t.thread, t.doomed, t.spared, t.crypts, t.grave = self.thread, self.doomed, self.spared, self.crypts, self.grave
        t.strain_deck, t.strains, t.laid, t.spent = self.strain_deck, self.strains, self.laid, self.spent
        t.event_deck, t.ongoing, t.resolved = self.event_deck, self.ongoing, self.resolved
        t.pool, t.sheets, t.handed, t.markers = self.pool, self.sheets, self.handed, self.markers
        t.decks, t.hands, t.shown, t.discard = self.decks, self.hands, self.shown, self.discard
        return t

    def copy(self) -> Town:
        t = self.public()
        t.thread, t.doomed, t.spared, t.crypts, t.grave = self.thread.copy(), self.doomed.copy(), self.spared.copy(), self.crypts.copy(), self.grave.copy()
        t.strain_deck, t.strains, t.laid, t.spent = self.strain_deck.copy(), self.strains.copy(), copied(self.laid), self.spent.copy()
        t.event_deck, t.ongoing, t.resolved = self.event_deck.copy(), self.ongoing.copy(), self.resolved.copy()
        t.pool, t.sheets, t.handed, t.markers = self.pool.copy(), copied(self.sheets), self.handed.copy(), self.markers.copy()
        t.decks, t.hands, t.shown, t.discard = copied(self.decks), copied(self.hands), copied(self.shown), self.discard.copy()
        return t

    # seats

    def healers(self) -> list[Seat]:
        """PA 4.1. The seats of Healers, in the order of their turns."""
        return list(range(1, self.rules.seats))

    def healers_from(self, seat: Seat) -> list[Seat]:
        """The same from this one on; from the Bachelor, if it is the Plague."""
        healers = self.healers()
        return [healer for healer in healers if healer >= seat] + [healer for healer in healers if healer < seat]

    def seat_of(self, healer: int) -> Seat:
        """PA 19.1, 20.1. NOTHING if that Healer is absent."""
        for seat in range(1, self.rules.seats):
            if self.roles[seat] == healer:
                return seat
        return NOTHING

    def answers_for(self, ward: int) -> Seat:
        """PA 2.4, 20.6. The seat that is responsible for this Ward; NOTHING if its Healer is absent."""
        return self.seat_of(owner_of(ward))

    # pieces

    def is_in_town(self, piece: int) -> bool:
        return 0 <= piece < PIECES and self.where[piece] != NOTHING

    def is_quarantined(self, piece: int) -> bool:
        return self.quarantined >> piece & 1 == 1

    def has_acted(self, piece: int) -> bool:
        return self.acted >> piece & 1 == 1

    def pieces_in(self, district: int) -> list[int]:
        return [piece for piece in range(PIECES) if self.where[piece] == district]

    def is_fearless(self, ward: int) -> bool:
        """PA 17.14."""
        return ward in self.fearless

    def bound_to(self, ward: int) -> Seat:
        """PA 14. Whose Pact token lies on it; NOTHING if none."""
        for seat in range(1, self.rules.seats):
            if self.pacts[seat] == ward:
                return seat
        return NOTHING

    def obeys(self, piece: int, seat: Seat) -> bool:
        """PA 12.1, 14.2. May this Healer use the piece for Actions? The Inquisitor and Twin open every Pact (PA 16.1, 17.16)."""
        if not is_ward(piece):
            return piece == self.roles[seat]
        bound = self.bound_to(piece)
        return bound in (NOTHING, seat) or INQUISITOR in self.ongoing or (self.twin and seat == self.active)

    # the map

    def is_closed(self, district: int) -> bool:
        """PA 17.2. Nobody crosses the border of a Curfew."""
        return district != STEPPE and district in self.curfews

    def may_creep(self, here: int, to: int) -> bool:
        """PA 5.1, 5.2. One space of the Plague."""
        return to in self.rules.neighbours[here] and not self.is_closed(here) and not self.is_closed(to)

    def strain_in(self, district: int) -> int:
        """Which of the Strains on the map lies here; NOTHING if none."""
        return self.laid_at.index(district) if district in self.laid_at else NOTHING

    # the Plague

    def lair(self) -> int:
        """Where the Plague is; seen by itself alone."""
        return self.thread.at(len(self.thread) - 1)

    def visited(self) -> list[int]:
        """PA 8.4. Where the Plague was in this turn."""
        return [self.thread.at(number) for number in range(self.turned, len(self.thread))]

    def creep_spaces(self) -> int:
        """PA 5.1, 16.12."""
        return 2 if RATS in self.ongoing else 1

    # cards

    def holds(self, seat: Seat, card: int) -> bool:
        """PA 2.17. For that seat's own eyes."""
        return card >= 0 and (card in self.hands[seat] or card in self.shown[seat])

    def hand_size(self, seat: Seat) -> int:
        return len(self.hands[seat]) + len(self.shown[seat])

    def may_hold(self, seat: Seat, card: int) -> bool:
        """R120. As all can tell: it is in nobody's discard, and the seat has a card that nobody has seen."""
        if card in self.shown[seat]:
            return True
        if not len(self.hands[seat]) or seat == PLAGUE or not self.is_in_deck_of(seat, card):
            return False
        return self.rules.copies[card] > self.discard.count(card)

    def is_in_deck_of(self, seat: Seat, card: int) -> bool:
        """PA 2.10, 20.2. Whether that seat's deck had such a card; two players have one deck for all."""
        return self.rules.copies[card] > 0 and (self.rules.seats == 2 or healer_of_card(card) == self.roles[seat])

    def reactions_are_barred(self) -> bool:
        """PA 16.15."""
        return EMPTY_STAGE in self.ongoing

    def column(self) -> int:
        """PA 2.9, 19.4, 20.5. Whose Resource a new Event needs."""
        return self.tier if self.rules.seats == 2 else self.roles[self.active]


def replaced(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], number, *numbers[at + 1:])


def absent(seats: int) -> range:
    """PA 19.1. With three players the Changeling is absent."""
    return range(CHANGELING if seats == 3 else HEALERS, HEALERS)
