"""PA 13, 16. An Event is resolved: what is spent, what it does, what is gained."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import ARCHIVE, BURNT_LINEN, COUNCIL, DISTRICTS, LETHARGY, NOTHING, PIECES, PLAGUE, PRINTS, RESOURCES, STORES, is_ward, owner_of
from .chronicle import REVIVED, note_fate, obituary, ward_on
from .creeping import AnnounceLair
from .deaths import return_handed
from .deeds import Action
from .errands import at_hand, counters_lacking
from .events import unmark
from .losing import why_not_spend
from .moves import ENOUGH, NAMINGS, PICKS, SPENDS, Enough, Name, Pick, Spend
from .strains import Sweep, turned_up
from .table import Town, replaced
from .taking import Taking
from .winning import Judge, change_evidence

QUARANTINED: Final = Reason("PA 13.1", "a piece in Quarantine resolves nothing")
NO_EVENT: Final = Reason("PA 13.1", "no Event is ongoing in its district")
NOT_ENOUGH: Final = Reason("PA 13.2", "you have not the counters that the Event needs")
NO_ACCESS: Final = Reason("PA 13.3", "the Ward has no access to what the Event needs: it must be handed over first")
COUNCIL_OF_ONE: Final = Reason("PA 16.8", "one more piece out of Quarantine must be there")


@final
class Resolve(Action):
    """PA 13.1. A piece resolves the Event of its district."""

    def __init__(self, piece: int) -> None:
        self.piece: Final = piece

    def doer(self, t: Town, seat: Seat) -> int:
        return self.piece

    def cannot(self, t: Town, seat: Seat) -> Reason | None:
        piece, event = self.piece, t.where[self.piece]
        if t.is_quarantined(piece):
            return QUARANTINED
        if t.needs[event] == NOTHING:
            return NO_EVENT
        if is_ward(piece) and counters_lacking(t, piece, event) > counters_with(t, piece, event):
            return NO_ACCESS
        if not is_ward(piece) and counters_lacking(t, piece, event) > at_hand(t, seat, event):
            return NOT_ENOUGH
        return None if event != COUNCIL or is_in_company(t, piece) else COUNCIL_OF_ONE

    def perform(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        event = t.where[self.piece]
        spend = 0 if is_ward(self.piece) else counters_lacking(t, self.piece, event)
        return (Paying(event, spend), EventEffect(event, seat), TurnFaceDown(event, self.piece), Reward(seat, self.piece), Judge(), Taking(seat))


def counters_with(t: Town, ward: int, event: int) -> int:
    """PA 13.3. Of those handed to this Ward, the ones that count."""
    if t.handed_to != ward:
        return 0
    return len(t.handed) if t.blood else t.handed.count(t.needs[event])


def is_in_company(t: Town, piece: int) -> bool:
    """PA 16.8."""
    return any([other != piece and not t.is_quarantined(other) for other in t.pieces_in(t.where[piece])])


@final
class Paying(Choice):
    """PA 13.2. So many counters of the sheet on the Event; which, is asked under Living Blood alone (PA 17.11)."""

    def __init__(self, event: int, left: int) -> None:
        self.event: Final = event
        self.left: Final = left

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[t.active] if self.left and t.blood and len(t.sheets[t.active].kinds()) > 1 else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return SPENDS

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return why_not_spend(t, seat, move)

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Spend)
        dealer.say(seat, move)
        dealer.move(move.resource, t.sheets[seat], to=t.handed)
        return (Paying(self.event, self.left - 1),)

    def do(self, t: Town, dealer: Dealer) -> Steps:
        sheet = t.sheets[t.active]
        for _ in range(self.left):
            dealer.move(sheet.kinds()[0] if t.blood else t.needs[self.event], sheet, to=t.handed)
        return ()


@final
class EventEffect(Step):
    """PA 13.4. What a resolve Event does, first of all."""

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
            return (Taking(seat),)
        if event == PRINTS:
            return (AnnounceLair(),)
        if event == STORES:
            take_one_of_each(t, seat, dealer)
        return ()


def take_one_of_each(t: Town, seat: Seat, dealer: Dealer) -> None:
    """PA 16.14, 17.7, R44. What the Pool lacks is not taken."""
    for resource in range(RESOURCES):
        if resource in t.pool:
            dealer.move(resource, t.pool, to=t.sheets[seat])


@final
class TurnFaceDown(Step):
    """PA 13.4. Counters to the Pool, the card face down; Living Blood is spent (R135)."""

    def __init__(self, event: int, piece: int) -> None:
        self.event: Final = event
        self.piece: Final = piece

    def do(self, t: Town, dealer: Dealer) -> Steps:
        if not is_ward(self.piece) or self.piece == t.handed_to:
            return_handed(t, dealer)
        unmark(t, self.event, dealer)
        t.needs, t.unmarked, t.blood = replaced(t.needs, self.event, NOTHING), t.unmarked & ~(1 << self.event), False
        dealer.move(self.event, t.ongoing, to=t.resolved)
        return ()


@final
class Reward(Step):
    """PA 13.5. Two pieces of Evidence by an own Ward; one by another's, or in person."""

    def __init__(self, seat: Seat, piece: int) -> None:
        self.seat: Final = seat
        self.piece: Final = piece

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return change_evidence(t, self.seat, 2 if is_ward(self.piece) and owner_of(self.piece) == t.roles[self.seat] else 1)


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
        return change_evidence(t, t.answers_for(ward), 1)


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


RESOLVES: Final = tuple([Resolve(piece) for piece in range(PIECES)])
