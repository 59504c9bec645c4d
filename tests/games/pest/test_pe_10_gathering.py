"""PE 10.4 to 10.8, 10.11. Move: the sick people met on roads and in locations."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.moves import BURY, COINS, DONE

from .errands_at_hand import ALL_HARMFUL, done, errand, goods
from .year import go, place, shelter, trade


def test_the_sick_of_a_location_are_gathered_all_of_them() -> None:
    """PE 10.4, R58."""
    game = errand("move", {"goods": "2 food"}, sick={"gothar": 3}).after(go("gothar"))
    assert game.sick("gothar") == 0 and game.house().regular == 3 and game.has("food") == 0


def test_who_can_neither_pay_nor_put_the_camp_cannot_enter() -> None:
    """PE 10.4."""
    game = errand("move", {"goods": "1 food", "camp": "tivven"}, sick={"gothar": 3})
    assert game.why_not(go("gothar")).rule == "PE 10.4" and not game.may(go("gothar", camp=True))
    assert errand("move", {"goods": "1 food"}, sick={"gothar": 3}).may(go("gothar", camp=True))


def test_they_are_gathered_before_the_doctor_goes_on() -> None:
    """PE 10.4."""
    game = errand("move", {"goods": "3 food"}, sick={"gothar": 4}).after(go("gothar"))
    assert game.question == "Sheltering" and not game.may(go("orvane"))
    assert game.after(BURY).may(go("orvane"))


def test_road_and_location_must_both_be_payable_before_the_step() -> None:
    """PE 10.4, 10.7, R57."""
    house: dict[str, Any] = {"camp": "tivven"}
    assert errand("move", {**house, "goods": "1 food"}, sick={"gothar": 2}, roads={2: 1}).why_not(go("gothar")).rule == "PE 10.4"
    assert errand("move", {**house, "goods": "2 food"}, sick={"gothar": 2}, roads={2: 1}).may(go("gothar"))


@pytest.mark.parametrize("people, food", [(1, 0), (2, 1), (3, 2), (5, 4)])
def test_the_first_person_of_a_location_is_free_and_each_further_one_costs_a_food(people: int, food: int) -> None:
    """PE 10.5."""
    game = errand("move", {"goods": "5 food"}, sick={"gothar": people}).after(go("gothar"))
    assert game.has("food") == 5 - food and game.t.gathered == people


def test_coins_stand_for_food_and_the_payer_says_how_many() -> None:
    """PE 10.5, R59, R208."""
    game = errand("move", {"goods": "2 food 2 coin"}, sick={"gothar": 3}).after(go("gothar"))
    assert game.question == "Paying" and [goods(game.after(COINS[many])) for many in range(3)] == ["2 coin", "1 food 1 coin", "2 food"]
    assert game.why_not(COINS[3]).rule == "PE 9.8"
    assert goods(errand("move", {"goods": "1 food 1 coin"}, sick={"gothar": 3}).after(go("gothar"))) == ""


def test_trades_for_coins_come_before_the_step() -> None:
    """PE 10.5, R59, R43."""
    game = errand("move", {"goods": "2 herbs", "camp": "tivven"}, sick={"gothar": 2})
    assert not game.may(go("gothar")) and game.after(trade("herbs", "herbs")).may(go("gothar"))
    game = errand("move", {"goods": "2 food 2 herbs 2 coin"}, sick={"gothar": 3}).after(go("gothar"))
    assert game.question == "Paying" and not game.may(trade("herbs", "herbs"))


def test_the_camp_gathers_all_people_of_a_location_free_of_charge_and_stays() -> None:
    """PE 10.6, R60."""
    game = errand("move", {"goods": "1 food"}, sick={"gothar": 3}).after(go("gothar", camp=True))
    assert game.has("food") == 1 and game.house().regular == 3 and game.sick("gothar") == 0
    assert done(game.after(go("orvane"))).house().camp == place("gothar")


def test_only_a_camp_that_is_on_the_player_board_is_put() -> None:
    """PE 10.6."""
    assert errand("move", {"goods": "5 food", "camp": "tivven"}, sick={"gothar": 3}).why_not(go("gothar", camp=True)).rule == "PE 11.2"


@pytest.mark.parametrize("people", [1, 3])
def test_people_on_a_road_cost_a_food_each_and_none_is_free(people: int) -> None:
    """PE 10.7."""
    game = errand("move", {"goods": f"{people} food"}, roads={2: people}).after(go("gothar"))
    assert game.has("food") == 0 and game.house().regular == people and game.on_road("gollor", "gothar") == 0


def test_who_cannot_pay_for_a_road_cannot_pass_it_and_the_camp_is_of_no_use() -> None:
    """PE 10.7, R60."""
    game = errand("move", sick={"gothar": 1}, roads={2: 1})
    assert [game.why_not(go("gothar", camp=camp)).rule for camp in (False, True)] == ["PE 10.7", "PE 10.7"]
    game = errand("move", {"goods": "1 food"}, sick={"gothar": 4}, roads={2: 1}).after(go("gothar", camp=True))
    assert game.has("food") == 0 and game.t.gathered == 5


def test_a_road_to_the_capital_is_gathered_as_well() -> None:
    """PE 10.7."""
    game = errand("move", {"goods": "2 food"}, roads={1: 2}).after(go("capital"))
    assert game.has("food") == 0 and game.house().regular == 2 and game.on_road("capital", "gollor") == 0


def test_people_gathered_go_into_quarantine() -> None:
    """PE 10.8."""
    game = errand("move", {"goods": "2 food"}, sick={"gothar": 1}, roads={2: 2}).after(go("gothar"))
    assert game.house().quarantined() == 3


def test_quarantine_without_room_forbids_no_step() -> None:
    """PE 10.8, R66."""
    game = errand("move", {"regular": 3, "harmful": ALL_HARMFUL, "dead": 4}, sick={"gothar": 1})
    assert game.after(go("gothar")).house().doctor == place("gothar")


def test_the_example_from_gollor_to_gothar() -> None:
    """PE 10.11. Three Food for the road, two for the City; six go into Quarantine."""
    game = errand("move", {"doctor": "gollor", "goods": "5 food"}, sick={"gothar": 3}, roads={2: 3})
    assert not errand("move", {"goods": "4 food", "camp": "tivven"}, sick={"gothar": 3}, roads={2: 3}).may(go("gothar"))
    game = game.after(go("gothar"))
    assert game.has("food") == 0 and game.sick("gothar") == 0 and game.on_road("gollor", "gothar") == 0
    game = game.after(shelter("move"), shelter("construct"), shelter("produce"))
    assert game.house().regular == 3 and game.house().quarantined() == 6 and game.house().dead == 0
    assert game.house().doctor == place("gothar") and goods(game.after(DONE)) == "1 stone"


def test_nobody_is_left_however_many_there_are() -> None:
    """PE 10.4, 10.6, R58, R60. Five in the City and four on the road; negative tokens do not run out (R207)."""
    picture: dict[str, Any] = {"sick": {"gothar": 5}, "roads": {2: 4}}
    for camp in (False, True):
        game = errand("move", {"goods": "5 food 5 coin", "harmful": ALL_HARMFUL, "regular": 3, "dead": 4}, **picture).after(go("gothar", camp=camp), COINS[4])
        assert game.sick("gothar") == 0 and game.on_road("gollor", "gothar") == 0 and game.house().blame == 27
