"""PE 3. People and resources: sick, healthy and dead, and what is spent on them."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.moves import BURY, COINS, Choose, Shelter

from .land import Play, empire, house
from .year import assign, build, choose, cure, go, shelter


def gathering(people: int, **ours: Any) -> Play:
    """The Doctor enters Gothar, where so many are sick, with the camp: all of them are gathered for nothing."""
    return empire(at="move", sick={"gothar": people}, houses={0: house(doctor="gollor", **ours)}).after(go("gothar", camp=True))


def test_who_is_gathered_is_sick_who_is_cured_healthy_and_who_is_buried_dead() -> None:
    """PE 3.6. The dead are not cured."""
    game = empire(at="cure", houses={0: house(regular=1, dead=2, goods="5 herbs")}).after(cure())
    assert game.house(0).quarantined() == 0 and game.house(0).healthy.bit_count() == 1 and game.house(0).dead == 2
    assert game.why_not(cure()).rule == "PE 16.1"


def test_lumber_and_stone_construct_and_a_coin_stands_for_either() -> None:
    """PE 3.7, R80, R208. A District is 2 Lumber and 1 Stone."""
    for goods, enough in (("2 lumber 1 stone", True), ("2 lumber 1 coin", True), ("3 coin", True), ("2 lumber 5 food 5 herbs", False), ("2 coin", False)):
        assert empire(at="construct", houses={0: house(doctor="gothar", goods=goods)}).may(build("district")) == enough
    assert empire(at="construct", houses={0: house(doctor="gothar", goods="2 lumber 1 coin")}).after(build("district")).house(0).goods == (0, 0, 0, 0, 0)


def test_food_gathers_and_a_coin_stands_for_it() -> None:
    """PE 3.7, R59. Two are sick: the first is free."""
    for goods, enough in (("1 food", True), ("1 coin", True), ("5 lumber 5 stone 5 herbs", False)):
        assert empire(at="move", sick={"gothar": 2}, houses={0: house(doctor="gollor", goods=goods)}).may(go("gothar")) == enough


def test_herbs_cure_and_a_coin_stands_for_them() -> None:
    """PE 3.7, R107."""
    for goods, enough in (("1 herbs", True), ("1 coin", True), ("5 lumber 5 stone 5 food", False)):
        assert empire(at="cure", houses={0: house(regular=1, goods=goods)}).may(cure()) == enough


def test_a_crate_is_any_resource_but_a_coin() -> None:
    """PE 3.8, R40. Aid card 7 gives the last one."""
    game = empire(at="aid", card=7)
    assert game.question == "Crates" and {move.good for move in game.options() if isinstance(move, Choose)} == {0, 1, 2, 3} and len(game.options()) == 4
    assert game.after(choose("stone")).has("stone") == 2 and game.why_not(choose("coin")).rule == "PE 3.8"


def test_the_healthy_track_has_twelve_spaces() -> None:
    """PE 3.9. A thirteenth is not cured."""
    game = empire(at="cure", houses={0: house(healthy=11, regular=2, goods="5 herbs 4 coin")}).after(cure(), COINS[0])
    assert game.house(0).healthy.bit_count() == 12 and game.why_not(cure()).rule == "PE 16.3"


def test_people_come_to_the_rightmost_free_space_and_leave_from_the_rightmost_taken() -> None:
    """PE 3.9, R209. Gaps are not closed."""
    cured = empire(at="cure", houses={0: house(healthy=(1, 3), regular=1, goods="5 herbs")}).after(cure())
    assert cured.house(0).healthy == 0b111 and cured.has("herbs") == 4
    sent = empire(at="assign", houses={0: house(healthy=(2, 5), goods="")}).after(assign("capital"))
    assert sent.house(0).healthy == 0b10000


@pytest.mark.parametrize("space", range(1, 13))
def test_some_spaces_are_laboratories(space: int) -> None:
    """PE 3.9. 2, 5, 8 and 11: each gives 1 Research in a Produce."""
    assert empire(at="produce", houses={0: house(healthy=(space,), research=0)}).house(0).research == int(space in (2, 5, 8, 11))


def test_quarantine_has_seven_slots_three_without_drawback() -> None:
    """PE 3.10, R219. The regular ones fill by themselves; four more are chosen; for the eighth only the Graveyard is left."""
    assert gathering(3).question == "Moving" and gathering(3).house(0).regular == 3
    game = gathering(8)
    for slot in ("storage", "move", "produce", "construct"):
        assert game.question == "Sheltering" and game.house(0).dead == 0
        game = game.after(shelter(slot))
    assert game.question == "Moving" and game.house(0).quarantined() == 7 and game.house(0).dead == 1


def test_the_slots_with_a_drawback_are_above_the_top_row_and_on_the_storage() -> None:
    """PE 3.10."""
    assert {move.slot for move in gathering(4).options() if isinstance(move, Shelter)} == {0, 1, 2, 3}


def test_the_graveyard_has_four_slots() -> None:
    """PE 3.11."""
    full: dict[str, Any] = house(regular=3, harmful="move construct produce storage")
    assert gathering(1, dead=3, **full).house(0).dead == 4 and gathering(1, dead=3, **full).house(0).blame == 0
    assert gathering(1, dead=4, **full).house(0).dead == 4 and gathering(1, dead=4, **full).house(0).blame == 3
    assert gathering(4, dead=4).why_not(BURY).rule == "PE 12.5"


def test_graves_fill_from_the_left() -> None:
    """PE 3.11. They cost 1, 1, 2 and 2 at the end of an Era."""
    assert [empire(at="era end", year=1, houses={0: house(dead=dead)}).house(0).blame for dead in range(5)] == [0, 1, 2, 4, 6]
