"""Nobody can stall or freeze a table, and nobody loses what is theirs: each of these once failed."""

from __future__ import annotations

import contextlib

import pytest

from lazaretto.hosting import clocks, deciding, ordering, seating, talking
from lazaretto.hosting import happenings as h
from lazaretto.hosting.refusing import Refused
from lazaretto.hosting.room import is_window
from lazaretto.hosting.terms import Clock, Terms
from lazaretto.kernel import Recorder

from .company import LIVE, NOON, SLOW, Company, threatened


WITH_CLOCK = Terms(clock=LIVE)


def window_after_own_answer(before: str) -> Company:
    for seed in range(40):
        company = Company("pathologic", 4, 4, Terms(clock=LIVE), secret=bytes([seed] * 32)).begin()
        while company.room.state == "playing":
            seat = company.room.asked[0]
            backs = company.room.course.behind
            if is_window(company.room) and company.room.course.why_not_back(seat) is None and type(backs[-1][0].question).__name__ == before:
                return company
            company.answer_all()
    raise AssertionError


def test_in_a_window_nothing_is_taken_back() -> None:
    company = window_after_own_answer("ActionPhase")
    with pytest.raises(Refused):
        deciding.took_back(company.room, company.room.asked[0], "", company.now)


def test_a_table_does_not_freeze_by_holding_and_taking_back() -> None:
    company = window_after_own_answer("ActionPhase")
    seat = company.room.asked[0]
    company.answer(seat, "pass")
    with contextlib.suppress(Refused):
        company.take(deciding.took_back(company.room, seat, "", company.now))
    company.gone[seat] = company.now
    assert company.wait(86_400.0), "nothing happens in a day"


def pints(terms: Terms = WITH_CLOCK, people: int = 3) -> Company:
    return Company("pints", 3, people, terms).begin()


def test_after_what_is_overdue_was_done_the_next_moment_lies_ahead() -> None:
    company = pints()
    company.wait(LIVE.seconds)
    assert company.next_moment() is None or company.next_moment() > company.now


def test_likewise_if_a_bot_is_slower_than_the_clock() -> None:
    company = pints(Terms(clock=Clock("live", 5.0), pace=10.0), people=1)
    while 0 in company.room.asked:
        company.answer_all()
    company.wait(6.0)
    assert company.next_moment() is None or company.next_moment() > company.now


def test_leaving_and_coming_back_gives_nobody_else_more_time() -> None:
    company = pints()
    other = next(seat for seat in range(3) if seat not in company.room.asked)
    moment = company.next_moment()
    company.now += 30.0
    company.take(seating.left(company.room, other, other, "", company.now))
    company.take(clocks.came_back(company.room, other, company.now))
    assert company.next_moment() == moment


def test_leaving_and_coming_back_again_and_again_does_not_stop_the_clock() -> None:
    company = pints()
    seat = company.room.asked[0]
    for _ in range(100):
        company.wait(LIVE.seconds / 2)
        company.take(seating.left(company.room, seat, seat, "", company.now))
        company.take(clocks.came_back(company.room, seat, company.now))
    assert company.room.chairs[seat].is_away or any(isinstance(it, h.SatIn) and it.why == "time" for it in company.happened)


def test_answering_and_taking_back_again_and_again_does_not_stop_the_clock() -> None:
    company = Company("pest", 2, 2, Terms(clock=LIVE)).begin()
    while not company.room.course.behind:
        company.answer_all()
    seat, moment = company.room.asked[0], company.next_moment()
    company.now += LIVE.seconds / 2
    company.take(deciding.took_back(company.room, seat, "", company.now))
    assert company.next_moment() <= moment


def test_a_window_for_bots_is_open_longer_than_they_wait() -> None:
    company = threatened(Terms(clock=LIVE), 2, lambda company: all(company.room.chairs[seat].bot for seat in company.room.asked))
    assert clocks.window(company.room)[0] > company.room.terms.pace


def test_no_bot_plays_on_while_everybody_is_gone_and_there_is_no_clock() -> None:
    company = pints(Terms())
    company.gone.update({0: NOON, 1: NOON, 2: NOON})
    assert company.wait(86_400.0) == []


def test_a_standing_order_counts_before_what_a_bot_that_sits_in_says() -> None:
    company = threatened(Terms(clock=SLOW), 6, lambda company: any(len(company.position.options(seat)) > 1 for seat in company.room.asked))
    seat = next(seat for seat in company.room.asked if len(company.position.options(seat)) > 1)
    whip = company.room.game.say(company.position.options(seat)[1])
    company.take(ordering.ordering(company.room, seat, [h.Order("Threatened", [whip])], "", company.now))
    company.take(seating.left(company.room, seat, seat, "", company.now))
    company.answer(seat, "let it happen")                      # the bot's answer
    decided = [it for it in company.wait(SLOW.seconds) if isinstance(it, h.Decided) and it.seat == seat]
    assert decided[0].move == whip


def test_the_keys_of_who_got_up_are_not_those_of_who_sits_there_next() -> None:
    company = Company("pints", 2, people=2)
    company.take(talking.spoke(company.room, 1, "hello", "", None, "1", company.now, to_out=False))
    company.take(seating.left(company.room, 1, 1, "2", company.now))
    company.take([seating.joined(company.room, "Zoe", "another token", "", 1, company.now)])
    assert not company.room.has_done(1, "1") and not company.room.has_done(1, "2")


def test_taking_back_and_coming_back_in_turns_does_not_stop_the_clock() -> None:
    company = Company("pest", 2, 2, Terms(clock=LIVE)).begin()
    while not company.room.course.behind:
        company.answer_all()
    seat = company.room.asked[0]
    company.take(deciding.took_back(company.room, seat, "", company.now))
    for _ in range(20):
        company.take(seating.left(company.room, seat, seat, "", company.now))
        company.take(clocks.came_back(company.room, seat, company.now))
        company.answer(seat, next(move for move in company.position.options(seat) if goes_back(company, seat, move)))
        company.take(deciding.took_back(company.room, seat, "", company.now))
        if company.wait(LIVE.seconds * 0.9):
            return
    raise AssertionError("twenty times nine tenths of the clock, and nobody sat in")


def goes_back(company: Company, seat: int, move) -> bool:
    return company.room.course.answered(seat, move, Recorder(company.room.dealer.copy())).may_go_back


def test_a_pause_is_not_counted_against_who_takes_an_answer_back_after_it() -> None:
    company = Company("pest", 2, 2, Terms(clock=LIVE)).begin()
    while not company.room.course.behind:
        company.answer_all()
    seat = company.room.asked[0]
    company.take(clocks.paused(company.room, seat, "", company.now))
    company.now += 10 * LIVE.seconds
    company.take(clocks.went_on(company.room, seat, "", company.now))
    company.take(deciding.took_back(company.room, seat, "", company.now))
    assert company.wait(1.0) == []


def test_phrases_are_not_for_the_lobby_where_chairs_still_change_hands() -> None:
    company = Company("bristol", 4, people=4)
    with pytest.raises(Refused) as refused:
        talking.spoke(company.room, 0, "", company.room.game.talk().phrases[0].name, None, "", company.now, to_out=False)
    assert refused.value.code == "talk/forbidden"
