"""Pages are sent in what is different on them: put together again they are whole, at every moment of every game and for all eyes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import lazaretto
from lazaretto.kernel import Game, Page, Row
from lazaretto.server import changing
from lazaretto.server.changing import new_on, open_parts
from lazaretto.server.guest import Guest
from tests.laws.wandering import wander

NAMES = ["Wat", "Joan", "Hugh", "Emmot", "Maud", "Isolde", "Piers", "Odo", "Agnes", "Ralf", "Sibyl", "Tom"]
MOMENTS = 120
#: How much of its pages is sent at most, in each game: the fewer a move touches, the less.
SHARE = {"infected": 0.5, "bristol": 0.7, "pints": 0.5, "pathologic": 0.35, "pest": 0.35}


async def unheard(_: str) -> None:
    """Nobody reads what is sent."""


class Screen:
    """A guest with a page before it, put together from what it was sent."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.guest = Guest(seat, "", unheard, has_screen=True)
        self.page: Any = None
        self.sent = self.whole = 0

    def see(self, page: Page) -> None:
        fresh, changed = new_on(page, self.guest)
        text = msgspec.json.encode(fresh if fresh is not None else changed)
        self.page = msgspec.json.decode(text) if fresh is not None else patched(self.page, msgspec.json.decode(text))
        self.sent, self.whole = self.sent + len(text), self.whole + len(msgspec.json.encode(page))


def patched(page: Any, changed: dict[str, Any]) -> Any:
    """As the page in the browser does it."""
    for place, value in changed.items():
        *steps, last = place.split(".")
        branch = page
        for step in steps:
            branch = branch[step]
        if last == "length":
            branch[:] = branch[:value] + [None] * (value - len(branch))
        else:
            branch[int(last) if isinstance(branch, list) else last] = value
    return page


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_what_is_sent_bit_by_bit_is_the_whole_page(game: Game) -> None:
    seats = game.usual_seats
    screens = [Screen(None), Screen(0), Screen(seats - 1)]
    for number, moment in enumerate(wander(game, seats, "base", "pages", thumbs=True)):
        if number == MOMENTS:
            break
        for screen in screens:
            page = game.page(moment.position.seen_by(screen.seat), moment.memories[screen.seat], NAMES[:seats])
            screen.see(page)
            assert screen.page == msgspec.json.decode(msgspec.json.encode(page))
    assert all([screen.sent < SHARE[game.name] * screen.whole for screen in screens]), [screen.sent / screen.whole for screen in screens]


def test_a_page_that_has_not_changed_is_not_sent_again() -> None:
    page, guest = Page("Wait.", "", (), "Town", "", (), None), Guest(None, "", unheard, has_screen=True)
    assert new_on(page, guest) == (page, {}) and new_on(page, guest) == (None, {})


def test_who_comes_back_is_sent_the_whole_page() -> None:
    """A connection is a guest of its own."""
    page = Page("Wait.", "", (), "Town", "", (), None)
    assert [new_on(page, Guest(0, "", unheard, has_screen=True))[0] for _ in range(2)] == [page, page]


def test_a_page_that_has_lost_a_part_is_sent_whole() -> None:
    guest = Guest(None, "", unheard, has_screen=True)
    for notes in (("a", "b"), ("a",)):
        page = Page("Wait.", "", notes, "Town", "", (), Page("", "", (), "", "", (), None))
        fresh, changed = new_on(page, guest)
    assert fresh is None and set(changed) == {"tags.length"}, "of a row its length is enough"
    assert new_on(Page("Wait.", "", ("a",), "Town", "", (), None), guest)[0] is not None


def test_what_is_the_very_same_piece_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    row, other = Row("seat:0", 0, "Wat", "at the gate"), Row("seat:1", 1, "Joan", "at the gate")
    first = open_parts(Page("Wait.", "", (), "Town", "", (row, other), None))
    written: list[Any] = []
    monkeypatch.setattr(changing, "encode", lambda piece: written.append(piece) or msgspec.json.encode(piece))
    moved = Row("seat:1", 1, "Joan", "on Birch")
    second = open_parts(Page("Wait.", "", (), "Town", "", (row, moved), None), first)
    assert moved in written and row not in written
    assert second.parts["rows.0"] == msgspec.json.encode(row) and second.new_since(first.marks) == {"rows.1": msgspec.Raw(msgspec.json.encode(moved))}


def test_what_is_new_is_found_once_for_all_who_had_the_same_page() -> None:
    before, now = [Page("Wait.", "", (tag,), "Town", "", (), None) for tag in ("Round 1", "Round 2")]
    laid, guests = open_parts(before), [Guest(seat, "", unheard, has_screen=True) for seat in (0, 1, None)]
    for guest in guests[:2]:
        new_on(before, guest, laid)
    laid = open_parts(now, laid)
    assert new_on(now, guests[0], laid) == new_on(now, guests[1], laid) == (None, {"tags.0": msgspec.Raw(b'"Round 2"')})
    found = laid.changed
    assert laid.new_since(guests[0].shown[0]) == {} and found, "who has it already is told nothing"
    assert new_on(now, guests[2], laid) == (now, {}), "and who had none, everything"
