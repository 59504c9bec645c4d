"""What is said in the town, whose deed a window answers, and what is done for a player who is gone."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.cards import HEALER_NAMES, PLAGUE
from lazaretto.tongues.voice import voice

from .cards_at_hand import ALL_WARDS, NO_NO
from .place import Play, town
from .test_pa_11_asked import trigger
from .test_pa_16_resolved import resolved

PLAYERS = ("plague", *HEALER_NAMES)


def provoked_by(game: Play) -> str:
    return PLAYERS[game.position.question.provoked_by(game.seen_by("plague"))]


def is_safe(game: Play, sentence: str) -> bool:
    """Would that be said for who is gone?"""
    seat, move = game.spoken(sentence)
    return game.position.question.default(game.position.seen_by(seat).table, seat) == move


# Talk


def test_talk_is_free() -> None:
    """PA 21.1. And claims may be false."""
    talk = GAME.talk()
    assert talk.no_free_words is None and talk.phrase("in-the-steppe").claim and talk.phrase("in-the-town").claim


def test_no_phrase_tells_of_a_hand() -> None:
    """PA 2.17. What one holds is not revealed."""
    assert not [phrase.text for phrase in GAME.talk().phrases for word in ("hold", "hand", "Prescription", "Strain", "Reaction") if word in phrase.text]


def test_nobody_is_ever_out() -> None:
    """PA 7.6. A Healer whose Wards are all dead plays on."""
    assert GAME.are_out(town(active="bachelor", dead="maria vlad rubin", doomed="capella saburov maria").position) == ()


# Windows


@pytest.mark.parametrize("window, healer, card, by", [
    ("Tithing", "haruspex", "tithe", "bachelor"), ("Answering", "changeling", "no", "haruspex"), ("Cancelling", "changeling", "no", "plague"),
    ("Mourning", "bachelor", "post-mortem", "plague"), ("Divining", "haruspex", "haruspicy", "plague"),
])
def test_a_window_answers_somebodys_deed(window: str, healer: str, card: str, by: str) -> None:
    """PA 11.4. As all can see: who took a counter or played a card; Strains and deaths are the Plague's. To pass is safe."""
    game = trigger(window, {healer: card})
    assert game.asked == healer and game.may(f"{healer} reacts {card}") and game.position.question.is_window(game.position.table)
    assert provoked_by(game) == by and is_safe(game, f"{healer} passes")


def test_a_death_by_a_strain_is_the_plagues_deed_too() -> None:
    """PA 18.4, 17.6. Though it is the Bachelor's turn."""
    game = town(active="bachelor", free="maria", hands={"bachelor": "post-mortem"}, laid={4: "ulcer"}, discard=NO_NO).after("bachelor asks maria")
    assert game.question == "Mourning" and game.t.active == 1 and provoked_by(game) == "plague"


def test_influence_answers_nobody() -> None:
    """PA 11.3. It is a window all the same."""
    game = town(active="haruspex", phase="setup", hands={"bachelor": "paralysis"})
    assert game.question == "Influencing" and game.position.question.is_window(game.position.table) and game.position.question.provoked_by(game.t) is None
    assert is_safe(game, "bachelor passes")


@pytest.mark.parametrize("phase", ["turn", "showing", "laying"])
def test_the_plagues_own_turn_is_no_window(phase: str) -> None:
    """PA 4.3."""
    game = town(active="plague", phase=phase, strains="fever")
    assert not game.position.question.is_window(game.t)


def test_who_may_play_influence_in_the_own_turn_may_take_their_time() -> None:
    """PA 11.3. That is no window: a turn takes as long as it takes."""
    game = town(active="bachelor", phase="setup", hands={"bachelor": "paralysis"})
    assert game.question == "Influencing" and game.asked == "bachelor" and not game.position.question.is_window(game.t)


# A player who is gone


def test_an_action_stopped_by_a_strain_is_given_up() -> None:
    """PA 9.3. To complete it may cost a card or counters."""
    game = town(active="haruspex", laid={2: "migration"}, discard=NO_NO).after("haruspex claims coin", "plague creeps 0")
    assert game.question == "Completing" and is_safe(game, "haruspex gives up")


@pytest.mark.parametrize("dead, back", [("maria rubin", "rubin"), ("maria capella", "capella")])
def test_by_lethargy_rather_one_who_was_not_on_the_hit_list_comes_back(dead: str, back: str) -> None:
    """PA 16.5."""
    game = resolved(dead=dead)
    assert game.question == "Reviving" and is_safe(game, f"plague picks {back}")


def test_the_plague_stays_where_it_is_and_lies_low() -> None:
    """PA 5.1, 6.1, 8.2."""
    assert is_safe(town(active="plague", lair=4), "plague creeps 4")
    assert is_safe(town(active="plague", phase="showing", lair=4, free=ALL_WARDS), "plague lies low")
    assert is_safe(town(active="plague", phase="laying", lair=4, strains="fever"), "plague stops")


def test_what_concerns_healers_is_not_offered_to_be_said_to_the_plague() -> None:
    """PA 21.1. It has no Wards and sees to no Event."""
    assert {phrase.name for phrase in GAME.talk().phrases if phrase.but == (PLAGUE,)} == {"near-you", "ward-in-danger", "an-event-waits"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_whoever_is_addressed_is_named_first(language: str) -> None:
    """PA 21.1. Three dots stand for a name that is still to be chosen: before a full stop they would be four."""
    texts = [voice(GAME, language).phrase(phrase.text) for phrase in GAME.talk().phrases]
    assert [text for text in texts if "{seat}" in text and not text.startswith("{seat}")] == []
