"""IN 9. Falling, and how the game ends."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Dealer, End, Outcome, Seat, Step, Steps, without
from . import sheet
from .table import Village

VILLAGERS_WIN: Final = "no Plague Doctor is left"
DOCTORS_WIN: Final = "one Villager or none is left"
NOBODY_WINS: Final = "the cards have run out"

#: By which rule it is over.
RULES_OF_ENDINGS: Final = {VILLAGERS_WIN: "IN 9.1", DOCTORS_WIN: "IN 9.2", NOBODY_WINS: "IN 8.3"}

#: How one falls.
BY_INFECTION: Final = "infected"
BY_A_SKULL: Final = "skull"
BY_A_WRONG_GUESS: Final = "wrong guess"
NAMED: Final = "named"

WON: Final = 1.0
DRAWN: Final = 0.5
LOST: Final = 0.0


def victory(t: Village, doctors: bool, reason: str) -> Steps:
    """IN 1.2, 1.3. A side wins together, the fallen too."""
    winners = t.team(doctors)
    scores = tuple([WON if seat in winners else LOST for seat in range(t.rules.seats)])
    return (End(Outcome(winners, reason, scores)),)


def stalemate(t: Village) -> Steps:
    """IN 8.3, R7. Nobody has won."""
    return (End(Outcome((), NOBODY_WINS, (DRAWN,) * t.rules.seats)),)


@final
class Fall(Step):
    """IN 6.5, 9.1. Out of the game. Once no Doctor stands, the Villagers have won at once."""

    def __init__(self, seat: Seat, how: str) -> None:
        self.seat: Final = seat
        self.how: Final = how

    def do(self, t: Village, dealer: Dealer) -> Steps:
        t.standing = without(t.standing, self.seat)
        if self.how == BY_INFECTION:
            sheet.mark(t, self.seat, sheet.INFECTED)
        if t.is_doctor(self.seat):
            if not t.doctors_stand():
                return victory(t, doctors=False, reason=VILLAGERS_WIN)
            if not t.rules.doctors_know or self.how == NAMED:
                dealer.show(t.roles[self.seat], EVERYONE)      # IN 10.5, R33
        if t.rules.doctors_win_at_once and t.villagers_left() <= 1:
            return victory(t, doctors=True, reason=DOCTORS_WIN)
        return ()
