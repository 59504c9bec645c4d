"""Playing on from where the tree ends: by the rules of thumb for as long as there is time, then at random, to the end."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Game, Position, RandomDealer, Seat
from ...kernel.position import playout
from .. import thumb
from ..bot import Bot

SENSIBLE: Final = 40            # answers by the rules of thumb


@final
class Company:
    """A thumb for every seat, made when it is first asked: it knows what it sees, and nothing of what was before."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.players: Final[dict[Seat, Bot]] = {}

    def player(self, seat: Seat) -> Bot:
        found = self.players.get(seat)
        if found is None:
            found = self.players[seat] = thumb.make(self.game, seat, self.seed + seat)
        return found


def play_on(position: Position, company: Company, dealer: RandomDealer, sensible: int = SENSIBLE) -> tuple[float, ...]:
    """To the end, in place; what each seat has got."""
    answers = 0
    while position.outcome is None and answers < sensible:
        seat = position.asked[0]
        options = position.options(seat)
        if len(options) == 1:
            position.play(seat, options[0], dealer)
        else:
            position.play(seat, company.player(seat).choose(position.seen_by(seat), options), dealer)
            answers += 1
    playout(position, dealer)
    assert position.outcome is not None
    return position.outcome.scores
