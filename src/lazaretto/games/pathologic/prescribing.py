"""PA 11.1, 11.2, 12.10. Prescriptions that a Healer plays by choice, as Influence or as an Action."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Dealer, Reason, Seat, Steps
from .cards import ACTIONS, OWN_TURN_ONLY, PRESCRIPTIONS
from .doing import CardEffect
from .orders import Action
from .reactions import NOT_HELD, play_from_hand, played
from .table import Town
from .usefulness import TARGETS, why_not_on

NOT_YOUR_TURN: Final = Reason("PA 11.2", "that card is for your own turn")


@final
class Prescribe(Action):
    """PA 11.2, 12.10. This card, on this Ward, district or Healer; and, where it says so, to that district or for that Resource."""

    def __init__(self, card: Card, target: int, detail: int) -> None:
        self.card: Final = card
        self.target: Final = target
        self.detail: Final = detail

    def doer(self, t: Town, seat: Seat) -> int:
        return t.roles[seat]

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        if not t.holds(seat, self.card):
            return NOT_HELD
        if self.card in OWN_TURN_ONLY and seat != t.active:
            return NOT_YOUR_TURN
        return super().why_not(t, seat) if self.card in ACTIONS else self.cannot(t, seat)

    def cannot(self, t: Town, seat: Seat) -> Reason | None:
        if not t.holds(seat, self.card):
            return NOT_HELD
        return why_not_on(t, seat, self.card, self.target, self.detail)

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        return super().begin(t, seat, dealer) if self.card in ACTIONS else self.perform(t, seat, dealer)

    def announce(self, t: Town, seat: Seat, dealer: Dealer) -> None:
        """PA 9.6, R60. Read out; if it is given up it stays in the hand, and all have seen it."""
        t.announced = self.card
        if self.card not in t.shown[seat]:
            dealer.move(self.card, t.hands[seat], to=t.shown[seat])

    def perform(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        play_from_hand(t, seat, self.card, dealer)
        return (played(seat, self.card, CardEffect(seat, self.card, self.target, self.detail)),)


#: By card, each way to play it; Reactions have none.
WAYS: Final = tuple([tuple([Prescribe(card, target, detail) for target, detail in TARGETS[card]]) for card in range(PRESCRIPTIONS)])
