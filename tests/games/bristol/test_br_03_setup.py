"""BR 3. Setting up: carts, pawns, symptoms, remedies."""

from __future__ import annotations

from itertools import product
from math import comb

import pytest

from lazaretto.games.bristol.cards import FOUR
from lazaretto.games.bristol.setup import Boarded
from lazaretto.kernel import Dealer, Moved, RandomDealer, Recorder, Script, heard_by

from .town import GAME

DICE = [0] * 6
FOUR_PAWNS, FOUR_PAIRS = [0] * 4, [0] * 8


class Counting(Dealer):
    """Always the first of all; notes among how many chance chose."""

    def __init__(self) -> None:
        self.among: list[int] = []

    def pick(self, n: int) -> int:
        self.among.append(n)
        return 0


def down_from(n: int, times: int) -> list[int]:
    return list(range(n, n - times, -1))


# Carts and pawns


def test_all_carts_begin_level_in_the_order_birch_cedar_oak() -> None:
    """BR 3.1, R72."""
    t = GAME.begin(6, "base", RandomDealer(1)).table
    assert t.spaces == (0, 0, 0) and t.order == (0, 1, 2) and t.gone == ()


@pytest.mark.parametrize("seats, birch, cedar, oak", [
    (1, 2, 1, 1), (2, 2, 1, 1), (3, 2, 1, 1), (4, 2, 1, 1), (5, 2, 2, 1), (6, 2, 2, 2), (7, 3, 2, 2), (8, 3, 3, 2), (9, 3, 3, 3),
])
def test_so_many_pawns_begin_on_each_cart(seats: int, birch: int, cedar: int, oak: int) -> None:
    """BR 3.2. One to three play with Ghosts up to four."""
    for seed in range(5):
        t = GAME.begin(seats, "base", RandomDealer(seed)).table
        assert [len(riders) for riders in t.carts] == [birch, cedar, oak]
        assert sorted([pawn for riders in t.carts for pawn in riders]) == list(range(max(4, seats)))


def test_pawns_are_drawn_one_at_a_time_and_placed_front_to_back() -> None:
    """BR 3.2. First all that Birch takes, then Cedar, then Oak. Drawn here: the last of five, the first, the middle one of three, the last, the one left."""
    position = GAME.begin(5, "base", Script([4, 0, 1, 1, 0, *[0] * 10, *DICE]))
    assert position.table.carts == ((4, 0), (2, 3), (1,))


def test_every_order_of_pawns_is_equally_likely() -> None:
    """BR 3.2. Of four pawns there are twenty-four, each drawn in one way."""
    boardings = set()
    for lots in product(range(4), range(3), range(2)):
        boardings.add(GAME.begin(4, "base", Script([*lots, 0, *FOUR_PAIRS, *DICE])).table.carts)
    assert len(boardings) == 24


def test_everyone_sees_who_sits_where() -> None:
    """BR 3.2."""
    dealer = Recorder(RandomDealer(2))
    position = GAME.begin(7, "base", dealer)
    assert [fact.carts for fact in heard_by(None, dealer.facts) if isinstance(fact, Boarded)] == [position.table.carts]


# Symptoms


@pytest.mark.parametrize("seats", range(1, 10))
def test_the_fours_are_taken_out_before_the_deal(seats: int) -> None:
    """BR 3.3. Chance chooses among the twenty-four others, card by card; two each, Ghosts too."""
    dealer, places = Counting(), max(4, seats)
    position = GAME.begin(seats, "base", dealer)
    remedies = down_from(27, seats) if seats < 4 else []
    rolled = dealer.among[3 * places + len(remedies):]
    assert dealer.among[:3 * places] == [*down_from(places, places), *down_from(24, 2 * places)]
    assert dealer.among[3 * places:3 * places + len(remedies)] == remedies and rolled[:6] == [6] * 6
    assert [position.table.sum_of(place) <= 6 for place in range(places)] == [True] * places


@pytest.mark.parametrize("seats", range(4, 10))
def test_then_the_fours_are_shuffled_into_what_is_left(seats: int) -> None:
    """BR 3.3. All eight lie in the deck, and nothing is discarded yet."""
    for seed in range(10):
        t = GAME.begin(seats, "base", RandomDealer(seed)).table
        assert [len(hand) for hand in t.symptoms] == [2] * seats and not any([FOUR in hand for hand in t.symptoms])
        assert len(t.symptom_deck) == 32 - 2 * seats and t.symptom_deck.count(FOUR) == 8 and len(t.symptom_discard) == 0


def test_in_chaos_the_fours_stay_in() -> None:
    """BR 3.3, 12.1. Chance chooses among all thirty-two."""
    dealer = Counting()
    GAME.begin(4, "chaos", dealer)
    assert dealer.among[4:12] == down_from(32, 8)
    t = GAME.begin(4, "chaos", Script([*FOUR_PAWNS, 31, 30, 0, 0, 0, 0, 0, 0, *DICE])).table
    assert t.symptoms[0].cards() == [FOUR, FOUR] and t.is_plagued(0) and len(t.symptom_deck) == 24 and t.symptom_deck.count(FOUR) == 6


def test_everyone_is_told_just_the_symptoms_dealt_to_them() -> None:
    """BR 3.3, 2.3."""
    dealer = Recorder(RandomDealer(3))
    t = GAME.begin(6, "base", dealer).table
    for seat in range(6):
        dealt = [fact for fact in heard_by(seat, dealer.facts) if isinstance(fact, Moved) and fact.to.startswith("symptoms")]
        assert len(dealt) == 12
        assert sorted([fact.card for fact in dealt if fact.card >= 0]) == t.symptoms[seat].cards()
        assert {fact.to for fact in dealt if fact.card >= 0} == {f"symptoms.{seat}"}


# How many begin plagued

DEALS = 2500
SHARE_IN_BASE = comb(8, 2) / comb(24, 2)                                     # two 3s
SHARE_IN_CHAOS = (comb(8, 2) + comb(8, 2) + 8 * 8 + 8 * 8) / comb(32, 2)      # 3 3, 4 4, 2 4 and 3 4


@pytest.mark.parametrize("variant, share, exact", [("base", 0.1014, SHARE_IN_BASE), ("chaos", 0.371, SHARE_IN_CHAOS)])
def test_so_many_begin_with_the_plague(variant: str, share: float, exact: float) -> None:
    """BR 1.5, 3.3, 12.1. About one in ten; in chaos more than one in three. Counted over many deals to nine, within three standard deviations."""
    dealer, dealt, plagued = RandomDealer(1350), 9 * DEALS, 0
    for _ in range(DEALS):
        t = GAME.begin(9, variant, dealer).table
        plagued += sum([t.is_plagued(seat) for seat in range(9)])
        assert [t.is_plagued(seat) for seat in range(9)] == [t.sum_of(seat) >= 6 for seat in range(9)]
    deviation = (exact * (1 - exact) / dealt) ** 0.5
    assert abs(share - exact) < 0.0005 and abs(plagued / dealt - exact) < 3 * deviation


# Remedies


@pytest.mark.parametrize("seats", range(4, 10))
def test_nobody_begins_with_a_remedy(seats: int) -> None:
    """BR 3.4. All twenty-seven lie in a face-down deck."""
    position = GAME.begin(seats, "base", RandomDealer(1))
    t = position.table
    assert [len(hand) for hand in t.remedies] == [0] * seats and len(t.remedy_deck) == 27 and len(t.remedy_discard) == 0
    for seat in (*range(seats), None):
        assert position.seen_by(seat).table.remedy_deck.kinds() == []


@pytest.mark.parametrize("seats, variant", [(1, "base"), (2, "base"), (3, "base"), (4, "start-remedy"), (9, "start-remedy")])
def test_few_players_or_a_house_rule_begin_with_one_remedy_each(seats: int, variant: str) -> None:
    """BR 3.4, 13.2, R73."""
    t = GAME.begin(seats, variant, RandomDealer(3)).table
    assert [len(hand) for hand in t.remedies] == [1] * seats and len(t.remedy_deck) == 27 - seats


def test_the_remedies_are_shuffled() -> None:
    """BR 3.4. Any card may be on top."""
    tops = set()
    for pick in range(27):
        dealer = Script([*[0] * 4, *FOUR_PAIRS, pick, 0, 0, *[0] * 6])
        tops.add(GAME.begin(3, "base", dealer).table.remedies[0].cards()[0])
    assert tops == set(range(9))


def test_then_the_first_round_begins() -> None:
    """BR 3.4, 4.1. The dice are rolled and the front of Birch is asked."""
    position = GAME.begin(4, "base", Script([*FOUR_PAWNS, *FOUR_PAIRS, 0, 1, 2, 3, 4, 5]))
    assert position.table.round == 1 and position.table.dice == (0, 1, 2, 3, 4, 5) and position.asked == (0,)
