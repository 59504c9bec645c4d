"""A thinker's own side: which bots it keeps, and what it says when one cannot answer."""

from __future__ import annotations

import io

from lazaretto.kernel import Answered
from lazaretto.kernel.codec import pack
from lazaretto.server.thinker import Ask, Chosen, Failed, Forgotten, Ready, Thinker, framed, next_ask, think

from .parlour import AMPLE, begun

NONSENSE = {"is": "Nothing"}


def asked(bot: int, *, anew: bool, heard: int = 0, facts: tuple = ()) -> Ask:
    return Ask(bot, "infected", "thumb", 0, "7", anew, heard, list(facts), begun().position.seen_by(0).pack(), AMPLE)


def fact():
    return pack(Answered(begun().position.options(0)[0]))


def test_a_thinker_says_so_when_it_does_not_know_a_bot():
    assert Thinker(kept=2).answer(asked(1, anew=False)) == Forgotten()


def test_a_thinker_says_so_when_its_bot_has_heard_more_or_less():
    thinker = Thinker(kept=2)
    assert isinstance(thinker.answer(asked(1, anew=True, facts=(fact(),))), Chosen)
    assert thinker.answer(asked(1, anew=False, heard=0)) == thinker.answer(asked(1, anew=False, heard=2)) == Forgotten()
    assert isinstance(thinker.answer(asked(1, anew=False, heard=1)), Chosen)


def test_who_was_asked_longest_ago_is_forgotten():
    thinker = Thinker(kept=2)
    for bot, anew in ((1, True), (2, True), (1, False), (3, True)):
        thinker.answer(asked(bot, anew=anew))
    assert list(thinker.seated) == [1, 3]


def test_a_bot_that_failed_is_forgotten():
    thinker = Thinker(kept=2)
    thinker.answer(asked(1, anew=True))
    failed = thinker.answer(asked(1, anew=False, facts=(NONSENSE,)))
    assert isinstance(failed, Failed) and failed.where.startswith("BrokenRecord in lazaretto/kernel/codec.py, line ")
    assert thinker.answer(asked(1, anew=False, heard=0)) == thinker.answer(asked(1, anew=False, heard=1)) == Forgotten()


def test_questions_are_answered_in_order_until_there_are_no_more():
    asks, replies = io.BytesIO(framed(asked(1, anew=True)) + framed(asked(2, anew=False))), io.BytesIO()
    think(Thinker(kept=2), asks, replies)
    chosen = Thinker(kept=2).answer(asked(1, anew=True))
    assert replies.getvalue() == framed(Ready()) + framed(chosen) + framed(Forgotten())
    assert next_ask(asks) is None
