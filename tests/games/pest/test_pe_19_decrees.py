"""PE 19. Decrees: an Agenda for the end of the Era, an Imperative while it lasts."""

from __future__ import annotations

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.moves import DONE
from lazaretto.kernel import RandomDealer

from .court import ALL_TURNED, assign, has, line
from .errands_at_hand import done
from .land import Play, empire
from .year import build, go



def fulfilled(era: int, levels: tuple[int, ...] = (0, 0, 0), decrees: tuple[int, ...] = (5, 7, 14)) -> Play:
    """The first House, with 8 Influence, has done in this Era what Decree 5 (end in a City), 7 (gather two) or 14 (two to the Capital) asks for."""
    houses = {0: has(influence=8, levels=levels, healthy=2, doctor="gollor", goods="2 food")}
    if era == 2:
        game = empire(at="assign", year=4, decrees=decrees, houses=houses, turned=ALL_TURNED[:8])
        return done(game.after(assign("capital"), assign("capital")))
    return empire(at="move", year=2 * era, decrees=decrees, houses=houses, sick={"gothar": 2 * era}).after(go("gothar"), DONE)


def test_one_decree_of_each_era_lies_open() -> None:
    """PE 19.1. 1 to 5 are of Era I, 6 to 10 of Era II, 11 to 15 of Era III, in whatever game."""
    drawn = [GAME.begin(3, "base", RandomDealer(seed)).table.decrees for seed in range(60)]
    assert [sorted({decrees[era] for decrees in drawn}) for era in range(3)] == [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]]


def test_all_see_them_from_the_start() -> None:
    """PE 19.1."""
    position = GAME.begin(3, "base", RandomDealer(1))
    assert [position.seen_by(seat).table.decrees for seat in range(3)] == [position.table.decrees] * 3


@pytest.mark.parametrize("era", [0, 1, 2])
def test_an_imperative_works_in_its_own_era(era: int) -> None:
    """PE 19.1, 19.3."""
    assert fulfilled(era).house().levels == tuple([1 if number == era else 0 for number in range(3)])


def test_and_in_no_other() -> None:
    """PE 19.1, R125. Who gathers two in Era I has not fulfilled the Decree of Era II, nor who ends in a City in Era II that of Era I."""
    early = empire(at="move", year=1, decrees=(2, 7, 14), sick={"gothar": 2}, houses={0: has(goods="2 food")}).after(go("gothar"), DONE)
    late = empire(at="move", year=2, decrees=(5, 8, 14)).after(go("gothar"), DONE)
    assert early.house().levels == (0, 0, 0) and late.house().levels == (0, 0, 0)


@pytest.mark.parametrize("year, tokens", [(1, 2), (3, 3), (5, 4)])
def test_the_agenda_of_the_era_brings_renown_tokens_and_no_other(year: int, tokens: int) -> None:
    """PE 19.2. 2 Food for Decree 3; three kinds of two for 10; two people, twice, for 12."""
    houses = {0: has(goods="2 lumber 2 stone 2 food", healthy=2)}
    assert empire(at="era end", year=year, decrees=(3, 10, 12), houses=houses).house().renown == tokens


def test_an_agenda_is_read_before_people_leave_the_capital() -> None:
    """PE 19.2, R128. Decree 6 counts them."""
    game = empire(at="era end", year=3, decrees=(3, 6, 12), capital_card=3, houses={1: has(capital=2), 0: has(capital=4)})
    assert game.house(1).renown == 2 and game.house(0).renown == 4


def test_the_storage_is_read_as_it_is_then() -> None:
    """PE 19.2, R129. No Trade is offered: the Era ends without a question."""
    game = empire(at="era end", year=1, decrees=(3, 6, 12), houses={0: has(goods="4 food 4 lumber")})
    assert game.over and game.house().renown == 4 and game.has("food") == 4


def test_each_time_the_marker_goes_one_space_up() -> None:
    """PE 19.3. From where it is."""
    assert fulfilled(0).house().levels == (1, 0, 0) and fulfilled(0, (2, 0, 0)).house().levels == (3, 0, 0)


def test_it_goes_up_in_the_second_year_of_the_era_too() -> None:
    """PE 19.3, R125."""
    assert empire(at="move", year=1, decrees=(5, 7, 14)).after(go("gothar"), DONE).house().levels == (1, 0, 0)


def test_who_does_not_fulfil_it_stays() -> None:
    """PE 19.3. A Move that ends in a Village; and what another does."""
    game = empire(at="move", decrees=(5, 7, 14)).after(go("hask"), DONE)
    assert game.house().levels == (0, 0, 0) and fulfilled(0).house(1).levels == (0, 0, 0)


def test_it_goes_up_when_the_building_stands_and_not_at_the_end_of_the_action() -> None:
    """PE 19.3, R126. Decree 1; the Construct still goes on."""
    game = empire(at="construct", decrees=(1, 7, 14), houses={0: has(goods="4 lumber 4 stone", doctor="gollor")}).after(build("district"))
    assert game.house().levels == (1, 0, 0)


def test_it_goes_up_when_the_action_ends_where_an_action_is_asked_for() -> None:
    """PE 19.3, R126. Not at the first step into a City."""
    game = empire(at="move", decrees=(5, 7, 14)).after(go("gothar"))
    assert game.house().levels == (0, 0, 0) and game.after(DONE).house().levels == (1, 0, 0)


def test_twice_in_one_action_is_once() -> None:
    """PE 19.3, R127. Three gathered by Decree 3, in two locations."""
    game = empire(at="move", decrees=(3, 7, 14), sick={"hask": 1, "quorra": 2}, houses={0: has(goods="3 food")})
    assert game.after(go("hask"), go("quorra"), DONE).house().levels == (1, 0, 0)


@pytest.mark.parametrize("era, level, influence", [(0, 1, 1), (0, 2, 1), (0, 3, 1), (0, 4, 1), (1, 1, 1), (1, 4, 1), (2, 1, 1), (2, 3, 1), (2, 4, 2)])
def test_the_influence_of_the_space_is_gained_at_once(era: int, level: int, influence: int) -> None:
    """PE 19.4. 1, but 2 on the fourth of Era III."""
    before = tuple([level - 1 if number == era else 0 for number in range(3)])
    assert fulfilled(era, before).house().influence == 8 + influence


def test_nobody_has_renown_of_it_at_once() -> None:
    """PE 19.5."""
    assert fulfilled(2, (0, 0, 3)).house().renown == 0


@pytest.mark.parametrize("era, scores", [(0, (0, 0, 1, 2, 3)), (1, (0, 1, 2, 3, 4)), (2, (0, 1, 2, 3, 5))])
def test_at_the_end_a_track_scores_the_space_reached_and_all_below(era: int, scores: tuple[int, ...]) -> None:
    """PE 19.5, 21.6. 0, 1, 1, 1; then 1, 1, 1, 1; then 1, 1, 1, 2."""
    for level, score in enumerate(scores):
        game = empire(at="count", houses={0: has(levels=tuple([level if number == era else 0 for number in range(3)]))})
        assert line(game, "Imperatives") == score


def test_the_three_tracks_are_scored_together() -> None:
    """PE 19.5."""
    assert line(empire(at="count", houses={0: has(levels=(3, 2, 4))}), "Imperatives") == 2 + 2 + 5


@pytest.mark.parametrize("era", [0, 1, 2])
def test_a_fifth_time_brings_nothing(era: int) -> None:
    """PE 19.6, R125."""
    full = tuple([4 if number == era else 0 for number in range(3)])
    game = fulfilled(era, full)
    assert game.house().levels == full and game.house().influence == 8
