"""Whatever a model replies is understood, or answered with what would be; and it is never taken for what it is not."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import lazaretto
from lazaretto.adapters import text

from ..laws.wandering import wander
from .replies import BETWEEN, CHATTY, PLAIN, misspelt, rubbish

NAMES = ("Maud", "Odo", "Isolde", "Piers", "Agnes", "Wat", "Joan", "Hugh", "Emmot", "Alys", "Giles", "Cecily")
CODES = {"move/unreadable", "move/unclear", "move/illegal"}
QUESTIONS = 40
REPLIES = 250                   # to each question: 5 games x 40 x 250 are 50,000

a_game = pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)


@cache
def sheets(game: lazaretto.Game) -> list[text.Sheet]:
    """Questions from the whole length of some games, of different kinds."""
    found: dict[str, list[text.Sheet]] = {}
    for seed in range(3):
        for moment in wander(game, game.usual_seats, "base", seed):
            for seat in moment.position.asked[:1]:
                view = moment.position.seen_by(seat)
                found.setdefault(type(view.question).__name__, []).append(text.Sheet(game, view, NAMES[:game.usual_seats]))
    rows = [row[:: max(1, len(row) // 12)] for row in found.values()]
    together = [row[at] for at in range(12) for row in rows if at < len(row)]
    return [together[at % len(together)] for at in range(QUESTIONS)]


def check(reply: str, sheet: text.Sheet) -> text.Understood | text.Unclear:
    """Understood as something that is allowed; or answered with a code, a text and at least one move that would be."""
    answer = text.read(reply, sheet)
    if isinstance(answer, text.Understood):
        assert answer.move in sheet.by_move, reply
    else:
        assert answer.code in CODES and answer.near and all(offer.notation in answer.text for offer in answer.near), (reply, answer)
        assert len(answer.text) < 2000
    return answer


@a_game
def test_ten_thousand_replies_are_each_understood_or_answered(game: lazaretto.Game) -> None:
    chance, understood = Random(game.name), 0
    for sheet in sheets(game):
        for _ in range(REPLIES):
            offer, other = chance.choice(sheet.offers), chance.choice(sheet.offers)
            kind = chance.randrange(5)
            if kind == 0:
                dress = chance.randrange(len(PLAIN))
                answer = check(PLAIN[dress](offer), sheet)
                assert isinstance(answer, text.Understood) and answer.move == offer.move, (dress, PLAIN[dress](offer), answer)
            elif kind == 1:
                reply = chance.choice(CHATTY)(offer)
                answer = check(reply, sheet)
                assert not isinstance(answer, text.Understood) or answer.move == offer.move, (reply, answer)
                understood += isinstance(answer, text.Understood)
            elif kind == 2 and offer is not other:
                reply = f"{offer.notation}{chance.choice(BETWEEN)}{other.notation}"
                answer = check(reply, sheet)
                assert not isinstance(answer, text.Understood), (reply, answer)
            elif kind == 3:
                check(misspelt(offer.words, chance), sheet)
            else:
                check(rubbish(sheet, chance), sheet)
    assert understood > QUESTIONS * REPLIES / 5 / 2, "more than half of what is said in a sentence is understood"
