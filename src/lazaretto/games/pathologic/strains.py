"""PA 9, 18. A Strain goes off: it is turned up, may be cancelled, and does what it does."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Card, Dealer, Seat, Step, Steps, Zone, only
from .cards import (
    BREACH, DELIRIUM, FEVER, MIASMA, MIGRATION, NEW_VICTIM, NOTHING, OUTBREAK, PANIC, RUMOUR, ULCER, WASTING, WEAKNESS, is_ward,
)
from .creeping import Migrating
from .deaths import Confine, deaths
from .laying import DrawStrain, Spreading
from .losing import Losing, Wasting
from .reactions import Cancelling, Quenched
from .table import MAY_GO_ON, STOPPED, Town, replaced
from .torments import Breaching, Driving, NewVictim, Rumours


@final
class SetOff(Step):
    """PA 9.1, 9.2. This piece has set off the Strain in this district."""

    def __init__(self, district: int, piece: int) -> None:
        self.district: Final = district
        self.piece: Final = piece

    def do(self, t: Town, dealer: Dealer) -> Steps:
        up = turned_up(t, self.district)
        t.hold = MAY_GO_ON
        return (up, Cancelling(NOTHING, TakesEffect(up.strain, self.district, self.piece), Quenched(), 0), Sweep(self.district))


@final
class TurnedUp(Step):
    """PA 9.2. All see which Strain lies here."""

    def __init__(self, district: int, strain: Card) -> None:
        self.district: Final = district
        self.strain: Final = strain

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return ()


def turned_up(t: Town, district: int) -> TurnedUp:
    at = t.strain_in(district)
    strain, number = t.laid[at].kinds()[0], t.laid_ids[at]
    t.laid[at].eyes = EVERYONE
    t.faces, t.lookers = replaced(t.faces, number, strain), replaced(t.lookers, number, EVERYONE)
    return TurnedUp(district, strain)


def look_at(t: Town, district: int, seat: Seat, dealer: Dealer) -> None:
    """PA 17.15. From now on this seat sees which Strain lies here; all know that it has looked."""
    at = t.strain_in(district)
    dealer.show(t.laid[at], only(seat))
    t.lookers = replaced(t.lookers, t.laid_ids[at], t.laid[at].eyes)


@final
class Sweep(Step):
    """PA 9.2. To the discard pile."""

    def __init__(self, district: int) -> None:
        self.district: Final = district

    def do(self, t: Town, dealer: Dealer) -> Steps:
        at = t.strain_in(self.district)
        dealer.move(t.laid[at].kinds()[0], t.laid[at], to=t.spent)
        t.laid, t.laid_at, t.laid_ids = without_place(t.laid, at), without(t.laid_at, at), without(t.laid_ids, at)
        return ()


def without(numbers: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*numbers[:at], *numbers[at + 1:])


def without_place(zones: list[Zone], at: int) -> list[Zone]:
    return [*zones[:at], *zones[at + 1:]]


@final
class TakesEffect(Step):
    """PA 18. What this Strain does."""

    def __init__(self, strain: Card, district: int, piece: int) -> None:
        self.strain: Final = strain
        self.district: Final = district
        self.piece: Final = piece

    def do(self, t: Town, dealer: Dealer) -> Steps:
        strain, piece = self.strain, self.piece
        if strain == MIGRATION:
            return (Migrating(),)
        if strain == NEW_VICTIM:
            return (NewVictim(),)
        if strain in (FEVER, ULCER, PANIC) and t.is_quarantined(piece):
            return ()                                      # PA 9.8
        if strain == FEVER or (strain == ULCER and not is_ward(piece)):
            return (Confine(piece),)
        if strain == ULCER:
            return deaths(t, [piece])
        if strain == WEAKNESS:
            t.hold = STOPPED
        elif strain == DELIRIUM:
            return (Losing(t.active),)
        elif strain == WASTING:
            return (Wasting(2),)
        elif strain == OUTBREAK:
            return (DrawStrain(), Spreading())
        elif strain == PANIC:
            t.hold = STOPPED                               # R139
            return (Driving(piece),)
        elif strain == MIASMA:
            t.miasma |= 1 << self.district
        elif strain == RUMOUR:
            return (Rumours(),)
        elif strain == BREACH:
            return (Breaching(self.district),)
        return ()
