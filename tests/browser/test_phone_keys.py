"""The large keys of a phone: what is pressed twice stays under the finger, what ends a turn has its key, a list is left behind, and the end shows its doors."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from lazaretto.hosting.heard import Asked
from tests.server.serving import Server

from .playing import APART, ASKED, COMING, by_keys, question
from .tables import Table, open_alone, open_table, seat_in
from .visiting import PHONE, is_over, keep_drawer_open, wait_for_turn, window

SETUP = 4                               # answers before the first Assistant, at most
QUESTIONS = 30
#: Its last line lies over all else.
IN_SIGHT = """words => {
    const { left, bottom } = words.getBoundingClientRect();
    return !!document.elementFromPoint(left + 20, bottom - 4)?.closest(".status .say");
}"""
EMPTY_FOR = 3500                        # ms: longer than anybody is left before an empty list
SLOW = {"kind": "slow", "seconds": 86_400}      # no bot sits in for who is not here
MIDDLE = "key => { const box = key.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }"


def alone_on_a_phone(browser: Browser, server: Server, game: str, seats: int, language: str = "en") -> Page:
    context = window(browser, PHONE)
    keep_drawer_open(context, language)
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, game, seats)}")
    assert wait_for_turn(page)
    return page


def at(browser: Browser, server: Server, table: Table, seat: int, *, drawer: bool = True) -> Page:
    context = window(browser, PHONE)
    if drawer:
        keep_drawer_open(context)
    seat_in(context, table, seat)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    return page


@pytest.mark.parametrize("which", [0, -1])
def test_two_taps_in_one_place_do_what_asks_to_be_pressed_twice(which: int, server: Server, browser: Browser) -> None:
    """Pints of Blood asks four or five red keys at once: the first and the last lie at the two ends."""
    page = alone_on_a_phone(browser, server, "pints", 2)
    keys = page.locator(".keys .keybtn.final")
    expect(keys.nth(3)).to_be_visible()
    page.wait_for_timeout(COMING)
    x, y = page.evaluate(MIDDLE, keys.all()[which].element_handle())
    words, before = keys.all()[which].inner_text(), question(page)
    page.touchscreen.tap(x, y)
    expect(page.locator(".keys .keybtn.final")).to_have_text([f"{words}cannot be undone: press to confirm"])
    assert question(page) == before
    page.wait_for_timeout(APART)
    page.touchscreen.tap(x, y)
    page.wait_for_selector(f".status:not([data-question='{before}'])", timeout=5000)
    page.context.close()


def test_back_has_one_place_and_what_is_confirmed_has_the_whole_row(server: Server, browser: Browser) -> None:
    """Pints of Blood: a key at the left is marked, one at the right, and then something on the board."""
    page = alone_on_a_phone(browser, server, "pints", 2)
    back, places, rows = page.get_by_role("button", name="Back", exact=True), list[object](), list[object]()
    page.wait_for_timeout(COMING)
    for found in (page.locator(".keys .keybtn.final").first, page.locator(".keys .keybtn.final").last, page.locator(".board [data-lit=can]").first):
        found.tap()
        expect(page.locator(".keys .keybtn")).to_have_count(1)
        places.append(back.bounding_box())
        rows.append(page.locator(".keys .keybtn").bounding_box())
        page.wait_for_timeout(APART)
        back.tap()
        expect(back).to_have_count(0)
        page.wait_for_timeout(APART)
    assert places[0] and places == places[:1] * 3 and rows == rows[:1] * 3
    page.context.close()


def test_who_was_sent_to_the_list_is_back_at_the_table_and_what_ends_the_turn_has_its_key(server: Server, browser: Browser) -> None:
    """Pest: there are more cells for an Assistant than keys; they lie at the side, and a key leads there too. Beside the list no key leads to it."""
    page = alone_on_a_phone(browser, server, "pest", 2)
    more = page.locator(".keys .keybtn").filter(has_text="More: ")
    for _ in range(SETUP):
        if more.count():
            break
        key = page.locator(".keys .keybtn.final").first
        x, y = page.evaluate(MIDDLE, key.element_handle())
        before = question(page)
        page.wait_for_timeout(COMING)
        page.touchscreen.tap(x, y)
        page.wait_for_timeout(APART)
        page.touchscreen.tap(x, y)
        page.wait_for_selector(f".status:not([data-question='{before}'])")
        assert wait_for_turn(page)
    page.wait_for_timeout(COMING)
    page.locator(".keys .keybtn", has_text="Grid").tap()
    expect(page.locator(".frame.part-seats .seats [data-lit=can]").first).to_be_in_viewport()
    page.get_by_role("button", name="Table").tap()
    more.tap()
    expect(page.locator(".frame.part-moves")).to_be_visible()
    expect(more).to_have_count(0)
    before = question(page)
    page.locator(".side .move[data-move]").first.tap()
    page.wait_for_selector(f"{ASKED}:not([data-question='{before}'])")
    expect(page.locator(".frame.part-table")).to_be_visible()
    expect(page.locator(".keys .keybtn").last).to_have_text("End your turn")
    page.context.close()


def test_who_goes_back_to_the_table_leaves_no_fold_open_and_no_row_has_the_number_of_a_key(server: Server, browser: Browser) -> None:
    """Bristol: the pairs of dice to reroll are a fold, of which some have a key on the board; what else one may do has its key at the table again."""
    table = open_table(server.url, "bristol", 4, clock=SLOW)
    table.play(0)
    page = at(browser, server, table, table.asked)
    keys = page.locator(".keys .keybtn")
    expect(keys.filter(has_text="Reroll")).to_have_count(1)
    before = keys.all_inner_texts()
    keys.filter(has_text="Reroll").tap()
    page.get_by_role("button", name="Moves").last.tap()
    expect(page.locator(".frame.part-moves .side .move", has_text="Reroll").nth(3)).to_be_visible()
    expect(page.locator(".side .move kbd:visible")).to_have_count(0)
    page.get_by_role("button", name="Table").tap()
    expect(keys).to_have_text(before)
    page.context.close()


def test_what_a_key_has_marked_is_in_sight_on_the_map(server: Server, browser: Browser) -> None:
    """Pest: the three places for a Castle lie apart, and the map is near."""
    page = alone_on_a_phone(browser, server, "pest", 2)
    places = page.locator(".keys .keybtn.final")
    for number in range(places.count()):
        places.nth(number).tap()
        expect(page.locator(".board [data-lit=chosen]").first).to_be_in_viewport(ratio=0.5)
        page.wait_for_timeout(APART)
        page.get_by_role("button", name="Back", exact=True).tap()
        page.wait_for_timeout(APART)
    page.context.close()


def test_nobody_is_left_before_an_empty_list(server: Server, browser: Browser) -> None:
    """Who opened the list by its own tab and has decided sees the table again once nothing was asked for a while; who goes back to the list stays."""
    table = open_table(server.url, "bristol", 4, clock=SLOW)
    table.play(0)
    page = at(browser, server, table, table.asked)
    page.get_by_role("button", name="Moves").last.tap()
    draws = page.locator(".side .move", has_text="Draw a remedy")
    draws.tap()
    page.wait_for_timeout(APART)
    draws.tap()
    page.wait_for_selector(".status.wait")
    expect(page.locator(".frame.part-moves")).to_be_visible()
    expect(page.locator(".frame.part-table")).to_be_visible()
    page.get_by_role("button", name="Moves").last.tap()
    page.wait_for_timeout(EMPTY_FOR)
    expect(page.locator(".frame.part-moves")).to_be_visible()
    page.context.close()


def test_where_few_have_a_key_one_opens_the_drawer(server: Server, browser: Browser) -> None:
    """Infected: who may name the Doctor finds the names in the drawer, beside the key to say nothing; the key is there whatever lies in it."""
    table = open_table(server.url, "infected", 5, clock=SLOW)
    assert table.play_until(lambda asked: any([option.move == "hold" for option in asked.options]), seed=1, most=200) and table.window
    page = at(browser, server, table, table.window[0], drawer=False)
    keys = page.locator(".keys .keybtn")
    expect(keys).to_have_text(["Say nothing", "Open my drawer"])
    keys.last.tap()
    expect(page.locator(".drawer.held")).to_be_visible()
    expect(keys.filter(has_text="Open my drawer")).to_have_count(0)
    page.context.close()


def test_at_the_end_a_phone_shows_the_ways_to_the_result_and_the_replay(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "infected", 5)
    table.play(None)
    page = at(browser, server, table, 0)
    page.get_by_role("button", name="How it ended").tap()
    expect(page.locator(".ending")).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).tap()
    page.locator(".keys").get_by_role("link", name="Replay and truth").tap()
    slider = page.get_by_role("slider")
    expect(slider).to_be_in_viewport()
    page.mouse.wheel(0, 200)
    expect(slider).to_be_in_viewport()
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    page.get_by_role("link", name="To the table").tap()
    expect(page.get_by_role("button", name="How it ended")).to_be_visible()
    page.context.close()


def test_a_die_that_was_touched_has_our_ring_and_not_the_browser_s(server: Server, browser: Browser) -> None:
    page = alone_on_a_phone(browser, server, "bristol", 6)
    die = page.locator(".board .narrow .die[data-lit=can]").first
    die.tap()
    expect(page.locator(".board .narrow .die[data-lit=chosen]")).to_have_count(1)
    expect(page.locator(".board .narrow .die[data-lit=chosen]")).not_to_have_css("outline-style", "auto")
    page.context.close()


def test_the_warning_beside_who_would_be_moved_covers_no_name(server: Server, browser: Browser) -> None:
    table = next(found for seed in range(1, 40) if (found := open_table(server.url, "bristol", 6, one_screen=True)).play_until_window(seed))
    assert table.window is not None
    page = at(browser, server, table, table.window[0])
    warned = page.locator(".columns .place", has=page.locator(".i.red")).first
    sign, name = warned.locator(".i.red").bounding_box(), warned.locator(".name").bounding_box()
    assert sign and name and name["x"] + name["width"] <= sign["x"] + 1
    page.context.close()


def test_what_is_marked_is_told_above_the_board_before_it_is_pressed_again(server: Server, browser: Browser) -> None:
    """The list that tells it is not in sight."""
    page = alone_on_a_phone(browser, server, "pints", 2)
    key = page.locator(".keys .keybtn.final").first
    words, meaning = key.inner_text(), page.locator(".side .move.final small > i").first.text_content()
    assert meaning
    key.tap()
    title, told = page.locator(".status h1"), page.locator(".status .say p")
    expect(title).to_have_text(words)
    expect(told).to_contain_text(meaning.rstrip("."), ignore_case=True)
    page.get_by_role("button", name="Back", exact=True).tap()
    expect(title).not_to_have_text(words)
    page.context.close()


def test_what_is_marked_moves_nothing_away_from_the_finger(server: Server, browser: Browser) -> None:
    """What is told of it is shorter than what was asked, and keeps its room."""
    page = alone_on_a_phone(browser, server, "bristol", 6, "de")
    page.locator(".keys .keybtn", has_text="Neu würfeln").tap()
    page.get_by_role("button", name="Züge").last.tap()
    row = page.locator(".side .move.final").nth(2)
    before = row.bounding_box()
    words = row.locator("b").inner_text()
    row.tap()
    expect(page.locator(".status h1")).to_have_text(words)
    after = row.bounding_box()
    assert before and after and before["y"] == after["y"]
    expect(row).to_contain_text("zum Bestätigen drücken oder halten")
    page.context.close()


def test_the_board_stays_where_it_is_whatever_is_asked_and_a_touch_tells_what_has_no_room(server: Server, browser: Browser) -> None:
    """Pints of Blood asks in two lines and in six."""
    page = alone_on_a_phone(browser, server, "pints", 2, "de")
    choose, tops, read = random.Random(2), set[float](), 0
    for _ in range(QUESTIONS):
        page.wait_for_selector(f"{ASKED}[data-busy=false], .ending", state="attached")
        if is_over(page):
            break
        tops.add(top_of_the_board(page))
        if page.locator(".status.cut").count() and not read:
            read += 1
            page.get_by_role("button", name="alles lesen").tap()
            assert page.locator(".status .say p").evaluate(IN_SIGHT)
            hint = page.locator(".status .say p").bounding_box()
            assert hint and hint["y"] + hint["height"] <= top_of_the_board(page), "what is read lies on nothing"
            page.wait_for_timeout(APART)
            page.get_by_role("button", name="alles lesen").tap()
            page.wait_for_timeout(APART)
            tops.add(top_of_the_board(page))
        by_keys(page, choose)
    assert read and len(tops) == 1, tops
    page.context.close()


def top_of_the_board(page: Page) -> float:
    box = page.locator(".board").bounding_box()
    assert box
    return box["y"]


def test_what_ends_a_turn_has_its_key_in_the_last_corner(server: Server, browser: Browser) -> None:
    """Pest asks for many things in a turn, and all of it stands in one row, as high whatever is asked: the board does not move."""
    page = alone_on_a_phone(browser, server, "pest", 2, "de")
    choose, heights, corners = random.Random(3), set[float](), set[tuple[float, float]]()
    for _ in range(QUESTIONS):
        page.wait_for_selector(f"{ASKED}[data-busy=false], .ending", state="attached")
        if is_over(page):
            break
        row, end = page.locator(".keys"), page.locator(".keys .keybtn", has=page.locator("use[href$='#end']"))
        box = row.bounding_box() if row.count() else None
        if box is None:
            continue
        heights.add(box["height"])
        if end.count() and (corner := end.first.bounding_box()):
            corners.add((corner["x"] + corner["width"], box["y"] + box["height"] - corner["y"] - corner["height"]))
        by_keys(page, choose)
    assert len(heights) == len(corners) == 1, (heights, corners)
    page.context.close()


def test_who_went_to_the_grid_for_a_cell_is_back_at_the_map_when_the_doctor_moves(server: Server, browser: Browser) -> None:
    """PE 9.1. By the tab: there the cells are touched, and the places lie on the map."""
    def may_move(asked: Asked) -> bool:
        return asked.kind == "PlacingAssistant" and asked.seats == [0] and any([option.move.startswith("assist move") for option in asked.options])
    table = open_table(server.url, "pest", 2, clock=SLOW)
    assert table.play_until(may_move, 3, most=200)
    page = at(browser, server, table, 0)
    page.locator(".tabs .tab", has_text="Grid").tap()
    expect(page.locator(".frame.part-seats")).to_be_visible()
    asked = question(page)
    page.locator(".seats [data-lit=can][data-thing^='cell:0:'][aria-label*='Move']").first.tap(force=True)
    page.wait_for_timeout(APART)
    while question(page) == asked:
        page.locator(".seats .preview .btn, .keys .keybtn", has_text=re.compile("Do it|Move and")).first.tap()
        page.wait_for_timeout(2 * APART)
    expect(page.locator(".frame.part-seats")).to_be_visible()
    page.locator(".keys .keybtn", has_text="Play Move").first.tap()
    expect(page.locator(".frame.part-table")).to_be_visible()
    expect(page.locator(".place[data-lit=can]").first).to_be_visible()
