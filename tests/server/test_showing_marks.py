"""Marks that allies show each other, over the wire: who is told of them, and that nobody else is told anything at all."""

from __future__ import annotations

import contextlib

import pytest

from lazaretto.hosting import marking
from lazaretto.server import telling
from lazaretto.wire import messages as m

from .visiting import Visitor, at_seat, company, company_is_told, key, watching

ALLIES = {1: (2, 3), 2: (1,), 3: (1,)}
PINS = {"place:3": "here"}


@pytest.fixture(autouse=True)
def two_allies(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat after the Plague has two."""
    for module in (marking, telling):
        monkeypatch.setattr(module, "allies_of", lambda room, seat: ALLIES.get(seat, ()))


def silent(visitor: Visitor) -> list[str]:
    """What it is sent up to the answer to a ping."""
    heard = len(visitor.frames)
    visitor.asks(m.Ping())
    return visitor.frames[heard:]


def test_whom_they_are_shown_to_is_told_and_all_others_get_no_frame(near):
    tickets = company(near, "pathologic", 4, listed=True)
    with contextlib.ExitStack() as stack:
        plague, owner, friend, third = [stack.enter_context(at_seat(near, ticket)) for ticket in tickets]
        watcher = stack.enter_context(watching(near, tickets[0].table))
        plague.does(m.Begin(key()))
        for visitor in (plague, owner, friend, third, watcher):
            visitor.until("playing")
        company_is_told()
        others = (plague, third, watcher)
        for visitor in others:
            silent(visitor)
        owner.does(m.Show(key(), [2], PINS))
        while not friend.latest.marks:
            friend.hear(m.News)
        assert [(it.seat, it.to, it.marks) for it in friend.latest.marks] == [(1, [2], PINS)] and friend.latest.items == []
        assert [silent(visitor) for visitor in others] == [['{"is":"pong"}']] * 3
        owner.does(m.Show(key(), [2, 3], PINS))
        while not third.latest.marks:
            third.hear(m.News)
        assert [it.to for it in third.latest.marks] == [[3]], "whom else they are shown to is not told"
        owner.does(m.Show(key()))
        while third.latest.marks:
            third.hear(m.News)
        assert [silent(visitor) for visitor in (plague, watcher)] == [['{"is":"pong"}']] * 2
        assert plague.is_refused(m.Show(key(), [1], PINS)) == "talk/forbidden"


def test_who_comes_again_finds_them_as_they_were(near):
    tickets = company(near, "pathologic", 4)
    with contextlib.ExitStack() as stack:
        owner, plague = stack.enter_context(at_seat(near, tickets[1])), stack.enter_context(at_seat(near, tickets[0]))
        plague.does(m.Begin(key()))
        owner.does(m.Show(key(), [2], PINS))
        with at_seat(near, tickets[2]) as friend, at_seat(near, tickets[1]) as again:
            assert [it.marks for it in friend.until("playing").marks] == [PINS]
            assert [(it.seat, it.to) for it in again.until("playing").marks] == [(1, [2])]
