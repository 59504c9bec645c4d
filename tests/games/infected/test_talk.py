"""What is said in the village, who is out, and what is done for a player who is gone."""

from __future__ import annotations

import pytest

from lazaretto.bots.talk.infected import DOCTOR, Talker
from lazaretto.games.infected.guessing import Guessing
from lazaretto.games.infected.words import topics
from lazaretto.kernel import Answered

from .village import ANNA, BOB, EVE, GAME, HOLD, PEOPLE, passing, village

# Talk


def test_there_are_no_free_words_while_the_game_is_on() -> None:
    """IN 12.1, R40. A machine cannot tell what may be said from what may not; the talk cites a rule that one can read, no ruling's bare number."""
    reason = GAME.talk().no_free_words
    assert reason is not None and reason.rule == "IN 12.1" and "good manners" in GAME.rulebook().find("IN 12.1").text


def test_phrases_are_manners_and_name_nobody() -> None:
    """R40. No claim, no player, no card."""
    for phrase in GAME.talk().phrases:
        assert not phrase.claim and not phrase.asks_for_seat()
        assert not [topic for topic in topics(GAME.box) if topic.casefold() in phrase.text.casefold()]


# What a bot tells of what it believed


def test_looking_back_a_bot_suspects_nobody_whom_the_notebook_clears() -> None:
    """IN 5.1. Bob falls in the first round: one of the two who handed him a card is the Doctor."""
    v = village(round=1, doctors="anna fay").hand(bob="infected-now").hold_until("eve")
    view = v.position.seen_by(EVE)
    lines = " ".join(GAME.page(view, (Answered(passing("safe safe")),), PEOPLE).notes[0].lines)
    believed = Talker(GAME, EVE, 0).believes(view)
    guilt = [0.0 if seat == EVE else believed[f"seat {seat}"][DOCTOR] for seat in range(6)]
    cleared = [seat for seat in range(6) if f"Not {PEOPLE[seat]}:" in lines]
    assert len(cleared) == 3 and [guilt[seat] for seat in cleared] == [0.0] * 3 and sum(guilt) == pytest.approx(1.0)


# Who is out


def test_the_fallen_are_out_at_once() -> None:
    """IN 6.5, 9.1. Before the round is over, and all see it."""
    v = village(before={"anna": "infected-next"}, doctors="fay").pass_cards()
    assert v.asked == "bob" and GAME.are_out(v.position) == (ANNA,)
    assert all(GAME.are_out(v.position.seen_by(seat)) == (ANNA,) for seat in (None, *range(6)))


def test_they_stay_out() -> None:
    """IN 9.1."""
    v = village(out="bob").pass_cards().guess("cil", "dan").end_round()
    assert v.t.round == 3 and GAME.are_out(v.position) == (1, 2)


def test_whoever_is_out_says_no_more() -> None:
    """IN 6.5."""
    reason = GAME.talk().out_say_no_more
    assert reason is not None and reason.rule == "IN 6.5" and GAME.rulebook().find("IN 6.5")


def test_the_fallen_guess_who_of_those_who_stand_is_the_doctor() -> None:
    """IN 9.1. For themselves; that the Doctor is among those who stand all know."""
    v = village(out="bob", doctors="fay")
    offer = GAME.prediction(v.position.seen_by(BOB))
    assert offer is not None and offer.candidates == (0, 2, 3, 4, 5) and GAME.came_true(v.position) == (5,)


# Naming


@pytest.mark.parametrize("name", ["anna", "bob", "cil"])
def test_to_hold_ones_tongue_is_safe_whether_one_may_speak_or_not(name: str) -> None:
    """IN 7.1, R46. The Doctor, one who is silenced, one who may name: asked alike."""
    v = village(before={"bob": "silent"}).pass_cards().hold_until(name)
    question = v.position.question
    assert isinstance(question, Guessing) and not question.is_window(v.t)
    assert question.default(v.t, v.position.asked[0]) == HOLD and v.may_guess(name) == (name == "cil")


def test_passing_is_no_window() -> None:
    """IN 4.1. All must."""
    assert not village().position.question.is_window(village().t)


# A player who is gone


@pytest.mark.parametrize("hand, passed", [
    ("roll safe infected-now", "safe"), ("roll vaccinate-now", "vaccinate-now"), ("infected-now roll", "roll"), ("double-dice silent", "silent"),
    ("infected-now contagious-now", "contagious-now"), ("infected-now infected-in-two", "infected-in-two"),
])
def test_who_is_gone_passes_the_most_harmless_card(hand: str, passed: str) -> None:
    """IN 4.1."""
    v = village(hands={"bob": hand})
    assert v.position.question.default(v.position.seen_by(BOB).table, BOB) == passing(passed)


@pytest.mark.parametrize("hand, passed", [("roll safe safe", "safe safe"), ("roll safe infected-now", "safe roll")])
def test_in_the_first_round_the_two_most_harmless(hand: str, passed: str) -> None:
    """IN 4.3."""
    v = village(round=1, hands={"bob": hand})
    assert v.position.question.default(v.t, BOB) == passing(passed)
