"""PA 14. Pacts."""

from __future__ import annotations

from typing import Final, final

from ...kernel import NOT_HERE, Dealer, Reason, Seat, Steps
from .cards import INQUISITOR, NOTHING, WARDS, is_ward
from .orders import Deed
from .table import Town, replaced

DEAD: Final = Reason("PA 14.1", "that Ward is not in the town")
INQUISITOR_SITS: Final = Reason("PA 16.1", "the Inquisitor sits: no Pact is placed or moved")
NO_EVENT: Final = Reason("PA 14.1", "no Event is ongoing in that Ward's district")
TAKEN: Final = Reason("PA 14.1", "that Ward is in another Healer's Pact")
YOURS: Final = Reason("PA 14.3", "your token lies there already")
TWO: Final = 2          # players: the Plague and one Healer
ONCE: Final = Reason("PA 14.3", "your token was put there in this turn already")


@final
class Pledge(Deed):
    """PA 14.1, 14.3, 14.4. One's own Pact token goes on this Ward, free of charge, and stays until it is moved."""

    def __init__(self, ward: int) -> None:
        self.ward: Final = ward

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        ward = self.ward
        if not is_ward(ward):
            return NOT_HERE
        if not t.is_in_town(ward):
            return DEAD
        if INQUISITOR in t.ongoing:
            return INQUISITOR_SITS
        if t.bound_to(ward) != NOTHING:
            return YOURS if t.pacts[seat] == ward else TAKEN
        if t.needs[t.where[ward]] == NOTHING:
            return NO_EVENT
        return ONCE if t.pledged >> ward & 1 else None

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        t.pacts, t.pledged = replaced(t.pacts, seat, self.ward), t.pledged | 1 << self.ward
        return ()


PLEDGES: Final = tuple([Pledge(ward) for ward in WARDS])


def why_it_binds_nobody(t: Town) -> str:
    """PA 16.1, R112. Why a Pact, placed or yet to be, keeps no other Healer from a Ward now; "" where it does."""
    if t.rules.seats == TWO:
        return "no other Healer plays"
    return "the Inquisitor sits" if INQUISITOR in t.ongoing else ""
