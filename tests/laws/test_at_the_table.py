"""Laws of the table: what is said for a player who is gone, what a window tells, who is out, and what may be said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import product

import pytest

import lazaretto
from lazaretto import Game
from lazaretto.games.bristol.whip import LET_IT_HAPPEN
from lazaretto.games.pathologic.cards import PLAGUE
from lazaretto.games.pathologic.moves import PASS
from lazaretto.hosting.ordering import MOST_ANSWERS
from lazaretto.kernel import EVERYONE, Move, Question, Reply

from .test_every_game import PLAYED, TABLES
from .wandering import Moment, Noting, wander

every_game = pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)

#: Each kind of window, and how one does nothing in it.
WINDOWS: dict[str, dict[str, Move]] = {
    "bristol": {"Threatened": LET_IT_HAPPEN},
    "infected": {},
    "pathologic": dict.fromkeys(("Influencing", "Cancelling", "Tithing", "Mourning", "Divining"), PASS),
    "pints": {},
    "pest": {},
}

KEBAB = re.compile(r"[a-z]+(-[a-z]+|-\d)*")
LONGEST_TEXT = 80                   # characters
PHRASES = range(5, 12)                  # those that differ only by a number are one


def safe_answers_need_only_the_view(moment: Moment) -> None:
    """The host may ask for it with the table or with what the seat sees of it: it is the same, and allowed."""
    position = moment.position
    for seat in position.asked:
        view = position.seen_by(seat)
        assert view.question is not None
        answer = view.question.default(view.table, seat)
        assert answer == view.question.default(position.table, seat), f"{view.question} looks at what seat {seat} does not see"
        assert answer in view.options(seat) and answer in position.options(seat)


def windows_are_public(game: Game, moment: Moment) -> None:
    """Whether it is one, and whose deed it answers; what is safe in it is to do nothing. Whatever else is asked was provoked by nobody."""
    position, question, seats = moment.position, moment.position.question, range(moment.position.table.rules.seats)
    assert question is not None
    provoked_by = question.provoked_by(position.table)
    for seat in (None, *seats):
        view = position.seen_by(seat)
        assert view.question is not None and view.question.is_window(view.table) == question.is_window(position.table)
        assert view.question.provoked_by(view.table) == provoked_by, f"{question} tells seat {seat} something"
    is_window = question.is_window(position.table)
    assert not is_window or type(question).__name__ in [kind.question for kind in game.windows(position.table.rules)]
    assert provoked_by is None or (is_window and provoked_by in seats and provoked_by not in position.asked)
    kinds = {kind.question: kind for kind in game.windows(position.table.rules)}
    if not is_window and type(question).__name__ in kinds:
        assert kinds[type(question).__name__].in_own_turn and position.asked == (game.in_turn(position),), "an order for the own turn answers it"
    if is_window:
        assert {question.default(position.table, seat) for seat in position.asked} == {WINDOWS[game.name][type(question).__name__]}


def who_is_out_is_public(game: Game, moment: Moment, before: tuple[int, ...]) -> tuple[int, ...]:
    """All see the same; who is out stays out and is asked no more."""
    position, seats = moment.position, range(moment.position.table.rules.seats)
    out = game.are_out(position)
    assert all(game.are_out(position.seen_by(seat)) == out for seat in (None, *seats))
    assert set(before) <= set(out) <= set(seats) and list(out) == sorted(set(out))
    assert not set(out) & set(position.asked)
    return out


def what_says_nothing_to_watchers_says_nothing_to_players(game: Game, moment: Moment) -> None:
    """Of what all are told: so the host asks once for all of them. In the other direction a fact may well speak to a seat."""
    seats = range(len(moment.memories) - 1)
    names = tuple([f"Seat {seat}" for seat in seats])
    for fact in [fact for eyes, fact in moment.told if eyes == EVERYONE and not game.report(fact, names, None)]:
        assert not any([game.report(fact, names, seat) for seat in seats]), fact


def holds_along(game: Game, moments: Iterable[Moment]) -> set[str]:
    """All of it, at every decision of a walk; the kinds of window met."""
    met: set[str] = set()
    out: tuple[int, ...] = ()
    for moment in moments:
        out = who_is_out_is_public(game, moment, out)
        what_says_nothing_to_watchers_says_nothing_to_players(game, moment)
        if moment.position.outcome is None:
            safe_answers_need_only_the_view(moment)
            windows_are_public(game, moment)
            met |= {type(moment.position.question).__name__} if moment.position.question.is_window(moment.position.table) else set()
    return met


@pytest.mark.parametrize("name, seats, variant", TABLES)
def test_at_every_table_the_safe_answer_windows_and_who_is_out_are_known_to_those_concerned(name: str, seats: int, variant: str) -> None:
    holds_along(lazaretto.game(name), wander(lazaretto.game(name), seats, variant, ("table", seats, variant)))


@pytest.mark.parametrize("name, seats, number, variant", PLAYED)
def test_so_they_are_where_sensible_players_come(name: str, seats: list[int], number: int, variant: str) -> None:
    game = lazaretto.game(name)
    holds_along(game, wander(game, seats[number % len(seats)], variant, ("table", number), thumbs=True))


@every_game
def test_every_kind_of_window_is_met(game: Game) -> None:
    """The law would hold of itself of a window that never opens."""
    met: set[str] = set()
    for seed in range(20):
        if met != set(WINDOWS[game.name]):
            met |= holds_along(game, wander(game, game.usual_seats, "base", ("window", seed), thumbs=seed % 2 == 1))
    assert met == set(WINDOWS[game.name])


@every_game
def test_no_window_is_forgotten(game: Game) -> None:
    """Every question of the game that calls itself one is in the list above, and declared where all of its cards are in the game."""
    windows = {
        kind.__name__ for kind in game.values.values()
        if issubclass(kind, Question) and not kind.__subclasses__() and kind.is_window is not Question.is_window
    }
    assert windows == set(WINDOWS[game.name]) == {kind.question for kind in game.windows(game.rules(game.usual_seats, "base"))}


@pytest.mark.parametrize("name, seats, variant", TABLES)
def test_every_window_is_declared_with_what_can_be_ordered_for_it(name: str, seats: int, variant: str) -> None:
    """From the rules alone: each kind once, its first reply is to do nothing, and every answer can be read and may be offered at this table."""
    game = lazaretto.game(name)
    kinds, vocabulary = game.windows(game.rules(seats, variant)), set(game.vocabulary(seats, variant))
    assert [kind.question for kind in kinds] == [question for question in WINDOWS[name] if question in {kind.question for kind in kinds}]
    for kind in kinds:
        nothing, *others = kind.replies
        assert kind.title and nothing.answers == (game.say(WINDOWS[name][kind.question]),)
        answers = [game.read(text) for reply in kind.replies for text in spoken(reply)]
        assert len(set(answers)) == len(answers) and set(answers) <= vocabulary
        assert all(reply.words and 0 < len(reply.answers) <= MOST_ANSWERS for reply in others)


def spoken(reply: Reply) -> list[str]:
    """Every answer that it may be, with each target in each blank."""
    return [text.format(*[target.said for target in targets]) for text in reply.answers for targets in product(*reply.targets)]


@every_game
def test_whatever_can_be_answered_in_a_window_can_be_ordered(game: Game) -> None:
    """By every seat that can be asked: of what is offered to it in words nothing is left out that it may answer."""
    rules = game.rules(game.usual_seats, "base")
    kinds = {kind.question: kind for kind in game.windows(rules)}
    of_seat = [{kind.question: kind for kind in game.may_order(rules, seat)} for seat in range(game.usual_seats)]
    for moment in wander(game, game.usual_seats, "base", ("orders", 1), thumbs=True) if kinds else ():
        position, question = moment.position, moment.position.question
        if question is not None and question.is_window(position.table):
            for seat in position.asked:
                orderable = {text for reply in of_seat[seat][type(question).__name__].replies for text in spoken(reply)}
                assert {game.say(option) for option in position.options(seat)} <= orderable
            by = question.provoked_by(position.table)
            assert by is None or kinds[type(question).__name__].names_doer or {by} == {PLAGUE}


@pytest.mark.parametrize("name, seats, variant", TABLES)
def test_a_game_of_players_who_are_all_gone_ends(name: str, seats: int, variant: str) -> None:
    game, dealer, answers = lazaretto.game(name), Noting((seats, variant)), 0
    position = game.begin(seats=seats, variant=variant, dealer=dealer)
    while position.outcome is None:
        seat, answers = position.asked[0], answers + 1
        assert position.question is not None and answers <= game.longest(game.rules(seats, variant))
        position = position.after(seat, position.question.default(position.table, seat), dealer)


@every_game
def test_phrases_are_few_short_and_told_apart_by_plain_names(game: Game) -> None:
    phrases = game.talk().phrases
    assert len({re.sub(r"\d", "#", phrase.text) for phrase in phrases}) in PHRASES
    for words in ([phrase.name for phrase in phrases], [phrase.text for phrase in phrases]):
        assert len(set(words)) == len(phrases)
    for phrase in phrases:
        assert KEBAB.fullmatch(phrase.name) and game.talk().phrase(phrase.name) is phrase
        assert 0 < len(phrase.text) < LONGEST_TEXT and phrase.text[-1] in ".!?"
        assert "{" not in phrase.text.replace("{seat}", "", 1) and phrase.said(0 if phrase.asks_for_seat() else None, ("Anna",))


@every_game
def test_where_free_words_are_forbidden_no_phrase_says_what_they_might(game: Game) -> None:
    """It claims nothing, names nobody, and has no word of what the game is about."""
    talk, subjects = game.talk(), {word for topic in game.topics() for word in topic.casefold().split()} | {"card", "cards"}
    if talk.no_free_words is None:
        return
    assert talk.no_free_words.text and game.rulebook().find(talk.no_free_words.rule)
    for phrase in talk.phrases:
        assert not phrase.claim and not phrase.asks_for_seat()
        assert not subjects & set(re.findall(r"[a-z]+", phrase.text.casefold()))


def test_only_where_the_rulebook_says_so_free_words_are_forbidden() -> None:
    assert [game.name for game in lazaretto.games() if game.talk().no_free_words] == ["infected"]


@every_game
def test_every_chair_has_a_part_or_none_has(game: Game) -> None:
    for seats in game.seats:
        parts = game.parts(seats)
        assert not parts or (len(parts) == len(set(parts)) == seats and all(parts))
