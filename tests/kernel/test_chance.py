"""Chance: from a seed, from a sealed secret, or written down."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lazaretto.kernel import BrokenRecord, RandomDealer, Recorder, Rolled, Script, SealedDealer, heard_by
from lazaretto.kernel.chance import commitment_to

WORD = 1 << 32
BIG_WORD = 1 << 64
SECRET = bytes(range(32))


def xorwow(x: int, y: int, z: int, w: int, v: int, d: int) -> Iterator[int]:
    """Marsaglia, Xorshift RNGs (2003), section 3.1, as he wrote it in C."""
    while True:
        t = x ^ (x >> 2)
        x, y, z, w = y, z, w, v
        v = ((v ^ (v << 4)) ^ (t ^ (t << 1))) % WORD
        d = (d + 362437) % WORD
        yield (d + v) % WORD


def set_to(x: int, y: int, z: int, w: int, v: int, d: int) -> RandomDealer:
    dealer = RandomDealer(0)
    dealer.x, dealer.y, dealer.z, dealer.w, dealer.v, dealer.d = x, y, z, w, v, d
    return dealer


def test_marsaglias_own_start_gives_his_numbers() -> None:
    start = (123456789, 362436069, 521288629, 88675123, 5783321, 6615241)
    dealer = set_to(*start)
    words = [dealer.pick(WORD) for _ in range(1000)]
    assert words[:3] == [246875399, 3690007200, 1264581005]
    assert words == list(islice(xorwow(*start), 1000))


@given(st.tuples(*[st.integers(0, WORD - 1)] * 6))
def test_it_is_xorwow_from_any_state(start: tuple[int, ...]) -> None:
    dealer = set_to(*start)
    assert [dealer.pick(WORD) for _ in range(20)] == list(islice(xorwow(*start), 20))


GOLDEN = {
    0: [4, 0, 38, 0, 3, 640, 50206, 367117568, 1088415924],
    1: [0, 4, 39, 0, 9, 114, 2978, 1317856650, 4016685459],
    2026: [2, 7, 30, 0, 3, 57, 48027, 1467783188, 978347253],
    -1: [3, 2, 34, 0, 5, 55, 13228, 2100908515, 3614174488],
    2**63: [1, 0, 51, 0, 0, 330, 23711, 169488657, 1829380122],
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_gives_what_it_always_gave(seed: int) -> None:
    dealer = RandomDealer(seed)
    assert [dealer.pick(n) for n in (6, 10, 66, 1, 12, 1000, 2**16, 2**31 + 1, 2**32)] == GOLDEN[seed]


def counting_words(first: int) -> RandomDealer:
    """Words that rise by the same number each time, from `first`: all but the counter is nought."""
    return set_to(0, 0, 0, 0, 0, (first - 362437) % WORD)


@pytest.mark.parametrize("n", [3, 6, 7, 1000, 3 << 30, (1 << 31) + 1])
def test_a_word_in_the_last_broken_run_is_drawn_again(n: int) -> None:
    whole = WORD - WORD % n
    assert counting_words(whole - 1).pick(n) == n - 1
    again = next(word for word in ((whole + 362437 * turn) % WORD for turn in count()) if word < whole)
    assert counting_words(whole).pick(n) == again % n


@pytest.mark.parametrize("n", [1, 2, 1 << 31, WORD])
def test_where_no_run_is_broken_every_word_counts(n: int) -> None:
    assert counting_words(WORD - 1).pick(n) == n - 1


@settings(max_examples=50)
@given(st.integers(), st.integers(1, WORD))
def test_a_pick_is_below_n(seed: int, n: int) -> None:
    dealer = RandomDealer(seed)
    assert all(0 <= dealer.pick(n) < n for _ in range(10))


def far_from_even(tally: Counter[object], cells: int) -> float:
    """Chi-square against an even spread, in standard deviations."""
    expected = tally.total() / cells
    square = sum((seen - expected) ** 2 / expected for seen in tally.values()) + (cells - len(tally)) * expected
    return (square - (cells - 1)) / (2 * (cells - 1)) ** 0.5


@pytest.mark.parametrize("n", [2, 6, 66])
def test_every_face_is_equally_likely(n: int) -> None:
    dealer = RandomDealer(1)
    assert abs(far_from_even(Counter(dealer.pick(n) for _ in range(20_000)), n)) < 4


def test_neighbouring_seeds_begin_evenly_and_unlike() -> None:
    firsts = [RandomDealer(seed).pick(16) for seed in range(8_000)]
    assert abs(far_from_even(Counter(firsts), 16)) < 4
    assert abs(far_from_even(Counter(pairwise(firsts)), 256)) < 4


def test_neighbouring_seeds_differ_in_half_their_bits() -> None:
    words = [RandomDealer(seed).pick(WORD) for seed in range(2_000)]
    differing = [(one ^ other).bit_count() for one, other in pairwise(words)]
    assert 15.5 < sum(differing) / len(differing) < 16.5


def test_a_dealer_from_a_seed_does_not_listen() -> None:
    assert not RandomDealer(1).listening


def hmac_words(secret: bytes) -> Iterator[int]:
    for block in count():
        digest = hmac.new(secret, block.to_bytes(8, "big"), hashlib.sha256).digest()
        for at in range(0, 32, 8):
            yield int.from_bytes(digest[at:at + 8], "big")


@given(st.binary(min_size=32, max_size=32))
def test_sealed_chance_is_hmac_sha256_in_counter_mode(secret: bytes) -> None:
    dealer = SealedDealer(secret)
    assert [dealer.pick(BIG_WORD) for _ in range(10)] == list(islice(hmac_words(secret), 10))


def test_a_secret_gives_what_it_always_gave() -> None:
    dealer = SealedDealer(SECRET)
    assert [dealer.pick(n) for n in (6, 10, 66, 1, 12, 1000, 2**16, 2**32)] == [5, 0, 29, 0, 3, 158, 37755, 251296284]


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert SealedDealer(SECRET).commitment == commitment_to(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_the_same_secret_gives_the_same_picks_and_another_gives_others() -> None:
    one, same, other = SealedDealer(SECRET), SealedDealer(SECRET), SealedDealer(SECRET[::-1])
    picks = [one.pick(100) for _ in range(50)]
    assert [same.pick(100) for _ in range(50)] == picks
    assert [other.pick(100) for _ in range(50)] != picks


def test_without_a_secret_a_new_one_is_made_each_time() -> None:
    one, other = SealedDealer(), SealedDealer()
    assert len(one.secret) == 32 and one.secret != other.secret and one.commitment != other.commitment


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_secret_has_256_bits(length: int) -> None:
    with pytest.raises(ValueError, match=f"a secret is 32 bytes, not {length}"):
        SealedDealer(bytes(length))


@pytest.mark.parametrize("n", [3, 6, 7, 1000, 3 << 62])
def test_sealed_chance_has_no_bias_either(n: int) -> None:
    dealer, whole = SealedDealer(SECRET), BIG_WORD - BIG_WORD % n
    dealer.words = [whole, BIG_WORD - 1, whole - 1, 5]
    assert [dealer.pick(n), dealer.pick(n)] == [n - 1, 5 % n]


def test_a_script_gives_what_was_written_and_then_runs_out() -> None:
    dealer = Script([3, 0])
    assert [dealer.pick(6), dealer.pick(1)] == [3, 0]
    with pytest.raises(BrokenRecord, match="chance has run out"):
        dealer.pick(6)


@pytest.mark.parametrize("face, n", [(6, 6), (-1, 6), (1, 1), (0, 0), (10**30, 6)])
def test_a_script_refuses_what_chance_could_not_give(face: int, n: int) -> None:
    with pytest.raises(BrokenRecord, match=f"gives {face} where a number below {n} is needed"):
        Script([face]).pick(n)


def test_a_recorder_writes_down_chance_and_facts_so_that_a_script_gives_them_again() -> None:
    recorder = Recorder(RandomDealer(5))
    rolled = [recorder.roll(), recorder.roll(20)]
    assert recorder.picks == rolled
    assert heard_by(3, recorder.facts) == [Rolled(face) for face in rolled]
    again = Script(list(recorder.picks))
    assert [again.roll(), again.roll(20)] == rolled
    assert again.facts == recorder.facts


def test_what_the_players_add_changes_the_chance_and_not_the_commitment():
    plain, salted, again, other = SealedDealer(SECRET), SealedDealer(SECRET, b"salt"), SealedDealer(SECRET, b"salt"), SealedDealer(SECRET, b"Salt")
    assert plain.commitment == salted.commitment == other.commitment
    picks = [[dealer.pick(1000) for _ in range(20)] for dealer in (plain, salted, again, other)]
    assert picks[1] == picks[2]
    assert picks[0] != picks[1] != picks[3] != picks[0]


@pytest.mark.parametrize("drawn", [0, 1, 3, 4, 7])
def test_a_copied_dealer_draws_the_same_from_there_on_and_leaves_the_first_alone(drawn):
    dealer = SealedDealer(SECRET, b"salt")
    for _ in range(drawn):
        dealer.pick(6)
    copy = dealer.copy()
    foreseen = [copy.pick(1000) for _ in range(9)]
    assert [dealer.pick(1000) for _ in range(9)] == foreseen
