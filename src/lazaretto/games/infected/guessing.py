"""IN 7. Who is safe may name the Plague Doctor."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, SeatMenu, Step, Steps, only, without
from . import sheet
from .acting import silence
from .box import ONE_BOX
from .ending import BY_A_WRONG_GUESS, NAMED, Fall
from .table import Village


@final
class HoldYourTongue(Move):
    """Say nothing."""


@final
class Guess(Move):
    """ "You are the Plague Doctor!" """

    def __init__(self, suspect: Seat) -> None:
        self.suspect: Final = suspect


SAY_NOTHING: Final[Moves] = (HoldYourTongue(),)
NAME_ONE_OF: Final = SeatMenu(lambda suspects: (*SAY_NOTHING, *[Guess(seat) for seat in suspects]))

A_DOCTOR: Final = Reason("IN 7.8", "the Plague Doctor does not guess")
ENOUGH: Final = Reason("IN 10.3", "two players have named a Doctor already: no more in the first round of seven or more")
YOURSELF: Final = Reason("IN 7.1", "you cannot name yourself")
FALLEN: Final = Reason("IN 7.1", "that player is out of the game")


@final
class Guessing(Choice):
    """IN 7.1. Who declared safe may name the Doctor.

    Everyone safe is asked, also the silenced and the Doctor: being asked tells nothing (R46).
    """

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Village) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def may(self, t: Village, seat: Seat) -> Moves:
        if may_not_guess(t, seat) is not None:
            return SAY_NOTHING
        return NAME_ONE_OF.of(without(t.standing, seat))

    def candidates(self, t: Village, seat: Seat) -> Moves:
        return NAME_ONE_OF.of(without(only(*t.active), seat))

    def why_not(self, t: Village, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, HoldYourTongue):
            return None
        if not isinstance(move, Guess) or not 0 <= move.suspect < t.rules.seats:
            return NOT_HERE
        reason = may_not_guess(t, seat)
        if reason is not None:
            return reason
        if move.suspect == seat:
            return YOURSELF
        return None if t.stands(move.suspect) else FALLEN

    def default(self, t: Village, seat: Seat) -> Move:
        return SAY_NOTHING[0]

    def chosen(self, t: Village, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        return (Accused(seat, move.suspect),) if isinstance(move, Guess) else ()


def may_not_guess(t: Village, seat: Seat) -> Reason | None:
    """IN 7.4 to 7.8, 10.3. Why this seat may name nobody now, if it may not."""
    if t.is_doctor(seat):
        return A_DOCTOR
    if t.round == 1 and t.guesses >= t.rules.first_round_guesses and t.rules.seats > ONE_BOX:
        return ENOUGH
    return silence(t, seat)


@final
class Accused(Step):
    """IN 7.2, 7.3. The name is spoken aloud; right or wrong, someone falls."""

    def __init__(self, by: Seat, suspect: Seat) -> None:
        self.by: Final = by
        self.suspect: Final = suspect

    def do(self, t: Village, dealer: Dealer) -> Steps:
        t.guesses += 1
        sheet.accuse(t, self.by, self.suspect)
        right = t.is_doctor(self.suspect)
        out = self.suspect if right else self.by
        sheet.mark(t, out, sheet.BY_A_NAME)
        return (Fall(out, NAMED if right else BY_A_WRONG_GUESS),)
