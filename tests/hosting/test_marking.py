"""Marks on the board: shown to allies, as long as they are allies, and to nobody else."""

from __future__ import annotations

import random
from functools import cache

import msgspec
import pytest

from lazaretto.games.pathologic import GAME
from lazaretto.hosting import happenings as h
from lazaretto.hosting import marking
from lazaretto.hosting.hearing import audience
from lazaretto.hosting.marking import allies_of, shown_to
from lazaretto.hosting.room import PLAYING, Room
from lazaretto.hosting.taking import take

from .company import SECRET, Company, eyes_at, refusal

PINS = {"place:3": "here", "place:0": "not"}
MOST = 3000                             # answers in which two Healers must have become allies


def shows(company: Company, seat: int, to: list[int], marks: dict[str, str] | None = None) -> list[h.Happening]:
    happened = marking.showed(company.room, seat, to, PINS if marks is None else marks, "", company.now)
    company.take(happened)
    return happened


def bound(company: Company) -> tuple[int, int] | None:
    """Two Healers who are allies just now."""
    return next(((seat, other) for seat in range(1, 4) for other in allies_of(company.room, seat)), None)


@cache
def log_with_allies() -> tuple[h.Happening, ...]:
    """A game of Pathologic in which a Healer gives the Pact token to another's Ward as soon as that is allowed."""
    company, choose = Company("pathologic", 4, people=4).begin(), random.Random(3)
    for _ in range(MOST):
        if bound(company) is not None:
            return tuple(company.happened)
        assert company.room.state == PLAYING
        for seat in company.room.asked:
            pacts = [move for move in company.position.options(seat) if GAME.say(move).startswith("pledge")]
            company.now += 1.0
            company.answer(seat, choose.choice(pacts) if pacts else company.some_move(seat))
        moment = company.next_moment()
        if moment is not None:
            company.wait_until(moment)
    raise AssertionError("nobody became an ally")


def with_allies() -> tuple[Company, int, int, int]:
    """Two who are allies, and the third Healer."""
    company = Company("pathologic", 4, people=4)
    company.room, company.happened = Room("the-table", SECRET), []
    company.take(log_with_allies())
    pair = bound(company)
    assert pair is not None
    return company, *pair, 6 - sum(pair)


def test_an_ally_sees_them_and_nobody_else_can_tell() -> None:
    company, seat, ally, third = with_allies()
    before = {eyes: company.frame(eyes) for eyes in eyes_at(company.room)}
    (showed,) = shows(company, seat, [ally])
    assert audience(company.room, showed) == (seat, ally)
    assert [(it.seat, it.marks) for it in shown_to(company.room, ally)] == [(seat, PINS)]
    assert [(it.seat, it.to) for it in shown_to(company.room, seat)] == [(seat, [ally])]
    assert [shown_to(company.room, eyes) for eyes in (None, 0, third)] == [[], [], []]
    assert {eyes: company.frame(eyes) for eyes in before} == before, "no story tells of it, not even by a number"


def test_they_are_told_who_saw_them_until_now_when_they_are_withdrawn_and_nobody_else() -> None:
    company, seat, ally, _ = with_allies()
    shows(company, seat, [ally])
    (withdrawn,) = shows(company, seat, [])
    assert audience(company.room, withdrawn) == (seat, ally)
    assert shown_to(company.room, ally) == [] == shown_to(company.room, seat)
    assert shows(company, seat, []) == [], "there is nothing to withdraw"


def test_they_are_for_allies_only() -> None:
    company, seat, ally, third = with_allies()
    for to in ([0], [ally, 0], [seat], [63]):
        with refusal("talk/forbidden"):
            shows(company, seat, to)
    if third not in allies_of(company.room, seat):
        with refusal("talk/forbidden"):
            shows(company, seat, [third])
    assert company.room.game.allies(company.position, 0) == (), "the Plague has none"


@pytest.mark.parametrize("marks", [{"place:16": "here"}, {"place:3": "skull"}, {"seat:1": "here"}, {"": ""}])
def test_only_what_the_game_offers_is_marked_by_its_own_signs(marks: dict[str, str]) -> None:
    company, seat, ally, _ = with_allies()
    with refusal("talk/unknown"):
        shows(company, seat, [ally], marks)


def test_they_end_with_the_alliance_and_do_not_come_back_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    company, seat, ally, _ = with_allies()
    shows(company, seat, [ally])
    monkeypatch.setattr(company.room, "game", Estranged())
    company.answer_all()
    assert shown_to(company.room, ally) == []
    monkeypatch.undo()
    assert company.room.chairs[seat].shown_to == ()


class Estranged:
    """The same game, but nobody is an ally."""

    def __getattr__(self, name: str) -> object:
        return (lambda scene, seat: ()) if name == "allies" else getattr(GAME, name)


def test_they_survive_a_restart() -> None:
    company, seat, ally, _ = with_allies()
    shows(company, seat, [ally])
    again = Room("the-table", SECRET)
    for it in company.happened:
        take(again, h.read(h.written(it)))
    assert msgspec.to_builtins(shown_to(again, ally)) == msgspec.to_builtins(shown_to(company.room, ally)) != []


def test_before_the_deal_and_after_the_end_there_is_nobody_to_show_them_to() -> None:
    company = Company("pathologic", 4, people=4)
    with refusal("talk/forbidden"):
        shows(company, 1, [2])
    with refusal("talk/forbidden"):
        shows(Company("bristol", 4, people=4).begin(), 1, [2], {})
