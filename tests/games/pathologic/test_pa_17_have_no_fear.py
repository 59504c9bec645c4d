"""PA 17.14. Have No Fear, against each way of dying."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pathologic.deaths import Fearless

from .cards_at_hand import NO_NO
from .place import Play, town

MARIA = 3


def infected(**told: Any) -> Play:
    return town(active="plague", phase="showing", lair=4, **told).after("plague infects 4")


def blockaded(**told: Any) -> Play:
    return town(active="plague", phase="showing", lair=4, **told).after("plague blockades 4")


def ceased(**told: Any) -> Play:
    return town(active="plague", phase="showing", lair=4, blockade=4, **told).after("plague ceases")


def ulcerous(**told: Any) -> Play:
    return town(active="bachelor", laid={4: "ulcer"}, **told).after("bachelor asks maria")


WAYS = pytest.mark.parametrize("way", [infected, blockaded, ceased, ulcerous])


@WAYS
def test_that_ward_cannot_die(way: Any) -> None:
    """PA 17.14, R81. By Infection, by a Blockade that starts or ceases, by an Ulcer; without the card Maria dies of each."""
    game = way(free="maria", fearless={"changeling": "maria"})
    assert game.where("maria") == 4 and game.crypts == "" and game.evidence("bachelor") == 3 and game.told(Fearless) == [Fearless(MARIA)]
    game = way(free="maria")
    assert game.where("maria") == -1 and game.crypts == "maria"


@WAYS
def test_others_beside_that_ward_die(way: Any) -> None:
    """PA 17.14. Vlad is there too: the Plague kills him, the Ulcer was Maria's alone."""
    game = way(free="maria vlad", fearless={"changeling": "maria"}, where={"vlad": 4})
    assert game.grave == ("" if way is ulcerous else "vlad") and game.where("maria") == 4 and game.told(Fearless) == [Fearless(MARIA)]


@pytest.mark.parametrize("way", [infected, blockaded, ceased])
def test_a_death_that_was_prevented_gives_no_extra_space(way: Any) -> None:
    """PA 17.14, 6.4, R73. Vlad is out of reach in 5."""
    game = way(free="maria", fearless={"changeling": "maria"})
    assert game.where("maria") == 4 and game.asked == "bachelor" and game.question == "ActionPhase"
    game = way(free="maria bachelor", fearless={"changeling": "maria"}, where={"bachelor": 4})
    assert game.question == "Slipping" and game.free == "maria"


def test_an_action_goes_on_after_an_ulcer_without_fear() -> None:
    """PA 17.14, 9.3. It may be completed, since Maria lives."""
    game = ulcerous(free="maria", fearless={"changeling": "maria"})
    assert game.question == "Completing" and game.after("bachelor completes").sheet("bachelor") == "coin"


def test_the_third_target_without_fear_does_not_lose_the_town() -> None:
    """PA 17.14, 15.3."""
    game = infected(free="maria", fearless={"changeling": "maria"}, dead="capella saburov")
    assert not game.over and infected(free="maria", dead="capella saburov").winners == "plague"


def test_it_lasts_until_her_next_turn_begins() -> None:
    """PA 17.14, 11.11. Played on any Ward, it holds through the Plague's turn, and is gone when she begins."""
    game = town(active="changeling", free="maria", lair=4, hands={"changeling": "have-no-fear"}, discard=NO_NO).after("changeling plays have-no-fear maria")
    assert game.points == 1 and game.t.is_fearless(MARIA)
    game = game.after("changeling ends", "plague creeps 4", "plague infects 4")
    assert game.where("maria") == 4 and game.asked == "bachelor"
    game = game.after("bachelor ends", "haruspex ends")
    assert game.asked == "changeling" and not game.t.is_fearless(MARIA)
    game = game.after("changeling ends", "plague creeps 4", "plague infects 4")
    assert game.crypts == "maria"


def test_it_is_for_any_living_ward() -> None:
    """PA 17.14. Quarantined or not, whosever; not for Healers and the dead."""
    game = town(active="changeling", free="maria", dead="vlad", hands={"changeling": "have-no-fear"})
    assert game.may("changeling plays have-no-fear capella") and game.may("changeling plays have-no-fear maria")
    assert game.why_not("changeling plays have-no-fear vlad").rule == "PA 17.14" and not game.may("changeling plays have-no-fear bachelor")


def test_it_does_not_keep_off_quarantine_or_panic() -> None:
    """PA 17.14. Only death."""
    game = town(active="bachelor", free="maria", laid={12: "fever"}, fearless={"changeling": "maria"}).after("bachelor walks maria 12")
    assert not game.is_free("maria")
