"""Answers: which count, which are held and known to nobody, which are refused, and which may be taken back."""

from __future__ import annotations

import pytest

from lazaretto.hosting import clocks, deciding
from lazaretto.hosting import happenings as h
from lazaretto.hosting.heard import Item
from lazaretto.hosting.hearing import asked, view
from lazaretto.hosting.room import digest_of, is_window
from lazaretto.kernel.codec import pack

from .company import MOST_SEEDS, Company, encoded, eyes_at, refusal


def passing() -> Company:
    """Six people, each asked which cards to pass."""
    company = Company("infected", 6, people=6).begin()
    assert company.room.asked == tuple(range(6)) and type(company.position.question).__name__ == "PassCards"
    return company


def turn() -> Company:
    """Pest for two people, the first of them at the first question after which an answer can be taken back."""
    company = Company("pest", 2, people=2).begin()
    while company.room.course is not None and not company.room.course.behind:
        company.answer_all()
    return company


def told_everything(company: Company, seats: list[int | None]) -> list[bytes]:
    return [company.frame(seat) for seat in seats]


def test_before_the_deal_nothing_is_answered_or_taken_back() -> None:
    room = Company("pints", 2, people=2).room
    with refusal("game/not-begun"):
        deciding.answered(room, 0, "go on", 0, "", 0.0)
    with refusal("game/not-begun"):
        deciding.took_back(room, 0, "", 0.0)


def test_after_the_end_nothing_is_answered_or_taken_back() -> None:
    company = Company("pints", 2, people=2).begin().play_on()
    with refusal("game/over"):
        company.answer(0, "go on")
    with refusal("game/over"):
        deciding.took_back(company.room, 0, "", company.now)
    assert company.room.asked == () and company.room.held == {}


def test_while_the_table_is_paused_nothing_is_answered_or_taken_back() -> None:
    company = turn()
    seat = company.room.asked[0]
    company.take(clocks.paused(company.room, seat, "", company.now))
    with refusal("game/paused"):
        company.answer(seat, company.some_move(seat))
    with refusal("game/paused"):
        deciding.took_back(company.room, seat, "", company.now)


def test_an_answer_to_an_older_or_later_question_is_stale() -> None:
    company = Company("pints", 2, people=2).begin()
    text = company.room.game.say(company.position.options(company.room.asked[0])[0])
    for question in (company.room.question_number - 1, company.room.question_number + 1, -1):
        with refusal("move/stale"):
            deciding.answered(company.room, company.room.asked[0], text, question, "", company.now)


def test_what_is_no_move_is_unreadable() -> None:
    company = Company("pints", 2, people=2).begin()
    for text in ("", "castle", "\x00", "go on; drop table", "🍺" * 50):
        with refusal("move/unreadable"):
            company.answer(company.room.asked[0], text)


def test_what_the_rules_forbid_is_refused_with_its_rule() -> None:
    company = passing()
    seen = view(company.room, 0)
    forbidden = [move for move in company.room.game.every_move() if seen.why_not(0, move) is not None and seen.why_not(0, move).rule]
    with refusal("move/illegal", seen.why_not(0, forbidden[0]).rule) as caught:
        company.answer(0, forbidden[0])
    assert str(caught.value) == seen.why_not(0, forbidden[0]).text


def test_who_is_not_asked_is_refused() -> None:
    company = Company("pints", 3, people=3).begin()
    seat = company.room.asked[0]
    with refusal("move/not-asked"):
        company.answer((seat + 1) % 3, company.some_move(seat))


def test_one_seats_answer_counts_at_once_with_its_chance() -> None:
    company = Company("pints", 2, people=2).begin()
    seat, number = company.room.asked[0], company.room.question_number
    company.answer(seat, company.some_move(seat), key="first")
    assert isinstance(company.happened[-1], h.Decided) and company.room.question_number == number + 1
    assert company.room.keys == {seat: digest_of("first")}


def test_of_several_an_answer_is_held_and_may_be_changed() -> None:
    company = passing()
    first, second = company.position.options(2)[:2]
    number = company.room.question_number
    for move in (first, second):
        company.answer(2, move)
        seen = view(company.room, 2)
        assert company.room.held == {2: move} and asked(company.room, seen, 2, None).held == company.room.game.say(move)
    assert company.room.question_number == number and company.room.asked == tuple(range(6)) and company.room.waits_for == [0, 1, 3, 4, 5]


def test_the_last_answer_closes_and_all_are_told_at_once_in_the_order_of_seats() -> None:
    company = passing()
    chosen = {seat: company.some_move(seat) for seat in (5, 3, 1, 0, 2, 4)}
    for seat, move in chosen.items():
        company.answer(seat, move)
    decided = [it for it in company.happened if isinstance(it, h.Decided)]
    assert [(it.seat, it.move) for it in decided] == [(seat, company.room.game.say(chosen[seat])) for seat in range(6)]
    assert company.room.held == {} and type(company.position.question).__name__ != "PassCards"


@pytest.mark.parametrize("last", [0, 5])
def test_who_answered_last_makes_no_difference(last: int) -> None:
    company, order = passing(), [seat for seat in range(6) if seat != last] + [last]
    chosen = [company.position.options(seat)[seat % 3] for seat in range(6)]
    for seat in order:
        company.answer(seat, chosen[seat])
    other = passing()
    for seat in range(6):
        other.answer(seat, chosen[seat])
    assert [company.frame(seat) for seat in eyes_at(company.room)] == [other.frame(seat) for seat in eyes_at(other.room)]


def test_what_was_done_under_a_key_is_known_and_whose_key_it_was() -> None:
    company = passing()
    company.answer(0, company.some_move(0), key="k")
    company.answer(1, company.some_move(1), key="k")
    assert company.room.keys == dict.fromkeys((0, 1), digest_of("k")) and company.room.has_done(1, "k") and not company.room.has_done(2, "k")
    for seat in range(1, 6):
        company.answer(seat, company.some_move(seat))
    assert company.room.keys == dict.fromkeys((0, 1), digest_of("k"))


def test_the_end_opens_the_secret_in_the_same_breath() -> None:
    company = Company("pints", 2, people=2).begin().play_on()
    assert [type(it) for it in company.happened[-2:]] == [h.Decided, h.Ended]
    assert company.happened[-1].secret == company.room.secret.hex() and company.happened[-1].at == company.happened[-2].at


def test_an_answer_is_taken_back_as_if_it_had_not_been_given() -> None:
    company = turn()
    seat, entries = company.room.asked[0], company.room.question_number
    behind, told = company.room.course.behind[-1]
    company.take(deciding.took_back(company.room, seat, "again", company.now))
    assert company.position == behind and len(company.room.course.told) == told
    assert company.room.question_number == entries + 1 and company.room.has_done(seat, "again")


def test_nobody_else_takes_it_back_nor_is_anything_taken_back_past_the_others() -> None:
    company = turn()
    seat = company.room.asked[0]
    with refusal("back/impossible"):
        deciding.took_back(company.room, 1 - seat, "", company.now)
    while company.room.course.why_not_back(seat) is None:
        company.take(deciding.took_back(company.room, seat, "", company.now))
    with refusal("back/impossible"):
        deciding.took_back(company.room, seat, "", company.now)
    assert company.room.marks == [] == company.room.course.behind


def test_in_a_window_nothing_is_taken_back_and_the_window_stays_open() -> None:
    """Nor is what was held there, if the window is asked of the seat that answered last."""
    company = window_after_own_answer()
    seat, number = company.room.asked[0], company.room.question_number
    company.answer(seat, "pass")
    assert not asked(company.room, view(company.room, seat), seat, None).back
    with refusal("back/impossible"):
        deciding.took_back(company.room, seat, "", company.now)
    assert company.room.question_number == number and company.wait(company.room.terms.window) and company.room.held == {}


def window_after_own_answer() -> Company:
    """Pathologic, where a Healer's own answer opens a window for that Healer."""
    for seed in range(MOST_SEEDS):
        company = Company("pathologic", 4, people=4, secret=bytes([seed] * 32)).begin()
        while company.room.state == "playing":
            if is_window(company.room) and company.room.course.why_not_back(company.room.asked[0]) is None:
                return company
            company.answer_all()
    raise AssertionError("no such window was met")


def test_that_it_may_be_taken_back_is_shown_to_its_own_seat_alone() -> None:
    company = turn()
    for seat in eyes_at(company.room):
        assert asked(company.room, view(company.room, seat), seat, None).back == (seat == company.room.asked[0])


def test_what_was_taken_back_is_void_from_the_right_number_on_for_every_audience() -> None:
    company = turn()
    seat = company.room.asked[0]
    place, _ = company.room.marks[-1]
    before = {eyes: len(company.heard(eyes)) - len(company.heard(eyes, place)) for eyes in eyes_at(company.room)}
    company.take(deciding.took_back(company.room, seat, "", company.now))
    for eyes in eyes_at(company.room):
        heard = company.heard(eyes)
        assert heard[-1].void == before[eyes] + 1 and heard[-1].n == len(heard) and heard[-1].text == ""


def test_who_drops_what_is_void_remembers_what_the_course_does() -> None:
    """Over a whole game in which much is taken back."""
    company = Company("pest", 3, people=3).begin()
    taken_back = 0
    while company.room.state == "playing":
        company.answer_all()
        seat = company.room.asked[0] if company.room.asked else 0
        if company.room.state == "playing" and company.room.course.why_not_back(seat) is None and company.choose.random() < 0.3:
            company.take(deciding.took_back(company.room, seat, "", company.now))
            taken_back += 1
    assert taken_back > 10
    for eyes in eyes_at(company.room):
        assert game_facts(remembered(company.heard(eyes))) == [encoded(pack(fact)) for fact in company.room.course.memory(eyes)]


def remembered(heard: list[Item]) -> list[Item]:
    """What is left of all that was told, when what is void is forgotten."""
    kept: list[Item] = []
    for it in heard:
        kept = [older for older in kept if older.n < it.void] if it.void else [*kept, it]
    return kept


def game_facts(heard: list[Item]) -> list[bytes]:
    return [encoded(it.fact) for it in heard if not it.at]                # what happens around the game has its time
