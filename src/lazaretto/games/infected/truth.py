"""Truth: which cards could have been passed so that everyone declared what they declared."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, Card, Seat
from . import sheet
from .box import DOCTOR
from .cards import (
    CONTAGIONS, CONTAGIOUS_NEXT, CONTAGIOUS_NOW, DOUBLE_DICE, INFECTED_IN_TWO, INFECTED_NEXT, INFECTED_NOW, INFECTIONS, KINDS, ROLL, ROLLS, SILENCING,
    VACCINATE_NEXT, VACCINATE_NOW, VACCINATIONS,
)
from .acting import BY_AGE
from .roles import REACH
from .sheet import Handover, RoundNote
from .table import ALWAYS, NEVER, Village

NEVER_SPOKE: Final = 0

#: What may infect, by how many rounds ago it was handed over.
INFECTS: Final = ((INFECTED_NOW, CONTAGIOUS_NOW), (INFECTED_NEXT, CONTAGIOUS_NEXT), (INFECTED_IN_TWO,))
#: What may protect, likewise.
PROTECTS: Final = ((VACCINATE_NOW,), (VACCINATE_NEXT,))

Counts = list[int]


@final
class Truth:
    """The sheet, held against cards as they are placed."""

    def __init__(self, t: Village, notes: list[RoundNote], passes: list[Handover]) -> None:
        self.t: Final = t
        self.passes: Final = passes
        self.rounds: Final = len(notes)
        seats = t.rules.seats
        self.marks: Final = [[note.mark_of(seat) for seat in range(seats)] for note in notes]                    # by round, from 0
        self.into: Final[list[list[list[int]]]] = [[[] for _ in range(seats)] for _ in notes]      # by round and taker: the passes
        for number, handover in enumerate(passes):
            self.into[handover.round - 1][handover.taker].append(number)
        self.infected: Final = [(seat, at) for at in range(self.rounds) for seat in range(seats) if self.marks[at][seat] == sheet.INFECTED]
        self.rolls_a_card: Final = t.rules.rolls_a_card
        self.spoke: Final = last_words(notes, seats)
        self.cards: list[Card] = []                  # by pass, what was placed
        self.left: list[Counts] = []                 # by seat, what its passes may still have been
        self.is_doctor: list[bool] = []
        self.force: list[list[int]] = []             # by round and seat: what the cards placed so far do

    def hardest_first(self, me: Seat) -> list[int]:
        """The passes, those first into a seat that had to roll the most; then a seat's own, which must use up just what it passed."""
        weights = [2 * rolls_seen(self.marks[one.round - 1][one.taker]) + (one.giver == me) for one in self.passes]
        return [number for weight in range(max(weights, default=0), -1, -1) for number, other in enumerate(weights) if other == weight]

    def begin(self, deck_of: list[Card], left: list[Counts]) -> None:
        """Nothing is placed; these decks were dealt, and this much is left of each."""
        self.cards = [FACE_DOWN] * len(self.passes)
        self.left = left
        self.is_doctor = [deck == DOCTOR for deck in deck_of]
        self.force = [[0] * self.t.rules.seats for _ in range(self.rounds)]

    def place(self, number: int, card: Card) -> None:
        self.cards[number] = card
        handover = self.passes[number]
        for age in range(min(REACH, self.rounds - handover.round + 1)):
            force = self.force[handover.round - 1 + age]
            force[handover.taker] = force[handover.taker] + BY_AGE[age][card + 1]

    def unplaced(self, at: int, seat: Seat, besides: int) -> list[int]:
        """The passes into a seat in a round that are not placed yet, but for one."""
        return [number for number in self.into[at][seat] if self.cards[number] == FACE_DOWN and number != besides]

    def causes(self, infection: int) -> list[int] | None:
        """What could have infected this seat, as pass and card in one number; None if something placed has."""
        seat, at = self.infected[infection]
        if self.harmful(self.force[at][seat], seat):
            return None
        found: list[int] = []
        for age in range(min(REACH, at + 1)):
            for number in self.unplaced(at - age, seat, besides=-1):
                for card in INFECTS[age]:
                    if self.left[self.passes[number].giver][card] > 0 and self.allows(number, card) and self.harmful(BY_AGE[age][card + 1], seat):
                        found.append(number * KINDS + card)
        return found

    def harmful(self, force: int, seat: Seat) -> bool:
        return force & INFECTIONS != 0 or (force & CONTAGIONS != 0 and not self.is_doctor[seat])

    def allows(self, number: int, card: Card) -> bool:
        """May this pass have been this card, as far as one can see?"""
        handover = self.passes[number]
        seat, at = handover.taker, handover.round - 1
        if at < self.spoke[seat] and not self.leaves_tongue(number, card):
            return False
        for age in range(min(REACH, self.rounds - at)):
            if not self.holds(at + age, seat, BY_AGE[age][card + 1], number):
                return False
        return True

    def holds(self, at: int, seat: Seat, acts: int, number: int) -> bool:
        """Can the declaration of this round still come true with this much more in force?"""
        mark = self.marks[at][seat]
        if mark == sheet.NOT_YET:
            return True
        force = self.force[at][seat] + acts
        vaccinated = force & VACCINATIONS != 0
        if mark == sheet.INFECTED:
            return not vaccinated and (self.harmful(force, seat) or self.may_come(INFECTS, at, seat, number))
        if self.harmful(force, seat) and not vaccinated and not self.may_come(PROTECTS, at, seat, number):
            return False
        rolls = force & ROLLS
        if mark == sheet.SAFE:
            return rolls == 0
        givers = [self.passes[other].giver for other in self.unplaced(at, seat, number)]
        return self.dice_fit(mark, rolls, sum([self.left[giver][ROLL] + self.left[giver][DOUBLE_DICE] > 0 for giver in givers]))

    def dice_fit(self, mark: int, rolls: int, more_cards: int) -> bool:
        """Are these the rolls that were seen, or can they become so with so many dice cards more?"""
        most = rolls + more_cards * self.rolls_a_card
        if mark < sheet.SKULL:
            shields = mark - sheet.SHIELDS + 1
            return rolls <= shields <= most
        return most > mark - sheet.SKULL

    def may_come(self, kinds: tuple[tuple[Card, ...], ...], at: int, seat: Seat, number: int) -> bool:
        """Is a pass still open whose giver has a card left that would act in this round?"""
        for age in range(min(len(kinds), at + 1)):
            for other in self.unplaced(at - age, seat, number):
                for card in kinds[age]:
                    if self.left[self.passes[other].giver][card] > 0:
                        return True
        return False

    def leaves_tongue(self, number: int, card: Card) -> bool:
        """Who guessed in this round or later was not silenced by it."""
        if card in SILENCING:
            return False
        rule = self.t.rules.contagious_silences
        if rule == NEVER:
            return True
        handover = self.passes[number]
        contagious = card in (CONTAGIOUS_NOW, CONTAGIOUS_NEXT)
        if rule == ALWAYS:
            return not contagious
        for age in range(2):
            at = handover.round - 1 + age
            if at < self.spoke[handover.taker]:
                force = self.force[at][handover.taker] + BY_AGE[age][card + 1]
                if force & CONTAGIONS and force & VACCINATIONS:
                    return False
        return True


def last_words(notes: list[RoundNote], seats: int) -> list[int]:
    """By seat, the last round in which it named someone; nought if it never did."""
    spoke = [NEVER_SPOKE] * seats
    for note in notes:
        if note.accused:
            for seat in range(seats):
                if note.named_by(seat) is not None:
                    spoke[seat] = note.number
    return spoke


def rolls_seen(mark: int) -> int:
    """How often the die was rolled."""
    if mark < sheet.SHIELDS:
        return 0
    return mark - (sheet.SKULL if mark >= sheet.SKULL else sheet.SHIELDS) + 1
