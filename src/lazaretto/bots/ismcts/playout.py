"""Playing an imagined game on: by the rules of thumb to its end, or to where one who knows it can judge it."""

from __future__ import annotations

from typing import Final

from ...kernel import Game, Move, RandomDealer, Seat
from ...kernel.position import playout
from ..thumb import Judge, rounds_until_judged
from ..worlds import World, remind

SENSIBLE: Final = 400           # answers by the rules of thumb; a game that takes longer goes on at random


def play_on(game: Game, world: World, seat: Seat, move: Move, seed: int, judge: Judge | None) -> float:
    """What comes of this answer for its seat, from 0 to 1 as a rule. A judge is asked at the beginning of a round: there all answers have had their effect, and
    games can be compared."""
    position, dealer, company = world.position.copy(), RandomDealer(seed), world.company(seed)
    until = game.rounds(position) + rounds_until_judged(game.name)
    position.play(seat, move, dealer)
    remind(company[seat], move)
    for _ in range(SENSIBLE):
        if position.outcome is not None:
            break
        if judge is not None and game.rounds(position) >= until and not position.sealed:
            judged = judge(position, seat)
            if judged is not None:
                return judged
        asked = position.asked[0]
        options = position.options(asked)
        answer = options[0] if len(options) == 1 else company[asked].choose(position.seen_by(asked), options)
        position.play(asked, answer, dealer)
        remind(company[asked], answer)
    playout(position, dealer)
    assert position.outcome is not None
    return position.outcome.scores[seat]
