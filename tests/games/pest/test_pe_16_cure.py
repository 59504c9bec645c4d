"""PE 16. Cure: from Quarantine to the Healthy track, for Herbs."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.by_technology import TEND, Discharge
from lazaretto.games.pest.cards import AIRBORNE, APPARATUS, SLOT_NAMES
from lazaretto.games.pest.moves import COINS, CURES, DONE

from .errands_at_hand import ALL_HARMFUL, done, errand, goods, spaces
from .year import cure

HERBS = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)


@pytest.mark.parametrize("slot", ["move", "construct", "produce", "storage", "regular"])
def test_sick_people_are_cured_out_of_whichever_slot_one_likes(slot: str) -> None:
    """PE 16.1, R106."""
    game = done(errand("cure", {"goods": "1 herbs", "regular": 3, "harmful": ALL_HARMFUL}).after(cure(slot)))
    assert game.house().quarantined() == 6 and spaces(game) == [1] and goods(game) == ""
    assert game.house().regular == (2 if slot == "regular" else 3)
    assert game.house().harmful == 15 & ~(1 << SLOT_NAMES.index(slot))


def test_nobody_is_cured_out_of_an_empty_slot() -> None:
    """PE 16.1."""
    game = errand("cure", {"goods": "5 herbs", "harmful": "move"})
    assert [game.why_not(cure(slot)).rule for slot in ("construct", "produce", "storage", "regular")] == ["PE 16.1"] * 4


def test_the_dead_are_not_cured() -> None:
    """PE 16.1, R108."""
    assert done(errand("cure", {"goods": "5 herbs", "dead": 4})).house().dead == 4 and not errand("cure", {"goods": "5 herbs", "dead": 4}).may(cure())


@pytest.mark.parametrize("space", range(12))
def test_each_goes_to_the_rightmost_free_space_and_costs_its_herbs(space: int) -> None:
    """PE 16.2, R104, R209. 1 for the first four, 2 for the next, 3 for the last."""
    game = errand("cure", {"goods": "5 herbs", "regular": 1, "healthy": space}).after(cure())
    assert spaces(game) == [*range(1, space + 2)] and done(game).has("herbs") == 5 - HERBS[space]


def test_a_gap_is_filled_before_the_next_space() -> None:
    """PE 16.2, R209. Gaps are not closed; the rightmost free one is taken, and paid."""
    game = errand("cure", {"goods": "5 herbs", "regular": 2, "healthy": (1, 3, 5, 9)}).after(cure())
    assert spaces(game) == [1, 2, 3, 5, 9] and game.has("herbs") == 4


def test_who_has_not_the_herbs_cures_nobody() -> None:
    """PE 16.2."""
    assert errand("cure", {"goods": "1 herbs 4 food", "regular": 1, "healthy": 4}).why_not(cure()).rule == "PE 16.2"


def test_coins_stand_for_herbs() -> None:
    """PE 16.2, R107, R208."""
    game = errand("cure", {"goods": "2 herbs 2 coin", "regular": 1, "healthy": 4}).after(cure())
    assert [goods(done(game.after(COINS[many]))) for many in range(3)] == ["2 coin", "1 herbs 1 coin", "2 herbs"]
    assert goods(done(errand("cure", {"goods": "1 coin", "regular": 1}).after(cure()))) == ""


def test_as_many_are_cured_as_one_can_pay_for_one_after_the_other() -> None:
    """PE 16.3, R104. Spaces 4, 5 and 6: 1, 2 and 2 Herbs."""
    game = errand("cure", {"goods": "5 herbs", "regular": 3, "harmful": "move", "healthy": 3})
    left = [5]
    for slot in ("move", "regular", "regular"):
        game = game.after(cure(slot))
        left.append(game.has("herbs"))
    assert left == [5, 4, 2, 0] and spaces(game) == [1, 2, 3, 4, 5, 6] and game.house().quarantined() == 1 and not game.may(cure())


def test_one_may_cure_fewer_or_nobody() -> None:
    """PE 16.3, R42."""
    game = errand("cure", {"goods": "5 herbs", "regular": 3})
    assert game.after(DONE).house().regular == 3 and game.after(cure(), DONE).house().regular == 2


def test_a_full_track_ends_the_cures() -> None:
    """PE 16.3, R105."""
    game = errand("cure", {"goods": "5 herbs", "regular": 3, "healthy": 11}).after(cure())
    assert spaces(game) == [*range(1, 13)] and game.why_not(cure()).rule == "PE 16.3"


def test_a_patient_waits_while_the_track_is_full() -> None:
    """PE 16.3, R105, R228."""
    house: dict[str, Any] = {"cards": {"top": APPARATUS}, "patient": 3}
    assert done(errand("cure", {**house, "healthy": 12})).house().patient == 3
    game = done(errand("cure", {**house, "healthy": 11}))
    assert game.house().patient == 0 and len(spaces(game)) == 12


def test_two_cured_in_one_cure_fulfil_the_decree() -> None:
    """PE 16.3, R109. Decree 12, in Era III; one does not."""
    picture: dict[str, Any] = {"year": 4, "decrees": (1, 6, 12)}
    game = errand("cure", {"goods": "2 herbs", "regular": 2}, **picture).after(cure())
    assert game.after(DONE).house().levels[2] == 0 and done(game.after(cure())).house().levels[2] == 1


def test_a_patient_who_was_done_in_it_counts_and_one_discharged_does_not() -> None:
    """PE 16.3, R109."""
    picture: dict[str, Any] = {"year": 4, "decrees": (1, 6, 12)}
    house: dict[str, Any] = {"goods": "1 herbs", "regular": 2}
    patient = errand("cure", {**house, "cards": {"top": APPARATUS}, "patient": 3}, **picture).after(TEND, cure())
    assert done(patient).house().levels[2] == 1
    discharged = errand("cure", {**house, "cards": {"top": AIRBORNE}}, **picture).after(cure(), Discharge(4))
    assert discharged.house().quarantined() == 0 and done(discharged).house().levels[2] == 0


def test_what_a_patient_takes_is_not_paid_twice() -> None:
    """PE 16.2, R228. One for 1 Herb onto space 4, the patient free onto 5, the next for 2 onto 6."""
    game = errand("cure", {"goods": "3 herbs", "regular": 2, "healthy": 3, "cards": {"top": APPARATUS}, "patient": 3}).after(cure(), TEND, cure())
    assert spaces(game) == [1, 2, 3, 4, 5, 6] and goods(game) == ""


def test_nobody_leaves_quarantine_without_a_cure() -> None:
    """PE 16.1. Nothing else that may be answered in a Cure takes anybody out."""
    game = errand("cure", {"goods": "5 herbs 5 food", "regular": 3, "harmful": "move"})
    assert {game.after(move).house().quarantined() for move in game.options() if move not in CURES} == {4}
