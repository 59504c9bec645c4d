"""Zones: cards in no order, and who may see them."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lazaretto.kernel import EVERYONE, FACE_DOWN, NOBODY, WATCHER, BrokenTable, Zone, lay, only, without
from lazaretto.kernel.zone import MOST, letter

FEW, MANY, MOST_KINDS = range(12), range(30), range(70)      # in one machine word, in three, in six
HANDS = st.sampled_from([FEW, MANY, MOST_KINDS]).flatmap(lambda kinds: st.lists(st.sampled_from(kinds), max_size=MOST))


def agree(zone: Zone, model: Counter[int]) -> None:
    cards = sorted(model.elements())
    assert zone.cards() == cards
    assert len(zone) == len(cards)
    assert zone.kinds() == sorted(set(cards))
    assert [zone.count(card) for card in MOST_KINDS] == [model[card] for card in MOST_KINDS]
    assert [card for card in MOST_KINDS if card in zone] == sorted(set(cards))


@given(HANDS)
def test_a_zone_holds_what_was_laid_there(cards: list[int]) -> None:
    agree(lay(cards, NOBODY), Counter(cards))


@given(HANDS)
def test_each_card_has_one_place_for_chance_to_find(cards: list[int]) -> None:
    zone = lay(cards, NOBODY)
    assert [zone.nth(place) for place in range(len(cards))] == sorted(cards)


@given(HANDS, st.lists(st.tuples(st.sampled_from(["put", "take"]), st.sampled_from(MOST_KINDS)), max_size=40))
def test_cards_come_and_go(cards: list[int], deeds: list[tuple[str, int]]) -> None:
    zone, model = lay(cards, NOBODY), Counter(cards)
    for deed, card in deeds:
        possible = model[card] < MOST if deed == "put" else model[card] > 0
        if possible:
            zone.put(card) if deed == "put" else zone.take(card)
            model[card] += 1 if deed == "put" else -1
        else:
            with pytest.raises(BrokenTable):
                zone.put(card) if deed == "put" else zone.take(card)
    agree(zone, model)


@given(HANDS, HANDS)
def test_gathered_cards_lie_together_and_leave_nothing_behind(cards: list[int], others: list[int]) -> None:
    model = Counter(cards) + Counter(others)
    zone, other = lay(cards, only(1)), lay(others, only(2))
    if model and max(model.values()) > MOST:
        with pytest.raises(BrokenTable):
            zone.gather(other)
    else:
        zone.gather(other)
        agree(zone, model)
        assert other == lay([], only(2))
        assert zone.eyes == only(1)


def test_gathering_many_kinds_may_pass_the_limit_of_one_kind() -> None:
    zone, other = lay([0] * MOST, NOBODY), lay([1] * MOST, NOBODY)
    zone.gather(other)
    assert (zone.count(0), zone.count(1), len(zone)) == (MOST, MOST, 2 * MOST)


def test_gathering_too_many_of_a_kind_does_not_spill_into_the_next() -> None:
    zone = lay([0] * MOST, NOBODY)
    with pytest.raises(BrokenTable, match="more than 31 of card 0"):
        zone.gather(lay([0], NOBODY))
    assert 1 not in zone


@pytest.mark.parametrize("size", [1, MOST])
def test_cards_face_down_are_gathered_too(size: int) -> None:
    zone = lay([0] * size, NOBODY)
    zone.gather(lay([FACE_DOWN] * 5, NOBODY))
    assert len(zone) == size + 5


@pytest.mark.parametrize("card", [0, 11, 12, 59, 60, 69])
def test_thirty_one_of_a_kind_fit_and_a_thirty_second_is_a_broken_table(card: int) -> None:
    zone = Zone(0, 0, NOBODY)
    zone.put(card, MOST)
    assert zone.count(card) == MOST and zone.kinds() == [card]
    with pytest.raises(BrokenTable, match=f"more than 31 of card {card}"):
        zone.put(card)
    assert zone == lay([card] * MOST, NOBODY)


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(BrokenTable, match="no card 3"):
        lay([2, 4], NOBODY).take(3)


def test_there_is_no_card_beyond_the_last_nor_behind_a_hidden_face() -> None:
    for zone in (lay([], NOBODY), lay([FACE_DOWN], NOBODY), lay([7, 40], NOBODY)):
        with pytest.raises(BrokenTable, match="too few faces"):
            zone.nth(2)


@given(HANDS)
def test_worth_is_added_up_card_by_card(cards: list[int]) -> None:
    assert lay(cards, NOBODY).total(tuple(3 * card + 1 for card in MOST_KINDS)) == sum(3 * card + 1 for card in cards)


@given(HANDS, st.sets(st.integers(0, 11)), st.integers(0, 11))
def test_a_seat_sees_only_what_it_may_and_not_who_else_may(cards: list[int], eyes: set[int], seat: int) -> None:
    zone = lay(cards, only(*eyes)).seen(seat)
    assert zone == (lay(cards, only(seat)) if seat in eyes else lay([FACE_DOWN] * len(cards), NOBODY))


def test_what_everyone_may_see_stays_so_for_seats_and_watchers() -> None:
    for seat in (0, 11, WATCHER):
        assert lay([3], EVERYONE).seen(seat) == lay([3], EVERYONE)


def test_a_watcher_sees_only_what_is_shown_to_watchers() -> None:
    assert lay([3], only(*range(12))).seen(WATCHER).cards() == [FACE_DOWN]
    assert lay([3], only(WATCHER)).seen(WATCHER).cards() == [3]


def test_a_hidden_zone_shows_its_size_and_no_kinds() -> None:
    zone = lay([1, 1, 20], NOBODY).seen(0)
    assert (len(zone), zone.kinds(), zone.count(1), 20 in zone) == (3, [], 0, False)


@pytest.mark.parametrize("eyes", [NOBODY, only(3), EVERYONE])
def test_looking_changes_nothing(eyes: int) -> None:
    zone = lay([1, 2], eyes)
    zone.seen(3)
    assert zone == lay([1, 2], eyes)


@pytest.mark.parametrize("size", [0, 63, 64, 100])
def test_any_number_of_cards_can_be_hidden(size: int) -> None:
    zone = lay([card for card in MOST_KINDS for _ in range(2)][:size], only(1)).seen(0)
    assert (len(zone), zone.faces, zone.eyes) == (size, 0, NOBODY)


def test_a_copy_of_what_is_hidden_may_be_filled_and_nobody_else_sees_it() -> None:
    """Hidden zones are shared among views: whoever imagines a world must copy first."""
    view = lay([1, 2], only(1)).seen(0)
    view.copy().put(5)
    assert lay([3, 4], only(1)).seen(0) == view == lay([FACE_DOWN] * 2, NOBODY)


def test_cards_not_seen_come_last() -> None:
    assert lay([FACE_DOWN, 5, FACE_DOWN, 2], NOBODY).cards() == [2, 5, FACE_DOWN, FACE_DOWN]


def test_a_copy_goes_its_own_way() -> None:
    zone = lay([1], only(0))
    other = zone.copy()
    other.put(2)
    other.eyes = EVERYONE
    assert zone == lay([1], only(0))


@pytest.mark.parametrize("other", [lay([1], only(1)), lay([2], only(0)), lay([1, FACE_DOWN], only(0))])
def test_zones_differ_by_eyes_by_faces_and_by_size(other: Zone) -> None:
    assert other != lay([1], only(0))


@settings(max_examples=30)
@given(st.sets(st.integers(0, 59)), st.integers(0, 59))
def test_sets_of_seats_are_bits(seats: set[int], seat: int) -> None:
    assert [s for s in range(60) if only(*seats) >> s & 1] == sorted(seats)
    assert without(only(*seats), seat) == only(*seats - {seat})


def test_seats_are_marked_by_letters() -> None:
    assert [letter(seat) for seat in (0, 1, 11)] == ["A", "B", "L"]
