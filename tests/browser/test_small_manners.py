"""Small things that must not come back: answers shown twice, a board without room, a walk that goes astray, a page left in a hurry."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server

from .conftest import listen
from .tables import Table, open_alone, open_table, seat_in
from .visiting import PHONE, keep_drawer_open, wait_for_turn, window

SEEDS = range(1, 20)
LEAST_BOARD = 140                       # of 640 points that a phone is high; a long question in German takes three lines more, and all of it is in sight

#: As soon as the table is drawn, and before anything else: back to the lobby.
LEAVE_AT_ONCE = """
    new MutationObserver((_, watch) => {
        if (!document.querySelector(".frame .bar .word")) return;
        watch.disconnect();
        requestAnimationFrame(() => document.querySelector(".frame .bar .word").click());
    }).observe(document, { childList: true, subtree: true });
"""


def at_a_window(server: Server, game: str, seats: int) -> Table:
    for seed in SEEDS:
        table = open_table(server.url, game, seats, hurry=False, one_screen=True)
        if table.play_until_window(seed):
            return table
    raise AssertionError("no window opened")


def on_a_phone(browser: Browser, server: Server, table: Table, language: str = "en") -> Page:
    assert table.window is not None
    context = window(browser, PHONE)
    keep_drawer_open(context, language)
    seat_in(context, table, table.window[0])
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    page.wait_for_selector(".win")
    return page


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game, seats", [("bristol", 6), ("pathologic", 4)])
def test_on_a_phone_a_window_leaves_room_for_the_board_though_the_drawer_is_kept_open(
    game: str, seats: int, language: str, server: Server, browser: Browser,
) -> None:
    page = on_a_phone(browser, server, at_a_window(server, game, seats), language)
    board, docked = page.locator(".stage").bounding_box(), page.locator(".docked").bounding_box()
    assert board and docked and board["height"] >= LEAST_BOARD and board["y"] + board["height"] <= docked["y"]
    hold = page.locator(".drawer .hold")
    expect(page.locator(".drawer .in")).to_be_hidden()
    hold.dispatch_event("pointerdown")
    expect(page.locator(".drawer .in")).to_be_visible()
    hold.dispatch_event("pointerup")
    expect(page.locator(".drawer .in")).to_be_hidden()
    page.context.close()


def test_on_a_phone_the_answers_to_a_window_stand_once_among_the_moves(server: Server, browser: Browser) -> None:
    page = on_a_phone(browser, server, at_a_window(server, "bristol", 6))
    expect(page.locator(".docked .win")).to_have_count(1)
    page.get_by_role("button", name="Moves").last.tap()
    expect(page.locator(".side .win .ans .btn:not(.quiet)")).to_be_visible()
    assert (page.locator(".win").count(), page.locator(".move").count()) == (1, 0)
    page.locator(".side .win .ans .btn:not(.quiet)").tap()
    expect(page.locator(".side .win .ans .btn:not(.quiet)")).to_have_attribute("aria-pressed", "true")
    page.context.close()


def test_who_walks_from_thing_to_thing_stays_on_the_table(server: Server, browser: Browser) -> None:
    context = window(browser)
    keep_drawer_open(context)
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'pathologic', 4)}")
    assert wait_for_turn(page)
    expect(page.locator(".log [data-why]").first).to_be_visible()
    page.keyboard.press("d")
    page.keyboard.press("ArrowLeft")
    for _ in range(page.locator(".board [data-why]:visible, .seats [data-why]:visible").count() + 2):
        assert page.evaluate("!!document.activeElement.closest('.bar, .status, .board, .seats')")
        page.keyboard.press("ArrowRight")
    context.close()


def test_who_leaves_a_finished_table_at_once_finds_nothing_broken(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "infected", 5)
    table.play(None)
    context, complaints = window(browser), list[str]()
    seat_in(context, table, 0)
    page = context.new_page()
    listen(page, complaints)
    page.add_init_script(LEAVE_AT_ONCE)
    page.goto(f"{server.url}/table/{table.table}")
    page.wait_for_url(f"{server.url}/")
    page.wait_for_selector(".g")
    assert complaints == []
    context.close()


@pytest.mark.parametrize("game, seats", [("bristol", 6), ("pathologic", 4)])
def test_on_a_phone_a_window_beside_a_shut_drawer_leaves_the_board_a_third(game: str, seats: int, server: Server, browser: Browser) -> None:
    table = at_a_window(server, game, seats)
    assert table.window is not None
    context = window(browser, PHONE)
    context.add_init_script(f"localStorage.setItem('lazaretto.met', '[\"{game}\"]')")
    seat_in(context, table, table.window[0])
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    page.wait_for_selector(".docked .win")
    board, slot = page.locator(".stage").bounding_box(), page.locator(".docked .slot button").bounding_box()
    assert board and slot and board["height"] >= PHONE["height"] / 3 and slot["height"] >= 40
    context.close()
