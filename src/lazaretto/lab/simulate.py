"""Simulate: the same game many times over, on all cores, with the same result on any number of them."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple

from .. import bots
from ..bots.ismcts.crew import cores as cores
from ..games import game as game_named
from ..kernel import Game, Mistake, Position, RandomDealer
from ..kernel.chance import mixed
from .lineup import Lineup, seated
from .playing import deal, listens, play
from .tally import Tally

CHUNK: Final = 50               # games that are played before they are counted in
FIRST_SEED: Final = 1350


class Experiment(NamedTuple):
    """What is played, by whom and how often."""

    game: str
    seats: int
    games: int
    lineup: Lineup = ("thumb",)
    variant: str = "base"
    seed: int = FIRST_SEED
    components: Mapping[str, Any] | None = None


def simulate(experiment: Experiment, jobs: int = 1, progress: Callable[[int], None] = lambda games: None) -> Tally:
    """Play it all; `progress` is told how many games are finished."""
    total = Tally()
    for part in tallies(experiment, jobs):
        total.add(part)
        progress(total.games)
    return total


def tallies(experiment: Experiment, jobs: int) -> Generator[Tally, None, None]:
    """The same piece by piece, for whoever may have to stop in the middle."""
    check(experiment)
    chunks = [(experiment, first, min(first + CHUNK, experiment.games)) for first in range(0, experiment.games, CHUNK)]
    jobs = min(jobs, len(chunks))
    if jobs == 1:
        yield from map(play_chunk, chunks)
    else:
        with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent) as pool:
            try:
                yield from pool.map(play_chunk, chunks)
            except BrokenProcessPool:
                raise Mistake(f"one of the {jobs} processes was killed, perhaps for want of memory: fewer jobs need less") from None
            finally:
                pool.shutdown(cancel_futures=True)


def check(experiment: Experiment) -> None:
    """ValueError with one clear line if it cannot be played."""
    if experiment.games < 1:
        raise Mistake(f"at least one game must be played, not {experiment.games}")
    game = game_of(experiment)
    position = game.begin(experiment.seats, experiment.variant, RandomDealer(experiment.seed))
    seated(experiment.lineup, sides_of(game, position), game.sides)


def sides_of(game: Game, position: Position) -> tuple[str, ...]:
    """By seat, on which side it plays; for the lab's eyes only."""
    return tuple([game.side_of(position, seat) for seat in range(position.table.rules.seats)])


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def game_of(experiment: Experiment) -> Game:
    game = game_named(experiment.game)
    return game if experiment.components is None else game.with_components(experiment.components)


def play_chunk(chunk: tuple[Experiment, int, int]) -> Tally:
    experiment, first, beyond = chunk
    game, tally = game_of(experiment), Tally()
    for number in range(first, beyond):
        play_one(game, experiment, seed_of(experiment.seed, number), tally)
    return tally


def seed_of(seed: int, number: int) -> int:
    """The seed of one game, or of one seat in it; near numbers give unlike seeds."""
    return mixed(mixed(seed) + number + 1)


def play_one(game: Game, experiment: Experiment, seed: int, tally: Tally) -> None:
    """A game from its deal to its end, counted."""
    position, dealer = deal(game, experiment.seats, experiment.variant, seed, aloud=False)
    sides = sides_of(game, position)
    players = [bots.make(name, game, seat, seed_of(seed, seat)) for seat, name in enumerate(seated(experiment.lineup, sides, game.sides))]
    if listens(players):
        position, dealer = deal(game, experiment.seats, experiment.variant, seed, aloud=True)
    decisions = play(position, players, dealer)
    tally.count(game, position, began=sides, ended=sides_of(game, position), decisions=decisions)
