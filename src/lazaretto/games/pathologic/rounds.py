"""PA 4. Rounds and turns."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Seat, Step, Steps
from .actions import ActionPhase
from .cards import HARUSPICY, HEALERS, NOTHING, PLAGUE, STEPPE
from .chronicle import WOKE, note
from .creeping import AnnounceLair, Creeping, Starting
from .deaths import return_handed
from .events import DrawEvent, may_draw
from .influence import Influencing
from .laying import Laying
from .showing import Showing
from .table import ACTING, CREEPING, GOES_ON, SETUP, SHOWING, Town, replaced
from .winning import TIME_IS_UP, won_by


@final
class Round(Step):
    """PA 4.1, 4.6, 7.6. The Plague, then the Healers in order, also those whose Wards are all dead; and again."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        if t.round == t.rules.rounds:
            return won_by(t, PLAGUE, TIME_IS_UP)
        t.round += 1
        return (RoundBegins(t.round), PlagueTurn(), *[HealerTurn(seat) for seat in t.healers()], Round())


@final
class RoundBegins(Step):
    """PA 4.1. Its number."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return ()


@final
class PlagueTurn(Step):
    """PA 4.2, 4.3. In the first it only starts; then three phases."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.active, t.phase, t.miasma = PLAGUE, CREEPING, 0
        if t.round == 1:
            return (Starting(),)
        t.turned = len(t.thread) - 1
        note(t, WOKE)
        return (Creeping(), ToShowing(), Showing(), Laying(), NightFalls())


@final
class ToShowing(Step):
    """PA 4.3. Phase 1 is over."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.phase = SHOWING
        return ()


@final
class NightFalls(Step):
    """PA 17.12. The Plague's turn is over; a Haruspicy shows where it is."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        divined, t.divined, t.harmed = t.divined, False, False
        return (AnnounceLair(card=HARUSPICY),) if divined else ()


@final
class HealerTurn(Step):
    """PA 4.4, 11.11, 20.4. What lasted until this turn ends; then Setup and Actions."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Town, dealer: Dealer) -> Steps:
        seat = self.seat
        t.active, t.phase, t.points = seat, SETUP, t.rules.points
        t.curfewed, t.curfews = replaced(t.curfewed, seat, t.curfews[seat]), replaced(t.curfews, seat, STEPPE)
        t.fearless = replaced(t.fearless, seat, NOTHING)
        if t.rules.seats == 2:
            t.tier = (t.tier + 1) % HEALERS                # PA 20.5
        events = t.rules.first_events if t.round == 1 and seat == 1 else 1
        everyone = tuple(t.healers_from(seat))
        before = [Influencing((seat,), (seat,))] if may_draw(t) else []
        after = [] if len(everyone) == 1 else [Influencing(everyone, everyone)]        # R142
        return (*before, *[DrawEvent()] * events, *after, ToActions(), ActionPhase(), TurnEnds())


@final
class ToActions(Step):
    """PA 4.4. The Setup Phase is over."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.phase = ACTING
        return ()


@final
class TurnEnds(Step):
    """PA 12.12. Counters that a Ward did not spend go to the Pool; what was for this turn is over."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return_handed(t, dealer)
        t.points, t.paths, t.blood, t.twin, t.acted, t.pledged, t.hold = 0, 0, False, False, 0, 0, GOES_ON
        return ()
