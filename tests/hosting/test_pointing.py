"""Pointing at the board: who may, where, and what all are told of it."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.hosting import pointing
from lazaretto.hosting.story import items
from lazaretto.hosting.talking import MOST_WORDS
from lazaretto.kernel import Game

from .company import Company, eyes_at, refusal

every_game = pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)


def points(company: Company, seat: int, thing: str) -> None:
    company.take(pointing.pointed(company.room, seat, thing, "", company.now))


def test_all_are_told_who_points_at_what() -> None:
    company = Company("pints", 3, people=2).begin()
    points(company, 1, "row:3")
    for eyes in eyes_at(company.room):
        heard = company.heard(eyes)[-1]
        assert heard.text == "Ben points at row 3." and heard.fact == {"is": "pointed", "seat": 1, "thing": "row:3"}
        assert list(items(company.room, eyes, 0, 0, None, "de"))[-1].text == "Ben zeigt auf Reihe 3."


@every_game
def test_one_points_at_what_the_game_offers_while_it_is_played(game: Game) -> None:
    company, things = Company(game.name, game.usual_seats, people=2), [spot.thing for spot in game.spots()]
    assert (len(things) == 5) == (game.name == "pints") and (not things or game.talk().no_free_words is None)
    with refusal("talk/forbidden"):
        points(company, 1, things[0] if things else "")
    company.begin()
    for thing in things:
        points(company, 1, thing)
    reason = game.talk().no_free_words
    with refusal("talk/unknown") if reason is None else refusal("talk/forbidden", reason.rule):
        points(company, 1, "row:6")


def test_who_has_said_enough_points_no_more() -> None:
    company = Company("pints", 2, people=2).begin()
    company.room.chairs[0].words = MOST_WORDS - 1
    points(company, 0, "row:1")
    with refusal("talk/forbidden"):
        points(company, 0, "row:1")
