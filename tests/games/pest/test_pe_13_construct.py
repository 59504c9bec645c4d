"""PE 13. Construct: up to two buildings on the map, or one in the Capital."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.cards import KIND_NAMES, NOTHING, TOOLS
from lazaretto.games.pest.moves import COINS, DONE, Build

from .errands_at_hand import DISTRICT, FULL, done, errand, goods, raise_capital, turn
from .year import arrange, build, choose, place, plays, trade

BOTH: dict[str, Any] = {"goods": "4 lumber 2 stone", "camp": "gothar", "influence": 38}    # where the track gives nothing
COSTS = [("district", "2 lumber 1 stone"), ("workshop", "2 lumber 2 stone"), ("factory", "2 lumber 3 stone"), ("treasury", "3 lumber 3 stone")]
WORKS = [
    ("hospice", "2 lumber 2 stone 2 herbs", 3, 1), ("granary", "2 lumber 2 stone 2 food", 3, 1), ("guildhall", "3 lumber 3 stone", 3, 2),
    ("cathedral", "2 lumber 5 stone", 4, 2), ("citadel", "5 lumber 3 stone", 5, 2),
]


def test_up_to_two_buildings_are_constructed_on_the_map() -> None:
    """PE 13.1, R72. One where the Doctor is, one where the camp is."""
    game = done(errand("construct", BOTH).after(build("district"), build("district", "camp")))
    assert game.house().sites[:2] == (place("gollor"), place("gothar")) and game.question == "Turn" and goods(game) == ""


def test_one_may_construct_none_or_leave_the_second() -> None:
    """PE 13.1, R85."""
    game = errand("construct", BOTH)
    assert game.after(DONE).house().on_the_map() == 0 and done(game.after(build("district"))).house().on_the_map() == 1


def test_or_one_in_the_capital_and_never_both() -> None:
    """PE 13.1, R74."""
    game = errand("construct", {"goods": FULL, "camp": "gothar"})
    assert game.after(build("district"), COINS[0], COINS[0]).why_not(raise_capital("guildhall")).rule == "PE 13.1"
    assert game.after(raise_capital("guildhall"), COINS[0], COINS[0]).question == "Turn"


def test_on_the_map_one_constructs_where_doctor_or_camp_is() -> None:
    """PE 13.2."""
    game = errand("construct", BOTH)
    assert game.after(build("district")).house().sites[0] == place("gollor") and game.after(build("district", "camp")).house().sites[0] == place("gothar")
    assert errand("construct", {"goods": DISTRICT}).why_not(build("district", "camp")).rule == "PE 13.2"


def test_never_where_one_has_a_building_already() -> None:
    """PE 13.2, R72, R73. The Castle counts."""
    assert errand("construct", {"goods": DISTRICT, "doctor": "hask"}).why_not(build("district")).rule == "PE 2.2"
    game = errand("construct", {"goods": "4 lumber 2 stone", "doctor": "gothar"}).after(build("district"))
    assert game.house().doctor == place("gothar") and not game.may(build("district"))


@pytest.mark.parametrize("location, holds", [("ruddock", 1), ("gollor", 2), ("gothar", 3)])
def test_never_where_the_location_is_full(location: str, holds: int) -> None:
    """PE 13.2."""
    house, site = {"goods": DISTRICT, "doctor": location}, {"sites": {"district": location}}
    full = errand("construct", house, seats=5, others={seat + 1: site for seat in range(holds)})
    assert full.why_not(build("district")).rule == "PE 2.2"
    assert errand("construct", house, seats=5, others={seat + 1: site for seat in range(holds - 1)}).may(build("district"))


def test_the_castle_of_another_fills_its_village() -> None:
    """PE 13.2, R78, R206."""
    assert errand("construct", {"goods": DISTRICT, "doctor": "zelm"}).why_not(build("district")).rule == "PE 2.2"


def test_never_in_a_destroyed_location() -> None:
    """PE 13.2. But among the sick (R76)."""
    game = errand("construct", BOTH, ruins="gollor gothar")
    assert [game.why_not(build("district", at)).rule for at in ("doctor", "camp")] == ["PE 13.2", "PE 13.2"]
    game = errand("construct", BOTH, sick={"gollor": 3}).after(build("district"))
    assert game.house().sites[0] == place("gollor") and game.sick("gollor") == 3


@pytest.mark.parametrize("kind, cost", COSTS)
def test_one_pays_what_the_building_costs(kind: str, cost: str) -> None:
    """PE 13.3, R85. Which it is one chooses."""
    game = errand("construct", {"goods": cost})
    assert goods(done(game.after(build(kind)))) == ""
    lumber, _, stone, _ = [int(word) if word.isdigit() else 0 for word in cost.split()]
    for short in (f"{lumber - 1} lumber {stone} stone", f"{lumber} lumber {stone - 1} stone"):
        assert errand("construct", {"goods": short}).why_not(build(kind)).rule == "PE 13.3"


def test_there_are_six_districts_and_one_of_each_special_building() -> None:
    """PE 13.3, 3.3."""
    sites: dict[str, Any] = {"district": "quorra tivven ulmar terras torvik kestrin", "workshop": "orvane"}
    game = errand("construct", {"goods": "5 lumber 5 stone", "sites": sites})
    assert game.why_not(build("district")).rule == game.why_not(build("workshop")).rule == "PE 3.3" and game.may(build("factory"))


def test_coins_stand_for_lumber_and_stone_and_the_payer_says_for_which() -> None:
    """PE 13.3, R80, R208."""
    game = errand("construct", {"goods": "2 lumber 1 stone 2 coin"}).after(build("district"))
    assert game.question == "Paying" and [game.may(COINS[many]) for many in range(4)] == [True, True, True, False]
    assert goods(done(game.after(COINS[1], COINS[1]))) == "1 lumber 1 stone"
    assert goods(done(errand("construct", {"goods": "1 lumber 1 stone 1 coin"}).after(build("district")))) == ""


def test_coins_stand_for_herbs_and_food_of_a_capital_building_too() -> None:
    """PE 13.3, 13.8, R80."""
    assert goods(errand("construct", {"goods": "2 lumber 2 stone 2 coin"}).after(raise_capital("hospice"))) == ""


@pytest.mark.parametrize("location, resource", [("gollor", "lumber"), ("gothar", "stone"), ("quorra", "food"), ("orvane", "herbs")])
def test_a_building_will_produce_the_resource_of_its_location(location: str, resource: str) -> None:
    """PE 13.4. A Factory, which needs no worker; the Castle stands in a ruin."""
    game = errand("construct", {"goods": "2 lumber 3 stone", "doctor": location}, ruins="hask", actions="construct produce")
    assert goods(done(game.after(build("factory"))).after(plays("produce"))) == f"1 {resource}"


def test_the_treasury_is_marked_with_a_coin() -> None:
    """PE 13.4, R83. The Tool Cart still gives what the location gives."""
    treasury = {"sites": {"treasury": "gollor"}, "workers": "treasury"}
    assert goods(errand("produce", treasury, ruins="hask")) == "1 coin"
    game = errand("construct", {"goods": "3 lumber 3 stone", "cards": {"top": TOOLS}}).after(build("treasury"))
    assert goods(done(game)) == "1 lumber"


def test_nobody_works_in_a_new_building() -> None:
    """PE 13.4, R82."""
    game = errand("construct", {"goods": DISTRICT, "healthy": 3}, ruins="hask", actions="construct produce").after(build("district"))
    assert game.house().workers == 0 and goods(done(game).after(plays("produce"))) == ""


@pytest.mark.parametrize("location, influence", [("ruddock", 1), ("gollor", 2), ("gothar", 3)])
def test_the_first_building_brings_influence_by_the_size_of_the_location(location: str, influence: int) -> None:
    """PE 13.5."""
    game = errand("construct", {"goods": DISTRICT, "doctor": location}, decrees=(2, 6, 11)).after(build("district"))
    assert game.house().influence == influence


@pytest.mark.parametrize("location, others, influence", [("gollor", 1, 1), ("gothar", 1, 2), ("gothar", 2, 1)])
def test_for_each_building_of_another_it_is_one_less(location: str, others: int, influence: int) -> None:
    """PE 13.6, R77. With the sizes as they are never below 1."""
    site: dict[str, Any] = {"sites": {"district": location}}
    game = errand("construct", {"goods": DISTRICT, "doctor": location}, decrees=(2, 6, 11), others={seat + 1: site for seat in range(others)})
    assert game.after(build("district")).house().influence == influence


def test_castles_of_others_count_among_them() -> None:
    """PE 13.6, R78, R206."""
    game = errand("construct", {"goods": DISTRICT}, decrees=(2, 6, 11), others={1: {"castle": "gollor"}}).after(build("district"))
    assert game.house().influence == 1


def test_doctors_and_camps_of_others_do_not_count() -> None:
    """PE 13.6, R71."""
    game = errand("construct", {"goods": DISTRICT}, decrees=(2, 6, 11), others={1: {"doctor": "gollor", "camp": "gollor"}}).after(build("district"))
    assert game.house().influence == 2


def test_a_building_is_wholly_done_with_before_the_next_is_paid() -> None:
    """PE 13.7, R81, R85. The camp is home, then the Crate of space 4, then the Imperative; the Crate pays for the second."""
    house: dict[str, Any] = {"goods": "3 lumber 2 stone", "doctor": "gothar", "camp": "gollor", "influence": 2}
    game = errand("construct", house, decrees=(1, 6, 11)).after(build("district", "camp"))
    assert game.question == "Crates" and game.house().influence == 4 and game.house().camp == NOTHING and game.house().levels == (0, 0, 0)
    assert not game.after(choose("herbs")).may(build("district"))
    game = game.after(choose("lumber"))
    assert game.house().levels == (1, 0, 0) and game.house().influence == 5 and game.question == "Constructing"
    assert goods(done(game.after(build("district")))) == ""


@pytest.mark.parametrize("name, cost, renown, influence", WORKS)
def test_a_capital_building_brings_its_renown_tokens_and_influence_at_once(name: str, cost: str, renown: int, influence: int) -> None:
    """PE 13.8, R75, R244. The Doctor need not be near."""
    game = errand("construct", {"goods": cost, "doctor": "rastova"}).after(raise_capital(name))
    assert goods(game) == "" and game.house().renown == renown and game.house().influence == influence and game.house().works == 1
    words = cost.split()
    assert errand("construct", {"goods": " ".join([str(int(words[0]) - 1), *words[1:]])}).why_not(raise_capital(name)).rule == "PE 13.3"


def test_each_capital_building_is_constructed_once_a_game() -> None:
    """PE 13.8."""
    game = errand("construct", {"goods": "5 lumber 5 stone"}, works={"citadel": 1})
    assert game.why_not(raise_capital("citadel")).rule == "PE 13.8" and game.may(raise_capital("cathedral"))
    game = turn("construct research", {"goods": "3 lumber 3 stone"}, rounds=1).after(plays("construct"), raise_capital("guildhall"))
    assert game.t.works.count(0) == 1 and game.t.works[2] == 0


def test_alone_the_sick_person_beside_it_goes_to_the_neutral_space() -> None:
    """PE 13.8, R84. Not before the gain is whole: the Crate of space 4 is still to be chosen."""
    game = errand("construct", {"goods": "3 lumber 3 stone", "influence": 2}, seats=1).after(raise_capital("guildhall"))
    assert game.question == "Crates" and game.t.neutral == 0 and game.house().renown == 3
    assert game.after(choose("food")).t.neutral == 1


def test_hindered_one_lumber_or_stone_more_is_spent() -> None:
    """PE 13.9, R79, R221. The payer says which, where there is a choice."""
    house: dict[str, Any] = {"harmful": "construct", "regular": 3}
    assert errand("construct", {**house, "goods": DISTRICT + " 5 food"}).why_not(build("district")).rule == "PE 13.3"
    for price in ("3 lumber 1 stone", "2 lumber 2 stone"):
        assert goods(done(errand("construct", {**house, "goods": price}).after(build("district")))) == ""
    game = errand("construct", {**house, "goods": "3 lumber 2 stone"}).after(build("district"))
    assert game.question == "Adjusting" and game.why_not(choose("food")).rule == "PE 13.9"
    assert [goods(done(game.after(choose(name)))) for name in ("lumber", "stone")] == ["1 stone", "1 lumber"]


def test_once_however_many_one_constructs_and_on_the_first() -> None:
    """PE 13.9, 13.10, R79. No reward of the Influence track is passed."""
    house: dict[str, Any] = {"camp": "gothar", "influence": 27}
    hindered = errand("construct", {**house, "harmful": "construct", "regular": 3, "goods": "5 lumber 2 stone"}, decrees=(2, 8, 12))
    hindered = hindered.after(build("district"), choose("lumber"))
    assert goods(hindered) == "2 lumber 1 stone" and goods(done(hindered.after(build("district", "camp")))) == ""
    enhanced = turn("construct cure", {**house, "research": 1, "goods": "3 lumber 2 stone"}, decrees=(2, 8, 12))
    enhanced = enhanced.after(plays("construct", True), build("district"), choose("lumber"))
    assert goods(enhanced) == "2 lumber 1 stone" and goods(done(enhanced.after(build("district", "camp")))) == ""


def test_a_capital_building_is_dearer_too_by_lumber_or_stone() -> None:
    """PE 13.9, R79."""
    house: dict[str, Any] = {"harmful": "construct", "regular": 3}
    assert errand("construct", {**house, "goods": "3 lumber 3 stone"}).why_not(raise_capital("guildhall")).rule == "PE 13.3"
    assert goods(errand("construct", {**house, "goods": "3 lumber 4 stone"}).after(raise_capital("guildhall"))) == ""


def test_enhanced_one_lumber_or_stone_less_is_spent() -> None:
    """PE 13.10, R79, R221."""
    for price in ("1 lumber 1 stone", "2 lumber"):
        game = turn("construct cure", {"research": 1, "goods": price}).after(plays("construct", True))
        assert game.house().research == 0 and goods(game) == "" and game.house().on_the_map() == 1, "there is nothing else to construct"
    game = turn("construct cure", {"research": 1, "goods": "2 lumber 2 stone 1 herbs"})
    assert not game.after(plays("construct", True)).may(raise_capital("hospice"))
    either = turn("construct cure", {"research": 1, "goods": DISTRICT}).after(plays("construct", True), build("district"))
    assert either.question == "Adjusting" and either.why_not(choose("food")).rule == "PE 13.10"


def test_enhancing_must_make_a_building_payable() -> None:
    """PE 13.10, R222."""
    game = turn("construct cure", {"research": 1, "goods": "1 lumber"})
    assert game.why_not(plays("construct", True)).rule == "R222" and game.may(plays("construct"))
    assert turn("construct cure", {"goods": DISTRICT}).why_not(plays("construct", True)).rule == "PE 9.4"


def test_who_has_enhanced_must_construct() -> None:
    """PE 13.10, R222."""
    game = turn("construct cure", {"research": 1, "goods": "4 lumber 2 stone", "camp": "gothar"}).after(plays("construct", True))
    assert game.why_not(DONE).rule == "R222" and game.after(build("district"), choose("stone")).may(DONE)


def test_who_enhances_a_construct_is_never_stuck() -> None:
    """PE 13.10, R222. Whatever is answered, there is a next answer."""
    game = turn("construct cure", {"research": 1, "goods": "1 lumber 1 stone"}).after(plays("construct", True))
    assert [move for move in game.options() if not game.after(move).options()] == []


def test_what_an_enhanced_construct_needs_is_not_traded_away() -> None:
    """PE 13.10, R222. Two Lumber or Coins are a District; all is free once one is constructed, or where nothing is enhanced."""
    house: dict[str, Any] = {"research": 1, "goods": "2 lumber 2 herbs", "influence": 38}
    game = turn("construct cure", house).after(plays("construct", True))
    assert game.why_not(trade("lumber", "lumber")).rule == "R222" and not game.may(DONE)
    assert game.may(trade("lumber", "herbs")) and game.after(trade("herbs", "herbs")).may(trade("lumber", "lumber"))
    built = turn("construct cure", {**house, "goods": "6 lumber", "camp": "gothar"}).after(plays("construct", True), build("district"))
    assert built.question == "Constructing" and built.may(trade("lumber", "lumber"))
    assert turn("construct cure", {**house, "goods": DISTRICT}).after(plays("construct")).may(trade("lumber", "lumber"))


def test_nor_is_it_lost_by_rearranging() -> None:
    """PE 13.10, R222. Nothing but the Cathedral, for one Lumber and five Stone; the storage would hold four."""
    house: dict[str, Any] = {"research": 1, "goods": "1 lumber 5 stone", "doctor": "hask", "regular": 3, "harmful": "produce"}
    game = turn("construct cure", house).after(plays("construct", True))
    assert game.may(raise_capital("cathedral")) and game.why_not(arrange("storage")).rule == "R222" and game.may(arrange("move"))


def test_hindered_and_enhanced_it_costs_what_it_says() -> None:
    """PE 13.9, 13.10, R46."""
    house: dict[str, Any] = {"harmful": "construct", "regular": 3, "research": 1}
    game = turn("construct cure", {**house, "goods": DISTRICT}).after(plays("construct", True), build("district"))
    assert goods(done(game)) == "" and game.house().research == 0
    assert not turn("construct cure", {**house, "goods": "2 lumber"}).may(plays("construct", True))


def test_hindered_is_read_when_the_action_begins() -> None:
    """PE 13.9, R47."""
    game = errand("construct", {"goods": DISTRICT, "regular": 2, "harmful": "construct"}).after(arrange())
    assert game.house().harmful == 0 and not game.may(build("district"))


def test_the_castle_is_placed_and_never_constructed() -> None:
    """PE 13.3, R6."""
    game = errand("construct", {"goods": FULL, "castle": ""})
    assert {KIND_NAMES[move.kind] for move in game.options() if isinstance(move, Build)} == {"district", "workshop", "factory", "treasury"}
