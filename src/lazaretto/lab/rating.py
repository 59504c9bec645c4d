"""The rating: one number a kind, from all decided pairs together (Bradley and Terry's model, by maximum likelihood).

A kind that is 400 points above another wins ten of eleven decided pairs against it; 100 points are 64 %, 200 are 76 %. The anchor is `random` at 0, or
the first kind if `random` does not take part. For the number alone each match is given one more pair that both share, so that a kind that has won
everything has one too; its interval then has no upper end.

The interval are the ratings that are not ruled out, whatever the other ratings are: by bettors on every match, as in `sequential`, whose wealth is
multiplied, so that two kinds have just the interval of their share; or, where all games were played that were asked for, by the likelihood ratio. A
rating supposes that whoever beats the strong beats the weak more clearly; where that is not so the matches tell the truth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, inf, log, log1p
from statistics import NormalDist
from typing import Final, NamedTuple

from .contest import Match
from .sequential import edge, log_stake

POINTS: Final = 400 / log(10)   # of a rating, for one of log-odds
ANCHOR: Final = "random"
SHARED: Final = 0.5             # of the pair that is given, for each of the two
HARDLY: Final = 1e-6            # the same where only a maximum must exist
FARTHEST: Final = 30.0          # log-odds that no contest tells from certainty
STEPS: Final = 500
LONGEST_STEP, SHORTEST_STEP = 1.0, 1e-10

Won = Mapping[Match, tuple[int, int]]
"""For two kinds the decided pairs that each has won."""
Strengths = dict[str, float]
"""Log-odds against the anchor, by kind."""
Matrix = list[list[float]]


class Rating(NamedTuple):
    kind: str
    points: float
    low: float
    high: float


def ratings(kinds: Sequence[str], won: Won, sure: float, looked: bool) -> list[Rating]:
    """The strongest first. If someone may have stopped by looking, intervals allow for it."""
    anchor = ANCHOR if ANCHOR in kinds else kinds[0]
    strengths = fitted(won, dict.fromkeys(kinds, 0.0), [kind for kind in kinds if kind != anchor], SHARED)
    found = [Rating(anchor, 0.0, 0.0, 0.0)]
    for kind in kinds:
        if kind != anchor:
            low, high = ends(won, strengths, anchor, kind, least_likely(won, kinds, anchor, sure, looked))
            found.append(Rating(kind, POINTS * strengths[kind], POINTS * low, POINTS * high))
    return sorted(found, key=lambda rating: -rating.points)


def least_likely(won: Won, kinds: Sequence[str], anchor: str, sure: float, looked: bool) -> float:
    """Ratings that make what happened less likely than this are ruled out; never those that fit best, even if the model fits badly."""
    best = likelihood(won, fitted(won, dict.fromkeys(kinds, 0.0), [kind for kind in kinds if kind != anchor], HARDLY))
    if not looked:
        return best - NormalDist().inv_cdf((1 + sure) / 2) ** 2 / 2
    return min(best, sum([log_stake(*counts) for counts in won.values()])) + log(1 - sure)


def ends(won: Won, strengths: Strengths, anchor: str, kind: str, least: float) -> tuple[float, float]:
    """How weak and how strong a kind may be, the others being what suits that best."""
    others = [one for one in strengths if one not in (anchor, kind)]

    def ruled_out(strength: float) -> bool:
        return likelihood(won, fitted(won, {**strengths, kind: strength}, others, HARDLY)) < least

    low = edge(ruled_out, -FARTHEST, strengths[kind]) if ruled_out(-FARTHEST) else -inf
    high = edge(ruled_out, FARTHEST, strengths[kind]) if ruled_out(FARTHEST) else inf
    return low, high


def fitted(won: Won, strengths: Strengths, free: list[str], shared: float) -> Strengths:
    """The likeliest strengths, of which some are free: Newton's steps, none too long."""
    found = dict(strengths)
    for _ in range(STEPS if free else 0):
        steps = times(inverse(information(won, found, free, shared)), slope(won, found, free, shared))
        for kind, step in zip(free, steps):
            found[kind] += max(-LONGEST_STEP, min(LONGEST_STEP, step))
        if max([abs(step) for step in steps]) < SHORTEST_STEP or max([abs(found[kind]) for kind in free]) > FARTHEST:
            break
    return found


def likelihood(won: Won, strengths: Strengths) -> float:
    """The logarithm of that of all that happened."""
    odds = {(first, second): strengths[first] - strengths[second] for first, second in won}
    return -sum([wins * rarity(-odds[match]) + losses * rarity(odds[match]) for match, (wins, losses) in won.items()])


def rarity(log_odds: float) -> float:
    """Minus the logarithm of the share that loses at these odds."""
    return log1p(exp(-abs(log_odds))) + max(0.0, log_odds)


def as_share(log_odds: float) -> float:
    return 1 / (1 + exp(-log_odds))


def slope(won: Won, strengths: Strengths, free: list[str], shared: float) -> list[float]:
    """How much likelier all that happened becomes, kind by kind, if it is thought stronger."""
    slopes = dict.fromkeys(strengths, 0.0)
    for (first, second), (wins, losses) in won.items():
        more = wins + shared - (wins + losses + 2 * shared) * as_share(strengths[first] - strengths[second])
        slopes[first] += more
        slopes[second] -= more
    return [slopes[kind] for kind in free]


def information(won: Won, strengths: Strengths, free: list[str], shared: float) -> Matrix:
    """Fisher's."""
    found = [[0.0] * len(free) for _ in free]
    for (first, second), (wins, losses) in won.items():
        expected = as_share(strengths[first] - strengths[second])
        weight = (wins + losses + 2 * shared) * expected * (1 - expected)
        for one, other in ((first, second), (second, first)):
            if one in free:
                found[free.index(one)][free.index(one)] += weight
                if other in free:
                    found[free.index(one)][free.index(other)] -= weight
    return found


def times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum([cell * value for cell, value in zip(row, vector)]) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """Of a symmetric one whose diagonal outweighs the rest, as information does: by elimination, and no row needs to change places."""
    size = len(matrix)
    rows = [[*row, *[float(column == index) for column in range(size)]] for index, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [cell / rows[pivot][pivot] for cell in rows[pivot]]
        for index in range(size):
            if index != pivot:
                rows[index] = [cell - rows[index][pivot] * above for cell, above in zip(rows[index], rows[pivot])]
    return [row[size:] for row in rows]
