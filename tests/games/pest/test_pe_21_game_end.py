"""PE 21. The end of the game: the score sheet, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest.scoring import LINES, sheet

from .court import has, line
from .land import Play, empire
from .year import buy

#: PE 21.5. By Technology, from 1.
RENOWN = (2, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 3, 1, 3, 2, 2, 3, 2, 2, 1, 3, 2, 2, 3, 2, 2, 2, 3, 2, 1)
SLOTS = {1: "top", 14: "top", 10: "middle", 18: "middle", 19: "middle", 25: "middle", 26: "bottom", 27: "bottom"}


def counted(*houses: dict[str, Any], seats: int = 3) -> Play:
    return empire(at="count", seats=seats, houses=dict(enumerate(houses)))


def test_after_year_6_everyone_adds_up_line_by_line() -> None:
    """PE 21.1, R226."""
    game = counted(has(
        renown=7, blame=3, sites={"district": "gothar quorra", "workshop": "ulmar"}, healthy=2, levels=(2, 1, 0), cards={"middle": 19}, influence=9,
    ))
    assert dict(zip(LINES, sheet(game.t, 0))) == {
        "Renown tokens": 7, "buildings": 4, "rows": 2, "Healthy track": 2, "Imperatives": 2, "Technologies": 2, "Influence": 1 + 5, "negative tokens": -3,
    }
    assert game.over and game.t.totals == (22, 0, 0)


@pytest.mark.parametrize("year, over", [(0, False), (1, False), (3, False), (4, False), (5, True)])
def test_the_game_ends_after_year_6_and_never_sooner(year: int, over: bool) -> None:
    """PE 21.1, R201, R203."""
    assert empire(at="year end", year=year).over is over


def test_resources_and_research_score_nothing() -> None:
    """PE 21.1, R226."""
    game = counted(has(goods="5 lumber 5 stone 5 food 5 herbs 5 coin", research=9))
    assert game.t.totals == (0, 0, 0)


def test_a_token_is_worth_1_and_a_negative_one_less_1() -> None:
    """PE 21.1, R139, R200."""
    assert counted(has(renown=5), has(blame=5)).t.totals == (5, -5, 0)


# Buildings


@pytest.mark.parametrize("kind, renown", [("district", 1), ("workshop", 2), ("factory", 2), ("treasury", 3)])
def test_a_building_scores_by_its_kind(kind: str, renown: int) -> None:
    """PE 21.2. District 1, Workshop 2, Factory 2, Treasury 3."""
    assert line(counted(has(sites={kind: "gothar"})), "buildings") == renown


def test_the_castle_scores_nothing() -> None:
    """PE 21.2."""
    assert line(counted(has(castle="hask")), "buildings") == 0


def test_every_district_counts() -> None:
    """PE 21.2."""
    assert line(counted(has(sites={"district": "gothar quorra ulmar wendle"})), "buildings") == 4


def test_with_a_worker_or_without_it_is_the_same() -> None:
    """PE 21.2, R197."""
    told = {"district": "gothar quorra", "treasury": "ulmar"}
    assert line(counted(has(sites=told)), "buildings") == line(counted(has(sites=told, workers="district treasury")), "buildings") == 5


def test_a_building_in_a_ruin_scores_in_full() -> None:
    """PE 21.2, R198."""
    assert line(empire(at="count", ruins="gothar", houses={0: has(sites={"workshop": "gothar"})}), "buildings") == 2


@pytest.mark.parametrize("districts, special, rows", [
    (0, 3, 0), (1, 1, 0), (2, 0, 0), (2, 1, 1), (3, 2, 1), (4, 1, 1), (4, 2, 2), (5, 3, 2), (6, 2, 2), (6, 3, 3), (6, 0, 0),
])
def test_two_districts_and_a_special_building_are_a_row(districts: int, special: int, rows: int) -> None:
    """PE 21.3, R227. It scores 2 more; Districts go to whichever row is best."""
    places = ["gothar", "quorra", "ulmar", "wendle", "terras", "meskar"]
    sites = {"district": " ".join(places[:districts]), **dict(list({"workshop": "caldrum", "factory": "dunmere", "treasury": "garrow"}.items())[:special])}
    assert line(counted(has(sites=sites)), "rows") == 2 * rows


def test_which_special_building_it_is_does_not_matter() -> None:
    """PE 21.3, R227."""
    assert [line(counted(has(sites={"district": "gothar quorra", kind: "ulmar"})), "rows") for kind in ("workshop", "factory", "treasury")] == [2, 2, 2]


# People


@pytest.mark.parametrize("space", range(1, 13))
def test_an_occupied_space_of_the_track_scores(space: int) -> None:
    """PE 21.4. 1, from the ninth on 2."""
    assert line(counted(has(healthy=(space,))), "Healthy track") == (2 if space >= 9 else 1)


def test_a_full_track_scores_16() -> None:
    """PE 21.4."""
    assert line(counted(has(healthy=12)), "Healthy track") == 16


def test_people_elsewhere_score_nothing() -> None:
    """PE 21.4, R150, R226. In buildings, in the Capital, in Quarantine, on cards."""
    sites = {"district": "gothar"}
    game = counted(has(sites=sites, workers="district", capital=3, regular=3, harmful="move", cards={"middle": 10}, experts=2), has(sites=sites))
    assert line(game, "Healthy track") == 0 and game.t.totals[0] == game.t.totals[1] + RENOWN[9]


# Technologies


@pytest.mark.parametrize("technology", range(1, 31))
def test_each_technology_on_the_board_scores_its_renown(technology: int) -> None:
    """PE 21.5."""
    game = counted(has(cards={SLOTS.get(technology, "middle"): technology}, **{"named": "food"} if technology == 25 else {}))
    assert line(game, "Technologies") == RENOWN[technology - 1] == game.t.totals[0]


def test_all_three_slots_count_and_the_market_does_not() -> None:
    """PE 21.5, R199."""
    game = empire(at="count", market=(17,), houses={0: has(cards={"top": 14, "middle": 19, "bottom": 27})})
    assert line(game, "Technologies") == 7


def test_a_discarded_one_was_tokens_and_is_no_more() -> None:
    """PE 21.5, R101. The Infirmary, worth 3, gave way to the Examination Desk, worth 2."""
    game = empire(at="research", market=(3,), houses={0: has(cards={"top": 14}, research=1)}).after(buy(3, "top"))
    assert line(game, "Technologies") == 2 and line(game, "Renown tokens") == 3


# Imperatives and Influence


def test_imperatives_and_influence_are_lines_of_the_sheet() -> None:
    """PE 21.6. By PE 19.5; and by PE 18.4 and 18.5."""
    game = counted(has(levels=(4, 4, 4), influence=13), has(influence=14))
    assert line(game, "Imperatives") == 3 + 4 + 5 and line(game, "Influence") == 2 + 3 and line(game, "Influence", 1) == 2 + 5
    assert game.t.totals == (17, 7, 0)


# Who has won


def test_the_most_renown_wins() -> None:
    """PE 21.7."""
    game = counted(has(renown=5), has(renown=9), has(renown=7))
    assert game.outcome.winners == (1,) and game.outcome.scores == (0.0, 1.0, 0.5)


def test_a_total_may_be_below_0() -> None:
    """PE 21.7, R140. So the least of three evils wins."""
    game = counted(has(blame=6), has(blame=2), has(blame=9))
    assert game.t.totals == (-6, -2, -9) and game.outcome.winners == (1,)


def test_a_tie_goes_to_more_influence() -> None:
    """PE 21.7, R196. 1 Influence is ahead, and scores 5 or 3; the dead do not count then."""
    game = counted(has(renown=3, influence=2, dead=3), has(renown=5, influence=1), has(renown=8))
    assert game.t.totals == (8, 8, 8) and game.outcome.winners == (0,) and game.outcome.scores == (1.0, 0.5, 0.0)


def test_then_to_fewer_dead() -> None:
    """PE 21.7, R196. Both are at 0."""
    game = counted(has(renown=3, dead=2), has(renown=3, dead=1), has(renown=1))
    assert game.outcome.winners == (1,)


def test_then_they_share() -> None:
    """PE 21.7, R196, R242."""
    game = counted(has(renown=3, dead=1), has(renown=3, dead=1), has(renown=1))
    assert game.outcome.winners == (0, 1) and game.outcome.scores[0] == game.outcome.scores[1] > game.outcome.scores[2]


def test_at_the_end_of_the_track_who_came_first_has_more() -> None:
    """PE 21.7, 18.6, R120. It scores 5 against 3 there, so that the totals tie."""
    game = empire(at="count", order=(1, 0, 2), houses={0: has(renown=2, influence=45), 1: has(influence=45)})
    assert game.t.totals[0] == game.t.totals[1] and game.outcome.winners == (1,)
