"""PE 22. Technologies of the Move: 3, 4, 5, 6, 8, 16, 21 and 22."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest.by_technology import ADMIT
from lazaretto.games.pest.cards import APPARATUS, CART, CLONE, CONTAINMENT, DESK, DISINFECTANT, HORSESHOE, MASK, PERMIT
from lazaretto.games.pest.moves import DONE, ENHANCE, PUT_CAMP

from .laboratory import camp, healthy, holding, where
from .land import Play, empire
from .year import appear, go, shelter

RIVAL: dict[int, dict[str, Any]] = {1: {"sites": {"district": "wendle"}, "doctor": "ambry"}}
"""Seat 1 has a District in Wendle and its Castle in Zelm."""


def visited(**told: Any) -> Play:
    """Seat 1 holds the Examination Desk; seat 0 moves."""
    rival = {"cards": {"top": DESK}, "sites": {"district": "wendle"}, "doctor": "ambry", **told.pop("rival", {})}
    return empire(at="move", ruins="", decrees=(2, 8, 12), houses={0: {"doctor": "ulmar", **told.pop("mine", {})}, 1: rival}, **told)


def test_the_examination_desk_earns_a_coin_for_each_location_that_another_doctor_enters() -> None:
    """PE 22.3, R143. Wendle and Zelm: two Coins; the second as soon as Zelm is entered."""
    game = visited().after(go("wendle"))
    assert game.has("coin", 1) == 3 and game.after(go("zelm")).has("coin", 1) == 4


def test_the_examination_desk_earns_nothing_for_who_begins_there_nor_for_the_own_doctor_nor_elsewhere() -> None:
    """PE 22.3, R143. To enter is what counts, and it must be another's Doctor."""
    assert visited(mine={"doctor": "wendle"}).after(go("terras"), DONE).has("coin", 1) == 2
    assert visited(active=1, rival={"doctor": "ulmar"}).after(go("wendle"), DONE).has("coin", 1) == 2
    assert visited().after(go("vessary"), DONE).has("coin", 1) == 2


def test_the_examination_desk_pays_for_the_clone_experiment_and_no_further_than_the_storage() -> None:
    """PE 22.3, R143, R229. By the Clone Experiment one enters too; a sixth Coin is lost."""
    game = visited(mine={"doctor": "hask", "castle": "mirrel", "cards": {"top": CLONE}})
    assert game.after(appear("wendle")).has("coin", 1) == 3
    assert visited(rival={"goods": "5 coin"}).after(go("wendle")).has("coin", 1) == 5


def test_the_examination_desk_holds_up_nobodys_turn() -> None:
    """PE 22.3, R49, R143. Its owner is not asked to make room on the storage for a fifth Coin."""
    game = visited(rival={"goods": "4 coin", "regular": 3, "harmful": "storage"}).after(go("wendle"))
    assert game.asked == (0,) and game.has("coin", 1) == 4


def test_the_medical_mask_leaves_one_person_in_every_location_and_spares_the_food() -> None:
    """PE 22.4, R144. Of three in Gothar one stays, one is free and one costs Food; then again in Vintry."""
    game = holding(MASK, at="move", mine={"goods": "1 food"}, sick={"gothar": 3, "vintry": 2})
    assert game.why_not(go("gothar")).rule == "PE 10.4"
    game = game.after(go("gothar", masked=True))
    assert (game.sick("gothar"), game.house().regular, game.has("food")) == (1, 2, 0)
    game = game.after(go("vintry", masked=True))
    assert (game.sick("vintry"), game.house().regular, game.t.gathered) == (1, 3, 3)


def test_the_medical_mask_is_of_no_use_on_roads_nor_where_nobody_is_sick() -> None:
    """PE 22.4, R144. The person on the road costs Food, mask or no mask."""
    game = holding(MASK, at="move", mine={"goods": ""}, roads={2: 1}, sick={"gothar": 1})
    assert game.why_not(go("gothar", masked=True)).rule == "PE 10.7" and game.why_not(go("hask", masked=True)).rule == "PE 22.4"
    assert holding(at="move", sick={"gothar": 1}).why_not(go("gothar", masked=True)).rule == "PE 22.4"


def test_the_medical_mask_goes_with_the_camp_and_may_be_left() -> None:
    """PE 22.4, 22.31, R144, R172. With the camp one stays behind beside it; without the word nobody does."""
    game = holding(MASK, at="move", mine={"goods": ""}, sick={"gothar": 3})
    put = game.after(go("gothar", camp=True, masked=True))
    assert (put.sick("gothar"), put.house().regular, camp(put)) == (1, 2, "gothar")
    assert game.after(go("gothar", camp=True)).sick("gothar") == 0


def test_disinfectant_gives_the_resource_of_each_location_with_another_building_as_one_enters() -> None:
    """PE 22.5, R145. Stone in Wendle, Food in Zelm; where the Move ends it is not given twice."""
    game = holding(DISINFECTANT, at="move", mine={"doctor": "ulmar", "goods": ""}, others=RIVAL).after(go("wendle"))
    assert game.has("stone") == 1
    game = game.after(go("zelm"))
    assert (game.has("stone"), game.has("food")) == (1, 1) and game.after(DONE).has("food") == 1


def test_disinfectant_gives_one_however_many_buildings_and_none_for_own_ones_or_in_ruins() -> None:
    """PE 22.5, R145. Two Houses in Terras: 1 Stone. In the own Castle only the end of the Move pays."""
    crowd: dict[int, dict[str, Any]] = {1: {"sites": {"district": "terras"}}, 2: {"sites": {"district": "terras"}}}
    game = holding(DISINFECTANT, at="move", mine={"doctor": "wendle", "goods": ""}, others=crowd).after(go("terras"), DONE)
    assert game.has("stone") == 1
    game = holding(DISINFECTANT, at="move", mine={"goods": ""}).after(go("hask"))
    assert game.has("herbs") == 0 and game.after(DONE).has("herbs") == 1
    game = holding(DISINFECTANT, at="move", mine={"doctor": "ulmar", "goods": ""}, others=RIVAL, ruins="wendle").after(go("wendle"), DONE)
    assert game.has("stone") == 0


def test_the_clone_experiment_puts_the_doctor_on_any_other_location_of_the_same_size() -> None:
    """PE 22.6, R146. From one Town to another, a ruin too; not to a City, not to where it is; no road is passed, those who are there are gathered."""
    game = holding(CLONE, at="move", mine={"goods": "1 food"}, sick={"terras": 2}, roads={2: 3}, ruins="orvane")
    assert game.may(appear("orvane")) and [game.why_not(appear(name)).rule for name in ("gothar", "hask", "gollor")] == ["PE 22.6"] * 3
    game = game.after(appear("terras"))
    assert (where(game), game.sick("terras"), game.house().regular, game.has("food"), game.on_road("gollor", "gothar")) == ("terras", 0, 2, 0, 3)
    assert game.after(DONE).has("stone") == 1
    assert holding(at="move").why_not(appear("terras")).rule == "PE 22.6"


def test_the_clone_experiment_counts_as_two_movement_even_where_entering_is_free() -> None:
    """PE 22.6, R229. After it nothing is left, unless the Move is enhanced; a hindered Move must be enhanced first."""
    game = holding(CLONE, at="move", mine={"sites": {"district": "terras"}}).after(appear("terras"))
    assert game.t.movement == 0 and game.why_not(go("wendle")).rule == "PE 22.6" and where(game.after(ENHANCE, go("wendle"))) == "wendle"
    game = holding(CLONE, at="move", mine={"harmful": "move"})
    assert game.why_not(appear("terras")).rule == "PE 22.6" and game.after(ENHANCE).may(appear("terras"))
    assert where(holding(CLONE, HORSESHOE, at="move").after(appear("terras"), go("wendle"), go("ulmar"))) == "ulmar"


def test_after_the_clone_experiment_even_a_free_step_needs_movement() -> None:
    """PE 22.6. Not to the own District in Wendle, until the Move is enhanced; after steps one may go there without movement (R54)."""
    mine: dict[str, Any] = {"sites": {"district": "wendle zelm"}}
    game = holding(CLONE, at="move", mine=mine).after(appear("terras"))
    assert game.t.movement == 0 and game.why_not(go("wendle")).rule == "PE 22.6"
    assert where(game.after(ENHANCE, go("wendle"), go("zelm"))) == "zelm"
    assert holding(CLONE, HORSESHOE, at="move", mine=mine).after(appear("terras")).may(go("wendle"))
    assert holding(CLONE, at="move", mine={"doctor": "ulmar", **mine}, movement=0).may(go("wendle"))


def test_nor_is_the_capital_entered_after_it_without_movement() -> None:
    """PE 10.3, 22.6. Gollor and Ulmar lie beside it, and Ulmar would be free."""
    game = holding(CLONE, at="move", mine={"doctor": "terras", "sites": {"district": "ulmar"}}).after(appear("gollor"))
    assert game.why_not(go("capital")).rule == "PE 22.6" and game.after(ENHANCE).may(go("capital"))


def test_from_the_capital_the_clone_experiment_leads_nowhere() -> None:
    """PE 22.6, R146. It is no location and has no size."""
    game = holding(CLONE, at="move", mine={"doctor": "capital"})
    assert game.why_not(appear("terras")).rule == "PE 22.6" and game.may(go("ulmar"))


def test_the_clone_experiment_comes_first_in_a_move_or_not_at_all() -> None:
    """PE 22.6, R146. After a step it is too late, whatever movement is left."""
    game = holding(CLONE, HORSESHOE, at="move").after(go("hask"))
    assert game.t.movement == 4 and game.why_not(appear("zelm")).rule == "PE 22.6"


def test_the_camp_may_be_put_on_the_start_if_only_the_clone_experiment_or_the_mask_allows_a_step() -> None:
    """PE 22.6, 22.4, R216. All three ways out of Gollor are barred by people one cannot pay for; without either card the camp stays at home."""
    told: dict[str, Any] = {"at": "move", "mine": {"goods": ""}, "roads": {1: 1, 3: 1}, "sick": {"gothar": 2}}
    assert holding(**told).question == "Moving" and holding(**told).why_not(PUT_CAMP).rule == "R216"
    assert [camp(holding(card, **told).after(PUT_CAMP)) for card in (CLONE, MASK)] == ["gollor", "gollor"]


def test_by_the_clone_experiment_one_has_entered_for_disinfectant() -> None:
    """PE 22.6, R229. The resource of a location with another's building, once."""
    game = holding(CLONE, DISINFECTANT, at="move", mine={"doctor": "pellin", "goods": ""}, others=RIVAL).after(appear("wendle"))
    assert game.has("stone") == 1 and game.after(DONE).has("stone") == 1


def test_with_the_ambulance_cart_two_people_are_free_in_every_location_but_none_on_roads() -> None:
    """PE 22.8, R148. Two in Gothar and two in Vintry for nothing; one on the road for 1 Food."""
    game = holding(CART, at="move", mine={"goods": ""}, sick={"gothar": 2, "vintry": 3})
    assert game.after(go("gothar")).house().regular == 2 and game.after(go("gothar")).why_not(go("vintry")).rule == "PE 10.4"
    assert holding(CART, at="move", mine={"goods": "1 food"}, sick={"gothar": 3}).after(go("gothar")).has("food") == 0
    assert holding(CART, at="move", mine={"goods": ""}, sick={"gothar": 1}, roads={2: 1}).why_not(go("gothar")).rule == "PE 10.7"
    assert not holding(at="move", mine={"goods": ""}, sick={"gothar": 2}).may(go("gothar"))


def test_with_mask_and_cart_one_is_left_first_and_two_are_free() -> None:
    """PE 22.8, R148. Of four one stays, two are free, one costs Food."""
    game = holding(MASK, CART, at="move", mine={"goods": "1 food"}, sick={"gothar": 4})
    assert not game.may(go("gothar"))
    game = game.after(go("gothar", masked=True))
    assert (game.sick("gothar"), game.house().regular, game.has("food")) == (1, 3, 0)


def test_with_the_moving_permit_locations_with_another_building_cost_no_movement() -> None:
    """PE 22.16, R156. Wendle and Zelm for nothing, to pass and to end in; people there are gathered as ever."""
    game = holding(PERMIT, at="move", mine={"doctor": "ulmar"}, others=RIVAL).after(go("wendle"), go("zelm"))
    assert game.t.movement == 2 and game.after(go("yarrowick")).t.movement == 1
    ended = game.after(DONE)
    assert where(ended) == "zelm" and ended.has("food") == 3
    assert holding(at="move", mine={"doctor": "ulmar"}, others=RIVAL).after(go("wendle")).t.movement == 1
    assert holding(PERMIT, at="move", mine={"doctor": "ulmar", "goods": ""}, others=RIVAL, sick={"wendle": 2}).why_not(go("wendle")).rule == "PE 10.4"


def test_with_the_steel_horseshoe_a_move_has_four() -> None:
    """PE 22.22, R162. Hindered three, enhanced five."""
    way = [go(name) for name in ("gothar", "vintry", "zarrow", "corvey", "ruddock")]
    game = holding(HORSESHOE, at="move").after(*way[:4])
    assert game.why_not(way[4]).rule == "PE 10.1" and where(game.after(ENHANCE, way[4])) == "ruddock"
    game = holding(HORSESHOE, at="move", mine={"harmful": "move"}).after(*way[:3])
    assert game.why_not(way[3]).rule == "PE 10.1"


def test_the_camp_of_advanced_containment_heals_one_of_those_it_gathers() -> None:
    """PE 22.21, 22.31, R161, R172. One goes to the Healthy track at once, without a question, and the others into Quarantine."""
    game = holding(CONTAINMENT, at="move", mine={"goods": ""}, sick={"gothar": 3}).after(go("gothar", camp=True))
    assert game.question == "Moving" and (healthy(game), game.house().regular, camp(game)) == ([1], 2, "gothar")
    assert holding(CONTAINMENT, at="move", mine={"healthy": 2}, sick={"gothar": 1}).after(go("gothar", camp=True)).house().healthy.bit_count() == 3


def test_advanced_containment_heals_only_where_the_camp_is_put_among_people_and_the_track_has_room() -> None:
    """PE 22.21, R161, R218. By Food nobody is healed; on the start somebody is; with a full track all go into Quarantine."""
    game = holding(CONTAINMENT, at="move", sick={"gothar": 1, "gollor": 2})
    assert game.after(go("gothar")).question == "Moving" and game.after(go("gothar"), PUT_CAMP).question == "Moving"
    start = game.after(PUT_CAMP)
    assert start.question == "Moving" and (healthy(start), start.house().regular, start.sick("gollor")) == ([1], 1, 0)
    full = holding(CONTAINMENT, at="move", mine={"healthy": 12}, sick={"gothar": 2}).after(go("gothar", camp=True))
    assert full.question == "Moving" and full.house().regular == 2


def test_the_camp_heals_its_own_first_and_then_a_patient_is_taken() -> None:
    """PE 22.21, 22.1, R243. Of three one is healed, one goes on the card and one into Quarantine."""
    game = holding(CONTAINMENT, APPARATUS, at="move", sick={"gothar": 3}).after(go("gothar", camp=True))
    assert game.question == "Admitting" and healthy(game) == [1]
    taken, left = game.after(ADMIT), game.after(DONE)
    assert (healthy(taken), taken.house().patient, taken.house().regular, taken.question) == ([1], 1, 1, "Moving")
    assert (healthy(left), left.house().patient, left.house().regular) == ([1], 0, 2)
    alone = holding(CONTAINMENT, APPARATUS, at="move", sick={"gothar": 1}).after(go("gothar", camp=True))
    assert alone.question == "Moving" and healthy(alone) == [1] and alone.house().patient == 0


def test_a_step_is_paid_before_what_it_brings() -> None:
    """R243. Disinfectant in Quorra gives Food, but not for this step; and it is gained before anybody goes on a card or into Quarantine."""
    rival: dict[int, dict[str, Any]] = {1: {"sites": {"district": "quorra"}}}
    mine = {"doctor": "tivven", "goods": "", "regular": 3}
    assert holding(DISINFECTANT, APPARATUS, at="move", mine=mine, others=rival, sick={"quorra": 2}).why_not(go("quorra")).rule == "PE 10.4"
    game = holding(DISINFECTANT, APPARATUS, at="move", mine={**mine, "goods": "1 food"}, others=rival, sick={"quorra": 2}).after(go("quorra"))
    assert game.question == "Admitting" and game.has("food") == 1 and game.house().regular == 3
    game = game.after(ADMIT)
    assert game.question == "Sheltering" and game.house().patient == 1 and game.after(shelter("move")).question == "Moving"
