"""Predictions: of whom, by whom, for whose eyes, and what is shown of them after the end."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.hosting import happenings as h
from lazaretto.hosting import predicting
from lazaretto.hosting.archive import record_of
from lazaretto.hosting.frames import Story
from lazaretto.hosting.predicting import MOST_PREDICTIONS, foretold, prediction
from lazaretto.hosting.room import Room
from lazaretto.hosting.taking import take
from lazaretto.hosting.terms import Terms
from lazaretto.kernel import Game, parse_record
from lazaretto.tongues.voice import voice

from .company import Company, eyes_at, refusal
from .test_fallen import OPEN_EYES, SEATS, fallen_at, with_the_fallen

ENGLISH = voice(lazaretto.game("infected"), "en")


def predicts(company: Company, seat: int, about: int) -> None:
    company.take(predicting.predicted(company.room, seat, about, "", company.now))


def standing(company: Company) -> list[int]:
    return [seat for seat in range(len(company.room.chairs)) if seat not in fallen_at(company)]


def told_after(company: Company) -> list[predicting.Foretold]:
    story = Story(parse_record(record_of(company.room, company.happened), lazaretto.game))
    return foretold(company.room, story, company.happened)


def test_who_is_out_may_name_one_of_those_who_play_and_sees_whom() -> None:
    company = with_the_fallen(Terms())
    ghost, suspects = fallen_at(company)[0], standing(company)
    assert prediction(company.room, ghost, ENGLISH) == predicting.Prediction("Who is the Plague Doctor?", suspects)
    for about in suspects[:2]:
        predicts(company, ghost, about)
        assert prediction(company.room, ghost, ENGLISH).mine == about


def test_it_is_asked_in_the_language_of_who_is_out() -> None:
    company = with_the_fallen(Terms())
    assert prediction(company.room, fallen_at(company)[0], voice(company.room.game, "de")).question == "Wer ist der Pestdoktor?"


def test_nobody_else_learns_of_it_before_the_end_nor_do_others_who_are_out() -> None:
    company = with_the_fallen(Terms(), many=2)
    ghost, suspects = fallen_at(company)[0], standing(company)
    before = [company.frame(eyes) for eyes in eyes_at(company.room) if eyes != ghost]
    predicts(company, ghost, suspects[-1])
    assert [company.frame(eyes) for eyes in eyes_at(company.room) if eyes != ghost] == before


def test_it_is_for_those_who_are_out_while_others_play() -> None:
    company = with_the_fallen(Terms())
    ghost, suspects = fallen_at(company)[0], standing(company)
    with refusal("prediction/impossible"):
        predicts(company, suspects[0], suspects[1])
    for nobody in (ghost, -1, SEATS):
        with refusal("prediction/impossible"):
            predicts(company, ghost, nobody)
    company.play_on()
    with refusal("prediction/impossible"):
        predicts(company, ghost, suspects[0])


def test_where_those_who_are_out_see_all_cards_there_is_nothing_to_predict() -> None:
    company = with_the_fallen(OPEN_EYES)
    ghost = fallen_at(company)[0]
    assert prediction(company.room, ghost, ENGLISH) is None
    with refusal("prediction/impossible") as caught:
        predicts(company, ghost, standing(company)[0])
    assert "see all cards" in str(caught.value)


def test_a_game_may_have_nothing_to_predict() -> None:
    company = with_the_fallen(Terms(), "bristol", 6)
    assert prediction(company.room, fallen_at(company)[0], voice(company.room.game, "en")) is None
    with refusal("prediction/impossible"):
        predicts(company, fallen_at(company)[0], standing(company)[0])


def test_to_name_the_same_again_is_not_written_and_a_mind_is_changed_so_often_and_no_more() -> None:
    company = with_the_fallen(Terms())
    ghost, (one, other, *_) = fallen_at(company)[0], standing(company)
    predicts(company, ghost, one)
    assert predicting.predicted(company.room, ghost, one, "", company.now) == []
    for number in range(1, MOST_PREDICTIONS):
        predicts(company, ghost, (one, other)[number % 2])
    with refusal("prediction/impossible"):
        predicts(company, ghost, one)


def test_it_is_kept_over_a_restart() -> None:
    company = with_the_fallen(Terms())
    predicts(company, fallen_at(company)[0], standing(company)[1])
    again = Room("the-table", company.room.secret)
    for it in company.happened:
        take(again, h.read(h.written(it)))
    assert again.predicted == company.room.predicted == {fallen_at(company)[0]: standing(company)[1]}


def foretelling() -> tuple[Company, int, int, int, int]:
    """Infected, two of them out: those two, the Doctor, and one who is none."""
    company = with_the_fallen(Terms(), many=2)
    doctors, ghosts = company.room.game.came_true(company.position), fallen_at(company)
    return company, *ghosts[:2], next(seat for seat in standing(company) if seat in doctors), next(seat for seat in standing(company) if seat not in doctors)


def test_after_the_end_all_see_who_named_whom_in_which_round_and_who_was_right_first() -> None:
    company, one, other, doctor, villager = foretelling()
    round = company.room.game.rounds(company.position)
    for seat, about in ((one, villager), (other, doctor), (one, doctor)):
        predicts(company, seat, about)
    position = company.position
    company.play_on()
    told = told_after(company)
    assert [(it.seat, it.about, it.right, it.stood, it.first) for it in told] == [
        (one, villager, False, False, False), (other, doctor, True, True, True), (one, doctor, True, True, False),
    ]
    story = Story(parse_record(record_of(company.room, company.happened), lazaretto.game))
    assert {it.round for it in told} == {round} and {story.moments[it.frame].position == position for it in told} == {True}


def test_who_was_right_and_thought_better_of_it_was_not_right_first() -> None:
    company, one, other, doctor, villager = foretelling()
    for seat, about in ((one, doctor), (other, doctor), (one, villager)):
        predicts(company, seat, about)
    company.play_on()
    assert [it.seat for it in told_after(company) if it.first] == [other]


def test_nobody_need_predict_anything() -> None:
    company = foretelling()[0].play_on()
    assert told_after(company) == []


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_what_is_predicted_names_those_who_play_and_what_is_offered_tells_nothing(game: Game) -> None:
    """To a watcher and to all to whom it is offered it is the same."""
    company = Company(game.name, game.usual_seats, game.usual_seats).begin()
    while company.room.state == "playing":
        offers = [game.prediction(company.position.seen_by(eyes)) for eyes in eyes_at(company.room)]
        assert (offers[0] is not None) == (game.name == "infected")
        assert len({(offer.question, offer.candidates) for offer in offers if offer is not None}) <= 1
        if offers[0] is not None:
            assert not set(offers[0].candidates) & set(game.are_out(company.position))
        company.play_on(5)
    assert bool(game.came_true(company.position)) == (game.name == "infected")


def test_who_knows_the_answer_is_not_asked() -> None:
    """IN 10.4. Of two Doctors who were shown each other the one who falls knows the other; a blind one does not."""
    for variant, knows in (("base", True), ("blind", False)):
        position = lazaretto.game("infected").begin(seats=8, variant=variant, dealer=lazaretto.RandomDealer(1))
        doctor = lazaretto.game("infected").came_true(position)[0]
        assert (lazaretto.game("infected").prediction(position.seen_by(doctor)) is None) == knows
