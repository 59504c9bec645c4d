"""A walk through worlds that somebody holds possible, by how likely they are (Metropolis and Hastings)."""

from __future__ import annotations

from typing import Final

from .dealer import Dealer

FINE: Final = 1 << 30           # how finely chances are told apart


def goes(here: float, there: float, dealer: Dealer) -> bool:
    """Does the walk go on from a world of one weight to one of another? Always to a likelier one; else as often as it is less likely."""
    return there >= here or dealer.pick(FINE) < there / here * FINE
