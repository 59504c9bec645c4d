"""A crowd of watchers is told by one message what each would have been told alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bench.reliability.house import Party, deal, nowhere, party
from lazaretto.hosting import deciding, talking
from lazaretto.server import telling
from lazaretto.server.guest import Guest
from lazaretto.server.telling import news, whole_news
from lazaretto.server.turns import Turns

from .parlour import in_a_loop
from .test_shared import plain

KINDS = (("en", False), ("en", True), ("de", True))
EACH = 4
ANSWERS = 12
LATE = 5                                # of the watchers, one who listens only now and then


def watchers() -> list[Guest]:
    return [Guest(None, "", nowhere, has_screen=screen, language=language) for language, screen in KINDS for _ in range(EACH)]


async def go_on(table: Party) -> None:
    """An answer, or where several are asked all of them."""
    room = table.hosted.room
    for seat in room.asked:
        text = room.game.say(deciding.safe(room, seat))
        await table.hosted.do(lambda room, now, seat=seat, text=text: deciding.answered(room, seat, text, room.question_number, "", now))


def timeless(told: Any) -> Any:
    """The two are not told in the same tenth of a second."""
    (told.get("asked") or {}).pop("left", None)
    return told


async def hear(table: Party, guests: list[Guest], turns: Turns) -> list[Any]:
    return [plain(await whole_news(table.hosted, guest, turns)) for guest in guests]


@pytest.mark.parametrize("game", ["infected", "bristol", "pints", "pest", "pathologic"])
@in_a_loop
async def test_watchers_are_told_together_what_each_would_be_told_alone(game: str) -> None:
    table, turns = await party(game, 5 if game == "infected" else 4, random.Random(3)), Turns()
    await deal(table.hosted)
    crowd, alone = watchers(), watchers()
    for number in range(ANSWERS):
        here = [place for place in range(len(crowd)) if place != LATE or number % 4 == 0]
        told = await hear(table, [crowd[place] for place in here], turns)
        assert list(map(timeless, told)) == [timeless(plain(news(table.hosted, alone[place]))) for place in here]
        assert [(guest.place, guest.number, guest.shown) for guest in crowd] == [(guest.place, guest.number, guest.shown) for guest in alone]
        await go_on(table)
    await table.close()


@in_a_loop
async def test_what_watchers_are_told_is_put_together_once_for_those_who_have_heard_as_much(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Guest] = []
    monkeypatch.setattr(telling, "news", lambda hosted, guest: made.append(guest) or news(hosted, guest))
    table, turns, crowd = await party("bristol", 4, random.Random(3)), Turns(), watchers()
    await deal(table.hosted)
    await hear(table, crowd, turns)
    assert len(made) == len(crowd)                                          # the first news are each one's own
    await table.hosted.do(lambda room, now: talking.spoke(room, 1, "Good evening.", "", None, "k", now, to_out=False))
    made.clear()
    await hear(table, crowd, turns)
    assert len(made) == len(KINDS)
    await table.close()


@in_a_loop
async def test_who_plays_is_never_told_what_watchers_are() -> None:
    table, turns = await party("bristol", 4, random.Random(3)), Turns()
    await deal(table.hosted)
    guests = [Guest(None, "", nowhere), Guest(0, table.hosted.room.chairs[0].token, nowhere)]
    await hear(table, guests, turns)
    await go_on(table)
    watched, own = await hear(table, guests, turns)
    assert watched["view"] != own["view"]
    await table.close()
