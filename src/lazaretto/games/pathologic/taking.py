"""PA 2.11. A Healer takes a Prescription of their own deck, by choice."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Steps
from .cards import NOTHING
from .moves import TAKES, Take
from .table import Town

NOT_IN_DECK: Final = Reason("PA 2.11", "that Prescription is not in your deck")


@final
class Taking(Choice):
    """PA 2.11, 7.3, 13.6. Which one nobody else learns; from an empty deck none."""

    def __init__(self, seat: Seat, ward: int = NOTHING, event: int = NOTHING) -> None:
        self.seat: Final = seat
        self.ward: Final = ward                      # whose death it is for
        self.event: Final = event                    # or which Event, that was resolved

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat] if len(t.decks[self.seat]) else ()

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return takes_from(t, seat)

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        return why_not_take(t, seat, move)

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Take)
        take(t, seat, move, dealer)
        return ()


def takes_from(t: Town, seat: Seat) -> Moves:
    return tuple([TAKES[card] for card in t.decks[seat].kinds()])


def why_not_take(t: Town, seat: Seat, move: Move) -> Reason | None:
    if not isinstance(move, Take):
        return NOT_HERE
    return None if move.card >= 0 and move.card in t.decks[seat] else NOT_IN_DECK


def take(t: Town, seat: Seat, move: Take, dealer: Dealer) -> None:
    dealer.move(move.card, t.decks[seat], to=t.hands[seat])
