"""Hurry: a window closes early only if all whom it asks have said that it may, and each says so for itself."""

from __future__ import annotations

import pytest

from lazaretto.hosting import clocks
from lazaretto.hosting import happenings as h
from lazaretto.hosting.happenings import written
from lazaretto.hosting.hearing import card
from lazaretto.hosting.hurrying import hurried
from lazaretto.hosting.room import Room
from lazaretto.hosting.taking import take
from lazaretto.hosting.seating import fair, joined, sat_again
from lazaretto.hosting.sentences import told
from lazaretto.hosting.snapshot import may_be_packed, packed, unpacked
from lazaretto.hosting.talking import MOST_WORDS
from lazaretto.hosting.terms import WINDOWS, Clock, Terms
from lazaretto.tongues.voice import voice

from .company import LIVE, Company, eyes_at, refusal, threatened

LET = "let it happen"
ON_A_CLOCK = Terms(clock=LIVE)
LEAST = ON_A_CLOCK.pace + clocks.BOTS_THINK
ALL = range(6)


def hurry(company: Company, seat: int, *, on: bool = True) -> None:
    company.take(hurried(company.room, seat, "", company.now, on=on))


def closes_after(company: Company) -> float:
    """Seconds that the window is open once all have answered it."""
    for seat in company.room.asked:
        company.answer(seat, LET)
    moment = company.next_moment()
    assert moment is not None
    return round(moment - company.room.since, 6)


def two_people_are_asked(company: Company) -> bool:
    return sum(not company.room.chairs[seat].bot for seat in company.room.asked) == 2


def test_a_window_closes_early_only_if_all_whom_it_asks_are_in_a_hurry() -> None:
    fits = two_people_are_asked
    one, other = threatened(ON_A_CLOCK, fits=fits).room.asked[:2]
    assert closes_after(threatened(ON_A_CLOCK, fits=fits)) == ON_A_CLOCK.window
    assert closes_after(threatened(ON_A_CLOCK, fits=fits, hurry=[one])) == closes_after(threatened(ON_A_CLOCK, fits=fits, hurry=[other])) == ON_A_CLOCK.window
    assert closes_after(threatened(ON_A_CLOCK, fits=fits, hurry=[one, other])) == LEAST
    others = [seat for seat in ALL if seat not in (one, other)]
    assert closes_after(threatened(ON_A_CLOCK, fits=fits, hurry=others)) == ON_A_CLOCK.window


def test_it_waits_for_the_last_who_has_not_answered() -> None:
    company = threatened(ON_A_CLOCK, fits=two_people_are_asked, hurry=ALL)
    opened, (first, *others) = company.room.since, company.room.asked
    company.answer(first, LET)
    assert company.next_moment() == opened + ON_A_CLOCK.window
    company.now = opened + 2.0
    for seat in others:
        company.answer(seat, LET)
    assert company.next_moment() == opened + LEAST and company.wait(0.0)


def test_bots_count_as_in_a_hurry_and_a_window_waits_for_none_of_them() -> None:
    """How long a bot thinks depends on its hand: when the window closes must not."""
    company = threatened(ON_A_CLOCK, people=2, fits=lambda company: all(company.room.chairs[seat].bot for seat in company.room.asked))
    assert company.next_moment() == company.room.since + LEAST
    company.answer(company.room.asked[0], company.position.options(company.room.asked[0])[-1])
    assert company.next_moment() == company.room.since + LEAST
    mixed = threatened(ON_A_CLOCK, people=3, fits=lambda company: len({bool(company.room.chairs[seat].bot) for seat in company.room.asked}) == 2, hurry=ALL)
    for seat in mixed.room.asked:
        if not mixed.room.chairs[seat].bot:
            mixed.answer(seat, LET)
    assert mixed.next_moment() == mixed.room.since + LEAST


def test_it_takes_effect_with_the_next_window_and_never_in_the_middle_of_one() -> None:
    slow, quick = threatened(ON_A_CLOCK), threatened(ON_A_CLOCK, hurry=ALL)
    for seat in ALL:
        hurry(slow, seat)
        hurry(quick, seat, on=False)
    assert closes_after(slow) == ON_A_CLOCK.window and closes_after(quick) == LEAST
    for company, seconds in ((slow, LEAST), (quick, ON_A_CLOCK.window)):
        company.wait(ON_A_CLOCK.window)
        while not company.is_asked("Threatened"):
            company.answer_all()
        assert closes_after(company) == seconds


def test_everyone_sees_who_is_in_a_hurry_and_reads_it_in_the_log() -> None:
    company = Company("bristol", 6, people=6)
    hurry(company, 2)
    assert [sitter.hurry for sitter in card(company.room, ()).sitters] == [False, False, True, False, False, False]
    assert {company.heard(eyes)[-1].text for eyes in eyes_at(company.room)} == {
        "Cid is in a hurry: windows that ask only players in a hurry close as soon as all have answered.",
    }
    hurry(company.begin(), 2, on=False)
    assert not card(company.room, ()).sitters[2].hurry and "no hurry any more" in company.heard(None)[-1].text


def test_it_is_told_in_every_language(caplog: pytest.LogCaptureFixture) -> None:
    company = Company("bristol", 6, people=6)
    hurry(company, 2)
    hurry(company, 2, on=False)
    said = [told(company.room, thing, None, voice(company.room.game, "de")) for _, thing in company.room.story[-2:]]
    assert said[0].startswith("Cid hat es eilig") and said[1] == "Cid hat es nicht mehr eilig." and not caplog.messages


def test_to_say_the_same_twice_is_to_say_nothing() -> None:
    company = Company("bristol", 6, people=6)
    assert hurried(company.room, 1, "", company.now, on=False) == []


def test_it_is_refused_where_it_could_change_nothing_or_the_table_does_without() -> None:
    with refusal("hurry/impossible"):
        hurry(Company("pints", 3, people=3), 0)
    forbidden = Company("bristol", 6, people=6, terms=Terms(fast=False), hurry=ALL)
    assert not any(chair.hurry for chair in forbidden.room.chairs)
    with refusal("hurry/impossible"):
        hurry(forbidden, 0)
    with refusal("game/over"):
        hurry(Company("bristol", 6, people=2).begin().play_on(), 0)


def test_nobody_fills_the_log_with_it() -> None:
    company = Company("bristol", 6, people=6)
    company.room.chairs[0].words = MOST_WORDS
    with refusal("talk/forbidden"):
        hurry(company, 0)


def test_who_sits_down_says_it_at_once_and_keeps_it_for_the_next_game() -> None:
    company = Company("bristol", 6, people=5, bots=0)
    it = joined(company.room, "Odo", "a token", "", None, company.now, hurry=True)
    company.take([it])
    assert company.room.chairs[it.seat].hurry
    again = Company("bristol", 6, people=0, bots=0)
    again.take([sat_again(again.room, "Odo", "a token", "via", again.now, hurry=True)])
    assert again.room.chairs[0].hurry and sat_again(again.room, "Odo", "a token", "via", again.now).hurry


@pytest.mark.parametrize("hurried_before", [(), ALL], ids=["nobody", "all"])
def test_a_room_read_again_or_unpacked_in_the_middle_of_a_window_knows_who_was_in_a_hurry_when_it_opened(hurried_before: tuple[int, ...]) -> None:
    company = threatened(ON_A_CLOCK, fits=lambda company: may_be_packed(company.room), hurry=hurried_before)
    for seat in ALL:
        hurry(company, seat, on=not hurried_before)
    secret = company.room.secret
    folded = Room("the-table", secret)
    for it in company.happened:
        take(folded, h.read(written(it)))
    for room in (folded, unpacked(packed(company.room), "the-table", secret)):
        assert room.is_hurried == company.room.is_hurried == bool(hurried_before)
        assert [chair.hurry for chair in room.chairs] == [not hurried_before] * 6
        assert clocks.window(room) == clocks.window(company.room)


@pytest.mark.parametrize("seconds", [1.0, 2.0, 2.9, 3.5, 7.0, 10.0, 30.0])
def test_people_agree_on_three_to_six_seconds_for_a_window(seconds: float) -> None:
    with refusal("terms/impossible"):
        fair(Terms(window=seconds))
    assert fair(Terms(window=seconds, clock=Clock("slow", 86_400.0))).window == seconds
    assert [fair(Terms(window=allowed)).window for allowed in WINDOWS] == [3.0, 4.0, 5.0, 6.0]
