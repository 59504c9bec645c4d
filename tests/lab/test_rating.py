"""One number a kind, from all decided pairs together."""

from __future__ import annotations

from math import inf, log10

import pytest

from lazaretto.lab.rating import POINTS, ratings
from lazaretto.lab.sequential import interval


def by_kind(kinds, won, looked=True):
    return {rating.kind: rating for rating in ratings(kinds, won, 0.95, looked)}


def odds(p):
    return 400 * log10(p / (1 - p))


def test_two_kinds_have_the_share_and_the_interval_of_their_match():
    found = by_kind(("random", "thumb"), {("random", "thumb"): (100, 300)})["thumb"]
    low, high = interval(300, 100, 0.95)
    assert found.points == pytest.approx(odds(300.5 / 401))
    assert (found.low, found.high) == pytest.approx((odds(low), odds(high)))


def test_with_all_games_played_the_interval_is_narrower():
    looked, fixed = [by_kind(("random", "thumb"), {("random", "thumb"): (100, 300)}, looked)["thumb"] for looked in (True, False)]
    assert looked.points == fixed.points and looked.low < fixed.low < fixed.points < fixed.high < looked.high
    assert fixed.points - fixed.low == pytest.approx(1.96 * POINTS * (1 / 300 + 1 / 100) ** 0.5, rel=0.05)         # the normal approximation


def test_400_points_are_ten_of_eleven():
    found = by_kind(("random", "b", "c"), {("random", "b"): (10, 100), ("b", "c"): (100, 1000), ("random", "c"): (1, 100)})
    assert found["b"].points == pytest.approx(400, abs=20) and found["c"].points == pytest.approx(800, abs=20)
    assert found["random"] == ("random", 0.0, 0.0, 0.0)


def test_who_won_everything_has_a_number_and_an_open_end():
    found = by_kind(("random", "thumb"), {("random", "thumb"): (0, 8)})["thumb"]
    assert found.points == pytest.approx(odds(8.5 / 9)) and found.high == inf and found.low == pytest.approx(odds(interval(8, 0, 0.95)[0]))


def test_nothing_played_tells_nothing():
    found = by_kind(("random", "thumb"), {("random", "thumb"): (0, 0)})["thumb"]
    assert found == ("thumb", 0.0, -inf, inf)


def test_the_strongest_stands_first_and_the_first_kind_is_the_anchor_without_random():
    found = ratings(("thumb", "weak", "strong"), {("thumb", "weak"): (30, 3), ("thumb", "strong"): (8, 40), ("weak", "strong"): (1, 30)}, 0.95, True)
    assert [rating.kind for rating in found] == ["strong", "thumb", "weak"]
    assert found[1].points == 0 and all(rating.low <= rating.points <= rating.high for rating in found)


def test_matches_that_contradict_each_other_still_have_a_rating():
    """Each beats the next in a ring: all are alike."""
    found = ratings(("a", "b", "c"), {("a", "b"): (900, 100), ("b", "c"): (900, 100), ("a", "c"): (100, 900)}, 0.95, True)
    assert [rating.points for rating in found] == pytest.approx([0, 0, 0], abs=1e-6)
    assert all(rating.low <= 0 <= rating.high for rating in found)
