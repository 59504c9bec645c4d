"""What is said in the pub, who is out, and what is done for a player who is gone."""

from __future__ import annotations

import pytest

from lazaretto.games.pints import GAME

from .pub import PEOPLE, Play, pub
from .test_pb_14_zombie_cards import JUKEBOX, MAIN

WEAPONS = "bat bat bat bat bat bat bat"


def is_safe(v: Play, sentence: str) -> bool:
    """Would that be said for who is gone?"""
    seat, move = v.spoken(sentence)
    return v.position.question.default(v.position.seen_by(seat).table, seat) == move


# Talk


def test_talk_is_free_and_there_is_little_to_claim() -> None:
    """R45, PB 19.4."""
    talk = GAME.talk()
    assert talk.no_free_words is None and [phrase.name for phrase in talk.phrases if phrase.claim] == ["good-card", "bad-card"]
    assert talk.phrase("cheers").said(1, PEOPLE) == "Cheers, ben!"


def test_nothing_is_claimed_of_a_pile_at_which_nobody_looks() -> None:
    """PB 19.4. Only with pub food may somebody have taken a Second Look; all else is said at either level."""
    said = {variant: GAME.phrases(GAME.rules(3, variant)) for variant in ("base", "main-course")}
    assert said["main-course"] == GAME.talk().phrases
    assert said["base"] == tuple(phrase for phrase in GAME.talk().phrases if not phrase.claim)


def test_nobody_is_out_while_a_buddy_lives() -> None:
    """PB 16.1. The buddies are everybody's."""
    assert GAME.are_out(pub(sofa=1, bites={"anna": 4}).position) == ()


def test_nothing_is_a_window_for_all_cards_lie_open() -> None:
    """PB 2.13, 12.4. Not even to be asked for a card."""
    v = pub(hands={"ben": "cue"}, crisps={"anna": 9}).after("anna asks ben cue")
    assert v.question == "Selling" and not v.position.question.is_window(v.position.table) and v.position.question.provoked_by(v.t) is None


# A player who is gone


@pytest.mark.parametrize("active", ["anna", "ben"])
def test_zombies_of_a_jukebox_run_are_dealt_to_oneself(active: str) -> None:
    """PB 14.8, 9.6."""
    v = pub(JUKEBOX, corner="b g r", active=active, **MAIN).after(f"{active} sends 5: jukebox")
    assert v.question == "Dealing" and is_safe(v, f"{active} deals to {active}")


@pytest.mark.parametrize("picture, from_square, safest", [
    ("1 b:fast g r y b", "1-1", "anna lays 1-5"), ("1 b:fast! g r y b", "1-1", "anna lays wounded 1-5"), ("1 b g r y b:fast", "1-5", "anna lays 2-5"),
])
def test_scattered_zombies_are_laid_at_the_street(picture: str, from_square: str, safest: str) -> None:
    """PB 13.15."""
    v = pub(picture, stools="1", hands={"anna": "scatter"}, phase="sending").after(f"anna plays scatter {from_square}")
    assert v.question == "Scattering" and is_safe(v, safest)


@pytest.mark.parametrize("rows, colour", [
    ("1 y y y y y\n 2 y y r r r\n 3 r r r r g\n 4 g g g g g\n 5 b b b b g", "blue"),
    ("1 b b b b b\n 2 b b r r r\n 3 r r r r g\n 4 g g g g g\n 5 y y y y g", "yellow"),
])
def test_on_white_the_colour_is_named_by_which_the_fewest_come(rows: str, colour: str) -> None:
    """PB 6.3."""
    v = pub(rows, phase="throw", chance=f"{WEAPONS} white")
    assert v.question == "ColourRolled" and is_safe(v, f"anna names {colour}")


def test_a_card_is_not_sold() -> None:
    """PB 12.4, R44."""
    assert is_safe(pub(hands={"ben": "cue"}, crisps={"anna": 9}).after("anna asks ben cue"), "ben refuses")
