"""The gentle bot: plays by the rules of thumb, but does not listen to what is said, and often does not bother: then it gives the safe answer.

Where its answer is for all at the table it does bother: else it would be the hardest of partners.
"""

from __future__ import annotations

from typing import Final, final

from ..kernel import Game, Move, Moves, Question, RandomDealer, Seat, View
from . import thumb
from .bot import Bot

CARELESS: Final = 5             # one answer in so many


@final
class Gentle:
    """A friendly opponent."""

    def __init__(self, bot: Bot, seat: Seat, seed: int, minds: frozenset[type[Question]]) -> None:
        self.bot: Final = bot
        self.minds: Final = minds
        self.seat: Final = seat
        self.chance: Final = RandomDealer(seed)

    def choose(self, view: View, options: Moves) -> Move:
        assert view.question is not None
        if len(options) > 1 and type(view.question) not in self.minds and self.chance.pick(CARELESS) == 0:
            safe = view.question.default(view.table, self.seat)
            return next((option for option in options if option == safe), options[0])
        return self.bot.choose(view, options)


def make(game: Game, seat: Seat, seed: int) -> Bot:
    return Gentle(thumb.make(game, seat, seed), seat, seed, thumb.shared(game.name))
