"""How a game ended is told in a sentence that a stranger understands, in every language."""

from __future__ import annotations

import re

import pytest

import lazaretto
from lazaretto.kernel import Game
from lazaretto.tongues import LANGUAGES
from lazaretto.tongues.voice import voice

from .speaking import NAMES
from .wandering import wander

GAMES = {game.name: game for game in lazaretto.games()}
SOME = 6                                         # games


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_ended_is_a_sentence_that_says_more_than_a_report_does(game: Game, language: str, caplog: pytest.LogCaptureFixture) -> None:
    speaks = voice(game, language)
    for seed in range(SOME):
        *_, end = wander(game, game.usual_seats, "base", ("epilogue", seed), thumbs=True)
        told, report = speaks.epilogue(end.position, NAMES), speaks.words(game.ending(end.position))
        assert re.fullmatch(r"[A-ZÄÖÜ0-9].*\.", told) and told.casefold().rstrip(".") != report.casefold()
    assert not caplog.messages


@pytest.mark.parametrize("seats, many", [(6, 1), (12, 2)])
def test_one_plague_doctor_is_not_called_many(seats: int, many: int) -> None:
    game = GAMES["infected"]
    for seed in range(SOME):
        *_, end = wander(game, seats, "base", ("doctors", seed), thumbs=True)
        told = game.epilogue(end.position, NAMES)
        assert ("Plague Doctors win" in told or "last Plague Doctor" in told) <= (many > 1), told
