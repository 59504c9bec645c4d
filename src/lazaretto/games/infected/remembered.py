"""How much a seat can come to remember, in the words in which the doors for research write a memory: the rounds are numbered, so there is an end to it.

A value costs its name, its fields and a bracket; a place in a row two words; what no word stands for, its letters and three more.
"""

from __future__ import annotations

from typing import Final

from .box import DOCTOR
from .ending import BY_A_WRONG_GUESS, DOCTORS_WIN, NOBODY_WINS, VILLAGERS_WIN
from .table import VillageRules

SPELLED: Final = 4                      # a bracket before and after, and two quotation marks
SCORE: Final = 5                        # 0.5 in letters
OF_A_ROUND: Final = 9                   # Round(n), PassCards(), Declarations(), EndOfRound()
DRAWN: Final = 6                        # Moved(card, 'decks', 'roles.n')
PASSED: Final = 7                       # Moved(card, 'hands.n', 'handed.m')
ROLLED: Final = 3                       # Rolled(face); a Lot(number) as well
DECLARED: Final = 6                     # Declare(n), and Safe(n) or RollForLife(n)
SHOWN: Final = 7                        # Shown((deck,), 'roles.n')
FALLEN: Final = 4 + 3 + len(BY_A_WRONG_GUESS) + SPELLED + SHOWN       # Accused(a, b), Fall(n, how), and a role that is shown; once for each
ANSWERED: Final = 8 + 5                 # Answered(Pass((card, card))), Answered(Guess(n))


def most_remembered(rules: VillageRules) -> int:
    """IN 3, 4, 6 to 9. The deal, the rounds, all cards passed, all dice rolled, everybody's fall, my answers, the end."""
    seats, rounds, cards = rules.seats, rules.last_round, rules.deck_size
    deal = 2 + 2 * ROLLED + seats * (DRAWN + 6 + cards + DRAWN * max(rules.dice_dealt)) + 2 + rules.counts[DOCTOR] * SHOWN
    dice = ROLLED * rules.rolls_a_card
    played = seats * (cards * (PASSED + dice) + rounds * DECLARED + FALLEN)
    end = 8 + seats + SPELLED + max([len(reason) for reason in (VILLAGERS_WIN, DOCTORS_WIN, NOBODY_WINS)]) + seats * SCORE
    return deal + rounds * (OF_A_ROUND + ANSWERED) + played + end
