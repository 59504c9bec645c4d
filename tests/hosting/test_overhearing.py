"""What a bot hears: all that its seat was told, and what was said to everyone, in its place."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.hosting import deciding, talking
from lazaretto.hosting.overhearing import overheard
from lazaretto.kernel import Game, Remark

from .company import Company
from .test_talking import out, with_the_fallen


def says(company: Company, seat: int, phrase: str, about: int | None = None, *, to_out: bool = False) -> None:
    company.take(talking.spoke(company.room, seat, "", phrase, about, "", company.now, to_out=to_out))


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_where_nobody_speaks_it_is_the_memory_of_the_seat_also_if_answers_are_taken_back(game: Game) -> None:
    company = Company(game.name, game.usual_seats, people=game.usual_seats).begin()
    for _ in range(30):
        company.play_on(2)
        if company.room.state != "playing":
            break
        seat = company.position.asked[0]
        if company.room.course is not None and company.room.course.why_not_back(seat) is None:
            company.take(deciding.took_back(company.room, seat, "", company.now))
        assert company.room.course is not None
        for seat in range(game.usual_seats):
            assert overheard(company.room, seat) == company.room.course.memory(seat)


def test_a_phrase_is_heard_by_all_between_what_happened_before_it_and_after() -> None:
    company = Company("bristol", 6, people=6).begin()
    before = overheard(company.room, 2)
    says(company, 1, "suspect", about=4)
    company.play_on(3)
    after = overheard(company.room, 2)
    assert after[:len(before) + 1] == [*before, Remark(1, "suspect", 4)] and len(after) > len(before) + 1


def test_free_words_and_what_those_who_are_out_say_to_each_other_is_not_heard() -> None:
    company = with_the_fallen()
    before = overheard(company.room, 0)
    company.take(talking.spoke(company.room, out(company)[0], "It was Ben.", "", None, "", company.now, to_out=True))
    says(company, out(company)[0], "thank-you", to_out=True)
    assert overheard(company.room, 0) == before


def test_what_was_said_stays_said_though_an_answer_is_taken_back() -> None:
    company = Company("pathologic", 2, people=2).begin()
    while company.room.course is not None and (not company.room.course.behind or company.room.course.why_not_back(company.position.asked[0]) is not None):
        company.play_on(1)
    seat = company.position.asked[0]
    says(company, 1 - seat, "in-the-town")
    company.take(deciding.took_back(company.room, seat, "", company.now))
    assert overheard(company.room, seat)[-1] == Remark(1 - seat, "in-the-town")
    assert overheard(company.room, seat)[:-1] == company.room.course.memory(seat)
