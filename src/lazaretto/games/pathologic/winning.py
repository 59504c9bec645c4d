"""PA 1.2, 1.3, 15. Evidence, and who has won."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, End, Outcome, Seat, Step, Steps
from .cards import HEALERS, NOTHING, PLAGUE
from .table import Town, replaced

HIT_LIST: Final = "the three Wards on the Hit List are dead"
EVIDENCE: Final = "a Healer has proved the cure"
NO_EVENTS: Final = "no Event is left, and nobody has proved anything"
TIME_IS_UP: Final = "the rounds have run out"


def won_by(t: Town, seat: Seat, reason: str) -> Steps:
    """PA 15.7."""
    return (End(Outcome((seat,), reason, tuple([1.0 if other == seat else 0.0 for other in range(t.rules.seats)]))),)


@final
class Judge(Step):
    """PA 15.2 to 15.6. Has somebody won? The Plague first, then the Healer whose turn it is, then the next."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        if len(t.crypts) == HEALERS:
            return won_by(t, PLAGUE, HIT_LIST)
        for seat in t.healers_from(t.active):
            if t.evidence[seat] >= t.rules.enough:
                return won_by(t, seat, EVIDENCE)
        if not len(t.event_deck) and not len(t.ongoing):
            return won_by(t, PLAGUE, NO_EVENTS)
        return ()


@final
class EvidenceIs(Step):
    """PA 2.14. What the Ticker shows after a gain or a loss, by the death or the life of a Ward, or by an Event that is resolved."""

    def __init__(self, seat: Seat, change: int, total: int, ward: int, event: int) -> None:
        self.seat: Final = seat
        self.change: Final = change
        self.total: Final = total
        self.ward: Final = ward
        self.event: Final = event

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return ()


def change_evidence(t: Town, seat: Seat, pieces: int, ward: int = NOTHING, event: int = NOTHING) -> Steps:
    """PA 7.2, 13.5, 15.1, 15.2. More than enough is not counted, and the last piece is never lost."""
    total = max(t.rules.least, min(t.evidence[seat] + pieces, t.rules.enough))
    change = total - t.evidence[seat]
    t.evidence = replaced(t.evidence, seat, total)
    return (EvidenceIs(seat, change, total, ward, event),)
