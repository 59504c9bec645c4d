"""PB 4. The turn and its four phases."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Seat, Step, Steps
from .bus import Run
from .ending import TOO_LONG, zombies_win
from .fighting import FightBegins
from .placing import Placing
from .preparing import Sending, Throw
from .scoring import ScoringBegins
from .table import DRIVING, SENDING, Pub, replaced


@final
class Turn(Step):
    """PB 4.1, 4.2. Preparing, the fight, the bus, the scoring; then the next player."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        if t.turns == t.rules.turns:                           # PB 4.4, R115
            return zombies_win(t, TOO_LONG)
        t.turns += 1
        t.active, t.phase, t.untouched, t.refused = self.seat, SENDING, True, ()
        t.blinds, t.undead, t.lost, t.waived = 0, 0, 0, False
        t.used = replaced(t.used, self.seat, 0)                # PB 19.1
        return (Sending(), Throw(), Placing(), FightBegins(), BusPhase(), ScoringBegins(), Turn((self.seat + 1) % t.rules.seats))


@final
class BusPhase(Step):
    """PB 10.1."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.phase, t.refused = DRIVING, ()
        return (Run(jukebox=False),)
