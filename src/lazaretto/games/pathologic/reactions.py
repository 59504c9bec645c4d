"""PA 11.4 to 11.7, 17.6, 17.10, 17.12, 17.13. Windows for Reactions, the last played first carried out."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Card, Choice, Dealer, Move, Moves, Reason, Seat, Seats, Step, Steps
from .cards import HARUSPICY, NO, NOTHING, PLAGUE, POST_MORTEM, TITHE
from .moves import PASS, REACTS, Pass, React
from .table import GOES_ON, Town

WRONG_TIME: Final = Reason("PA 11.4", "that Reaction does not answer what has just happened")
NOT_HELD: Final = Reason("PA 11.1", "you do not hold that Prescription")


def first_who_may(t: Town, card: Card, passed: Seats, but: Seat) -> tuple[Seat, ...]:
    """PA 11.5, 11.6, R120. Who is asked next: as all can tell, the seat may hold such a card. Nobody under Empty Stage (PA 16.15)."""
    if t.reactions_are_barred():
        return ()
    for seat in t.healers_from(t.active):
        if seat != but and not passed >> seat & 1 and t.may_hold(seat, card):
            return ALONE[seat]
    return ()


def unasked(t: Town, card: Card, seats: list[Seat], ward: int = NOTHING) -> Steps:
    """PA 16.15. Under Empty Stage it is told that a Reaction which one of them may hold is not asked for."""
    return (Barred(card, ward),) if t.reactions_are_barred() and any([t.may_hold(seat, card) for seat in seats]) else ()


def why_not_react(t: Town, seat: Seat, move: Move, card: Card) -> Reason | None:
    if isinstance(move, Pass):
        return None
    if not isinstance(move, React):
        return NOT_HERE
    if move.card != card:
        return WRONG_TIME
    return None if t.holds(seat, card) else NOT_HELD


def play_from_hand(t: Town, seat: Seat, card: Card, dealer: Dealer) -> None:
    """PA 11.1. Face up on the discard pile; of two copies, the one that all have seen."""
    dealer.move(card, t.shown[seat] if card in t.shown[seat] else t.hands[seat], to=t.discard)


@final
class Barred(Step):
    """PA 16.15. This Reaction cannot be played now, or not for this death."""

    def __init__(self, card: Card, ward: int) -> None:
        self.card: Final = card
        self.ward: Final = ward

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return ()


@final
class NoEffect(Step):
    """PA 17.13. A card that was cancelled."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return ()


@final
class Cancelling(Choice):
    """PA 17.13. A card has been played, or a Strain turned up: does anybody say No? A No that is cancelled lets the first card be."""

    def __init__(self, by: Seat, effect: Step, undone: Step, passed: Seats) -> None:
        self.by: Final = by                          # who played it; NOTHING for a Strain
        self.effect: Final = effect                  # what happens
        self.undone: Final = undone                  # what happens if it is cancelled
        self.passed: Final = passed

    def who(self, t: Town) -> tuple[Seat, ...]:
        return first_who_may(t, NO, self.passed, self.by)

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (PASS, REACTS[NO])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return why_not_react(t, seat, move, NO)

    def default(self, t: Town, seat: Seat) -> Move:
        return PASS

    def is_window(self, t: Town) -> bool:
        return True

    def provoked_by(self, t: Town) -> Seat | None:
        """Who played the card; a Strain is the Plague's."""
        return PLAGUE if self.by == NOTHING else self.by

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Pass):
            return (Cancelling(self.by, self.effect, self.undone, self.passed | 1 << seat),)
        play_from_hand(t, seat, NO, dealer)
        return (Cancelling(seat, self.undone, self.effect, 0),)

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return (*unasked(t, NO, [seat for seat in t.healers() if seat != self.by]), self.effect)


def played(seat: Seat, card: Card, effect: Step) -> Step:
    """PA 11.5. The effect of a Prescription, unless somebody cancels it."""
    return Cancelling(seat, effect, NoEffect(card), 0)


@final
class Quenched(Step):
    """PA 17.13. A cancelled Strain does not stop the Action."""

    def __init__(self, strain: Card) -> None:
        self.strain: Final = strain

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.hold = GOES_ON
        return ()


@final
class Tithing(Choice):
    """PA 17.10. A Healer has taken a counter from the Pool."""

    def __init__(self, taker: Seat, resource: int, passed: Seats) -> None:
        self.taker: Final = taker
        self.resource: Final = resource
        self.passed: Final = passed

    def who(self, t: Town) -> tuple[Seat, ...]:
        return first_who_may(t, TITHE, self.passed, self.taker) if self.resource in t.pool else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (PASS, REACTS[TITHE])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return why_not_react(t, seat, move, TITHE)

    def default(self, t: Town, seat: Seat) -> Move:
        return PASS

    def is_window(self, t: Town) -> bool:
        return True

    def provoked_by(self, t: Town) -> Seat | None:
        return self.taker

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Pass):
            return (Tithing(self.taker, self.resource, self.passed | 1 << seat),)
        play_from_hand(t, seat, TITHE, dealer)
        return (played(seat, TITHE, TakeTithe(seat, self.resource)), self)

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return unasked(t, TITHE, [seat for seat in t.healers() if seat != self.taker]) if self.resource in t.pool else ()


@final
class TakeTithe(Step):
    """PA 17.10. One of the same from the Pool."""

    def __init__(self, seat: Seat, resource: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource

    def do(self, t: Town, dealer: Dealer) -> Steps:
        if self.resource in t.pool:
            dealer.move(self.resource, t.pool, to=t.sheets[self.seat])
        return ()


@final
class Mourning(Choice):
    """PA 17.6. One's own Ward has died, and that would cost Evidence."""

    def __init__(self, ward: int) -> None:
        self.ward: Final = ward

    def who(self, t: Town) -> tuple[Seat, ...]:
        seat = t.answers_for(self.ward)
        if t.evidence[seat] <= t.rules.least or t.excused == self.ward or t.reactions_are_barred():
            return ()
        return ALONE[seat] if t.may_hold(seat, POST_MORTEM) else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (PASS, REACTS[POST_MORTEM])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return why_not_react(t, seat, move, POST_MORTEM)

    def default(self, t: Town, seat: Seat) -> Move:
        return PASS

    def is_window(self, t: Town) -> bool:
        return True

    def provoked_by(self, t: Town) -> Seat | None:
        """Whoever's turn it is: nobody dies but by the Plague or its Strains."""
        return PLAGUE

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Pass):
            return ()
        play_from_hand(t, seat, POST_MORTEM, dealer)
        return (played(seat, POST_MORTEM, Excuse(self.ward)), self)

    def do(self, t: Town, dealer: Dealer) -> Steps:
        seat = t.answers_for(self.ward)
        return unasked(t, POST_MORTEM, [seat], self.ward) if t.evidence[seat] > t.rules.least else ()


@final
class Excuse(Step):
    """PA 17.6. This death costs no Evidence."""

    def __init__(self, ward: int) -> None:
        self.ward: Final = ward

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.excused = self.ward
        return ()


@final
class Divining(Choice):
    """PA 17.12. A Ward has died in the Plague's turn."""

    def __init__(self, ward: int) -> None:
        self.ward: Final = ward

    def who(self, t: Town) -> tuple[Seat, ...]:
        return first_who_may(t, HARUSPICY, 0, NOTHING) if t.active == PLAGUE and not t.divined else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (PASS, REACTS[HARUSPICY])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return why_not_react(t, seat, move, HARUSPICY)

    def default(self, t: Town, seat: Seat) -> Move:
        return PASS

    def is_window(self, t: Town) -> bool:
        return True

    def provoked_by(self, t: Town) -> Seat | None:
        return PLAGUE

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if isinstance(move, Pass):
            return ()
        play_from_hand(t, seat, HARUSPICY, dealer)
        return (played(seat, HARUSPICY, Divined()), self)

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return unasked(t, HARUSPICY, t.healers(), self.ward) if t.active == PLAGUE else ()


@final
class Divined(Step):
    """PA 17.12. It will be announced where the Plague is, when its turn ends."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.divined = True
        return ()
