"""Lines: cards in the order in which they came."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lazaretto.kernel import EVERYONE, FACE_DOWN, NOBODY, WATCHER, BrokenTable, Line, lay_out, only
from lazaretto.kernel.table import copied_lines

CARD = st.integers(FACE_DOWN, 30)
CARDS = st.lists(CARD, max_size=40)         # twelve fit a machine word


@given(CARDS)
def test_a_line_keeps_its_cards_in_order(cards: list[int]) -> None:
    line = lay_out(cards, NOBODY)
    assert (line.cards(), len(line)) == (cards, len(cards))
    assert [line.at(place) for place in range(len(cards))] == cards
    assert [line.face(place) for place in range(len(cards))] == [card + 1 for card in cards]


@given(CARDS, CARD)
def test_a_card_is_put_at_the_end(cards: list[int], card: int) -> None:
    line = lay_out(cards, NOBODY)
    line.put(card)
    assert line == lay_out([*cards, card], NOBODY)


@given(CARDS)
def test_where_no_card_lies_none_is_seen(cards: list[int]) -> None:
    line = lay_out(cards, EVERYONE)
    assert [line.at(place) for place in (-1, len(cards), len(cards) + 20)] == [FACE_DOWN] * 3


@given(CARDS, st.sets(st.integers(0, 11)), st.integers(0, 11))
def test_a_seat_sees_only_what_it_may_and_not_who_else_may(cards: list[int], eyes: set[int], seat: int) -> None:
    line = lay_out(cards, only(*eyes)).seen(seat)
    assert line == (lay_out(cards, only(seat)) if seat in eyes else lay_out([FACE_DOWN] * len(cards), NOBODY))


def test_a_watcher_sees_only_what_is_open_to_everyone() -> None:
    hidden, shown = lay_out([3, 1], only(*range(12))).seen(WATCHER), lay_out([3, 1], EVERYONE).seen(WATCHER)
    assert (hidden.cards(), shown.cards(), shown.eyes) == ([FACE_DOWN] * 2, [3, 1], EVERYONE)


@pytest.mark.parametrize("size", [0, 12, 63, 64, 100])
def test_any_number_of_cards_can_be_hidden_and_looking_changes_nothing(size: int) -> None:
    line = lay_out([7] * size, only(1))
    assert line.seen(0) == lay_out([FACE_DOWN] * size, NOBODY)
    assert line == lay_out([7] * size, only(1))


def test_a_line_has_room_for_thirty_one_kinds() -> None:
    line = lay_out([30], NOBODY)
    with pytest.raises(BrokenTable, match="below 31, not 31"):
        line.put(31)
    assert line.cards() == [30]


def test_there_is_no_card_below_one_face_down() -> None:
    with pytest.raises(BrokenTable):
        lay_out([1], NOBODY).put(FACE_DOWN - 1)


def test_a_copy_goes_its_own_way() -> None:
    row = [lay_out([1], only(0))]
    other = copied_lines(row)
    other[0].put(2)
    assert row == [lay_out([1], only(0))]


@pytest.mark.parametrize("other", [lay_out([2, 1], only(0)), lay_out([1, 2], only(1)), lay_out([1, 2, FACE_DOWN], only(0))])
def test_lines_differ_by_order_by_eyes_and_by_size(other: Line) -> None:
    assert other != lay_out([1, 2], only(0))
