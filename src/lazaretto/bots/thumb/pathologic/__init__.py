"""Pathologic by rules of thumb: a Plague that waits for its prey, and Healers who count points, Wards and dangers.

What a strike and a hiding place are worth to the Plague is told by hunt.py; what a Healer may hope and must fear, by mind.py and outlook.py.
"""

from __future__ import annotations

from typing import Final, final

from ....games.pathologic.actions import ActionPhase
from ....games.pathologic.cards import COIN, KEY, PLAGUE, SECRET
from ....games.pathologic.creeping import Creeping, Migrating, Slipping, Starting
from ....games.pathologic.entrusted import LayingOnHands, Mandating
from ....games.pathologic.errands import Parting
from ....games.pathologic.event_effects import Burning, Reviving
from ....games.pathologic.events import BreakingCordon
from ....games.pathologic.influence import Influencing
from ....games.pathologic.laying import Laying, Spreading
from ....games.pathologic.losing import Losing, Wasting
from ....games.pathologic.moves import COMPLETE, Doom
from ....games.pathologic.orders import Completing
from ....games.pathologic.reactions import Cancelling, Divining, Mourning, Tithing
from ....games.pathologic.setup import ChoosingHealer, FirstSecrets, Placing
from ....games.pathologic.showing import Showing
from ....games.pathologic.table import Town
from ....games.pathologic.taking import Taking
from ....games.pathologic.torments import Breaching, Driving, NewVictim, Rumours
from ....games.pathologic.walking import Walking
from ....kernel import Move, Moves, RandomDealer, Seat, View
from . import acting, choices, mischief, prowling, reacting
from .haunts import Trail
from .hunt import Hunt
from .mind import Mind
from .streets import Streets

FINE: Final = 1 << 20
WHIMS: Final = 37


@final
class Thumb:
    """Sees what its seat sees. Its whims are drawn once, so that it answers the same to the same."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat: Final = seat
        chance = RandomDealer(seed)
        self.whims: Final = [chance.pick(FINE) / FINE for _ in range(WHIMS)]
        self.trail: Final = Trail()
        self.streets: Streets | None = None

    def again(self, view: View, seed: int) -> Thumb:
        other = Thumb(self.seat, seed)
        other.streets = self.streets
        return other

    def choose(self, view: View, options: Moves) -> Move:
        if len(options) == 1:
            return options[0]
        t: Town = view.table
        if self.streets is None:
            self.streets = Streets(t.rules)
        if self.seat == PLAGUE:
            return self.lurks(Hunt(view, self.streets, self.trail, self.whims), options)
        if isinstance(view.question, ChoosingHealer):
            return options[int(self.whims[0] * len(options))]
        return self.cures(Mind(view, self.seat, self.streets, self.trail.haunts(t)), options)

    def lurks(self, hunt: Hunt, options: Moves) -> Move:
        question = hunt.view.question
        # a Hit List on which every Resource stands once
        if isinstance(question, FirstSecrets):
            return dooms(hunt.t, options, self.whims[0])
        # start where most prey is near
        if isinstance(question, Starting):
            return prowling.starts(hunt, options)
        # go where one can strike at once, or lie in wait
        if isinstance(question, Creeping):
            return prowling.creeps(hunt, options)
        # having struck, slip to the next prey, from where there are ways to go; but not out of a siege
        if isinstance(question, (Slipping, Migrating)):
            return prowling.slips(hunt, options)
        # show oneself for a strike or a siege that is good enough, and else lie low
        if isinstance(question, Showing):
            return prowling.shows(hunt, options)
        # the worst Strain where most will come; but no trail for nothing
        if isinstance(question, Laying):
            return mischief.lays(hunt, options)
        # and a New Outbreak anywhere: nobody learns by it where the Plague is
        if isinstance(question, Spreading):
            return mischief.spreads(hunt, options)
        # change a victim for one who is easier to come by
        if isinstance(question, NewVictim):
            return mischief.new_victim(hunt, options)
        # drive who panics towards oneself, and off the Event
        if isinstance(question, Driving):
            return mischief.drives(hunt, options)
        # let out the best prey near by
        if isinstance(question, Breaching):
            return mischief.breaches(hunt, options)
        # break the Pact of the Ward that would do most for its Healer
        if isinstance(question, Rumours):
            return mischief.rumours(hunt, options)
        # bring back one of the mass grave, whose Healer is far from winning
        assert isinstance(question, Reviving)
        return mischief.revives(hunt, options)

    def cures(self, mind: Mind, options: Moves) -> Move:
        question = mind.view.question
        # the Action, card or Pact after which most is to be hoped and least to be feared; nothing rather than harm
        if isinstance(question, ActionPhase):
            return acting.acts(mind, options)
        # walk on to where it is best
        if isinstance(question, Walking):
            return acting.walks_on(mind, question)
        # Influence in a rival's turn, and only what keeps them from winning: in one's own there is time for it later
        if isinstance(question, Influencing):
            return reacting.influences(mind, options)
        # a Reaction always; a No! only where it counts
        if isinstance(question, (Cancelling, Tithing, Mourning, Divining)):
            return reacting.reacts(mind, options)
        # the Prescription most wanted that is not in hand already
        if isinstance(question, (FirstSecrets, Taking)):
            return choices.takes(mind, options)
        # Wards close to the Events that they could resolve, own Wards first; the Healer in the middle
        if isinstance(question, Placing):
            return choices.puts(mind, options, self.whims)
        if isinstance(question, Completing):
            return COMPLETE                                    # PA 9.3: the point is spent either way
        # by a Mandate the errand that does most good, the second only if it does any
        if isinstance(question, Mandating):
            return acting.mandates(mind, options)
        # lose the card least wanted
        if isinstance(question, Losing):
            return choices.discards(options)
        # and of counters what is needed least
        if isinstance(question, (Wasting, Parting)):
            return choices.spends(mind, options)
        # burn Strains where Events are, then where own Wards stand
        if isinstance(question, Burning):
            return choices.burns(mind, options)
        # let out the Ward for whom it is best
        if isinstance(question, BreakingCordon):
            return choices.frees(mind, options)
        # discard a bad Strain; leave a harmless one to others
        assert isinstance(question, LayingOnHands)
        return choices.lays_hands(mind, question.district, options)


def dooms(t: Town, options: Moves, whim: float) -> Move:
    """PA 3.4. A Hit List on which every Resource stands once."""
    mixed = []
    for move in options:
        assert isinstance(move, Doom)
        if sorted([t.rules.resources[ward] for ward in move.wards]) == [COIN, SECRET, KEY]:
            mixed.append(move)
    return mixed[int(whim * len(mixed))]
