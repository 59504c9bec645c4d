"""BR 7. Rerolling and locking dice."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from ...kernel import ALONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, SeatMenu, Step, Steps, only
from .actions import Action
from .cards import DICE, FACES
from .table import Town

LOCKED: Final = Reason("BR 7.2", "a locked die cannot be changed for the rest of the round")
ALL_LOCKED: Final = Reason("BR 7.2", "all dice are locked")


def bits(dice: tuple[int, ...]) -> int:
    """A set of dice, a bit each."""
    return only(*dice)


def sets_of(count: int) -> list[tuple[int, ...]]:
    return list(combinations(range(DICE), count))


@final
class Done(Move):
    """That is all: the turn is over, or enough is rolled."""


DONE: Final = Done()


@final
class Reroll(Action):
    """BR 7.1. Two dice, or one."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice

    def why_not(self, t: Town, seat: Seat) -> Reason | None:
        if not t.locked & bits(self.dice):
            return None
        return LOCKED if t.free_dice() else ALL_LOCKED

    def begin(self, t: Town, seat: Seat, dealer: Dealer) -> Steps:
        t.rerolled = self.dice if len(self.dice) == 2 else ()  # BR 8.3
        return (Rerolled(self.dice),)


@final
class Rerolled(Step):
    """BR 7.1. These dice at once; the others stay as they are."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice

    def do(self, t: Town, dealer: Dealer) -> Steps:
        for die in self.dice:
            set_die(t, die, dealer.roll(FACES))
        return ()


def set_die(t: Town, die: int, face: int) -> None:
    t.dice = (*t.dice[:die], face, *t.dice[die + 1:])


REROLLS: Final = tuple([Reroll(dice) for count in (1, 2) for dice in sets_of(count)])
REROLL_BY_BITS: Final = {bits(move.dice): move for move in REROLLS}
#: By free dice, the rerolls they allow.
FREE_REROLLS: Final = SeatMenu(lambda dice: tuple([move for move in REROLLS if set(move.dice) <= set(dice)]))


@final
class Lock(Move):
    """BR 8.2. Set these dice on the board."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice


LOCKS: Final = tuple([Lock(dice) for count in (1, 2) for dice in sets_of(count)])
LOCK_ONE: Final = SeatMenu(lambda dice: tuple([move for move in LOCKS if len(move.dice) == 1 and set(move.dice) <= set(dice)]))
LOCK_TWO: Final = SeatMenu(lambda dice: tuple([move for move in LOCKS if len(move.dice) == min(2, len(dice)) and set(move.dice) <= set(dice)]))


@final
class Locking(Choice):
    """BR 8.2, 9.3, R12. Choose so many dice to lock; if fewer are free, those."""

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def may(self, t: Town, seat: Seat) -> Moves:
        return (LOCK_ONE if self.by_mason() else LOCK_TWO).of(t.free_dice())

    def candidates(self, t: Town, seat: Seat) -> Moves:
        count = self.lockable(t)
        return tuple([move for move in LOCKS if len(move.dice) == count])

    def by_mason(self) -> bool:
        """BR 9.3. Arsenic is for two dice, though one may be free (R12)."""
        return self.count == 1

    def lockable(self, t: Town) -> int:
        return min(self.count, t.free_dice().bit_count())

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Lock) or move not in LOCKS:
            return NOT_HERE
        if len(move.dice) != self.lockable(t):
            return MASON_LOCKS_ONE if self.by_mason() else LOCK_JUST_TWO if self.lockable(t) == 2 else LOCK_JUST_ONE
        return LOCKED if t.locked & bits(move.dice) else None

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Lock)
        dealer.say(seat, move)
        t.locked |= bits(move.dice)
        return ()


LOCK_JUST_ONE: Final = Reason("BR 8.2", "lock one die")
LOCK_JUST_TWO: Final = Reason("BR 8.2", "lock two dice")
MASON_LOCKS_ONE: Final = Reason("BR 9.3", "lock one die")

SET_ASIDE: Final = Reason("BR 8.3", "only the dice you are still rolling can be rolled again")


@final
class RollingAgain(Choice):
    """BR 8.3, R14. Before each further roll of Chicken: which of the dice still being rolled, or enough."""

    def __init__(self, seat: Seat, dice: tuple[int, ...], left: int) -> None:
        self.seat: Final = seat
        self.dice: Final = dice
        self.left: Final = left

    def who(self, t: Town) -> tuple[Seat, ...]:
        return ALONE[self.seat]

    def candidates(self, t: Town, seat: Seat) -> Moves:
        single = [REROLL_BY_BITS[1 << die] for die in self.dice]
        both = [REROLL_BY_BITS[bits(self.dice)]] if len(self.dice) == 2 else []
        return (DONE, *single, *both)

    def why_not(self, t: Town, seat: Seat, move: Move) -> Reason | None:
        if isinstance(move, Done):
            return None
        if not isinstance(move, Reroll) or move not in REROLLS:
            return NOT_HERE
        return SET_ASIDE if bits(move.dice) & ~bits(self.dice) else None

    def chosen(self, t: Town, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        dealer.say(seat, move)
        if not isinstance(move, Reroll):
            return ()
        if self.left == 1:
            return (Rerolled(move.dice),)
        return (Rerolled(move.dice), RollingAgain(self.seat, move.dice, self.left - 1))
