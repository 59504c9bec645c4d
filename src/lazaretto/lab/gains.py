"""What a bot's answers gain over the thumb's, one by one.

In games of thumbs a bot sits beside one of them, hears what it hears, and is now and then asked what it would answer. Where it would answer otherwise, both
answers are played on from the true position, several times, with the same luck. A whole game tells yes or no about all its answers together; this tells of
each alone what it was worth, and so finds out with far fewer games whether a change makes a searcher better.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

from ..bots import Listener, make
from ..bots.ismcts.playout import play_on
from ..bots.thumb import make as make_thumb
from ..bots.worlds import World
from ..kernel import Game, Move, RandomDealer, Recorder, Seat, heard_by
from .playing import answer, remind, tell
from .simulate import seed_of

EVERY: Final = 0.2              # of the decisions the bot is asked
REPLAYS: Final = 16
FINE: Final = 1 << 20


class Gain(NamedTuple):
    """Of one answer; nought where it was the thumb's."""

    side: str
    question: str
    changed: bool
    gain: float
    seconds: float                      # of a processor, to find the answer


def gains(game: Game, seats: int, variant: str, seed: int, kind: str, *, games: int, replays: int = REPLAYS, every: float = EVERY) -> Iterator[Gain]:
    """Seats take turns."""
    for number in range(games):
        yield from gains_in_a_game(game, seats, variant, seed_of(seed, number), kind, number % seats, replays, every)


def gains_in_a_game(game: Game, seats: int, variant: str, seed: int, kind: str, me: Seat, replays: int, every: float) -> Iterator[Gain]:
    dealer, whims = Recorder(RandomDealer(seed)), RandomDealer(seed_of(seed, seats))
    position = game.begin(seats, variant, dealer)
    thumbs = [make_thumb(game, seat, seed_of(seed, seat)) for seat in range(seats)]
    bot = make(kind, game, me, seed_of(seed, me))
    while position.outcome is None:
        if isinstance(bot, Listener):
            for fact in heard_by(me, dealer.facts):
                bot.hear(fact)
        tell(dealer, thumbs)
        seat = position.asked[0]
        move = answer(position, seat, thumbs[seat])
        if seat == me and len(position.options(me)) > 1 and whims.pick(FINE) < every * FINE:
            began = time.process_time()
            other = answer(position, me, bot)
            seconds, world = time.process_time() - began, World(position.copy(), thumbs)
            gain = 0.0 if other == move else over(game, world, me, other, move, [seed_of(seed, number) for number in range(replays)])
            yield Gain(game.side_of(position, me), type(position.question).__name__, other != move, gain, seconds)
        position.play(seat, move, dealer)
        remind(thumbs[seat], move)
        if seat == me:
            remind(bot, move)


def over(game: Game, world: World, seat: Seat, one: Move, other: Move, seeds: Sequence[int]) -> float:
    """By how much the one answer does better than the other, on average."""
    return fsum([play_on(game, world, seat, one, seed, None) - play_on(game, world, seat, other, seed, None) for seed in seeds]) / len(seeds)


def mean_and_error(found: Sequence[Gain]) -> tuple[float, float]:
    """The mean gain of an answer, and the standard error of that."""
    mean = fsum([each.gain for each in found]) / len(found)
    return mean, sqrt(fsum([(each.gain - mean) ** 2 for each in found]) / max(1, len(found) - 1) / len(found))
