"""Pawns by rules of thumb: when to elbow, dash and push, and when to crack a Whip."""

from __future__ import annotations

from typing import Final

from ....games.bristol.characters import Escort
from ....games.bristol.movement import Dash, Dashed, Elbow, Elbowed, Push, Shoved
from ....games.bristol.whip import LET_IT_HAPPEN, CrackWhip, Threatened
from ....kernel import Move, Moves, Seat, Step
from .cupboard import price, thrift
from .hopes import IT_GETS_LATE, Hopes
from .mind import Carts
from .pawns import NO_CART, dashed, elbowed, landing, pushed, without

NEVER: Final = -1.0
A_QUARREL: Final = 0.02         # a push makes an enemy
A_LEAP_BACK: Final = 0.08       # nobody jumps off a cart for less
TO_THE_DEATH: Final = 0.85      # so sure one must be to leave somebody behind
A_WHIP: Final = 0.035           # what a movement must cost me to be prevented


def gain(hopes: Hopes, move: Move) -> float:
    """What a movement of pawns brings, in games won."""
    t, me, carts = hopes.t, hopes.mind.me, hopes.t.carts
    if isinstance(move, Elbow):
        return better(hopes, elbowed(carts, me))
    if isinstance(move, Dash):
        return better(hopes, dashed(t, carts, me))
    if isinstance(move, Escort):
        return better(hopes, elbowed(carts, move.target)) if move.target in carts[hopes.mind.cart] else 0.0
    assert isinstance(move, Push)
    if landing(t, carts, hopes.mind.cart) == NO_CART:
        return NEVER if move.target == me else left_behind(hopes, move.target)
    if move.target == me:
        return better(hopes, pushed(t, carts, me)) - A_LEAP_BACK
    return better(hopes, pushed(t, carts, move.target)) - A_QUARREL if hopes.may_push(move.target) else NEVER


def better(hopes: Hopes, carts: Carts) -> float:
    return hopes.seated(carts) - hopes.here


def left_behind(hopes: Hopes, target: Seat) -> float:
    """BR 6.7, 6.8. If that one was healthy, I am out too."""
    guilt, rest = hopes.mind.ill[target], without(hopes.t.carts, target)
    if guilt < TO_THE_DEATH and (hopes.mind.well or hopes.mind.patience > IT_GETS_LATE):
        return NEVER
    ashamed = without(rest, hopes.mind.me)
    return guilt * hopes.seated(rest) + (1.0 - guilt) * hopes.of(ashamed, hopes.now) - hopes.here - A_QUARREL


def moves(hopes: Hopes, options: Moves) -> Move:
    """BR 8.4. The movement for which Emeralds were played."""
    return max(options, key=lambda move: gain(hopes, move))


def whips(hopes: Hopes, options: Moves) -> Move:
    """BR 8.7. A Whip for what hurts; what is harmless may happen."""
    question = hopes.question
    assert isinstance(question, Threatened)
    cracks = [move for move in options if isinstance(move, CrackWhip)]
    if not cracks or hopes.here - hopes.seated(after(hopes, question.deed)) < A_WHIP * thrift(hopes.mind):
        return LET_IT_HAPPEN
    return min(cracks, key=lambda move: price(hopes.mind, move.card))


def after(hopes: Hopes, deed: Step) -> Carts:
    """Where everyone would sit."""
    if isinstance(deed, Elbowed):
        return elbowed(hopes.t.carts, deed.seat)
    if isinstance(deed, Dashed):
        return dashed(hopes.t, hopes.t.carts, deed.seat)
    assert isinstance(deed, Shoved)
    return pushed(hopes.t, hopes.t.carts, deed.target)
