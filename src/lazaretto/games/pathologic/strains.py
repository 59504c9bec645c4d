"""PA 9, 18. A Strain goes off: it is turned up, may be cancelled, and does what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ...kernel import EVERYONE, Card, Dealer, Seat, Step, Steps, Zone, only
from .cards import FEVER, NOTHING, ULCER, is_ward
from .creeping import Migrating
from .deaths import Confine, deaths
from .laying import DrawStrain, Spreading
from .losing import Losing, Wasting
from .reactions import Cancelling, Quenched
from .table import MAY_GO_ON, STOPPED, Town, replaced
from .torments import Breaching, Driving, NewVictim, Rumours


@final
class SetOff(Step):
    """PA 9.1, 9.2. This piece, acting for this Healer, has set off the Strain in this district."""

    def __init__(self, seat: Seat, district: int, piece: int) -> None:
        self.seat: Final = seat
        self.district: Final = district
        self.piece: Final = piece

    def do(self, t: Town, dealer: Dealer) -> Steps:
        up = turned_up(t, self.district)
        t.hold = MAY_GO_ON
        return (up, Cancelling(NOTHING, TakesEffect(up.strain, self.district, self.piece), Quenched(up.strain), 0), Sweep(self.district))


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
        return EFFECTS[self.strain](t, self.district, self.piece)


def migrate(t: Town, district: int, piece: int) -> Steps:
    """PA 18.1."""
    return (Migrating(),)


def find_new_victim(t: Town, district: int, piece: int) -> Steps:
    """PA 18.2."""
    return (NewVictim(),)


def fever(t: Town, district: int, piece: int) -> Steps:
    """PA 18.3, 9.8."""
    return () if t.is_quarantined(piece) else (Confine(piece, strain=FEVER),)


def ulcer(t: Town, district: int, piece: int) -> Steps:
    """PA 18.4, 9.8."""
    if t.is_quarantined(piece):
        return ()
    return deaths(t, [piece], ULCER) if is_ward(piece) else (Confine(piece, strain=ULCER),)


def weaken(t: Town, district: int, piece: int) -> Steps:
    """PA 18.5."""
    t.hold = STOPPED
    return ()


def confuse(t: Town, district: int, piece: int) -> Steps:
    """PA 18.6."""
    return (Losing(t.active),)


def waste(t: Town, district: int, piece: int) -> Steps:
    """PA 18.7."""
    return (Wasting(WASTED),)


def break_out(t: Town, district: int, piece: int) -> Steps:
    """PA 18.8."""
    return (DrawStrain(), Spreading())


def spread_panic(t: Town, district: int, piece: int) -> Steps:
    """PA 18.9, 9.8, R139."""
    if t.is_quarantined(piece):
        return ()
    t.hold = STOPPED
    return (Driving(piece),)


def rise(t: Town, district: int, piece: int) -> Steps:
    """PA 18.10."""
    t.miasma |= 1 << district
    return ()


def spread_rumours(t: Town, district: int, piece: int) -> Steps:
    """PA 18.11."""
    return (Rumours(),)


def make_a_breach(t: Town, district: int, piece: int) -> Steps:
    """PA 18.12."""
    return (Breaching(district),)


WASTED: Final = 2               # PA 18.7, counters

#: By Strain.
EFFECTS: Final[tuple[Callable[[Town, int, int], Steps], ...]] = (
    migrate, find_new_victim, fever, ulcer, weaken, confuse, waste, break_out, spread_panic, rise, spread_rumours, make_a_breach,
)
