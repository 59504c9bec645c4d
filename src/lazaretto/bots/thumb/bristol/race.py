"""The race: which cart gets away, by how far each has come and how healthy it seems."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

A_ROUND: Final = 2.0            # spaces that a cart goes in a round, as a rule
SPREAD: Final = 1.3             # how wildly carts overtake each other: so many spaces in a round, and with the root of the rounds to come
SOON: Final = 0.3               # rounds, where a cart is about to leave
LUCK: Final = 2.6               # spaces that one may hope to go in the last round
GIVE: Final = 0.8               # how sharply the chance falls with more
LUCKY: Final = exp(LUCK / GIVE)
EVEN: Final = 0.5               # a die is one or none: half a space decides
FAR: Final = 30.0               # exponents beyond this change nothing


def escapes(
    carts: Sequence[int], beyond: Sequence[float], pure: Sequence[float], manned: Sequence[bool], last: bool, loose: Sequence[float],
) -> list[float]:
    """By cart, how likely it is the one that gets away.

    `carts` are those in town. `beyond`: how far past the gate a cart will be after this round, below nought if it will not be. `pure`: how likely nobody
    aboard has the plague. `last`: whether the gates close after this round. `loose`: how uncertain the dice of this round still are.
    """
    found = [0.0, 0.0, 0.0]
    farthest = max([beyond[cart] for cart in carts])
    scale = SPREAD * sqrt(SOON if last else max(SOON, -farthest / A_ROUND))
    fast, slow, good = [0.0] * 3, [0.0] * 3, [0.0] * 3         # by cart: how likely the next to leave, how long after, whether to any good
    for cart in carts:
        fast[cart] = exp(max(-FAR, (beyond[cart] - farthest) / scale))
        slow[cart] = exp(-beyond[cart] / GIVE) if beyond[cart] < 0.0 else 1.0
        good[cart] = pure[cart]
        if last:                                               # now or never
            good[cart] /= 1.0 + exp(max(-FAR, min(FAR, -(beyond[cart] + EVEN) / loose[cart])))
    total = sum(fast)
    for first in carts:
        share = fast[first] / total
        found[first] += share * good[first]
        left = share * (1.0 - good[first])                     # it failed, or nobody was aboard
        others = [cart for cart in carts if cart != first]
        lasts = LUCKY * slow[first] if manned[first] and not last else 0.0      # BR 11.6: the others have a round more
        for second in others:
            then = left * fast[second] / (total - fast[first])
            if lasts:
                then *= lasts / (lasts + slow[second])
            found[second] += then * good[second]
            if len(others) == 2:
                third = others[0] if others[1] == second else others[1]
                late = then * (1.0 - good[second]) * good[third]
                found[third] += late * lasts / (lasts + slow[third]) if lasts else late
    return found
