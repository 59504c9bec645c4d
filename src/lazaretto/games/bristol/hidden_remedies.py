"""Remedies that a seat cannot see, imagined: which card each hidden draw was, so that everything played comes out true.

Each draw is a slip with a face still to be found. First the chronicle says which slip was played, taken or buried, and so the face of some. Then each
deck in turn, from one shuffle to the next, fills the other slips with what it must have held besides: that is as likely as the true deal.
"""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, NOBODY, Card, Dealer, Seat, Zone, only
from .chronicle import DIED, DREW, FILCHED, PLAYED, ROUND, TOOK, WHIPPED
from .knowledge import Knowledge
from .table import Town

Slip = int                      # a draw, by number


@final
class HiddenRemedies:
    """One attempt after the other; `weight` says how likely the last one is beside others."""

    def __init__(self, known: Knowledge) -> None:
        self.known: Final = known
        self.t: Final[Town] = known.t
        self.weight = 0.0
        self.faces: list[Card] = []                  # by slip
        self.decks: list[int] = []                   # by slip, from which deck it was drawn: the first, or after so many shuffles
        self.held: list[list[Slip]] = []             # by seat
        self.fresh: list[list[Slip]] = []            # by seat, drawn in this round
        self.buried: list[Slip] = []
        self.discarded: list[Card] = []              # since the last shuffle
        self.shuffled: list[tuple[list[Card], list[Slip]]] = []    # what each later deck was formed from
        self.left = 0                                # in the deck
        self.order: list[Slip] = []                  # as the engine draws them, from the deck or from a hand
        self.takes: list[Slip] = []                  # what the Countess kept
        self.mine: list[Card] = []
        self.filched: list[Card] = []
        self.taken = 0
        self.rest = Zone(0, 0, NOBODY)               # the deck at last

    def try_once(self, dealer: Dealer) -> bool:
        self.begin()
        for seat in range(self.t.rules.seats):
            for _ in range(self.t.rules.first_remedies):
                self.draw(seat)
        for what, digits in self.known.entries:
            if not self.happen(what, digits, dealer):
                return False
        return self.see_my_hand(dealer) and self.fill(dealer)

    def begin(self) -> None:
        seats = self.t.rules.seats
        self.weight, self.faces, self.decks = 1.0, [], []
        self.held, self.fresh = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.buried, self.discarded, self.shuffled = [], [], []
        self.left, self.order, self.takes = len(self.t.rules.remedies), [], []
        self.mine, self.filched, self.taken = self.known.drawn[:], self.known.filched[:], 0

    def draw(self, seat: Seat) -> None:
        slip = len(self.faces)
        mine = self.known.remembers and seat == self.known.me
        self.faces.append(self.mine.pop(0) if mine else FACE_DOWN)
        self.decks.append(len(self.shuffled))
        self.held[seat].append(slip)
        self.order.append(slip)
        self.left -= 1
        self.reform()

    def reform(self) -> None:
        """BR 5.5. As the engine does."""
        if not self.left and (self.discarded or self.buried):
            self.left = len(self.discarded) + len(self.buried)
            self.shuffled.append((self.discarded, self.buried))
            self.discarded, self.buried = [], []

    def happen(self, what: int, digits: tuple[int, ...], dealer: Dealer) -> bool:
        """An entry of the chronicle. False if it cannot have been so."""
        if what == ROUND:
            self.fresh = [[] for _ in range(self.t.rules.seats)]
        elif what == DREW:
            for _ in range(digits[1]):
                self.draw(digits[0])
                self.fresh[digits[0]].append(self.held[digits[0]][-1])
        elif what in (PLAYED, WHIPPED):
            return self.play(digits[0], digits[1], what == PLAYED, dealer)
        elif what == FILCHED:
            return self.filch(digits[0], digits[1], dealer)
        elif what == TOOK:
            return self.take(digits[0], dealer)
        elif what == DIED:
            self.bury(digits)
        return True

    def bury(self, dead: tuple[Seat, ...]) -> None:
        """R44. What they held."""
        for seat in dead:
            if seat < self.t.rules.seats:
                self.buried += self.held[seat]
                self.held[seat] = []
        self.reform()

    def play(self, seat: Seat, card: Card, in_turn: bool, dealer: Dealer) -> bool:
        """BR 5.3. A card drawn in this turn was not the one played in it."""
        slips = [slip for slip in self.held[seat] if not (in_turn and slip in self.fresh[seat])]
        slip = self.one_with(slips, card, dealer)
        if slip < 0:
            return False
        self.held[seat].remove(slip)
        self.discarded.append(card)
        self.reform()
        return True

    def one_with(self, slips: list[Slip], card: Card, dealer: Dealer) -> Slip:
        """One of the slips that has this face or may have; -1 if none. Slips that have it for certain come first: the others are then free."""
        found = [slip for slip in slips if self.faces[slip] == card] or [slip for slip in slips if self.faces[slip] == FACE_DOWN]
        if not found:
            return -1
        slip = found[dealer.pick(len(found))]
        self.faces[slip] = card
        return slip

    def filch(self, thief: Seat, victim: Seat, dealer: Dealer) -> bool:
        """BR 9.9. Any card of the hand; thief and victim know which."""
        slips, me = self.held[victim], self.known.me
        if not slips:
            return False
        if self.known.remembers and me in (thief, victim):
            slip = self.one_with(slips, self.filched.pop(0), dealer)
            if slip < 0:
                return False
        else:
            slip = slips[dealer.pick(len(slips))]
        slips.remove(slip)
        self.held[thief].append(slip)
        self.fresh[thief].append(slip)
        self.order.append(slip)
        return True

    def take(self, seat: Seat, dealer: Dealer) -> bool:
        """BR 9.2. One of the last two drawn is kept, the other buried."""
        pair = self.held[seat][-2:]
        if self.known.remembers and seat == self.known.me:
            kept = self.one_with(pair, self.known.takes[self.taken].card, dealer)
            self.taken += 1
        else:
            kept = pair[dealer.pick(2)]
        other = pair[0] if kept == pair[1] else pair[1]
        self.held[seat].remove(other)
        self.buried.append(other)
        self.takes.append(kept)
        self.reform()
        return True

    def see_my_hand(self, dealer: Dealer) -> bool:
        """What I hold now, and what I drew in this turn."""
        t, me = self.t, self.known.me
        if me < 0:
            return True
        drawn = self.in_turn(me)
        hand = [slip for slip in self.held[me] if slip not in drawn]
        return self.shows(hand, t.remedies[me], dealer) and (me != t.turn or self.shows(drawn, t.drawn, dealer))

    def in_turn(self, seat: Seat) -> list[Slip]:
        """BR 5.3. Slips that lie apart: drawn by whose turn it is."""
        if seat != self.t.turn or not len(self.t.drawn):
            return []
        return [slip for slip in self.held[seat] if slip in self.fresh[seat]]

    def shows(self, slips: list[Slip], zone: Zone, dealer: Dealer) -> bool:
        """Give these slips the faces that lie there."""
        cards = zone.cards()
        for slip in slips:
            if self.faces[slip] != FACE_DOWN:
                if self.faces[slip] not in cards:
                    return False
                cards.remove(self.faces[slip])
        for slip in slips:
            if self.faces[slip] == FACE_DOWN:
                self.faces[slip] = cards.pop(dealer.pick(len(cards)))
        return not cards

    def fill(self, dealer: Dealer) -> bool:
        """Deck by deck: what is known must have been in it; the rest is any of its cards."""
        for deck in range(len(self.shuffled) + 1):
            self.rest = self.formed(deck)
            slips = [slip for slip in range(len(self.faces)) if self.decks[slip] == deck]
            for slip in slips:
                card = self.faces[slip]
                if card != FACE_DOWN:
                    if card not in self.rest:
                        return False
                    self.weight *= self.rest.count(card) / len(self.rest)
                    self.rest.take(card)
            for slip in slips:
                if self.faces[slip] == FACE_DOWN:
                    card = self.rest.nth(dealer.pick(len(self.rest)))
                    self.rest.take(card)
                    self.faces[slip] = card
        return True

    def formed(self, deck: int) -> Zone:
        """The first deck is the box's; a later one is what was discarded before."""
        if deck == 0:
            return self.t.rules.remedies.copy()
        zone = Zone(0, 0, NOBODY)
        cards, slips = self.shuffled[deck - 1]
        for card in cards:
            zone.put(card)
        for slip in slips:
            zone.put(self.faces[slip])
        return zone

    def lay_out(self, t: Town) -> None:
        """Put them on a table."""
        drawn = self.in_turn(t.turn)
        t.remedies = [self.zone([slip for slip in self.held[seat] if slip not in drawn], only(seat)) for seat in range(t.rules.seats)]
        t.drawn, t.remedy_deck, t.buried = self.zone(drawn, only(t.turn)), self.rest.copy(), self.zone(self.buried, NOBODY)

    def zone(self, slips: list[Slip], eyes: int) -> Zone:
        zone = Zone(0, 0, eyes)
        for slip in slips:
            zone.put(self.faces[slip])
        return zone
