"""What if: a table that goes on from a moment of a finished game."""

from __future__ import annotations

import json
import random

import pytest

import lazaretto
from lazaretto.hosting import deciding
from lazaretto.hosting.archive import record_of
from lazaretto.hosting.frames import Story
from lazaretto.hosting.happenings import Decided, Happening, read, written
from lazaretto.hosting.story import items
from lazaretto.hosting.proving import branch_in, proved
from lazaretto.hosting.room import PLAYING, Room
from lazaretto.hosting.taking import take
from lazaretto.hosting.what_if import branched
from lazaretto.kernel import BrokenRecord, parse_record, verify

from .company import NOON, SECRET, Company, refusal, salt_of

OTHER = bytes(range(32, 64))
TOKEN = "a token of its own"
GAMES = [(game.name, game.seats[0] if game.name == "pest" else game.usual_seats) for game in lazaretto.games()]


def finished(name: str = "bristol", seats: int = 6) -> tuple[Company, Story]:
    company = Company(name, seats, people=min(seats, 2)).begin().play_on()
    return company, Story(parse_record(record_of(company.room, company.happened), lazaretto.game))


def what_if(company: Company, story: Story, frame: int, seat: int = 0, name: str = "Zoe", secret: bytes = OTHER) -> list[Happening]:
    return branched(company.room, story, frame, seat, name, TOKEN, salt_of(7), secret, NOON)


def room_of(happened: list[Happening], secret: bytes = OTHER) -> Room:
    """As it is read from the store."""
    room = Room("what-if", secret)
    for it in happened:
        take(room, read(written(it)))
    return room


def gone_on(room: Room, happened: list[Happening], seed: int = 0) -> list[Happening]:
    """All that happened at this table, once its game is over too."""
    choose, happened = random.Random(seed), happened[:]
    while room.state == PLAYING:
        answers = [(seat, choose.choice(room.course.position.options(seat))) for seat in room.asked]
        for it in deciding.decided(room, answers, NOON):
            take(room, it)
            happened.append(it)
    return happened


def middle(story: Story) -> int:
    """Where somebody is asked."""
    return next(frame for frame, moment in enumerate(story.moments) if frame >= len(story.moments) // 2 and moment.position.asked)


def late(story: Story) -> int:
    """The last moment from which somebody decides."""
    return max(frame for frame, moment in enumerate(story.moments) if moment.led_to.outcome is None)


@pytest.mark.parametrize("name, seats", GAMES)
def test_it_stands_where_the_game_stood_and_every_seat_remembers_the_same(name: str, seats: int) -> None:
    company, story = finished(name, seats)
    for frame in (0, middle(story), late(story)):
        room = room_of(what_if(company, story, frame))
        assert room.state == PLAYING and room.course.position == story.moments[frame].position
        for seat in (None, *range(seats)):
            assert room.course.memory(seat) == next(story.frames(seat, frame, frame + 1)).memory


@pytest.mark.parametrize("name, seats", GAMES)
def test_its_record_replays_and_its_own_chance_is_proved(name: str, seats: int) -> None:
    company, story = finished(name, seats)
    happened = what_if(company, story, middle(story))
    room = room_of(happened)
    text = record_of(room, gone_on(room, happened))
    record = parse_record(text, lazaretto.game)
    assert [position for _, position, _ in record.positions()][-1] == room.course.position == proved(record, branch_in(text))


def test_a_fair_deal_is_not_claimed() -> None:
    """What was given stands there plainly, and no commitment for it."""
    company, story = finished()
    happened = what_if(company, story, middle(story))
    room = room_of(happened)
    text = record_of(room, gone_on(room, happened))
    first = json.loads(text.splitlines()[0])
    assert "commitment" not in first and first["what-if"]["table"] == company.room.table and first["what-if"]["commitment"] == room.commitment
    with pytest.raises(BrokenRecord, match="no commitment"):
        verify(parse_record(text, lazaretto.game))


def test_chance_after_the_branch_comes_from_a_new_secret() -> None:
    """Whoever has read the old one foretells nothing: the same answers meet other dice."""
    company, story = finished()
    met = []
    for secret in (SECRET, OTHER, bytes(32)):
        happened = what_if(company, story, 0, secret=secret)
        room = room_of(happened, secret)
        happened = gone_on(room, happened)
        met.append([it.chance for it in happened if isinstance(it, Decided) and it.chance])
    was = [it.chance for it in company.happened if isinstance(it, Decided) and it.chance]
    assert len({repr(chances[:5]) for chances in (*met, was)}) == 4


def test_other_chance_after_the_branch_is_found_out() -> None:
    company, story = finished()
    happened = what_if(company, story, middle(story))
    room = room_of(happened)
    lines = [json.loads(line) for line in record_of(room, gone_on(room, happened)).splitlines()]
    late = next(line for line in lines[lines[0]["what-if"]["given"] + 1:] if line.get("chance"))
    for wrong in ([*late["chance"], 0], [1 - min(late["chance"][0], 1), *late["chance"][1:]]):
        text = "".join([json.dumps({**line, "chance": wrong} if line is late else line) + "\n" for line in lines])
        with pytest.raises(BrokenRecord):
            proved(parse_record(text, lazaretto.game), branch_in(text))


@pytest.mark.parametrize("field, wrong", [
    ("given", 0), ("given", 1), ("given", 10_000), ("given", "many"), ("commitment", "0" * 64), ("salt", "00" * 16), ("salt", "zz"),
])
def test_a_record_that_says_otherwise_where_it_came_from_is_found_out(field: str, wrong: object) -> None:
    company, story = finished()
    happened = what_if(company, story, middle(story))
    room = room_of(happened)
    first, *rest = record_of(room, gone_on(room, happened)).splitlines(keepends=True)
    line = json.loads(first)
    line["what-if"][field] = wrong
    text = json.dumps(line) + "\n" + "".join(rest)
    with pytest.raises(BrokenRecord):
        proved(parse_record(text, lazaretto.game), branch_in(text))


def test_there_is_no_what_if_before_the_end() -> None:
    _, story = finished()
    playing = Company("bristol", 6, people=2).begin()
    with refusal("game/not-over"):
        branched(playing.room, story, 0, 0, "Zoe", TOKEN, "", OTHER, NOON)


def test_in_the_middle_of_a_round_s_end_one_goes_on_after_it() -> None:
    company, story = finished()
    parts = [frame for frame, moment in enumerate(story.moments[:late(story)]) if not moment.position.asked]
    assert len(parts) > 3
    for frame in parts:
        room = room_of(what_if(company, story, frame))
        assert room.course.position == story.moments[frame].led_to and room.asked


def test_at_the_last_moment_and_all_that_led_there_by_itself_there_is_nothing_to_go_on_with() -> None:
    company, story = finished()
    assert late(story) < len(story.moments) - 2
    for frame in range(late(story) + 1, len(story.moments)):
        with refusal("game/over"):
            what_if(company, story, frame)


@pytest.mark.parametrize("seat", [-1, 6, 63])
def test_one_plays_a_seat_of_that_table(seat: int) -> None:
    company, story = finished()
    with refusal("seat/none"):
        what_if(company, story, 0, seat)


def test_bots_sit_on_all_other_chairs_and_are_called_as_those_who_sat_there() -> None:
    company, story = finished()
    room = room_of(what_if(company, story, 3, seat=4, name="Zoe"))
    assert room.people == [4] and all(chair.bot == "thumb" for seat, chair in enumerate(room.chairs) if seat != 4)
    assert room.names == (*company.room.names[:4], "Zoe", *company.room.names[5:]) and room.terms.clock.kind == "none" and not room.terms.listed


def test_nobody_else_is_called_like_the_person() -> None:
    company, story = finished()
    room = room_of(what_if(company, story, 3, seat=4, name=company.room.names[0].upper()))
    assert len({name.casefold() for name in room.names}) == 6 and room.names[1] == company.room.names[1]


def test_answers_that_were_taken_back_are_not_given() -> None:
    company = Company("pest", 3, people=3).begin()
    while company.room.state == PLAYING:
        company.answer_all()
        if company.room.asked and company.room.course.why_not_back(company.room.asked[0]) is None and company.choose.random() < 0.3:
            company.take(deciding.took_back(company.room, company.room.asked[0], "", company.now))
    story = Story(parse_record(record_of(company.room, company.happened), lazaretto.game))
    happened = what_if(company, story, late(story))
    room = room_of(happened)
    assert room.course.position == story.moments[late(story)].position
    assert room.source.given == room.course.entries < sum([isinstance(it, Decided) for it in company.happened])
    text = record_of(room, gone_on(room, happened))
    assert proved(parse_record(text, lazaretto.game), branch_in(text))


def test_a_given_answer_may_be_taken_back_as_it_could_have_been_then() -> None:
    company, story = finished("pest", 1)
    for frame in range(late(story)):
        happened = what_if(company, story, frame)
        room = room_of(happened)
        if room.course.why_not_back(0) is None:
            back = deciding.took_back(room, 0, "", NOON)
            take(room, back[0])
            text = record_of(room, gone_on(room, [*happened, *back]))
            assert proved(parse_record(text, lazaretto.game), branch_in(text))
            return
    raise AssertionError("no such moment was met")


def test_a_what_if_may_be_asked_of_a_what_if() -> None:
    company, story = finished()
    happened = what_if(company, story, middle(story))
    room = room_of(happened)
    text = record_of(room, gone_on(room, happened))
    again = Story(parse_record(text, lazaretto.game))
    further = branched(room, again, middle(again), 1, "Yve", TOKEN, "", SECRET, NOON)
    assert room_of(further, SECRET).course.position == again.moments[middle(again)].position


def test_the_old_secret_and_the_tokens_of_that_table_do_not_stand_in_the_new_log() -> None:
    company, story = finished()
    happened = what_if(company, story, middle(story))
    log = b"".join([written(it) for it in happened])
    assert SECRET.hex().encode() not in log and OTHER.hex().encode() not in log
    assert not [chair.token for chair in company.room.chairs if chair.token and chair.token.encode() in log]


def test_its_person_hears_the_whole_story_from_the_chosen_seat() -> None:
    company, story = finished()
    room = room_of(what_if(company, story, middle(story), seat=3))
    told = [item.text for item in items(room, 3, 0, 0)]
    assert any(text.startswith("What if?") for text in told) and len(told) > middle(story)
