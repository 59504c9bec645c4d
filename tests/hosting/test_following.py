"""How long bots wait so that people can follow."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lazaretto.hosting import following
from lazaretto.hosting.fallen import is_out
from lazaretto.hosting.following import A_GLANCE, LONGEST, LONGEST_DEED, OWN_CARDS, USUAL_PACE, reading_time
from lazaretto.hosting.room import PLAYING

from .company import Company
from .test_stages import at_a_round_s_end

BEATS = Path(__file__).parents[2] / "client/src/house/beats.svelte.ts"


def test_people_have_time_to_read_a_round_s_end_and_less_for_a_deed() -> None:
    company = at_a_round_s_end()
    assert 2 * A_GLANCE + 1 < reading_time(company.room) <= LONGEST
    company.play_on(1)
    assert 0 <= reading_time(company.room) <= LONGEST_DEED - USUAL_PACE


def test_who_is_in_a_hurry_is_not_waited_for_unless_another_is_not() -> None:
    assert reading_time(at_a_round_s_end(hurry=(0, 1)).room) == 0
    assert reading_time(at_a_round_s_end(hurry=(0,)).room) > 0


def test_the_time_for_ones_own_cards_is_the_same_whatever_they_are() -> None:
    """Who has caught the plague is told more than others, and nobody sees it by the clock."""
    mingled = reading_time(at_a_round_s_end(kind="Mingle").room)
    assert mingled > OWN_CARDS + 3 * A_GLANCE


@pytest.mark.parametrize(("game", "seats"), [("infected", 6), ("bristol", 6)])
def test_where_people_only_look_on_any_more_they_have_time_to_read_everything(game: str, seats: int) -> None:
    looked_on = 0
    for number in range(8):
        company = Company(game, seats, 1, secret=bytes([number] * 32)).begin()
        while company.room.state == PLAYING:
            company.play_on(1)
            room = company.room
            assert room.course is not None
            if room.state == PLAYING and is_out(room, 0):
                told = [room.game.report(fact, room.names, None) for fact in next(room.course.told_by_answers())]
                looked_on += any(told)
                assert reading_time(room) >= A_GLANCE or not any(told)
    assert looked_on


def test_a_sentence_stands_over_the_board_as_long_as_bots_wait_for_it() -> None:
    beats = BEATS.read_text(encoding="utf-8")
    shown = {name: int(found[1]) / 1000 for name in ("A_LOOK", "A_LETTER", "A_WHILE") if (found := re.search(rf"const {name} = (\d+);", beats))}
    assert shown == {"A_LOOK": following.A_LOOK, "A_LETTER": following.A_LETTER, "A_WHILE": following.A_WHILE / 1000}


@pytest.mark.parametrize(("kind", "is_turn"), [("Elbowed", True), ("Dashed", True), ("Rolled", False)])
def test_bots_wait_longer_for_what_turns_the_game_as_its_sentence_stands_longer(kind: str, *, is_turn: bool) -> None:
    company = at_a_deed(kind)
    assert company.room.course is not None
    told = [company.room.game.report(fact, company.room.names, None) for fact in next(company.room.course.told_by_answers())]
    brief = following.stands_for([text for text in told if text]) - USUAL_PACE
    assert (reading_time(company.room) > brief + following.A_LOOK) == is_turn


def at_a_deed(kind: str) -> Company:
    """Of Bristol, and nothing more came of it."""
    for number in range(8):
        company = Company("bristol", 6, 1, secret=bytes([number] * 32)).begin()
        while company.room.state == PLAYING:
            company.play_on(1)
            assert company.room.course is not None
            told = {type(fact).__name__ for fact in next(company.room.course.told_by_answers())}
            if kind in told and not told & company.room.game.stages and (kind != "Rolled" or not told & company.room.game.turning_points):
                return company
    raise AssertionError(kind)
