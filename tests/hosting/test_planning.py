"""Plans: tried out in a world made from one's own view, ended by chance, judged when the turn comes; and nobody else can tell that there is one."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest

import lazaretto
from lazaretto.hosting import planning
from lazaretto.hosting.foreseeing import done_so_far
from lazaretto.hosting.hearing import asked, view
from lazaretto.hosting.option import Option
from lazaretto.hosting.planning import CHANCE, TURN_OVER, Plan, changes_of, keys_of, page_of, planned
from lazaretto.hosting.refusing import Refused
from lazaretto.kernel import Game
from lazaretto.tongues import ENGLISH
from lazaretto.tongues.voice import voice

from .company import Company, encoded, eyes_at, refusal
from .test_hearing import another_world

SEATS = 2                               # so some Pest cards lie in the box, unseen
MOST = 40                               # moves in a plan
every_game = pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
PLANNING = [game.name for game in lazaretto.games() if game.plans_ahead]


def keys(company: Company, plan: Plan, seat: int) -> list[Option]:
    return keys_of(company.room, plan, seat, voice(company.room.game, ENGLISH))[0]


def whole_plan(company: Company, seat: int) -> list[str]:
    """Some plan up to its end."""
    moves: list[str] = []
    for _ in range(MOST):
        plan = planned(company.room, seat, moves)
        if plan.ends:
            return moves
        moves.append(company.choose.choice(keys(company, plan, seat)).move)
    return moves


def moments(seed: int = 0, most: int = 300) -> Iterator[tuple[Company, int]]:
    """Whenever a seat that is not asked can plan."""
    company = Company("pest", SEATS, SEATS, secret=bytes([seed] * 32)).begin()
    for _ in range(most):
        company.answer_all()
        if company.room.state != "playing":
            return
        for seat in range(SEATS):
            if seat not in company.room.asked and may_plan(company, seat):
                yield company, seat


def may_plan(company: Company, seat: int) -> bool:
    try:
        planned(company.room, seat, [])
    except Refused as error:
        assert error.code == "plan/impossible"
        return False
    return True


def planner() -> tuple[Company, int]:
    return next(moments())


def test_a_plan_begins_as_if_my_turn_came_now() -> None:
    company, seat = planner()
    plan = planned(company.room, seat, [])
    assert seat not in company.room.asked and plan.position.asked == (seat,)
    assert type(plan.position.question).__name__ == "PlacingAssistant" and keys(company, plan, seat)
    assert "Assistant" in page_of(company.room, plan, seat, voice(company.room.game, ENGLISH)).title


def test_every_move_of_a_plan_was_offered_and_its_page_can_be_drawn() -> None:
    ends = set()
    for number, (company, seat) in enumerate(moments(most=250)):
        if number % 6 == 0:
            plan = planned(company.room, seat, whole_plan(company, seat))
            assert all(reason is None for _, reason in plan.steps)
            page_of(company.room, plan, seat, voice(company.room.game, ENGLISH))
            ends.add(plan.ends)
    assert ends >= {TURN_OVER, CHANCE}


def test_what_comes_after_chance_is_not_judged() -> None:
    for company, seat in moments():
        moves = whole_plan(company, seat)
        plan = planned(company.room, seat, [*moves, "end", "end"])
        if plan.ends == CHANCE:
            assert len(plan.steps) == len(moves) and keys(company, plan, seat) == []
            return
    raise AssertionError("no plan met chance")


def test_a_move_that_has_become_impossible_is_told_with_its_rule_and_the_next_is_tried() -> None:
    company, seat = planner()
    twice = "assist move research"
    plan = planned(company.room, seat, [twice, twice, "play research"])
    first, second, third = [reason for _, reason in plan.steps]
    assert first is None and third is None
    assert second is not None and second.text


def test_in_my_turn_the_plan_goes_on_from_where_i_am() -> None:
    company, seat = planner()
    while company.room.asked != (seat,) or not company.is_asked("PlacingAssistant"):
        company.answer_all()
    assert planned(company.room, seat, ["assist move research"]).steps[0][1] is None
    company.answer(seat, "assist move research")
    assert planned(company.room, seat, ["assist move research"]).steps[0][1] is not None


def test_a_plan_changes_nothing_and_frames_to_all_are_the_same() -> None:
    """Nothing happens, nothing is kept: not even that somebody plans."""
    for number, (company, seat) in enumerate(moments(most=120)):
        if number % 10 == 0:
            happened, before = len(company.happened), [company.frame(eyes) for eyes in eyes_at(company.room)]
            number_before, keys_before = company.room.number, copy.deepcopy(company.room.keys)
            planned(company.room, seat, whole_plan(company, seat))
            assert [company.frame(eyes) for eyes in eyes_at(company.room)] == before
            assert (len(company.happened), company.room.number, company.room.keys) == (happened, number_before, keys_before)


def test_a_plan_tells_nothing_that_its_seat_could_not_know() -> None:
    """In a world that the seat cannot tell from the true one, byte for byte the same comes of the same plan."""
    differ = 0
    for number, (company, seat) in enumerate(moments(most=200)):
        if number % 12 == 0:
            moves, room = whole_plan(company, seat), company.room
            before, true = outlook(company, seat, moves), company.position
            with another_world(room, seat, number) as world:
                assert outlook(company, seat, moves) == before
            differ += world != true
    assert differ


def outlook(company: Company, seat: int, moves: list[str]) -> bytes:
    room, speaks = company.room, voice(company.room.game, ENGLISH)
    plan = planned(room, seat, moves)
    may, greyed = keys_of(room, plan, seat, speaks)
    return encoded([page_of(room, plan, seat, speaks), may, greyed, changes_of(room, plan, seat), plan.ends])


@every_game
def test_a_game_opts_in(game: Game) -> None:
    company = Company(game.name, game.usual_seats, game.usual_seats).begin()
    seat = company.room.asked[0]
    if game.plans_ahead:
        assert planned(company.room, seat, []).position.asked
    else:
        with refusal("plan/impossible"):
            planned(company.room, seat, [])
    assert PLANNING == ["pest"]


def test_before_chance_has_spoken_no_turn_can_be_planned() -> None:
    company = Company("pest", SEATS, SEATS).begin()
    waits = next(seat for seat in range(SEATS) if seat not in company.room.asked)
    with refusal("plan/impossible"):
        planned(company.room, waits, [])
    with refusal("move/unreadable"):
        planned(company.room, company.room.asked[0], ["fly to the moon"])


def test_keys_tell_what_they_would_change_and_my_turn_what_it_has() -> None:
    company, seat = planner()
    while company.room.asked != (seat,) or not company.is_asked("PlacingAssistant"):
        company.answer_all()
    seen = view(company.room, seat)
    assert seen is not None and done_so_far(company.room, seen, seat) == ()
    shown = asked(company.room, seen, seat, None, voice(company.room.game, ENGLISH))
    assert shown is not None
    key = next(option for option in shown.options if option.move.startswith("assist"))
    assert [(change.by, change.piece) for change in key.would] == [(1, "assistant")]
    company.answer(seat, key.move)
    after = view(company.room, seat)
    assert after is not None and done_so_far(company.room, after, seat) == key.would


def test_a_plan_that_is_too_early_or_too_late_is_refused() -> None:
    company = Company("pest", SEATS, SEATS)
    with refusal("game/not-begun"):
        planning.planned(company.room, 0, [])
