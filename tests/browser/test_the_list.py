"""The list of moves beside the board: what is asked stands at its top, what is marked is in sight, and what goes on is always at hand. In Pints of Blood."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.serving import Server

from . import playing
from .tables import open_alone
from .visiting import keep_drawer_open, wait_for_turn, window

LOW = "list => { list.style.maxHeight = '100px'; }"       # so that every list is long, and a row with all its words has room
BELOW = "list => { list.scrollTop = list.scrollHeight; return list.scrollTop; }"
IN_SIGHT = """move => {
    const [own, list] = [move, move.closest('.movelist')].map((one) => one.getBoundingClientRect());
    return own.top >= list.top - 1 && own.bottom <= list.bottom + 1;
}"""
MOST_PRESSES = 60


@pytest.fixture
def pub(server: Server, page: Page, wide: BrowserContext) -> Page:
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, 'pints', 2)}")
    assert wait_for_turn(page)
    page.locator(".movelist").evaluate(LOW)
    choose = random.Random(1)
    while page.locator(".status h1").inner_text() != "Send a buddy.":          # who throws first may have a colour named
        playing.by_keys(page, choose)
        page.wait_for_selector(f"{playing.ASKED}[data-busy=false]", timeout=20_000)
    return page


def test_what_is_asked_next_stands_at_the_top_wherever_the_list_was_left(pub: Page) -> None:
    moves = pub.locator(".movelist")
    assert moves.evaluate(BELOW) > 0
    before = playing.question(pub)
    pub.keyboard.press("1")
    pub.wait_for_timeout(playing.APART)
    pub.keyboard.press("1")
    pub.wait_for_selector(f"{playing.ASKED}:not([data-question='{before}'])")
    expect(pub.locator(".side .move").nth(1)).to_be_visible()
    assert moves.evaluate("list => list.scrollTop") == 0


def test_what_is_marked_on_the_board_is_in_sight_in_the_list_and_its_card_does_not_lie_there_once_it_is_touched(pub: Page) -> None:
    stool = pub.get_by_role("group", name="The board").get_by_role("button", name="Row 5:").first
    stool.hover()
    expect(pub.locator(".hovercard")).to_be_visible()
    stool.click()
    expect(pub.locator(".hovercard")).to_have_count(0)
    marked = pub.locator(".side .move.chosen")
    expect(marked).to_contain_text("Send a buddy to row 5")
    assert marked.evaluate(IN_SIGHT)
    stool.click()
    expect(pub.locator(".hovercard")).to_have_count(0)


def test_a_key_far_down_stays_under_the_pointer_that_presses_it_twice(pub: Page) -> None:
    moves, third = pub.locator(".movelist"), pub.locator(".side .move[data-move]").nth(2)
    third.evaluate("move => move.scrollIntoView({ block: 'start' })")
    box = third.bounding_box()
    assert box and moves.evaluate("list => list.scrollTop") > 0
    words, before = third.locator("b").inner_text(), playing.question(pub)
    pub.mouse.move(box["x"] + 100, box["y"] + 10)
    for _ in range(2):
        pub.mouse.down()
        pub.mouse.up()
        pub.wait_for_timeout(100)
    expect(pub.locator(".log")).to_contain_text(f"You {words[0].lower()}{words[1:]}")
    assert playing.question(pub) != before


def test_the_space_bar_holds_the_drawer_and_plays_nothing_after_the_mouse_has_pressed_a_key(pub: Page) -> None:
    """The key that was pressed keeps the focus; but the page says that Space looks into the drawer."""
    if pub.locator(".drawer.held").count():
        pub.locator(".drawer").get_by_role("button", name="Close").click()
    before = playing.question(pub)
    pub.locator(".side .move[data-move]").first.click()
    expect(pub.locator(".side .move.chosen")).to_have_count(1)
    for _ in range(2):
        pub.keyboard.down(" ")
        expect(pub.locator(".drawer.held")).to_have_count(1)
        pub.keyboard.up(" ")
        expect(pub.locator(".drawer.held")).to_have_count(0)
    assert playing.question(pub) == before
    pub.keyboard.press("Tab")                   # who goes by keys presses by Space, as everywhere
    pub.locator(".side .move.chosen").focus()
    pub.keyboard.press(" ")
    pub.wait_for_selector(f"{playing.ASKED}:not([data-question='{before}'])")


def test_what_goes_on_has_its_key_above_the_board(pub: Page) -> None:
    choose = random.Random(1)
    goes_on = pub.locator(".status .right").get_by_role("button", name="Go to the fight")
    for _ in range(MOST_PRESSES):
        if pub.locator(".status .right .btn:not(.go)", has_text="Go to the fight").count():                # nothing is marked
            break
        playing.by_keys(pub, choose)
        pub.wait_for_selector(f"{playing.ASKED}[data-busy=false]", timeout=20_000)
    else:
        raise AssertionError("there was no fight to go to")
    before, is_final = playing.question(pub), "final" in (goes_on.get_attribute("class") or "")
    goes_on.click()
    if is_final:                                              # marked, in the same place
        expect(goes_on).to_have_class(re.compile("go"))
        goes_on.click()
    pub.wait_for_selector(f".status:not([data-question='{before}'])")


def test_what_is_refused_is_narrowed_with_what_is_offered(server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, 'bristol', 6)}")
    assert wait_for_turn(page)
    expect(page.locator(".move.no", has_text="End your turn")).to_be_visible()
    page.locator(".side .move", has_text="Reroll…").click()
    expect(page.locator(".moves .head small")).to_contain_text("to choose from")
    assert all("eroll" in words for words in page.locator(".move.no b").all_inner_texts())


def test_by_night_a_marked_key_is_written_in_one_colour(server: Server, browser: Browser) -> None:
    context = window(browser, light="dark")
    keep_drawer_open(context)
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'bristol', 6)}")
    assert wait_for_turn(page)
    page.locator(".side .move.final").first.click()
    marked = page.locator("li:has(> .move.final.chosen)")
    colours = marked.evaluate("row => ['b', 'small', '.rn'].map((part) => getComputedStyle(row.querySelector(part)).color)")
    assert len(set(colours)) == 1, colours
    context.close()
