"""Long work lets others have their turn, and what comes of it is the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from lazaretto.server.guest import Guest
from lazaretto.server.hosted import Hosted
from lazaretto.server.store import START
from lazaretto.server.telling import LONG, PIECE, news, resume, whole_news
from lazaretto.server.turns import Turns
from lazaretto.wire.messages import encode

from ..hosting.company import Company
from .parlour import in_a_loop

PIECES = 5


def work(name: str, done: list[str]) -> Iterator[None]:
    for number in range(PIECES):
        done.append(f"{name}{number}")
        if number + 1 < PIECES:
            yield


@in_a_loop
async def test_of_two_long_works_one_goes_after_the_other_and_a_short_one_between():
    done: list[str] = []
    turns = Turns()

    async def others() -> None:
        for _ in range(PIECES):
            done.append("other")
            await asyncio.sleep(0)

    await asyncio.gather(turns.take(work("a", done)), turns.take(work("b", done)), others())
    own = [name for name in done if name != "other"]
    assert own == ["a0", "b0", "a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4"], "each begins, then the first goes on"
    assert [name for name in done[:done.index("a4")] if name == "other"] == ["other"] * (PIECES - 1)


def long_game() -> Hosted:
    company = Company("pints", 3, people=3).begin()
    while len(company.room.story) <= LONG:
        company.answer_all()
    return Hosted(company.room, START, store=None, thinkers=None)


@in_a_loop
@pytest.mark.parametrize("seat", [0, None])
async def test_a_long_story_in_pieces_is_the_story(seat, monkeypatch):
    monkeypatch.setattr(Hosted, "seconds_left", lambda _: 5.0)             # both are told at the same time
    hosted, turns = long_game(), Turns()

    def guest() -> Guest:
        return Guest(seat, "" if seat is None else hosted.room.chairs[seat].token, asyncio.sleep)

    at_once, in_pieces, other = guest(), guest(), 0
    telling = asyncio.create_task(whole_news(hosted, in_pieces, turns))
    while not telling.done():
        other += 1
        await asyncio.sleep(0)
    assert other > len(hosted.room.story) // PIECE, "others had their turn after each piece"
    told = telling.result()
    assert told is not None and encode(told) == encode(news(hosted, at_once))
    assert (in_pieces.place, in_pieces.number, in_pieces.untold) == (at_once.place, at_once.number, [])


@in_a_loop
async def test_who_comes_back_hears_the_rest_in_pieces_with_its_numbers():
    hosted, turns = long_game(), Turns()
    everything = Guest(0, hosted.room.chairs[0].token, asyncio.sleep)
    whole = news(hosted, everything)
    assert whole is not None
    late = Guest(0, hosted.room.chairs[0].token, asyncio.sleep)
    resume(hosted.room, late, 3)
    rest = await whole_news(hosted, late, turns)
    assert rest is not None and rest.since == 3 and [it.n for it in rest.items] == [it.n for it in whole.items][3:]
