"""A record looked at step by step."""

from __future__ import annotations

import re

import pytest

import lazaretto
from lazaretto.hosting import frames
from lazaretto.hosting.archive import record_of as archived
from lazaretto.hosting.frames import Story
from lazaretto.hosting.paging import page_before
from lazaretto.hosting.parting import says_anything, stages_of
from lazaretto.hosting.stages import is_stage
from lazaretto.hosting.weighing import is_heading
from lazaretto.kernel import EVERYONE, Answered, Game, parse_record, read_record
from lazaretto.tongues.voice import voice

from .company import Company
from .test_sitting import finished, seated


def record_of(tmp_path):
    path = tmp_path / "game.jsonl"
    sitting = finished(seated(path))
    return sitting, read_record(path, lazaretto.game)


def test_frames_add_up_to_the_memory(tmp_path):
    sitting, record = record_of(tmp_path)
    for seat in (None, 0, 5):
        found = frames(record, seat)
        assert [fact for frame in found for fact in frame.since] == sitting.memory(seat) == found[-1].memory
        assert found[-1].view == sitting.position.seen_by(seat)


def test_an_answer_that_waits_is_no_frame(tmp_path):
    _, record = record_of(tmp_path)
    assert len(frames(record, None)) < len(record.entries) / 2
    assert all(len(frame.view.sealed) == 0 for frame in frames(record, 0))


def test_with_all_cards_face_up_every_deck_is_seen(tmp_path):
    _, record = record_of(tmp_path)
    for frame in frames(record, None, face_up=True):
        assert all(role.kinds() for role in frame.view.table.roles)
    assert not any(role.kinds() for role in frames(record, None)[0].view.table.roles)


def played(game: Game, number: int = 0) -> tuple[Company, Story]:
    company = Company(game.name, game.usual_seats, people=1, secret=bytes([number] * 32)).begin().play_on()
    return company, Story(parse_record(archived(company.room, company.happened), lazaretto.game))


every_game = pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)


@every_game
def test_a_moment_that_ends_a_round_is_shown_with_the_table_of_its_own_round(game: Game) -> None:
    """What happened in a round, and the heading of the next, are never one moment; where nothing was said before the heading there is nothing to part."""
    begun = 0
    for number in range(6):
        company, story = played(game, number)
        for before, moment in zip(story.moments, story.moments[1:]):
            if game.rounds(moment.position) == game.rounds(before.position):
                continue
            said = [is_heading(game, fact) for eyes, fact in moment.told if eyes == EVERYONE and game.report(fact, company.room.names, None)]
            begun += said[0]
            assert said[0], f"{game.name}: {moment.told}"
    assert begun


@pytest.mark.parametrize("game", [game for game in lazaretto.games() if game.stages], ids=lambda game: game.name)
def test_one_can_stop_at_each_stage_of_a_round_s_end(game: Game) -> None:
    company, story = played(game)
    stages = 0
    for moment in story.moments[1:]:
        told = [fact for eyes, fact in moment.told if eyes == EVERYONE and game.report(fact, company.room.names, None)]
        stages += sum([is_stage(game, fact) for fact in told])
        assert not any([is_stage(game, fact) for fact in told[1:]])
    assert stages > 8


@pytest.mark.parametrize("game", [game for game in lazaretto.games() if game.stages], ids=lambda game: game.name)
def test_at_the_table_a_stage_is_shown_just_as_a_replay_shows_it(game: Game) -> None:
    """So nothing that was told after it is remembered there. Of a stage with nothing said before it a replay makes no moment."""
    company, speaks, live = Company(game.name, game.usual_seats, people=1).begin(), voice(game, "en"), []
    while not company.play_on(1).room.is_over:
        course = company.room.course
        assert course is not None
        since = course.latest_answer()
        for stage in stages_of(game, course):
            if says_anything(game, course.told[since:stage.told], company.position):
                live += [(seat, page_before(company.room, stage, seat, speaks)) for seat in (None, 0)]
            since = stage.told
    story = Story(parse_record(archived(company.room, company.happened), lazaretto.game))
    for seat in (None, 0):
        replayed = [speaks.page(frame.view, frame.memory, company.room.names, odds=company.room.terms.odds) for frame in story.frames(seat)]
        assert [shown for eyes, shown in live if eyes == seat and shown not in replayed] == []
    assert len(live) > 8


@every_game
def test_what_was_told_to_one_seat_alone_calls_nobody_you_once_the_cards_lie_face_up(game: Game) -> None:
    for number in range(2):
        company, story = played(game, number)
        for eyes, fact in [told for moment in story.moments for told in moment.told if not isinstance(told[1], Answered)]:
            said = game.report(fact, company.room.names, None) or ""
            assert eyes == EVERYONE or not re.search(r"\byou(rs?)?\b", said, re.IGNORECASE), said


@every_game
def test_in_parts_or_at_once_the_same_is_told_and_the_answers_are_the_same(game: Game) -> None:
    company, story = played(game)
    record = parse_record(archived(company.room, company.happened), lazaretto.game)
    whole = Story(record, in_parts=False)
    assert len(story.moments) > len(whole.moments)
    assert [fact for moment in story.moments for fact in moment.told] == [fact for moment in whole.moments for fact in moment.told]
    assert [entry.number for moment in story.moments for entry in moment.entries] == [entry.number for moment in whole.moments for entry in moment.entries]
    assert [moment.led_to for moment in story.moments if moment.entries] == [moment.position for moment in whole.moments]


@every_game
def test_each_part_can_be_shown_to_all_eyes_and_nobody_is_asked_there(game: Game) -> None:
    """Also in German; and to programs a view is given that they can unpack."""
    company, story = played(game)
    speaks, names = voice(game, "de"), company.room.names
    parts = [frame for frame, moment in enumerate(story.moments) if moment.position is not moment.led_to]
    assert parts
    for eyes in (None, 0, len(names) - 1):
        for frame in parts:
            shown, told = [next(story.frames(eyes, frame, frame + 1, as_it_lay=lay)) for lay in (True, False)]
            assert not shown.view.asked and speaks.page(shown.view, shown.memory, names).tags
            assert game.unpack(told.view.pack()) == told.view
    for shown in story.face_up():
        assert speaks.page(shown.view, shown.memory, names).tags
