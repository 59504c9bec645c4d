"""Statistics: shares with their intervals, and spreads of lengths."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final, NamedTuple

Z_95: Final = 1.959963984540054         # standard errors each side that hold 95 %


class Share(NamedTuple):
    """So many out of so many, with the interval that holds the true share in 95 of 100 experiments."""

    hits: int
    tries: int
    share: float
    low: float
    high: float


def share(hits: int, tries: int) -> Share:
    """With Wilson's interval: it stays within 0 and 1, and holds for few tries and rare hits too."""
    if tries == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    low, high = wilson(hits / tries, tries)
    return Share(hits, tries, hits / tries, low, high)


def wilson(found: float, tries: int, z: float = Z_95) -> tuple[float, float]:
    """The interval of a share, or of the mean of so many values between 0 and 1, which never vary more than hits and misses do."""
    z2 = z * z
    centre = (found + z2 / (2 * tries)) / (1 + z2 / tries)
    reach = z * sqrt(max(0.0, found * (1 - found)) / tries + z2 / (4 * tries * tries)) / (1 + z2 / tries)
    return 0.0 if found == 0 else centre - reach, 1.0 if found == 1 else centre + reach


class Mean(NamedTuple):
    """The mean of so many values, with the interval that holds the true one in 95 of 100 experiments."""

    seen: int
    mean: float
    low: float
    high: float


def mean(counts: Counter[float]) -> Mean:
    """Of values counted; the interval is that of many independent ones. Seats of one game are not: it is a little too narrow."""
    seen = sum(counts.values())
    found = sum([value * times for value, times in counts.items()]) / seen
    variance = sum([times * (value - found) ** 2 for value, times in counts.items()]) / seen
    reach = Z_95 * sqrt(variance / seen)
    return Mean(seen, found, found - reach, found + reach)


class Spread(NamedTuple):
    """How long games are: the mean, and what 5, 50 and 95 of 100 games do not exceed."""

    mean: float
    p5: int
    median: int
    p95: int


def spread(counts: Counter[int]) -> Spread:
    """Of values counted, one at least."""
    total = sum(counts.values())
    mean = sum([value * times for value, times in counts.items()]) / total
    return Spread(mean, percentile(counts, 5), percentile(counts, 50), percentile(counts, 95))


def percentile(counts: Counter[int], percent: int) -> int:
    """The least value that so many of a hundred do not exceed."""
    needed, seen = percent * sum(counts.values()), 0
    for value in sorted(counts):
        seen += 100 * counts[value]
        if seen >= needed:
            return value
    raise ValueError("no value was counted")
