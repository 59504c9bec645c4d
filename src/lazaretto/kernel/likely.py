"""Choosing among worlds that somebody holds possible, by how likely they are."""

from __future__ import annotations

from typing import Final
from collections.abc import Sequence

from .dealer import Dealer

FINE: Final = 1 << 30           # how finely chances are told apart


def goes(here: float, there: float, dealer: Dealer) -> bool:
    """Does a walk go on from a world of one weight to one of another? Always to a likelier one; else as often as it is less likely.

    So it comes to each as often as that is likely (Metropolis and Hastings).
    """
    return there >= here or dealer.pick(FINE) < there / here * FINE


def below(n: int, dealer: Dealer) -> int:
    """A number below n, however large, each equally likely: how many ways there are to walk a town may need hundreds of bits."""
    while True:
        number, size = 0, 1
        while size < n:
            number, size = number * FINE + dealer.pick(FINE), size * FINE
        if number < size - size % n:                           # else in the last, broken run of n: draw again
            return number % n


def weighted(weights: Sequence[int], dealer: Dealer) -> int:
    """Which of these, each as likely as its weight."""
    number = below(sum(weights), dealer)
    for at, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return at
    raise ValueError("nothing has any weight")
