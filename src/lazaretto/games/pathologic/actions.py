"""PA 12. The Action Phase: deeds, one after the other, until the Healer ends the turn."""

from __future__ import annotations

from typing import final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Steps
from .cards import ACTIONS, INFLUENCES, NOTHING, is_ward
from .orders import Deed
from .errands import CLAIMS, HAND_TOS, LEAVES, TRANSFERS
from .influence import prescriptions
from .moves import END_TURN, EndTurn
from .pacts import PLEDGES
from .resolving import RESOLVES
from .table import Town
from .walking import WALKS


@final
class ActionPhase(Choice):
    """PA 12.1 to 12.3, 21.1, R144. All that a Healer can do; nothing can be traded."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[t.active]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        """Nothing with another's Healer or with the dead; nobody leaves a Quarantine who is in none, or resolves where no Event is."""
        found: list[Move] = [END_TURN]
        for piece, district in enumerate(t.where):
            if district >= 0 and (is_ward(piece) or t.obeys(piece, seat)):
                if t.is_quarantined(piece):
                    found.append(LEAVES[piece])
                found.extend([WALKS[piece][to] for to in t.rules.town[district]])
                if t.needs[district] != NOTHING:
                    found.append(RESOLVES[piece])
        found.extend(CLAIMS)
        for errands in (TRANSFERS, HAND_TOS, PLEDGES):
            found.extend([errand for errand in errands if t.is_in_town(errand.ward)])
        found.extend(prescriptions(t, seat, (*INFLUENCES, *ACTIONS)))
        return tuple(found)

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, EndTurn):
            return None
        return move.why_not(t, seat) if isinstance(move, Deed) else NOT_HERE

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Deed):
            return (*move.begin(t, seat, dealer), self)
        return ()
