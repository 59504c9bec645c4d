"""PE 6. The Pest phase: what a card strikes, who takes people in, what keeps them away."""

from __future__ import annotations

import pytest

from lazaretto.games.pest.cards import NOTHING
from lazaretto.games.pest.moves import BURY, Shelter

from .land import empire, house, strike
from .year import arrange, place, shelter

#: Card 1 strikes Towns with Lumber and Cities with Stone.
STRUCK = ("gollor", "yarrowick", "garrow", "torvik", "gothar", "istrad", "brimhal")
FULL = "move construct produce storage"


def test_the_card_of_the_year_is_turned_up_and_strikes_what_it_shows() -> None:
    """PE 6.1."""
    game = empire(at="pest", ruins="", chance={"pest": (1,)}, houses={seat: house(doctor="ulmar", castle="ulmar") for seat in range(3)})
    assert game.t.pest_card == 1 and game.t.pest_shown.cards() == [1] and 1 not in game.t.pest_deck
    assert game.sick(*STRUCK) == (1,) * 7 and sum(game.t.sick) == 7 and sum(game.t.on_roads) == 0


@pytest.mark.parametrize("year, people", [(0, 1), (1, 1), (2, 2), (3, 2), (4, 2), (5, 2)])
def test_one_person_in_era_i_then_two(year: int, people: int) -> None:
    """PE 6.2, R32. In locations and on roads."""
    assert strike(year=year).sick(*STRUCK) == (people,) * 7
    assert strike(7, year=year).on_road("gollor", "gothar") == people


@pytest.mark.parametrize("year, people", [(0, 1), (2, 2)])
def test_the_owner_of_a_lone_building_takes_them_in(year: int, people: int) -> None:
    """PE 6.3, R15."""
    game = strike(year=year, houses={1: house(sites={"district": "gothar"})})
    assert game.sick("gothar") == 0 and game.house(1).regular == people and game.house(0).quarantined() == 0


def test_a_castle_is_a_building() -> None:
    """PE 6.3, R206. A building without its worker is one too."""
    assert strike(houses={0: house(castle="gothar")}).house(0).regular == 1
    assert strike(houses={0: house(sites={"treasury": "gothar"})}).house(0).regular == 1


def test_people_already_there_stay() -> None:
    """PE 6.3, R21."""
    game = strike(sick={"gothar": 2}, houses={1: house(sites={"district": "gothar"})})
    assert game.sick("gothar") == 2 and game.house(1).regular == 1


def test_two_are_taken_in_one_by_one() -> None:
    """PE 6.3, R15. The first takes the last regular slot; of the second one is asked."""
    game = strike(year=2, houses={0: house(sites={"district": "gothar"}, regular=2)})
    assert game.question == "Sheltering" and game.asked == (0,) and game.house(0).regular == 3
    done = game.after(shelter("produce"))
    assert done.house(0).harmful == 0b100 and done.question == "PlacingAssistant"
    each = strike(year=2, houses={0: house(sites={"district": "gothar"}, regular=3)}).after(BURY)
    assert each.question == "Sheltering" and each.after(shelter("move")).house(0).dead == 1


def test_who_finds_no_place_dies() -> None:
    """PE 6.4."""
    game = strike(houses={0: house(sites={"district": "gothar"}, regular=3, harmful=FULL)})
    assert game.question == "PlacingAssistant" and game.house(0).dead == 1 and game.house(0).quarantined() == 7


def test_with_the_regular_slots_full_one_may_choose_the_graveyard() -> None:
    """PE 6.4, R17. Or a slot with a drawback; the people may be rearranged first."""
    game = strike(houses={0: house(sites={"district": "gothar"}, regular=3, harmful="move")})
    assert {move.slot for move in game.options() if isinstance(move, Shelter)} == {1, 2, 3} and game.may(BURY) and game.may(arrange("storage"))
    assert game.after(BURY).house(0).dead == 1 and game.after(BURY).house(0).quarantined() == 4


def test_not_while_a_regular_slot_is_free() -> None:
    """PE 6.4, R16."""
    game = strike(houses={0: house(sites={"district": "gothar"}, regular=2)})
    assert game.question == "PlacingAssistant" and game.house(0).regular == 3 and game.house(0).dead == 0


def test_nobody_comes_where_several_buildings_stand() -> None:
    """PE 6.5."""
    game = strike(houses={0: house(sites={"district": "gothar"}), 1: house(sites={"workshop": "gothar"})})
    assert game.sick("gothar") == 0 and game.house(0).quarantined() == game.house(1).quarantined() == 0


@pytest.mark.parametrize("doctor", [0, 1])
def test_nobody_comes_where_a_doctor_is(doctor: int) -> None:
    """PE 6.5, R18. Whoever's it is, with a building or without."""
    assert strike(houses={doctor: house(doctor="gothar")}).sick("gothar") == 0
    houses = {0: house(sites={"district": "gothar"}), 1: house()}
    houses[doctor] = {**houses[doctor], "doctor": "gothar"}
    game = strike(houses=houses)
    assert game.sick("gothar") == 0 and game.house(0).quarantined() == 0


@pytest.mark.parametrize("camp", [0, 1])
def test_nobody_comes_where_a_camp_and_a_building_are(camp: int) -> None:
    """PE 6.5, R19. The camp stays."""
    houses = {0: house(sites={"district": "gothar"}), 1: house()}
    houses[camp] = {**houses[camp], "camp": "gothar"}
    game = strike(houses=houses)
    assert game.sick("gothar") == 0 and game.house(0).quarantined() == 0 and game.house(camp).camp == place("gothar")


def test_a_camp_beside_a_doctor_stays() -> None:
    """PE 6.5, R20."""
    game = strike(houses={0: house(camp="gothar"), 1: house(doctor="gothar")})
    assert game.sick("gothar") == 0 and game.house(0).camp == place("gothar")


def test_a_doctor_keeps_new_people_away_but_not_old_ones() -> None:
    """PE 6.5, R33."""
    assert strike(sick={"gothar": 1}, houses={0: house(doctor="gothar")}).sick("gothar") == 1


def test_a_lone_camp_is_sent_home() -> None:
    """PE 6.6. Nobody is placed."""
    game = strike(year=2, sick={"gothar": 1}, houses={0: house(camp="gothar")})
    assert game.sick("gothar") == 1 and game.house(0).camp == NOTHING


def test_several_camps_all_go_home() -> None:
    """PE 6.6, R20."""
    game = strike(houses={seat: house(camp="gothar") for seat in range(3)})
    assert game.sick("gothar") == 0 and [one.camp for one in game.t.houses] == [NOTHING] * 3


def test_a_camp_that_is_not_struck_stays() -> None:
    """PE 6.6."""
    assert strike(houses={0: house(camp="orvane")}).house(0).camp == place("orvane")


def test_a_struck_road_gets_its_people_in_any_case() -> None:
    """PE 6.7, R29. Beside Doctor, camp and building, between ruins, and however many are there."""
    ours = house(doctor="gollor", camp="gothar", sites={"district": "gollor"})
    game = strike(7, roads={2: 9}, ruins="vintry zarrow", houses={0: ours})
    assert game.on_road("gollor", "gothar") == 10 and game.on_road("vintry", "zarrow") == 1 and game.house(0).camp == place("gothar")
    assert not game.is_ruin("gollor") and not game.is_ruin("gothar")


def test_only_roads_of_its_colour_are_struck() -> None:
    """PE 6.7, 2.4, R235. White strikes all with a horseshoe, and no plain one."""
    red = strike(8)
    struck = (("gollor", "gothar"), ("nethby", "quillon"), ("vintry", "zarrow"), ("wendle", "caldrum"))
    assert sum(red.t.on_roads) == 4 and all([red.on_road(*ends) == 1 for ends in struck])
    white = strike(15)
    assert sum(white.t.on_roads) == 12 and white.on_road("gollor", "hask") == 0 and sum(white.t.sick) == 0


def test_the_whole_card_is_dealt_with_before_anything_else() -> None:
    """PE 6.8, R14, R213. An owner is asked while all others lie there already, and nothing is destroyed yet."""
    game = strike(sick={"istrad": 3}, houses={0: house(sites={"district": "gollor"}, regular=3)})
    assert game.question == "Sheltering" and game.sick("gothar", "brimhal", "istrad") == (1, 1, 4) and not game.is_ruin("istrad")
    assert game.after(BURY).is_ruin("istrad")


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_owners_are_asked_in_turn_order(order: tuple[int, ...]) -> None:
    """PE 6.8, R213."""
    sites = ("gollor", "gothar", "torvik")
    game, asked = strike(order=order, houses={seat: house(sites={"district": sites[seat]}, regular=3) for seat in range(3)}), []
    while game.question == "Sheltering":
        asked.append(game.asked[0])
        game = game.after(BURY)
    assert tuple(asked) == order
