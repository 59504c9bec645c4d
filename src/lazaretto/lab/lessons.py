"""Lessons: from many games of thumbs, how each seat stood at the beginning of a round, and what it got in the end.

Every second game is played at the usual table, the others at all other tables in turn: every number of seats in every variant. Where players slip now and
then, and answer at random, lessons are also of positions that thumbs do not come to of themselves, as those do that a searcher tries.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from ..bots.judgement import Figures
from ..bots.thumb import make as make_thumb
from ..kernel import Game
from .playing import answer, deal, remind, tell
from .simulate import seed_of


class Lesson(NamedTuple):
    """How a seat stood at the beginning of a round of one game, and what it got in the end."""

    game: int
    stance: str
    figures: Sequence[float]
    score: float


class Table(NamedTuple):
    """At which games are played."""

    seats: int
    variant: str


def tables(game: Game) -> list[Table]:
    """All but the usual one."""
    found = [Table(seats, variant) for variant in game.variants for seats in game.seats if is_for(game, seats, variant)]
    return [table for table in found if table != usual(game)]


def usual(game: Game) -> Table:
    return Table(game.usual_seats, game.variants[0])


def is_for(game: Game, seats: int, variant: str) -> bool:
    try:
        game.rules(seats, variant)
    except ValueError:
        return False
    return True


def lessons(game: Game, figures: Figures, games: int, seed: int, slips: float = 0.0) -> Iterator[Lesson]:
    """Of so many games, in which so many answers are slips."""
    others = tables(game)
    for number in range(games):
        table = others[number // 2 % len(others)] if number % 2 and others else usual(game)
        yield from lessons_of(game, figures, table, number, seed_of(seed, number), slips)


def lessons_of(game: Game, figures: Figures, table: Table, number: int, seed: int, slips: float = 0.0) -> list[Lesson]:
    """Of one game of thumbs: what a judge would be asked about."""
    position, dealer = deal(game, table.seats, table.variant, seed, aloud=True)
    players = [make_thumb(game, seat, seed_of(seed, seat)) for seat in range(table.seats)]
    rounds, found, chance = game.rounds(position), list[tuple[int, str, list[float]]](), Random(seed_of(seed, table.seats))
    while position.outcome is None:
        tell(dealer, players)
        if game.rounds(position) > rounds and not position.sealed:
            rounds = game.rounds(position)
            found += [(seat, *figures(position, seat)) for seat in range(table.seats)]
        seat = position.asked[0]
        move = chance.choice(position.options(seat)) if chance.random() < slips else answer(position, seat, players[seat])
        position.play(seat, move, dealer)
        remind(players[seat], move)
    return [Lesson(number, stance, array("d", numbers), position.outcome.scores[seat]) for seat, stance, numbers in found if numbers]
