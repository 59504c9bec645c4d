"""Laws of what bots say and believe, in every game and variant: phrases of the game, by what their seat may know and nothing else, the same whenever asked."""

from __future__ import annotations

import random

import pytest

import lazaretto
from lazaretto.bots import talk
from lazaretto.bots.talk import Candid
from lazaretto.kernel import Game, Remark, View
from lazaretto.tongues import LANGUAGES
from lazaretto.tongues.voice import MARKS, Voice, catalogue_of

from .test_every_game import PLAYED
from .wandering import Moment, Noting, wander

SEED = 5
OFTEN = 6                       # moments of a walk from one look to the next
SHARE = 0.62


def talker(game: Game, seat: int, memory: list[object]) -> talk.Talker:
    found = talk.make(game, seat, SEED)
    assert found is not None
    for fact in memory:
        found.hear(fact)
    return found


def opinion(game: Game, view: View, seat: int, memory: list[object]) -> object:
    """All that a talker lets be known, made anew each time: what it says, its hunch, and its beliefs."""
    mind = talker(game, seat, memory)
    asked = mind.says(view) if seat in view.asked else None
    return asked, mind.hunch(view), mind.believes(view) if isinstance(mind, Candid) else None


def in_another_world(game: Game, moment: Moment, seat: int, seed: object) -> View:
    """The same view of a table on which all that the seat does not know is dealt anew."""
    return game.imagine(moment.position.seen_by(seat), Noting(seed), moment.memories[seat] or None).seen_by(seat)


@pytest.mark.parametrize("name, seats, number, variant", PLAYED)
def test_what_a_bot_says_and_believes_depends_on_what_its_seat_may_know_and_on_nothing_else(name: str, seats: list[int], number: int, variant: str) -> None:
    game, many, choose = lazaretto.game(name), seats[number % len(seats)], random.Random(number)
    for at, moment in enumerate(wander(game, many, variant, (number, variant), thumbs=True)):
        if moment.position.outcome is not None or at % OFTEN:
            continue
        seat = choose.choice(moment.position.asked)
        remarks = [Remark(other, phrase.name, seat if phrase.asks_for_seat() else None) for other in range(many) for phrase in game.talk().phrases][:at]
        memory = [*moment.memories[seat], *[remark for remark in remarks if remark.seat != seat]]
        said = opinion(game, moment.position.seen_by(seat), seat, memory)
        assert said == opinion(game, moment.position.seen_by(seat), seat, memory)
        assert said == opinion(game, in_another_world(game, moment, seat, (number, at)), seat, memory)


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_a_bot_says_phrases_of_its_game_of_others_and_the_same_one_never_twice(game: Game) -> None:
    """Six games, and more as long as nobody has opened their mouth."""
    many, said = game.usual_seats, list[Remark]()
    for seed in range(24):
        minds, heard, once = [talk.make(game, seat, seed * many + seat) for seat in range(many)], [0] * many, list[Remark]()
        for moment in wander(game, many, "base", seed, thumbs=True):
            for seat in moment.position.asked:
                mind = minds[seat]
                assert mind is not None
                for fact in moment.memories[seat][heard[seat]:]:
                    mind.hear(fact)
                heard[seat] = len(moment.memories[seat])
                remark = mind.says(moment.position.seen_by(seat))
                if remark is not None:
                    assert remark.seat == seat and (remark.about is None or game.talk().phrase(remark.phrase).is_offered(seat, remark.about))
                    assert game.talk().phrase(remark.phrase).said(remark.about, MARKS[:many])
                    assert remark not in once and not moment.position.question.is_window(moment.position.table)
                    once.append(remark)
                    for other in minds:
                        assert other is not None
                        other.hear(remark)
        said += once
        if said and seed >= 5:
            break
    assert said
    if game.talk().no_free_words is not None:
        assert not any([game.talk().phrase(remark.phrase).claim or remark.about is not None for remark in said])


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_what_a_bot_believed_is_said_in_every_language(game: Game, language: str) -> None:
    missing: list[str] = []
    speaks = Voice(game, language, catalogue_of(game.package, language), missing.append)
    for sentence in talk.sentences(game.name).values():
        for thing in ("the Steppe", "7 Crude Sprawl") if game.name == "pathologic" else ("61",):
            speaks.words(sentence.format(seat=MARKS[1], since=2, now=3, share=round(100 * SHARE), thing=thing))
    assert not missing
