"""Figures that several of these measurements need: percentiles, two samples held against each other, and how much memory a process holds."""

from __future__ import annotations

import bisect
import math
import os
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

MEGABYTE: Final = 1 << 20
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
TERMS: Final = 100                      # of a series that has converged long before


def percentile(samples: Sequence[float], share: float) -> float:
    """The value that this share of the samples does not exceed; 0 of none."""
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def mean(samples: Sequence[float]) -> float:
    return sum(samples) / len(samples) if samples else 0.0


def slope(at: Sequence[float], samples: Sequence[float]) -> float:
    """How steeply samples rise, by a straight line through them; 0 of fewer than two."""
    return statistics.linear_regression(at, samples).slope if len(samples) > 1 else 0.0


def doubt(one: Sequence[float], other: Sequence[float]) -> float:
    """How far the difference of two means may be off: 95 times in 100 not further."""
    if len(one) < 2 or len(other) < 2:
        return math.inf
    return 1.96 * math.sqrt(statistics.variance(one) / len(one) + statistics.variance(other) / len(other))


def same_source(one: Sequence[float], other: Sequence[float]) -> float:
    """Kolmogorov and Smirnov's p: how likely two samples of one source lie this far apart, or further; 1 if either is empty."""
    if not one or not other:
        return 1.0
    first, second = sorted(one), sorted(other)
    apart = max(abs(bisect.bisect_right(first, at) / len(first) - bisect.bisect_right(second, at) / len(second)) for at in {*first, *second})
    size = math.sqrt(len(first) * len(second) / (len(first) + len(second)))
    far = (size + 0.12 + 0.11 / size) * apart           # Stephens' correction for small samples
    if far < 0.2:                                       # the series below converges too slowly there, and the answer is 1
        return 1.0
    series = sum((1.0 if term % 2 else -1.0) * math.exp(-2 * (term * far) ** 2) for term in range(1, TERMS))
    return min(1.0, max(0.0, 2 * series))


def resident(process: int | None = None) -> int:
    """The bytes of memory that a process holds; our own, if none is named."""
    return int(Path(f"/proc/{process or 'self'}/statm").read_text().split()[1]) * PAGE


def say(progress: str) -> None:
    """How far it has come, to who looks on."""
    if sys.stderr.isatty():
        print("\r" + progress[:100].ljust(100) + ("" if progress else "\r"), end="", file=sys.stderr, flush=True)


def line(what: str, figure: object) -> None:
    """One figure, plainly."""
    print(f"  {what:76} {figure:>14,}" if isinstance(figure, int) else f"  {what:76} {figure:>14}", flush=True)
