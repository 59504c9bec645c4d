"""Talk: what may be said at which table, and who hears it."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.hosting import happenings as h
from lazaretto.hosting import talking
from lazaretto.hosting.talking import LONGEST_TEXT
from lazaretto.kernel import Game

from tests.laws.wandering import plays

from .company import NOON, Company, eyes_at, refusal

every_game = pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)


def says(company: Company, seat: int, text: str = "", phrase: str = "", about: int | None = None, *, to_out: bool = False) -> None:
    company.take(talking.spoke(company.room, seat, text, phrase, about, "", company.now, to_out=to_out))


def last_heard(company: Company, eyes: int | None) -> str:
    return company.heard(eyes)[-1].text


def with_the_fallen(many: int = 1) -> Company:
    """Infected for eight, where so many are out and the others play on."""
    for seed in range(50):
        company = Company("infected", 8, people=8, secret=bytes([seed] * 32)).begin()
        while company.room.state == "playing":
            if len(out(company)) >= many:
                return company
            company.answer_all()
    raise AssertionError("nobody fell")


def out(company: Company) -> tuple[int, ...]:
    return company.room.game.are_out(company.position)


@every_game
def test_before_the_deal_and_after_the_end_everyone_may_say_anything(game: Game) -> None:
    company = Company(game.name, game.usual_seats, people=2)
    says(company, 1, "Good  evening\nall!")
    assert {last_heard(company, eyes) for eyes in eyes_at(company.room)} == {"Good evening all!"}
    company.begin().play_on()
    says(company, 0, "Well played.")
    assert {last_heard(company, eyes) for eyes in eyes_at(company.room)} == {"Well played."}


@every_game
def test_in_play_free_words_are_for_games_that_allow_them(game: Game) -> None:
    company, reason = Company(game.name, game.usual_seats, people=2).begin(), game.talk().no_free_words
    assert (reason is not None) == (game.name == "infected")
    if reason is None:
        says(company, 1, "Mind the rats.")
        assert last_heard(company, None) == "Mind the rats." and company.heard(0)[-1].seat == 1
        return
    with refusal("talk/forbidden", reason.rule) as caught:
        says(company, 1, "I am the Doctor.")
    assert str(caught.value) == reason.text and reason.rule


@every_game
def test_every_phrase_of_a_game_is_heard_by_all_in_the_same_words(game: Game) -> None:
    company = Company(game.name, game.usual_seats, people=2).begin()
    for phrase in game.phrases(game.rules(game.usual_seats, company.room.variant)):
        about = next(seat for seat in range(game.usual_seats) if phrase.is_offered(1, seat)) if phrase.asks_for_seat() else None
        says(company, 1, "and something else", phrase.name, about)
        for eyes in eyes_at(company.room):
            heard = company.heard(eyes)[-1]
            assert (heard.text, heard.phrase, heard.seat, heard.about) == (phrase.said(about, company.room.names), phrase.name, 1, about)


@every_game
def test_a_phrase_that_a_variant_does_not_offer_is_refused(game: Game) -> None:
    for seats, variant in [(seats, variant) for seats in game.seats if seats > 1 for variant in game.variants if plays(game, seats, variant)]:
        company = Company(game.name, seats, people=2, variant=variant).begin()
        offered = {phrase.name for phrase in game.phrases(game.rules(seats, variant))}
        for phrase in [phrase for phrase in game.talk().phrases if phrase.name not in offered]:
            with refusal("talk/forbidden"):
                says(company, 1, "", phrase.name, 0 if phrase.asks_for_seat() else None)


@every_game
def test_phrases_are_for_the_game_and_not_for_before_or_after_it(game: Game) -> None:
    company = Company(game.name, game.usual_seats, people=2)
    phrase = next(phrase for phrase in game.talk().phrases if not phrase.asks_for_seat())
    with refusal("talk/forbidden"):
        says(company, 1, "", phrase.name)
    company.begin().play_on()
    with refusal("talk/forbidden") as caught:
        says(company, 1, "", phrase.name)
    assert "after it" in str(caught.value)


@every_game
def test_an_unknown_phrase_or_one_about_the_wrong_seat_is_refused(game: Game) -> None:
    company = Company(game.name, game.usual_seats, people=2).begin()
    wrong = [("no-such-phrase", None)]
    for phrase in game.talk().phrases:
        wrong += [(phrase.name, seat) for seat in ((None, -1, game.usual_seats) if phrase.asks_for_seat() else (0,))]
    for name, about in wrong:
        with refusal("talk/unknown"):
            says(company, 1, "", name, about)


@every_game
def test_nobody_says_a_phrase_to_themselves_or_to_whom_the_game_does_not_offer_it(game: Game) -> None:
    company = Company(game.name, game.usual_seats, people=2).begin()
    for phrase in game.talk().phrases:
        for about in {1, *phrase.but} if phrase.asks_for_seat() else ():
            with refusal("talk/forbidden"):
                says(company, 1, "", phrase.name, about)


@pytest.mark.parametrize("text", ["", " \n ", "x" * (LONGEST_TEXT + 1), "a\x00b", "a\u202eb", "a\u200bb", "\x1b[31mred"])
def test_what_is_said_is_one_short_line_that_can_be_shown(text: str) -> None:
    with refusal("talk/forbidden"):
        says(Company("pints", 2, people=2), 0, text)


def test_free_words_name_nobody_by_their_seat() -> None:
    (spoke,) = talking.spoke(Company("pints", 2, people=2).room, 0, "Hello.", "", 1, "k", NOON, to_out=False)
    assert spoke == h.Spoke(at=NOON, seat=0, text="Hello.", key="k")


def test_those_who_are_out_talk_freely_among_themselves_and_nobody_else_hears() -> None:
    company = with_the_fallen(2)
    fallen = out(company)
    before = {eyes: company.frame(eyes) for eyes in eyes_at(company.room) if eyes not in fallen}
    says(company, fallen[0], "It was the Doctor, I am sure.", to_out=True)
    assert {eyes: company.frame(eyes) for eyes in before} == before
    for seat in fallen:
        heard = company.heard(seat)[-1]
        assert (heard.text, heard.out, heard.seat) == ("It was the Doctor, I am sure.", True, fallen[0])


def test_who_falls_later_does_not_hear_what_the_fallen_said_before() -> None:
    company = with_the_fallen()
    before = set(out(company))
    says(company, min(before), "Nobody knows.", to_out=True)
    while company.room.state == "playing" and set(out(company)) == before:
        company.answer_all()
    later = set(out(company)) - before
    assert later and not any("Nobody knows." in it.text for seat in later for it in company.heard(seat))


def test_that_channel_is_for_those_who_are_out_and_only_in_play() -> None:
    company = with_the_fallen()
    standing = next(seat for seat in range(8) if seat not in out(company))
    with refusal("talk/forbidden"):
        says(company, standing, "Let me in.", to_out=True)
    fallen = out(company)[0]
    company.play_on()
    with refusal("talk/forbidden"):
        says(company, fallen, "Still here?", to_out=True)
    with refusal("talk/forbidden"):
        says(Company("infected", 6, people=6), 0, "Anybody out?", to_out=True)


def test_where_the_rules_have_the_fallen_say_no_more_those_who_play_hear_neither_words_nor_phrases_of_theirs() -> None:
    """IN 6.5."""
    company = with_the_fallen()
    for words in ({"text": "It was Ben!"}, {"phrase": "thank-you"}):
        with refusal("talk/forbidden", "IN 6.5"):
            says(company, out(company)[0], **words)
    says(company, out(company)[0], phrase="thank-you", to_out=True)
    company.play_on()
    says(company, out(company)[0], "It was Ben!")


def test_a_watcher_hears_what_everyone_hears() -> None:
    company = with_the_fallen()
    says(company, out(company)[0], "Among us.", to_out=True)
    says(company, next(seat for seat in range(8) if seat not in out(company)), "", company.room.game.talk().phrases[0].name)
    everyone = set.intersection(*[{(it.text, it.seat) for it in company.heard(seat) if it.at} for seat in range(8)])
    assert {(it.text, it.seat) for it in company.heard(None) if it.at} == everyone
