"""PA 18.6, 18.7. What a Healer loses by a Strain, of own choice."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Steps
from .cards import RESOURCES
from .moves import DISCARDS, SPENDS, Discard, Spend
from .reactions import NOT_HELD, play_from_hand
from .table import Town

HAS_NONE: Final = Reason("PA 18.7", "you have no such counter")


@final
class Losing(Choice):
    """PA 18.6. One Prescription, face up; nothing from an empty hand."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat] if t.hand_size(self.seat) else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([DISCARDS[card] for card in sorted({*t.hands[seat].kinds(), *t.shown[seat].kinds()})])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Discard):
            return NOT_HERE
        return None if t.holds(seat, move.card) else NOT_HELD

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Discard)
        dealer.say(seat, move)
        if move.card == t.announced and move.card in t.hands[seat]:            # the copy just announced may still be used
            dealer.move(move.card, t.hands[seat], to=t.discard)
        else:
            play_from_hand(t, seat, move.card, dealer)
        return ()


@final
class Wasting(Choice):
    """PA 18.7. So many counters of the sheet, or all; asked where there is something to choose."""

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def who(self, t: Town) -> tuple[Seat, ...]:
        sheet = t.sheets[t.active]
        return ALONE[t.active] if len(sheet) > self.left > 0 and len(sheet.kinds()) > 1 else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return SPENDS

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return why_not_spend(t, seat, move, HAS_NONE)

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Spend)
        dealer.say(seat, move)
        dealer.move(move.resource, t.sheets[seat], to=t.pool)
        return (Wasting(self.left - 1),)

    def do(self, t: Town, dealer: Dealer) -> Steps:
        sheet = t.sheets[t.active]
        for resource in sheet.cards()[:self.left]:
            dealer.move(resource, sheet, to=t.pool)
        return ()


def why_not_spend(t: Town, seat: Seat, move: Move, lacking: Reason) -> Reason | None:
    if not isinstance(move, Spend):
        return NOT_HERE
    return None if 0 <= move.resource < RESOURCES and move.resource in t.sheets[seat] else lacking
