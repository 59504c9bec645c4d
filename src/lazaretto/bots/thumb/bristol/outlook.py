"""The outlook: where carts will be after this round and whether they will mingle, as the dice lie and as others may still change them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb, sqrt
from typing import Final, final

from ....games.bristol.cards import CARTS, DICE, FACES, RAT
from .mind import Mind

LEFT_ALONE: Final = 0.87        # how likely a die stays as it is through the turn of another
LEFT_BY_RIDERS: Final = 0.7     # the same of a rat, through the turn of someone who would mingle by it
A_FACE: Final = 1.0 / FACES
A_COLOUR: Final = 2.0 / FACES
SPREAD: Final = A_COLOUR * (1.0 - A_COLOUR)
SETTLED: Final = 0.12           # even what is certain is not told apart more finely

Faces = Sequence[int]


@final
class Outlook:
    """By cart: how far beyond the gate it will be, how likely it mingles, how uncertain that is."""

    def __init__(self, beyond: list[float], mingles: list[float], loose: list[float]) -> None:
        self.beyond: Final = beyond
        self.mingles: Final = mingles
        self.loose: Final = loose


@final
class Fortunes:
    """What the dice may bring, at one decision."""

    def __init__(self, mind: Mind) -> None:
        t = self.t = mind.t
        self.hold: Final = LEFT_ALONE ** len(mind.to_come)
        self.rats_hold: Final[list[float]] = []
        for cart in CARTS:
            riders = [place for place in t.carts[cart] if place in mind.to_come and not t.is_ghost(place)]
            self.rats_hold.append(self.hold * LEFT_BY_RIDERS ** len(riders))

    def outlook(self, faces: Faces, locked: int, rolled: tuple[int, ...] = ()) -> Outlook:
        """With these dice; those in `rolled` are in the air."""
        t, hold = self.t, self.hold
        fixed, free = [0] * FACES, [0] * FACES                 # by face, how many dice lie locked, and free
        for die, face in enumerate(faces):
            if locked >> die & 1:
                fixed[face] += 1
            elif die not in rolled:
                free[face] += 1
        thrown = len(rolled)
        open_dice = sum(free) + thrown
        changed = open_dice * (1.0 - hold)
        beyond, mingles, loose = [], [], []
        for cart in CARTS:
            apple, rat = 2 * cart, 2 * cart + RAT
            shown = fixed[apple] + fixed[rat] + hold * (free[apple] + free[rat] + thrown * A_COLOUR) + changed * A_COLOUR
            beyond.append(t.spaces[cart] + shown - t.rules.road)
            loose.append(SETTLED + sqrt((changed + hold * thrown) * SPREAD))
            mingles.append(self.mingles(cart, fixed[rat], free[rat], open_dice - free[rat] - thrown, thrown))
        return Outlook(beyond, mingles, loose)

    def mingles(self, cart: int, fixed: int, rats: int, others: int, thrown: int) -> float:
        """BR 10.1. How likely two rats of a cart lie there in the end."""
        hold = self.rats_hold[cart]
        if not thrown:
            return two_rats(fixed, rats, others, hold, self.hold)
        return sum([falls(thrown, new) * two_rats(fixed, rats + new, others + thrown - new, hold, self.hold) for new in range(thrown + 1)])


@cache
def falls(thrown: int, rats: int) -> float:
    """How likely so many of the dice thrown show one certain face."""
    return comb(thrown, rats) * A_FACE ** rats * (1.0 - A_FACE) ** (thrown - rats)


@lru_cache(maxsize=DICE ** 5)
def two_rats(fixed: int, rats: int, others: int, rats_hold: float, hold: float) -> float:
    """With rats that are locked, rats that lie free, other free dice, and how likely such a rat, or any die, stays."""
    if fixed >= 2:
        return 1.0
    stays, comes = rats_hold + (1.0 - rats_hold) * A_FACE, (1.0 - hold) * A_FACE
    none = (1.0 - stays) ** rats * (1.0 - comes) ** others
    if fixed == 1:
        return 1.0 - none
    one = 0.0
    if rats:
        one += rats * stays * (1.0 - stays) ** (rats - 1) * (1.0 - comes) ** others
    if others:
        one += others * comes * (1.0 - stays) ** rats * (1.0 - comes) ** (others - 1)
    return 1.0 - none - one
