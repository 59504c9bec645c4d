"""Menus: moves made once and shared."""

from __future__ import annotations

from lazaretto.kernel import EVERYONE, NOBODY, HandMenu, Moves, SeatMenu, Zone, lay, only
from lazaretto.kernel.menu import MOST_MADE
from tests.laws.parlour import Cough, Sip


def one_for_each(hand: Zone) -> Moves:
    return tuple(Sip() for _ in hand.kinds())


def test_hands_with_the_same_faces_are_handed_the_same_moves() -> None:
    menu = HandMenu(one_for_each)
    moves = menu.of(lay([1, 2, 2], only(0)))
    assert len(moves) == 2
    assert menu.of(lay([2, 1, 2], EVERYONE)) is moves
    assert menu.of(lay([1, 2], only(0))) is not moves


def test_a_hand_is_asked_about_once() -> None:
    asked: list[list[int]] = []

    def noted(hand: Zone) -> Moves:
        asked.append(hand.cards())
        return (Sip(),)

    menu = HandMenu(noted)
    for cards in ([1], [1], [2], [1]):
        menu.of(lay(cards, NOBODY))
    assert asked == [[1], [2]]


def test_an_empty_menu_is_remembered_too() -> None:
    menu = HandMenu(one_for_each)
    assert menu.of(lay([], NOBODY)) == () and len(menu.made) == 1


def test_a_menu_does_not_grow_for_ever_and_stays_right() -> None:
    menu = HandMenu(lambda hand: (Sip(),) * (hand.faces % 3))
    for faces in range(MOST_MADE + 2):
        assert len(menu.of(Zone(faces, 0, NOBODY))) == faces % 3
    assert len(menu.made) == 2
    assert len(menu.of(Zone(5, 0, NOBODY))) == 2


def test_a_seat_menu_lists_the_seats_of_a_set_once() -> None:
    asked: list[list[int]] = []

    def noted(seats: list[int]) -> Moves:
        asked.append(seats)
        return (Cough(),) * len(seats)

    menu = SeatMenu(noted)
    assert len(menu.of(only(0, 3, 11))) == 3
    assert menu.of(only(11, 0, 3)) is menu.of(only(0, 3, 11))
    assert menu.of(0) == ()
    assert asked == [[0, 3, 11], []]
