"""Figures that several of these measurements need: percentiles, two samples held against each other, and how much memory a process holds."""

from __future__ import annotations

import math
import os
import statistics
import sys
from collections import defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Final

MEGABYTE: Final = 1 << 20
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
SHUFFLES: Final = 999


def percentile(samples: Sequence[float], share: float) -> float:
    """The value that this share of the samples does not exceed; 0 of none."""
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def mean(samples: Sequence[float]) -> float:
    return sum(samples) / len(samples) if samples else 0.0


def slope(at: Sequence[float], samples: Sequence[float]) -> float:
    """How steeply samples rise, by a straight line through them; 0 of fewer than two."""
    return statistics.linear_regression(at, samples).slope if len(samples) > 1 else 0.0


Seen = tuple[Hashable, float]
"""A sample, and the circumstances that all can see."""


@dataclass(frozen=True)
class Held:
    """Two kinds of samples held against each other, under the same circumstances."""

    apart: float                        # of the means, the first less the second
    doubt: float                        # how far that may be off: 95 times in 100 not further
    p: float                            # Kolmogorov and Smirnov's: how likely they lie this far apart, or further, if it makes no difference which is which


def held_against(one: Sequence[Seen], other: Sequence[Seen], choose: Random) -> Held:
    """What it makes for a sample to be of the one kind, beyond what the circumstances make: the names of the kinds are shuffled among samples that are alike
    to all who look on. Circumstances under which there is only one kind tell nothing."""
    found = defaultdict[Hashable, list[list[float]]](lambda: [[], []])
    for kind, samples in enumerate((one, other)):
        for circumstances, sample in samples:
            found[circumstances][kind].append(sample)
    groups = [(len(ours), [*ours, *others]) for ours, others in found.values() if ours and others]
    if not groups:
        return Held(0.0, math.inf, 1.0)
    order = sorted([(sample, group, place) for group, (_, samples) in enumerate(groups) for place, sample in enumerate(samples)])
    means, gaps = list[float](), list[float]()
    for _ in range(1 + SHUFFLES):
        kinds = [[place < ours for place in range(len(samples))] for ours, samples in groups]
        if means:
            for shuffled in kinds:
                choose.shuffle(shuffled)
        means.append(difference([samples for _, samples in groups], kinds))
        gaps.append(gap([kinds[group][place] for _, group, place in order]))
    return Held(means[0], 1.96 * statistics.pstdev(means[1:]), sum([one >= gaps[0] for one in gaps]) / len(gaps))


def difference(groups: Sequence[Sequence[float]], kinds: Sequence[Sequence[bool]]) -> float:
    """Of the means, group by group; each counts as often as the first kind is in it."""
    total, many = 0.0, 0
    for samples, ours in zip(groups, kinds, strict=True):
        count, whole = sum(ours), sum(samples)
        mine = sum([sample for sample, is_ours in zip(samples, ours, strict=True) if is_ours])
        total, many = total + count * (mine / count - (whole - mine) / (len(samples) - count)), many + count
    return total / many


def gap(kinds: Sequence[bool]) -> float:
    """How far two kinds lie apart that stand in one row by size: the most by which one is ahead of the other, as shares."""
    ours = sum(kinds)
    steps = accumulate([1 / ours if is_ours else -1 / (len(kinds) - ours) for is_ours in kinds])
    return max([abs(step) for step in steps])


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
