"""How often one may come: within the span so many, from each address; and who was silent for so long is forgotten."""

from __future__ import annotations

import pytest

from lazaretto.server import limits
from lazaretto.server.limits import MOST_ADDRESSES, Limit, Limits


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    return now


def test_so_many_in_the_span_whenever_it_begins(clock: list[float]) -> None:
    limit, said = Limit(2, span=10.0), []
    for clock[0] in (0.0, 6.0, 9.0, 10.0, 11.0, 16.0):
        said.append(limit.allows())
    assert said == [True, True, False, True, False, True]


def test_each_address_has_its_own(clock: list[float]) -> None:
    doors = Limits(1, span=10.0)
    assert [doors.allow(address) for address in ("here", "there", "here")] == [True, True, False]


def test_who_was_silent_for_the_span_is_forgotten_and_nobody_else(clock: list[float]) -> None:
    doors = Limits(2, span=10.0)
    for clock[0], address in ((0.0, "early"), (1.0, "often"), (5.0, "late"), (9.0, "often")):
        doors.allow(address)
    clock[0] = 12.0
    assert doors.allow("new") and list(doors.by_address) == ["late", "often", "new"]
    assert doors.allow("often") and not doors.allow("often")


def test_who_is_refused_again_and_again_is_let_in_after_the_span(clock: list[float]) -> None:
    doors, said = Limits(1, span=10.0), []
    for clock[0] in range(0, 25, 4):
        said.append(doors.allow("here"))
    assert said == [True, False, False, True, False, False, True]


def test_at_most_so_many_are_kept(clock: list[float]) -> None:
    doors = Limits(1, span=10.0)
    for number in range(MOST_ADDRESSES + 3):
        doors.allow(str(number))
    assert len(doors.by_address) == MOST_ADDRESSES and next(iter(doors.by_address)) == "3"
