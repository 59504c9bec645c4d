"""The end of a round can be followed: stage by stage, in words and on the board; whoever is done with it presses, and can look at it again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.server.serving import Server

from .playing import press
from .tables import open_alone, open_table
from .visiting import PHONE, WIDE, keep_drawer_open, window

MOVE_ON = "The carts move on"
ENDS = re.compile(f"mingles|{MOVE_ON}")          # the first stage of a round's end
STEP = 100
SOON = 20_000                                    # ms: some stages come before


@pytest.fixture(params=[WIDE, PHONE], ids=["wide", "phone"])
def moving(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A window in which pieces move."""
    context = window(browser, request.param, calm=False)
    keep_drawer_open(context)
    yield context
    context.close()


def test_the_board_changes_with_what_is_told(server: Server, browser: Browser) -> None:
    """Nobody answers after the round has ended; all in the room look at the large screen."""
    context = window(browser, WIDE, calm=False)
    page = context.new_page()
    table = open_table(server.url, "bristol", 3)
    table.play(1)
    page.goto(f"{server.url}/board/{table.table}#invite={table.invite}")
    page.wait_for_selector(".tv .facts")
    for _ in range(12):
        before = page.locator(".tv .facts b").first.inner_text()
        table.play(1)
        page.wait_for_timeout(6 * STEP)
        ended = page.locator(".caption", has_text=ENDS)
        while page.locator(".caption").count() and not ended.count():
            page.wait_for_timeout(STEP)
        if ended.count():
            break
    expect(page.locator(".caption")).to_contain_text(MOVE_ON, timeout=SOON)
    assert page.locator(".tv .facts b").first.inner_text() == before == "Round 1" and "Round 2" not in page.locator(".log").inner_text()
    assert page.locator(".status h1").inner_text() == "Watch what happens."                # and not whose turn it is in the next
    expect(page.locator(".caption")).to_contain_text("Round 2", timeout=SOON)
    assert page.locator(".tv .facts b").first.inner_text() == "Round 2"
    context.close()


def to_the_end_of_a_round(page: Page) -> Locator:
    """Alone, with Ghosts: when I have played, the round ends and I am asked again. The key that draws a remedy."""
    keys = page.locator(".move:visible, .keybtn:visible")
    remedy = keys.filter(has_text="remedy").first
    until(page, lambda: remedy.count())
    for key in (remedy, keys.filter(has_text="End your turn").first):
        key.click()
        key.click()
    next_round, again = page.locator(".facts b", has_text="Round 2"), page.get_by_role("button", name="What happened")
    until(page, lambda: page.locator(".caption", has_text=MOVE_ON).count() or (next_round.count() and again.count() and not page.locator(".win").count()))
    return remedy


def until(page: Page, is_so: Callable[[], int]) -> None:
    """A Ghost that threatens me meanwhile may do what it will."""
    for _ in range(SOON // STEP):
        if is_so():
            break
        if page.locator(".win .ans .btn").count():
            press(page.locator(".win .ans .btn").first)
        page.wait_for_timeout(STEP)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_where_nothing_moves_the_stages_are_shown_one_for_each_press(server: Server, browser: Browser, size: dict[str, int]) -> None:
    context = window(browser, size)
    keep_drawer_open(context)
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'bristol', 1)}")
    remedy = to_the_end_of_a_round(page)
    page.get_by_role("button", name="What happened").click()
    next_one, told, rounds = page.get_by_role("button", name="Next", exact=True), list[str](), list[str]()
    while next_one.count():
        told.append(page.locator(".caption").inner_text())
        rounds.append(page.locator(".facts b").first.inner_text())
        assert page.locator("[data-lit]:visible").count() == 0
        page.wait_for_timeout(6 * STEP)
        assert page.locator(".caption").inner_text() == told[-1], "it waits for a press"
        next_one.click()
        page.wait_for_timeout(STEP)
    assert len(told) > 1 and any(MOVE_ON in text for text in told) and rounds[0] == "Round 1" and rounds[-1] == "Round 2", (told, rounds)
    expect(remedy).to_be_visible()
    expect(page.locator(".digest li").first).to_be_visible()
    context.close()


def test_a_press_ends_it_and_plays_nothing_and_what_happened_can_be_looked_at_again(server: Server, moving: BrowserContext) -> None:
    page = moving.new_page()
    page.goto(f"{server.url}/table/{open_alone(moving, server.url, 'bristol', 1)}")
    remedy = to_the_end_of_a_round(page)
    expect(page.locator(".status")).to_contain_text("Press anything to go on")
    asked = page.locator(".status").get_attribute("data-question")
    assert page.locator(".facts b").first.inner_text() == "Round 1"
    assert page.locator("[data-lit]:visible").count() == 0 and remedy.count() == 0, "nothing is lit or offered before the board has come to it"
    assert "Round 2" not in page.locator(".log").inner_text()
    if page.viewport_size == PHONE:                                         # who scrolls to see more presses nothing
        moving.new_cdp_session(page).send("Input.synthesizeScrollGesture", {"x": 180, "y": 260, "yDistance": -80, "speed": 1600})
        expect(page.locator(".status")).to_contain_text("Press anything to go on")
    page.locator(".stage").click()
    expect(page.locator(".caption p")).to_have_count(0)
    expect(page.locator(".facts b").first).to_have_text("Round 2")
    expect(remedy).to_be_visible()
    assert page.locator(".status").get_attribute("data-question") == asked
    page.get_by_role("button", name="What happened").click()
    told = page.locator(".digest")
    expect(told.locator("li").first).to_be_visible()
    told.get_by_role("button", name="I have read it").click()
    expect(told).to_have_count(0)
    remedy.click()
    remedy.click()
    expect(page.locator(".keybtn:visible, .move:visible").filter(has_text="End your turn").first).to_be_visible()
    page.get_by_role("button", name="What happened").click()            # also to who was quick, and has played since
    if told.get_by_role("button", name="show all").count():
        told.get_by_role("button", name="show all").click()
    expect(told).to_contain_text(MOVE_ON)
