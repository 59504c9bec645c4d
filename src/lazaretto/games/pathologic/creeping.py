"""PA 5, 4.2, 6.4, 18.1. The Plague moves, and nobody sees it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from ...kernel import ALONE, NOT_HERE, Card, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import DISTRICTS, NOTHING, PLAGUE, STEPPE
from .chronicle import AT, CREPT, MOVED, STARTED, STEPPED, STILL, closed, note
from .moves import CREEPS, THROUGHS, Creep, CreepThrough
from .table import Town
from .town import CURFEW

OCCUPIED: Final = Reason("PA 4.2", "a piece is there: the Plague starts in a free district or in the Steppe")
TOO_FAR: Final = Reason("PA 5.1", "that is not adjacent to where you are")
ONE_SPACE: Final = Reason("PA 5.1", "the Plague moves one space")
ONE_SPACE_MORE: Final = Reason("PA 6.4", "you move one space more, to what is adjacent to where you are")
MIGRATION: Final = Reason("PA 18.1", "by Migration you move one space, to what is adjacent to where you are")


@final
class Starting(Choice):
    """PA 4.2. The whole first turn of the Plague."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return CREEPS

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Creep) or move not in CREEPS:
            return NOT_HERE
        return OCCUPIED if move.to in t.where else None

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Creep)
        free = 1 << STEPPE
        for district in DISTRICTS:
            if district not in t.where:
                free |= 1 << district
        note(t, STARTED, free)
        t.thread.put(move.to)
        return ()


@final
class Creeping(Choice):
    """PA 5.1, 5.4, 5.5. Phase 1: asked wherever it is, unless it is paralysed, which all know (PA 17.1)."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return () if t.paralysed else ALONE[PLAGUE]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        here = t.lair()
        found: list[Move] = [CREEPS[here], *[CREEPS[to] for to in t.rules.neighbours[here]]]
        if t.creep_spaces() == 2:
            found.extend([THROUGHS[via][to] for via in t.rules.neighbours[here] for to in t.rules.neighbours[via]])
        return tuple(found)

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, CreepThrough):
            if t.creep_spaces() < 2:
                return ONE_SPACE
            return why_not_creep(t, t.lair(), move.via, TOO_FAR) or why_not_creep(t, move.via, move.to, TOO_FAR)
        if not isinstance(move, Creep):
            return NOT_HERE
        return None if move.to == t.lair() else why_not_creep(t, t.lair(), move.to, TOO_FAR)

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, (Creep, CreepThrough))
        here, spaces = t.lair(), t.creep_spaces()
        note(t, CREPT, spaces, closed(t))
        for space in range(spaces):
            t.thread.put(move.via if isinstance(move, CreepThrough) and space == 0 else move.to)
        return interrupting(t, moved=isinstance(move, CreepThrough) or move.to != here)

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.paralysed = False
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class OneSpace(Choice):
    """PA 6.4, 18.1. One space, unseen, or none."""

    def candidates(self, t: Town, seat: Seat) -> Moves:
        here = t.lair()
        return (CREEPS[here], *[CREEPS[to] for to in t.rules.neighbours[here]])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, CreepThrough):
            return self.beyond()
        if not isinstance(move, Creep):
            return NOT_HERE
        return None if move.to == t.lair() else why_not_creep(t, t.lair(), move.to, self.beyond())

    def beyond(self) -> Reason:
        """The reason against anything further."""
        raise NotImplementedError

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Creep)
        here = t.lair()
        note(t, STEPPED, 1, closed(t))
        t.thread.put(move.to)
        return interrupting(t, moved=move.to != here)


@final
class Slipping(OneSpace):
    """PA 6.4. If somebody was harmed."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE] if t.harmed else ()

    def beyond(self) -> Reason:
        return ONE_SPACE_MORE


@final
class Migrating(OneSpace):
    """PA 18.1, R121. By a Strain; asked always."""

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[PLAGUE]

    def beyond(self) -> Reason:
        return MIGRATION


def why_not_creep(t: Town, here: int, to: int, too_far: Reason) -> Reason | None:
    """PA 5.1 to 5.3. One space."""
    if to not in t.rules.neighbours[here]:
        return too_far
    return None if t.may_creep(here, to) else CURFEW


def interrupting(t: Town, moved: bool) -> Steps:
    """PA 6.9. To leave interrupts a Blockade; so all learn whether it has moved."""
    if t.blockade == STEPPE:
        return ()
    note(t, MOVED if moved else STILL)
    return (Lifted(),) if moved else ()


@final
class Lifted(Step):
    """PA 6.9. The Blockade is over, and the token free."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.blockade = STEPPE
        return ()


@final
class AnnounceLair(Step):
    """PA 21.2. Where the Plague is, because of an Event or a card."""

    def __init__(self, event: int = NOTHING, card: Card = NOTHING) -> None:
        self.event: Final = event
        self.card: Final = card

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return (LairIs(t.lair(), self.event, self.card),)


@final
class LairIs(Step):
    """Said aloud."""

    def __init__(self, place: int, event: int, card: Card) -> None:
        self.place: Final = place
        self.event: Final = event
        self.card: Final = card

    def tells_hidden(self) -> bool:
        return True

    def do(self, t: Town, dealer: Dealer) -> Steps:
        note(t, AT, self.place)
        return ()
