"""Symptoms that a seat cannot see, imagined: every card's way from the deal to where it lies now, and then its face.

The cards are followed one by one, faces still to be found: mingling moves them about at random, whatever their faces. Where the seat knows a face, a card
that has it or may have it is chosen for the place; at the end every card left open takes one of the faces left over. That is as likely as the true deal.
"""

from __future__ import annotations

from typing import Final, final
from collections.abc import Sequence

from ...kernel import FACE_DOWN, NOBODY, Dealer, Seat, Zone, only
from .cards import CARTS, SYMPTOMS_EACH, WORTH
from .chronicle import GLIMPSED, KEPT, LEECHED, LOOKED, MINGLED, NO_CART, TAPPED
from .demands import demands_of
from .faces import NO_SLIP, Faces, Slip
from .knowledge import Knowledge
from .sight import UNKNOWN, hand_number, seen_hands
from .table import Town

NONE_YET: Final = [NO_SLIP, NO_SLIP]
ONE_OF_TWO: Final = 0.5         # how likely a look at a hand shows one card and not the other


@final
class HiddenSymptoms:
    """One attempt after the other; the weight of its faces says how likely the last one is beside others."""

    def __init__(self, known: Knowledge) -> None:
        self.known: Final = known
        self.t: Final[Town] = known.t
        self.sight: Final = seen_hands(known)
        self.demands: Final = demands_of(known)
        self.faces = Faces((), chaos=False)
        self.faces.weight = 0.0                      # nothing has come out yet
        self.deck: list[Slip] = []
        self.discard: list[Slip] = []
        self.phial: list[Slip] = []
        self.leeches: list[list[Slip]] = []
        self.hands: list[list[Slip]] = []            # by place
        self.changes: list[int] = []                 # by place, how often its hand has changed
        self.order: list[Slip] = []                  # slips as the engine draws them
        self.kept: list[list[Slip]] = []             # hands as they were chosen
        self.leeched: list[Slip] = []                # as they were laid on stacks; NO_SLIP if discarded
        self.glimpsed: list[Slip] = []               # as they were seen by a Sheriff
        self.inspected: list[int] = []               # hands of which I, a Sheriff, have seen a card
        self.once_more: list[tuple[Slip, Slip]] = []           # and those of which it was not the first time
        self.had: list[tuple[Seat, Slip, Slip]] = []           # every new hand of every place, in order
        self.eyes: list[int] = []                    # by slot, who has looked at a Ghost's card
        self.tapped = 0                              # how many of the symptoms that I drew have come, and of those that I laid
        self.laid = 0
        self.seen = 0

    def try_once(self, dealer: Dealer) -> bool:
        self.begin()
        if not self.serve(range(self.t.rules.places), self.deck, dealer):      # BR 3.3
            return False
        self.deck, self.discard = self.deck + self.discard, []
        for what, digits in self.known.entries:
            if not self.happen(what, digits, dealer):
                return False
        if not self.see_phial(dealer):
            return False
        self.faces.close(dealer)
        for first, second in self.once_more:
            self.faces.weight *= 1.0 if self.faces.of[first] == self.faces.of[second] else ONE_OF_TWO
        return True

    def begin(self) -> None:
        rules = self.t.rules
        self.faces = Faces(rules.symptoms, rules.chaos)
        self.deck = [slip for slip, card in enumerate(self.faces.of) if card == FACE_DOWN]
        self.discard = [slip for slip, card in enumerate(self.faces.of) if card != FACE_DOWN]
        self.phial, self.leeches, self.hands = [], [[] for _ in CARTS], [[] for _ in range(rules.places)]
        self.changes, self.order, self.kept, self.leeched = [-1] * rules.places, [], [], []
        self.glimpsed, self.inspected, self.once_more = [], [], []
        self.had, self.eyes = [], [NOBODY] * len(self.t.symptoms)
        self.tapped = self.laid = self.seen = 0

    # what happened

    def reform(self) -> None:
        """BR 10.6. As the engine does."""
        if not self.deck:
            self.deck, self.discard = self.discard, []

    def happen(self, what: int, digits: tuple[int, ...], dealer: Dealer) -> bool:
        """An entry of the chronicle. False if it cannot have been so."""
        if what == MINGLED:
            return self.mingle(digits[0], digits[1:], dealer)
        if what == TAPPED:
            return self.tap(digits[0], digits[1], dealer)
        if what == KEPT:
            return self.keep(digits[0], dealer)
        if what == LEECHED:
            return self.leech(digits[0], digits[1], dealer)
        if what == GLIMPSED:
            self.glimpse(digits[0], digits[1], dealer)
        elif what == LOOKED:
            slot = self.t.rules.slots[digits[1]][digits[2]]
            self.eyes[slot] = self.eyes[slot] | 1 << digits[0]
        return True

    def glimpse(self, seat: Seat, target: Seat, dealer: Dealer) -> None:
        """BR 9.8. Either of the two; mine showed the face that I remember.

        How likely a first look was is counted when its card finds a place in the hand; how likely another, at the end.
        """
        first, second = self.hands[target]
        slip = second if dealer.pick(2) else first
        if self.mine(seat):
            slip = first if self.faces.of[first] == self.known.glimpses[self.seen] else second
            self.seen += 1
            if hand_number(target, self.changes[target]) in self.inspected:
                self.once_more.append((first, second))
            self.inspected.append(hand_number(target, self.changes[target]))
        self.glimpsed.append(slip)

    def serve(self, places: Sequence[Seat], slips: list[Slip], dealer: Dealer) -> bool:
        """A new hand for each of these out of the slips: first all that is known of them, which is no less likely, then any others."""
        for place in places:
            if not self.serve_known(place, slips, dealer):
                return False
        for place in places:
            demand = self.demands.get(hand_number(place, self.changes[place]))
            if demand is not None and self.hands[place] == NONE_YET:
                self.hands[place] = self.faces.two_meeting(demand, slips, dealer)
                if not self.hands[place]:
                    return False
        for place in places:
            hand = self.hands[place]
            for at in range(SYMPTOMS_EACH):
                if hand[at] < 0:
                    hand[at] = self.faces.any_of(slips, dealer)
            self.order += hand
            self.had.append((place, hand[0], hand[1]))
        return True

    def serve_known(self, place: Seat, slips: list[Slip], dealer: Dealer) -> bool:
        self.changes[place] = self.changes[place] + 1
        known = self.sight.get(hand_number(place, self.changes[place]), UNKNOWN)
        hand = NONE_YET[:]
        self.hands[place] = hand
        for at, card in enumerate(known):
            if card != FACE_DOWN:
                hand[at] = self.faces.one_with(slips, card, dealer)
                if hand[at] == NO_SLIP:
                    return False
        return True

    def mingle(self, cart: int, riders: tuple[Seat, ...], dealer: Dealer) -> bool:
        """BR 10.2 to 10.4."""
        pool = [slip for seat in riders for slip in self.hands[seat]]
        stack = self.leeches[cart]
        if stack:
            pool.append(self.faces.any_of(stack, dealer))
            self.order.append(pool[-1])
            self.discard += stack
            self.leeches[cart] = []
            self.reform()
        elif self.deck:
            pool.append(self.faces.any_of(self.deck, dealer))
            self.order.append(pool[-1])
            self.reform()
        if not self.serve(riders, pool, dealer):
            return False
        for seat in riders:
            for slot in self.t.rules.slots[seat]:
                self.eyes[slot] = NOBODY
        self.discard += pool
        self.reform()
        return True

    def tap(self, seat: Seat, count: int, dealer: Dealer) -> bool:
        """BR 8.5, 8.6. So many from the deck; I remember mine."""
        self.phial = []
        for _ in range(count):
            if self.mine(seat):
                slip = self.faces.one_with(self.deck, self.known.tapped[self.tapped], dealer)
                self.tapped += 1
            else:
                slip = self.faces.any_of(self.deck, dealer)
            if slip == NO_SLIP:
                return False
            self.phial.append(slip)
            self.order.append(slip)
            self.reform()
        return True

    def mine(self, seat: Seat) -> bool:
        return self.known.remembers and seat == self.known.me

    def keep(self, seat: Seat, dealer: Dealer) -> bool:
        """BR 8.6. Any two of them, unless it is known which."""
        slips, self.phial = self.hands[seat] + self.phial, []
        drawn = len(self.order)
        if not self.serve((seat,), slips, dealer):
            return False
        del self.order[drawn:]                                 # chosen, not drawn
        self.kept.append(self.hands[seat])
        self.discard += slips
        self.reform()
        return True

    def leech(self, seat: Seat, cart: int, dealer: Dealer) -> bool:
        """BR 8.5. One goes to a stack, the other is discarded."""
        slips, self.phial = self.phial, []
        if cart != NO_CART:
            if self.mine(seat):
                slip = self.faces.one_with(slips, self.known.leeches[self.laid].card, dealer)
                self.laid += 1
                if slip == NO_SLIP:
                    return False
            else:
                slip = self.faces.any_of(slips, dealer)
            self.leeches[cart].append(slip)
            self.leeched.append(slip)
        else:
            self.leeched.append(NO_SLIP)
        self.discard += slips
        self.reform()
        return True

    def see_phial(self, dealer: Dealer) -> bool:
        """What I drew just now and have not chosen from yet; with a memory it is known already."""
        t = self.t
        if t.turn != self.known.me or not len(t.phial) or self.known.remembers:
            return True
        slips, self.phial = self.phial, []
        for card in t.phial.cards():
            slip = self.faces.one_with(slips, card, dealer)
            if slip == NO_SLIP:
                return False
            self.phial.append(slip)
        return True

    # what came of it

    def sum_of(self, first: Slip, second: Slip) -> int:
        return WORTH[self.faces.of[first]] + WORTH[self.faces.of[second]]

    def lay_out(self, t: Town) -> None:
        """Put them on a table. What everyone sees stays so; besides, players see their own, and a Ghost's card whoever looked at it."""
        for place in range(t.rules.places):
            left, right = t.rules.slots[place]
            if left == right:
                t.symptoms[left] = self.zone(self.hands[place], t.symptoms[left].eyes | only(left))
            else:
                for slot, slip in zip((left, right), self.hands[place]):
                    t.symptoms[slot] = self.zone([slip], t.symptoms[slot].eyes | self.eyes[slot])
        t.symptom_deck, t.symptom_discard = self.zone(self.deck, NOBODY), self.zone(self.discard, NOBODY)
        t.phial = self.zone(self.phial, only(t.turn))
        t.leeches = [self.zone(stack, NOBODY) for stack in self.leeches]

    def zone(self, slips: list[Slip], eyes: int) -> Zone:
        zone = Zone(0, 0, eyes)
        for slip in slips:
            zone.put(self.faces.of[slip])
        return zone
