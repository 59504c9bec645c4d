"""The table of Pest in plain text."""

from __future__ import annotations

from typing import cast

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.box import Box
from lazaretto.games.pest.cards import LOCATIONS, NOTHING, ROADS
from lazaretto.games.pest.drawn_map import DRAWN, drawn_empire, map_of_the_empire, noted, plan
from lazaretto.games.pest.in_turn import InTurn
from lazaretto.games.pest.moving import Moving
from lazaretto.games.pest.names import PLACE_WORDS
from lazaretto.games.pest.status import WAITING
from lazaretto.games.pest.table import Empire
from lazaretto.games.pest.text import drawn
from lazaretto.hosting import everything
from lazaretto.kernel import Choice, Position, Question, heard_by

from .test_words import PEOPLE, moments

BOX: Box = GAME.box
WIDTHS = (40, 50, 60, 76, 80, 100, 120)
GAMES = [(1, "base", 21), (2, "versus", 22), (3, "base", 23), (5, "advanced", 24)]
GOTHAR, HASK = PLACE_WORDS.index("gothar"), PLACE_WORDS.index("hask")


def widest(page: str) -> int:
    return max([len(line) for line in page.split("\n")])


def page_of(position: Position, seat: int | None, width: int = 100) -> str:
    return drawn(position.seen_by(seat), (), PEOPLE[:position.table.rules.seats], width, BOX)


def moving(seats: int = 3) -> Position:
    """A moment in which somebody moves."""
    return next(position for position, _ in moments(seats, "base", 3) if isinstance(position.question, Moving))


@pytest.mark.parametrize(("seats", "variant", "seed"), GAMES)
def test_the_table_fits_every_width_for_everyone(seats: int, variant: str, seed: int) -> None:
    for number, (position, facts) in enumerate(moments(seats, variant, seed)):
        if number % 4 == 0:
            seat, width = (None, *range(seats))[number // 4 % (seats + 1)], WIDTHS[number // 4 % len(WIDTHS)]
            assert widest(drawn(position.seen_by(seat), heard_by(seat, facts), PEOPLE[:seats], width, BOX)) <= width
    for width in WIDTHS:
        page = drawn(everything(position, 0), heard_by(0, facts), PEOPLE[:seats], width, BOX)
        assert widest(page) <= width and "The count" in page


@pytest.mark.parametrize(("seats", "variant", "seed"), GAMES)
def test_every_moment_has_a_first_line_for_everyone(seats: int, variant: str, seed: int) -> None:
    """What must be done, or whom we wait for."""
    for number, (position, _) in enumerate(moments(seats, variant, seed)):
        for seat in (None, *range(seats)) if number % 5 == 0 else position.asked if number % 2 else ():
            first = page_of(position, seat, 200).split("\n")[0]
            assert first[-1] in ".?" and (first[0].isupper() or first[0].isdigit())


def test_others_are_told_whom_we_wait_for_whatever_is_asked() -> None:
    asking = {kind for kind in GAME.values.values() if issubclass(kind, Question) and kind not in (Question, Choice, InTurn)}
    assert asking == set(WAITING)


# the map


@pytest.mark.parametrize("width", [76, 80, 100])
def test_all_places_are_on_the_plan(width: int) -> None:
    """PE 2.1."""
    lines = plan(BOX, width, [""] * (LOCATIONS + 1), (0,) * ROADS)
    page = "\n".join(lines)
    assert all([name.removeprefix("the ") in page for name in BOX.names]) and widest(page) <= width
    assert all([mark in page for mark in (" r", " b", " k", " .")])


@pytest.mark.parametrize("width", WIDTHS)
def test_the_empty_map_is_drawn_or_told(width: int) -> None:
    page = map_of_the_empire(BOX, width)
    assert widest(page) <= width and "South-west" in page and ("Dots are roads" in page) == (width >= DRAWN)


@pytest.mark.parametrize(("seats", "variant", "seed"), GAMES)
def test_nothing_on_the_map_is_written_over(seats: int, variant: str, seed: int) -> None:
    """Each name and each note is whole."""
    drawn_ones = 0
    for number, (position, _) in enumerate(moments(seats, variant, seed)):
        t = cast(Empire, position.table)
        notes = [noted(t, BOX, location) for location in range(LOCATIONS)]
        lines = plan(BOX, (76, 80, 100)[number % 3], [*notes, ""], t.on_roads) if number % 10 == 0 else []
        if lines:
            drawn_ones += 1
            page = "\n".join([f" {line} " for line in lines])
            assert all([f" {text} " in page for text in (*BOX.names[:-1], *notes)])
    assert drawn_ones > 3


def test_where_two_texts_would_meet_the_map_is_told() -> None:
    assert plan(BOX, 80, ["x" * 60] * (LOCATIONS + 1), (0,) * ROADS) == []


def test_a_place_is_drawn_with_what_is_there() -> None:
    t = cast(Empire, moving().table)
    for house in t.houses:
        house.doctor, house.camp, house.sites = HASK, NOTHING, tuple([NOTHING if site == GOTHAR else site for site in house.sites])
    t.houses[0].doctor, t.houses[1].camp, t.houses[2].sites = GOTHAR, GOTHAR, (GOTHAR, *t.houses[2].sites[1:])
    t.sick, t.ruins = tuple([3 if at == GOTHAR else 0 for at in range(LOCATIONS)]), 0
    assert noted(t, BOX, GOTHAR) == "C Sto 3 C +A ~B"
    t.ruins = 1 << GOTHAR
    assert noted(t, BOX, GOTHAR) == "C --- 3 C +A ~B"


def test_people_on_roads_are_on_the_map_drawn_or_told() -> None:
    """PE 6.7. However many."""
    t = cast(Empire, moving().table)
    road = BOX.roads.index((0, GOTHAR, 1))
    t.on_roads = tuple([12 if at == road else 0 for at in range(ROADS)])
    assert any([" 12 " in line for line in drawn_empire(t, BOX, 100)])
    told = " ".join(" ".join(drawn_empire(t, BOX, 50)).split())
    assert "Gothar (red with 12 sick)" in told and "Gollor (red with 12 sick)" in told


# the board


def test_your_board_shows_grid_store_quarantine_and_track() -> None:
    """PE 3.9 to 3.13."""
    position = moving()
    seat = position.asked[0]
    house = cast(Empire, position.table).houses[seat]
    house.grid, house.harmful, house.regular, house.healthy = 0b000010001, 0b1001, 3, 0b11
    house.goods, house.cards, house.research = (1, 2, 3, 4, 0), (NOTHING, 18, NOTHING), 2
    page = page_of(position, seat)
    assert "            Move!      Construct  Produce\n  Research  [A]        [ ]        [ ]\n  Cure      [ ]        [A]        [ ]\n" in page
    assert "Lumber 1, Stone 2, Food 3, Herbs 4, Coins 0, of 4 each; Research 2" in page
    assert "3 of 4 slots without drawback, above Move and on the storage (Move hindered)" in page
    assert "o1 o1L .1 .1 .2L" in page and "Quarantine Tent: one Quarantine slot more" in page


@pytest.mark.parametrize("width", WIDTHS)
def test_long_names_fit_too(width: int) -> None:
    position = moving()
    page = drawn(position.seen_by(0), (), ("Bartholomew of Yssel", "Wilhelmina of Gothar", "Maximilian of Blessir"), width, BOX)
    assert widest(page) <= width


def test_watchers_have_no_board() -> None:
    assert "Your board" not in page_of(moving(), None) and "Your board" in page_of(moving(), 0)


def test_the_market_the_capital_and_the_decrees_are_on_the_page() -> None:
    position = moving()
    t = cast(Empire, position.table)
    page = " ".join(page_of(position, 0).split())
    for card in t.market.kinds():
        assert f"{BOX.technology_names[card]}, {BOX.technology_costs[card]} Research" in page
    assert all([BOX.decree_names[decree] in page for decree in t.decrees]) and BOX.card_names[t.capital_card] in page
    assert all([name in page for name in (*BOX.capital_names, "Tokens", "People")])
