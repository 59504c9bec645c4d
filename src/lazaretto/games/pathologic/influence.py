"""PA 10.7, 11.2, 11.3. Windows in the Setup Phase, in which Healers may play Influence."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Card, Choice, Dealer, Move, Moves, Reason, Seat, Steps
from .cards import INFLUENCES, IN_ANY_SETUP, NOTHING
from .moves import PASS, Pass
from .prescribing import WAYS, Prescribe
from .usefulness import could_be_played
from .table import Town

NOT_INFLUENCE: Final = Reason("PA 11.2", "only Influence is played in a Setup Phase")


@final
class Influencing(Choice):
    """PA 11.3. In the order of turns, again and again until all have passed in a row. Asked is who may hold such a card, as all can tell (R120)."""

    def __init__(self, everyone: tuple[Seat, ...], waiting: tuple[Seat, ...], by: Seat = NOTHING, card: Card = NOTHING) -> None:
        self.everyone: Final = everyone
        self.waiting: Final = waiting                # who has not passed since the last card
        self.by: Final = by                          # who played it, if any
        self.card: Final = card

    def who(self, t: Town) -> tuple[Seat, ...]:
        for seat in self.waiting:
            for card in INFLUENCES if seat == t.active else IN_ANY_SETUP:
                if t.may_hold(seat, card) and could_be_played(t, seat, card):
                    return ALONE[seat]
        return ()

    def is_again(self) -> bool:
        """PA 11.3. A card was played, so all are asked once more."""
        return self.card != NOTHING

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return (PASS, *prescriptions(t, seat, INFLUENCES))

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Pass):
            return None
        if not isinstance(move, Prescribe):
            return NOT_HERE
        return move.why_not(t, seat) if move.card in INFLUENCES else NOT_INFLUENCE

    def default(self, t: Town, seat: Seat) -> Move:
        return PASS

    def is_window(self, t: Town) -> bool:
        """In one's own turn one may take one's time."""
        return self.who(t) != ALONE[t.active]

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        at = self.everyone.index(seat)
        if isinstance(move, Prescribe):
            return (*move.begin(t, seat, dealer), Influencing(self.everyone, (*self.everyone[at + 1:], *self.everyone[:at + 1]), seat, move.card))
        return (Influencing(self.everyone, self.waiting[self.waiting.index(seat) + 1:], self.by, self.card),)


def prescriptions(t: Town, seat: Seat, cards: tuple[int, ...]) -> list[Move]:
    """The ways to play those of these cards that the seat holds."""
    found: list[Move] = []
    for card in cards:
        if t.holds(seat, card):
            found.extend(WAYS[card])
    return found
