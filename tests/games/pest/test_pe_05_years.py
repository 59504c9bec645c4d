"""PE 5. Eras, Years and turns."""

from __future__ import annotations

import pytest

from lazaretto.games.pest.moves import END_TURN
from lazaretto.kernel import Moved

from .land import Play, empire, house, opening
from .year import assist


def turns_of_the_year(game: Play) -> list[int]:
    """Who is asked for an Assistant in what is left of this Year, all playing nothing."""
    year, found = game.t.year, []
    while game.t.year == year and not game.over:
        if game.question == "PlacingAssistant":
            found.append(game.asked[0])
        game = game.after(game.options()[0])
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_game_has_three_eras_of_two_years(seats: int) -> None:
    """PE 5.1, R201, R203. Six Pest cards and six Aid cards, and it is over."""
    game = opening(seats).until("the end")
    assert game.over and game.t.year == 5 and len(game.t.pest_shown) == 6 == len(game.t.aid_shown)


def test_it_never_ends_sooner() -> None:
    """PE 5.1, R201. However much one has, or however bad it is."""
    rich = house(renown=99, influence=45, healthy=12, levels=(4, 4, 4))
    for year in range(5):
        assert not empire(at="year end", year=year, houses={0: rich, 1: house(blame=99, dead=4)}).over
    assert empire(at="year end", year=5).over


@pytest.mark.parametrize("year, assistants", [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4)])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_two_three_or_four_assistants_by_era(seats: int, year: int, assistants: int) -> None:
    """PE 5.2, R51. The same for all."""
    assert turns_of_the_year(empire(seats=seats, at="new year", year=year)) == list(range(seats)) * assistants


def test_pest_and_aid_come_before_the_actions() -> None:
    """PE 5.3. First the Pest card, then the Aid card, then Assistants."""
    game = empire(at="new year", chance={"pest": (5,), "aid": (3,)})
    cards = [(fact.card, fact.to) for fact in game.told(Moved)]
    assert [card for card, _ in cards] == [5, 3] and game.question == "PlacingAssistant" and (game.t.pest_card, game.t.aid_card) == (5, 3)


@pytest.mark.parametrize("year, ends", [(0, False), (1, True), (2, False), (3, True), (4, False), (5, True)])
def test_after_the_second_year_the_era_ends(year: int, ends: bool) -> None:
    """PE 5.3. Then the dead are counted; and the order was set before."""
    game = empire(at="year end", year=year, houses={0: house(dead=1)})
    assert game.house(0).blame == int(ends)


def test_the_order_is_set_before_the_era_ends() -> None:
    """PE 5.3, R136. What the Capital card gives then does not change it: the first House passes the second by 3 Influence."""
    game = empire(at="year end", year=1, capital_card=1, houses={0: house(influence=3, capital=1), 1: house(influence=5), 2: house(influence=1)})
    assert game.t.order == (2, 0, 1) and game.house(0).influence > game.house(1).influence


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_in_turn_order_round_after_round(order: tuple[int, ...]) -> None:
    """PE 5.4."""
    assert turns_of_the_year(empire(at="new year", order=order)) == [*order, *order]


def test_one_assistant_a_turn() -> None:
    """PE 5.4. The next player is asked before the second is placed."""
    game = empire(at="new year").after(assist("move", "cure"), END_TURN)
    assert game.house(0).placed == 1 and game.asked == (1,) and game.question == "PlacingAssistant"


def test_then_all_assistants_come_back() -> None:
    """PE 5.5. From the grid, from Adrenaline Shot and from Medicinal Trials."""
    placed = house(grid=(0, 4), shot=True, tried=True)
    game = empire(at="year end", houses={0: placed, 1: house(grid=(3,))})
    for one in game.t.houses:
        assert (one.grid, one.placed, one.shot, one.tried) == (0, 0, False, False)
    last = empire(at="turn", active=2, houses={2: house(grid=(8,))}).after(END_TURN)
    assert last.t.year == 1 and last.house(2).grid == 0 and last.question == "PlacingAssistant"


def test_until_then_they_stay() -> None:
    """PE 5.5."""
    game = empire(at="assistant", rounds=1).after(assist("move", "cure"), END_TURN)
    assert game.house(0).grid.bit_count() == 1


def test_least_influence_goes_first_and_most_goes_last() -> None:
    """PE 5.6."""
    game = empire(seats=4, at="year end", houses={0: house(influence=5), 1: house(influence=2), 2: house(influence=9), 3: house(influence=3)})
    assert game.t.order == (1, 3, 0, 2) and game.asked == (1,)


@pytest.mark.parametrize("before, after", [((0, 1, 2), (2, 1, 0)), ((2, 0, 1), (1, 0, 2)), ((1, 2, 0), (0, 2, 1))])
def test_who_ties_goes_in_reverse(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """PE 5.7, R123."""
    assert empire(at="year end", order=before).t.order == after


def test_only_those_who_tie_are_reversed() -> None:
    """PE 5.6, 5.7, R123."""
    game = empire(seats=4, at="year end", order=(3, 1, 0, 2), houses={1: house(influence=4), 2: house(influence=1)})
    assert game.t.order == (0, 3, 2, 1)


def test_who_came_first_to_the_end_of_the_track_goes_last() -> None:
    """PE 5.6, R120."""
    game = empire(at="year end", arrived=(1, 0), houses={0: house(influence=45), 1: house(influence=45)})
    assert game.t.order == (2, 0, 1)
