"""A contest: which kinds of bots meet, at what table, how often, and when it is enough."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from ..games import game as game_named
from ..kernel import Game, Mistake, RandomDealer
from ..kernel.position import playout
from .simulate import FIRST_SEED, sides_of
from .talking import read_kind

Match = tuple[str, str]
"""Two kinds that meet."""

SIDES: Final = "sides"          # one side against all the others
HALVES: Final = "halves"        # half the seats against the other half
ONE: Final = "one"              # one seat against all the others
WHOLE: Final = "whole"          # each kind has the table for itself
SPLITS: Final = {
    SIDES: "one side against all the others", HALVES: "half the seats against the other half",
    ONE: "one seat against all the others", WHOLE: "each kind has the whole table for itself",
}
TRIALS: Final = 4               # random games that show whether sides are kept


class Contest(NamedTuple):
    """What is played, by whom, and at most how often."""

    game: str
    seats: int
    kinds: tuple[str, ...]
    pairs: int                          # mirrored pairs of games for each two kinds, at most
    split: str                          # how a table is divided between two kinds
    variant: str = "base"
    seed: int = FIRST_SEED
    side: str = ""                      # only this side against all the others
    among: str = ""                     # who holds the other seats in both games, if not the other kind
    bar: float = 0.5                    # sure of what: that one of the two wins more than this share of decided pairs, or that neither does
    sure: float = 0.95
    early_stop: bool = True

    def matches(self) -> list[Match]:
        return list(combinations(self.kinds, 2))

    def turn(self) -> int:
        """So many pairs until every side, or every seat, has had its turn."""
        if self.split == ONE:
            return self.seats
        return len(self.camps()) if self.split == SIDES and not self.side else 1

    def camps(self) -> tuple[str, ...]:
        """The sides there are at this table, in the game's order."""
        game = game_named(self.game)
        return in_order(game, sides_of(game, game.begin(self.seats, self.variant, RandomDealer(self.seed))))


def in_order(game: Game, sides: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([side for side in game.sides if side in sides])


def usual_split(name: str, seats: int, variant: str, among: str) -> str:
    if seats == 1:
        return WHOLE
    if sides_are_kept(name, seats, variant):
        return SIDES
    return ONE if among else HALVES


@cache
def sides_are_kept(name: str, seats: int, variant: str) -> bool:
    """Whether a seat is dealt one of several sides and stays on it, as a few random games show."""
    for seed in range(TRIALS):
        game, dealer = game_named(name), RandomDealer(seed)
        position = game.begin(seats, variant, dealer)
        began = sides_of(game, position)
        playout(position, dealer)
        if len(set(began)) == 1 or began != sides_of(game, position):
            return False
    return True


def check(contest: Contest) -> None:
    """ValueError with one clear line if it cannot be held."""
    check_kinds(contest)
    check_figures(contest)
    game_named(contest.game).rules(contest.seats, contest.variant)
    if contest.split not in SPLITS:
        raise Mistake(f"no split {contest.split!r}: there are {', '.join(SPLITS)}")
    if contest.split in (ONE, HALVES) and contest.seats == 1:
        raise Mistake(f"one seat cannot be split into {contest.split}: it is a whole table")
    check_sides(contest)


def check_kinds(contest: Contest) -> None:
    for name in (*contest.kinds, *[contest.among] * bool(contest.among)):
        read_kind(name)
    if len(contest.kinds) < 2:
        raise Mistake("a contest needs two kinds of bots at least: random,thumb")
    twice = [name for name in contest.kinds if contest.kinds.count(name) > 1]
    if twice:
        raise Mistake(f"{twice[0]} is named twice: a kind does not meet itself")


def check_figures(contest: Contest) -> None:
    if contest.pairs < 1:
        raise Mistake("at least one pair of games must be played")
    if not 0.5 <= contest.bar < 1:
        raise Mistake(f"the bar is a share from 0.5 to below 1, not {contest.bar}")
    if not 0.5 <= contest.sure < 1:
        raise Mistake(f"how sure to be is a share from 0.5 to below 1, not {contest.sure}")


def check_sides(contest: Contest) -> None:
    if contest.split == WHOLE and contest.among:
        raise Mistake("where each kind has the whole table, nobody else is among them")
    if contest.split != SIDES and contest.side:
        raise Mistake(f"a side can only be named where a table is split by sides, and this one is split by {contest.split}")
    if contest.split == SIDES and not sides_are_kept(contest.game, contest.seats, contest.variant):
        raise Mistake(f"at this table seats are not dealt sides that they keep: split it by {HALVES}, {ONE} or {WHOLE}")
    if contest.side and contest.side not in contest.camps():
        raise Mistake(f"no side {contest.side!r} at this table: there are {', '.join(contest.camps())}")
