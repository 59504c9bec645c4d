"""Shares and spreads against known figures."""

from __future__ import annotations

from collections import Counter

import pytest

from lazaretto.lab.statistics import mean, percentile, share, spread


@pytest.mark.parametrize(("hits", "tries", "low", "high"), [
    (0, 10, 0.0, 0.2775),
    (1, 10, 0.0179, 0.4042),
    (5, 10, 0.2366, 0.7634),
    (10, 10, 0.7225, 1.0),
    (15, 148, 0.0624, 0.1605),      # Newcombe 1998, table I, 81/263 and 15/148
    (81, 263, 0.2553, 0.3662),
])
def test_wilsons_interval(hits, tries, low, high):
    found = share(hits, tries)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)
    assert found.low <= found.share <= found.high


def test_no_tries_tell_nothing():
    assert share(0, 0)[2:] == (0.0, 0.0, 1.0)


def test_a_mean():
    found = mean(Counter({1.0: 25, 0.0: 75}))
    assert found == (100, 0.25, pytest.approx(0.25 - 1.96 * 0.0433, abs=1e-4), pytest.approx(0.25 + 1.96 * 0.0433, abs=1e-4))
    assert mean(Counter({0.5: 3})) == (3, 0.5, 0.5, 0.5)


def test_a_spread():
    counts = Counter({1: 4, 2: 90, 9: 6})
    assert spread(counts) == (pytest.approx(2.38), 2, 2, 9)
    assert percentile(counts, 4) == 1
