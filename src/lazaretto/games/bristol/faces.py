"""Cards whose faces are still to be found: slips that are followed about, and take a face when somebody is known to have seen it."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, BrokenTable, Card, Dealer
from .cards import FOUR, WORTH
from .demands import Demand, meets

Slip = int                      # a card, by number
NO_SLIP: Final = -1
FINE: Final = 1 << 20           # how finely chances are told apart


@final
class Faces:
    """All symptom cards of a game. `weight` gathers how likely it was that faces known came where they were seen."""

    def __init__(self, symptoms: tuple[int, ...], chaos: bool) -> None:
        """BR 3.3. The 4s lie apart for the deal, and are known for what they are; all other faces are open."""
        self.of: list[Card] = []                     # by slip
        for card, copies in enumerate(symptoms):
            self.of += [card if card == FOUR and not chaos else FACE_DOWN] * copies
        #: By face, how many open slips will have it.
        self.open: list[int] = [0 if card == FOUR and not chaos else copies for card, copies in enumerate(symptoms)]
        self.openings = sum(self.open)
        self.weight = 1.0

    def any_of(self, slips: list[Slip], dealer: Dealer) -> Slip:
        return slips.pop(dealer.pick(len(slips)))

    def one_with(self, slips: list[Slip], card: Card, dealer: Dealer) -> Slip:
        """A slip that has this face or may have it, as likely as it is to; NO_SLIP if there is none. It is taken from where it lies."""
        likely = 0.0
        for slip in slips:
            likely += self.likelihood(slip, card)
        if likely <= 0.0:
            return NO_SLIP
        self.weight *= likely / len(slips)
        mark = likely * dealer.pick(FINE) / FINE
        chosen = NO_SLIP
        for at, slip in enumerate(slips):
            chance = self.likelihood(slip, card)
            if chance > 0.0:
                chosen = at
                mark -= chance
                if mark < 0.0:
                    break
        slip = slips.pop(chosen)
        self.pin(slip, card)
        return slip

    def likelihood(self, slip: Slip, card: Card) -> float:
        face = self.of[slip]
        if face == FACE_DOWN:
            return self.open[card] / self.openings
        return 1.0 if face == card else 0.0

    def pin(self, slip: Slip, card: Card) -> None:
        if self.of[slip] == FACE_DOWN:
            self.of[slip] = card
            self.open[card] = self.open[card] - 1
            self.openings -= 1

    def close(self, dealer: Dealer) -> None:
        """Every open slip takes one of the faces left over."""
        left = [card for card, copies in enumerate(self.open) for _ in range(copies)]
        for slip, face in enumerate(self.of):
            if face == FACE_DOWN:
                at = dealer.pick(len(left))
                self.of[slip] = left[at]
                left[at] = left[-1]
                left.pop()

    def two_meeting(self, demand: Demand, slips: list[Slip], dealer: Dealer) -> list[Slip]:
        """Any two that are mild, or grave, as it must have been; none if that cannot be. They are taken from where they lie."""
        chance = self.chance_of(demand, slips)
        if chance <= 0.0:
            return []
        self.weight *= chance
        while True:
            first = dealer.pick(len(slips))
            second = dealer.pick(len(slips) - 1)
            second += 1 if second >= first else 0
            left = self.supposed(slips[first], FACE_DOWN, dealer)
            right = self.supposed(slips[second], left if self.of[slips[first]] == FACE_DOWN else FACE_DOWN, dealer)
            if meets(demand, left, right):
                break
        self.pin(slips[first], left)
        self.pin(slips[second], right)
        found = [slips[first], slips[second]]
        slips.pop(max(first, second))
        slips.pop(min(first, second))
        return found

    def supposed(self, slip: Slip, taken: Card, dealer: Dealer) -> Card:
        """Its face, or one that it may have, beside an open one that has taken another."""
        face = self.of[slip]
        if face != FACE_DOWN:
            return face
        number = dealer.pick(self.openings - (taken != FACE_DOWN))
        for card, copies in enumerate(self.open):
            number -= copies - (card == taken)
            if number < 0:
                return card
        raise BrokenTable("more faces are open than there are")

    def chance_of(self, demand: Demand, slips: list[Slip]) -> float:
        """How likely two of these slips meet it."""
        known = [0] * len(WORTH)
        for slip in slips:
            if self.of[slip] != FACE_DOWN:
                known[self.of[slip]] = known[self.of[slip]] + 1
        unknown, pairs = len(slips) - sum(known), 0.0
        for left in range(len(WORTH)):
            for right in range(len(WORTH)):
                if meets(demand, left, right):
                    same = left == right
                    pairs += known[left] * (known[right] - same)
                    if unknown:
                        pairs += 2 * known[left] * unknown * self.open[right] / self.openings
                    if unknown > 1:
                        pairs += unknown * (unknown - 1) * self.open[left] * (self.open[right] - same) / (self.openings * (self.openings - 1))
        return pairs / (len(slips) * (len(slips) - 1))
