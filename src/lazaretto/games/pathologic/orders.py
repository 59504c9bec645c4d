"""PA 11, 12. What a Healer does: free of charge, or as an Action, for which a piece and a point are needed."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import NOTHING, is_ward
from .moves import COMPLETE, GIVE_UP, Complete, GiveUp
from .strains import SetOff
from .table import GOES_ON, MAY_GO_ON, Town

NOT_IN_TOWN: Final = Reason("PA 12.1", "that piece is not in the town")
NO_POINTS: Final = Reason("PA 12.1", "you have no action left")
WARD_HAS_ACTED: Final = Reason("PA 12.2", "that Ward has acted in this turn")
HEALER_HAS_ACTED: Final = Reason("PA 12.2", "your own Healer has acted in this turn")
IN_A_PACT: Final = Reason("PA 14.2", "that Ward is in another Healer's Pact")
ANOTHERS: Final = Reason("PA 12.1", "that is another's Healer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Move):
    """Something a Healer may do in one's own turn. `why_not` is the one place where its legality is written."""

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        raise NotImplementedError

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        """What follows once it is chosen."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Deed):
    """PA 12.1, 12.2. A deed of one piece, for a point; a Strain in its district goes off first."""

    def doer(self, t: Town, seat: Seat) -> int:
        """The piece that does it."""
        raise NotImplementedError

    def cannot(self, t: Town, seat: Seat) -> Reason | None:
        """What the Action itself needs: looked at when it is ordered, and again when it is completed (PA 9.4)."""
        raise NotImplementedError

    def perform(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        raise NotImplementedError

    def sets_off(self) -> bool:
        """PA 9.1, 9.7, R54. A Move sets off what it enters, not what it leaves."""
        return True

    def announce(self, t: Town, seat: Seat, dealer: Dealer) -> None:
        """What all see before a Strain goes off."""

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        reason = why_not_use(t, seat, self.doer(t, seat))
        if reason is not None:
            return reason
        return NO_POINTS if t.points < 1 else self.cannot(t, seat)

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        t.points -= 1
        return (Act(self),)


def why_not_use(t: Town, seat: Seat, piece: int) -> Reason | None:
    """PA 12.1, 12.2. Whether the piece may act for this Healer."""
    if not t.is_in_town(piece):
        return NOT_IN_TOWN
    if not t.obeys(piece, seat):
        return IN_A_PACT if is_ward(piece) else ANOTHERS
    if not t.has_acted(piece):
        return None
    return WARD_HAS_ACTED if is_ward(piece) else HEALER_HAS_ACTED


@final
class Act(Step):
    """PA 9.1, 9.2. A Strain where the piece is goes off before anything is done."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action

    def do(self, t: Town, dealer: Dealer) -> Steps:
        action, seat = self.action, t.active
        piece = action.doer(t, seat)
        t.acted, t.hold, t.announced = t.acted | 1 << piece, GOES_ON, NOTHING
        action.announce(t, seat, dealer)
        at = t.strain_in(t.where[piece])
        if at != NOTHING and action.sets_off():
            return (SetOff(seat, t.where[piece], piece), Completing(action, t.laid_ids[at]))
        return action.perform(t, seat, dealer)


@final
class Completing(Choice):
    """PA 9.3, 9.4. Complete it, if that is still possible, or give it up. A Strain that was cancelled has not stopped it."""

    def __init__(self, action: Action, strain: int) -> None:
        self.action: Final = action
        self.strain: Final = strain                  # which one has gone off, in the order of laying: see `Town.faces`

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[t.active] if t.hold == MAY_GO_ON and self.is_possible(t) else ()

    def is_possible(self, t: Town) -> bool:
        return t.is_in_town(self.action.doer(t, t.active)) and self.action.cannot(t, t.active) is None

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (COMPLETE, GIVE_UP)

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return None if isinstance(move, (Complete, GiveUp)) else NOT_HERE

    def default(self, t: Town, seat: Seat) -> Move:
        """To complete it may cost a card or counters."""
        return GIVE_UP

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        return self.action.perform(t, seat, dealer) if isinstance(move, Complete) else ()

    def do(self, t: Town, dealer: Dealer) -> Steps:
        if t.hold == GOES_ON and self.is_possible(t):
            return self.action.perform(t, t.active, dealer)
        return (Spoiled(),)


@final
class Spoiled(Step):
    """PA 9.4. The Action cannot be completed."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return ()
