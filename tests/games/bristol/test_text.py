"""The table of Bristol 1350 in plain text."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.cards import BIRCH, CEDAR, OAK, PLAGUED
from lazaretto.games.bristol.leaving import Leave, Perish
from lazaretto.games.bristol.mingle import Mingle
from lazaretto.games.bristol.notebook import Notebook
from lazaretto.games.bristol.rounds import Round
from lazaretto.hosting import everything
from lazaretto.kernel import Glimpsed, Moved, RandomDealer, Turned, heard_by

from .test_words import GAME, NAMES, moments, riding, tables

WIDTHS = (20, 40, 80, 100)


def widest(page: str) -> int:
    return max([len(line) for line in page.split("\n")])


@pytest.mark.parametrize(("seats", "variant"), tables())
def test_the_table_fits_every_width_for_everyone(seats: int, variant: str) -> None:
    names = NAMES[:seats]
    for number, (position, told) in enumerate(moments(seats, variant, 80 + seats)):
        seat, width = (None, *range(seats))[number % (seats + 1)], WIDTHS[number % len(WIDTHS)]
        page = GAME.draw(position.seen_by(seat), heard_by(seat, told), names, width)
        assert widest(page) <= width
        assert ("Yours only" in page) == (seat is not None)
    for width in WIDTHS:
        assert widest(GAME.draw(everything(position), [fact for _, fact in told], names, width)) <= width
        assert "All cards face up" in GAME.draw(everything(position, 0), heard_by(0, told), names, width)


@pytest.mark.parametrize("spaces", [1, 5, 100])
def test_any_road_fits(spaces: int) -> None:
    game = GAME.with_components({"road": {"spaces": spaces}})
    view = game.begin(9, "base", RandomDealer(1)).seen_by(0)
    for width in WIDTHS:
        assert widest(game.draw(view, (), NAMES, width)) <= width


def test_the_street_and_the_dice_are_seen_at_a_glance() -> None:
    """BR 2.1, 2.2, 4.3, 4.4, 7.2."""
    position = riding(((1, 2), (3, 0, 4), ()), spaces=(9, 4, 0), locked=0b10)
    page = GAME.draw(position.seen_by(0), (), NAMES[:5], 80)
    assert "  Birch .........#......| 9 of 16   B Odo (0), C Isolde (0)\n  Cedar ....#...........| 4 of 16   D Piers (0), A You (0), E Agnes (0)\n" in page
    assert "  Birch 1 rat, 2 rat locked\n  Cedar 3 apple, 4 rat\n  Oak   5 apple, 6 rat\n" in page
    assert "If the round ended now: Birch +2 and mingles, Cedar +2, Oak +2." in page
    assert page.startswith("Your turn: take an action; you may play remedies before or after.\n\nRound 1: ")


def test_a_cart_that_would_leave_is_said_to() -> None:
    """BR 11.1."""
    position = riding(((1, 2), (3, 0, 4), ()), spaces=(15, 4, 0))
    assert "Birch +2 and mingles and leaves," in GAME.draw(position.seen_by(0), (), NAMES[:5], 100)


def test_a_cart_that_has_left_is_behind_the_others() -> None:
    """BR 11.7, 7.3."""
    position = riding(((1, 2), (3, 0, 4), ()), order=(BIRCH, CEDAR), gone=(OAK,), spaces=(9, 4, 17))
    page = GAME.draw(position.seen_by(0), (), NAMES[:5], 80)
    assert "  Oak   ................|           has left\n" in page and "Birch +2 and mingles, Cedar +2.\n" in page


def test_the_last_round_is_announced() -> None:
    """BR 11.6."""
    position = riding(((1, 2), (3, 0, 4), ()), deadline=1)
    assert "The last round: who has not left by its end dies." in GAME.draw(position.seen_by(0), (), NAMES[:5], 80)


def test_the_notebook_keeps_what_the_table_no_longer_shows() -> None:
    """BR 1.3, 10.2, 11.3, 9.8."""
    notes = Notebook([
        Moved(0, "symptom_deck", "symptoms.0"), Moved(2, "symptom_deck", "symptoms.0"), Round(1), Glimpsed(2, "symptoms.1"), Round(2),
        Mingle(0, (1, 0)), Moved(3, "pool", "symptoms.0"), Moved(2, "pool", "symptoms.0"), Turned(PLAGUED, "health.0"),
        Round(3), Leave(0), Perish((1,)),
    ], 0, 5)
    assert notes.ill == {0: "since round 2, by the mingle on Birch"}
    assert notes.fates == {1: "left on Birch in round 3 with the plague aboard"}
    assert notes.glimpses[1] == ["a 3 in round 1 (may be gone)"]
    assert [(note.round, note.put, note.got) for note in notes.mingles] == [(2, [0, 2], [3, 2])]


def test_what_is_hidden_changes_nothing_on_the_page() -> None:
    """BR 2.3, 2.5. Another's symptoms and remedies may be anything."""
    position = riding(((1, 2), (3, 0, 4), ()))
    before = GAME.draw(position.seen_by(0), (), NAMES[:5], 80)
    symptoms = position.table.symptoms[1]
    symptoms.take(symptoms.kinds()[0])
    symptoms.put(3)
    assert GAME.draw(position.seen_by(0), (), NAMES[:5], 80) == before
