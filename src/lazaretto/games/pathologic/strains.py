"""PA 9, 18. A Strain goes off: it is turned up, may be cancelled, and does what it does."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOT_HERE, Card, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps, Zone, only
from .cards import (
    BREACH, DELIRIUM, FEVER, MIASMA, MIGRATION, NEW_VICTIM, NOTHING, OUTBREAK, PANIC, PIECES, PLAGUE, RUMOUR, ULCER, WASTING, WEAKNESS, is_ward,
)
from .chronicle import MAY_CHANGE, note_fate, obituary
from .creeping import Migrating
from .deaths import Confine, Release, deaths
from .laying import DrawStrain, Spreading
from .losing import Losing, Wasting
from .moves import ENOUGH, GOES, PICKS, SWAPS, Doomed, Enough, Go, Pick
from .reactions import Cancelling, Quenched
from .table import MAY_GO_ON, STOPPED, Town, replaced
from .town import why_not_relocate


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


NOT_ON_LIST: Final = Reason("PA 18.2", "that Ward is not on your Hit List, or is dead")
ON_LIST: Final = Reason("PA 18.2", "that Ward is dead")


@final
class NewVictim(Choice):
    """PA 18.2. In secret, and asked always (R121)."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (ENOUGH, *SWAPS)

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Enough):
            return None
        if not isinstance(move, Doomed):
            return NOT_HERE
        if obituary(move.instead_of) not in t.doomed:
            return NOT_ON_LIST
        return None if obituary(move.ward) in t.spared else ON_LIST

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        note_fate(t, MAY_CHANGE)
        if isinstance(move, Doomed):                       # nobody is told, not even that something was changed
            t.doomed.take(obituary(move.instead_of))
            t.doomed.put(obituary(move.ward))
            t.spared.take(obituary(move.ward))
            t.spared.put(obituary(move.instead_of))
        return ()


@final
class Driving(Choice):
    """PA 18.9. The Plague puts the piece into an adjacent district; where no way is open it stays (R139)."""

    def __init__(self, piece: int) -> None:
        self.piece: Final = piece

    def who(self, t: Town) -> tuple[Seat, ...]:
        for district in t.rules.town[t.where[self.piece]]:
            if why_not_relocate(t, t.where[self.piece], district) is None:
                return ALONE[PLAGUE]
        return ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([GOES[district] for district in t.rules.town[t.where[self.piece]]])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return why_not_relocate(t, t.where[self.piece], move.district) if isinstance(move, Go) else NOT_HERE

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Go)
        dealer.say(seat, move)
        return (Driven(self.piece, move.district),)


@final
class Driven(Step):
    """PA 18.9. No Strain goes off there."""

    def __init__(self, piece: int, district: int) -> None:
        self.piece: Final = piece
        self.district: Final = district

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.where = replaced(t.where, self.piece, self.district)
        return ()


NO_PACT: Final = Reason("PA 18.11", "no Pact token lies on it")


@final
class Rumours(Choice):
    """PA 18.11. The Plague names a Ward whose Pact token goes back to its Healer."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE] if bound_wards(t) else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([PICKS[ward] for ward in bound_wards(t)])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Pick):
            return NOT_HERE
        return None if move.piece in bound_wards(t) else NO_PACT

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Pick)
        dealer.say(seat, move)
        t.pacts = replaced(t.pacts, t.bound_to(move.piece), NOTHING)
        return ()

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return (DrawStrain(),)


def bound_wards(t: Town) -> list[int]:
    return [ward for ward in t.pacts if ward != NOTHING]


NOT_NEAR: Final = Reason("PA 18.12", "that is no quarantined Ward of this or an adjacent district")


@final
class Breaching(Choice):
    """PA 18.12. The Plague names a quarantined Ward near by, who leaves Quarantine."""

    def __init__(self, district: int) -> None:
        self.district: Final = district

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE] if self.near(t) else ()

    def near(self, t: Town) -> list[int]:
        places = (self.district, *t.rules.town[self.district])
        return [piece for piece in range(PIECES) if is_ward(piece) and t.is_quarantined(piece) and t.where[piece] in places]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([PICKS[ward] for ward in self.near(t)])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Pick):
            return NOT_HERE
        return None if move.piece in self.near(t) else NOT_NEAR

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Pick)
        dealer.say(seat, move)
        return (Release(move.piece),)
