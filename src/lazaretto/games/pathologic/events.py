"""PA 10, 16. Events come into play; what they do at their start."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .cards import ARMY_TRAIN, BROKEN_CORDONS, FRESH_GRAVES, PIECES, wards_of
from .deaths import Confine, Release
from .laying import DrawStrain
from .moves import PICKS, Pick
from .table import Town, replaced


@final
class DrawEvent(Step):
    """PA 10.1, R26. One, if fewer than four are ongoing and the deck has any."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        if not may_draw(t):
            return ()
        event = dealer.draw(t.event_deck, to=t.ongoing)
        return (EventBegins(event, t.rules.columns[event][t.column()]),)


def may_draw(t: Town) -> bool:
    return len(t.ongoing) < t.rules.events and len(t.event_deck) > 0


@final
class EventBegins(Step):
    """PA 10.3 to 10.6, 16.4, 16.13. A counter on it, its effect, then a Strain for the Plague."""

    def __init__(self, event: int, resource: int) -> None:
        self.event: Final = event
        self.resource: Final = resource

    def do(self, t: Town, dealer: Dealer) -> Steps:
        event = self.event
        mark(t, event, self.resource, dealer)
        if event == ARMY_TRAIN:
            near = (event, *t.rules.town[event])
            return (*[Confine(piece, event=event) for piece in range(PIECES) if t.where[piece] in near and not t.is_quarantined(piece)], DrawStrain())
        if event == BROKEN_CORDONS:
            return (*[BreakingCordon(seat) for seat in t.healers_from(t.active)], DrawStrain())
        return (DrawStrain(), DrawStrain()) if event == FRESH_GRAVES else (DrawStrain(),)


def mark(t: Town, event: int, resource: int, dealer: Dealer) -> None:
    """PA 10.4, R25. What the Event needs; the counter is only a mark."""
    t.needs = replaced(t.needs, event, resource)
    if resource in t.pool:
        dealer.move(resource, t.pool, to=t.markers)
        t.unmarked &= ~(1 << event)
    else:
        t.unmarked |= 1 << event


def unmark(t: Town, event: int, dealer: Dealer) -> None:
    """PA 13.4. The counter on it goes to the Pool."""
    if not t.unmarked >> event & 1:
        dealer.move(t.needs[event], t.markers, to=t.pool)


NOT_CONFINED: Final = Reason("PA 16.7", "that is no Ward of yours in Quarantine")


@final
class BreakingCordon(Choice):
    """PA 16.7. A Healer's own Ward leaves Quarantine; asked where there is a choice."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat] if len(self.confined(t)) > 1 else ()

    def confined(self, t: Town) -> list[int]:
        return [ward for ward in wards_of(t.roles[self.seat]) if t.is_in_town(ward) and t.is_quarantined(ward)]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([PICKS[ward] for ward in self.confined(t)])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Pick):
            return NOT_HERE
        return None if move.piece in self.confined(t) else NOT_CONFINED

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Pick)
        dealer.say(seat, move)
        return (Release(seat, move.piece, event=BROKEN_CORDONS),)

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return tuple([Release(self.seat, ward, event=BROKEN_CORDONS) for ward in self.confined(t)])
