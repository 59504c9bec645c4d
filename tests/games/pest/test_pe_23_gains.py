"""PE 23. What each Imperative asks for: gains of Influence, Research, Cure and Produce."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.moves import DONE, ENHANCE, REFRESH

from .court import assign, has, steps, under
from .errands_at_hand import done
from .land import Play, empire
from .year import build, buy, cure, go, plays


def produced(decree: int, **house: Any) -> Play:
    return under(decree, "produce", ruins="", houses={0: has(**{"castle": "hask", "goods": "", **house})})


# Gains of Influence


def gained(influence: int, *markers: int, doctor: str = "pellin") -> Play:
    houses = {0: has(doctor=doctor, goods="2 lumber 1 stone", influence=influence), **{seat: has(influence=space) for seat, space in enumerate(markers, 1)}}
    return under(6, "construct", seats=5, houses=houses).after(build("district"))


def test_political_war_asks_for_a_marker_skipped() -> None:
    """PE 23.6, R233. Nobody is skipped who is behind, far ahead or at 0."""
    assert steps(gained(8, 9)) == 1 and steps(gained(8, 7)) == 0 and steps(gained(8, 10)) == 0 and steps(gained(0)) == 0


def test_two_markers_skipped_in_one_gain_are_one_step() -> None:
    """PE 23.6, 23.16, R127. From 8 over 9 and 10 to 11, and by the Imperative to 12."""
    game = gained(8, 9, 10)
    assert steps(game) == 1 and game.house().influence == 12


def test_the_influence_of_the_step_is_a_new_gain() -> None:
    """PE 23.6, 23.16, R233. From 8 over 9 to 10; by the step over 11 to 12; by the next to 13."""
    game = gained(8, 9, 11)
    assert steps(game) == 2 and game.house().influence == 13


def test_a_gain_of_any_source_counts() -> None:
    """PE 23.6. A Capital token."""
    houses = {0: has(healthy=1, influence=8), 1: has(influence=9)}
    assert steps(done(under(6, "assign", tokens="influence", houses=houses).after(assign("capital")))) == 1


def test_what_the_capital_card_gives_is_too_late() -> None:
    """PE 23.6, R125, R233."""
    houses = {0: has(capital=1, influence=8), 1: has(influence=9)}
    game = empire(at="era end", year=3, decrees=(5, 6, 15), capital_card=1, houses=houses)
    assert game.house().influence == 12 and steps(game) == 0


# Research and Cure


def test_learned_society_asks_for_research_spent_in_a_research() -> None:
    """PE 23.8, R234. A Technology, or a Refresh."""
    game = under(8, "research", market=(3,), houses={0: has(research=2)})
    assert steps(game.after(buy(3, "top"), DONE)) == 1 and steps(game.after(REFRESH, DONE)) == 1
    assert steps(game.after(DONE)) == 0


def test_both_are_one_step() -> None:
    """PE 23.8, 23.16, R127."""
    assert steps(done(under(8, "research", market=(3, 4, 5, 6, 7), houses={0: has(research=3)}).after(buy(3, "top"), REFRESH))) == 1


def test_research_spent_on_another_action_does_not_count() -> None:
    """PE 23.8, R234. A Move is enhanced."""
    game = under(8, "turn", actions="move research", houses={0: has(research=1)}).after(plays("move"), ENHANCE, go("gothar"), DONE)
    assert game.house().research == 0 and steps(game) == 0


@pytest.mark.parametrize("cured, found", [(1, 0), (2, 1), (3, 1)])
def test_a_healthy_realm_asks_for_two_cured_in_one_cure(cured: int, found: int) -> None:
    """PE 23.12, 23.16."""
    game = under(12, "cure", houses={0: has(regular=3, harmful="move", goods="5 herbs")}).after(*[cure()] * cured, DONE)
    assert steps(game) == found


def test_a_patient_who_is_done_in_it_counts() -> None:
    """PE 23.12, R109. One from Quarantine, one on the last step of the Infirmary."""
    houses = {0: has(regular=1, goods="5 herbs", cards={"top": 14}, patient=2)}
    assert steps(done(under(12, "cure", houses=houses).after(cure(), DONE))) == 1
    houses = {0: has(regular=1, goods="5 herbs", cards={"top": 14}, patient=1)}
    assert steps(done(under(12, "cure", houses=houses).after(cure(), DONE))) == 0


# Produce


@pytest.mark.parametrize("decree, districts, found", [(10, 1, 0), (10, 2, 1), (10, 5, 1), (15, 3, 0), (15, 4, 1)])
def test_two_decrees_ask_for_resources_of_one_produce(decree: int, districts: int, found: int) -> None:
    """PE 23.10, 23.15, 23.16. At least 3, and at least 5; the Castle gives one, each District one."""
    places = ["gollor", "gothar", "quorra", "sarnholt", "tivven"][:districts]
    assert steps(produced(decree, sites={"district": " ".join(places)}, workers=" ".join(["district"] * districts))) == found


def test_only_what_was_stored_counts() -> None:
    """PE 23.10, R93. The Lumber of the Workshop finds no room."""
    told = {"sites": {"workshop": "gollor"}, "workers": "workshop"}
    assert steps(produced(10, **told)) == 1 and steps(produced(10, **told, goods="4 lumber")) == 0


def test_coins_and_storage_pods_count_and_research_does_not() -> None:
    """PE 23.10, R93. Castle, Treasury, Pods; the Laboratory on space 2."""
    told = {"sites": {"treasury": "gollor"}, "workers": "treasury", "healthy": (2,)}
    assert steps(produced(10, **told)) == 0 and steps(produced(10, **told, cards={"top": 30}, doctor="gothar")) == 1
