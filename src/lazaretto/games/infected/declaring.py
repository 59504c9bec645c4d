"""IN 6. Each in turn says how he is."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Dealer, Seat, Step, Steps, Value
from . import sheet
from .acting import acting
from .cards import CONTAGIONS, INFECTIONS, ROLLS, VACCINATIONS
from .ending import BY_A_SKULL, BY_INFECTION, Fall
from .guessing import Guessing
from .table import Village


@final
class Declarations(Step):
    """IN 6.1. From the figure, clockwise."""

    def do(self, t: Village, dealer: Dealer) -> Steps:
        return tuple([Declare(seat) for seat in t.clockwise_from(t.marker)])


@final
class Safe(Value):
    """IN 6.2. "I am safe." """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class Declare(Step):
    """IN 6.1. Look at what lies before you and say aloud how you are."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Village, dealer: Dealer) -> Steps:
        seat = self.seat
        if not t.stands(seat):                                 # a Doctor named before his turn
            return ()
        force = acting(t.handed[seat], t.round, t.rules.seats)
        infected = force & INFECTIONS or (force & CONTAGIONS and not t.is_doctor(seat))
        if infected and not force & VACCINATIONS:              # IN 6.3, 5.8
            return (Fall(seat, BY_INFECTION),)
        if force & ROLLS:                                      # IN 6.4, 5.5
            return (RollForLife(seat),)
        if dealer.listening:
            dealer.tell(EVERYONE, Safe(seat))
        sheet.mark(t, seat, sheet.SAFE)
        return (Guessing(seat),)


@final
class RollForLife(Step):
    """IN 6.4. Roll the die before all; a skull and you are out. How many dice cards there were is not said (R23)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Village, dealer: Dealer) -> Steps:
        rolls = acting(t.handed[self.seat], t.round, t.rules.seats) & ROLLS
        for roll in range(rolls):
            if dealer.roll(t.rules.faces) < t.rules.skulls:
                sheet.mark(t, self.seat, sheet.SKULL + roll)
                return (Fall(self.seat, BY_A_SKULL),)
        sheet.mark(t, self.seat, sheet.SHIELDS + rolls - 1)
        return (Guessing(self.seat),) if t.rules.guess_after_roll else ()
