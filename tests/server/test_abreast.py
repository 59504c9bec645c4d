"""Who comes back and has missed nothing is told who is here, and no news; who has missed anything is told it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
import pytest

from bench.reliability.house import Party, deal, nowhere, party
from lazaretto.hosting import deciding, hurrying, marking, talking
from lazaretto.hosting.happenings import Happening
from lazaretto.hosting.room import Room
from lazaretto.server.abreast import is_abreast
from lazaretto.server.guest import Guest
from lazaretto.server.telling import news, resume
from lazaretto.wire import messages as m

from .parlour import in_a_loop
from .visiting import Visitor, at_seat, joined, key, opened

SEATS = {"infected": 5, "bristol": 4, "pints": 3, "pathologic": 4, "pest": 3}
GAMES, MOMENTS = 4, 45
A_WHILE = 0.4
STANDS = ("is", "view", "page", "outcome", "prediction", "allies", "marks", "turned", "played", "asked")
RUNS_ON = ("left", "ready")             # of what is asked: told to who comes back in two words of their own


def ears(table: Party, *, page: bool) -> list[Guest]:
    return [Guest(seat, chair.token, nowhere, has_screen=page) for seat, chair in enumerate(table.hosted.room.chairs)]


def what_stands(told: m.News) -> bytes:
    """Of news to somebody who has heard nothing yet: all that is not the story, nor runs on by itself."""
    plain = msgspec.json.decode(m.encode(told))
    kept = {name: plain[name] for name in STANDS if name in plain}
    kept["asked"] = {name: value for name, value in kept.get("asked", {}).items() if name not in RUNS_ON}
    return msgspec.json.encode(kept, order="deterministic")


Happens = Callable[[Room, float], list[Happening]]


def things_that_happen(room: Room, choose: random.Random) -> Iterator[Happens]:
    """Answers by chance; in between talk, marks, hurry and answers that are taken back."""
    while not room.is_over:
        seat = choose.choice(room.waits_for or room.asked)
        yield partial(answers, seat, choose)
        yield partial(chats, seat, choose)
        yield partial(takes_back, choose)


def answers(seat: int, choose: random.Random, room: Room, now: float) -> list[Happening]:
    assert room.course is not None
    text = room.game.say(choose.choice(room.course.position.seen_by(seat).options(seat)))
    return deciding.answered(room, seat, text, room.question_number, key(), now)


def chats(seat: int, choose: random.Random, room: Room, now: float) -> list[Happening]:
    """Whatever this game knows of talk, marks and hurry; often nothing."""
    can: list[Callable[[], list[Happening]]] = [list]
    if room.game.talk().no_free_words is None:
        can.append(lambda: talking.spoke(room, seat, "Good evening.", "", None, key(), now, to_out=False))
    if room.game.windows(room.game.rules(len(room.chairs), room.variant)):
        can.append(lambda: hurrying.hurried(room, seat, key(), now, on=not room.chairs[seat].hurry))
    if allies := marking.allies_of(room, seat):
        marked = {choose.choice(sorted(room.game.marks().things)): min(room.game.marks().signs)}
        can.append(lambda: marking.showed(room, seat, allies, marked, key(), now))
    return [] if room.is_over else choose.choice(can)()


def takes_back(choose: random.Random, room: Room, now: float) -> list[Happening]:
    assert room.course is not None
    may = [] if room.is_over else [seat for seat in room.asked if room.course.why_not_back(seat) is None]
    return deciding.took_back(room, may[0], key(), now) if may and choose.random() < 0.5 else []


@pytest.mark.parametrize("page", [False, True], ids=["program", "browser"])
@pytest.mark.parametrize("game", SEATS)
@in_a_loop
async def test_the_same_mark_means_the_same_news(game: str, page: bool) -> None:
    """The law: whatever is told by news is told again to who comes back, as soon as any of it is different."""
    marks = set[str]()
    for seed in range(GAMES):
        choose = random.Random(seed)
        table = await party(game, SEATS[game], choose, hurry=True)
        await deal(table.hosted)
        room, stood = table.hosted.room, dict[tuple[int, str], bytes]()
        for _, happens in zip(range(MOMENTS), things_that_happen(room, choose), strict=False):
            await table.hosted.do(happens)
            for seat, guest in enumerate(ears(table, page=page)):
                told = news(table.hosted, guest)
                assert told is not None
                if told.mark:
                    assert stood.setdefault((seat, told.mark), what_stands(told)) == what_stands(told)
        marks |= {mark for _, mark in stood}
        await table.close()
    assert len(marks) > GAMES * SEATS[game] // 2, "it was tried"


@in_a_loop
async def test_what_others_hold_back_is_no_news_and_changes_no_mark() -> None:
    """Whether it was said already is nothing that a new line may tell."""
    table = await party("infected", 5, random.Random(1))
    await deal(table.hosted)
    room = table.hosted.room
    before = [news(table.hosted, guest) for guest in ears(table, page=True)]
    text = room.game.say(deciding.safe(room, 0))
    await table.hosted.do(lambda room, now: deciding.answered(room, 0, text, room.question_number, "a", now))
    after = [news(table.hosted, guest) for guest in ears(table, page=True)]
    assert [one.mark == other.mark for one, other in zip(before, after, strict=True)] == [False, True, True, True, True]
    await table.close()


@in_a_loop
async def test_whoever_missed_a_word_is_not_abreast() -> None:
    table = await party("bristol", 4, random.Random(1))
    await deal(table.hosted)
    room = table.hosted.room
    told = news(table.hosted, ears(table, page=True)[1])
    assert told is not None

    def comes_back(*, page: bool = True, language: str = "en") -> bool:
        guest = Guest(1, room.chairs[1].token, nowhere, has_screen=page, language=language)
        resume(room, guest, len(told.items), told.mark)
        return is_abreast(room, guest, told.mark)

    assert comes_back()
    assert not comes_back(page=False) and not comes_back(language="de"), "it was told another thing"
    await table.hosted.do(lambda room, now: talking.spoke(room, 0, "Good evening.", "", None, "k", now, to_out=False))
    assert not comes_back()
    await table.close()


@in_a_loop
async def test_watchers_and_who_sees_all_cards_have_no_mark() -> None:
    table = await party("infected", 5, random.Random(1))
    await deal(table.hosted)
    told = news(table.hosted, Guest(None, "", nowhere, has_screen=True))
    assert told is not None and told.mark == ""
    await table.close()


def comes_back(server: Any, ticket: Any, told: m.News, *, page: bool = False) -> Visitor:
    heard = told.since + len(told.items)
    visitor = Visitor(server, hello=m.Hello(m.PROTOCOL, ticket.table, ticket.token, heard=heard, page=page, mark=told.mark))
    visitor.hear(m.Welcome)
    return visitor


def hears_for_a_while(visitor: Visitor) -> list[Any]:
    """Everything that comes."""
    heard, until = [], time.monotonic() + A_WHILE
    while (left := until - time.monotonic()) > 0:
        try:
            heard.append(visitor.hear(within=left))
        except TimeoutError:
            break
    return heard


@pytest.mark.parametrize("page", [False, True], ids=["program", "browser"])
def test_who_has_missed_nothing_hears_who_is_here_and_plays_on(server: Any, page: bool) -> None:
    mine = opened(server, "pints")
    other = joined(server, invite=mine.invite)
    with at_seat(server, other) as friend:
        hello = m.Hello(m.PROTOCOL, mine.table, mine.token, page=page)
        with Visitor(server, hello=hello) as visitor:
            visitor.hear(m.Welcome)
            visitor.does(m.Begin(key()))
            while visitor.latest is None or visitor.latest.asked is None or not visitor.latest.mark:
                visitor.hear(m.News)
            hears_for_a_while(visitor)
            told = visitor.latest
        with comes_back(server, mine, told, page=page) as again:
            heard = hears_for_a_while(again)
            assert heard and {type(word) for word in heard} == {m.Attendance}
            assert told.asked is not None and [sitter.here for sitter in heard[-1].table.sitters] == [True, True]
            asked = mine.seat if mine.seat in told.asked.seats else other.seat
            friend.until("playing")
            if asked == mine.seat:
                again.does(m.Answer(key(), told.asked.question, told.asked.options[0].move))
            else:
                friend.answers()
            after = again.hear(m.News)
            assert after.since == told.since + len(told.items) and after.items
            first = after.stages[0].page if after.stages else after.page
            assert (first is not None) == page, "the server has not put together the page that this browser has, so the next is whole"


def test_who_has_missed_something_is_told_it_at_once(server: Any) -> None:
    mine = opened(server, "pints")
    other = joined(server, invite=mine.invite)
    with at_seat(server, other) as friend, at_seat(server, mine) as visitor:
        visitor.does(m.Begin(key()))
        visitor.until("playing")
        friend.until("playing")
        told = visitor.latest
        visitor.leave()
        friend.does(m.Speak(key(), "Good evening."))
        with comes_back(server, mine, told) as again:
            assert "Good evening." in [item.text for item in again.hear(m.News).items][-1]
