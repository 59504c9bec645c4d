"""An interval that may be looked at after every pair is wrong as seldom as it says."""

from __future__ import annotations

from itertools import islice
from math import log
from random import Random

import pytest

from lazaretto.lab.sequential import interval, is_sure, log_wealth
from lazaretto.lab.statistics import share, wilson

CONTESTS, PAIRS = 400, 300
A_FEW = 60
A_LITTLE_MORE = 0.075           # than 5 %: what 400 contests keep by far if the truth is 5 % or less


def contests(shares, decided=(1.0,), seed=7):
    """Won and lost after every pair; sides take turns, each with its share and how often it decides."""
    chance = Random(seed)
    for _ in range(CONTESTS):
        counts, looks = [0, 0], []
        for number in range(PAIRS):
            turn = number % len(shares)
            if chance.random() < decided[turn % len(decided)]:
                counts[chance.random() >= shares[turn]] += 1
            looks.append(tuple(counts))
        yield looks


def ever_ruled_out(looks, p, sure=0.95):
    return any(log_wealth(won, lost, p) >= -log(1 - sure) for won, lost in looks)


@pytest.mark.parametrize("p", [0.5, 0.8, 0.97])
def test_who_looks_after_every_pair_is_wrong_in_at_most_5_of_100_contests(p):
    assert sum(ever_ruled_out(looks, p) for looks in contests([p])) <= A_LITTLE_MORE * CONTESTS


def test_with_wilsons_interval_who_looks_after_every_pair_is_wrong_far_more_often():
    wrong = 0
    for looks in contests([0.5]):
        intervals = [share(won, won + lost) for won, lost in looks[10:]]
        wrong += any(not found.low <= 0.5 <= found.high for found in intervals)
    assert wrong > 0.2 * CONTESTS


def test_sides_that_take_turns_may_have_shares_of_their_own():
    """After whole turns the interval holds the share of all decided pairs together."""
    shares, decided = (0.2, 0.9, 0.6, 0.5), (1.0, 0.3, 0.8, 0.1)
    common = sum(p * often for p, often in zip(shares, decided)) / sum(decided)
    assert sum(ever_ruled_out(looks[3::4], common) for looks in contests(shares, decided)) <= A_LITTLE_MORE * CONTESTS


def test_who_is_sure_is_sure_for_good_reason():
    """A share of 70 % is found to be more than half in nearly all contests, and within a few dozen pairs as a rule."""
    needed = []
    for looks in islice(contests([0.7]), A_FEW):
        needed += [next((won + lost for won, lost in looks if is_sure(*interval(won, lost, 0.95), 0.5)), PAIRS + 1)]
    assert sum(pairs > PAIRS for pairs in needed) <= 0.05 * A_FEW
    assert sorted(needed)[A_FEW // 2] < 90


@pytest.mark.parametrize(("won", "lost"), [(0, 0), (1, 0), (0, 7), (8, 0), (26, 8), (300, 100), (5000, 12)])
def test_it_holds_what_was_found_and_is_wider_than_one_that_is_looked_at_once(won, lost):
    low, high = interval(won, lost, 0.95)
    found = share(won, won + lost)
    assert 0 <= low <= found.low and found.high <= high <= 1
    mirrored = interval(lost, won, 0.95)
    assert (1 - mirrored[1], 1 - mirrored[0]) == pytest.approx((low, high))
    assert interval(won, lost, 0.99)[0] <= low and interval(won, lost, 0.99)[1] >= high


def test_at_its_ends_the_wealth_is_what_it_takes():
    for end in interval(26, 8, 0.95):
        assert log_wealth(26, 8, end) == pytest.approx(log(20))
    assert interval(8, 0, 0.95)[0] == pytest.approx((1 / 9 / 20) ** (1 / 8))            # by hand: 1/9 is all shares' chance of eight in a row


@pytest.mark.parametrize(("low", "high", "bar", "sure"), [
    (0.51, 0.9, 0.5, True), (0.1, 0.49, 0.5, True), (0.49, 0.9, 0.5, False),
    (0.76, 0.9, 0.75, True), (0.1, 0.24, 0.75, True), (0.7, 0.8, 0.75, False),
    (0.45, 0.6, 0.75, True), (0.2, 0.6, 0.75, False),
])
def test_sure_is_that_one_wins_more_than_the_bar_or_that_neither_does(low, high, bar, sure):
    assert is_sure(low, high, bar) is sure


def test_the_mean_of_shares_has_wilsons_interval_too():
    assert wilson(0.25, 40) == pytest.approx(share(10, 40)[3:])
    assert wilson(0.25, 40, z=2.5758)[0] < wilson(0.25, 40)[0]
