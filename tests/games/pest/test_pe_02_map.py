"""PE 2. The map: locations, roads, harbours, ruins and the Capital."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import BLACK, BLUE, CAPITAL, CITY, LOCATIONS, PLAIN, RED, RESOURCES, TOWN, TO_CAPITAL, VILLAGE
from lazaretto.games.pest.moves import ASSIGNS, CAPITALS, DONE, PUT_CAMP

from .land import empire, house, opening
from .year import build, go, place, road

RULES: Any = GAME.rules(5, "base")
NAMES = GAME.box.ids


def ruins(seats: int) -> int:
    rules: Any = GAME.rules(seats, "base")
    return int(rules.ruins)


def near(name: str) -> set[str]:
    return {"capital" if other == CAPITAL else NAMES[other] for other, _ in RULES.ways[place(name)]}


def test_there_are_20_villages_15_towns_and_10_cities() -> None:
    """PE 2.1. Each gives one of four resources."""
    assert [RULES.sizes.count(size) for size in (VILLAGE, TOWN, CITY)] == [20, 15, 10] and len(NAMES) == LOCATIONS
    assert set(RULES.gives) == set(range(RESOURCES)) and len(RULES.gives) == LOCATIONS
    assert [RULES.sizes[place(name)] for name in ("gollor", "gothar", "blessir", "terras")] == [TOWN, CITY, CITY, TOWN] and "meskar" in NAMES


@pytest.mark.parametrize("start, end, gained", [("gothar", "gollor", "lumber"), ("gollor", "gothar", "stone"), ("hask", "quorra", "food"),
                                                ("gollor", "hask", "herbs")])
def test_a_location_gives_its_resource(start: str, end: str, gained: str) -> None:
    """PE 2.1."""
    game = empire(at="move", houses={0: house(doctor=start, goods="")}).after(go(end), DONE)
    assert game.has(gained) == 1 == sum(game.house(0).goods)


@pytest.mark.parametrize("where, holds", [("ruddock", 1), ("torvik", 2), ("gothar", 3)])
def test_a_village_holds_1_building_a_town_2_and_a_city_3(where: str, holds: int) -> None:
    """PE 2.2."""
    for others in range(4):
        houses = {seat: house(sites={"district": where}) for seat in range(1, others + 1)}
        game = empire(seats=5, at="construct", houses={0: house(doctor=where, goods="5 lumber 5 stone"), **houses})
        assert game.may(build("district")) == (others < holds)
        assert others < holds or game.why_not(build("district")).rule == "PE 2.2"


def test_a_house_never_has_two_in_a_location() -> None:
    """PE 2.2. Of no kind, and not beside its Castle."""
    rich = house(doctor="gothar", goods="5 lumber 5 stone", sites={"district": "gothar"})
    assert empire(at="construct", houses={0: rich}).why_not(build("workshop")).rule == "PE 2.2"
    assert empire(at="construct", houses={0: house(doctor="gothar", castle="gothar", goods="5 lumber 5 stone")}).why_not(build("district")).rule == "PE 2.2"


def test_roads_join_places_both_ways() -> None:
    """PE 2.3. There are 69; each has two ends, and no two join the same places."""
    pairs = [(here, other) for here in range(LOCATIONS + 1) for other, _ in RULES.ways[here]]
    assert len(pairs) == 138 == len(set(pairs)) and all([(other, here) in pairs and here != other for here, other in pairs])
    assert near("blessir") == {"terras", "meskar"} and near("capital") == {"gollor", "ulmar", "brannoch", "kestrin", "torvik"}


def test_a_doctor_goes_along_roads_only() -> None:
    """PE 2.3."""
    game = empire(at="move", houses={0: house(doctor="blessir")}, ruins="")
    assert {name for name in (*NAMES, "capital") if game.may(go(name))} == {"terras", "meskar"}
    assert game.why_not(go("zelm")).rule == "PE 10.1"


def test_four_roads_have_each_of_three_colours() -> None:
    """PE 2.4. The first between Gollor and Gothar is one of them."""
    assert [RULES.colours.count(colour) for colour in (RED, BLUE, BLACK, PLAIN)] == [4, 4, 4, 57] and RULES.colours[road("gollor", "gothar")] == RED


@pytest.mark.parametrize("end", ["gothar", "hask"])
def test_a_horseshoe_makes_no_difference_to_a_move(end: str) -> None:
    """PE 2.4. One movement and no Food, with or without it."""
    game = empire(at="move", houses={0: house(doctor="gollor", castle="mirrel", goods="2 food")}).after(go(end))
    assert game.t.movement == 1 and game.has("food") == 2


def test_five_locations_have_a_harbour_of_each_colour() -> None:
    """PE 2.5."""
    assert [RULES.harbours.count(colour) for colour in (RED, BLUE, BLACK, PLAIN)] == [5, 5, 5, 30]


def test_a_harbour_makes_no_difference_to_a_move() -> None:
    """PE 2.5. To Quorra and Tivven, both with one."""
    game = empire(at="move", houses={0: house(doctor="hask", goods="")}).after(go("quorra"), go("tivven"), DONE)
    assert game.t.movement == 0 and game.has("food") == 1


def test_a_ruin_gives_nothing() -> None:
    """PE 2.6. One may end a Move there."""
    ended = empire(at="move", ruins="gothar", houses={0: house(doctor="gollor", goods="")}).after(go("gothar"), DONE)
    assert ended.house(0).doctor == place("gothar") and sum(ended.house(0).goods) == 0


def test_nobody_constructs_in_a_ruin() -> None:
    """PE 2.6."""
    assert empire(at="construct", ruins="gothar", houses={0: house(doctor="gothar", goods="5 lumber 5 stone")}).why_not(build("district")).rule == "PE 13.2"


def test_no_sick_people_appear_in_a_ruin() -> None:
    """PE 2.6, R217. Neither by a card nor by a spread: Gothar gives stone and is struck by card 1, Orvane lies beside it."""
    elsewhere = {0: house(doctor="hask")}
    assert empire(at="strike", card=1, ruins="gothar", houses=elsewhere).sick("gothar") == 0
    game = empire(at="strike", card=1, ruins="orvane", sick={"gothar": 3}, houses=elsewhere)
    assert game.is_ruin("gothar") and game.sick("orvane", "vintry") == (0, 1)


def test_one_goes_through_a_ruin() -> None:
    """PE 2.6. It costs 1 movement as others do."""
    game = empire(at="move", ruins="gothar", houses={0: house(doctor="gollor")}).after(go("gothar"), go("orvane"))
    assert game.house(0).doctor == place("orvane") and game.t.movement == 0


def test_no_sick_people_are_laid_out_in_a_ruin() -> None:
    """PE 2.6, 4.3, R1."""
    game = opening(2)
    assert game.is_ruin("pellin") and game.sick("pellin") == 0 and game.sick("gothar") == 1


def test_the_capital_gives_nothing_and_takes_neither_camp_nor_doctor_to_stay() -> None:
    """PE 2.7, R62."""
    game = empire(at="move", houses={0: house(doctor="gollor", goods="")}).after(go("capital"))
    assert game.t.movement == 2 and sum(game.house(0).goods) == 0
    assert game.why_not(PUT_CAMP).rule == "R62" and game.why_not(DONE).rule == "PE 10.3"


@pytest.mark.parametrize("card", range(1, 19))
def test_no_card_strikes_the_capital(card: int) -> None:
    """PE 2.7, R30. It is no location: people are counted by location and by road only."""
    game = empire(at="strike", card=card, year=2, ruins="", houses={seat: house(doctor="hask") for seat in range(3)})
    assert len(game.t.sick) == LOCATIONS == CAPITAL and game.t.neutral == 0 and all([one.capital == 0 for one in game.t.houses])


def test_no_spread_goes_to_the_capital() -> None:
    """PE 2.7, R30. Gollor falls; it lies beside the Capital, Gothar and Hask."""
    game = empire(at="strike", card=1, sick={"gollor": 3}, houses={0: house(doctor="quorra", castle="quorra")})
    assert game.is_ruin("gollor") and game.sick("gothar", "hask") == (2, 1)
    assert sum(game.t.sick) == 5, "besides, the card strikes Garrow and Torvik only, with three players"


def test_people_are_sent_to_the_capital_and_its_buildings_stand_there() -> None:
    """PE 2.7."""
    assert empire(at="assign", houses={0: house(healthy=2)}).after(ASSIGNS[TO_CAPITAL]).house(0).capital == 1
    game = empire(at="construct", houses={0: house(goods="3 lumber 3 stone")}).after(CAPITALS[2])
    assert game.t.works[2] == 0 and game.house(0).on_the_map() == 0


def test_what_is_printed_on_locations() -> None:
    """PE 2.8. Ruins by players, ten with a sick person, fifteen Villages for the start."""
    assert [ruins(seats).bit_count() for seats in (1, 2, 3, 4, 5)] == [15, 15, 10, 5, 0]
    assert len(set(RULES.sick)) == 10
    starts = [location for card in RULES.starts for location in card]
    assert len(starts) == 15 == len(set(starts)) and all([RULES.sizes[location] == VILLAGE for location in starts])
    assert all([any([not ruins(2) >> location & 1 for location in card]) for card in RULES.starts[1:]])
