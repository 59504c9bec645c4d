"""Beside the board: what was missed lies over the log, the log comes back to what is new, a long list says that it goes on. In Bristol 1350."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.server.serving import Server

from .playing import APART, COMING, answer_by, press, question
from .tables import Table, open_alone, open_table, seat_in
from .test_after_absence import after_others_moved, seated
from .test_stages import MOVE_ON, SOON, STEP
from .visiting import PHONE, WIDE, keep_drawer_open, window

#: Long enough for nobody to be reading any more.
A_WHILE = 21_000
FIVE_LINES = 5 * 18
SIX_LINES = 6 * 21
TO_THE_END = "list => { list.scrollTop = list.scrollHeight; }"
SCROLLED = "list => list.scrollTop"
IS_LONG = "list => list.scrollHeight > list.clientHeight + 1"
INSIDE = """(one, other) => {
    const [own, around] = [one, document.querySelector(other)].map((found) => found.getBoundingClientRect());
    return own.height > 0 && own.top >= around.top - 1 && own.bottom <= around.bottom + 1;
}"""
LIES_OPEN = """(one) => {
    const { left, top, bottom } = one.getBoundingClientRect();
    return [top + 3, bottom - 3].every((y) => document.elementFromPoint(left + 2, y) === one);
}"""
LEECHES = "draw two symptoms, lay one on a cart's stack for its next mingle"
SHORTEST = 60                                    # px: not a box of three lines


def height(page: Page, part: str) -> float:
    box = page.locator(part).bounding_box()
    assert box
    return box["height"]


@pytest.fixture
def missed(server: Server, browser: Browser) -> Page:
    """Others have played much since I was here."""
    return after_others_moved(browser, server, open_table(server.url, "bristol", 6), WIDE)


def test_what_was_missed_takes_no_room_from_the_moves_and_its_heading_stays(missed: Page) -> None:
    told, moves = missed.locator(".digest"), height(missed, ".side > .moves")
    short = height(missed, ".digest")
    assert short >= SHORTEST and told.evaluate(INSIDE, ".side > .log")
    told.get_by_role("button", name="show all").click()
    assert height(missed, ".digest") > short and height(missed, ".side > .moves") >= moves
    told.locator("ul").evaluate("list => { list.style.maxHeight = '40px'; }")
    told.locator("ul").evaluate(TO_THE_END)
    for part in (told.get_by_text("since you last played"), told.get_by_role("button", name="I have read it")):
        assert part.evaluate(INSIDE, ".digest")
    expect(missed.get_by_placeholder("Say something")).to_be_in_viewport()
    told.get_by_role("button", name="I have read it").click()
    assert height(missed, ".side > .moves") == moves
    missed.context.close()


def test_in_the_log_each_heading_stands_over_what_it_heads(missed: Page) -> None:
    """The newest first: what is new, and below it what I knew before."""
    missed.locator(".digest").get_by_role("button", name="I have read it").click()
    told = missed.locator(".loglist > li").all_inner_texts()
    before = told.index("Before that")
    assert told[0].lower() == "since you last played" and 1 < before < len(told) - 1
    missed.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("in_haste", [False, True], ids=["turn", "window"])
def test_the_key_that_tells_what_happened_shuts_it_again(server: Server, browser: Browser, size: dict[str, int], in_haste: bool) -> None:
    """Alone, with Ghosts; what is asked after the round may be said to be a window."""
    context = window(browser, size, calm=False)
    keep_drawer_open(context)
    page, moved_on = context.new_page(), [False]
    page.route_web_socket("**/api/socket", after_the_round(moved_on, in_haste=in_haste))
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'bristol', 1)}")
    draw_a_remedy(page)
    for _ in range(SOON // STEP):
        if moved_on[0]:
            break
        go_on(page)
    key, told = page.get_by_role("button", name="What happened"), page.locator(".digest")
    expect(page.locator(".caption p")).to_have_count(0, timeout=SOON)
    assert page.locator(".win").count() == in_haste
    key.click()
    expect(told.locator("li").first).to_be_in_viewport()
    key.click()
    expect(told).to_have_count(0)
    context.close()


def draw_a_remedy(page: Page) -> None:
    answer_by(page.locator(".move:visible, .keybtn:visible").filter(has_text="remedy").first)


def go_on(page: Page) -> None:
    """Let happen what others do, and do nothing more in this turn. A window is answered at once or not at all: the next question may look like one."""
    end = page.locator(".move:visible:not(.no), .keybtn:visible:not(.no)").filter(has_text="End your turn")
    if not page.locator(".win .ans .btn").evaluate_all("keys => (keys[0]?.click(), keys.length)") and end.count():
        press(end.first)
    page.wait_for_timeout(STEP)


def after_the_round(moved_on: list[bool], *, in_haste: bool) -> Callable[[WebSocketRoute], None]:
    def between(page: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            news = json.loads(message)
            moved_on[0] |= MOVE_ON in str(message)
            if moved_on[0] and in_haste and news.get("asked"):
                news["asked"]["window"] = True
            page.send(json.dumps(news))

        page.connect_to_server().on_message(heard)
    return between


@pytest.fixture
def watched(server: Server, browser: Browser) -> tuple[Page, Table]:
    """Somebody looks on, and has scrolled down in the log."""
    table = open_table(server.url, "bristol", 6)
    table.play(20)
    page = window(browser).new_page()
    page.clock.install()
    page.goto(f"{server.url}/table/{table.table}#invite={table.invite}")
    scroll_down(page)
    return page, table


def scroll_down(page: Page) -> None:
    page.locator(".loglist").hover()
    page.mouse.wheel(0, 150)
    page.wait_for_timeout(STEP)
    assert page.locator(".loglist").evaluate(SCROLLED) > 0


def test_who_reads_in_the_log_is_told_of_what_is_new_and_led_there(watched: tuple[Page, Table]) -> None:
    page, table = watched
    table.play(1)
    new = page.locator(".log .head").get_by_role("button", name="new", exact=False)
    expect(new).to_have_text("▴ new")
    assert page.locator(".loglist").evaluate(SCROLLED) > 0
    new.click()
    expect(page.locator(".log .head")).to_contain_text("newest first")
    assert page.locator(".loglist").evaluate(SCROLLED) == 0
    page.context.close()


def test_a_log_in_which_nobody_reads_any_more_comes_back_to_what_is_new(watched: tuple[Page, Table]) -> None:
    page, table = watched
    page.clock.run_for(A_WHILE)
    assert page.locator(".loglist").evaluate(SCROLLED) > 0, "nothing is new"
    table.play(1)
    page.clock.run_for(1000)
    expect(page.locator(".log .head button")).to_have_count(0)
    assert page.locator(".loglist").evaluate(SCROLLED) == 0
    page.context.close()


def test_when_my_turn_begins_who_reads_in_the_log_is_left_there_and_a_key_leads_to_what_is_new(server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, 'bristol', 6)}")
    log, mine = page.locator(".loglist"), page.locator(".status:not(.wait)[data-busy=false]", has_text="Choose one action")
    expect(mine).to_be_visible()
    log.evaluate("list => { list.style.maxHeight = '40px'; }")
    log.evaluate(TO_THE_END)
    assert log.evaluate(SCROLLED) > 0
    asked = question(page)
    draw_a_remedy(page)
    for _ in range(SOON // STEP):
        go_on(page)
        if mine.count() and question(page) != asked:
            break
    new = page.locator(".log .head button")
    expect(new).to_have_text("▴ new")
    assert log.evaluate(IS_LONG) and log.evaluate(SCROLLED) > 0
    new.click()
    expect(new).to_have_count(0)
    assert log.evaluate(SCROLLED) == 0


def test_a_list_of_moves_that_goes_on_below_its_edge_says_so_and_has_what_room_there_is(missed: Page) -> None:
    missed.locator(".digest .tool").click()
    for word in ("One", "Two", "Three"):
        missed.get_by_placeholder("Say something").fill(word)
        missed.keyboard.press("Enter")
    expect(missed.locator(".talklist li").last).to_contain_text("Three")
    moves, below = missed.locator(".movelist"), missed.locator(".moves .below")
    assert moves.evaluate(IS_LONG)
    expect(below).to_be_visible()
    assert FIVE_LINES <= height(missed, ".loglist") <= SIX_LINES and height(missed, ".talklist") < 2 * 24
    expect(missed.locator(".talklist li").last).to_be_in_viewport(ratio=1)
    assert missed.locator(".talklist li span").last.evaluate(LIES_OPEN), "no heading lies over it"
    below.click()
    assert moves.evaluate(SCROLLED) > 0
    moves.evaluate(TO_THE_END)
    expect(below).to_have_count(0)
    missed.context.close()


def test_between_two_sentences_of_the_log_there_is_room(server: Server, browser: Browser) -> None:
    """In Pathologic, where the next one begins with a word that explains itself."""
    table = open_table(server.url, "pathologic", 4)
    table.play(24)
    page = seated(browser, server, table, 0)
    expect(page.locator(".loglist .topic", has_text="Event").first).to_be_visible()
    assert not re.search(r"\w\.[A-Z]\w", page.locator(".loglist").inner_text())
    page.context.close()


@pytest.mark.parametrize(("refused", "left"), [(False, "Two"), (True, "One Two")], ids=["heard", "refused"])
def test_words_written_before_the_last_were_heard_stay_and_refused_ones_come_back(server: Server, browser: Browser, refused: bool, left: str) -> None:
    table = open_table(server.url, "bristol", 4)
    table.play(0)
    context = window(browser)
    seat_in(context, table, 0)
    page = context.new_page()
    asked: list[dict[str, str]] = []
    routes: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        def said(message: str | bytes) -> None:
            if "speak" in str(message):
                asked.append(json.loads(message))
            else:
                server_side.send(message)

        server_side = route.connect_to_server()
        route.on_message(said)
        routes.append(route)

    page.route_web_socket("**/api/socket", between)
    page.goto(f"{server.url}/table/{table.table}")
    field = page.get_by_placeholder("Say something")
    field.fill("One")
    field.press("Enter")
    field.press("Enter")
    field.fill("Two")
    page.wait_for_timeout(APART)
    assert [one["text"] for one in asked] == ["One"]
    answer = {"is": "refused", "code": "talk/refused", "text": "Not now."} if refused else {"is": "done"}
    routes[0].send(json.dumps({**answer, "key": asked[0]["key"]}))
    if refused:
        expect(page.get_by_role("alert")).to_have_text("Not now.")
    page.wait_for_timeout(APART)
    expect(field).to_have_value(left)
    context.close()


def test_all_sit_in_the_order_of_play_whoever_looks(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 5)
    table.play(3)
    orders = set()
    for seat in (0, 3):
        page = seated(browser, server, table, seat)
        expect(page.locator(".seat.me")).to_have_count(1)
        orders.add(tuple(page.locator(".seatlist .seat .name").all_inner_texts()))
        page.context.close()
    assert len(orders) == 1


def test_a_drawer_that_is_opened_for_what_is_asked_says_so(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 5)
    table.play(0)
    page = seated(browser, server, table, table.asked, is_open=False)
    page.locator(".moves").get_by_role("button", name="Open my drawer").click()
    expect(page.locator(".drawer .lip")).to_contain_text("Open until you have answered.")
    page.context.close()


@pytest.mark.parametrize("title", [
    "Keep two symptoms of all you have.", "Play remedies, or end your turn.", "Lay a drawn symptom on a cart.",
    "Lege eine gezogene Symptomkarte an einen Wagen.",
])
def test_on_a_phone_a_title_is_read_whole_while_an_answer_is_marked_and_the_board_stays(server: Server, browser: Browser, title: str) -> None:
    table = open_table(server.url, "bristol", 4)
    table.play(0)
    context = window(browser, PHONE)
    keep_drawer_open(context)
    seat_in(context, table, table.asked)
    page = context.new_page()
    page.route_web_socket("**/api/socket", titled(title))
    page.goto(f"{server.url}/table/{table.table}")
    head, before = page.locator(".status h1"), height(page, ".status")
    expect(head).to_have_text(title)
    assert head.evaluate("head => head.scrollWidth <= head.clientWidth") and head.evaluate(INSIDE, ".status")
    page.wait_for_timeout(COMING)
    page.locator(".keys .keybtn").first.tap()
    expect(head).to_have_text("Play Leeches")
    assert head.evaluate("head => head.scrollWidth <= head.clientWidth") and head.evaluate(INSIDE, ".status")
    assert page.locator(".status p").evaluate(INSIDE, ".status") and height(page, ".status") == before
    context.close()


def titled(title: str) -> Callable[[WebSocketRoute], None]:
    """Another question over the same answers, one of which is told in two lines."""
    def between(page: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            news = json.loads(message)
            if "title" in news.get("page", {}):
                news["page"]["title"] = title
            if (news.get("asked") or {}).get("options"):
                news["asked"]["options"] = [{"move": "leeches", "text": LEECHES, "words": "Play Leeches", "final": True}]
            page.send(json.dumps(news))

        page.connect_to_server().on_message(heard)
    return between
