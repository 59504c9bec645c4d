"""Sequential: an interval that may be looked at after every game, and a contest that stops when it is sure.

Whoever looks at a 95 % interval after every game, and stops when one half lies outside, is wrong far more often than 5 times in 100: chance gets a new
try at every look. So the interval here is a *confidence sequence*: in 95 of 100 contests it holds the true share at all looks together, and so at
whichever one we stop, by rule or by Ctrl-C.

How. For every share p someone bets against p at fair odds, pair by pair, the stake of 1 spread evenly over all other shares. If p is true this
wealth is a fair game, and comes to 20 with a probability of at most 1/20, ever (Ville 1939). The interval are the shares whose bettor has not (the beta
mixture; Robbins 1970). It is exact for shares, holds from the first pair on, and needs no plan of looks, which group-sequential bounds do and a
contest of unknown length cannot give. The price is width: one and a half times Wilson's interval for tens of pairs, and less than twice for thousands.

Undecided pairs move no stake. Sides that take turns may have shares of their own: the logarithm of wealth is concave in them, so that after whole
turns the bettor against the common share of all decided pairs has on average not gained either. That is why `arena` looks after whole turns only.
"""

from __future__ import annotations

from collections.abc import Callable
from math import lgamma, log
from typing import Final

HALVINGS: Final = 60            # of the stretch in which a bound lies


def log_wealth(won: int, lost: int, p: float) -> float:
    """Of the bettor against p."""
    return log_stake(won, lost) - (won * log(p) if won else 0.0) - (lost * log(1 - p) if lost else 0.0)


def log_stake(won: int, lost: int) -> float:
    """How likely all this was to who thinks every share equally likely."""
    return lgamma(won + 1) + lgamma(lost + 1) - lgamma(won + lost + 2)


def interval(won: int, lost: int, sure: float) -> tuple[float, float]:
    """The shares that are not yet ruled out."""
    limit, found = -log(1 - sure), won / (won + lost) if won + lost else 0.5

    def ruled_out(p: float) -> bool:
        return log_wealth(won, lost, p) >= limit

    low = edge(ruled_out, 0.0, found) if won else 0.0
    high = edge(ruled_out, 1.0, found) if lost else 1.0
    return low, high


def edge(ruled_out: Callable[[float], bool], outside: float, inside: float) -> float:
    """Where what is ruled out ends."""
    for _ in range(HALVINGS):
        middle = (outside + inside) / 2
        outside, inside = (middle, inside) if ruled_out(middle) else (outside, middle)
    return outside


def is_sure(low: float, high: float, bar: float) -> bool:
    """One of the two wins more than the bar's share; or neither does."""
    return low > bar or high < 1 - bar or (1 - bar < low and high < bar)
