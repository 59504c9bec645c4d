"""BR 2. The table of Bristol: three carts on the road, six dice, and what each villager hides."""

from __future__ import annotations

from typing import final

from ... import kernel
from ...kernel import Public, Seat, Seats, Zone, copied
from .box import Remedies
from .cards import CARTS, CURED_COIN, DICE, PLAGUE_COIN, PLAGUE_FROM, PLAGUED, WORTH, cart_shown

ALL_DICE = (1 << DICE) - 1


@final
class TownRules(kernel.Rules):
    """What a variant may change. A place at the table is a seat or, beyond the seats, a Ghost's (BR 13.1)."""

    places: int                          # seats and Ghosts
    ghosts: int
    slots: tuple[tuple[int, int], ...]   # by place, the zones of its two symptoms; R45: a Ghost's lie apart
    road: int
    boarding: tuple[int, ...]            # BR 3.2
    in_order: bool                       # BR 14.1. pawns are not drawn from the bag
    set_dice: tuple[int, ...]            # BR 14.3. the faces of dice that lie locked for good
    gates_close: int                     # BR 14.4. the last round, whoever has left by then; 0 if that is open
    cards: tuple[Remedies, ...]          # BR 2.4, by card
    remedies: Zone                       # BR 3.4
    symptoms: tuple[int, ...]            # BR 2.3, by value
    coins: Zone                          # BR 12.4
    characters: bool                     # BR 9.1
    chaos: bool                          # BR 12.1
    convene: bool                        # BR 12.2
    cure: bool                           # BR 12.3
    alms: bool                           # BR 12.4
    first_remedies: int                  # BR 13.2, R73
    healthy_start: bool                  # R77
    swap_to_back: bool                   # R20
    first_cart_only: bool                # R49


@final
class Town(kernel.Table):
    """BR 2. What lies on the table, and the chronicle of what everyone saw happen to cards.

    Remedies are seen by who holds them, and by all once they are played (BR 2.5).
    """

    rules: Public[TownRules]
    round: Public[int]
    first: Public[Seat]                              # who began this round
    turn: Public[Seat]                               # whose turn it is
    actions: Public[int]                             # BR 5.1, how many are still to be taken in it
    rerolled: Public[tuple[int, ...]]                # BR 8.3, the two dice of its reroll, while Chicken may follow
    carts: Public[tuple[tuple[Seat, ...], ...]]      # by cart, the front pawn first
    order: Public[tuple[int, ...]]                   # carts still in town, the leading one first
    gone: Public[tuple[int, ...]]                    # carts that have left, in order
    spaces: Public[tuple[int, ...]]                  # by cart, how far it has come
    dice: Public[tuple[int, ...]]                    # the faces
    locked: Public[int]                              # BR 7.2, a bit a die
    alive: Public[Seats]                             # places, Ghosts too
    deadline: Public[int]                            # BR 11.6, the last round; 0 if none is set
    characters: Public[tuple[int, ...]]              # BR 9.1, by place; none without the mode
    chronicle: Public[tuple[int, ...]]               # see chronicle.py
    symptoms: list[Zone]
    health: list[Zone]                               # BR 1.3, a marker a seat
    symptom_deck: Zone
    symptom_discard: Zone
    phial: Zone                                      # symptoms drawn, for whose turn it is to choose from
    pool: Zone                                       # BR 10.2, the heap of a mingle
    leeches: list[Zone]                              # BR 8.5, by cart
    remedies: list[Zone]
    drawn: Zone                                      # BR 5.3, remedies drawn in this turn
    remedy_deck: Zone
    remedy_discard: Zone                             # played, face up
    buried: Zone                                     # R44, discarded unplayed, face down
    bag: Zone                                        # BR 12.4, coins
    palm: Zone                                       # the coin drawn, for its drawer to look at
    coins: list[Zone]                                # by place

    def public(self) -> Town:
        t = Town()
        t.rules, t.round, t.first, t.turn = self.rules, self.round, self.first, self.turn
        t.actions, t.rerolled = self.actions, self.rerolled
        t.carts, t.order, t.gone, t.spaces = self.carts, self.order, self.gone, self.spaces
        t.dice, t.locked, t.alive, t.deadline = self.dice, self.locked, self.alive, self.deadline
        t.characters, t.chronicle = self.characters, self.chronicle
        t.symptoms, t.health, t.symptom_deck, t.symptom_discard = self.symptoms, self.health, self.symptom_deck, self.symptom_discard
        t.phial, t.pool, t.leeches = self.phial, self.pool, self.leeches
        t.remedies, t.drawn, t.remedy_deck = self.remedies, self.drawn, self.remedy_deck
        t.remedy_discard, t.buried = self.remedy_discard, self.buried
        t.bag, t.palm, t.coins = self.bag, self.palm, self.coins
        return t

    def copy(self) -> Town:
        t = self.public()
        t.symptoms, t.health, t.leeches, t.remedies = copied(self.symptoms), copied(self.health), copied(self.leeches), copied(self.remedies)
        t.symptom_deck, t.symptom_discard, t.phial, t.pool = self.symptom_deck.copy(), self.symptom_discard.copy(), self.phial.copy(), self.pool.copy()
        t.drawn, t.remedy_deck = self.drawn.copy(), self.remedy_deck.copy()
        t.remedy_discard, t.buried = self.remedy_discard.copy(), self.buried.copy()
        if self.rules.alms:
            t.bag, t.palm, t.coins = self.bag.copy(), self.palm.copy(), copied(self.coins)
        return t

    # carts and pawns

    def cart_of(self, seat: Seat) -> int:
        """Which cart a pawn is on; only for the living."""
        carts = self.carts
        return 0 if seat in carts[0] else 1 if seat in carts[1] else 2

    def seat_aboard(self, cart: int, riders: tuple[Seat, ...]) -> None:
        """Who is on a cart from now on."""
        carts = self.carts
        self.carts = (riders, carts[1], carts[2]) if cart == 0 else (carts[0], riders, carts[2]) if cart == 1 else (carts[0], carts[1], riders)

    def take_off(self, seat: Seat) -> int:
        """BR 6.6. A pawn leaves its cart and those behind move up; which cart that was."""
        cart = self.cart_of(seat)
        self.seat_aboard(cart, tuple([rider for rider in self.carts[cart] if rider != seat]))
        return cart

    def cart_ahead(self, cart: int) -> int:
        """BR 6.2, 11.9. The next cart in front that is still in town; -1 if this one leads."""
        at = self.order.index(cart)
        return self.order[at - 1] if at else -1

    def foremost(self) -> int:
        """BR 4.2, R1. The leading cart with anyone on it."""
        for cart in self.order:
            if self.carts[cart]:
                return cart
        return self.order[0]

    # people

    def lives(self, seat: Seat) -> bool:
        return self.alive >> seat & 1 == 1

    def is_ghost(self, seat: Seat) -> bool:
        """BR 13.1. Ghosts sit beyond the seats."""
        return seat >= self.rules.seats

    def clockwise_from_first(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """BR 8.9. In the order of play of this round."""
        if len(seats) < 2:
            return seats
        after = [seat for seat in seats if seat >= self.first]
        before = [seat for seat in seats if seat < self.first]
        return tuple(sorted(after) + sorted(before))

    def held(self, seat: Seat) -> int:
        """BR 5.4. How many remedies this seat has, those drawn in its turn included."""
        return len(self.remedies[seat]) + (len(self.drawn) if seat == self.turn else 0)

    def sum_of(self, seat: Seat) -> int:
        """BR 1.3. What the two symptoms add up to."""
        left, right = self.rules.slots[seat]
        total = self.symptoms[left].total(WORTH)
        return total if left == right else total + self.symptoms[right].total(WORTH)

    def is_plagued(self, seat: Seat) -> bool:
        """BR 1.3, 13.8. A player by the marker, a Ghost by what it holds now (R63) or its coin (R70)."""
        if not self.is_ghost(seat):
            return PLAGUED in self.health[seat]
        if self.rules.alms:
            if CURED_COIN in self.coins[seat]:
                return False
            if PLAGUE_COIN in self.coins[seat]:
                return True
        return self.sum_of(seat) >= PLAGUE_FROM

    # dice

    def free_dice(self) -> int:
        """BR 7.2. Those not locked, a bit a die."""
        return ALL_DICE & ~self.locked

    def shown(self, cart: int) -> int:
        """BR 4.4. How many dice have the colour of a cart."""
        return sum([1 for face in self.dice if cart_shown(face) == cart])

    def rats(self, cart: int) -> int:
        """BR 10.1. How many dice show the rat of a cart."""
        rat = 2 * cart + 1
        return sum([1 for face in self.dice if face == rat])

    def mingling(self) -> list[int]:
        """BR 4.3, 10.1, 10.7. The carts that mingle as the dice lie now, in their order."""
        return [cart for cart in self.order if self.carts[cart] and self.rats(cart) >= 2]

    def forecast(self) -> tuple[int, ...]:
        """BR 4.4. By cart, how far it goes as the dice lie now; a cart that has left goes nowhere (BR 7.3, 11.9)."""
        return tuple([self.shown(cart) if cart in self.order else 0 for cart in CARTS])
