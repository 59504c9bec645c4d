"""BR 4. The round."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Seat, Step, Steps
from .cards import CARTS, DICE, FACES
from .chronicle import note_round
from .ghosts import GhostTurn
from .leaving import GATES_CLOSED, Leave, Perish, nobody_escapes
from .mingle import Mingles
from .table import Town
from .turn import TurnBegins


@final
class Round(Step):
    """BR 4.1 to 4.6. The dice are rolled, each has a turn, carts mingle and move."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.round, t.locked = self.number, (1 << len(t.rules.set_dice)) - 1      # R11, BR 14.3
        t.first = t.carts[t.foremost()][0]
        note_round(t, self.number)
        return ROUNDS[t.rules.places][t.first]


@final
class RollDice(Step):
    """BR 4.1. All six at once, but for those that are set (BR 14.3)."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.dice = (*t.rules.set_dice, *[dealer.roll(FACES) for _ in range(DICE - len(t.rules.set_dice))])
        return ()


@final
class TurnOf(Step):
    """BR 4.2, R4. One place's turn; the dead have none."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def do(self, t: Town, dealer: Dealer) -> Steps:
        if not t.lives(self.seat):
            return ()
        return (GhostTurn(self.seat),) if t.is_ghost(self.seat) else (TurnBegins(self.seat),)


@final
class CartsMove(Step):
    """BR 4.4. One space for every die in the cart's colour."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return (Advance(t.forecast()),)


@final
class Advance(Step):
    """BR 4.4, 4.5, 11.4. The carts go so far; then they are in order by space, on one space as before, and those past the gate leave in that order."""

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces: Final = spaces

    def do(self, t: Town, dealer: Dealer) -> Steps:
        t.spaces = tuple([t.spaces[cart] + self.spaces[cart] for cart in CARTS])
        ranked: list[int] = []
        for cart in t.order:
            at = 0
            while at < len(ranked) and t.spaces[ranked[at]] >= t.spaces[cart]:
                at += 1
            ranked.insert(at, cart)
        t.order = tuple(ranked)
        leaving: list[Step] = [Leave(cart) for cart in ranked if t.spaces[cart] >= t.rules.road]
        return (*leaving, RoundEnds())


@final
class RoundEnds(Step):
    """BR 4.6, 11.6. The next round begins, unless the gates have closed."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        if t.deadline and t.round >= t.deadline:
            late = tuple([seat for cart in t.order for seat in t.carts[cart]])
            return (GatesClose(late),)
        return (Round(t.round + 1),)


@final
class GatesClose(Step):
    """BR 11.6, 11.8, R51. Who has not left dies, and nobody has won."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return (Perish(self.seats), *nobody_escapes(t, GATES_CLOSED))


def the_round(places: int, first: Seat) -> Steps:
    """BR 4.2. Clockwise from the first player."""
    return (RollDice(), *[TurnOf((first + number) % places) for number in range(places)], Mingles(), CartsMove())


#: By places at the table and first player.
ROUNDS: Final = tuple([tuple([the_round(places, first) for first in range(places)]) for places in range(10)])
