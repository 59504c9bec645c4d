"""Clocks: how long a table waits and for whom, when a bot sits in and stands up, pauses, and a host that was away."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.hosting import clocks, deciding, seating
from lazaretto.hosting import happenings as h
from lazaretto.hosting.clocks import GRACE, LONGEST_PAUSE, MOST_PAUSES, PATIENCE
from lazaretto.hosting.terms import Clock, Terms
from lazaretto.kernel import Game

from .company import LIVE, NOON, SLOW, Company, refusal, threatened

A_MOMENT = 0.01                         # seconds
SECONDS = LIVE.seconds
ON_A_CLOCK = Terms(clock=LIVE)
OVER_DAYS = Terms(clock=SLOW)
NO_CLOCK = Terms()


def table(terms: Terms = ON_A_CLOCK, people: int = 3) -> Company:
    """Pints for three, just dealt: one is asked."""
    return Company("pints", 3, people, terms).begin()


def passing(terms: Terms = ON_A_CLOCK) -> Company:
    """Infected for six people, all asked at once."""
    return Company("infected", 6, people=6, terms=terms).begin()


def goes(company: Company, *seats: int) -> None:
    for seat in seats:
        company.gone[seat] = company.now


def sat_in(happened: list[h.Happening]) -> list[tuple[int, str]]:
    assert all(isinstance(it, h.SatIn) for it in happened)
    return [(it.seat, it.why) for it in happened]


@pytest.mark.parametrize("terms, seconds", [(ON_A_CLOCK, SECONDS), (OVER_DAYS, SLOW.seconds), (NO_CLOCK, PATIENCE)], ids=["live", "slow", "no clock"])
def test_when_the_time_is_up_a_bot_sits_in_and_not_before(terms: Terms, seconds: float) -> None:
    company = table(terms)
    seat = company.room.asked[0]
    assert company.next_moment() == NOON + seconds and company.wait(seconds - A_MOMENT) == []
    assert sat_in(company.wait(A_MOMENT)) == [(seat, "time")]
    assert company.room.chairs[seat].is_played_by_bot() and company.room.asked == (seat,)
    assert "whose time ran out" in company.heard(None)[-1].text


def test_every_answer_has_the_whole_time() -> None:
    company = table()
    company.wait(SECONDS / 2)
    company.answer(company.room.asked[0], company.some_move(company.room.asked[0]))
    assert company.next_moment() == company.now + SECONDS


def test_of_several_a_bot_sits_in_for_those_only_who_have_not_answered() -> None:
    company = passing()
    for seat in (0, 2, 3):
        company.wait(1.0)
        company.answer(seat, company.some_move(seat))
    assert company.next_moment() == NOON + SECONDS
    assert sat_in(company.wait_until(NOON + SECONDS)) == [(1, "time"), (4, "time"), (5, "time")]


def test_one_person_among_bots_without_a_clock_may_think_for_ever() -> None:
    company = table(NO_CLOCK, people=1)
    goes(company, 0)
    assert company.next_moment() is None and company.wait(30 * 86_400.0) == []


def test_before_the_deal_and_after_the_end_no_clock_runs() -> None:
    company = Company("pints", 3, people=3, terms=ON_A_CLOCK)
    goes(company, 0, 1)
    assert company.next_moment() is None and clocks.deadline(company.room, company.attendance) is None
    company.begin().play_on()
    assert company.next_moment() is None and company.wait(SECONDS) == []


@pytest.mark.parametrize("terms", [ON_A_CLOCK, NO_CLOCK], ids=["live", "no clock"])
def test_a_bot_sits_in_for_who_is_gone_while_others_wait(terms: Terms) -> None:
    company = table(terms)
    seat = company.room.asked[0]
    company.wait(10.0)
    goes(company, seat)
    assert company.next_moment() == company.now + GRACE and company.wait(GRACE - A_MOMENT) == []
    assert sat_in(company.wait(A_MOMENT)) == [(seat, "gone")]


def test_who_was_gone_long_before_being_asked_has_the_same_grace() -> None:
    company = table()
    after = next(seat for seat in range(3) if seat not in company.room.asked)
    goes(company, after)
    while after not in company.room.asked:
        company.answer_all()
        company.now += GRACE / 2
    assert company.next_moment() == company.room.since + GRACE


def test_nobody_sits_in_for_who_is_gone_and_not_asked() -> None:
    company = table()
    goes(company, *[seat for seat in range(3) if seat not in company.room.asked])
    assert company.wait(GRACE) == []


def test_while_nobody_else_waits_nobody_sits_in_for_who_is_gone() -> None:
    company = table(NO_CLOCK)
    goes(company, 0, 1, 2)
    assert company.wait(GRACE * 2) == []


def test_over_days_to_be_gone_is_no_reason() -> None:
    company = table(OVER_DAYS)
    goes(company, company.room.asked[0])
    assert company.next_moment() == NOON + SLOW.seconds and company.wait(SLOW.seconds - 1.0) == []


def test_who_has_answered_may_go() -> None:
    company = passing()
    company.answer(0, company.some_move(0))
    goes(company, 0)
    assert company.wait(SECONDS - A_MOMENT) == []


def test_who_comes_back_plays_again_and_has_the_whole_time() -> None:
    company = table()
    seat = company.room.asked[0]
    company.wait(SECONDS)
    company.wait(5.0)
    company.take(clocks.came_back(company.room, seat, company.now))
    assert not company.room.chairs[seat].is_away and company.next_moment() == company.now + SECONDS
    assert "is back" in company.heard(None)[-1].text
    assert clocks.came_back(company.room, seat, company.now) == []


def test_who_comes_and_goes_gets_more_time_once_for_each_answer() -> None:
    company = table()
    seat = company.room.asked[0]
    for _ in range(4):
        company.wait(SECONDS / 2)
        company.take(seating.left(company.room, seat, seat, "", company.now))
        company.take(clocks.came_back(company.room, seat, company.now))
    assert [it.why for it in company.happened if isinstance(it, h.SatIn)].count("time") > 0


def test_who_comes_and_goes_gives_nobody_else_more_time_nor_a_window() -> None:
    for company in (table(), threatened(ON_A_CLOCK)):
        moment = company.next_moment()
        for seat in (*company.room.people, *company.room.people) if deciding.is_window(company.room) else [(company.room.asked[0] + 1) % 3]:
            company.now += A_MOMENT
            company.take(seating.left(company.room, seat, seat, "", company.now))
            company.take(clocks.came_back(company.room, seat, company.now))
        assert company.next_moment() == moment


def test_who_takes_answers_back_has_no_more_time_by_it() -> None:
    company = Company("pest", 2, people=2, terms=ON_A_CLOCK).begin()
    while not company.room.course.behind:
        before = company.next_moment()
        company.answer_all()
    company.now += SECONDS / 4
    company.take(deciding.took_back(company.room, company.room.asked[0], "", company.now))
    assert company.next_moment() == before


def test_who_comes_back_in_a_pause_has_the_whole_time_after_it_and_no_more() -> None:
    company = table()
    seat = company.room.asked[0]
    company.take(seating.left(company.room, seat, seat, "", company.now))
    company.wait(10.0)
    company.take(clocks.paused(company.room, (seat + 1) % 3, "", company.now))
    company.wait(40.0)
    company.take(clocks.came_back(company.room, seat, company.now))
    company.wait(10.0)
    company.take(clocks.went_on(company.room, seat, "", company.now))
    assert company.next_moment() == company.now + SECONDS


def test_who_left_in_the_middle_of_a_game_may_come_back_before_its_end() -> None:
    company = table()
    company.take(seating.left(company.room, 1, 1, "", company.now))
    assert clocks.came_back(company.room, 1, company.now) != []
    company.play_on()
    assert clocks.came_back(company.room, 1, company.now) == []


def test_a_pause_stops_the_clock_and_all_of_the_time_is_left_afterwards() -> None:
    company = table()
    company.wait(20.0)
    company.take(clocks.paused(company.room, 1, "", company.now))
    assert clocks.deadline(company.room, company.attendance) is None and company.wait(100.0) == []
    company.take(clocks.went_on(company.room, 2, "", company.now))
    assert company.next_moment() == company.now + SECONDS - 20.0


def test_a_pause_ends_by_itself() -> None:
    company = table()
    company.take(clocks.paused(company.room, 0, "", company.now))
    assert company.next_moment() == NOON + LONGEST_PAUSE and company.wait(LONGEST_PAUSE - A_MOMENT) == []
    assert [(type(it), it.seat) for it in company.wait(A_MOMENT)] == [(h.WentOn, None)]
    assert company.room.paused is None and company.next_moment() == company.now + SECONDS


def test_each_player_pauses_a_few_times_only() -> None:
    company = table()
    for _ in range(MOST_PAUSES):
        company.take(clocks.paused(company.room, 0, "", company.now))
        company.take(clocks.went_on(company.room, 0, "", company.now))
    with refusal("pause/impossible"):
        clocks.paused(company.room, 0, "", company.now)
    assert clocks.paused(company.room, 1, "", company.now)


def test_there_is_no_pause_before_the_deal_nor_after_the_end_nor_in_a_pause_nor_in_a_window() -> None:
    paused = table()
    paused.take(clocks.paused(paused.room, 0, "", paused.now))
    for company in (Company("pints", 3, people=3), table().play_on(), paused, threatened(ON_A_CLOCK)):
        with refusal("pause/impossible"):
            clocks.paused(company.room, 1, "", company.now)


def test_only_a_paused_table_goes_on() -> None:
    with refusal("pause/impossible"):
        clocks.went_on(table().room, 0, "", NOON)


@pytest.mark.parametrize("terms, seconds", [(ON_A_CLOCK, SECONDS), (OVER_DAYS, SLOW.seconds), (NO_CLOCK, PATIENCE)], ids=["live", "slow", "no clock"])
def test_a_host_that_was_down_gives_everyone_the_whole_time_again(terms: Terms, seconds: float) -> None:
    company = table(terms)
    company.awake = company.now = NOON + 10 * seconds
    assert company.wait(0.0) == [] and company.next_moment() == company.awake + seconds


def test_a_host_that_was_down_opens_a_window_for_its_whole_time_again() -> None:
    company = threatened(ON_A_CLOCK)
    company.awake = company.now = company.now + 100.0
    assert company.next_moment() == company.now + company.room.terms.window and company.wait(company.room.terms.window - A_MOMENT) == []


def test_a_host_that_was_down_lets_a_pause_last_as_long_again() -> None:
    company = table()
    company.take(clocks.paused(company.room, 0, "", company.now))
    company.awake = company.now = NOON + 2 * LONGEST_PAUSE
    assert company.wait(0.0) == [] and company.next_moment() == company.awake + LONGEST_PAUSE


def test_in_a_live_window_nobody_is_taken_for_absent() -> None:
    """Whether a bot sits in must not tell who has answered."""
    company = threatened(Terms(clock=LIVE, window=30.0))
    goes(company, *company.room.asked)
    assert not any(isinstance(it, h.SatIn) for it in company.wait(company.room.terms.window))


def test_in_a_window_what_is_answered_changes_no_moment() -> None:
    company = threatened(ON_A_CLOCK)
    moment = company.next_moment()
    for seat in company.room.asked:
        company.wait(1.0)
        company.answer(seat, company.some_move(seat))
        assert company.next_moment() == moment and clocks.deadline(company.room, company.attendance) == moment


@pytest.mark.parametrize("terms", [ON_A_CLOCK, OVER_DAYS, NO_CLOCK, Terms(clock=Clock("live", 5.0), pace=10.0)], ids=["live", "slow", "no clock", "slow bots"])
@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_a_host_is_never_told_to_look_at_once_when_there_is_nothing_to_do(game: Game, terms: Terms) -> None:
    """People come, go, answer or not, and bots think as long as they like: a moment that has passed does not come again."""
    company = Company(game.name, game.usual_seats, people=2, terms=terms).begin()
    for _ in range(100):
        seat = company.choose.choice(company.room.people)
        if company.choose.random() < 0.5:
            company.gone.setdefault(seat, company.now)
        elif company.gone.pop(seat, None):
            company.take(clocks.came_back(company.room, seat, company.now))
        company.wait(company.choose.choice([1.0, GRACE, SECONDS, PATIENCE, SLOW.seconds]))
        moment = company.next_moment()
        assert moment is None or moment > company.now
        if company.room.state == "playing" and company.choose.random() < 0.5:
            company.answer_all()


def test_a_game_that_everyone_has_left_is_played_to_its_end_by_the_bots_that_sit_in() -> None:
    company = passing()
    for seat in range(6):
        company.take(seating.left(company.room, seat, seat, "", company.now))
    company.play_on()
    assert company.room.is_over
