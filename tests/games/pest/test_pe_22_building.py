"""PE 22. Technologies of Construct and Produce: 2, 7, 13, 20, 25 and 30."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest.cards import CRANE, FURNACE, LINE, MOBILE_WORKSHOP, NOTHING, PODS, TENT, TOOLS
from lazaretto.games.pest.moves import CAPITALS, DONE

from .laboratory import assign, healthy, holding, reassign, works
from .land import Play, empire
from .year import build, buy, choose, plays

PLENTY = "5 lumber 5 stone"
GUILDHALL = CAPITALS[2]


def building(card: int, doctor: str, **mine: Any) -> Play:
    """Seat 1 has its Castle in Eskel. From 38 on no space of the Influence track gives anything."""
    return holding(card, at="construct", mine={"goods": PLENTY, "doctor": doctor, **mine}, others={1: {"doctor": "ambry", "castle": "eskel"}})


def test_the_blast_furnace_adds_influence_for_each_building_in_a_village() -> None:
    """PE 22.2, R142. Two instead of one, for the second building too; in Towns and Cities nothing."""
    game = building(FURNACE, "pellin", camp="tivven").after(build("district"))
    assert game.house().influence == 2 and game.after(build("district", "camp")).house().influence == 4
    assert building(FURNACE, "gollor").after(build("district")).house().influence == 2
    assert building(FURNACE, "gothar").after(build("district")).house().influence == 3


def test_the_construction_crane_adds_influence_in_towns_after_what_others_take_off() -> None:
    """PE 22.7, R147. Three instead of two; two beside another House; in Villages and Cities nothing. For each building."""
    assert building(CRANE, "gollor").after(build("district")).house().influence == 3
    assert building(CRANE, "eskel").after(build("district")).house().influence == 2
    assert building(CRANE, "gollor", camp="ulmar").after(build("district"), build("district", "camp")).house().influence == 6
    assert building(CRANE, "pellin").after(build("district")).house().influence == 1
    assert building(CRANE, "gothar").after(build("district")).house().influence == 3


def test_the_production_line_doubles_the_castle() -> None:
    """PE 22.13, R153. The Castle in Hask gives 2 Herbs; hindered takes off one in all, enhanced adds one."""
    bare: dict[str, Any] = {"goods": ""}
    assert holding(LINE, at="produce", mine=bare).has("herbs") == 2 and holding(at="produce", mine=bare).has("herbs") == 1
    assert holding(LINE, at="produce", mine={**bare, "harmful": "produce"}).has("herbs") == 1
    assert holding(LINE, at="produce", enhanced=True, mine=bare).has("herbs") == 3
    factory = holding(LINE, at="produce", mine={**bare, "sites": {"factory": "gollor"}})
    assert (factory.has("herbs"), factory.has("lumber")) == (2, 1)


def test_the_tool_cart_gives_the_resource_of_each_location_constructed_in_at_the_end() -> None:
    """PE 22.20, R160. Lumber of Gollor and Stone of Gothar, when the Construct is done."""
    game = building(TOOLS, "gollor", camp="gothar", influence=38).after(build("district"))
    assert (game.has("lumber"), game.has("stone")) == (3, 4)
    game = game.after(build("district", "camp"))
    assert (game.has("lumber"), game.has("stone")) == (2, 4)


def test_what_the_tool_cart_gives_pays_for_no_building_of_the_same_turn() -> None:
    """PE 22.20. One Lumber is left after the first; the one to come does not pay for the second."""
    game = building(TOOLS, "gollor", goods="3 lumber 2 stone", camp="gothar").after(build("district"))
    assert game.has("lumber") == 2 and game.house().on_the_map() == 1 and game.why_not(plays("construct")).rule == "PE 9.3"


def test_the_tool_cart_gives_what_the_location_gives_even_for_a_treasury_but_nothing_for_the_capital() -> None:
    """PE 22.20, R160, R83. Lumber for the Treasury in Gollor, no Coin; a Capital building has no location."""
    game = building(TOOLS, "gollor").after(build("treasury"), DONE)
    assert (game.has("lumber"), game.has("coin")) == (3, 0)
    game = building(TOOLS, "gollor").after(GUILDHALL)
    assert game.house().goods == (2, 2, 0, 0, 0) and game.question == "Turn"
    assert building(TOOLS, "gollor").after(DONE).house().goods == (5, 5, 0, 0, 0)


def test_who_takes_the_mobile_workshop_names_a_resource_but_no_coin() -> None:
    """PE 22.25, R165. At once, before anything else; it brings no Influence, for it is a card."""
    game = empire(at="research", ruins="", decrees=(2, 8, 12), market=(MOBILE_WORKSHOP,), houses={0: {"research": 2}}).after(buy(MOBILE_WORKSHOP, "middle"))
    assert game.question == "Naming" and not game.may(choose("coin"))
    assert [game.may(choose(name)) for name in ("lumber", "stone", "food", "herbs")] == [True] * 4
    game = game.after(choose("food"))
    assert game.house().named == 2 and game.house().influence == 0 and game.house().research == 0 and game.question == "Turn"


def test_the_mobile_workshop_gives_one_if_somebody_works_there() -> None:
    """PE 22.25, R165. Its worker comes by Assign, and goes and comes like others."""
    mine = {"goods": "2 stone", "named": "food", "healthy": 1, "sites": {"district": "gollor"}}
    game = holding(MOBILE_WORKSHOP, at="assign", actions="produce assign", decrees=(5, 8, 12), mine=mine)
    assert game.after(DONE, plays("produce")).has("food") == 0
    game = game.after(assign("mobile"), DONE)
    assert works(game, "mobile") and healthy(game) == [] and game.after(plays("produce")).has("food") == 1
    game = holding(MOBILE_WORKSHOP, at="assign", decrees=(5, 8, 12), mine={**mine, "workers": "mobile"})
    assert not game.may(assign("mobile"))
    game = game.after(reassign("mobile", "district"))
    assert works(game, "district") and not works(game, "mobile") and game.may(assign("mobile"))


def test_the_mobile_workshop_is_no_building() -> None:
    """PE 22.25, R165, R223, R231. It counts for no Decree, no row, and not for the extra resource of an enhanced Produce."""
    mine = {"goods": "2 stone", "named": "food", "workers": "mobile"}
    game = holding(MOBILE_WORKSHOP, at="produce", enhanced=True, mine=mine)
    assert (game.has("herbs"), game.has("food")) == (2, 1)
    assert holding(MOBILE_WORKSHOP, at="era end", year=1, mine=mine).house().renown == 0
    assert holding(MOBILE_WORKSHOP, at="era end", year=1, mine=mine, decrees=(1, 8, 12)).house().renown == 0
    game = holding(MOBILE_WORKSHOP, at="assign", decrees=(2, 8, 12), mine={**mine, "workers": "", "healthy": 1}).after(assign("mobile"), DONE)
    assert game.house().levels == (0, 0, 0)


def test_a_mobile_workshop_that_is_discarded_sends_its_worker_back_and_forgets_its_resource() -> None:
    """PE 22.25, R98, R165. To the rightmost free space; bought again it would be named again."""
    mine = {"research": 1, "named": "food", "workers": "mobile"}
    game = holding(MOBILE_WORKSHOP, at="research", mine=mine, market=(TENT,)).after(buy(TENT, "middle"))
    assert healthy(game) == [1] and not works(game, "mobile") and game.house().named == NOTHING and game.house().renown == 2


def test_storage_pods_give_the_resource_of_the_doctors_location_too() -> None:
    """PE 22.30, R170. Lumber in Gollor besides the Castle's Herbs; without a worker, and nothing in a ruin."""
    game = holding(PODS, at="produce", mine={"goods": ""})
    assert (game.has("lumber"), game.has("herbs")) == (1, 1)
    assert holding(PODS, at="produce", mine={"goods": ""}, ruins="gollor").house().goods == (0, 0, 0, 1, 0)
    assert holding(at="produce", mine={"goods": ""}).has("lumber") == 0


def test_a_hindered_produce_may_take_what_the_pods_give_but_an_enhanced_one_adds_none_of_it() -> None:
    """PE 22.30, R170, R223. The Doctor is no building."""
    game = holding(PODS, at="produce", mine={"goods": "", "harmful": "produce"})
    assert game.question == "Weighing" and game.after(choose("lumber")).house().goods == (0, 0, 0, 1, 0)
    assert game.after(choose("herbs")).house().goods == (1, 0, 0, 0, 0)
    assert holding(PODS, at="produce", enhanced=True, mine={"goods": ""}).house().goods == (1, 0, 0, 2, 0)
