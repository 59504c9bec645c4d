"""PA 7. Deaths, Quarantine, and what they cost."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Dealer, Seat, Step, Steps
from .cards import NOTHING, PLAGUE
from .chronicle import DIED_DOOMED, DIED_SPARED, note_fate, obituary
from .reactions import Divining, Mourning
from .table import Town, replaced
from .taking import Taking
from .winning import Judge, change_evidence


@final
class Confine(Step):
    """PA 2.6, 9.10. A piece goes into Quarantine, by the Plague, or by what is named; only in the Plague's own turn that counts as harm done."""

    def __init__(self, piece: int, strain: Card = NOTHING, event: int = NOTHING, card: Card = NOTHING) -> None:
        self.piece: Final = piece
        self.strain: Final = strain
        self.event: Final = event
        self.card: Final = card

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.quarantined |= 1 << self.piece
        if t.active == PLAGUE:
            t.harmed = True
        return ()


@final
class Release(Step):
    """PA 12.4, 16.7, 18.12. It leaves it, let out by this seat, and because of what is named."""

    def __init__(self, seat: Seat, piece: int, strain: Card = NOTHING, event: int = NOTHING) -> None:
        self.seat: Final = seat
        self.piece: Final = piece
        self.strain: Final = strain
        self.event: Final = event

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.quarantined &= ~(1 << self.piece)
        return ()


@final
class Fearless(Step):
    """PA 17.14. Somebody who would have died does not."""

    def __init__(self, ward: int) -> None:
        self.ward: Final = ward

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return ()


def deaths(t: Town, wards: list[int], strain: Card = NOTHING) -> Steps:
    """PA 7.5, R71, R141. All lie in their graves, then it is seen who has won, then each is paid for."""
    spared = [ward for ward in wards if t.is_fearless(ward)]
    dying = [ward for ward in wards if ward not in spared]
    if not dying:
        return tuple([Fearless(ward) for ward in spared])
    return (*[Fearless(ward) for ward in spared], *[Die(ward, strain) for ward in dying], Judge(), *[Bereave(ward) for ward in dying])


@final
class Die(Step):
    """PA 7.1, 7.4, 9.10. By the Plague or a Strain, into a crypt or the mass grave: so all learn whether the Ward was on the Hit List."""

    def __init__(self, ward: int, strain: Card = NOTHING) -> None:
        self.ward: Final = ward
        self.strain: Final = strain

    def do(self, t: Town, dealer: Dealer) -> Steps:
        ward, card = self.ward, obituary(self.ward)
        if card in t.doomed:
            note_fate(t, DIED_DOOMED, ward)
            dealer.move(card, t.doomed, to=t.crypts)
        else:
            note_fate(t, DIED_SPARED, ward)
            dealer.move(card, t.spared, to=t.grave)
        t.where, t.quarantined = replaced(t.where, ward, NOTHING), t.quarantined & ~(1 << ward)
        bound = t.bound_to(ward)
        if bound != NOTHING:
            t.pacts = replaced(t.pacts, bound, NOTHING)
        if t.handed_to == ward:
            return_handed(t, dealer)
        if t.active == PLAGUE:
            t.harmed = True
        return ()


def return_handed(t: Town, dealer: Dealer) -> None:
    """PA 12.12, 13.4, R40. Counters handed to a Ward, or spent on an Event, go to the Pool."""
    for resource in t.handed.cards():
        dealer.move(resource, t.handed, to=t.pool)
    t.handed_to, t.handed_for = NOTHING, NOTHING


@final
class Bereave(Step):
    """PA 7.2, 7.3. The Healer responsible pays for it; nobody does for an absent Healer's Ward (PA 19.5)."""

    def __init__(self, ward: int) -> None:
        self.ward: Final = ward

    def do(self, t: Town, dealer: Dealer) -> Steps:
        seat = t.answers_for(self.ward)
        if seat == NOTHING:
            return (Divining(self.ward),)
        return (Mourning(self.ward), Divining(self.ward), LoseEvidence(self.ward), Taking(seat, ward=self.ward))


@final
class LoseEvidence(Step):
    """PA 7.2. One piece, but never the last; nothing after a Post-Mortem (PA 17.6)."""

    def __init__(self, ward: int) -> None:
        self.ward: Final = ward

    def do(self, t: Town, dealer: Dealer) -> Steps:
        seat = t.answers_for(self.ward)
        if t.excused == self.ward:
            t.excused = NOTHING
            return ()
        if t.evidence[seat] > t.rules.least:
            t.lost |= 1 << self.ward
        return change_evidence(t, seat, -1, ward=self.ward)
