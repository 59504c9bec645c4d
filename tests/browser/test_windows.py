"""Reaction windows on the page: hurry, standing orders, the chain in the log, the stack, and a replay in which a window is one step."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.serving import Server

from .tables import Table, among_bots, open_table, seat_in
from .visiting import PHONE, WIDE, keep_drawer_open, window

SEEDS = range(1, 40)


def at_the_table(browser: Browser, server: Server, table: Table, seat: int, size: dict[str, int] = WIDE, *, drawer: bool = True) -> tuple[BrowserContext, Page]:
    context = window(browser, size)
    if drawer:
        keep_drawer_open(context)
    seat_in(context, table, seat)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    return context, page


def is_heard(page: Page) -> None:
    """The server has acknowledged whatever was said here."""
    expect(page.locator(".status")).to_have_attribute("data-busy", "false")


def test_each_says_for_itself_whether_it_is_in_a_hurry_and_all_see_it(server: Server, browser: Browser) -> None:
    """TABLE 5.0.2. In the chairs before the deal, and in the menu during play."""
    table = open_table(server.url, "bristol", 3, hurry=False)
    (first, mine), (second, theirs) = at_the_table(browser, server, table, 0), at_the_table(browser, server, table, 1, PHONE)
    mine.get_by_role("checkbox", name="I am in a hurry").check()
    expect(theirs.locator("li", has_text="Agnes")).to_contain_text("in a hurry")
    expect(theirs.locator(".hurry")).to_contain_text("In a hurry: Agnes.")
    expect(theirs.get_by_role("checkbox", name="I am in a hurry")).not_to_be_checked()
    mine.get_by_role("button", name="Deal").click()
    theirs.get_by_role("button", name="Menu").click()
    theirs.get_by_role("checkbox", name="I am in a hurry").check()
    expect(mine.locator(".log")).to_contain_text("Wat is in a hurry")
    for context in (first, second):
        context.close()


def test_standing_orders_are_given_at_any_time_in_a_drawer_of_one_size(server: Server, browser: Browser) -> None:
    """TABLE 5.0.3. Whatever the seat holds; and they are there again when the page is loaded anew."""
    table = open_table(server.url, "bristol", 6)
    table.play(12, seed=3)
    shown = set()
    for seat in range(3):
        context, page = at_the_table(browser, server, table, seat)
        before = page.locator(".drawer").bounding_box()
        page.get_by_role("button", name="Orders").click()
        assert page.locator(".drawer").bounding_box() == before
        lines = page.locator(".orders label span").all_inner_texts()
        shown.add((tuple(lines), str(page.locator(".orders").bounding_box())))
        page.get_by_label("crack a Whip").select_option(label="if it is Emmot")
        is_heard(page)
        page.reload()
        page.get_by_role("button", name="Orders").click()
        expect(page.get_by_label("crack a Whip")).to_have_value("4")
        expect(page.get_by_role("combobox", name="let it happen")).to_have_value("")
        page.get_by_role("button", name="Close").click()
        expect(page.locator(".orders")).to_have_count(0)
        context.close()
    assert len(shown) == 1


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_an_order_says_on_whom_or_what(server: Server, browser: Browser, size: dict[str, int]) -> None:
    """Pathologic: the Changeling's Thief's Hands, on a Healer and a Resource; changed while it stands, and there again later."""
    table = open_table(server.url, "pathologic", 4)
    table.play(0)
    context, page = at_the_table(browser, server, table, 3, size)
    page.get_by_role("button", name="Orders").click()
    page.locator("[data-target='play thiefs-hands {} {} 0']").select_option(label="from the Haruspex")
    page.locator("[data-target='play thiefs-hands {} {} 1']").select_option(label="a Key")
    order = page.locator("[data-order=\"Influencing play Thief's Hands, if I hold it\"]")
    order.select_option(label="always")
    page.locator("[data-target='play thiefs-hands {} {} 1']").select_option(label="a Secret")
    expect(page.locator(".orders .red")).to_have_count(0)
    is_heard(page)
    page.reload()
    page.get_by_role("button", name="Orders").click()
    expect(order).to_have_value("anyone")
    expect(page.locator("[data-order='Influencing play no Influence'] option:checked")).to_have_text("not this one")
    page.get_by_role("button", name="Cards").click()
    expect(page.get_by_role("button", name="Orders (1)")).to_be_visible()
    page.get_by_role("button", name="Orders (1)").click()
    expect(page.locator("[data-target='play thiefs-hands {} {} 0'] option:checked")).to_have_text("from the Haruspex")
    expect(page.locator("[data-target='play thiefs-hands {} {} 1'] option:checked")).to_have_text("a Secret")
    assert page.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.drawer .in'))") <= 0, "scrolls sideways"
    context.close()


def test_a_stack_of_windows_has_its_current_step_lit(server: Server, browser: Browser) -> None:
    """TABLE 5.0.5."""
    table = next(found for seed in SEEDS if (found := open_table(server.url, "pathologic", 4, one_screen=True)).play_until_window(seed, inside=True))
    assert table.window is not None
    context, page = at_the_table(browser, server, table, table.window[0])
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    expect(page.locator(".win.lit")).to_have_attribute("aria-current", "step")
    expect(page.locator(".beneath li")).not_to_have_count(0)
    assert page.locator(".beneath [aria-current]").count() == 0
    below, moves = page.locator(".beneath").bounding_box(), page.locator(".side .moves").bounding_box()
    assert below and moves and below["y"] + below["height"] <= moves["y"] + moves["height"] + 1, "all of the stack is in sight"
    context.close()


def test_how_long_a_window_stays_open_is_in_sight_beside_the_board(server: Server, browser: Browser) -> None:
    """TABLE 5.0.4."""
    table = next(found for seed in SEEDS if (found := open_table(server.url, "bristol", 6, one_screen=True)).play_until_window(seed))
    assert table.window is not None
    context, page = at_the_table(browser, server, table, table.window[0])
    expect(page.locator(".win .time")).to_be_visible()
    time, panel = page.locator(".win .time").bounding_box(), page.locator(".side > .moves").bounding_box()
    assert time and panel and time["y"] + time["height"] <= panel["y"] + panel["height"]
    context.close()


def test_the_log_tells_a_chain_in_one_sentence_and_a_replay_in_one_step(server: Server, browser: Browser) -> None:
    """TABLE 5.0.5 and 5.0.6. What the sentence tells stands nowhere else in the log."""
    table = open_table(server.url, "bristol", 6)
    table.play(None, seed=3)
    context, page = at_the_table(browser, server, table, 0)
    expect(page.locator(".loglist")).to_be_visible()
    log = page.locator(".loglist li").all_inner_texts()
    chains = [place for place, line in enumerate(log) if "; nobody answers" in line or ("; " in line and "Whip" in line)]
    assert chains
    for place in chains:
        deed = log[place].split(";")[0].strip().split(". ")[-1]
        assert all(f"{deed}." not in line for line in log[max(0, place - 1):place + 2]), "the same is done again at another time, not beside it"
    page.goto(f"{server.url}/replay/{table.table}")
    moment = page.locator(".status .num")
    expect(moment).to_contain_text("Moment 1 of")
    all_steps = walked(page)
    page.get_by_role("checkbox", name="skip reactions").check()
    page.locator(".bar").click()
    assert walked(page) < all_steps
    context.close()


def walked(page: Page) -> int:
    """Steps from the first moment to the last."""
    steps, last = 0, ""
    page.keyboard.press("Home")
    while (now := page.locator(".status .num").inner_text()) != last:
        page.keyboard.press("ArrowRight")
        expect(page.locator(".status h1")).not_to_have_text("Fetching…")
        steps, last = steps + 1, now
    return steps


LEAST_LOG = 200                         # points: one wants to read what led to what is asked


def test_beside_a_window_and_a_shut_drawer_the_log_has_the_room_that_is_left(server: Server, browser: Browser) -> None:
    table = next(found for seed in SEEDS if (found := open_table(server.url, "bristol", 6, hurry=False, one_screen=True)).play_until_window(seed))
    assert table.window is not None
    heights = []
    for drawer in (True, False):
        context, page = at_the_table(browser, server, table, table.window[0], drawer=drawer)
        page.wait_for_selector(".win .slot")
        heights.append(page.locator(".loglist").evaluate("list => list.clientHeight"))
        context.close()
    assert heights[1] > heights[0] >= LEAST_LOG


def test_alone_the_table_waits_for_an_answer_and_an_order_gives_it(server: Server, browser: Browser) -> None:
    """No clock runs, so nothing counts as said; and an order that closes the window at once is no stale answer."""
    table = next(found for seed in SEEDS if (found := among_bots(server.url, "pathologic", 4, seat=1)).play_until_window(seed))
    context, page = at_the_table(browser, server, table, 1)
    mine = page.locator(".win.mine")
    expect(mine).to_contain_text("the table waits for your answer")
    expect(mine).not_to_contain_text("If you say nothing")
    page.wait_for_timeout(1500)                                # by then the bots have thought as long as they do
    question = page.locator(".status").get_attribute("data-question")
    mine.get_by_role("button", name="Don't ask again").click()
    expect(page.locator(".status")).not_to_have_attribute("data-question", question or "")
    is_heard(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    context.close()
