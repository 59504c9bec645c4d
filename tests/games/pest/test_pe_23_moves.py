"""PE 23. What each Imperative asks for: Moves."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.by_technology import ADMIT
from lazaretto.games.pest.moves import DONE, PUT_CAMP

from .court import has, steps, under
from .errands_at_hand import done
from .land import empire
from .year import go


def moved(decree: int, *way: Any, **told: Any) -> int:
    return steps(done(under(decree, "move", **told).after(*way)))


@pytest.mark.parametrize("sick, bread, protocols", [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 1, 1)])
def test_two_decrees_ask_for_people_gathered_in_a_move(sick: int, bread: int, protocols: int) -> None:
    """PE 23.3, 23.7, R232. At least one, and at least two; more are one step still (PE 23.16)."""
    told = {"sick": {"gothar": sick}, "houses": {0: has(goods="2 food")}}
    assert moved(3, go("gothar"), **told) == bread and moved(7, go("gothar"), **told) == protocols


def test_people_of_roads_and_locations_are_added_up() -> None:
    """PE 23.7, R232. One on the road from Gollor to Gothar, one in it."""
    houses = {0: has(goods="1 food")}
    assert moved(7, go("gothar"), sick={"gothar": 1}, roads={2: 1}, houses=houses) == 1
    assert moved(7, go("hask"), go("quorra"), sick={"hask": 1, "quorra": 1}, houses=houses) == 1


def test_those_the_camp_gathers_count() -> None:
    """PE 23.3, 23.7, R232. On the start too, without Food."""
    houses = {0: has(goods="")}
    assert moved(7, go("gothar", camp=True), sick={"gothar": 2}, houses=houses) == 1
    assert moved(3, PUT_CAMP, go("gothar"), sick={"gollor": 1}, houses=houses) == 1


def test_a_patient_counts_and_who_is_healed_at_once() -> None:
    """PE 23.3, R232. By Technologies 1 and 21."""
    assert moved(3, go("gothar"), ADMIT, sick={"gothar": 1}, houses={0: has(cards={"top": 1})}) == 1
    assert moved(3, go("gothar", camp=True), sick={"gothar": 1}, houses={0: has(cards={"top": 21})}) == 1


def test_whom_the_mask_leaves_does_not_count() -> None:
    """PE 23.3, 23.7, R232."""
    houses = {0: has(cards={"top": 4})}
    assert moved(3, go("gothar", masked=True), sick={"gothar": 1}, houses=houses) == 0
    assert moved(7, go("gothar", masked=True), sick={"gothar": 2}, houses=houses) == 0


def test_people_who_come_in_the_pest_phase_do_not_count() -> None:
    """PE 23.3. It asks for a Move: Harbour people come to a District in Tivven."""
    game = empire(at="strike", card=18, year=0, decrees=(3, 6, 11), houses={0: has(sites={"district": "tivven"})})
    assert game.house().regular == 1 and steps(game) == 0


def test_first_among_houses_asks_for_a_move_to_a_building_of_another() -> None:
    """PE 23.4. In which it ends; the own Castle is no help."""
    houses = {1: has(sites={"district": "gothar"})}
    assert moved(4, go("gothar"), houses=houses) == 1 and moved(4, go("hask"), houses=houses) == 0
    assert moved(4, go("gothar"), go("orvane"), houses=houses) == 0


@pytest.mark.parametrize("way, found", [(("gothar",), 1), (("hask",), 0), (("gothar", "orvane"), 0), (("hask", "vessary"), 1)])
def test_timber_levy_asks_for_a_move_to_a_city(way: tuple[str, ...], found: int) -> None:
    """PE 23.5. In which it ends."""
    assert moved(5, *[go(name) for name in way], ruins="") == found


def test_a_move_may_end_in_the_ruin_of_a_city() -> None:
    """PE 23.17, 23.4, 23.5, R247. It keeps its size, and the building of another that stands there; it gives no resource."""
    houses = {1: has(sites={"district": "gothar"})}
    assert moved(5, go("gothar"), ruins="gothar") == moved(4, go("gothar"), ruins="gothar", houses=houses) == 1
    assert moved(5, go("hask"), ruins="gothar hask") == 0


def test_the_castle_of_another_is_a_building_to_end_a_move_at() -> None:
    """PE 23.4, R206."""
    assert moved(4, go("hask"), houses={1: has(castle="hask")}) == 1


def test_who_stays_in_a_city_has_not_moved_there() -> None:
    """PE 23.4, 23.5. A Move without a step is none."""
    houses = {0: has(doctor="gothar"), 1: has(sites={"district": "gothar"})}
    assert moved(5, DONE, houses=houses) == moved(4, DONE, houses=houses) == 0
