"""Wishes and letters: claimed by one, sent once, forgotten in time; and never in the way of the logs."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from lazaretto.server.store import Letter, Wish
from lazaretto.server.store import schema as schemas
from lazaretto.server.store.outbox import DAY, PAUSES, Read, reader_of
from lazaretto.server.store.schema import STEPS
from lazaretto.server.store.wishes import CODE_LASTS, MOST_TRIES

from .desk import PLAYING, begun, behind, opened

NOON = 1_000_000.0
CODE = "123456"
WISH = Wish("a", 0, "holder", "edith@mail.example", "en", "stop", CODE, 0, NOON)
LETTER = Letter("code", "a", 0, "code", 0, WISH.address, b"your code", NOON)
TURN = Letter("turn", "a", 0, "turn", 7, WISH.address, b"your turn", NOON)


async def test_a_letter_is_claimed_by_one_and_due_again_if_it_is_not_heard_of(url: str) -> None:
    async with opened(url) as store:
        await store.wishes.leave(WISH, LETTER)
        found = await store.outbox.due(NOON, 10)
        assert found == [LETTER]
        claims = await asyncio.gather(*[store.outbox.claim(LETTER, NOON) for _ in range(5)])
        assert sorted(claims) == [False, False, False, False, True]
        assert await store.outbox.due(NOON + PAUSES[0] - 1, 10) == [] and await store.outbox.due(NOON + PAUSES[0], 10) == [replace(LETTER, tries=1)]


async def test_several_processes_claim_a_letter_once(postgres_url: str) -> None:
    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await one.wishes.leave(WISH, LETTER)
        assert sorted(await asyncio.gather(*[store.outbox.claim(LETTER, NOON) for store in (one, other) * 3])) == [False] * 5 + [True]


async def test_pauses_grow_and_a_letter_is_given_up_after_a_day(url: str) -> None:
    async with opened(url) as store:
        await store.wishes.leave(WISH, LETTER)
        now, pauses = NOON, []
        while found := await store.outbox.due(now, 1):
            assert await store.outbox.claim(found[0], now)
            while now < NOON + DAY and not await store.outbox.due(now, 1):
                now += 300
            pauses.append(now)
            await store.outbox.tidy(now)
        steps = [after - before for before, after in zip([NOON, *pauses], pauses)][:-1]
        assert steps == sorted(steps) and len(pauses) <= 8


async def test_what_was_sent_is_counted_for_a_day_and_then_forgotten(url: str) -> None:
    async with opened(url) as store:
        await store.wishes.leave(WISH, LETTER)
        await store.outbox.sent(LETTER)
        assert await store.outbox.due(NOON + DAY, 10) == []
        assert await store.outbox.read_by("EDITH+x@mail.example", "code", NOON) == Read(1, 1)
        assert await store.outbox.read_by(WISH.address, "turn", NOON) == Read(0, 1)
        assert await store.outbox.tidy(NOON + DAY + 1) == 1
        assert await store.outbox.read_by(WISH.address, "code", NOON) == Read(0, 0)


async def test_a_code_lasts_an_hour_and_a_few_tries(url: str) -> None:
    async with opened(url) as store:
        await store.wishes.leave(WISH, LETTER)
        assert not await store.wishes.confirm("a", 0, CODE, 0, NOON + CODE_LASTS + 1)
        for _ in range(MOST_TRIES - 1):
            assert not await store.wishes.confirm("a", 0, "654321", 0, NOON)
        assert await store.wishes.confirm("a", 0, CODE, 5, NOON)
        assert await store.wishes.find("a", 0) == replace(WISH, code="", tries=MOST_TRIES, told=5)


async def test_an_address_that_nobody_confirmed_is_forgotten_and_a_confirmed_one_is_not(url: str) -> None:
    async with opened(url) as store:
        await store.wishes.leave(WISH, LETTER)
        await store.wishes.leave(replace(WISH, seat=1, stop="other", code=""), replace(LETTER, id="other", seat=1))
        await store.wishes.tidy(NOON + CODE_LASTS + 1)
        assert await store.wishes.find("a", 0) is None and await store.wishes.find("a", 1) is not None


async def test_a_wish_is_looked_at_when_its_table_has_gone_on_or_it_is_time(url: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one")
        await store.wishes.leave(replace(WISH, code=""), LETTER)
        wish, = await store.wishes.to_look(NOON, 10)
        await store.wishes.looked(wish, replace(wish, number=tail.number, look=NOON + 60), 0, None)
        assert await store.wishes.to_look(NOON, 10) == [] and len(await store.wishes.to_look(NOON + 60, 10)) == 1
        await store.append("a", tail, [b"two"], PLAYING)
        assert len(await store.wishes.to_look(NOON, 10)) == 1


async def test_of_two_who_look_at_once_one_writes(url: str) -> None:
    async with opened(url) as store:
        await begun(store, "a", b"one")
        await store.wishes.leave(replace(WISH, code=""), LETTER)
        await store.outbox.drop(LETTER)
        wish, = await store.wishes.to_look(NOON, 10)
        letters = [replace(TURN, id=str(number)) for number in range(3)]
        await asyncio.gather(*[store.wishes.looked(wish, replace(wish, told=7, number=1), 7, letter) for letter in letters])
        assert len(await store.outbox.due(NOON, 10)) == 1


async def test_letters_about_another_question_are_withdrawn_and_those_that_were_sent_stay_counted(url: str) -> None:
    async with opened(url) as store:
        await begun(store, "a", b"one")
        await store.wishes.leave(replace(WISH, code=""), LETTER)
        await store.outbox.sent(LETTER)
        wish, = await store.wishes.to_look(NOON, 10)
        after = replace(wish, told=7, number=1)
        await store.wishes.looked(wish, after, 7, TURN)
        await store.wishes.looked(after, replace(after, number=2), 7, None)
        assert await store.outbox.due(NOON, 10) == [TURN]
        await store.wishes.looked(replace(after, number=2), replace(after, number=3), 0, None)
        assert await store.outbox.due(NOON, 10) == [] and await store.outbox.read_by(WISH.address, "code", NOON) == Read(1, 1)


async def test_a_stop_deletes_the_wish_and_what_waits(url: str) -> None:
    async with opened(url) as store:
        await store.wishes.leave(WISH, LETTER)
        await store.wishes.stop("another")
        assert await store.wishes.find("a", 0) == WISH
        await store.wishes.stop("stop")
        assert await store.wishes.find("a", 0) is None and await store.outbox.due(NOON, 10) == []


async def test_a_database_without_mail_is_brought_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as older:
        older.setattr(schemas, "STEPS", STEPS[:-1])
        async with opened(url) as store:
            tail = await begun(store, "a", b"one")
    async with opened(url) as store:
        await store.wishes.leave(WISH, LETTER)
        assert await store.read("a") == ([b"one"], tail) and await store.outbox.due(NOON, 10) == [LETTER]


async def test_mail_that_cannot_be_read_does_not_hinder_the_logs(url: str) -> None:
    async with opened(url) as store:
        tail = await begun(store, "a", b"one")
        with behind(url) as run:
            run("DROP TABLE letters")
        with pytest.raises(Exception, match="letters"):
            await store.wishes.leave(WISH, LETTER)
        assert await store.wishes.find("a", 0) is None
        assert await store.append("a", tail, [b"two"], PLAYING) is not None


def test_an_address_is_counted_however_it_is_dressed() -> None:
    assert reader_of("Edith+tables@Mail.Example") == reader_of("edith@mail.example") != reader_of("edit@mail.example")
