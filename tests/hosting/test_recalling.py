"""What bots believed, once the game is over: a sentence each, from what their own seat could know."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import lazaretto
from lazaretto.bots import talk
from lazaretto.bots.talk import Hunch
from lazaretto.bots.thumb.infected.clues import faced
from lazaretto.games.infected.cards import DOCTORS_ONLY
from lazaretto.games.infected.guessing import Guess
from lazaretto.games.infected.sheet import round_of_fall
from lazaretto.hosting import recalling, talking
from lazaretto.hosting.frames import Story
from lazaretto.hosting.recalling import hunches_of, in_words, recalled, remarks_in
from lazaretto.kernel import Answered, Game, RandomDealer, Remark, heard_by
from lazaretto.tongues.voice import MARKS, voice

from .company import Company
from .test_truth import recorded

PEOPLE = 1


def finished(game: str, seats: int) -> Company:
    company = Company(game, seats, people=PEOPLE).begin()
    company.play_on()
    return company


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_every_bot_says_one_sentence_and_people_speak_for_themselves(game: Game, language: str) -> None:
    company = finished(game.name, game.usual_seats)
    found = list(recalled(company.room, Story(recorded(company)), company.happened, voice(game, language)))
    assert [one.seat for one in found] == list(range(PEOPLE, game.usual_seats))
    for one in found:
        assert one.text.endswith(".") and "{" not in one.text and not any([mark in one.text for mark in MARKS])


def test_who_held_the_same_as_another_says_it_in_fewer_words(monkeypatch: pytest.MonkeyPatch) -> None:
    company = finished("bristol", 6)
    monkeypatch.setattr(recalling, "hunches_of", lambda room, story, seat, remarks: [(6, Hunch("suspected", 0, 0.9 if seat == 3 else 0.97))])
    found = recalled(company.room, Story(recorded(company)), company.happened, voice(company.room.game, "en"))
    sure, names = "From round 6 on I believed that {} had the plague; at last I was {} % sure.", company.room.names
    same = f"I thought the same as {names[1]}."
    assert [one.text for one in found] == [sure.format(names[0], 97), same, sure.format(names[0], 90), same, same]


def test_it_says_since_when_without_a_break_it_held_what_it_held_at_last() -> None:
    sentences = {"doctor": "From round {since} on I took {seat} for the Doctor; in round {now} I was {share} % sure."}
    hunches = [(1, Hunch("doctor", 2, 0.3)), (2, Hunch("doctor", 4, 0.4)), (3, Hunch("doctor", 2, 0.5)), (4, Hunch("doctor", 2, 0.7))]
    assert in_words(sentences, hunches) == f"From round 3 on I took {MARKS[2]} for the Doctor; in round 4 I was 70 % sure."


def test_what_it_held_is_what_it_held_then_and_nothing_that_came_out_later() -> None:
    """The same story, broken off: what was believed at the beginning of each round until then stays as it was."""
    company = finished("infected", 6)
    whole, short = Story(recorded(company)), Story(recorded(company))
    short.moments = short.moments[:len(short.moments) // 2]
    for seat in range(6):
        early = rounds_begun(hunches_of(company.room, short, seat, {}))
        assert early and early == rounds_begun(hunches_of(company.room, whole, seat, {}))[:len(early)]


@pytest.mark.parametrize("name", ["infected", "pathologic"])
def test_what_it_held_at_last_it_held_when_it_was_asked_for_the_last_time(name: str) -> None:
    """Not only when the last round began: most is found out in it."""
    moved = 0
    for _ in range(4):
        company = finished(name, lazaretto.game(name).usual_seats)
        story = Story(recorded(company))
        for seat in range(PEOPLE, len(company.room.chairs)):
            talker, held = talk.make(company.room.game, seat, 0), None
            assert talker is not None
            for moment in story.moments:
                for fact in heard_by(seat, moment.told):
                    talker.hear(fact)
                if seat in moment.position.asked:
                    held = talker.hunch(moment.position.seen_by(seat))
            found = [hunch for _, hunch in hunches_of(company.room, story, seat, {})]
            assert held in found
            moved += held not in [hunch for _, hunch in rounds_begun(hunches_of(company.room, story, seat, {}))]
    assert moved


def test_who_fell_by_a_card_of_the_doctors_knows_who_handed_it_over_be_it_the_last_of_the_game() -> None:
    sure = []
    for number in range(12):
        company = Company("infected", 6, people=PEOPLE, secret=bytes([number] * 32)).begin()
        company.play_on()
        room, story = company.room, Story(recorded(company))
        end = story.moments[-1].position
        for seat in [seat for seat in room.game.are_out(end) if seat >= PEOPLE and not end.table.is_doctor(seat)]:
            *_, last = [card for card in faced(end.table, seat, {}) if card.taker == seat]
            if last.card in DOCTORS_ONLY and seat not in end.outcome.winners:
                assert list(hunches_of(room, story, seat, {}))[-1][1] == Hunch("doctor", last.giver, 1.0)
                sure.append(seat in room.game.are_out(story.moments[-2].position))
    assert len(set(sure)) == 2, "some fell before the last answer, and some by it"


def test_who_lives_to_the_end_holds_at_last_what_the_last_card_told() -> None:
    """Also who has won: a Villager who was handed an Infected card after it was last asked knows the Doctor, though the Doctor fell before all had declared."""
    knew = 0
    for number in range(60):
        company = Company("infected", 6, people=PEOPLE, secret=bytes([number] * 32)).begin()
        company.play_on()
        room, story = company.room, Story(recorded(company))
        end = story.moments[-1].position
        for seat in [seat for seat in range(PEOPLE, 6) if seat not in room.game.are_out(end) and not end.table.is_doctor(seat)]:
            came = [card for card in faced(end.table, seat, {}) if card.taker == seat]
            *_, (round, held) = hunches_of(room, story, seat, {})
            assert round == end.table.round
            if [card for card in came if card.card in DOCTORS_ONLY] and held.what not in ("named", "guessed"):
                assert held == Hunch("doctor", came[-1].giver, 1.0) or came[-1].card not in DOCTORS_ONLY
                knew += came[-1].card in DOCTORS_ONLY and seat in end.outcome.winners
    assert knew, "some win with the Doctor's card in hand"


def test_what_who_fell_found_out_it_found_out_in_the_round_in_which_it_fell() -> None:
    for number in range(12):
        company = Company("infected", 6, people=PEOPLE, secret=bytes([number] * 32)).begin()
        company.play_on()
        room, story = company.room, Story(recorded(company))
        end = story.moments[-1].position
        for seat in [seat for seat in room.game.are_out(end) if seat >= PEOPLE]:
            assert list(hunches_of(room, story, seat, {}))[-1][0] == round_of_fall(end.table, seat).number


def test_who_has_named_somebody_says_so_and_whether_it_was_on_a_hunch() -> None:
    game = lazaretto.game("infected")
    view = game.begin(6, "base", RandomDealer(5)).seen_by(0)
    talker = talk.make(game, 0, 0)
    assert talker is not None
    before = talker.hunch(view)
    talker.hear(Answered(Guess(3)))
    assert before is not None and before.what == "nobody" and talker.hunch(view) == Hunch("guessed", 3, before.share)
    talker.held[3] = 0.6
    assert talker.hunch(view) == Hunch("named", 3, 0.6)


def rounds_begun(hunches: Iterable[tuple[int, Hunch]]) -> list[tuple[int, Hunch]]:
    """The first of each round."""
    found = dict[int, Hunch]()
    for number, hunch in hunches:
        found.setdefault(number, hunch)
    return list(found.items())


def test_what_others_said_is_weighed_where_it_was_said() -> None:
    company = Company("bristol", 6, people=1).begin()
    company.play_on(4)
    company.take(talking.spoke(company.room, 0, "", "i-have-the-plague", None, "", company.now, to_out=False))
    company.play_on()
    story = Story(recorded(company))
    remarks = remarks_in(story, company.happened)
    assert [remark for said in remarks.values() for remark in said] == [Remark(0, "i-have-the-plague")]
    assert list(hunches_of(company.room, story, 3, remarks)) != list(hunches_of(company.room, story, 3, {}))
