"""Dice by rules of thumb: what to reroll, what to lock, when to stop."""

from __future__ import annotations

from typing import Final

from ....games.bristol.characters import Bless, Chisel, Gamble, Toil
from ....games.bristol.dice import DONE, Lock, Reroll
from ....games.bristol.cards import cart_shown
from ....games.bristol.table import Town
from ....kernel import Move, Moves
from .hopes import Hopes
from .outlook import A_COLOUR

ANOTHER_ACTION: Final = 0.03    # what it is worth to have one more
ROLL_ON: Final = 0.002          # what another roll of Chicken must bring


def gain(hopes: Hopes, move: Move) -> float:
    """What an action with dice brings, in games won."""
    t = hopes.t
    if isinstance(move, (Reroll, Toil)):
        return reroll(hopes, move.dice)
    if isinstance(move, Bless):
        faces = list(t.dice)
        faces[move.die] = move.face
        return hopes.of(t.carts, hopes.fortunes.outlook(faces, t.locked)) - hopes.base
    if isinstance(move, Chisel):
        return reroll(hopes, (move.die,)) + max([lock(hopes, (die,)) for die in range(len(t.dice)) if die != move.die])
    assert isinstance(move, Gamble)
    own = cart_shown(t.dice[move.die]) == hopes.mind.cart
    return reroll(hopes, (move.die,)) + A_COLOUR * ANOTHER_ACTION * (not own)


def once_each(t: Town, options: Moves) -> list[Move]:
    """BR 7.1, 8.2. Dice that show the same are the same: of rerolls and locks one for each choice of faces."""
    seen: set[tuple[bool, tuple[int, ...]]] = set()
    found: list[Move] = []
    for move in options:
        if isinstance(move, (Reroll, Toil, Lock)):
            faces = (isinstance(move, Lock), tuple(sorted([t.dice[die] for die in move.dice])))
            if faces in seen:
                continue
            seen.add(faces)
        found.append(move)
    return found


def reroll(hopes: Hopes, dice: tuple[int, ...]) -> float:
    """What it brings to throw these again, thought about once for each choice of faces."""
    t = hopes.t
    faces = tuple(sorted([t.dice[die] for die in dice]))
    found = hopes.rerolls.get(faces)
    if found is None:
        found = hopes.rerolls[faces] = hopes.of(t.carts, hopes.fortunes.outlook(t.dice, t.locked, dice)) - hopes.base
    return found


def lock(hopes: Hopes, dice: tuple[int, ...]) -> float:
    """What it brings that nobody changes these."""
    t = hopes.t
    locked = t.locked
    for die in dice:
        locked |= 1 << die
    if locked == t.locked or not hopes.mind.to_come:
        return 0.0
    return hopes.of(t.carts, hopes.fortunes.outlook(t.dice, locked)) - hopes.base


def best_lock(hopes: Hopes, count: int) -> float:
    """What so many locked dice bring: about the sum of the best."""
    free = [die for die in range(len(hopes.t.dice)) if not hopes.t.locked >> die & 1]
    return sum(sorted([lock(hopes, (die,)) for die in free])[-count:])


def locks(hopes: Hopes, options: Moves) -> Move:
    """BR 8.2, 9.3."""
    return max(options, key=lambda move: lock(hopes, move.dice) - hopes.mind.shame(move) if isinstance(move, Lock) else 0.0)


def rolls_on(hopes: Hopes, options: Moves) -> Move:
    """BR 8.3. Until nothing better is to be hoped for."""
    best = max([move for move in options if isinstance(move, Reroll)], key=lambda move: reroll(hopes, move.dice))
    return best if reroll(hopes, best.dice) > ROLL_ON else DONE
