"""PE 23. What each Imperative asks for: buildings, and people at work."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.by_technology import SENDS
from lazaretto.games.pest.cards import TO_CAPITAL
from lazaretto.games.pest.moves import CAPITALS, DONE

from .court import ALL_TURNED, assign, has, reassign, steps, under
from .errands_at_hand import done
from .year import build


def constructed(decree: int, doctor: str, kind: str = "district", **others: Any) -> int:
    houses = {0: has(doctor=doctor, goods="3 lumber 3 stone", influence=8), 1: others}
    return steps(under(decree, "construct", ruins="", houses=houses).after(build(kind)))


# Buildings


@pytest.mark.parametrize("doctor, found", [("pellin", 1), ("gollor", 1), ("gothar", 0)])
def test_first_foundations_asks_for_a_building_in_a_village_or_town(doctor: str, found: int) -> None:
    """PE 23.1. Of any kind."""
    assert constructed(1, doctor) == constructed(1, doctor, "workshop") == found


def test_contested_ground_asks_for_a_building_where_another_has_one() -> None:
    """PE 23.9. A Castle is one."""
    assert constructed(9, "gollor") == 0 and constructed(9, "gollor", sites={"district": "gollor"}) == 1 and constructed(9, "gollor", castle="gollor") == 1


@pytest.mark.parametrize("doctor, found", [("pellin", 0), ("gollor", 0), ("gothar", 1)])
def test_crowded_quarters_asks_for_a_building_in_a_city(doctor: str, found: int) -> None:
    """PE 23.11."""
    assert constructed(11, doctor) == found


@pytest.mark.parametrize("kind, found", [("district", 0), ("workshop", 1), ("factory", 1), ("treasury", 1)])
def test_great_works_asks_for_a_special_building(kind: str, found: int) -> None:
    """PE 23.13. Wherever it stands."""
    assert constructed(13, "pellin", kind) == constructed(13, "gothar", kind) == found


@pytest.mark.parametrize("decree, found", [(1, 0), (9, 0), (11, 1), (13, 1)])
def test_a_capital_building_counts_for_two_of_them(decree: int, found: int) -> None:
    """PE 23.1, 23.9, 23.11, 23.13. It stands in no Village or Town."""
    game = under(decree, "construct", houses={0: has(goods="3 lumber 3 stone", influence=8)}).after(CAPITALS[2])
    assert steps(game) == found


@pytest.mark.parametrize("decree, doctor, camp", [(1, "gollor", "pellin"), (11, "gothar", "caldrum"), (9, "gollor", "ulmar")])
def test_two_buildings_in_one_construct_are_two_steps(decree: int, doctor: str, camp: str) -> None:
    """PE 23.16, R127. For 1, 9 and 11."""
    houses = {0: has(doctor=doctor, camp=camp, goods="4 lumber 2 stone", influence=28), 1: has(sites={"district": f"{doctor} {camp}"} if decree == 9 else {})}
    assert steps(under(decree, "construct", ruins="", houses=houses).after(build("district"), build("district", "camp"))) == 2


def test_two_special_buildings_are_two_steps() -> None:
    """PE 23.16, R127. For 13."""
    houses = {0: has(doctor="gothar", camp="pellin", goods="4 lumber 5 stone", influence=28)}
    assert steps(under(13, "construct", ruins="", houses=houses).after(build("workshop"), build("factory", "camp"))) == 2


# People at work


def test_employment_program_asks_for_a_person_from_the_track_in_a_building() -> None:
    """PE 23.2. Not for one in the Capital."""
    houses = {0: has(sites={"district": "gothar quorra"}, healthy=2)}
    game = under(2, "assign", houses=houses, turned=ALL_TURNED[:8])
    assert steps(done(game.after(assign("district")))) == 1 and steps(done(game.after(assign("capital")))) == 0


def test_who_only_changes_buildings_does_not_count() -> None:
    """PE 23.2, R231."""
    houses = {0: has(sites={"district": "gothar quorra"}, workers="district", healthy=1)}
    assert steps(done(under(2, "assign", houses=houses).after(reassign("district 1", "district 2"), DONE))) == 0


def test_nor_who_goes_on_a_card() -> None:
    """PE 23.2, R231. Plague Experts and Mobile Workshop are no buildings."""
    experts = under(2, "assign", houses={0: has(cards={"middle": 10}, healthy=2)}).after(assign("experts"), DONE)
    mobile = under(2, "assign", houses={0: has(cards={"middle": 25}, named="food", healthy=2)}).after(assign("mobile"), DONE)
    assert steps(experts) == steps(mobile) == 0 and experts.question == mobile.question == "Turn"


def test_two_workers_in_one_assign_are_one_step() -> None:
    """PE 23.2, 23.16, R127."""
    houses = {0: has(sites={"district": "gothar quorra"}, healthy=3)}
    assert steps(under(2, "assign", houses=houses).after(assign("district 1"), assign("district 2"), DONE)) == 1


@pytest.mark.parametrize("sent, found", [(1, 0), (2, 1), (4, 1)])
def test_voice_in_the_capital_asks_for_two_people_in_one_assign(sent: int, found: int) -> None:
    """PE 23.14, 23.16."""
    game = under(14, "assign", houses={0: has(healthy=5)}, turned=ALL_TURNED[:8]).after(*[assign("capital")] * sent, DONE)
    assert steps(game) == found


def test_experts_sent_in_a_research_do_not_count_for_it() -> None:
    """PE 23.14, R150. The Imperative needs an Assign."""
    game = under(14, "research", houses={0: has(cards={"middle": 10}, experts=2)}, turned=ALL_TURNED[:8])
    assert steps(done(game.after(SENDS[TO_CAPITAL], SENDS[TO_CAPITAL]))) == 0
