"""Dice by rules of thumb: what to reroll, what to lock, when to stop."""

from __future__ import annotations

from typing import Final, final

from ....games.bristol.characters import Bless, Chisel, Gamble, Toil
from ....games.bristol.dice import DONE, Lock, Reroll
from ....games.bristol.cards import cart_shown
from ....kernel import Move, Moves
from .hopes import Hopes
from .outlook import A_COLOUR

ANOTHER_ACTION: Final = 0.03    # what it is worth to have one more
ROLL_ON: Final = 0.002          # what another roll of Chicken must bring


@final
class Rolling:
    """Dice that show the same are the same, and thought about once."""

    def __init__(self, hopes: Hopes) -> None:
        self.hopes: Final = hopes
        self.t: Final = hopes.t
        self.rerolls: dict[tuple[int, ...], float] = {}

    def gain(self, move: Move) -> float:
        """What an action with dice brings, in games won."""
        if isinstance(move, (Reroll, Toil)):
            return self.reroll(move.dice)
        if isinstance(move, Bless):
            faces = list(self.t.dice)
            faces[move.die] = move.face
            return self.hopes.of(self.t.carts, self.hopes.fortunes.outlook(faces, self.t.locked)) - self.hopes.base
        if isinstance(move, Chisel):
            return self.reroll((move.die,)) + max([self.lock((die,)) for die in range(len(self.t.dice)) if die != move.die])
        assert isinstance(move, Gamble)
        own = cart_shown(self.t.dice[move.die]) == self.hopes.mind.cart
        return self.reroll((move.die,)) + A_COLOUR * ANOTHER_ACTION * (not own)

    def reroll(self, dice: tuple[int, ...]) -> float:
        faces = tuple(sorted([self.t.dice[die] for die in dice]))
        found = self.rerolls.get(faces)
        if found is None:
            outlook = self.hopes.fortunes.outlook(self.t.dice, self.t.locked, dice)
            found = self.rerolls[faces] = self.hopes.of(self.t.carts, outlook) - self.hopes.base
        return found

    def lock(self, dice: tuple[int, ...]) -> float:
        """What it brings that nobody changes these."""
        locked = self.t.locked
        for die in dice:
            locked |= 1 << die
        if locked == self.t.locked or not self.hopes.mind.to_come:
            return 0.0
        return self.hopes.of(self.t.carts, self.hopes.fortunes.outlook(self.t.dice, locked)) - self.hopes.base

    def best_lock(self, count: int) -> float:
        """What so many locked dice bring: about the sum of the best."""
        free = [die for die in range(len(self.t.dice)) if not self.t.locked >> die & 1]
        return sum(sorted([self.lock((die,)) for die in free])[-count:])

    def locks(self, options: Moves) -> Move:
        """BR 8.2, 9.3."""
        return max(options, key=lambda move: self.lock(move.dice) - self.hopes.mind.shame(move) if isinstance(move, Lock) else 0.0)

    def rolls_again(self, options: Moves) -> Move:
        """BR 8.3. Until nothing better is to be hoped for."""
        best = max([move for move in options if isinstance(move, Reroll)], key=lambda move: self.reroll(move.dice))
        return best if self.reroll(best.dice) > ROLL_ON else DONE
