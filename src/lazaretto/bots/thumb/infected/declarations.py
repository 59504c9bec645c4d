"""What a declaration says about those who handed the seat its cards."""

from __future__ import annotations

from typing import Final, final

from ....games.infected.acting import BY_AGE
from ....games.infected.cards import CONTAGIONS, INFECTED_IN_TWO, INFECTED_NEXT, INFECTED_NOW, INFECTIONS, ROLL, VACCINATIONS
from ....games.infected.sheet import INFECTED, SHIELDS
from ....kernel import FACE_DOWN, Seat, Seats, only
from .clues import Clues, Passed
from .habits import CONTAGION, VACCINATED, VILLAGERS, a_doctors_habit

CERTAIN: Final = 1.0
NEVER: Final = 0.0
OLDEST: Final = len(BY_AGE) - 1     # an infection acts at most so many rounds after it was handed over


def has_rolled(mark: int) -> bool:
    return mark >= SHIELDS


@final
class Declaration:
    """A seat said how it was, in one round."""

    def __init__(self, clues: Clues, round: int, taker: Seat) -> None:
        self.clues: Final = clues
        self.round: Final = round
        self.taker: Final = taker
        self.mark: Final = clues.mark(round, taker)
        self.cards: Final = [card for card in clues.before[taker] if 0 <= round - card.round <= OLDEST]
        self.threats: Final = [threat(clues, card, round - card.round) for card in self.cards]
        self.involved: Final = only(taker, *[card.giver for card in self.cards])

    def likelihood(self, doctors: Seats) -> float:
        """How likely this seat was to declare so, were these the Doctors (of those involved)."""
        spared = 1.0
        for card, threatened in zip(self.cards, self.threats):
            spared *= 1.0 - self.strikes(card, threatened, doctors)
        infected = (1.0 - spared) * (1.0 - self.vaccinated())
        return infected if self.mark == INFECTED else (1.0 - infected) * self.likelihood_of_dice(doctors)

    def strikes(self, card: Passed, threatened: float, doctors: Seats) -> float:
        """How likely this card infects the seat now, if nothing protects it."""
        a_doctor_takes = doctors >> self.taker & 1
        if card.card != FACE_DOWN:
            force = self.force(card)
            return CERTAIN if force & INFECTIONS or (force & CONTAGIONS and not a_doctor_takes) else NEVER
        if doctors >> card.giver & 1:
            return NEVER if a_doctor_takes and self.clues.t.rules.doctors_know else threatened
        return NEVER if a_doctor_takes or self.clues.t.rules.only_doctors_infect else CONTAGION

    def is_my_test(self) -> bool:
        """Did I hand this seat a card that infects it now? Of that I am sure."""
        return any([self.force(card) & (INFECTIONS | CONTAGIONS) for card in self.cards])

    def force(self, card: Passed) -> int:
        return BY_AGE[self.round - card.round][card.card + 1]

    def vaccinated(self) -> float:
        """I know it if I gave the vaccination myself."""
        return CERTAIN if any([self.force(card) & VACCINATIONS for card in self.cards]) else VACCINATED

    def likelihood_of_dice(self, doctors: Seats) -> float:
        """Where one card came this round, rolling or not says whether it was dice."""
        new = [card for card in self.cards if card.round == self.round]
        if len(new) != 1 or new[0].card != FACE_DOWN:
            return CERTAIN
        habit = a_doctors_habit(self.round) if doctors >> new[0].giver & 1 else VILLAGERS
        return habit[ROLL] if has_rolled(self.mark) else 1.0 - habit[ROLL]


def threat(clues: Clues, card: Passed, age: int) -> float:
    """How likely a Doctor's card infects at this age, after what its taker has declared since."""
    habit = a_doctors_habit(card.round)
    if age == 0:
        return habit[INFECTED_NOW]
    left = 1.0 - habit[INFECTED_NOW]
    if not (card.round == 1 and clues.t.rules.two_first):
        if has_rolled(clues.mark(card.round, card.taker)):
            return NEVER                                   # it was a dice card
        left -= habit[ROLL]
    return habit[INFECTED_NEXT] / left if age == 1 else habit[INFECTED_IN_TWO] / (left - habit[INFECTED_NEXT])
