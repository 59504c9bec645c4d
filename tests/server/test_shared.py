"""What lies open is laid out once for everybody, and only when something has changed there."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from bench.reliability.house import Party, deal, nowhere, party
from lazaretto.hosting import deciding, talking
from lazaretto.hosting.paging import page_before
from lazaretto.hosting.parting import stages_of
from lazaretto.server import shared
from lazaretto.server.guest import Guest
from lazaretto.server.telling import news
from lazaretto.tongues.voice import voice

from .parlour import in_a_loop
from .test_changing import patched

GUESTS = (("en", None), ("en", 0), ("en", 1), ("de", 2), ("de", 3))


def look(table: Party, guests: list[Guest]) -> list[Any]:
    return [news(table.hosted, guest) for guest in guests]


def screens(table: Party) -> list[Guest]:
    tokens = [chair.token for chair in table.hosted.room.chairs]
    return [Guest(seat, "" if seat is None else tokens[seat], nowhere, has_screen=True, language=language) for language, seat in GUESTS]


@in_a_loop
async def test_a_board_is_laid_out_once_a_language_and_not_again_for_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[str] = []

    def open_parts(page: Any, last: Any) -> Any:
        laid.append(page.title)
        return taken_apart(page, last)

    taken_apart = shared.open_parts
    monkeypatch.setattr(shared, "open_parts", open_parts)
    table = await party("bristol", 4, random.Random(1))
    await deal(table.hosted)
    room, guests = table.hosted.room, screens(table)
    first = look(table, guests)
    assert len(laid) == 2 and [told.page.board for told in first[:3]] == [first[0].page.board] * 3
    await table.hosted.do(lambda room, now: talking.spoke(room, 1, "Good evening.", "", None, "k", now, to_out=False))
    assert [told.changed for told in look(table, guests)] == [{}] * len(GUESTS) and len(laid) == 2
    seat = room.asked[0]
    assert room.course is not None
    text = room.game.say(room.course.position.options(seat)[0])
    await table.hosted.do(lambda room, now: deciding.answered(room, seat, text, room.question_number, "a", now))
    assert all([told.changed for told in look(table, guests)]) and len(laid) == 4
    await table.close()


@in_a_loop
async def test_who_sits_down_in_anothers_place_is_named_on_every_page() -> None:
    """The names of a table are laid out anew when they change."""
    table = await party("infected", 5, random.Random(1))
    await deal(table.hosted)
    guest = Guest(0, table.hosted.room.chairs[0].token, nowhere, has_screen=True)
    news(table.hosted, guest)
    table.hosted.room.names = ("Zoe", *table.hosted.room.names[1:])
    assert any([b"Zoe" in bytes(part) for part in news(table.hosted, guest).changed.values()])       # type: ignore[union-attr]
    await table.close()


@pytest.mark.parametrize("game", ["bristol", "pints"])
@in_a_loop
async def test_a_round_s_end_is_sent_stage_by_stage_laid_out_once_a_language_and_comes_out_at_the_same_page(
    game: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By safe answers, which open no window."""
    laid: list[Any] = []
    taken_apart = shared.open_parts
    monkeypatch.setattr(shared, "open_parts", lambda page, last: laid.append(page) or taken_apart(page, last))
    table = await party(game, 4, random.Random(2))
    await deal(table.hosted)
    room, guests = table.hosted.room, screens(table)
    pages, stages = [plain(told)["page"] for told in look(table, guests)], 0
    for _ in range(80):
        seat = room.asked[0]
        text = room.game.say(deciding.safe(room, seat))
        await table.hosted.do(lambda room, now, seat=seat, text=text: deciding.answered(room, seat, text, room.question_number, "", now))
        laid.clear()
        told = [plain(news(table.hosted, guest)) for guest in guests]
        before = stages_of(room.game, room.course) if "stages" in told[0] else []
        assert room.is_over or len(laid) == 2 * (len(before) + 1)
        for mine, guest, page in zip(told, guests, pages, strict=True):
            stages += len(mine.get("stages", []))
            for stage, stood in zip(mine.get("stages", []), before, strict=True):
                patched(page, stage.get("changed", {}))
                alone = page_before(room, stood, guest.seat, voice(room.game, guest.language))
                assert page == plain(alone)
                assert [item["n"] for item in mine["items"] if item["n"] == stage["n"] and item["stage"]]
        pages = [mine.get("page") or patched(page, mine.get("changed", {})) for mine, page in zip(told, pages, strict=True)]
        assert pages == [plain(mine)["page"] for mine in look(table, screens(table))]
        if room.is_over:
            break
    await table.close()
    assert stages > 3 * len(GUESTS)


def plain(told: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))
