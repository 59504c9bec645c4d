"""PE 9.6, 9.7, 12.6. What may be done at any time of one's turn, in whatever order: Trade, and rearranging Quarantine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...kernel import ALONE, Choice, Dealer, Move, Moves, Reason, Seat, Steps
from .cards import COIN
from .moves import DONE, TRADES, Arrange, Done, Trade
from .people import arrange, arrangements, why_not_arrange
from .table import Empire, changed

TOO_FEW: Final = Reason("PE 9.6", "you do not have the two goods for it")
ENHANCED: Final = Reason("PE 9.4", "an action was enhanced in this turn already")
NO_RESEARCH: Final = Reason("PE 9.4", "you have no Research to enhance it with")
PURSE_FULL: Final = Reason("R215", "your storage holds no more Coins")


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(Choice):
    """A question to the player whose turn it is. Its own answers are in `offers`, `forbids` and `follow`; the free ones come from here."""

    def offers(self, t: Empire, seat: Seat) -> list[Move]:
        raise NotImplementedError

    def forbids(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        """What forbids an answer of its own."""
        raise NotImplementedError

    def follow(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        """What follows from it."""
        raise NotImplementedError

    def surplus(self, t: Empire, seat: Seat) -> int:
        """R98. How many more than must may be put into harmful slots."""
        return 0

    def who(self, t: Empire) -> tuple[Seat, ...]:
        """R240. Where nothing is left but to be done with it, nobody is asked."""
        seat = t.active
        for move in self.candidates(t, seat):
            if not isinstance(move, Done) and self.why_not(t, seat, move) is None:
                return ALONE[seat]
        return () if self.why_not(t, seat, DONE) is None else ALONE[seat]

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return self.follow(t, t.active, DONE, dealer)

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return (*self.offers(t, seat), *TRADES, *arrangements(t, seat, self.surplus(t, seat)))

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Trade):
            return why_not_trade(t, seat, move)
        return why_not_arrange(t, seat, move, self.surplus(t, seat)) if isinstance(move, Arrange) else self.forbids(t, seat, move)

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        t.arranged = False
        if isinstance(move, Trade):
            trade(t, seat, move)
            return (self,)
        if isinstance(move, Arrange):
            arrange(t, seat, move.harmful)
            return (self,)
        return self.follow(t, seat, move, dealer)


def once_made(t: Empire, seat: Seat, move: Trade | Arrange) -> Empire:
    """R55, R222. The table as it would be: what must still be played needs what is left there."""
    after: Empire = t.copy()
    if isinstance(move, Trade):
        trade(after, seat, move)
    else:
        arrange(after, seat, move.harmful)
    return after


def trade(t: Empire, seat: Seat, move: Trade) -> None:
    house = t.houses[seat]
    house.goods = changed(changed(changed(house.goods, move.one, -1), move.other, -1), COIN, 1)


def why_not_trade(t: Empire, seat: Seat, move: Trade) -> Reason | None:
    """PE 9.6, R44, R215."""
    house = t.houses[seat]
    needed = 2 if move.one == move.other else 1
    if house.goods[move.one] < needed or not house.goods[move.other]:
        return TOO_FEW
    return None if house.room_for(COIN, t.rules.storage) else PURSE_FULL
