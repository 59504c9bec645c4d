"""Why nothing can be taken back: said in the words of the log, and so that nothing else is told by it."""

from __future__ import annotations

import pytest

from lazaretto.hosting.hearing import MOST_LETTERS, asked, view
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
            assert is_made_of(key.stands.removesuffix(" …"), {said for said in said_of_what_all_know(company, seat) if said})
            assert "Your turn." not in key.stands and len(key.stands) <= MOST_LETTERS + 20
            assert not (key.back and key.stands)
            named += key.stands != ""
        company.play_on(1)
    assert named


def is_made_of(text: str, sentences: set[str]) -> bool:
    """Whole sentences one after the other, each of which was told."""
    return text == "" or any([text == said or is_made_of(text[len(said) + 1:], sentences) for said in sentences if f"{text} ".startswith(f"{said} ")])


def test_after_a_throw_of_ones_own_the_throw_is_named_with_what_came_of_it() -> None:
    company = Company("bristol", 4, 4).begin()
    drew = company.room.asked[0]
    company.answer(drew, "draw")
    while company.room.asked != (drew,):                                 # the others: who holds a remedy may play it after the action
        company.answer(company.room.asked[0], "draw")
    company.answer(drew, next(option.move for option in key_of(company, drew).options if option.move.startswith("reroll")))
    stands = key_of(company, drew).stands
    assert stands.startswith("You reroll") and " for " in stands, "what the die shows is told"


def test_others_are_not_told_what_stands_for_a_seat() -> None:
    company = Company("bristol", 4, 4).begin()
    seen = view(company.room, None)
    assert seen is not None
    found = asked(company.room, seen, None, None, voice(company.room.game, "en"))
    assert found is not None and found.stands == ""
