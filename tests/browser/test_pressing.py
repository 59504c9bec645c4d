"""One press, one answer: a second press of the mouse, a second tap and a key that is not let go find the next question under them, and do not answer it."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.server.serving import Server

from . import playing
from .tables import open_alone, open_table, seat_in
from .visiting import PHONE, WIDE, keep_drawer_open, wait_for_turn, window

AT_ONCE = 0.45                       # seconds within which two presses are one double click
A_HOLD = 800                         # ms: longer than what cannot be undone is held
SETTLED = 400                        # ms: an answer would have come by then
MOST_TRIES = 60
LEAST_WORDS = 120                    # pixels for the words of a row
UNDO = ".status .right .btn:not(.off):has([href$='#undo'])"
ROWS = ".side ol .move[data-move]:not(.no, .final, [data-hold])"


def middle_of(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def on_the_second_press(page: Page, found: Locator, wanted: str) -> str | None:
    """Pressed twice on one spot, as a mouse counts it: the question that the first press has brought.
    None if it came too late to be one double click, or did not bring there what is wanted."""
    before, began, spot = playing.question(page), time.monotonic(), middle_of(found)
    page.mouse.move(*spot)
    page.mouse.down(click_count=1)
    page.mouse.up(click_count=1)
    page.wait_for_selector(f".status:not([data-question='{before}'])")
    brought = playing.question(page)
    lies_there = page.evaluate("([x, y, wanted]) => !!document.elementFromPoint(x, y)?.closest(wanted)", [*spot, wanted])
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    return brought if lies_there and time.monotonic() - began < AT_ONCE else None


def stays(page: Page, question: str) -> None:
    page.wait_for_timeout(SETTLED)
    assert playing.question(page) == question


def at_pest(server: Server, context: BrowserContext, page: Page) -> None:
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'pest', 1)}")
    assert wait_for_turn(page)


def test_a_double_click_in_the_list_does_not_answer_what_is_asked_next(server: Server, page: Page, wide: BrowserContext) -> None:
    at_pest(server, wide, page)
    choose = random.Random(1)
    for _ in range(MOST_TRIES):
        if page.locator(ROWS).count() and (brought := on_the_second_press(page, page.locator(ROWS).first, ROWS)):
            return stays(page, brought)
        playing.by_keys(page, choose)
        page.wait_for_selector(".status[data-busy=false]")
    raise AssertionError("no row came under the pointer in time")


def test_undo_keeps_its_place_above_the_board_whatever_stands_beside_it(server: Server, page: Page, wide: BrowserContext) -> None:
    """So nothing that ends a turn comes to lie where Undo was pressed, nor Undo where a key was."""
    at_pest(server, wide, page)
    choose, places = random.Random(1), list[float]()
    for _ in range(MOST_TRIES):
        box = page.locator(UNDO).last.bounding_box() if page.locator(UNDO).count() else None
        if box is not None:
            places.append(round(box["x"] + box["width"]))
        playing.by_mouse(page, choose)
        page.wait_for_selector(".status[data-busy=false]")
    assert len(places) > 4 and len(set(places)) == 1, places


def test_a_double_click_on_what_cannot_be_undone_only_marks_it(server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, 'bristol', 4)}")
    assert wait_for_turn(page)
    before = playing.question(page)
    page.locator(".side .move.final").first.dblclick()
    expect(page.locator(".side .move.chosen")).to_have_count(1)
    stays(page, before)


def test_nor_does_a_finger_that_taps_twice_do_it(server: Server, phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(f"{server.url}/table/{open_alone(phone, server.url, 'bristol', 4)}")
    assert wait_for_turn(page)
    before, spot = playing.question(page), middle_of(page.locator(".keys .keybtn.final").last)
    page.wait_for_timeout(playing.COMING)
    for _ in range(2):
        page.touchscreen.tap(*spot)
    expect(page.locator(".keys .keybtn", has_text="press to confirm")).to_have_count(1)
    stays(page, before)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_row_that_is_pressed_twice_stays_where_it_is_and_so_do_those_above_it(server: Server, browser: Browser, size: dict[str, int]) -> None:
    context = window(browser, size)
    keep_drawer_open(context)
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'infected', 6)}")
    assert wait_for_turn(page)
    if size is PHONE:
        page.locator(".tabs").get_by_role("button", name="Moves").click()
    rows = page.locator(".side .move[data-twice]")
    expect(rows.nth(1)).to_be_visible()
    before, words = rows.nth(1).bounding_box(), rows.all_inner_texts()
    spot, asked = middle_of(rows.nth(1)), playing.question(page)
    assert before
    page.mouse.click(*spot)
    expect(page.locator(".side .move.chosen")).to_have_count(1)
    after = rows.nth(1).bounding_box()
    assert after and (after["x"], after["y"], rows.count()) == (before["x"], before["y"], len(words))
    page.wait_for_timeout(playing.APART)
    page.mouse.click(*spot)
    page.wait_for_selector(f".status:not([data-question='{asked}']), .status:has-text('Marked')")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_row_that_is_armed_moves_no_other_and_holding_another_only_arms_that(server: Server, browser: Browser, size: dict[str, int], language: str) -> None:
    context = window(browser, size)
    keep_drawer_open(context, language)
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'bristol', 4)}")
    assert wait_for_turn(page)
    if size is PHONE:
        page.locator(".tabs .tab").nth(1).click()
    rows, sealed = page.locator(".side .move"), page.locator(".side .move.final")
    expect(sealed.nth(1)).to_be_visible()
    before, asked = [row.bounding_box() for row in rows.all()], playing.question(page)
    sealed.nth(0).click()
    expect(sealed.nth(0)).to_have_class(re.compile("chosen"))
    expect(sealed.nth(0).locator("em")).to_be_visible()
    assert [row.bounding_box() for row in rows.all()] == before
    page.wait_for_timeout(playing.APART)
    page.mouse.move(*middle_of(sealed.nth(1)))
    page.mouse.down()
    page.wait_for_timeout(A_HOLD)
    page.mouse.up()
    expect(sealed.nth(1)).to_have_class(re.compile("chosen"))
    stays(page, asked)
    assert [row.bounding_box() for row in rows.all()] == before
    context.close()


def test_in_a_replay_one_goes_on_as_fast_as_one_presses(server: Server, page: Page, wide: BrowserContext) -> None:
    table = open_table(server.url, "infected", 5)
    table.play(None)
    seat_in(wide, table, 0)
    page.goto(f"{server.url}/replay/{table.table}")
    expect(page.locator(".status .num")).to_have_text(re.compile("Moment 1 of [1-9]"))                # it is here
    page.get_by_role("button", name="Forward", exact=True).dblclick()
    expect(page.locator(".status .num")).to_contain_text("Moment 3 ")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_what_cannot_be_undone_has_a_seal_on_its_key_and_words_beside_it(server: Server, browser: Browser, size: dict[str, int]) -> None:
    context = window(browser, size)
    keep_drawer_open(context, "de")
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'bristol', 6)}")
    assert wait_for_turn(page)
    keys = page.locator(".side .move.final" if size is WIDE else ".keys .keybtn.final")
    for key in keys.all():
        box, seal = key.bounding_box(), key.locator(".seal svg").bounding_box()
        assert box and seal and box["y"] - 8 <= seal["y"] and seal["y"] + seal["height"] <= box["y"] + box["height"]
    if size is WIDE:
        assert all([width > LEAST_WORDS for width in keys.locator("> span:not(.seal)").evaluate_all("all => all.map((one) => one.clientWidth)")])
        keys.first.locator(".seal").hover()
        page.mouse.move(*[place + 1 for place in middle_of(keys.first.locator(".seal"))])
        expect(page.locator(".hovercard")).to_contain_text("nicht zurücknehmen")
    context.close()


def test_no_number_struck_once_too_often_ends_the_turn(server: Server, page: Page, wide: BrowserContext) -> None:
    """What ends it has a key of its own, which the list names."""
    at_pest(server, wide, page)
    choose, ends = random.Random(1), page.locator(".side ol .move[data-move]", has_text="End your turn")
    for _ in range(MOST_TRIES):
        if ends.count():
            break
        playing.by_keys(page, choose)
        page.wait_for_selector(f"{playing.ASKED}[data-busy=false]")
    before, number = playing.question(page), page.locator(".side ol .move:not(.no)").count()
    for _ in range(2):
        page.keyboard.press(str(number % 10))
        page.wait_for_timeout(playing.APART)
    assert playing.question(page) == before and not page.locator(".side .chosen").count()
    expect(ends.locator("kbd")).to_have_text("E")
    for _ in range(1 + ends.locator(".seal").count()):
        page.keyboard.press("e")
        page.wait_for_timeout(playing.APART)
    page.wait_for_selector(f".status:not([data-question='{before}'])")


def test_a_key_that_is_not_let_go_answers_one_question(server: Server, page: Page, wide: BrowserContext) -> None:
    at_pest(server, wide, page)
    before = playing.question(page)
    page.locator(ROWS).first.focus()
    page.keyboard.down("Enter")
    page.wait_for_selector(f".status:not([data-question='{before}'])")
    brought = playing.question(page)
    for _ in range(4):
        page.keyboard.down("Enter")
    stays(page, brought)


@pytest.mark.parametrize("game, seats", [("pest", 2), ("pints", 3)])
@pytest.mark.parametrize("key", ["Enter", "1"])
def test_what_was_clicked_and_sent_by_a_key_keeps_no_ring(game: str, seats: int, key: str, server: Server, page: Page, wide: BrowserContext) -> None:
    """It would look chosen still."""
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, game, seats)}")
    assert wait_for_turn(page)
    thing = page.locator(".board [data-lit=can]:visible").first
    name, before = thing.get_attribute("data-thing"), playing.question(page)
    thing.click()
    page.wait_for_timeout(playing.APART)
    page.keyboard.press(key)
    page.wait_for_selector(f".status:not([data-question='{before}'])")
    expect(page.locator(f".board [data-thing='{name}']:focus-visible")).to_have_count(0)
