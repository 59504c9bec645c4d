"""How many are ready: of answers that are held the number is told and nothing else; names come with the second half of the time; of a window, nothing."""

from __future__ import annotations

from itertools import permutations

import pytest

import lazaretto
from lazaretto.hosting import clocks
from lazaretto.hosting.hearing import asked, view
from lazaretto.hosting.readiness import Readiness, is_counted, readiness
from lazaretto.hosting.terms import Terms
from lazaretto.kernel import Game

from .company import LIVE, SLOW, USUAL, Company, eyes_at, threatened

every_game = pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
HALF = LIVE.seconds / 2


def choosing(terms: Terms = USUAL) -> Company:
    """Infected for six people, who are all asked which cards to pass."""
    return Company("infected", 6, 6, terms).begin()


def told(company: Company, eyes: int | None = None) -> Readiness | None:
    late = clocks.is_late(company.room, company.attendance, company.now)
    return asked(company.room, view(company.room, eyes), eyes, None, late=late).ready


def frames(company: Company, but: tuple[int, ...] = ()) -> list[bytes]:
    """What everyone sees and hears, except these seats."""
    return [company.frame(eyes) for eyes in eyes_at(company.room) if eyes not in but]


def with_number(company: Company, number: int) -> list[bytes]:
    """The frames of those who have not answered, as they would be if nobody had but so many were said to be ready."""
    return [frame.replace(b'"ready":{"ready":0,', b'"ready":{"ready":%d,' % number) for frame in frames(company)]


def test_everyone_hears_how_many_of_how_many_are_ready_and_no_names() -> None:
    company = choosing()
    for number, seat in enumerate((4, 1, 0, 3, 2)):
        assert {repr(told(company, eyes)) for eyes in eyes_at(company.room)} == {repr(Readiness(number, 6))}
        company.answer(seat, company.some_move(seat))


def test_of_an_answer_that_is_held_others_are_told_a_number_and_nothing_else() -> None:
    """Byte for byte, whoever answered and whatever it was: all that differs from a table where nobody has answered is the number."""
    silent = with_number(choosing(), 2)
    for pair in permutations(range(6), 2):
        company = choosing()
        for seat in pair:
            company.answer(seat, company.choose.choice(company.position.options(seat)))
        others = [frame for eyes, frame in zip(eyes_at(company.room), silent, strict=True) if eyes not in pair]
        assert frames(company, pair) == others, f"{pair} have answered, and others can tell"


def test_nobody_else_is_told_that_an_answer_was_changed_nor_is_any_moment_another() -> None:
    company = choosing()
    first, second = company.position.options(2)[:2]
    company.answer(2, first)
    before = frames(company, (2,)), company.next_moment()
    company.answer(2, second)
    assert (frames(company, (2,)), company.next_moment()) == before
    assert asked(company.room, view(company.room, 2), 2, None).held == company.room.game.say(second)


def test_the_last_answer_is_told_with_all_others_and_with_no_number() -> None:
    company = choosing()
    for seat in range(5):
        company.answer(seat, company.position.question.default(company.position.table, seat))
    story = len(company.room.story)
    company.answer(5, company.position.question.default(company.position.table, 5))
    assert len(company.room.story) > story and told(company) is None


def test_when_half_of_the_time_has_passed_those_who_are_awaited_are_named_by_seat() -> None:
    company = choosing(Terms(clock=LIVE))
    for seat in (4, 1):
        company.answer(seat, company.some_move(seat))
    company.wait(HALF - 0.1)
    assert told(company) == Readiness(2, 6)
    company.wait(0.1)
    assert [told(company, eyes) for eyes in eyes_at(company.room)] == [Readiness(2, 6, [0, 2, 3, 5])] * 7
    company.answer(5, company.some_move(5))
    assert told(company) == Readiness(3, 6, [0, 2, 3])


def test_then_too_nothing_tells_what_was_answered() -> None:
    one, other = choosing(Terms(clock=LIVE)), choosing(Terms(clock=LIVE))
    for company, which in ((one, 0), (other, -1)):
        for seat in (4, 1):
            company.answer(seat, company.position.options(seat)[which])
        company.wait(HALF)
    assert frames(one, (1, 4)) == frames(other, (1, 4)) and frames(one, ()) != frames(other, ())


@pytest.mark.parametrize("terms", [Terms(), Terms(pace=0)], ids=["none", "none and no pace"])
def test_without_a_clock_nobody_is_ever_named(terms: Terms) -> None:
    company = choosing(terms)
    company.answer(4, company.some_move(4))
    company.now += clocks.PATIENCE - 1
    assert told(company) == Readiness(1, 6) and clocks.half_time(company.room, company.attendance) is None


def test_over_days_too_they_are_named_from_the_half_on() -> None:
    company = choosing(Terms(clock=SLOW))
    company.wait(SLOW.seconds / 2)
    assert told(company) == Readiness(0, 6, [0, 1, 2, 3, 4, 5])


def test_while_the_clocks_stand_it_does_not_grow_late() -> None:
    company = choosing(Terms(clock=LIVE))
    company.take(clocks.paused(company.room, 0, "", company.now))
    company.now += HALF
    assert told(company) == Readiness(0, 6)
    company.take(clocks.went_on(company.room, 0, "", company.now))
    company.wait(HALF - 0.1)
    assert told(company) == Readiness(0, 6)
    company.wait(0.1)
    assert told(company).awaited


def test_the_table_is_looked_at_when_it_grows_late_and_once() -> None:
    company = choosing(Terms(clock=LIVE))
    begun = company.now
    assert clocks.next_bell(company.room, company.attendance, company.now) == begun + HALF
    company.wait(HALF)
    assert clocks.next_bell(company.room, company.attendance, company.now) == company.next_moment() == begun + LIVE.seconds


def test_who_comes_back_has_all_the_time_again_whether_a_bot_has_answered_or_not() -> None:
    """Else the clock would tell."""
    left = []
    for is_quick in (True, False):
        company = choosing(Terms(clock=LIVE))
        company.gone[3] = company.now
        company.wait(clocks.GRACE)
        if is_quick:
            company.answer(3, company.some_move(3))
        del company.gone[3]
        company.take(clocks.came_back(company.room, 3, company.now))
        left.append(clocks.deadline(company.room, company.attendance))
    assert left[0] == left[1] == company.now + LIVE.seconds


def test_of_a_window_nothing_is_told_however_many_have_answered() -> None:
    company = threatened(Terms(clock=LIVE), fits=lambda company: len(company.room.asked) > 1)
    seat = company.room.asked[0]
    before = frames(company, (seat,))
    company.answer(seat, company.some_move(seat))
    assert frames(company, (seat,)) == before and told(company) is None
    assert clocks.half_time(company.room, company.attendance) is None


@every_game
def test_it_is_told_of_what_several_are_asked_at_once_and_of_nothing_else(game: Game) -> None:
    company = Company(game.name, game.usual_seats, game.usual_seats).begin()
    for _ in range(40):
        if company.room.state == "playing":
            question, number = company.position.question, len(company.room.asked)
            assert is_counted(company.room) == (number > 1 and not question.is_window(company.position.table))
            assert (readiness(company.room, late=False) is not None) == is_counted(company.room)
            company.answer_all()
