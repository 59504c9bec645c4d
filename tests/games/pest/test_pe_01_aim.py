"""PE 1. The aim: Renown, and where it comes from."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.moves import CAPITALS, DONE

from .land import empire, house
from .year import assign, build, cure, go, place, plays


def renown(**told: Any) -> int:
    """What the count gives the first of three Houses, the others having nothing."""
    return int(empire(at="count", houses={0: told}).t.totals[0])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_greatest_renown_wins(seats: int) -> None:
    """PE 1.1."""
    last = seats - 1
    game = empire(seats=seats, at="count", houses={0: house(renown=8), last: house(renown=9)})
    assert game.over and game.outcome.winners == (last,) and game.t.totals[last] == 9 and game.t.totals[0] == 8


def test_one_to_five_play() -> None:
    """PE 1.1."""
    assert tuple(GAME.seats) == (1, 2, 3, 4, 5)


def test_a_tie_goes_to_influence_then_to_the_fewer_dead_and_else_is_shared() -> None:
    """PE 1.1, R196. Two spaces of Influence without an icon are worth what the lead there is worth: the other gets it in tokens."""
    ahead = empire(at="count", houses={0: house(renown=7, influence=3), 1: house(renown=9, influence=2), 2: house(renown=0)})
    assert ahead.t.totals[0] == ahead.t.totals[1] == 12 and ahead.outcome.winners == (0,)
    buried = empire(at="count", houses={0: house(renown=9, dead=2), 1: house(renown=9, dead=1), 2: house(renown=9, dead=2)})
    assert buried.outcome.winners == (1,)
    assert empire(at="count", houses={0: house(renown=9), 1: house(renown=9)}).outcome.winners == (0, 1)


@pytest.mark.parametrize("told, worth", [
    (house(), 0), (house(sites={"district": "gothar"}), 1), (house(healthy=1), 1), (house(levels=(2, 0, 0)), 1), (house(cards={"top": 12}), 3),
    (house(renown=4), 4), (house(influence=1), 5), (house(blame=3), -3),
])
def test_renown_comes_from_buildings_people_decrees_technologies_tokens_and_influence(told: dict[str, Any], worth: int) -> None:
    """PE 1.2."""
    assert renown(**told) == worth


def test_a_request_of_the_capital_brings_renown() -> None:
    """PE 1.2. Court Physicians: two tokens for whoever has most people there."""
    assert empire(at="era end", year=1, capital_card=2, houses={0: house(capital=2)}).house(0).renown == 2


@pytest.mark.parametrize("year", [1, 3, 5])
def test_the_dead_cost_renown_at_the_end_of_each_era(year: int) -> None:
    """PE 1.2. Graves of 1, 1 and 2."""
    game = empire(at="era end", year=year, houses={0: house(dead=3), 1: house(dead=0)})
    assert game.house(0).blame == 4 and game.house(1).blame == 0


def test_tokens_are_held_at_once_and_the_rest_is_counted_at_the_end() -> None:
    """PE 1.3, R139, R200. A Capital building gives tokens, a District is counted; a token is worth 1, a negative one -1."""
    stock: dict[str, Any] = house(goods="5 lumber 5 stone", doctor="gothar")
    built = empire(at="construct", houses={0: stock}).after(build("district"), DONE)
    assert built.house(0).renown == 0
    raised = empire(at="construct", houses={0: stock}).after(CAPITALS[2])
    assert raised.house(0).renown == 3
    assert renown(sites={"district": "gothar"}) == 1 and renown(renown=3) == 3 and renown(renown=3, blame=1) == 2




def test_negative_tokens_come_at_once_too() -> None:
    """PE 1.3. Nobody has room for the one who comes."""
    full = house(doctor="hask", sites={"district": "gothar"}, regular=3, harmful="move construct produce storage", dead=4)
    assert empire(at="strike", card=1, houses={0: full}).house(0).blame == 3


def test_a_house_gathers_cures_and_employs() -> None:
    """PE 1.4. From the map into Quarantine, onto the Healthy track, into a building or to the Capital."""
    ours = house(doctor="gollor", goods="3 herbs", sites={"workshop": "ulmar"})
    game = empire(actions="move cure assign", houses={0: ours}, sick={"gothar": 1})
    gathered = game.after(plays("move"), go("gothar"), DONE)
    assert gathered.sick("gothar") == 0 and gathered.house(0).regular == 1 and gathered.house(0).doctor == place("gothar")
    cured = gathered.after(plays("cure"), cure(), DONE)
    assert cured.house(0).regular == 0 and cured.house(0).healthy.bit_count() == 1
    working = cured.after(plays("assign"), assign("workshop"), DONE)
    assert working.house(0).workers.bit_count() == 1 and working.house(0).healthy == 0
    assert cured.after(plays("assign"), assign("capital"), DONE).house(0).capital == 1
