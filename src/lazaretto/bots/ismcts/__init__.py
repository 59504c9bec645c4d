"""The searching bot: information-set Monte-Carlo tree search, the same for every game.

It imagines worlds that its seat cannot tell from the true one, plays each to its end, and learns for every seat which answers fare well by that seat's own
goals. Nothing in it names a game: it needs `imagine`, the fast door, and the game's rules of thumb.
"""

from __future__ import annotations

from ...kernel import Game, Seat
from ..bot import Bot
from .budget import Budget, read
from .searcher import Searcher


def make(game: Game, seat: Seat, seed: int, budget: Budget | None = None) -> Bot:
    return Searcher(game, seat, seed, budget or read(""))
