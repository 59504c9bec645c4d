"""BR 12.5, 12.6. Alms: a coin drawn, looked at and given."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .box import MOST_PLACES
from .chronicle import COIN, GAVE, note
from .leaving import caught_alone
from .mingle import take_ill
from .table import Town


@final
class CoinDrawn(Step):
    """BR 12.5. Its drawer alone looks at it."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Town, dealer: Dealer) -> Steps:
        note(t, COIN, self.seat)
        dealer.draw(t.bag, to=t.palm)
        return ()


@final
class Give(Move):
    """BR 12.5. The coin is for this one."""

    def __init__(self, target: Seat) -> None:
        self.target: Final = target


GIFTS: Final = tuple([Give(target) for target in range(MOST_PLACES)])
OUT: Final = Reason("R70", "that player is out of the game")


@final
class Giving(Choice):
    """BR 12.5, R70. To anyone in the game, oneself and Ghosts too."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        return tuple([gift for gift in GIFTS[:t.rules.places] if t.lives(gift.target)])

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Give) or not 0 <= move.target < t.rules.places:
            return NOT_HERE
        return None if t.lives(move.target) else OUT

    def default(self, t: Town, seat: Seat) -> Move:
        """Keep it, whatever it is: nobody else is harmed, and it tells nothing of the coin."""
        return GIFTS[seat]

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        """BR 12.5, 12.6. The coin is hidden by who receives it, and at work at once."""
        assert isinstance(move, Give)
        dealer.say(seat, move)
        note(t, GAVE, seat, move.target)
        dealer.move(t.palm.kinds()[0], t.palm, to=t.coins[move.target])
        take_ill(t, move.target, dealer)
        return caught_alone(t)
