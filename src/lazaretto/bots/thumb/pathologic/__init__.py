"""Pathologic by rules of thumb: a Plague that waits for its prey, and Healers who count points, Wards and dangers.

- The town: town, worth, haunts.
- The Plague: hunt, prowling, mischief.
- What a Healer may hope and must fear: mind, outlook.
- What could be done about it: ideas, prescribing, remedies, protecting.
- What a Healer does: acting, reacting, choices.
- What only a searcher asks: tact, figures.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ....games.pathologic.actions import ActionPhase
from ....games.pathologic.cards import PLAGUE
from ....games.pathologic.creeping import Creeping, Migrating, Slipping, Starting
from ....games.pathologic.entrusted import LayingOnHands, Mandating
from ....games.pathologic.errands import Parting
from ....games.pathologic.event_effects import Burning, Reviving
from ....games.pathologic.events import BreakingCordon
from ....games.pathologic.influence import Influencing
from ....games.pathologic.laying import Laying, Spreading
from ....games.pathologic.losing import Losing, Wasting
from ....games.pathologic.orders import Completing
from ....games.pathologic.reactions import Cancelling, Divining, Mourning, Tithing
from ....games.pathologic.setup import ChoosingHealer, FirstSecrets, Placing
from ....games.pathologic.showing import Showing
from ....games.pathologic.taking import Taking
from ....games.pathologic.torments import Breaching, Driving, NewVictim, Rumours
from ....games.pathologic.walking import Walking
from ....kernel import Move, Moves, Question, RandomDealer, Seat, View
from . import acting, choices, mischief, prowling, reacting
from .haunts import Trail
from .hunt import Hunt
from .mind import Mind

FINE: Final = 1 << 20
WHIMS: Final = 37

LURKS: Final[dict[type[Question], Callable[[Hunt, Moves], Move]]] = {
    FirstSecrets: prowling.dooms,               # a Hit List on which every Resource stands once
    Starting: prowling.starts,                  # where most prey is near
    Creeping: prowling.creeps,                  # to where one can strike at once, or lie in wait
    Showing: prowling.shows,                    # for a strike or a siege that is good enough; else it lies low
    Slipping: prowling.slips,                   # to the next prey, from where there are ways to go; but not out of a siege
    Migrating: prowling.slips,                  # the same
    Laying: mischief.lays,                      # the worst Strain where most will come; but no trail for nothing
    Spreading: mischief.spreads,                # anywhere: nobody learns by it where the Plague is
    NewVictim: mischief.new_victim,             # one who is easier to come by
    Driving: mischief.drives,                   # towards itself, and off the Event
    Breaching: mischief.breaches,               # the best prey near by
    Rumours: mischief.rumours,                  # the Pact of the Ward that would do most for its Healer
    Reviving: mischief.revives,                 # one of the mass grave, whose Healer is far from winning
}
"""What the Plague does, whatever it is asked."""

CURES: Final[dict[type[Question], Callable[[Mind, Moves], Move]]] = {
    ActionPhase: acting.acts,                   # the Action, card or Pact after which most is to be hoped and least to be feared; nothing rather than harm
    Walking: acting.walks_on,                   # on to where it is best, or enough
    Completing: acting.completes,               # always: the point is spent either way
    Mandating: acting.mandates,                 # the errand that does most good; the second only if it does any
    Influencing: reacting.influences,           # in a rival's turn, and only what keeps them from winning: in one's own there is time for it later
    Cancelling: reacting.reacts,                # a No! only where it counts
    Tithing: reacting.reacts,                   # always
    Mourning: reacting.reacts,                  # always
    Divining: reacting.reacts,                  # always
    FirstSecrets: choices.takes,                # the Prescription most wanted that is not in hand already
    Taking: choices.takes,                      # the same
    Placing: choices.puts,                      # Wards close to the Events that they could resolve, own Wards first; the Healer in the middle
    Losing: choices.discards,                   # the card least wanted
    Wasting: choices.spends,                    # the counters that are needed least
    Parting: choices.spends,                    # the same
    Burning: choices.burns,                     # Strains where Events are, then where own Wards stand
    BreakingCordon: choices.frees,              # the Ward for whom it is best
    LayingOnHands: choices.lays_hands,          # whatever Strain it is, it is discarded
    ChoosingHealer: choices.becomes,            # any, by a whim
}
"""What a Healer does."""


@final
class Thumb:
    """Sees what its seat sees. Its whims are drawn once, so that it answers the same to the same."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat: Final = seat
        chance = RandomDealer(seed)
        self.whims: Final = [chance.pick(FINE) / FINE for _ in range(WHIMS)]
        self.trail: Final = Trail()

    def again(self, view: View, seed: int) -> Thumb:
        return Thumb(self.seat, seed)

    def choose(self, view: View, options: Moves) -> Move:
        if len(options) == 1:
            return options[0]
        assert view.question is not None
        if self.seat == PLAGUE:
            return LURKS[type(view.question)](Hunt(view, self.trail, self.whims), options)
        return CURES[type(view.question)](Mind(view, self.seat, self.trail.haunts(view.table), self.whims), options)
