"""What letters say: nothing that a watcher does not know, and nothing that a stranger could use."""

from __future__ import annotations

import email
from email.policy import default

import pytest

import lazaretto
from lazaretto.hosting import deciding, talking
from lazaretto.hosting.room import PLAYING, Room
from lazaretto.hosting.tale import Tale
from lazaretto.hosting.terms import Terms
from lazaretto.kernel import WATCHER, RandomDealer
from lazaretto.server.letters import MOST_LINES, Clerk, news_for, public_since
from lazaretto.server.postage import Postage
from lazaretto.server.store import Letter, Wish
from lazaretto.tongues.voice import voice

from ..hosting.company import NOON, SLOW, Company, threatened, token_of

CLERK = Clerk(Postage("mail.example", 465, is_sealed=True, user="", password="", sender="tables@plague.example"), "https://plague.example")
GAMES = [game.name for game in lazaretto.games()]


def wish(seat: int = 0, language: str = "en") -> Wish:
    return Wish("the-table", seat, "", "edith@mail.example", language, "token-to-stop", "123456", 0, NOON)


def text_of(letter: Letter) -> str:
    return email.message_from_bytes(letter.body, policy=default).get_content()


def begun(game: str) -> Company:
    seats = lazaretto.game(game).usual_seats
    return Company(game, seats, seats, Terms(clock=SLOW)).begin()


def texts(room: Room) -> list[str]:
    return [text_of(write(wish(seat, language), room, 5, NOON, NOON)) for write in (CLERK.turn, CLERK.reminder) for seat in (0, 1) for language in ("en", "de")]


def with_hidden_things_dealt_anew(room: Room, seed: int) -> None:
    """Another world that no watcher could tell from this one, in which nothing was told to single seats but that they answered."""
    course = room.course
    course.position = room.game.imagine(course.position.seen_by(None), RandomDealer(seed))
    room.story = Tale([(eyes, thing if eyes >> WATCHER & 1 else hidden(thing)) for eyes, thing in room.story])


def hidden(thing: object) -> object:
    return thing if type(thing).__name__ in ("Answered", "Withdrawn") else object()


@pytest.mark.parametrize("game", GAMES)
def test_letters_are_the_same_whatever_is_hidden(game: str) -> None:
    company = begun(game)
    for moment in range(12):
        company.play_on(2)
        if company.room.state != PLAYING:
            break
        position, story = company.position, company.room.story
        written = texts(company.room)
        with_hidden_things_dealt_anew(company.room, moment)
        assert texts(company.room) == written
        company.room.course.position, company.room.story = position, story


def test_the_test_above_would_see_a_letter_that_tells() -> None:
    company = begun("infected")
    seen = company.position.seen_by(0).pack()
    for seed in range(20):
        with_hidden_things_dealt_anew(company.room, seed)
        if company.position.seen_by(0).pack() != seen:
            return
    raise AssertionError("nothing was dealt anew")


def test_what_players_say_is_not_repeated() -> None:
    company = begun("pest")
    company.take(talking.spoke(company.room, 1, "buy cheap gold at gold.example", "", None, "", company.now, to_out=False))
    lines = news_for(company.room, 0, voice(company.room.game, "en"))
    assert 0 < len(lines) <= MOST_LINES and "gold" not in "".join(lines)


def test_what_was_taken_back_is_not_told() -> None:
    company = begun("pest")
    actor, = company.room.asked
    reader = 1 - actor
    while not company.room.marks:
        actor, = company.room.asked
        before = public_since(company.room, reader)
        company.answer(actor, company.some_move(actor))
    assert public_since(company.room, reader) != before
    company.take(deciding.took_back(company.room, actor, "", company.now))
    assert public_since(company.room, reader) == before


def test_the_first_letter_holds_no_word_of_a_player_and_no_token_opens_a_seat() -> None:
    room = begun("bristol").room
    first = text_of(CLERK.code(wish(), room, NOON))
    assert "123456" in first and not [name for name in room.names if name in first]
    for letter in (CLERK.code(wish(), room, NOON), CLERK.turn(wish(), room, 1, NOON, NOON)):
        assert token_of(0) not in letter.body.decode() and room.chairs[0].token not in letter.body.decode()


def test_a_letter_can_be_stopped_by_one_click() -> None:
    letter = email.message_from_bytes(CLERK.turn(wish(), begun("pints").room, 1, NOON, NOON).body, policy=default)
    assert letter["list-unsubscribe"] == "<https://plague.example/stop/token-to-stop>" and letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert letter["auto-submitted"] == "auto-generated" and "https://plague.example/stop/token-to-stop" in letter.get_content()


def test_a_name_cannot_add_a_line_to_the_head_of_a_letter() -> None:
    with pytest.raises(ValueError, match="linefeed"):
        CLERK.letter(wish(), "turn", 1, NOON, "Hello\r\nBcc: all@mail.example", ())


def test_who_is_asked_in_another_s_turn_is_not_told_that_it_is_theirs() -> None:
    company = threatened(Terms(clock=SLOW))
    seat = company.room.asked[0]
    whose = company.room.game.in_turn(company.position)
    assert whose is not None
    assert "It is your turn" not in text_of(CLERK.turn(wish(seat), company.room, 5, NOON, NOON))
    assert "in einem fremden Zug" in text_of(CLERK.turn(wish(seat, "de"), company.room, 5, NOON, NOON))
    assert "It is your turn" in text_of(CLERK.turn(wish(whose), company.room, 5, NOON, NOON))
