"""The truth once a game is over: claims held against what was the case, and the deal checked once more."""

from __future__ import annotations

import re

import pytest

import lazaretto
from lazaretto.games.bristol.mingle import Mingle
from lazaretto.hosting import deciding, talking
from lazaretto.hosting.archive import record_of
from lazaretto.hosting.frames import Story, is_window
from lazaretto.hosting.truth import claims, deal_of, fates, truth_lines
from lazaretto.kernel import Record, parse_record
from lazaretto.tongues.voice import voice

from .company import SECRET, Company


def recorded(company: Company) -> Record:
    return parse_record(record_of(company.room, company.happened), lazaretto.game)


def says(company: Company, seat: int, phrase: str, about: int | None = None) -> None:
    company.take(talking.spoke(company.room, seat, "", phrase, about, "", company.now, to_out=False))


def test_every_claim_is_held_against_the_moment_at_which_it_was_made() -> None:
    company, wanted = Company("bristol", 6, people=6).begin(), []
    while company.room.state == "playing":
        for seat in range(2):
            says(company, seat, "i-am-healthy")
            wanted.append((seat, company.room.game.holds(company.position, seat, "i-am-healthy", None), company.position))
        company.play_on(3)
    story = Story(recorded(company))
    found = list(claims(company.room, story, company.happened, voice(company.room.game, "en")))
    assert [(claim.seat, claim.holds) for claim in found] == [(seat, holds) for seat, holds, _ in wanted]
    shown = [story.moments[claim.frame].position for claim in found]
    outside = [at for at, (_, _, position) in enumerate(wanted) if not is_window(position)]     # a window is one moment with the deed that opened it
    assert [shown[at] for at in outside] == [wanted[at][2] for at in outside] and 0 < len(outside) < len(wanted)
    assert {claim.text for claim in found} == {"I am healthy."}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["bristol", "infected"])
def test_each_who_has_not_won_is_told_what_settled_it_and_nobody_else(name: str, language: str) -> None:
    """Once it is over nothing is secret: what others held counts too."""
    for number in range(8):
        company = Company(name, 6, people=1, secret=bytes([number] * 32)).begin()
        company.play_on()
        story, speaks = Story(recorded(company)), voice(company.room.game, language)
        outcome = story.moments[-1].position.outcome
        found = fates(company.room, story, speaks)
        assert outcome is not None and [fate.seat for fate in found] == [seat for seat in range(6) if seat not in outcome.winners]
        assert all(fate.text.endswith(".") and "{" not in fate.text and re.search(r"\b(you|your|du|dich|dein\w*)\b", fate.text, re.I) for fate in found)


def test_a_claim_names_whom_it_is_about() -> None:
    company = Company("bristol", 6, people=6).begin()
    says(company, 0, "suspect", about=3)
    company.play_on()
    claim, = claims(company.room, Story(recorded(company)), company.happened, voice(company.room.game, "en"))
    assert (claim.about, claim.text) == (3, "I believe that Dot has the plague.")


def test_manners_free_words_and_what_is_said_after_the_end_are_no_claims() -> None:
    company = Company("bristol", 6, people=6).begin()
    says(company, 0, "fewer-rats")
    company.take(talking.spoke(company.room, 1, "I am healthy.", "", None, "", company.now, to_out=False))
    late = talking.spoke(company.room, 2, "", "i-am-healthy", None, "", company.now, to_out=False)
    company.play_on()
    company.take(late)                                         # refused by now, but in older logs
    assert not list(claims(company.room, Story(recorded(company)), company.happened, voice(company.room.game, "en")))


def test_a_claim_made_before_an_answer_was_taken_back_stands_at_the_moment_before() -> None:
    """The story has no moment that did not happen."""
    company = Company("pathologic", 4, people=4).begin()
    spoken = 0
    while company.room.state == "playing":
        company.answer_all()
        seat = company.room.asked[0] if company.room.asked else None
        if seat is not None and company.room.course.why_not_back(seat) is None and spoken < 20:
            says(company, 1, "in-the-town")
            company.take(deciding.took_back(company.room, seat, "", company.now))
            spoken += 1
    story = Story(recorded(company))
    found = list(claims(company.room, story, company.happened, voice(company.room.game, "en")))
    assert spoken and len(found) == spoken and all(0 <= claim.frame < len(story.moments) for claim in found)
    assert sorted([claim.frame for claim in found]) == [claim.frame for claim in found]


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_what_really_happened_stands_at_moments_of_the_replay(game: lazaretto.Game) -> None:
    company = Company(game.name, game.usual_seats, people=1).begin().play_on()
    story = Story(recorded(company))
    lines = truth_lines(company.room, story, voice(company.room.game, "en"))
    assert all(line.text and line.icon and 0 <= line.frame < len(story.moments) for line in lines)
    assert story.stood[-1][:2] == (company.position, len(story.moments) - 1)


def test_what_came_of_a_round_s_end_stands_at_the_part_of_it_that_brought_it_about() -> None:
    company = Company("bristol", 6, people=1).begin().play_on()
    story = Story(recorded(company))
    mingled = [line for line in truth_lines(company.room, story, voice(company.room.game, "de")) if line.icon == "rat"]
    assert len(mingled) > 2
    for line in mingled:
        assert [fact for _, fact in story.moments[line.frame].told if isinstance(fact, Mingle)], line


def test_the_deal_is_checked_once_more() -> None:
    company = Company("pints", 2, people=2).begin().play_on()
    record = recorded(company)
    deal = deal_of(company.room, record, None)
    assert deal.verified and deal.secret == SECRET.hex() and deal.commitment == company.room.commitment and f"{len(record.entries) - 1} answers" in deal.text


def test_a_deal_that_was_another_is_not_called_good() -> None:
    company = Company("pints", 2, people=2).begin().play_on()
    record = recorded(company)
    record.secret = bytes(32)
    deal = deal_of(company.room, record, None)
    assert not deal.verified and "not the one that was committed to" in deal.text
