"""What bots say: phrases of the game, rarely, by what their seat may know; and what they make of what others say."""

from __future__ import annotations

from collections import Counter

import pytest

import lazaretto
from lazaretto import bots
from lazaretto.bots import talk
from lazaretto.bots.talk.bristol import Talker as Carts
from lazaretto.bots.thumb.bristol.notes import Notes
from lazaretto.games.bristol.cards import CARTS
from lazaretto.games.bristol.mingle import Mingle
from lazaretto.games.bristol.table import TownRules
from lazaretto.games.pest.cards import YEARS
from lazaretto.kernel import Game, Remark
from lazaretto.lab.credence import heard, told_apart
from lazaretto.lab.calibration import Guess

from ..games.bristol.town import GAME, PEOPLE, town

SEATS = 6
GAMES = 30                      # in a dozen nobody who has the plague may come to lie
FRIEND, SUSPECT, SPEAKER, ME = 1, 2, 3, 0
A_TURNS_CHANGE = 8              # what others may still do after one's own last answer, in Renown


def notes(ill: dict[int, float] | None = None) -> Notes:
    rules = lazaretto.game("bristol").rules(SEATS, "base")
    assert isinstance(rules, TownRules)
    found = Notes(rules, ME)
    for seat, share in (ill or {}).items():
        found.suspicion.ill[seat] = share
    return found


def suspicion_after(remark: Remark, ill: dict[int, float] | None = None) -> list[float]:
    found = notes(ill)
    found.take(remark)
    return found.suspicion.ill


def test_who_says_to_be_healthy_is_suspected_less_and_who_owns_to_the_plague_more() -> None:
    before = notes().suspicion.ill[SPEAKER]
    assert suspicion_after(Remark(SPEAKER, "i-am-healthy"))[SPEAKER] < before < suspicion_after(Remark(SPEAKER, "i-have-the-plague"))[SPEAKER]


def test_who_accuses_one_whom_i_trust_is_suspect_and_who_accuses_a_suspect_is_not() -> None:
    ill = {FRIEND: 0.05, SUSPECT: 0.6, SPEAKER: 0.3}
    assert suspicion_after(Remark(SPEAKER, "suspect", SUSPECT), ill)[SPEAKER] < 0.3 < suspicion_after(Remark(SPEAKER, "suspect", FRIEND), ill)[SPEAKER]
    assert suspicion_after(Remark(SPEAKER, "trust", SUSPECT), ill)[SPEAKER] > 0.3


def test_an_accusation_counts_the_more_the_more_its_speaker_is_trusted() -> None:
    trusted, doubted = {SUSPECT: 0.3, SPEAKER: 0.02}, {SUSPECT: 0.3, SPEAKER: 0.9}
    assert suspicion_after(Remark(SPEAKER, "suspect", SUSPECT), trusted)[SUSPECT] > suspicion_after(Remark(SPEAKER, "suspect", SUSPECT), doubted)[SUSPECT] > 0.3


def test_saying_it_again_makes_it_no_truer_until_there_was_a_mingle() -> None:
    found = notes()
    found.take(Remark(SPEAKER, "i-am-healthy"))
    once = found.suspicion.ill[SPEAKER]
    found.take(Remark(SPEAKER, "i-am-healthy"))
    assert found.suspicion.ill[SPEAKER] == once
    found.take(Mingle(CARTS[0], (SPEAKER,)))
    mingled = found.suspicion.ill[SPEAKER]
    found.take(Remark(SPEAKER, "i-am-healthy"))
    assert found.suspicion.ill[SPEAKER] < mingled


def test_a_phrase_that_says_nothing_of_the_plague_changes_no_suspicion() -> None:
    assert suspicion_after(Remark(SPEAKER, "do-not-push", FRIEND)) == notes().suspicion.ill


@pytest.fixture(scope="module")
def bristol() -> object:
    return heard(lazaretto.game("bristol"), SEATS, "base", seed=7, games=GAMES)


def test_on_the_carts_the_healthy_say_so_and_the_plagued_sometimes_lie(bristol) -> None:
    said: Counter[tuple[str, bool | None]] = bristol.said
    assert said["i-am-healthy", True] > said["i-am-healthy", False] > 0
    assert said["suspect", False] and not any([phrase == "i-have-the-plague" for phrase, _ in said])


def test_who_can_leave_the_rats_behind_does_not_ask_for_help_against_them() -> None:
    """BR 6.2. It would be said by one who is off in the same breath."""
    rats = "birch-rat birch-rat cedar-rat cedar-rat oak-apple oak-apple"
    for name, asks in (("amber", True), ("cyan", False), ("dora", True)):
        v = town("birch 5 amber brun\n cedar 3 cyan dora", turn=name, dice=rats, round=2)
        talker = talk.make(GAME, PEOPLE.index(name), 1)
        assert isinstance(talker, Carts)
        assert (Remark(talker.seat, "fewer-rats") in talker.of_myself(talker.mind(v.position.seen_by(talker.seat).table))) == asks


def test_they_say_two_or_three_things_each_in_a_game_and_no_more(bristol) -> None:
    assert 1.0 < bristol.said.total() / GAMES / SEATS < 4.0


def test_who_weighs_what_is_said_misses_the_truth_less(bristol) -> None:
    mean, low, _ = bristol.gain()
    assert mean > low > 0.0


def test_beliefs_that_tell_nothing_apart_are_a_toss() -> None:
    assert told_apart([Guess(0.5, True), Guess(0.5, False)]) == 0.5
    assert told_apart([Guess(0.9, True), Guess(0.2, False), Guess(0.8, False), Guess(0.1, False)]) == 1.0


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_every_game_has_somebody_who_talks_and_a_sentence_for_every_hunch(game: Game) -> None:
    assert talk.make(game, 0, 1) is not None and talk.sentences(game.name)


def test_a_gentle_bot_does_not_listen_to_what_is_said() -> None:
    game = lazaretto.game("bristol")
    assert not isinstance(bots.make("gentle", game, 0, 1), bots.Listener) and isinstance(bots.make("fair", game, 0, 1), bots.Listener)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_pest_the_renown_that_a_bot_names_at_last_is_about_what_it_had(seats: int) -> None:
    """PE 20.1, 21.1. Also where it was asked for the last time when the last Era had ended: no turn was to come, and the Agenda had paid."""
    game, dealer = lazaretto.game("pest"), lazaretto.RandomDealer(seats)
    position = game.begin(seats=seats, variant="base", dealer=dealer)
    thumbs, named = [bots.make("thumb", game, seat, 1) for seat in range(seats)], [0] * seats
    talkers = [talk.make(game, seat, 1) for seat in range(seats)]
    while position.outcome is None:
        seat = position.asked[0]
        view = position.seen_by(seat)
        if position.table.year == YEARS - 1:
            named[seat] = int(talkers[seat].hunch(view).thing)
        position = position.after(seat, thumbs[seat].choose(view, position.options(seat)), dealer)
    assert all([abs(renown - total) <= A_TURNS_CHANGE for renown, total in zip(named, position.table.totals)]), (named, position.table.totals)
