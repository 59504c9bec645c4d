"""The dealer: who is told what."""

from __future__ import annotations

import pytest

from lazaretto.kernel import (
    EVERYONE, FACE_DOWN, NOBODY, BrokenTable, Dealer, Dealt, Line, Moved, Public, RandomDealer, Rolled, Rules, Script, SealedDealer, Shown, Table,
    Turned, Zone, copied, copied_lines, heard_by, lay, lay_out, only,
)
from lazaretto.kernel.table import place_of


class Room(Table):
    rules: Public[Rules]
    round: Public[int]
    seats: Public[list[int]]
    deck: Zone
    hands: list[Zone]
    rows: list[Line]

    def copy(self) -> Room:
        t = Room()
        t.rules, t.round, t.seats = self.rules, self.round, self.seats[:]
        t.deck, t.hands, t.rows = self.deck.copy(), copied(self.hands), copied_lines(self.rows)
        return t


def room() -> Room:
    t = Room()
    t.rules, t.round, t.seats, t.deck = Rules(), 1, [0, 1, 2, 3], lay([1, 2, 3], NOBODY)
    t.hands, t.rows = [lay([7], only(seat)) for seat in range(4)], [lay_out([], only(seat)) for seat in range(4)]
    return t


def dealing(t: Room | None, *picks: int) -> Script:
    dealer = Script(list(picks))
    dealer.table = t
    return dealer


class Silent(Dealer):
    """Nobody listens, and nothing may be said."""

    def __init__(self) -> None:
        self.listening = False

    def pick(self, n: int) -> int:
        return 0

    def tell(self, eyes: int, fact: object) -> None:
        raise AssertionError(f"told {fact}")


def test_a_die_is_rolled_in_the_open() -> None:
    dealer = dealing(None, 4)
    assert dealer.roll() == 4
    assert heard_by(None, dealer.facts) == heard_by(5, dealer.facts) == [Rolled(4)]


def test_who_draws_sees_the_card_and_the_others_that_one_was_drawn() -> None:
    t = room()
    dealer = dealing(t, 1)
    assert dealer.draw(t.deck, t.hands[3]) == 2
    assert (t.deck.cards(), t.hands[3].cards()) == ([1, 3], [2, 7])
    assert heard_by(3, dealer.facts) == [Moved(2, "deck", "hands.3")]
    assert heard_by(0, dealer.facts) == heard_by(None, dealer.facts) == [Moved(FACE_DOWN, "deck", "hands.3")]


def test_a_card_moved_is_known_to_giver_and_taker() -> None:
    t = room()
    dealer = dealing(t)
    dealer.move(7, t.hands[0], to=t.hands[2])
    assert (t.hands[0].cards(), t.hands[2].cards()) == ([], [7, 7])
    assert heard_by(0, dealer.facts) == heard_by(2, dealer.facts) == [Moved(7, "hands.0", "hands.2")]
    assert heard_by(1, dealer.facts) == heard_by(None, dealer.facts) == [Moved(FACE_DOWN, "hands.0", "hands.2")]


def test_a_card_moved_in_the_open_is_known_to_all() -> None:
    t = room()
    t.deck.eyes = EVERYONE
    dealer = dealing(t)
    dealer.move(7, t.hands[0], to=t.deck)
    assert {repr(heard_by(seat, dealer.facts)) for seat in (None, 0, 1, 2, 3)} == {repr([Moved(7, "hands.0", "deck")])}


def test_a_card_is_added_to_the_end_of_a_line() -> None:
    t = room()
    t.rows[1].put(9)
    dealer = dealing(t)
    dealer.add(7, t.hands[0], to=t.rows[1])
    assert (t.hands[0].cards(), t.rows[1].cards()) == ([], [9, 7])
    assert heard_by(0, dealer.facts) == heard_by(1, dealer.facts) == [Moved(7, "hands.0", "rows.1")]
    assert heard_by(2, dealer.facts) == [Moved(FACE_DOWN, "hands.0", "rows.1")]


def test_cards_given_are_seen_by_their_owner_and_counted_by_the_others() -> None:
    t = room()
    dealer, deck = dealing(t), lay([5, 4, 4], NOBODY)
    t.hands[1].take(7)
    dealer.give(deck, to=t.hands[1])
    assert t.hands[1] == lay([4, 4, 5], only(1))
    assert deck.cards() == [4, 4, 5]
    assert heard_by(1, dealer.facts) == [Dealt((4, 4, 5), "hands.1")]
    assert heard_by(0, dealer.facts) == heard_by(None, dealer.facts) == [Dealt((FACE_DOWN,) * 3, "hands.1")]


def test_cards_are_given_to_an_empty_place_only() -> None:
    t = room()
    with pytest.raises(BrokenTable):
        dealing(t).give(lay([5], NOBODY), to=t.hands[1])


@pytest.mark.parametrize("dealer", [RandomDealer(1), SealedDealer(bytes(32)), Script([0])], ids=lambda dealer: type(dealer).__name__)
def test_nothing_is_drawn_from_an_empty_zone(dealer: Dealer) -> None:
    with pytest.raises(BrokenTable):
        dealer.draw(lay([], NOBODY), lay([], NOBODY))


def test_a_marker_turned_over_is_told_to_those_who_may_see_it() -> None:
    t = room()
    dealer = dealing(t)
    dealer.turn(t.hands[2], 7, into=8)
    assert t.hands[2].cards() == [8]
    assert heard_by(2, dealer.facts) == [Turned(8, "hands.2")]
    assert heard_by(0, dealer.facts) == heard_by(None, dealer.facts) == []


def test_a_zone_shown_stays_shown_and_only_those_eyes_are_told() -> None:
    t = room()
    dealer = dealing(t)
    dealer.show(t.deck, only(0, 1))
    assert t.deck.eyes == only(0, 1)
    assert heard_by(0, dealer.facts) == heard_by(1, dealer.facts) == [Shown((1, 2, 3), "deck")]
    assert heard_by(2, dealer.facts) == heard_by(None, dealer.facts) == []
    dealer.show(t.deck, EVERYONE)
    assert t.deck.eyes == EVERYONE


def test_each_listener_hears_of_a_move_once() -> None:
    t = room()
    dealer = dealing(t, 0)
    dealer.draw(t.deck, t.hands[0])
    dealer.move(7, t.hands[0], to=t.hands[1])
    t.hands[2].take(7)
    dealer.give(lay([1], NOBODY), to=t.hands[2])
    assert {len(heard_by(seat, dealer.facts)) for seat in (None, 0, 1, 2, 3)} == {3}


def test_places_are_named_by_field_and_number_and_the_box_has_no_name() -> None:
    t = room()
    assert [place_of(item, t) for item in (t.deck, t.hands[3], t.rows[0], lay([], NOBODY))] == ["deck", "hands.3", "rows.0", ""]
    assert place_of(t.deck, None) == ""


def test_zones_that_look_alike_are_told_apart() -> None:
    t = room()
    t.hands[1].eyes = t.hands[0].eyes
    assert place_of(t.hands[1], t) == "hands.1"
    assert place_of(t.hands[1], t.copy()) == ""
    t.hands[2] = t.deck.copy()
    assert place_of(t.hands[2], t) == "hands.2"


def test_a_card_that_is_not_there_is_a_broken_table_and_nobody_is_told() -> None:
    t = room()
    dealer = dealing(t)
    for deed in (lambda: dealer.move(9, t.deck, t.hands[0]), lambda: dealer.add(9, t.deck, t.rows[0]), lambda: dealer.turn(t.deck, 9, 1)):
        with pytest.raises(BrokenTable, match="no card 9"):
            deed()
    assert dealer.facts == []


def test_a_silent_dealer_does_the_same_and_says_nothing() -> None:
    t = room()
    dealer = Silent()
    assert dealer.roll() == 0
    assert dealer.draw(t.deck, t.hands[0]) == 1
    dealer.move(7, t.hands[0], to=t.hands[1])
    dealer.add(7, t.hands[1], to=t.rows[1])
    t.hands[2].take(7)
    dealer.give(lay([4], NOBODY), to=t.hands[2])
    dealer.turn(t.hands[2], 4, into=5)
    dealer.show(t.hands[2], EVERYONE)
    assert [hand.cards() for hand in t.hands] == [[1], [7], [5], [7]]
    assert t.rows[1].cards() == [7]
    assert t.hands[2].eyes == EVERYONE


def test_who_was_told_is_who_heard() -> None:
    told = [(only(0, 2), "a"), (EVERYONE, "b"), (NOBODY, "c"), (~only(0), "d")]
    assert heard_by(0, told) == ["a", "b"]
    assert heard_by(1, told) == heard_by(None, told) == ["b", "d"]
    assert heard_by(2, told) == ["a", "b", "d"]
