"""Those who are out, where the terms let them see all cards: what they see, that nobody else sees more for it, and that they give no sign any more."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.hosting import clocks, deciding, seating, talking
from lazaretto.hosting.fallen import is_out, may_fall, sees_all
from lazaretto.hosting.frames import everything
from lazaretto.hosting.hearing import card, view
from lazaretto.hosting.paging import page
from lazaretto.hosting.terms import Terms
from lazaretto.kernel import Game
from lazaretto.tongues import LANGUAGES
from lazaretto.tongues.voice import Voice, catalogue_of

from .company import LIVE, SECRET, Company, encoded, eyes_at, frame, refusal
from .test_hearing import another_world, moments

OPEN_EYES = Terms(out_see_all=True)
SEATS = 6
WITH_THE_OUT = [game for game in lazaretto.games() if may_fall(game)]
games_with_the_out = pytest.mark.parametrize("game", WITH_THE_OUT, ids=lambda game: game.name)


def with_the_fallen(terms: Terms = OPEN_EYES, name: str = "infected", seats: int = SEATS, many: int = 1) -> Company:
    """Where so many are out and the others play on. In Infected for six the only Doctor is among those."""
    for seed in range(200):
        company = Company(name, seats, seats, terms, secret=bytes([seed] * 32)).begin()
        while company.room.state == "playing":
            if len(fallen_at(company)) >= many:
                return company
            company.answer_all()
    raise AssertionError("nobody fell")


def fallen_at(company: Company) -> list[int]:
    return [seat for seat in range(len(company.room.chairs)) if is_out(company.room, seat)]


def test_only_where_somebody_may_be_out_before_the_end_such_a_table_is_opened() -> None:
    assert [game.name for game in WITH_THE_OUT] == ["infected", "bristol"]
    for game in lazaretto.games():
        if game in WITH_THE_OUT:
            assert seating.opened(game.name, "base", game.usual_seats, OPEN_EYES, SECRET, 0.0).terms.out_see_all
        else:
            with refusal("terms/impossible"):
                seating.opened(game.name, "base", game.usual_seats, OPEN_EYES, SECRET, 0.0)


@games_with_the_out
def test_who_is_out_sees_all_cards_and_everyone_else_what_they_would_see_anyway(game: Game) -> None:
    company = with_the_fallen(name=game.name, seats=game.usual_seats)
    fallen, position = fallen_at(company), company.position
    for eyes in eyes_at(company.room):
        wanted = everything(position, eyes) if eyes in fallen else position.seen_by(eyes)
        assert encoded(view(company.room, eyes).pack()) == encoded(wanted.pack())
        assert (encoded(wanted.pack()) == encoded(position.seen_by(eyes).pack())) == (eyes not in fallen)


def test_at_a_table_without_that_term_they_see_no_more_than_before() -> None:
    company = with_the_fallen(Terms())
    assert all(encoded(view(company.room, eyes).pack()) == encoded(company.position.seen_by(eyes).pack()) for eyes in eyes_at(company.room))


@games_with_the_out
def test_whoever_is_not_out_is_told_no_secret_at_such_a_table(game: Game) -> None:
    """Byte for byte the same in a world that differs only in secrets, as at every other table."""
    looked = 0
    for number, company in enumerate(moments(game, OPEN_EYES)):
        eyes = company.choose.choice([eyes for eyes in eyes_at(company.room) if eyes is None or not sees_all(company.room, eyes)])
        if company.choose.random() < 0.4:
            before = encoded(frame(company.room, eyes))
            with another_world(company.room, eyes, number):
                assert encoded(frame(company.room, eyes)) == before
            looked += bool(fallen_at(company))
    assert looked > 5 or game.name != "infected"


def test_the_law_would_notice_if_they_saw_it_too_early() -> None:
    """To eyes that are still in the game the table face up is another in another world."""
    company = Company("infected", 6, 6, OPEN_EYES).begin()
    before = encoded(everything(company.position, 0).pack())
    with another_world(company.room, 0, 1) as world:
        assert encoded(everything(world, 0).pack()) != before


@games_with_the_out
def test_the_page_of_who_sees_all_is_drawn_at_every_moment_and_said_in_every_language(game: Game) -> None:
    missing: list[str] = []
    voices = [Voice(game, language, catalogue_of(game.package, language), missing.append) for language in LANGUAGES]
    for company in moments(game, OPEN_EYES):
        for seat in fallen_at(company):
            assert all([page(company.room, view(company.room, seat), speaks).title for speaks in voices])
    assert not missing


def test_what_is_held_they_do_not_see() -> None:
    """It may still be changed, and is no card on the table."""
    company = with_the_fallen()
    while len(company.room.asked) < 2:
        company.answer_all()
    seat, ghost = company.room.asked[0], fallen_at(company)[0]
    first, *_, last = company.position.options(seat)
    company.answer(seat, first)
    before = company.frame(ghost)
    company.answer(seat, last)
    assert company.frame(ghost) == before


def test_they_are_never_asked_again() -> None:
    company = with_the_fallen()
    ghost, move = fallen_at(company)[0], company.some_move(company.room.asked[0])
    with refusal("move/not-asked"):
        deciding.answered(company.room, ghost, company.room.game.say(move), company.room.question_number, "", company.now)


@games_with_the_out
def test_they_talk_among_themselves_and_to_nobody_else_until_the_end(game: Game) -> None:
    company = with_the_fallen(name=game.name, seats=game.usual_seats)
    ghost, phrase = fallen_at(company)[0], next(phrase for phrase in game.talk().phrases if not phrase.asks_for_seat())
    for words in (("It was Ben.", ""), ("", phrase.name)):
        with refusal("talk/forbidden"):
            talking.spoke(company.room, ghost, *words, None, "", company.now, to_out=False)
        before = [company.frame(eyes) for eyes in eyes_at(company.room) if eyes not in fallen_at(company)]
        company.take(talking.spoke(company.room, ghost, *words, None, "", company.now, to_out=True))
        assert [company.frame(eyes) for eyes in eyes_at(company.room) if eyes not in fallen_at(company)] == before
    company.play_on()
    company.take(talking.spoke(company.room, ghost, "It was Ben.", "", None, "", company.now, to_out=False))


def test_nobody_can_tell_whether_they_are_here_get_up_or_come_back() -> None:
    company = with_the_fallen()
    ghost = fallen_at(company)[0]
    assert card(company.room, [ghost]) == card(company.room, [])
    assert seating.left(company.room, ghost, ghost, "", company.now) == []
    company.room.chairs[ghost].is_away = True
    assert clocks.came_back(company.room, ghost, company.now) == []


def test_they_do_not_touch_the_clocks() -> None:
    company = with_the_fallen(Terms(clock=LIVE, out_see_all=True))
    ghost, other = fallen_at(company)[0], company.room.asked[0]
    with refusal("pause/impossible"):
        clocks.paused(company.room, ghost, "", company.now)
    company.take(clocks.paused(company.room, other, "", company.now))
    with refusal("pause/impossible"):
        clocks.went_on(company.room, ghost, "", company.now)


def test_nobody_sits_down_on_another_chair_of_the_same_game() -> None:
    company = with_the_fallen()
    for seat in (None, *range(SEATS)):
        with refusal("game/begun"):
            seating.joined(company.room, "Somebody else", "another token", "", seat, company.now)


def test_when_the_game_is_over_they_see_what_all_see() -> None:
    company = with_the_fallen()
    ghost = fallen_at(company)[0]
    company.play_on()
    assert not sees_all(company.room, ghost) and not is_out(company.room, ghost)
