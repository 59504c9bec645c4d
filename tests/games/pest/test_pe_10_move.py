"""PE 10. Move: roads and movement, the Capital, and where it ends."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.cards import CART, CLONE, DISINFECTANT
from lazaretto.games.pest.moves import COINS, DONE, ENHANCE, PUT_CAMP
from lazaretto.kernel import Move

from .errands_at_hand import FULL, done, errand, goods, turn
from .year import appear, arrange, go, place, plays, road, shelter, trade


def test_a_doctor_goes_along_roads_up_to_two_locations() -> None:
    """PE 10.1."""
    game = errand("move")
    assert game.why_not(go("orvane")).rule == "PE 10.1"
    game = game.after(go("gothar"), go("orvane"))
    assert game.house().doctor == place("orvane") and game.why_not(go("pellin")).rule == "PE 10.1"


def test_each_location_entered_costs_one_movement() -> None:
    """PE 10.1."""
    game = errand("move").after(go("gothar"))
    assert game.t.movement == 1 and game.after(go("orvane")).t.movement == 0


def test_a_location_with_an_own_building_is_passed_free() -> None:
    """PE 10.2, R206. The Castle in Hask, on the way to Quorra and Yarrowick."""
    game = errand("move").after(go("hask"))
    assert game.t.movement == 2 and game.after(go("quorra"), go("yarrowick"), DONE).house().doctor == place("yarrowick")


def test_it_is_free_to_end_in_too_and_without_movement_left() -> None:
    """PE 10.2, R53, R54."""
    game = errand("move", {"doctor": "sarnholt"}).after(go("tivven"), go("quorra"))
    assert game.t.movement == 0 and goods(game.after(go("hask"), DONE)) == "1 herbs"


def test_a_building_of_another_makes_nothing_free() -> None:
    """PE 10.2."""
    game = errand("move", others={1: {"sites": {"district": "gothar"}}}).after(go("gothar"))
    assert game.t.movement == 1


def test_the_capital_is_passed_free() -> None:
    """PE 10.3."""
    game = errand("move").after(go("capital"))
    assert game.t.movement == 2 and game.after(go("ulmar"), go("wendle"), DONE).house().doctor == place("wendle")


def test_nobody_ends_a_move_in_the_capital() -> None:
    """PE 10.3."""
    assert errand("move").after(go("capital")).why_not(DONE).rule == "PE 10.3"


def test_without_movement_left_the_capital_is_entered_only_if_one_can_leave_it() -> None:
    """PE 10.3, R54. By a free location beside it."""
    home: dict[str, Any] = {"doctor": "orvane"}
    assert errand("move", home).after(go("gothar"), go("gollor")).why_not(go("capital")).rule == "PE 10.3"
    game = errand("move", {**home, "sites": {"district": "ulmar"}}).after(go("gothar"), go("gollor"), go("capital"))
    assert game.house().doctor == place("ulmar") and game.question == "Moving", "the only way out is taken without a question"


@pytest.mark.parametrize("food", [0, 1])
def test_nor_is_it_entered_if_no_step_out_of_it_could_be_paid(food: int) -> None:
    """PE 10.3, R54. People on every road, and two left behind in Gollor."""
    game = errand("move", {"goods": f"{food} food", "camp": "tivven"}, sick={"gollor": 2}, roads={13: 1, 25: 1, 36: 1, 48: 1})
    assert game.may(go("capital")) == (food == 1)


@pytest.mark.parametrize("food", [1, 2])
def test_nor_if_the_way_in_takes_the_food_for_the_way_out(food: int) -> None:
    """PE 10.3, R54. One person on each of the five roads, and two in Gollor: back there or on, it costs a second Food."""
    game = errand("move", {"goods": f"{food} food", "camp": "tivven"}, sick={"gollor": 2}, roads={1: 1, 13: 1, 25: 1, 36: 1, 48: 1})
    assert game.may(go("capital")) == (food == 2)


def test_nor_is_anybody_stranded_in_it() -> None:
    """PE 10.3, R54. All five ways out cost two Food; no Trade may take them."""
    game = errand("move", {"goods": "2 food", "camp": "tivven"}, sick={"gollor": 3}, roads={13: 2, 25: 2, 36: 2, 48: 2}).after(go("capital"))
    assert [move for move in game.options() if not game.after(move).options()] == []


@pytest.mark.parametrize(("food", "coins", "regular", "may"), [(5, 1, 3, False), (4, 2, 3, True), (5, 1, 2, True)])
def test_nor_by_those_gathered_on_the_way_into_it(food: int, coins: int, regular: int, may: bool) -> None:
    """PE 10.3, R54. One person on the road in may have to lie on the storage, which then holds 4; the only way out, five on the road to Ulmar, costs 5 Food."""
    house: dict[str, Any] = {"doctor": "gothar", "goods": f"{food} food {coins} coin", "regular": regular, "harmful": "move construct produce", "dead": 4}
    game = errand("move", {**house, "sites": {"district": "ulmar"}}, roads={1: 1, 13: 5}).after(go("gollor"))
    assert game.may(go("capital")) == may
    for coin in (0, 1) if may else ():
        then = game.after(go("capital"), COINS[coin])
        assert then.house().doctor == place("ulmar") or then.may(go("ulmar"))


def test_where_the_move_ends_the_resource_is_gained_and_not_on_the_way() -> None:
    """PE 10.9. Gothar gives Stone, Orvane Herbs."""
    game = errand("move").after(go("gothar"))
    assert goods(game) == "" and goods(game.after(DONE)) == "1 stone" and goods(game.after(go("orvane"), DONE)) == "1 herbs"


def test_a_destroyed_location_gives_nothing() -> None:
    """PE 10.9."""
    assert goods(errand("move", ruins="gothar").after(go("gothar"), DONE)) == ""


def test_an_own_and_a_full_location_give_their_resource_too() -> None:
    """PE 10.9, R65."""
    assert goods(errand("move").after(go("hask"), DONE)) == "1 herbs"
    assert goods(errand("move", {"doctor": "terras"}).after(go("zelm"), DONE)) == "1 food"


def test_it_is_gained_after_all_gathering_and_lost_if_the_storage_is_full() -> None:
    """PE 10.9, R65. A Food gained at the end does not pay for the way."""
    game = errand("move", {"doctor": "ulmar", "camp": "tivven"}, sick={"vessary": 2})
    assert not game.may(go("vessary"))
    assert goods(errand("move", {"goods": FULL}).after(go("gothar"), DONE)) == FULL


def test_nobody_enters_the_same_location_twice_in_a_turn() -> None:
    """PE 10.10."""
    game = errand("move", {"research": 1}).after(ENHANCE, go("gothar"), go("gollor"))
    assert game.t.movement == 1 and game.why_not(go("gothar")).rule == "PE 10.10"


def test_the_start_may_be_entered_once_and_the_capital_once() -> None:
    """PE 10.10, R56."""
    game = errand("move", {"sites": {"district": "gollor ulmar"}}).after(go("capital"), go("gollor"))
    assert game.t.movement == 2 and game.why_not(go("capital")).rule == "PE 10.10"
    game = errand("move", {"research": 1}).after(ENHANCE, go("gothar"), go("gollor"), go("hask"))
    assert game.why_not(go("gollor")).rule == "PE 10.10"


def test_a_hindered_move_has_one_movement_less() -> None:
    """PE 10.12, R67. Free steps stay free."""
    game = errand("move", {"harmful": "move"})
    assert game.t.movement == 1 and game.after(go("gothar")).why_not(go("orvane")).rule == "PE 10.1"
    assert done(game.after(go("hask"), go("quorra"))).house().doctor == place("quorra")


def test_who_is_gathered_on_a_move_does_not_slow_it() -> None:
    """PE 10.12, R47."""
    game = errand("move", {"regular": 3}, sick={"gothar": 1}).after(go("gothar"), shelter("move"))
    assert game.t.movement == 1 and game.may(go("orvane"))


def test_an_enhanced_move_has_one_more_for_a_research() -> None:
    """PE 10.13."""
    game = errand("move", {"research": 2}).after(ENHANCE)
    assert game.t.movement == 3 and game.house().research == 1 and game.why_not(ENHANCE).rule == "PE 9.4"
    assert game.after(go("gothar"), go("orvane"), go("pellin"), DONE).house().doctor == place("pellin")
    assert errand("move").why_not(ENHANCE).rule == "PE 9.4"


def test_a_move_is_enhanced_at_any_moment_of_it() -> None:
    """PE 10.13, R70. Not before it begins."""
    game = errand("move", {"research": 1}).after(go("gothar"), go("orvane"))
    assert not game.may(go("pellin")) and game.after(ENHANCE).may(go("pellin"))
    assert turn("move research", {"research": 1}).why_not(plays("move", True)).rule == "PE 9.4"


def test_hindered_and_enhanced_it_has_two() -> None:
    """PE 10.12, 10.13, R46."""
    assert errand("move", {"harmful": "move", "research": 1}).after(ENHANCE).t.movement == 2


def test_doctors_camps_and_buildings_of_others_bar_nobody() -> None:
    """PE 10.14, R68, R71."""
    other: dict[str, Any] = {"doctor": "gothar", "camp": "gothar", "sites": {"district": "gothar"}}
    game = errand("move", others={1: other, 2: {"doctor": "gothar"}}).after(go("gothar"))
    assert game.may(go("orvane")) and game.may(PUT_CAMP) and goods(game.after(DONE)) == "1 stone"


def test_leaving_a_location_gathers_nobody() -> None:
    """PE 10.14, R69."""
    game = errand("move", sick={"gollor": 2}).after(go("gothar"), DONE)
    assert game.sick("gollor") == 2 and game.house().quarantined() == 0


def test_after_each_step_one_may_go_on_or_stop() -> None:
    """PE 10.15."""
    game = errand("move").after(go("gothar"))
    assert game.question == "Moving" and game.may(go("orvane")) and game.after(DONE).question == "Turn"


def test_a_move_without_a_step_gives_no_resource() -> None:
    """PE 10.15, R55."""
    assert goods(errand("move").after(DONE)) == ""


def test_a_move_without_a_step_places_no_camp() -> None:
    """PE 10.15, R55, R216. Who has put it on the start must go."""
    game = errand("move").after(PUT_CAMP)
    assert not game.may(DONE) and done(game.after(go("gothar"))).house().camp == place("gollor")


@pytest.mark.parametrize("first", [PUT_CAMP, ENHANCE])
def test_what_that_step_needs_is_not_traded_away(first: Move) -> None:
    """PE 10.15, R55, R216. Blessir, with three sick people in Terras and in Meskar: two Food or Coins for either. Before, and after the step, all is free."""
    house: dict[str, Any] = {"doctor": "blessir", "goods": "2 lumber 2 food", "research": 1, "camp": "" if first is PUT_CAMP else "tivven"}
    game = errand("move", house, sick={"terras": 3, "meskar": 3})
    assert game.may(trade("food", "food")) and game.after(first, go("terras")).may(trade("lumber", "lumber"))
    game = game.after(first)
    assert game.why_not(trade("food", "food")).rule == ("R216" if first is PUT_CAMP else "R55") and not game.may(DONE)
    assert game.may(trade("lumber", "food")) and game.after(trade("lumber", "lumber")).may(trade("food", "food"))


def test_nor_is_it_lost_by_rearranging() -> None:
    """PE 10.15, R55, R216. Five Food for the road and the people in Terras or in Meskar, and the storage would hold four."""
    roads = {road("blessir", near) + 1: 3 for near in ("terras", "meskar")}
    house: dict[str, Any] = {"doctor": "blessir", "goods": "5 food", "camp": "tivven", "research": 1, "regular": 3, "harmful": "produce"}
    game = errand("move", house, sick={"terras": 3, "meskar": 3}, roads=roads)
    assert game.may(arrange("storage"))
    game = game.after(ENHANCE)
    assert game.why_not(arrange("storage")).rule == "R55" and game.may(arrange("construct"))


def test_with_technologies_a_step_is_paid_before_it_brings_anything() -> None:
    """PE 10.15, R243. The Cart frees two; the Food of Disinfectant comes after the Food paid, and before Quarantine."""
    picture: dict[str, Any] = {"sick": {"gothar": 4}, "gives": {"gothar": "food"}, "others": {1: {"sites": {"district": "gothar"}}}}
    house: dict[str, Any] = {"cards": {"top": DISINFECTANT, "middle": CART}, "camp": "tivven"}
    assert errand("move", {**house, "goods": "1 food"}, **picture).why_not(go("gothar")).rule == "PE 10.4"
    game = errand("move", {**house, "goods": "2 food"}, **picture).after(go("gothar"))
    assert game.question == "Sheltering" and game.has("food") == 1


def test_the_clone_experiment_counts_as_two_movement_even_where_a_step_is_free() -> None:
    """PE 10.2, 10.12, R229. Ulmar is a Town like Gollor; a hindered Move must be enhanced first."""
    house: dict[str, Any] = {"cards": {"top": CLONE}, "sites": {"district": "ulmar"}, "research": 1}
    game = errand("move", house).after(appear("ulmar"))
    assert game.t.movement == 0 and goods(game.after(DONE)) == "1 herbs"
    hindered = errand("move", {**house, "harmful": "move"})
    assert not hindered.may(appear("ulmar")) and hindered.after(ENHANCE).may(appear("ulmar"))
