"""Playing on from where the tree ends: by the rules of thumb for as long as there is time, then at random, to the end."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Game, Move, Moves, Position, RandomDealer, Seat
from ...kernel.position import playout
from .. import thumb
from ..bot import Bot

SENSIBLE: Final = 200           # answers by the rules of thumb


@final
class Company:
    """A sensible player for every seat, made when it is first asked: it knows what it sees, and nothing of what was before. In a game without rules of thumb
    nobody is sensible, and all is left to chance."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.is_sensible: Final = thumb.knows(game.name)
        self.players: Final[dict[Seat, Bot]] = {}

    def advice(self, seat: Seat, position: Position, options: Moves) -> Move | None:
        """What a sensible person would answer there."""
        if not self.is_sensible:
            return None
        player = self.players.get(seat)
        if player is None:
            player = self.players[seat] = thumb.make(self.game, seat, self.seed + seat)
        return player.choose(position.seen_by(seat), options)


def play_on(position: Position, company: Company, dealer: RandomDealer, sensible: int = SENSIBLE) -> tuple[float, ...]:
    """To the end, in place; what each seat has got."""
    answers = 0
    while company.is_sensible and position.outcome is None and answers < sensible:
        seat = position.asked[0]
        options = position.options(seat)
        move = options[0] if len(options) == 1 else company.advice(seat, position, options)
        assert move is not None
        position.play(seat, move, dealer)
        answers += len(options) > 1
    playout(position, dealer)
    assert position.outcome is not None
    return position.outcome.scores
