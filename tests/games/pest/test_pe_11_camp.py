"""PE 11. The Containment Camp: put on a Move, it clears and protects; it comes home by a building or by the Pest."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.cards import NOTHING
from lazaretto.games.pest.moves import DONE, ENHANCE, PUT_CAMP

from .errands_at_hand import DISTRICT, done, errand, goods, turn
from .land import empire
from .year import build, go, place, plays


def test_the_camp_protects_a_location_from_the_pest_card() -> None:
    """PE 11.1. Card 1 strikes Gothar, a City of Stone."""
    assert empire(at="strike", card=1, ruins="").sick("gothar") == 1
    assert empire(at="strike", card=1, ruins="", houses={0: {"camp": "gothar"}}).sick("gothar") == 0


def test_or_it_clears_one() -> None:
    """PE 11.1."""
    game = errand("move", sick={"gothar": 3}).after(go("gothar", camp=True))
    assert game.sick("gothar") == 0 and game.house().camp == place("gothar")


def test_each_house_has_one() -> None:
    """PE 11.1, R61."""
    game = errand("move", others={1: {"camp": "gothar"}}).after(go("gothar"), PUT_CAMP)
    assert game.house(0).camp == game.house(1).camp == place("gothar") and game.why_not(PUT_CAMP).rule == "PE 11.2"


def test_it_is_put_where_the_move_began() -> None:
    """PE 11.2, R61, R216. Before the first step; the Doctor goes on from there."""
    game = errand("move").after(PUT_CAMP, go("gothar"))
    assert done(game).house().camp == place("gollor")
    assert errand("move").after(go("gothar"), PUT_CAMP).house().camp == place("gothar")


def test_or_on_a_location_passed_or_where_it_ends() -> None:
    """PE 11.2, R61. With nobody sick there."""
    assert done(errand("move").after(go("gothar"), PUT_CAMP, go("orvane"))).house().camp == place("gothar")
    assert done(errand("move").after(go("gothar"), go("orvane"), PUT_CAMP)).house().camp == place("orvane")


def test_where_nobody_is_sick_it_is_put_once_the_doctor_is_there() -> None:
    """PE 11.2, R216."""
    game = errand("move")
    assert not game.may(go("gothar", camp=True)) and game.after(go("gothar")).may(PUT_CAMP)


def test_people_left_behind_at_the_start_are_gathered_by_it() -> None:
    """PE 11.2, R218. All of them, free of charge."""
    game = errand("move", sick={"gollor": 3}).after(PUT_CAMP)
    assert game.sick("gollor") == 0 and game.house().regular == 3 and game.t.gathered == 3


def test_on_the_start_only_if_a_step_can_be_taken_without_it() -> None:
    """PE 11.2, R216. Blessir, with two sick people in Terras and in Meskar."""
    sick = {"terras": 2, "meskar": 2}
    game = errand("move", {"doctor": "blessir"}, sick=sick)
    assert game.why_not(PUT_CAMP).rule == "R216" and game.may(go("terras", camp=True))
    assert errand("move", {"doctor": "blessir", "goods": "1 food"}, sick=sick).may(PUT_CAMP)


def test_not_in_a_ruin_nor_in_the_capital() -> None:
    """PE 11.2, R62."""
    assert errand("move", ruins="gothar").after(go("gothar")).why_not(PUT_CAMP).rule == "R62"
    assert errand("move").after(go("capital")).why_not(PUT_CAMP).rule == "R62"
    assert errand("move", ruins="gollor").why_not(PUT_CAMP).rule == "R62"


def test_it_may_stand_beside_an_own_building() -> None:
    """PE 11.2, R63."""
    assert done(errand("move").after(go("hask"), PUT_CAMP)).house().camp == place("hask")


def test_it_cannot_be_moved_or_taken_back() -> None:
    """PE 11.3, R64. Nothing one may answer in a Move changes where it stands, not even beside it."""
    for doctor in ("gollor", "gothar"):
        game = errand("move", {"camp": "gothar", "doctor": doctor, "goods": "5 food", "research": 1, "harmful": "move", "regular": 3})
        assert game.may(ENHANCE) and not game.may(PUT_CAMP)
        assert {game.after(move).house().camp for move in game.options()} == {place("gothar")}


def test_one_may_construct_where_it_stands() -> None:
    """PE 11.3, 13.2."""
    game = errand("construct", {"goods": DISTRICT, "camp": "gothar"}).after(build("district", "camp"))
    assert game.house().sites[0] == place("gothar")


def test_a_building_in_its_location_sends_it_home_to_be_used_again() -> None:
    """PE 11.4."""
    game = errand("construct", {"goods": DISTRICT, "camp": "gothar"}, actions="construct move")
    game = done(game.after(build("district", "camp")))
    assert game.house().camp == NOTHING and game.after(plays("move"), PUT_CAMP).house().camp == place("gollor")


@pytest.mark.parametrize("kind", ["district", "factory"])
def test_doctor_and_camp_together_make_one_building_and_it_goes_home(kind: str) -> None:
    """PE 11.4, R73."""
    game = errand("construct", {"goods": "5 lumber 5 stone", "camp": "gollor"})
    assert not game.may(build(kind, "camp"))
    game = game.after(build(kind))
    assert game.house().camp == NOTHING and not game.may(build("workshop")) and not game.may(build("workshop", "camp"))


def test_a_building_elsewhere_leaves_it_where_it_is() -> None:
    """PE 11.4."""
    assert errand("construct", {"goods": DISTRICT, "camp": "gothar"}).after(build("district")).house().camp == place("gothar")


def test_a_building_of_another_in_its_location_leaves_it_there_stuck() -> None:
    """PE 11.4, R71. A Village holds one: no room to construct, and it is no longer alone when the Pest strikes."""
    camp: dict[str, Any] = {"camp": "ruddock", "goods": DISTRICT}
    game = errand("construct", {"doctor": "ruddock", "goods": DISTRICT}, others={1: camp}).after(build("district"))
    assert game.house(1).camp == place("ruddock")
    game = errand("construct", camp, others={1: {"sites": {"district": "ruddock"}}})
    assert game.why_not(build("district", "camp")).rule == "PE 2.2"
    game = empire(at="strike", card=8, ruins="", houses={0: {"camp": "ruddock"}, 1: {"sites": {"district": "ruddock"}}})
    assert game.house().camp == place("ruddock") and game.sick("ruddock") == 0 and game.house(1).quarantined() == 0


def test_otherwise_only_the_pest_sends_it_home() -> None:
    """PE 11.4, R71. Card 1 strikes Gothar, where it is alone; that another enters does nothing to it."""
    assert empire(at="strike", card=1, ruins="", houses={0: {"camp": "gothar"}}).house().camp == NOTHING
    game = done(errand("move", others={1: {"camp": "gothar"}}).after(go("gothar")))
    assert game.house(1).camp == place("gothar") and goods(game) == "1 stone"


def test_a_camp_is_put_in_a_move_and_in_nothing_else() -> None:
    """PE 11.2."""
    assert not turn("move research").may(PUT_CAMP) and not errand("construct", {"goods": DISTRICT}).may(PUT_CAMP)
    assert done(errand("move").after(go("gothar"), PUT_CAMP)).question == "Turn" and not errand("move").after(PUT_CAMP).may(DONE)
