"""PA 13.4, 16. What resolve Events do."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import ARCHIVE, BURNT_LINEN, DISTRICTS, LETHARGY, PLAGUE, PRINTS, RESOURCES, STORES
from .chronicle import REVIVED, note_fate, obituary, ward_on
from .creeping import AnnounceLair
from .moves import ENOUGH, NAMINGS, PICKS, Enough, Name, Pick
from .strains import Sweep, turned_up
from .table import Town, replaced
from .taking import Taking
from .winning import Judge, change_evidence


@final
class EventEffect(Step):
    """PA 13.4, 16.10, 16.11. What a resolve Event does, first of all."""

    def __init__(self, event: int, seat: Seat) -> None:
        self.event: Final = event
        self.seat: Final = seat

    def do(self, t: Town, dealer: Dealer) -> Steps:
        event, seat = self.event, self.seat
        if event == LETHARGY:
            return (Reviving(),)
        if event == BURNT_LINEN:
            return (Burning(seat, 2),)
        if event == ARCHIVE:
            return (Taking(seat, event=event),)
        if event == PRINTS:
            return (AnnounceLair(event=event),)
        if event == STORES:
            take_one_of_each(t, seat, dealer)
        return ()


def take_one_of_each(t: Town, seat: Seat, dealer: Dealer) -> None:
    """PA 16.14, 17.7, R44. What the Pool lacks is not taken."""
    for resource in range(RESOURCES):
        if resource in t.pool:
            dealer.move(resource, t.pool, to=t.sheets[seat])


NOT_DEAD: Final = Reason("PA 16.5", "that Ward is not dead")


@final
class Reviving(Choice):
    """PA 16.5, R89 to R91. The Plague picks a dead Ward, who comes back; the Evidence that death cost comes back too."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE] if dead_wards(t) else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([PICKS[ward] for ward in dead_wards(t)])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Pick):
            return NOT_HERE
        return None if move.piece in dead_wards(t) else NOT_DEAD

    def default(self, t: Town, seat: Seat) -> Move:
        """Rather one of the mass grave: that takes no victim of the Hit List back."""
        return PICKS[dead_wards(t)[-1]]

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Pick)
        dealer.say(seat, move)
        return (Revive(move.piece), Judge())


def dead_wards(t: Town) -> list[int]:
    return [ward_on(card) for card in (*t.crypts.kinds(), *t.grave.kinds())]


@final
class Revive(Step):
    """PA 16.5. Alive in the Warehouses, out of Quarantine; on the Hit List again, if it was."""

    def __init__(self, ward: int) -> None:
        self.ward: Final = ward

    def do(self, t: Town, dealer: Dealer) -> Steps:
        ward, card = self.ward, obituary(self.ward)
        note_fate(t, REVIVED, ward)
        if card in t.crypts:
            dealer.move(card, t.crypts, to=t.doomed)
        else:
            dealer.move(card, t.grave, to=t.spared)
        t.where = replaced(t.where, ward, LETHARGY)
        if not t.lost >> ward & 1:
            return ()
        t.lost &= ~(1 << ward)
        return change_evidence(t, t.answers_for(ward), 1, ward=ward)


NO_STRAIN: Final = Reason("PA 16.9", "no Strain lies there")


@final
class Burning(Choice):
    """PA 16.9, R132. Up to two districts; the Strains there are turned up and discarded."""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat] if self.left and t.laid_at else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (ENOUGH, *[NAMINGS[district] for district in DISTRICTS if district in t.laid_at])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Enough):
            return None
        if not isinstance(move, Name):
            return NOT_HERE
        return None if move.district in t.laid_at else NO_STRAIN

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if not isinstance(move, Name):
            return ()
        return (turned_up(t, move.district), Sweep(move.district), Burning(self.seat, self.left - 1))
