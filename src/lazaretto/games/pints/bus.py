"""PB 10. The bus: from row to row, letting zombies off."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .anytime import Free
from .cards import CONTINENTAL, MOTION, ROWS, UNSTOPPABLE
from .moments import THE_LAST, free_moves, is_a_moment, why_not_free
from .moves import CARDS_PLAYED, GO_ON, NOTHING_MORE, GoOn, NothingMore, PlayCard
from .pushing import Push
from .specials import discard, why_not_card
from .table import BUS, Pub
from .tidings import BusStands

BUS_CARDS: Final = (MOTION, UNSTOPPABLE, CONTINENTAL)
EVERY_ROW: Final = (1 << ROWS) - 1


@final
class Run(Step):
    """PB 10.1, 14.7. The bus runs until all aboard have got off; in a Jukebox run zombies that enter are dealt (PB 14.8)."""

    def __init__(self, jukebox: bool) -> None:
        self.jukebox: Final = jukebox

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        waived = t.waived and self.jukebox
        t.running, t.backwards, t.dealing, t.waived = True, False, self.jukebox, False
        return (AtTheStop(first=True), RunEnds(waived))


@final
class RunEnds(Step):
    """R81, R123. Cards for the bus were for this run only; after a Jukebox run the phase goes on as it was."""

    def __init__(self, waived: bool) -> None:
        self.waived: Final = waived

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.running, t.backwards, t.dealing, t.waived = False, False, False, self.waived
        if dealer.listening:
            dealer.tell(EVERYONE, BusStands(t.bus_row))
        return ()


NO_PASSENGERS: Final = Reason("PB 10.1", "nobody is aboard")
BEFORE_THE_RUN: Final = Reason("PB 13.12", "that is played before the run begins")
NOT_FOR_THE_BUS: Final = Reason("PB 13.1", "that card is not for the bus")
NO_STOP: Final = Reason("PB 13.14", "the bus passes a roller blind anyway")
ONCE: Final = Reason("PB 13.12", "this run goes backwards already")


@final
class AtTheStop(Choice):
    """PB 10.2, 10.3, R79, R80. Before a stop, or before an empty bus goes on: cards for the bus, and what may be done at any time."""

    def __init__(self, first: bool) -> None:
        self.first: Final = first

    def who(self, t: Pub) -> tuple[Seat, ...]:
        return ALONE[t.active] if is_a_moment(t) or (not t.waived and self.has_bus_card(t, t.active)) else ()

    def candidates(self, t: Pub, seat: Seat) -> Moves:
        cards = [CARDS_PLAYED[card] for card in BUS_CARDS if card in t.hands[seat]]
        return (GO_ON, *cards, *free_moves(t, seat), *(() if self.is_last(t) else (NOTHING_MORE,)))

    def why_not(self, t: Pub, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, GoOn):
            return None
        if isinstance(move, NothingMore):
            return THE_LAST if self.is_last(t) else None
        if isinstance(move, PlayCard):
            return self.why_not_bus_card(t, seat, move.card)
        return why_not_free(t, seat, move)

    def has_bus_card(self, t: Pub, seat: Seat) -> bool:
        return any([self.why_not_bus_card(t, seat, card) is None for card in BUS_CARDS])

    def why_not_bus_card(self, t: Pub, seat: Seat, card: int) -> Reason | None:
        if card not in BUS_CARDS:
            return NOT_FOR_THE_BUS
        reason = why_not_card(t, seat, card)
        if reason is not None:
            return reason
        if card == CONTINENTAL:
            return ONCE if t.backwards else None if self.first else BEFORE_THE_RUN
        if not t.tags[BUS]:
            return NO_PASSENGERS
        return NO_STOP if t.is_blind(t.bus_row) else None

    def then(self, t: Pub, answers: dict[Seat, Move], dealer: Dealer) -> Steps:
        return super().then(t, answers, dealer) if answers else self.stop(t)

    def chosen(self, t: Pub, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Free):
            return (*move.begin(t, seat, dealer), self)
        if not isinstance(move, PlayCard):
            t.waived = isinstance(move, NothingMore)
            return self.stop(t)
        discard(t, seat, move.card)
        if move.card == MOTION:
            return self.stop(t, everybody=True)
        if move.card == UNSTOPPABLE:
            return (Drives(), AtTheStop(first=False))
        t.backwards = True
        return (self,)

    def is_last(self, t: Pub) -> bool:
        """R123. Nobody stays aboard after this stop."""
        aboard = len(t.tags[BUS])
        return aboard == 0 or (aboard == 1 and not t.is_blind(t.bus_row))

    def stop(self, t: Pub, everybody: bool = False) -> Steps:
        """PB 10.2, R73. A push and a passenger, or past a blind; then on. An empty bus goes one row further (PB 10.1)."""
        aboard = len(t.tags[BUS])
        if not aboard:
            return (Drives(),) if self.first else ()
        if t.blinds == EVERY_ROW:                              # R73: only in a pack with many blinds
            return (Drives(),)
        if t.is_blind(t.bus_row):
            return (Drives(), AtTheStop(first=False))
        return (Push(t.bus_row, aboard if everybody else 1), Drives(), MoreAboard())


@final
class MoreAboard(Step):
    """PB 10.3, 10.5. After the last one has got off, the bus stays where it went."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        return (AtTheStop(first=False),) if t.tags[BUS] else ()


@final
class Drives(Step):
    """PB 10.1, 13.12. To the next row, counter-clockwise, or back."""

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.bus_row = (t.bus_row + (-1 if t.backwards else 1)) % ROWS
        return ()
