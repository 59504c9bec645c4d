"""PE 30. Advanced Setup: tokens say what a location gives and who is sick."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import LOCATIONS, RESOURCES
from lazaretto.games.pest.moves import DONE
from lazaretto.kernel import RandomDealer

from .land import empire
from .year import Fate, go, place

#: PE 30.2. Villages, Towns and Cities with a token, by players.
LAID = {1: (5, 15, 10), 2: (5, 15, 10), 3: (20, 10, 5), 4: (20, 10, 10), 5: (20, 15, 10)}
IN_THE_BOX = (20, 16, 12)
SEEDS = range(12)


def table(seats: int, seed: int, variant: str = "advanced") -> Any:
    """As it lies at the first question: nobody has placed a Castle yet."""
    return GAME.begin(seats, variant, RandomDealer(seed)).table


def of_size(t: Any, size: int) -> list[int]:
    return [location for location in range(LOCATIONS) if t.rules.sizes[location] == size and not t.is_ruin(location)]


def test_there_are_twenty_village_sixteen_town_and_twelve_city_tokens() -> None:
    """PE 30.1. Each resource equally often."""
    tokens = GAME.make_rules(("advanced",), 3).advanced
    assert [tokens[size * RESOURCES:(size + 1) * RESOURCES] for size in range(3)] == [(5,) * 4, (4,) * 4, (3,) * 4]


@pytest.mark.parametrize("seats", LAID)
def test_as_many_are_drawn_as_the_table_of_players_says(seats: int) -> None:
    """PE 30.2, R11. One for each location that is not destroyed, out of all tokens of its size; the others stay in the box."""
    fate = Fate()
    t = GAME.begin(seats, "advanced", fate).table
    expected = [many - drawn for many, laid in zip(IN_THE_BOX, LAID[seats]) for drawn in range(laid)]
    assert fate.lots[:len(expected)] == expected and tuple([len(of_size(t, size)) for size in range(3)]) == LAID[seats]
    assert t.ruins == GAME.make_rules((), seats).ruins


@pytest.mark.parametrize("seats", LAID)
def test_a_location_gives_what_its_token_shows(seats: int) -> None:
    """PE 30.3, R11. Never more of a resource than there are tokens; with all Village tokens laid just five of each; it differs from game to game."""
    tables = [table(seats, seed) for seed in SEEDS]
    for t in tables:
        for size, copies in enumerate((5, 4, 3)):
            given = [t.gives[location] for location in of_size(t, size)]
            assert max([given.count(resource) for resource in range(RESOURCES)]) <= copies
            assert len(given) < IN_THE_BOX[size] or [given.count(resource) for resource in range(RESOURCES)] == [copies] * 4
    assert len({t.gives for t in tables}) > 1 and all([t.gives != t.rules.gives for t in tables])


def test_one_token_of_each_resource_and_size_shows_a_sick_person() -> None:
    """PE 30.4, R11. With five players all Village tokens lie there: four people in Villages, one a resource. In other sizes at most one a resource."""
    for seed in SEEDS:
        t = table(5, seed)
        for size in range(3):
            sick = sorted([t.gives[location] for location in of_size(t, size) if t.sick[location]])
            assert len(sick) == len(set(sick)) and (size or sick == [0, 1, 2, 3])
        assert set(t.sick) == {0, 1}


def test_who_is_printed_on_the_map_does_not_count() -> None:
    """PE 30.4, R11. In some game a printed one is healthy, and another place is not; nobody is sick in a ruin."""
    tables = [table(3, seed) for seed in SEEDS]
    printed = tables[0].rules.sick
    assert any([not t.sick[location] for t in tables for location in printed if not t.is_ruin(location)])
    assert any([t.sick[location] for t in tables for location in range(LOCATIONS) if location not in printed])
    assert not any([t.sick[location] for t in tables for location in range(LOCATIONS) if t.is_ruin(location)])


def test_moves_castles_and_pest_cards_read_the_token_but_harbours_stay_as_printed() -> None:
    """PE 30.3, R236. Gothar gives Food now, Hask Stone: card 1 for Cities with Stone passes Gothar by, card 16 still strikes Sarnholt."""
    told: dict[str, Any] = {"variant": "advanced", "ruins": "", "gives": {"gothar": "food", "hask": "stone", "sarnholt": "stone"}, "decrees": (2, 8, 12)}
    bare: dict[int, dict[str, Any]] = {0: {"goods": ""}}
    assert empire(at="move", houses=bare, **told).after(go("gothar"), DONE).house().goods == (0, 0, 1, 0, 0)
    assert empire(at="produce", houses=bare, **told).house().goods == (0, 1, 0, 0, 0)
    game = empire(at="strike", card=1, **told)
    assert game.sick("gothar", "sarnholt", "istrad") == (0, 1, 1)
    assert empire(at="strike", card=16, **told).sick("sarnholt", "yarrowick", "gothar") == (1, 1, 0)


@pytest.mark.parametrize(("seats", "variant"), [(1, "advanced"), (2, "advanced"), (2, "advanced+versus"), (3, "advanced"), (4, "advanced"), (5, "advanced")])
def test_advanced_setup_goes_with_any_number_of_players_and_with_versus_and_solo(seats: int, variant: str) -> None:
    """PE 30.5, R237. All else is set up as usual: a game is played to its end."""
    position, dealer = GAME.begin(seats, variant, RandomDealer(seats)), RandomDealer(7)
    t = position.table
    assert t.gives != t.rules.gives and (t.rules.solo, t.rules.versus) == (seats == 1, "versus" in variant)
    assert t.neutral == (1 if t.rules.versus else 0) and len(t.in_the_way) == (6 if seats == 1 else 0)
    while position.outcome is None:
        seat = position.asked[0]
        options = position.options(seat)
        position.play(seat, options[dealer.pick(len(options))], dealer)
    assert len(position.table.totals) == seats


def test_without_the_variant_the_map_is_as_printed() -> None:
    """PE 30.2, 2.1. No token is drawn, and those who are printed are sick."""
    t = table(5, 1, "base")
    assert t.gives == t.rules.gives and [location for location in range(LOCATIONS) if t.sick[location]] == sorted(t.rules.sick)
    assert place("gothar") in t.rules.sick
