"""What is heard and seen at a table: nothing that those eyes may not know, numbered without gaps, and resumed at any number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from itertools import islice

import pytest

import lazaretto
from lazaretto.hosting import deciding, talking
from lazaretto.hosting import happenings as h
from lazaretto.hosting.chaining import Chain
from lazaretto.hosting.course import Course
from lazaretto.hosting.happenings import Order
from lazaretto.hosting.hearing import asked, card, may_go_back, view
from lazaretto.hosting.story import count, place
from lazaretto.hosting.ordering import ordering, windows
from lazaretto.hosting.readiness import is_counted
from lazaretto.hosting.linking import linked
from lazaretto.hosting.tale import Tale
from lazaretto.hosting.room import Room, is_window, window_asked
from lazaretto.hosting.terms import Terms
from lazaretto.kernel import Game, Move, Position, RandomDealer, Recorder, Script
from lazaretto.kernel.codec import pack

from .company import USUAL, Company, encoded, eyes_at, frame

every_game = pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)

#: How often a law looks, by game: what came before is told again each time.
SHARE = {"infected": 1.0, "bristol": 0.4, "pints": 0.5, "pest": 0.1, "pathologic": 0.01}
RESUMED = 25                            # times, by each pair of eyes
OPEN = ("pest",)                         # whose secrets lie in the future only


@contextmanager
def another_world(room: Room, seat: int | None, seed: int) -> Iterator[Position]:
    """The same room in a world that these eyes cannot tell from the true one, with the story that leads there; others hold and ordered something else."""
    kept = room.course, room.story, room.held, [chair.orders for chair in room.chairs]
    room.course, room.story = imagined(room, seat, seed)
    room.held = held_otherwise(room, seat)
    for other, chair in enumerate(room.chairs):
        chair.orders = chair.orders if other == seat else ()
    try:
        yield room.course.position
    finally:
        room.course, room.story, room.held, orders = kept
        for chair, standing in zip(room.chairs, orders, strict=True):
            chair.orders = standing


def held_otherwise(room: Room, seat: int | None) -> dict[int, Move]:
    """My own answer, and of others as many as are held, but the safe ones and of those who are asked last. To a window nobody has answered."""
    mine = {other: move for other, move in room.held.items() if other == seat}
    others = [other for other in room.asked if other != seat] if is_counted(room) else []
    return {**mine, **{other: deciding.safe(room, other) for other in others[len(others) - len(room.held) + len(mine):]}}


def imagined(room: Room, seat: int | None, seed: int) -> tuple[Course, Tale]:
    """A course of the game in which these eyes saw and heard all that they did, and its story with every chain of windows."""
    memory, course, twin = room.course.memory(seat), Course(room.course.header), copy(room)
    dealt = next(at for at, (_, thing) in enumerate(room.story) if isinstance(thing, h.Began))
    twin.course, twin.chain = course, None
    world = room.game.imagine(room.course.position.seen_by(seat), RandomDealer(seed), memory)
    answers, chance = room.game.retell(world, memory)
    script = Script(list(chance))
    course.take(course.dealt(Recorder(script)))
    twin.story = Tale([*room.story[:dealt + 1], *course.told])
    for who, move in answers:
        window, told = window_asked(twin), len(course.told)
        course.take(course.answered(who, move, Recorder(script)))
        twin.story += linked(twin, window, course.told[told:])
    course.entries = room.course.entries
    assert course.position == world
    return course, twin.story


@every_game
def test_in_a_world_that_differs_only_in_secrets_everything_that_leaves_the_room_is_the_same(game: Game) -> None:
    """Byte for byte: the table, the view, what is asked with its options, and every sentence and fact with its number."""
    worlds = differ = 0
    for number, company in enumerate(moments(game)):
        if company.choose.random() < SHARE[game.name]:
            eyes = company.choose.choice(eyes_at(company.room))
            before, true = encoded(frame(company.room, eyes)), company.position
            with another_world(company.room, eyes, number) as world:
                assert encoded(frame(company.room, eyes)) == before, f"seat {eyes} is told a secret at {company.position.question}"
            worlds, differ = worlds + 1, differ + (world != true)
    assert worlds > 20 and (differ > worlds // 4) == (game.name not in OPEN)


def moments(game: Game, terms: Terms = USUAL) -> Iterator[Company]:
    """Some games, after every answer; also while some answers are held and others not, with orders standing and some people in a hurry."""
    for seed in range(3):
        company = Company(game.name, game.usual_seats, game.usual_seats, terms, secret=bytes([seed] * 32), hurry=range(seed, game.usual_seats)).begin()
        questions = [kind.question for kind in windows(company.room)]
        for seat in company.room.people:
            orders = [Order(kind, [company.room.game.say(deciding.safe(company.room, company.room.asked[0]))]) for kind in questions]
            company.take(ordering(company.room, seat, orders, "", company.now))
        while company.room.state == "playing":
            yield company
            if deciding.is_held_back(company.room):
                first = company.room.asked[0]
                company.answer(first, company.some_move(first))
            if company.room.held:
                yield company
            company.answer_all()


#: What a careless hand might tell everyone.
LEAKS: dict[str, Callable[[Room], object]] = {
    "who has answered": lambda room: room.waits_for,
    "how many have answered a window": lambda room: is_window(room) and len(room.held),
    "what they answered": lambda room: [room.game.say(move) for move in room.held.values()],
    "who has ordered something": lambda room: [bool(chair.orders) for chair in room.chairs],
    "how much others may answer": lambda room: [len(room.course.position.options(seat)) for seat in room.asked],
    "what others were told": lambda room: [pack(thing) for _, thing in room.story if not isinstance(thing, (h.Happening, Chain))],
}


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_the_law_would_notice(leak: Callable[[Room], object]) -> None:
    """Each of these differs in some world for somebody who should not know it."""
    differ = 0
    for name in ("infected", "bristol"):
        for number, company in enumerate(islice(moments(lazaretto.game(name)), 120)):
            told = leak(company.room)
            with another_world(company.room, None, number):
                differ += leak(company.room) != told
    assert differ


def played(game: Game) -> Company:
    """A whole game with some talk, and in Pest with answers taken back."""
    company = Company(game.name, game.usual_seats, people=2).begin()
    while company.room.state == "playing":
        company.answer_all()
        if company.choose.random() < 0.2 and 1 not in game.are_out(company.position):
            company.take(talking.spoke(company.room, 1, "", game.talk().phrases[-1].name, about(game), "", company.now, to_out=False))
        if company.room.asked and may_go_back(company.room, company.room.asked[0]) and company.choose.random() < 0.2:
            company.take(deciding.took_back(company.room, company.room.asked[0], "", company.now))
    return company


def about(game: Game) -> int | None:
    return 0 if game.talk().phrases[-1].asks_for_seat() else None


@every_game
def test_what_eyes_are_told_is_numbered_without_gaps(game: Game) -> None:
    company = played(game)
    for eyes in eyes_at(company.room):
        heard = company.heard(eyes)
        assert [it.n for it in heard] == list(range(1, len(heard) + 1)) and count(company.room, eyes, len(company.room.story)) == len(heard)
        assert all(it.void < it.n + 1 for it in heard)


@every_game
def test_who_resumes_at_any_number_hears_exactly_the_rest(game: Game) -> None:
    company = played(game)
    step = max(1, len(company.room.story) // RESUMED)
    for eyes in eyes_at(company.room):
        heard = company.heard(eyes)
        for number in (*range(0, len(heard), step), len(heard)):
            at = place(company.room, eyes, number)
            assert count(company.room, eyes, at) == number and company.heard(eyes, at, number) == heard[number:]


def test_who_names_a_number_that_never_was_begins_anew() -> None:
    company = Company("pints", 2, people=2).begin()
    for eyes in eyes_at(company.room):
        assert place(company.room, eyes, len(company.heard(eyes)) + 1) == 0 == place(company.room, eyes, -1)


@every_game
def test_what_is_heard_bit_by_bit_is_what_is_heard_at_once(game: Game) -> None:
    """A sentence once told stays as it was told."""
    company = Company(game.name, game.usual_seats, people=2).begin()
    bits: dict[int | None, list] = {eyes: [] for eyes in eyes_at(company.room)}
    place_of = 0
    while True:
        for eyes, heard in bits.items():
            heard += company.heard(eyes, place_of, len(heard))
        place_of = len(company.room.story)
        if company.room.state == "over":
            break
        company.answer_all()
    assert all(heard == company.heard(eyes) for eyes, heard in bits.items())


@every_game
def test_options_and_what_is_safe_are_for_the_seat_that_is_asked(game: Game) -> None:
    company = Company(game.name, game.usual_seats, people=2).begin()
    for _ in range(30):
        if company.room.state != "playing":
            break
        for eyes in eyes_at(company.room):
            told = asked(company.room, view(company.room, eyes), eyes, None)
            moves = [company.room.game.say(move) for move in company.position.options(eyes)] if eyes is not None else []
            assert [option.move for option in told.options] == moves and all(option.text for option in told.options)
            assert (told.safe in moves) == (eyes in company.room.asked) and told.seats == list(company.room.asked)
            assert (told.question, told.kind) == (company.room.question_number, type(company.position.question).__name__)
        company.answer_all()


def test_a_window_inside_another_tells_what_waits_beneath_it_and_the_same_to_all_who_hold_a_card_or_not() -> None:
    """TABLE 5.0.5. Somebody may cancel an Influence; when that is done, the next may play one."""
    company = inside_another()
    room, waits_for = company.room, company.position.agenda[-2].who(company.position.table)
    for eyes in eyes_at(room):
        (beneath,) = asked(room, view(room, eyes), eyes, None).within
        assert ("Play an Influence, if you hold one?" in beneath) == (eyes in waits_for)
        assert ("may play an Influence." in beneath) == (eyes not in waits_for)
    company.answer_all()
    assert not any(asked(room, view(room, eyes), eyes, None).within for eyes in eyes_at(room))


def inside_another() -> Company:
    """Pathologic, where a card that was played in a window may be cancelled, and the next will be asked in the same window again."""
    for seed in range(200):
        company = Company("pathologic", 4, 4, secret=bytes([seed] * 32)).begin()
        for _ in range(60):
            below, table = company.position.agenda[-2], company.position.table
            if company.is_asked("Cancelling") and type(below).__name__ == "Influencing" and below.who(table) and below.is_window(table):
                return company
            company.answer_all()
    raise AssertionError("no window was met inside another")


def test_before_the_deal_there_is_nothing_to_see_and_after_the_end_nothing_is_asked() -> None:
    company = Company("pints", 2, people=2)
    assert view(company.room, 0) is None
    company.begin().play_on()
    assert all(asked(company.room, view(company.room, eyes), eyes, None) is None for eyes in eyes_at(company.room))


def test_the_card_of_a_table_shows_who_sits_there_and_no_token() -> None:
    company = Company("infected", 6, people=2).begin()
    company.take([h.SatIn(at=company.now, seat=1, why="gone")])
    shown = card(company.room, [0])
    assert [sitter.kind for sitter in shown.sitters] == ["person"] * 2 + ["bot"] * 4
    assert [(sitter.here, sitter.away) for sitter in shown.sitters[:3]] == [(True, False), (False, True), (False, False)]
    written = encoded(shown)
    assert not any(chair.token.encode() in written for chair in company.room.chairs if chair.token) and company.room.secret.hex().encode() not in written


@every_game
def test_before_the_end_nobody_is_told_the_secret_a_token_or_somebodys_orders(game: Game) -> None:
    company = next(moments(game))
    for _ in range(20):
        if company.room.state == "playing":
            company.answer_all()
    for eyes in eyes_at(company.room):
        told = company.frame(eyes)
        assert company.room.secret.hex().encode() not in told
        assert not any(chair.token.encode() in told for chair in company.room.chairs)
        assert b'"orders"' not in told and b'"chance"' not in told
