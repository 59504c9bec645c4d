"""Piles: a deck with some order is a row of bags."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lazaretto.kernel import EVERYONE, FACE_DOWN, NOBODY, BrokenTable, Moved, Public, Rules, Script, Shown, Table, Zone, copied, heard_by, lay, only
from lazaretto.kernel.pile import Pile, draw_from, height, peek, put_on_top, shuffle_in, sink, top
from lazaretto.kernel.table import seen


class Cellar(Table):
    rules: Public[Rules]
    pile: list[Zone]
    hands: list[Zone]

    def public(self) -> Cellar:
        t = Cellar()
        t.rules, t.pile, t.hands = self.rules, self.pile, self.hands
        return t

    def copy(self) -> Cellar:
        t = self.public()
        t.pile, t.hands = copied(self.pile), copied(self.hands)
        return t


def cellar(*bags: list[int]) -> Cellar:
    t = Cellar()
    t.rules, t.pile, t.hands = Rules(), [lay(bag, NOBODY) for bag in bags], [lay([], only(seat)) for seat in range(3)]
    return t


def dealing(t: Cellar, *picks: int) -> Script:
    dealer = Script(list(picks))
    dealer.table = t
    return dealer


def look(t: Cellar, seat: int) -> list[list[int]]:
    return [bag.cards() for bag in seen(t, seat).pile]


def everything(t: Cellar) -> list[int]:
    return sorted(card for zone in (*t.pile, *t.hands) for card in zone.cards())


def test_cards_are_drawn_quarter_by_quarter() -> None:
    t = cellar([1, 2], [3], [4, 5])
    dealer = dealing(t, 1, 0, 0, 1, 0)
    assert [draw_from(t.pile, t.hands[0], dealer) for _ in range(5)] == [2, 1, 3, 5, 4]
    assert height(t.pile) == 0


def test_empty_bags_are_put_away() -> None:
    t = cellar([], [], [4])
    assert top(t.pile).cards() == [4]
    assert (len(t.pile), height(t.pile)) == (1, 1)


@pytest.mark.parametrize("bags", [[], [[]], [[], []]])
def test_nothing_comes_from_an_empty_pile(bags: list[list[int]]) -> None:
    t = cellar(*bags)
    with pytest.raises(BrokenTable, match="the pile is empty"):
        draw_from(t.pile, t.hands[0], dealing(t, 0))
    with pytest.raises(BrokenTable, match="the pile is empty"):
        peek(t.pile, only(0), dealing(t, 0))


def test_a_card_peeked_at_is_shown_to_those_eyes_only() -> None:
    t = cellar([1, 2, 3], [4])
    dealer = dealing(t, 1)
    assert peek(t.pile, only(0), dealer) == 2
    assert look(t, 0) == [[2], [FACE_DOWN] * 2, [FACE_DOWN]]
    assert look(t, 1) == [[FACE_DOWN], [FACE_DOWN] * 2, [FACE_DOWN]]
    assert heard_by(0, dealer.facts) == [Moved(2, "pile.1", "pile.0")]
    assert heard_by(1, dealer.facts) == heard_by(None, dealer.facts) == [Moved(FACE_DOWN, "pile.1", "pile.0")]


def test_a_card_peeked_at_stays_the_next_one_drawn() -> None:
    t = cellar([1, 2, 3])
    dealer = dealing(t, 1, 0)
    assert peek(t.pile, only(0), dealer) == draw_from(t.pile, t.hands[1], dealer) == 2


def test_who_peeked_is_told_where_the_card_goes_and_others_are_not() -> None:
    t = cellar([1, 2, 3])
    peek(t.pile, only(0), dealing(t, 1))
    dealer = dealing(t, 0)
    draw_from(t.pile, t.hands[1], dealer)
    assert heard_by(0, dealer.facts) == heard_by(1, dealer.facts) == [Moved(2, "pile.0", "hands.1")]
    assert heard_by(2, dealer.facts) == [Moved(FACE_DOWN, "pile.0", "hands.1")]


def test_a_second_look_needs_no_chance_and_shows_the_same_card() -> None:
    t = cellar([1, 2, 3])
    dealer = dealing(t, 2)
    assert peek(t.pile, only(0), dealer) == 3
    dealer.facts.clear()
    assert peek(t.pile, only(2), dealer) == 3
    assert [look(t, seat)[0] for seat in range(3)] == [[3], [FACE_DOWN], [3]]
    assert len(t.pile) == 2
    assert heard_by(2, dealer.facts) == [Shown((3,), "pile.0")]
    assert heard_by(0, dealer.facts) == heard_by(1, dealer.facts) == []


def test_nobody_sees_who_else_knows_the_top_card() -> None:
    t = cellar([1, 2, 3])
    peek(t.pile, only(0), dealing(t, 2))
    alone = seen(t, 0)
    peek(t.pile, only(2), dealing(t))
    assert seen(t, 0) == alone


def test_an_open_bag_stays_open_when_peeked_at() -> None:
    t = cellar([1, 2])
    t.pile[0].eyes = EVERYONE
    peek(t.pile, only(0), dealing(t, 0))
    assert look(t, 1) == [[1], [2]]


def test_a_card_laid_on_top_is_drawn_first_and_known_to_those_eyes() -> None:
    t = cellar([1, 2])
    t.hands[0].put(9)
    dealer = dealing(t, 0)
    put_on_top(t.pile, 9, t.hands[0], only(0, 1), dealer)
    assert [look(t, seat)[0] for seat in range(3)] == [[9], [9], [FACE_DOWN]]
    assert heard_by(1, dealer.facts) == [Moved(9, "hands.0", "pile.0")]
    assert heard_by(2, dealer.facts) == [Moved(FACE_DOWN, "hands.0", "pile.0")]
    assert draw_from(t.pile, t.hands[0], dealer) == 9


@pytest.mark.parametrize("below, order", [(None, [[1], [2], [9]]), (0, [[1], [9], [2]]), (1, [[1], [2], [9]])])
def test_a_card_sinks_under_a_quarter_or_to_the_bottom(below: int | None, order: list[list[int]]) -> None:
    t = cellar([1], [2])
    t.hands[0].put(9)
    sink(t.pile, 9, t.hands[0], only(0), dealing(t), below)
    assert [bag.cards() for bag in t.pile] == order


def test_a_card_shuffled_in_may_come_at_any_draw_of_its_bag() -> None:
    for pick, card in enumerate([1, 2, 9]):
        t = cellar([1, 2], [3])
        t.hands[0].put(9)
        dealer = dealing(t, pick)
        shuffle_in(t.pile, 9, t.hands[0], 0, dealer)
        assert draw_from(t.pile, t.hands[1], dealer) == card


BAGS = st.lists(st.lists(st.integers(0, 20), max_size=6), max_size=5)
DEEDS = st.lists(st.tuples(st.sampled_from(["draw", "peek", "top", "sink", "shuffle"]), st.integers(0, 2), st.integers(0, 60)), max_size=25)


@given(BAGS, DEEDS)
def test_no_card_is_lost_or_made_whatever_is_done(bags: list[list[int]], deeds: list[tuple[str, int, int]]) -> None:
    t = cellar(*bags)
    whole = everything(t)
    for deed, seat, number in deeds:
        done(t.pile, t, deed, seat, number)
        assert everything(t) == whole


def done(pile: Pile, t: Cellar, deed: str, seat: int, number: int) -> None:
    hand = t.hands[seat]
    if deed in ("draw", "peek"):
        if height(pile):
            dealer = dealing(t, number % len(top(pile)))
            draw_from(pile, hand, dealer) if deed == "draw" else peek(pile, only(seat), dealer)
    elif len(hand):
        card = hand.nth(number % len(hand))
        if deed == "top":
            put_on_top(pile, card, hand, only(seat), dealing(t))
        elif deed == "sink":
            sink(pile, card, hand, only(seat), dealing(t), number % len(pile) if pile else None)
        elif pile:
            shuffle_in(pile, card, hand, number % len(pile), dealing(t))


@given(st.lists(st.integers(0, 20), min_size=1, max_size=8), st.data())
def test_what_one_peeked_at_is_what_another_draws(cards: list[int], data: st.DataObject) -> None:
    t = cellar(cards)
    while height(t.pile):
        bag = top(t.pile)
        picks = [data.draw(st.integers(0, len(bag) - 1)) for _ in range(len(bag) > 1)]
        looked = peek(t.pile, only(0), dealing(t, *picks))
        assert draw_from(t.pile, t.hands[1], dealing(t, 0)) == looked
    assert t.hands[1].cards() == sorted(cards)
