"""PE 7. Destroyed locations: what falls, what spreads, and what stays."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.cards import NOTHING
from lazaretto.games.pest.moves import BURY, DONE
from lazaretto.games.pest.scoring import sheet

from .land import empire, house, strike
from .year import go, place


@pytest.mark.parametrize("year, there, falls", [(0, 2, False), (0, 3, True), (0, 5, True), (2, 1, False), (2, 2, True), (2, 3, True), (4, 2, True)])
def test_four_or_more_destroy_a_location_that_the_card_struck(year: int, there: int, falls: bool) -> None:
    """PE 7.1, R26. All its people go back to the supply."""
    game = strike(year=year, sick={"gothar": there})
    assert game.is_ruin("gothar") == falls and game.sick("gothar") == (0 if falls else there + (1 if year < 2 else 2))


def test_a_location_that_was_not_struck_stands() -> None:
    """PE 7.1, R25. Terras has six, and gives Stone."""
    game = strike(sick={"terras": 6})
    assert not game.is_ruin("terras") and game.sick("terras") == 6 and game.t.ruins == 0


@pytest.mark.parametrize("ours", [house(doctor="gothar"), house(camp="gothar"), house(sites={"district": "gothar"})])
def test_a_location_that_was_protected_stands(ours: dict[str, Any]) -> None:
    """PE 7.1, R27. Four are there; none came from the card."""
    game = strike(sick={"gothar": 4}, houses={0: ours})
    assert not game.is_ruin("gothar") and game.sick("gothar") == 4


def test_one_person_goes_to_every_neighbour() -> None:
    """PE 7.2, R22, R204. Gothar lies beside Gollor, Orvane and Vintry; the red road to Gollor gets nobody. In Eras II and III one as well."""
    game = strike(sick={"gothar": 3})
    assert game.sick("orvane", "vintry") == (1, 1) and game.sick("gollor") == 2 and sum(game.t.on_roads) == 0
    assert strike(year=2, sick={"gothar": 3}).sick("orvane", "vintry", "gollor") == (1, 1, 3)


def test_nobody_goes_to_the_capital_or_into_a_ruin() -> None:
    """PE 7.2, R30, R217. Torvik lies beside the Capital, Umberlin and Vintry."""
    game = strike(sick={"torvik": 3}, ruins="umberlin")
    before = strike(ruins="umberlin")
    assert game.is_ruin("torvik") and game.sick("umberlin", "vintry") == (0, 1) and sum(game.t.sick) == sum(before.t.sick)


def test_a_spread_is_met_as_a_card_is() -> None:
    """PE 7.2, R23. A lone building's owner takes one in, two keep them away, so does a Doctor, and a lone camp goes home."""
    fallen = {"gothar": 3}
    assert strike(sick=fallen, houses={0: house(sites={"district": "orvane"})}).house(0).regular == 1
    two = strike(sick=fallen, houses={0: house(sites={"district": "orvane"}), 1: house(sites={"district": "orvane"})})
    assert two.sick("orvane") == 0 and two.house(0).quarantined() == two.house(1).quarantined() == 0
    assert strike(sick=fallen, houses={0: house(doctor="orvane")}).sick("orvane") == 0
    camp = strike(sick=fallen, houses={0: house(camp="orvane")})
    assert camp.sick("orvane") == 0 and camp.house(0).camp == NOTHING


def test_a_spread_destroys_nothing() -> None:
    """PE 7.3, R25. Orvane may hold more than four."""
    game = strike(sick={"gothar": 3, "orvane": 5, "vintry": 3})
    assert game.sick("orvane", "vintry") == (6, 4) and not game.is_ruin("orvane") and not game.is_ruin("vintry")


def test_nor_does_it_bring_down_what_the_card_struck_before() -> None:
    """PE 7.3, R25. Gollor was struck too, for its third; its fourth came from Gothar."""
    game = strike(sick={"gothar": 3, "gollor": 2})
    assert game.sick("gollor") == 4 and not game.is_ruin("gollor")


def test_such_a_location_falls_when_a_card_strikes_it() -> None:
    """PE 7.1, 7.3, R26."""
    assert strike(sick={"gothar": 6}).is_ruin("gothar")


def test_all_fall_before_any_spreads() -> None:
    """PE 7.4, R24. Gollor and Gothar lie beside each other; neither sends to the other."""
    game = strike(sick={"gothar": 3, "gollor": 3})
    assert game.is_ruin("gothar") and game.is_ruin("gollor") and game.sick("gothar", "gollor") == (0, 0)
    assert game.sick("hask", "orvane", "vintry") == (1, 1, 1)


def test_a_neighbour_of_two_ruins_gets_two() -> None:
    """PE 7.4, R214. Jorrow lies between Garrow and Istrad: a lone camp goes home at the first, and the second lands."""
    both = {"garrow": 3, "istrad": 3}
    assert strike(sick=both).sick("jorrow") == 2
    camp = strike(sick=both, houses={0: house(camp="jorrow")})
    assert camp.sick("jorrow") == 1 and camp.house(0).camp == NOTHING
    assert strike(sick=both, houses={0: house(sites={"district": "jorrow"})}).house(0).regular == 2


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2)])
def test_all_that_spreads_is_met_in_turn_order(order: tuple[int, ...]) -> None:
    """PE 7.4, 6.8, R213. One owner lives beside Gothar, the other beside Istrad."""
    houses = {0: house(sites={"district": "fennick"}, regular=3), 1: house(sites={"district": "orvane"}, regular=3)}
    game = strike(order=order, sick={"gothar": 3, "istrad": 3}, houses=houses)
    assert game.question == "Sheltering" and game.asked == order[:1] and game.sick("vintry", "jorrow") == (1, 1)
    assert game.after(BURY).asked == order[1:2] and game.after(BURY).question == "Sheltering"


def test_blessir_falls_and_terras_stands() -> None:
    """PE 7.5. The rulebook's example: the fourth in Blessir comes from a card that strikes Cities with Herbs; Terras had three."""
    game = strike(3, sick={"blessir": 3, "terras": 3})
    assert game.is_ruin("blessir") and game.sick("blessir") == 0
    assert game.sick("terras", "meskar") == (4, 1) and not game.is_ruin("terras") and game.t.ruins.bit_count() == 1


def test_a_ruin_is_for_movement_only_and_stays_one() -> None:
    """PE 7.6. It is not struck again; one may go there, and gains nothing."""
    game = strike(ruins="gothar", year=4)
    assert game.sick("gothar") == 0 and game.is_ruin("gothar")
    moved = empire(at="move", ruins="gothar", houses={0: house(doctor="orvane", goods="")}).after(go("gothar"), DONE)
    assert moved.house(0).doctor == place("gothar") and sum(moved.house(0).goods) == 0


def test_what_stood_in_a_ruin_stays_and_produces_nothing() -> None:
    """PE 7.6, R28, R91, R198. It scores as before."""
    ours = house(goods="", castle="hask", sites={"workshop": "gothar"}, workers="workshop")
    assert empire(at="produce", ruins="", houses={0: ours}).house(0).goods == (0, 2, 0, 1, 0)
    ruined = empire(at="produce", ruins="gothar", houses={0: ours})
    assert ruined.house(0).goods == (0, 0, 0, 1, 0) and place("gothar") in ruined.house(0).sites
    assert sheet(ruined.t, 0)[1] == 2


def test_a_doctor_and_a_camp_in_a_neighbour_stay_where_they_are() -> None:
    """PE 7.2, 7.6, R20. Orvane keeps both."""
    game = strike(sick={"gothar": 3}, houses={0: house(camp="orvane"), 1: house(doctor="orvane")})
    assert game.house(0).camp == place("orvane") == game.house(1).doctor and game.sick("orvane") == 0
