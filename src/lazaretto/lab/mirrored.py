"""A mirrored pair: the same deal twice, with the two kinds exchanged, so that the luck of the deal cancels."""

from __future__ import annotations

from itertools import combinations
from math import fsum
from typing import Final, NamedTuple

from .. import bots
from ..games import game as game_named
from ..kernel import Game, RandomDealer, Seat
from .contest import HALVES, ONE, SIDES, Contest, Match, in_order
from .playing import deal, listens, play
from .simulate import seed_of, sides_of
from .talking import Company, read_kind

SAME: Final = 1e-9              # scores may be sums of thirds
TO_SPLIT: Final = 1 << 20       # no seat has this number: for the chance by which seats are split


class Played(NamedTuple):
    """One game that is over."""

    kinds: tuple[str, ...]              # by seat
    began: tuple[str, ...]              # by seat, its side after the deal
    ended: tuple[str, ...]
    winners: tuple[Seat, ...]
    scores: tuple[float, ...]
    ending: str
    figures: dict[str, int]


class Mirrored(NamedTuple):
    """The two games of a deal. In the first one the first kind has the camp, in the second one the other has."""

    match: Match
    number: int
    camp: tuple[Seat, ...]
    games: tuple[Played, Played]

    def gain(self, among: str) -> float:
        """By how much the first kind did better: over both games every seat of the contest was held once by each."""
        gains = [
            played.scores[seat] if kind == self.match[0] else -played.scores[seat]
            for played in self.games for seat, kind in enumerate(played.kinds) if not among or seat in self.camp
        ]
        total = fsum(gains)
        return 0.0 if abs(total) < SAME else total


class Task(NamedTuple):
    """A pair to be played."""

    contest: Contest
    match: Match
    number: int


def play_pair(task: Task) -> Mirrored:
    """The same numbers give the same games, wherever they are played."""
    contest, (first, second), number = task
    game, seed = game_named(contest.game), seed_of(contest.seed, number)
    camp = camp_of(game, contest, number, seed)
    games = (
        play_game(game, contest, seed, seated(contest, camp, first, contest.among or second)),
        play_game(game, contest, seed, seated(contest, camp, second, contest.among or first)),
    )
    return Mirrored(task.match, number, camp, games)


def camp_of(game: Game, contest: Contest, number: int, seed: int) -> tuple[Seat, ...]:
    """Who sits together on this deal: sides and single seats take turns, halves are drawn."""
    everyone = range(contest.seats)
    if contest.split == SIDES:
        position, _ = deal(game, contest.seats, contest.variant, seed, aloud=False)
        sides = sides_of(game, position)
        there = (contest.side,) if contest.side else in_order(game, sides)
        return tuple([seat for seat in everyone if sides[seat] == there[number % len(there)]])
    if contest.split == ONE:
        return (number % contest.seats,)
    if contest.split == HALVES:
        halves = list(combinations(everyone, contest.seats // 2))
        return halves[RandomDealer(seed_of(seed, TO_SPLIT)).pick(len(halves))]
    return tuple(everyone)


def seated(contest: Contest, camp: tuple[Seat, ...], inside: str, outside: str) -> tuple[str, ...]:
    return tuple([inside if seat in camp else outside for seat in range(contest.seats)])


def play_game(game: Game, contest: Contest, seed: int, kinds: tuple[str, ...]) -> Played:
    """From its deal to its end; a seat's bot has the same seed in both games."""
    read, seeds = [read_kind(name) for name in kinds], [seed_of(seed, seat) for seat in range(contest.seats)]
    players = [bots.make(kind.bot, game, seat, seeds[seat]) for seat, kind in enumerate(read)]
    company = Company(game, read, players, seeds)
    position, dealer = deal(game, contest.seats, contest.variant, seed, aloud=listens(players) or bool(company.talkers))
    began = sides_of(game, position)
    play(position, players, dealer, company if company.talkers else None)
    outcome = position.outcome
    assert outcome is not None
    return Played(kinds, began, sides_of(game, position), outcome.winners, outcome.scores, game.ending(position), game.figures(position, began))
