"""PE 23.1 to 23.15. What each Agenda is worth when its Era ends."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME

from .court import has, rules
from .land import Play, empire

NAMES = (
    "First Foundations", "Employment Program", "Bread for the Road", "First among Houses", "Timber Levy", "Political War", "Quarantine Protocols",
    "Learned Society", "Contested Ground", "Full Stores", "Crowded Quarters", "A Healthy Realm", "Great Works", "Voice in the Capital", "Bounty",
)


def scored(decree: int, *houses: dict[str, Any], seats: int = 3, ruins: str | None = None) -> list[int]:
    """Renown tokens by House at the end of the Era of this Decree; card 3 of the Capital gives none."""
    era = (decree - 1) // 5
    decrees = tuple([decree if number == era else 5 * number + 1 for number in range(3)])
    game: Play = empire(at="era end", seats=seats, year=2 * era + 1, decrees=decrees, capital_card=3, ruins=ruins, houses=dict(enumerate(houses)))
    return [house.renown for house in game.t.houses]


@pytest.mark.parametrize("decree, name", list(enumerate(NAMES, 1)))
def test_each_decree_has_its_name_and_its_era(decree: int, name: str) -> None:
    """PE 23.1, 23.2, 23.3, 23.4, 23.5, 23.6, 23.7, 23.8, 23.9, 23.10, 23.11, 23.12, 23.13, 23.14, 23.15. Five an Era."""
    assert GAME.box.decree_names[decree] == name and decree in rules(3).decrees[(decree - 1) // 5]


# Era I


def test_first_foundations_counts_buildings_but_not_the_castle() -> None:
    """PE 23.1."""
    assert scored(1, has(sites={"district": "gothar quorra", "factory": "ulmar"}), has(castle="zelm"), has(sites={"treasury": "garrow"})) == [3, 0, 1]


def test_employment_program_counts_workers() -> None:
    """PE 23.2. Not buildings without one, nor people elsewhere."""
    sites = {"district": "gothar quorra ulmar", "workshop": "wendle"}
    houses = has(sites=sites, workers="district workshop", healthy=4), has(healthy=2), has(sites={"treasury": "garrow"}, workers="treasury")
    assert scored(2, *houses) == [2, 0, 1]


def test_mobile_workshop_and_plague_experts_are_no_buildings() -> None:
    """PE 23.2, R231."""
    mobile = has(cards={"middle": 25}, named="food", workers="mobile")
    assert scored(2, mobile, has(cards={"middle": 10}, experts=2)) == [0, 0, 0]


def test_bread_for_the_road_counts_food() -> None:
    """PE 23.3."""
    assert scored(3, has(goods="5 food 3 lumber"), has(goods="5 coin"), has(goods="1 food")) == [5, 0, 1]


def test_first_among_houses_counts_houses_with_fewer_buildings() -> None:
    """PE 23.4. Who ties counts for neither."""
    two, one = {"district": "gothar quorra"}, {"workshop": "ulmar"}
    assert scored(4, has(sites=two), has(sites=one), has(sites={"district": "garrow"}), has(), seats=4) == [3, 1, 1, 0]


def test_timber_levy_counts_lumber() -> None:
    """PE 23.5."""
    assert scored(5, has(goods="4 lumber 5 stone"), has(goods="5 coin"), has(goods="1 lumber")) == [4, 0, 1]


# Era II


def test_political_war_counts_people_in_the_capital() -> None:
    """PE 23.6. Not those on the track."""
    assert scored(6, has(capital=2, healthy=5), has(capital=2), has()) == [2, 2, 0]


@pytest.mark.parametrize("told, empty", [
    (has(), 7), (has(regular=2), 5), (has(regular=3, harmful="move storage"), 2), (has(regular=3, harmful="move construct produce storage"), 0),
])
def test_quarantine_protocols_counts_empty_slots(told: dict[str, Any], empty: int) -> None:
    """PE 23.7. All seven, harmful or not."""
    assert scored(7, told)[0] == empty


def test_slots_of_tent_and_house_count_too() -> None:
    """PE 23.7, R158."""
    assert scored(7, has(cards={"middle": 18}), has(cards={"middle": 19}, regular=4)) == [8, 5, 7]


def test_a_patient_is_in_no_slot() -> None:
    """PE 23.7, R141. Breathing Apparatus is apart from Quarantine."""
    assert scored(7, has(cards={"top": 1}, patient=1))[0] == 7


def test_learned_society_counts_technologies_twice() -> None:
    """PE 23.8."""
    assert scored(8, has(cards={"top": 2, "middle": 3, "bottom": 4}), has(cards={"bottom": 5}), has(research=5)) == [6, 2, 0]


def test_contested_ground_counts_locations_shared_with_another() -> None:
    """PE 23.9. Twice each; a location shared with two is one."""
    houses = has(sites={"district": "gothar caldrum quorra"}), has(sites={"district": "gothar ulmar"}), has(sites={"workshop": "gothar", "district": "caldrum"})
    assert scored(9, *houses) == [4, 2, 4]


def test_a_castle_shares_ground_as_well() -> None:
    """PE 23.9, R206."""
    assert scored(9, has(castle="gollor"), has(sites={"district": "gollor"})) == [2, 2, 0]


def test_full_stores_counts_kinds_of_which_two_are_held() -> None:
    """PE 23.10. Coins too."""
    assert scored(10, has(goods="2 lumber 5 stone 1 food 2 coin"), has(goods="1 lumber 1 stone 1 food 1 herbs 1 coin"), has(goods="2 herbs")) == [3, 0, 1]


# Era III


def test_crowded_quarters_counts_districts_twice() -> None:
    """PE 23.11. No special building."""
    assert scored(11, has(sites={"district": "gothar quorra ulmar", "workshop": "wendle"}), has(sites={"treasury": "garrow"})) == [6, 0, 0]


def test_a_healthy_realm_counts_people_on_the_track_twice() -> None:
    """PE 23.12. On whatever space; not those who work."""
    sites = {"district": "gothar"}
    assert scored(12, has(healthy=(3, 7, 12)), has(sites=sites, workers="district"), has(healthy=1)) == [6, 0, 2]


def test_great_works_counts_special_buildings_three_times() -> None:
    """PE 23.13. No Districts; and no Castle, nor a Capital building."""
    sites = {"workshop": "gothar", "factory": "quorra", "treasury": "ulmar", "district": "wendle"}
    assert scored(13, has(sites=sites), has(sites={"factory": "garrow"}), has(works=2)) == [9, 3, 0]


def test_voice_in_the_capital_counts_people_there_twice() -> None:
    """PE 23.14."""
    assert scored(14, has(capital=3), has(capital=3, healthy=1), has()) == [6, 6, 0]


def test_bounty_counts_every_two_resources() -> None:
    """PE 23.15. Coins too, rounded down; no Research."""
    assert scored(15, has(goods="5 lumber 2 food 2 coin"), has(goods="1 herbs", research=4), has(goods="1 stone 1 coin")) == [4, 0, 1]


# Ruins


@pytest.mark.parametrize("decree, worth", [(1, [2, 1, 0]), (4, [2, 1, 0]), (9, [2, 2, 0]), (11, [2, 0, 0]), (13, [3, 3, 0])])
def test_what_stands_in_a_ruin_stands_on_the_map(decree: int, worth: list[int]) -> None:
    """PE 23.17, 23.1, 23.4, 23.9, 23.11, 23.13, R247. Each Agenda is worth what it is worth without ruins."""
    houses = has(sites={"district": "gothar", "factory": "quorra"}), has(sites={"workshop": "gothar"})
    assert scored(decree, *houses, ruins="gothar quorra") == scored(decree, *houses, ruins="") == worth
