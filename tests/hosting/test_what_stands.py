"""Why nothing can be taken back: said in the words of the log, and so that nothing else is told by it."""

from __future__ import annotations

import pytest

from lazaretto.hosting.hearing import asked, view
from lazaretto.tongues.voice import voice

from .company import Company

STEPS = 60


def key_of(company: Company, seat: int):
    """What a page is told beside its keys."""
    seen = view(company.room, seat)
    assert seen is not None
    found = asked(company.room, seen, seat, None, voice(company.room.game, "en"))
    assert found is not None
    return found


def said_of_what_all_know(company: Company, seat: int) -> list[str | None]:
    """What a watcher was told so far, in the words for this seat."""
    course, speaks = company.room.course, voice(company.room.game, "en")
    assert course is not None
    return [speaks.report(fact, company.room.names, seat) for fact in course.memory(None)]


@pytest.mark.parametrize(("game", "seats"), [("bristol", 4), ("pints", 2), ("pathologic", 2), ("pest", 1)])
def test_it_is_a_sentence_on_what_all_were_told(game: str, seats: int) -> None:
    company, named = Company(game, seats, seats).begin(), 0
    for _ in range(STEPS):
        for seat in company.room.asked:
            key = key_of(company, seat)
            assert key.stands in {"", *said_of_what_all_know(company, seat)}
            assert not (key.back and key.stands)
            named += key.stands != ""
        company.play_on(1)
    assert named


def test_after_a_throw_of_ones_own_the_throw_is_named() -> None:
    company = Company("bristol", 4, 4).begin()
    drew = company.room.asked[0]
    company.answer(drew, "draw")
    while company.room.asked != (drew,):                                 # the others: who holds a remedy may play it after the action
        company.answer(company.room.asked[0], "draw")
    company.answer(drew, next(option.move for option in key_of(company, drew).options if option.move.startswith("reroll")))
    assert key_of(company, drew).stands.startswith("You reroll")


def test_others_are_not_told_what_stands_for_a_seat() -> None:
    company = Company("bristol", 4, 4).begin()
    seen = view(company.room, None)
    assert seen is not None
    found = asked(company.room, seen, None, None, voice(company.room.game, "en"))
    assert found is not None and found.stands == ""
