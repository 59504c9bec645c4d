"""PB 2. The table of Pints: five rows before a pub, a bus, a pile, and what everyone has."""

from __future__ import annotations

from typing import Final, final

from ... import kernel
from ...kernel import Card, Line, Public, Seat, Zone, copied, copied_lines
from .cards import CARDS, EXTRA_PLAYERS, FIELDS, HITS, LAST_QUARTER, ROWS, SQUARES, colour_of

#: Where chips lie: the squares of the rows, then the bus, those in somebody's hand, and a bite-marker for each seat.
BUS: Final = FIELDS
HELD: Final = FIELDS + 1
MARKERS: Final = FIELDS + 2

#: PB 4.2. Where in a turn we are.
SENDING: Final = 0
PLACING: Final = 1
FIGHTING: Final = 2
DRIVING: Final = 3
SCORING: Final = 4
BITING: Final = 5               # nothing can be bought any more

NOTHING: Final = -1


@final
class PubRules(kernel.Rules):
    """What a variant may change."""

    kinds: tuple[int, ...]               # by chip, its kind: see chips.py
    chips: Zone                          # PB 3.5
    tiles: tuple[int, ...]               # by colour, how many are marked; none on the Starters' Menu
    markings: tuple[int, ...]            # PB 18.1, by colour
    die: tuple[int, ...]                 # PB 2.6, by face
    cards: Zone                          # PB 3.8, without the rescue card
    quarter: int                         # PB 3.9, cards in each
    rescuers: tuple[int, ...]            # R5, from which one is drawn
    for_a_card: tuple[int, ...]          # PB 11.2, by quarter
    sofa: int
    phone_box: int
    beers: int
    beer: int                            # PB 12.5, its price
    food: bool                           # PB 19
    food_chosen: int
    food_random: int
    turns: int                           # R115


@final
class Pub(kernel.Table):
    """PB 2. What lies on the table."""

    rules: Public[PubRules]
    turns: Public[int]                               # begun so far, by all together
    active: Public[Seat]
    phase: Public[int]
    untouched: Public[bool]                          # R99, nothing was done in this turn yet
    tiles: Public[tuple[tuple[int, ...], ...]]       # PB 2.1, by row and square
    corner: Public[tuple[int, ...]]                  # PB 9.5, the first is next to be used
    bus_row: Public[int]
    backwards: Public[bool]                          # PB 13.12, this run
    running: Public[bool]
    dealing: Public[bool]                            # PB 14.8, zombies that enter in this run are dealt
    tags: Public[tuple[tuple[int, ...], ...]]        # chip by chip as in `lines`: which draw it was, and its face if that is up; see chips.py
    draws: Public[int]                               # chips drawn from the stock so far
    chronicle: Public[tuple[int, ...]]               # see chips.py
    stools: Public[int]                              # PB 5.1, rows with a buddy, a bit each
    sofa: Public[int]
    phone_box: Public[int]
    bar: Public[int]                                 # PB 2.10, beers on it
    loose: Public[tuple[int, ...]]                   # dice thrown and not placed yet, as pieces
    weapons: Public[tuple[int, ...]]                 # PB 7.4, by square, which weapon is placed there; NOTHING
    hits: Public[tuple[int, ...]]                    # by square
    rebounds: Public[tuple[int, ...]]                # R57, from square and to square, by turns
    felled: Public[int]                              # PB 9.2, rows in which a zombie was defeated, a bit each
    blinds: Public[int]                              # PB 13.14, rows, a bit each
    undead: Public[int]                              # PB 13.13, rows, a bit each
    crisps: Public[tuple[int, ...]]
    bites: Public[tuple[int, ...]]
    beers: Public[tuple[int, ...]]                   # PB 2.10, drunk
    refused: Public[tuple[int, ...]]                 # R44, in this phase: seller times cards and card
    waived: Public[bool]                             # R123, nothing more is asked in this phase that can only be declined
    used: Public[tuple[int, ...]]                    # PB 19.1, by seat, pub food turned over, a bit each
    lost: Public[int]                                # R102, pub food given back in this turn, a bit each
    quarter: Public[int]                             # PB 15.5, the current one, from 0
    left: Public[tuple[int, ...]]                    # by quarter, cards of which nobody knows anything
    sunk_in: Public[tuple[int, ...]]                 # for each card of `sunk`, in which quarter, the upper one first
    sunk_ids: Public[tuple[int, ...]]                # and which look it was of; NOTHING if all have seen it
    top_id: Public[int]                              # PB 19.4, the same for the top card
    looks: Public[tuple[int, ...]]                   # look by look, which card that was, once all have seen it; NOTHING before
    lookers: Public[tuple[int, ...]]                 # look by look, who has looked, a bit a seat
    tile_shows: Public[int]                          # PB 15.1, a division tile not decided yet, from 1; 0 if none
    lines: list[Line]                                # chips
    stock: Zone
    claw: Zone                                       # a chip between stock and board
    ambulance: Zone
    deck: Zone                                       # all cards of the pile of which nobody knows where they are
    top: Zone                                        # PB 19.4, the top card, if somebody has looked
    sunk: list[Zone]                                 # cards put under a quarter, each by itself
    rescue: Zone                                     # PB 3.10, until the last quarter begins
    spare: Zone                                      # rescue cards in the box
    drawn: Zone                                      # the card being carried out
    discard: Line                                    # the last is on top
    hands: list[Zone]
    placed: list[Line]                               # PB 7.1, buddy cards beside each row
    foods: list[Zone]                                # PB 19, by seat
    larder: Zone                                     # R6, pub food in stock

    def public(self) -> Pub:
        t = Pub()
        t.rules, t.turns, t.active, t.phase, t.untouched = self.rules, self.turns, self.active, self.phase, self.untouched
        t.tiles, t.corner, t.bus_row, t.backwards, t.running, t.dealing = self.tiles, self.corner, self.bus_row, self.backwards, self.running, self.dealing
        t.tags, t.draws, t.chronicle = self.tags, self.draws, self.chronicle
        t.stools, t.sofa, t.phone_box, t.bar = self.stools, self.sofa, self.phone_box, self.bar
        t.loose, t.weapons, t.hits, t.rebounds, t.felled = self.loose, self.weapons, self.hits, self.rebounds, self.felled
        t.blinds, t.undead, t.crisps, t.bites, t.beers = self.blinds, self.undead, self.crisps, self.bites, self.beers
        t.refused, t.waived, t.used, t.lost = self.refused, self.waived, self.used, self.lost
        t.quarter, t.left, t.sunk_in, t.tile_shows = self.quarter, self.left, self.sunk_in, self.tile_shows
        t.sunk_ids, t.top_id, t.looks, t.lookers = self.sunk_ids, self.top_id, self.looks, self.lookers
        t.lines, t.stock, t.claw, t.ambulance = self.lines, self.stock, self.claw, self.ambulance
        t.deck, t.top, t.sunk, t.rescue, t.spare, t.drawn = self.deck, self.top, self.sunk, self.rescue, self.spare, self.drawn
        t.discard, t.hands, t.placed, t.foods, t.larder = self.discard, self.hands, self.placed, self.foods, self.larder
        return t

    def copy(self) -> Pub:
        t = self.public()
        t.lines, t.placed, t.discard = copied_lines(self.lines), copied_lines(self.placed), self.discard.copy()
        t.stock, t.claw, t.ambulance = self.stock.copy(), self.claw.copy(), self.ambulance.copy()
        t.deck, t.top, t.sunk = self.deck.copy(), self.top.copy(), copied(self.sunk)
        t.rescue, t.spare, t.drawn, t.hands = self.rescue.copy(), self.spare.copy(), self.drawn.copy(), copied(self.hands)
        if self.rules.food:
            t.foods, t.larder = copied(self.foods), self.larder.copy()
        return t

    # rows

    def row_fields(self, row: int) -> range:
        """The squares of a row, from the pub."""
        return range(row * SQUARES, row * SQUARES + SQUARES)

    def rows_from_bus(self) -> list[int]:
        """PB 8.1, R20. Counter-clockwise from where the bus stands."""
        return [(self.bus_row + number) % ROWS for number in range(ROWS)]

    def fields_of(self, colour: int) -> list[int]:
        """PB 6.2. The squares with a tile of this colour, in the order of R20."""
        return [row * SQUARES + square for row in self.rows_from_bus() for square in range(SQUARES) if colour_of(self.tiles[row][square]) == colour]

    def is_manned(self, row: int) -> bool:
        return self.stools >> row & 1 == 1

    def is_blind(self, row: int) -> bool:
        return self.blinds >> row & 1 == 1

    # people

    def seats_from_active(self) -> list[Seat]:
        seats = self.rules.seats
        return [(self.active + number) % seats for number in range(seats)]

    def price(self) -> int:
        """PB 12.3. Of a buddy card, now."""
        return max(1, self.sofa)

    def refuse(self, seller: Seat, card: Card) -> None:
        """PB 12.4, R44. In this phase that card is not asked for again."""
        self.refused = (*self.refused, seller * CARDS + card)

    def sell(self, seller: Seat, card: Card, price: int) -> None:
        """PB 12.3. To whose turn it is."""
        self.hands[seller].take(card)
        self.hands[self.active].put(card)
        self.crisps = changed(changed(self.crisps, self.active, -price), seller, price)

    def is_market_open(self) -> bool:
        """PB 12.2, R42. From one's second turn on."""
        return self.turns > self.rules.seats

    def buddies(self) -> int:
        """PB 16.1. In the pub."""
        return self.sofa + self.stools.bit_count()

    def hits_of(self, piece: int) -> int:
        """PB 7.3, 7.5, 13.8."""
        return self.rules.seats if piece == EXTRA_PLAYERS else HITS[piece]

    def has_food(self, seat: Seat, food: int) -> bool:
        """PB 19.1, R122. Has the seat this marker, and not used it yet? Before the first turn none is at work."""
        return self.rules.food and self.turns > 0 and food in self.foods[seat] and not self.used[seat] >> food & 1

    # the pile

    def in_quarter(self, quarter: int) -> int:
        """How many cards it has."""
        known = len([at for at in self.sunk_in if at == quarter]) + (len(self.top) if quarter == self.quarter else 0)
        return self.left[quarter] + known

    def height(self) -> int:
        return sum([self.in_quarter(quarter) for quarter in range(self.quarter, LAST_QUARTER + 1)])


def changed(numbers: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The same with one number raised or lowered."""
    return (*numbers[:at], numbers[at] + by, *numbers[at + 1:])


def replaced(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], number, *numbers[at + 1:])


