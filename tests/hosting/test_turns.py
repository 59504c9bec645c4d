"""Whose turn it is where somebody is asked, and since when who was away has had none."""

from __future__ import annotations

import pytest

from lazaretto.hosting import deciding, ordering
from lazaretto.hosting.hearing import asked
from lazaretto.hosting.terms import Terms
from lazaretto.kernel import Answered

from .company import LIVE, Company, threatened


def turn_of(company: Company, seat: int) -> int | None:
    now = asked(company.room, company.position.seen_by(seat), seat, None)
    assert now is not None
    return now.turn


def test_who_is_asked_by_a_window_is_told_in_whose_turn() -> None:
    company = threatened()
    seat = company.room.asked[0]
    assert turn_of(company, seat) not in (None, seat)


def test_who_has_the_turn_is_told_so() -> None:
    company = Company("bristol", 6, 6).begin()
    seat = company.room.asked[0]
    assert turn_of(company, seat) == seat


def test_where_all_choose_at_once_it_is_nobody_s_turn() -> None:
    company = Company("infected", 6, 6).begin()
    assert len(company.room.asked) == 6 and turn_of(company, 0) is None


def test_an_answer_in_another_s_turn_ends_no_turn() -> None:
    company = threatened()
    seat = company.room.asked[0]
    before = company.room.chairs[seat].turned
    company.answer_all()
    assert company.room.chairs[seat].turned == before


@pytest.mark.parametrize("game, seats", [("infected", 6), ("bristol", 6), ("pints", 3), ("pathologic", 3), ("pest", 3)])
def test_what_is_told_since_a_turn_begins_with_what_was_answered_in_it(game: str, seats: int) -> None:
    room = Company(game, seats, seats).begin().play_on(60).room
    had = [(seat, chair.turned) for seat, chair in enumerate(room.chairs) if chair.turned]
    assert had and all([room.story[place][0] == 1 << seat and isinstance(room.story[place][1], Answered) for seat, place in had])


def test_what_a_bot_answers_for_somebody_is_no_turn_of_theirs() -> None:
    company = Company("bristol", 4, 4, Terms(clock=LIVE)).begin().play_on(12)
    seat = company.room.asked[0]
    before = company.room.chairs[seat].turned
    company.wait(2 * LIVE.seconds)
    assert company.room.chairs[seat].is_away
    company.answer_all()
    assert company.room.chairs[seat].turned == before


def test_who_takes_an_answer_back_has_not_answered() -> None:
    company = Company("pathologic", 2, 2).begin()
    while company.room.course is None or not company.room.course.behind:
        place = len(company.room.story)
        company.answer_all()
    seat = company.room.asked[0]
    company.take(deciding.took_back(company.room, seat, "", company.now))
    assert company.room.chairs[seat].turned <= place


@pytest.mark.parametrize("game, seats", [("bristol", 6), ("pints", 3), ("pathologic", 3), ("pest", 3)])
def test_while_a_turn_goes_on_the_one_before_it_is_known(game: str, seats: int) -> None:
    company, amid = Company(game, seats, seats).begin(), 0
    for _ in range(80):
        whose = company.room.game.in_turn(company.position)
        if company.room.state != "playing" or whose is None:
            company.answer_all()
            continue
        chair = company.room.chairs[whose]
        turn_before = chair.played if chair.is_amid else chair.turned
        company.answer_all()
        if company.room.state == "over":
            break
        if company.room.state == "playing" and company.room.game.in_turn(company.position) == whose and chair.is_amid:
            amid += 1
            assert chair.played == turn_before < chair.turned
        else:
            assert not chair.is_amid
    assert amid


def test_who_plays_nothing_before_a_turn_has_not_had_it() -> None:
    """Pathologic, before the Event: what happened since the last turn is told with what is asked next, by order or not."""
    company = Company("pathologic", 4, 4).begin()
    while not (company.is_asked("Influencing") and company.position.table.round > 1 and ordering.is_own(company.room)):
        company.answer_all()
    seat = company.room.asked[0]
    chair, turned = company.room.chairs[seat], company.room.chairs[seat].turned
    company.answer(seat, "pass")
    assert chair.turned == turned and not chair.is_amid
    while ordering.is_own(company.room) or company.room.asked != (seat,):
        company.answer_all()
    company.answer_all()
    assert chair.turned > turned == chair.played


def test_where_all_choose_at_once_no_turn_goes_on() -> None:
    room = Company("infected", 6, 6).begin().play_on(5).room
    assert not any(chair.is_amid for chair in room.chairs)


def test_whose_turn_it_is_may_have_no_chair() -> None:
    """Bristol alone, with Ghosts."""
    assert Company("bristol", 1, 1).begin().play_on(40).room.chairs[0].turned
