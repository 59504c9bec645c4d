"""BR 1.3. Who has the plague in an imagined world: worked out from its symptoms and coins, and held against what the seat knows."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Seat, lay, only
from .cards import CURED_COIN, HEALTHY, ONE, PLAGUE_COIN, PLAGUE_FROM, PLAGUED
from .chronicle import DIED, GAVE, KEPT, MINGLED
from .hidden_coins import HiddenCoins
from .hidden_symptoms import HiddenSymptoms
from .knowledge import Knowledge
from .table import Town


@final
class HiddenHealth:
    """The markers of a world, told from the deal on."""

    def __init__(self, known: Knowledge, symptoms: HiddenSymptoms, coins: HiddenCoins) -> None:
        self.known: Final = known
        self.t: Final[Town] = known.t
        self.symptoms: Final = symptoms
        self.coins: Final = coins
        self.plagued = 0                             # sets of seats
        self.living = 0
        self.marked = 0                              # BR 12.6. those who hold the coin that plagues, and the one that cures
        self.immune = 0
        self.eyes: list[int] = []                    # by seat, who has seen its marker when the plagued convened
        self.hands = 0                               # how many of the hands have been dealt
        self.gifts = 0
        self.convened = 0

    def comes_out(self) -> bool:
        """Does everything that the seat knows of anyone's health come out true?"""
        seats = self.t.rules.seats
        self.plagued = self.marked = self.immune = self.hands = self.gifts = self.convened = 0
        self.living, self.eyes = (1 << seats) - 1, [only(seat) for seat in range(seats)]
        if not self.deal():
            return False
        for what, digits in self.known.entries:
            if not self.happen(what, digits):
                return False
        return all([self.agrees(seat) for seat in range(seats)])

    def deal(self) -> bool:
        for _ in range(self.t.rules.places):
            self.new_hand()
        return not self.caught_alone() and not (self.t.rules.healthy_start and self.any_dealt_plague())

    def any_dealt_plague(self) -> bool:
        """R77. Ghosts neither."""
        return any([self.symptoms.sum_of(first, second) >= PLAGUE_FROM for _, first, second in self.symptoms.had[:self.t.rules.places]])

    def happen(self, what: int, digits: tuple[int, ...]) -> bool:
        if what == MINGLED:
            for _ in digits[1:]:
                self.new_hand()
            return not self.caught_alone() and (not self.t.rules.convene or self.convene())
        if what == KEPT:
            self.new_hand()
        elif what == GAVE:
            self.give(digits[1])
        elif what == DIED:
            for seat in digits:
                self.living &= ~(1 << seat)
        return not self.caught_alone()

    def new_hand(self) -> None:
        """BR 1.3, 12.3. As the engine does in `mingle.health_of`."""
        seat, first, second = self.symptoms.had[self.hands]
        self.hands += 1
        bit = 1 << seat
        if seat >= self.t.rules.seats or self.immune & bit:
            return
        if self.symptoms.sum_of(first, second) >= PLAGUE_FROM:
            self.plagued |= bit
        elif self.t.rules.cure and self.symptoms.faces.of[first] == self.symptoms.faces.of[second] == ONE:
            self.plagued &= ~bit

    def give(self, to: Seat) -> None:
        """BR 12.6. A coin is at work at once; the one that cures goes before all."""
        coin, bit = self.coins.faces[self.gifts], 1 << to
        self.gifts += 1
        if to >= self.t.rules.seats:
            return
        if coin == CURED_COIN:
            self.immune |= bit
            self.plagued &= ~bit
        elif coin == PLAGUE_COIN and not self.immune & bit:
            self.plagued |= bit

    def caught_alone(self) -> bool:
        """BR 13.10. Then the game would be over."""
        return self.t.rules.seats == 1 and self.plagued != 0

    def convene(self) -> bool:
        """BR 12.2. Who sees whom; and I saw just those whom I remember."""
        plagued, me = self.plagued & self.living, self.known.me
        for seat in range(self.t.rules.seats):
            if plagued >> seat & 1:
                self.eyes[seat] = self.eyes[seat] | plagued
        if not self.known.remembers:
            return True
        saw = plagued if plagued >> me & 1 else 0
        self.convened += 1
        return saw == self.known.convened[self.convened - 1] & self.living

    def agrees(self, seat: Seat) -> bool:
        """The marker as it lies: seen only by whom it was shown to, and then the same."""
        marker, me = self.t.health[seat], self.known.me
        if marker.eyes != EVERYONE and (me < 0 or not self.eyes[seat] >> me & 1):
            return marker.faces == 0
        return self.marker_of(seat) in marker

    def marker_of(self, seat: Seat) -> int:
        return PLAGUED if self.plagued >> seat & 1 else HEALTHY

    def lay_out(self, t: Town) -> None:
        t.health = [lay([self.marker_of(seat)], t.health[seat].eyes | self.eyes[seat]) for seat in range(t.rules.seats)]
