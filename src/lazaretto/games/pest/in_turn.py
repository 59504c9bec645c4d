"""PE 9.6, 9.7, 12.6. What may be done at any time of one's turn, in whatever order: Trade, and rearranging Quarantine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ...kernel import ALONE, Choice, Dealer, Move, Moves, Reason, Seat, Steps
from .cards import COIN, GOODS, LEVELS, RESOURCES
from .moves import TRADES, Arrange, Done, Trade
from .people import arrange, arrangements, rearrange, why_not_arrange
from .table import Empire, changed

TOO_FEW: Final = Reason("PE 9.6", "you do not have the two goods for it")
ENHANCED: Final = Reason("PE 9.4", "an action was enhanced in this turn already")
NO_RESEARCH: Final = Reason("PE 9.4", "to enhance it costs 1 Research, and you have none")
PURSE_FULL: Final = Reason("R215", "your storage holds no more Coins")

EVERY_GOOD: Final = tuple(range(GOODS))


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

    def opens(self, t: Empire, seat: Seat) -> bool:
        """R240. Whether Trades or rearranging would allow an answer of its own that is not allowed now."""
        return False

    def coming(self, t: Empire, seat: Seat) -> tuple[int, ...]:
        """R240. Goods that may come when this is done with."""
        return ()

    def comes_anyway(self, move: Move) -> bool:
        """R240. Whether the same happens when this is done with."""
        return isinstance(move, Done)

    def who(self, t: Empire) -> tuple[Seat, ...]:
        """R240. Who has one answer is not asked; Trade and Quarantine wait for the end of the action, unless they open a way or make room."""
        seat = t.active
        ways = self.ways(t, seat)
        if not all([self.comes_anyway(move) for move in ways]):
            return ALONE[seat] if len(ways) > 1 or self.may_prepare(t, seat) else ()
        house = t.houses[seat]
        full = any([not house.room_for(good, t.rules.storage) for good in self.coming(t, seat)])
        return ALONE[seat] if (full or self.opens(t, seat)) and self.may_prepare(t, seat) else ()

    def is_over(self, t: Empire, seat: Seat) -> bool:
        """R240. Nothing of its own is left to do, nor could be."""
        return all([self.comes_anyway(move) for move in self.ways(t, seat)]) and not self.opens(t, seat)

    def ways(self, t: Empire, seat: Seat) -> list[Move]:
        """Its own answers that are allowed."""
        return [move for move in self.offers(t, seat) if self.why_not(t, seat, move) is None]

    def may_prepare(self, t: Empire, seat: Seat) -> bool:
        """PE 9.6, 12.6. Whether something can be traded or rearranged first."""
        free: list[Move] = [*TRADES, *arrangements(t, seat, self.surplus(t, seat))]
        return any([self.why_not(t, seat, move) is None for move in free])

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return self.follow(t, t.active, self.ways(t, t.active)[0], dealer)

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
            rearrange(t, seat, move.harmful, dealer)
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


def traded_but(t: Empire, seat: Seat, kept: int) -> Empire:
    """R240. The table once all resources but one kind are traded for Coins."""
    after: Empire = t.copy()
    house = after.houses[seat]
    others = sum([held for good, held in enumerate(house.goods[:RESOURCES]) if good != kept])
    house.goods = (*[held if good == kept else 0 for good, held in enumerate(house.goods[:RESOURCES])], house.goods[COIN] + others // 2)
    return after


def is_urged(t: Empire, seat: Seat, *decrees: int) -> bool:
    """PE 19.3. One of these is the Decree of this Era, and its track has a level left: fulfilled, it brings Influence and what lies on its way."""
    era = t.era()
    return t.decrees[era] in decrees and t.houses[seat].levels[era] < LEVELS


def why_not_trade(t: Empire, seat: Seat, move: Trade) -> Reason | None:
    """PE 9.6, R44, R215."""
    house = t.houses[seat]
    needed = 2 if move.one == move.other else 1
    if house.goods[move.one] < needed or not house.goods[move.other]:
        return TOO_FEW
    return None if house.room_for(COIN, t.rules.storage) else PURSE_FULL
