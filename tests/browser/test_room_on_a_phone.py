"""On a phone of 360 x 640 points the board has the room: what stands around it is low, wide enough for a finger, and stays where it is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.serving import Server

from .playing import APART
from .tables import Table, open_table, seat_in
from .visiting import PHONE, keep_drawer_open, window

GAMES = [("bristol", 6), ("infected", 6), ("pints", 3), ("pathologic", 4), ("pest", 3)]
LEAST_BOARD = .45 * PHONE["height"]
A_FINGER = 40                                    # points
LEAST_LETTERS = 13                               # px
SLOW = {"kind": "slow", "seconds": 86_400}
AROUND = ".bar, .status, .drawer .lip, .keys, .tabs, .digest"
#: Of all that one presses around the board, what is lower or narrower than a finger.
SMALL = """([around, finger]) => [...document.querySelectorAll(around)].flatMap((part) => [...part.querySelectorAll("button, a, summary")])
    .filter((key) => key.getClientRects().length && !key.matches(".more")).map((key) => [key, key.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < finger - .5 || height < finger - .5)
    .map(([key, { width, height }]) => `${key.textContent.trim() || key.ariaLabel} ${width}x${height}`)"""
#: What is written there in letters that are too small.
TINY = """([around, least]) => [...document.querySelectorAll(around)].flatMap((part) => [...part.querySelectorAll("*")])
    .filter((one) => one.getClientRects().length && [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < least).map((one) => one.textContent)"""


def at(
    browser: Browser, table: Table, seat: int, language: str = "en", *, drawer: bool = False, change: Callable[[WebSocketRoute], None] | None = None,
) -> Page:
    context = window(browser, PHONE)
    keep_drawer_open(context, language)
    if not drawer:
        settings = json.dumps(json.dumps({"keepDrawer": False, "language": language}))
        context.add_init_script(f"localStorage.setItem('lazaretto.settings', {settings})")
    seat_in(context, table, seat)
    page = context.new_page()
    if change:
        page.route_web_socket("**/api/socket", change)
    page.goto(f"{table.url}/table/{table.table}")
    page.wait_for_selector(".status")
    page.evaluate("document.fonts.ready")
    return page


def hears(change: Callable[[dict[str, object]], None]) -> Callable[[WebSocketRoute], None]:
    """The page hears of other things than happened."""
    def between(page: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            news = json.loads(message)
            change(news)
            page.send(json.dumps(news))

        page.connect_to_server().on_message(heard)
    return between


def box(page: Page, which: str) -> dict[str, float]:
    found = page.locator(which).bounding_box()
    assert found
    return {"y": found["y"], "height": found["height"], "x": found["x"], "width": found["width"]}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_board_has_nearly_half_of_the_phone_and_all_around_it_is_made_for_fingers(
    server: Server, browser: Browser, game: str, seats: int, language: str,
) -> None:
    table = open_table(server.url, game, seats, clock=SLOW)
    for answers in (6, 13, 13):
        table.play(answers, until_asked=0)
        page = at(browser, table, 0, language)
        board = box(page, ".stage")
        assert board["height"] >= LEAST_BOARD
        assert page.evaluate(SMALL, [AROUND, A_FINGER]) == [] and page.evaluate(TINY, [AROUND, LEAST_LETTERS]) == []
        page.context.close()


def test_what_happened_since_takes_no_room_from_the_board_and_is_read_over_it(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 6, clock=SLOW)
    table.play(14, until_asked=0)
    page = at(browser, table, 0)
    digest, before = page.locator(".digest"), box(page, ".stage")
    digest.locator("summary").tap()
    expect(digest.locator("li").first).to_be_in_viewport()
    assert box(page, ".stage") == before
    page.get_by_role("button", name="Moves").tap()
    expect(digest.locator("li").first).not_to_be_visible()                  # it lies over no other part
    expect(page.locator(".movelist li").first).to_be_visible()
    page.get_by_role("button", name="Table", exact=True).tap()
    digest.get_by_role("button", name="I have read it").tap()
    expect(digest).to_have_count(0)
    assert box(page, ".stage") == before
    page.context.close()


def bad_news(news: dict[str, object]) -> None:
    """Somebody takes a card of mine, and nothing else that was done was done to me."""
    items = news.get("items")
    if isinstance(items, list) and items:
        items[:] = [{**item, "weight": min(item.get("weight", 0), 1)} for item in items]
        number = int(news["since"]) + len(items)                # type: ignore[call-overload]
        items[-1] = {"n": number, "text": "Wat takes your Coin.", "weight": 9, "fact": {"is": "Said", "seat": 1}}


def test_what_befell_me_stands_in_the_bar_with_the_mark_of_who_did_it_and_no_warning(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 6, clock=SLOW)
    table.play(14, until_asked=0)
    page = at(browser, table, 0, change=hears(bad_news))
    told = page.locator(".digest summary")
    expect(told).to_contain_text("Wat takes your Coin.")
    assert box(page, ".digest summary")["height"] <= box(page, ".bar")["height"]
    expect(told.locator(".mark use")).to_have_attribute("href", re.compile("#seat-B$"))
    expect(page.locator(".digest use[href$='#warn']")).to_have_count(0)
    page.context.close()


def offers(keys: list[dict[str, object]]) -> Callable[[WebSocketRoute], None]:
    def change(news: dict[str, object]) -> None:
        asked = news.get("asked")
        if isinstance(asked, dict) and asked.get("options"):
            asked["options"] = [{"move": f"key {at}", "text": "", **key} for at, key in enumerate(keys)]
    return hears(change)


LONG = "Nimm das Plättchen mit einer Einheit Kräuterapotheke"
ENDS = {"words": "End your turn", "icon": "end", "final": True}


def test_what_ends_has_its_corner_and_its_width_however_many_keys_stand_beside_it(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4, clock=SLOW)
    table.play(0)
    corners = set[tuple[float, ...]]()
    for others in (["Trade"], ["Trade", "Play Cure"], ["Trade", "Play Cure", "Assign"], [LONG, LONG, LONG, LONG]):
        keys = [{"words": words, "things": ["die:1", "die:2"], "final": True} for words in others]
        page = at(browser, table, table.asked, drawer=True, change=offers([*keys, ENDS]))
        expect(page.locator(".keys .ends")).to_have_count(1)
        end = box(page, ".keys .keybtn.ends")
        corners.add((end["x"], end["width"], end["y"] + end["height"]))
        page.context.close()
    assert len(corners) == 1, corners


def test_a_key_that_is_pressed_twice_stays_under_the_finger_however_much_it_says(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4, clock=SLOW)
    table.play(0)
    page = at(browser, table, table.asked, change=offers([*[{"words": LONG, "things": [f"die:{at}"], "final": True} for at in range(4)], ENDS]))
    key, row = page.locator(".keys .keybtn").first, box(page, ".keys")
    above = box(page, ".keys .keybtn >> nth=0")
    assert (above["y"], above["height"]) == (box(page, ".keys .keybtn.ends")["y"], box(page, ".keys .keybtn.ends")["height"]), "one row"
    key.tap()
    page.wait_for_timeout(APART)
    assert box(page, ".keys") == row
    only = box(page, ".keys .keybtn")
    assert only["y"] <= above["y"] + above["height"] / 2 <= only["y"] + only["height"]
    page.context.close()


def test_the_board_stays_where_it_is_whatever_stands_on_the_keys_and_while_nothing_is_asked(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4, clock=SLOW)
    table.play(0)
    few = [{"words": "Trade", "things": ["die:1"]}, {"words": "Play Cure", "things": ["die:2"]}, ENDS]
    many = [{"words": LONG, "things": [f"die:{at}"]} for at in range(4)]
    boards = list[dict[str, float]]()
    for seat, change in ((table.asked, offers(few)), (table.asked, offers(many)), ((table.asked + 1) % 4, None)):
        page = at(browser, table, seat, change=change)
        expect(page.locator(".keys")).to_be_visible()
        boards.append(box(page, ".board"))
        page.context.close()
    assert boards[0] == boards[1] == boards[2], boards


def test_the_key_of_a_group_lights_it_on_the_board_and_nothing_else_and_the_list_is_a_tap_away(server: Server, browser: Browser) -> None:
    """Bristol: the pairs of dice to reroll lie on the board."""
    table = open_table(server.url, "bristol", 4, clock=SLOW)
    table.play(0)
    page = at(browser, table, table.asked)
    lit = page.locator(".board [data-lit=can]:visible")
    before = lit.count()
    page.locator(".keys .keybtn", has_text="Reroll").tap()
    expect(page.locator(".frame.part-table")).to_be_visible()
    assert {thing.split(":")[0] for thing in lit.evaluate_all("all => all.map((one) => one.dataset.thing)")} == {"die"} and 0 < lit.count() <= before
    page.wait_for_timeout(APART)
    page.locator(".keys .keybtn", has_text="More: ").tap()
    expect(page.locator(".frame.part-moves .side .move", has_text="Reroll").nth(3)).to_be_visible()
    page.context.close()


def test_more_that_lies_on_the_board_is_looked_for_there_first(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4, clock=SLOW)
    table.play(0)
    page = at(browser, table, table.asked, change=offers([{"words": f"Lock die {at}", "things": [f"die:{at}"]} for at in range(1, 7)]))
    more = page.locator(".keys .keybtn").last
    expect(more).to_have_text("More: Lock die 5, …")
    more.tap()
    expect(page.locator(".hovercard")).to_contain_text("ringed on the board")
    expect(page.locator(".frame.part-table")).to_be_visible()
    expect(more).to_have_text("List")
    page.wait_for_timeout(APART)
    more.tap()
    expect(page.locator(".frame.part-moves")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize(("secret", "first"), [(True, ""), (False, "die:1")], ids=["in the drawer", "chosen already"])
def test_what_is_not_ringed_on_the_board_stands_in_the_list_at_once(server: Server, browser: Browser, secret: bool, first: str) -> None:
    """Cards in the drawer; or where all that lies on the board is what was touched."""
    table = open_table(server.url, "bristol", 4, clock=SLOW)
    table.play(0)
    offered = [{"words": f"Lock die {at}", "things": [f"die:{at}"] if secret else ["die:1", f"nowhere:{at}"], "secret": secret} for at in range(1, 7)]
    page = at(browser, table, table.asked, drawer=True, change=offers(offered))
    if first:
        page.locator(f".board [data-thing='{first}']:visible").first.tap()
        page.wait_for_timeout(APART)
    page.locator(".keys .keybtn", has=page.locator("svg")).filter(has_text=re.compile("^(More|\\d+ more|Die|More:)", re.IGNORECASE)).last.tap()
    expect(page.locator(".frame.part-moves")).to_be_visible()
    page.context.close()


def test_the_moves_that_are_counted_are_those_that_may_be_seen(server: Server, browser: Browser) -> None:
    """Infected: a shut drawer is told by a plus, whatever lies in it; open, all are counted."""
    table = open_table(server.url, "infected", 5, clock=SLOW)
    table.play(0)
    badges = []
    for drawer in (False, True):
        page = at(browser, table, table.asked, drawer=drawer)
        badge = page.locator(".tab em").first
        expect(badge).to_be_visible()
        badges.append(badge.inner_text())
        page.context.close()
    assert badges[0] == "+" and badges[1].isdigit()


def test_a_row_of_the_list_that_must_be_pressed_again_says_what_it_said_and_stays_under_the_finger(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4, clock=SLOW)
    table.play(0)
    says = "it costs two Stone and a Coin, and whoever lives there moves out at the end of the Year; " * 2
    keys = [{"words": f"Buy card {number}", "text": says, "things": [f"die:{number}"], "final": True} for number in range(14)]
    page = at(browser, table, table.asked, change=offers(keys))
    page.locator(".tabs .tab").nth(1).tap()
    row = page.locator(".move[data-move='key 12']")
    row.scroll_into_view_if_needed()
    page.locator(".move[data-move='key 13']").scroll_into_view_if_needed()
    before = row.bounding_box()
    assert before
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    for _ in range(2):
        expect(row).to_contain_text(says.strip())
        page.touchscreen.tap(x, y)
        page.wait_for_timeout(APART)
    assert [key.get_attribute("data-move") for key in page.locator(".move.chosen").all()] in ([], ["key 12"])


#: Words that begin in one line and end in another.
BROKEN = """keys => keys.flatMap((key) => {
    const text = [...key.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    return [...text.textContent.matchAll(/\\S+/g)].filter(({ index, 0: word }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""


def test_no_word_is_broken_on_a_key_for_want_of_a_letter_s_room(server: Server, browser: Browser) -> None:
    """However wide its letters are; and all keys have room in the row."""
    table = open_table(server.url, "bristol", 4, clock=SLOW)
    table.play(0)
    says = ("Go to Torvik", "Go to Wexholm", "Go to Yssel for 1 Food", "Trade 1 Lumber and 1 Stone for a Coin")
    keys: list[dict[str, object]] = [*[{"words": one, "icon": "move"} for one in says], {"words": "Stay in Umberlin", "icon": "end"}]
    page = at(browser, table, table.asked, change=offers(keys))
    found = page.locator(".keys .keybtn")
    expect(found).to_have_count(5)
    assert found.evaluate_all(BROKEN) == []
    edges = [found.nth(number).bounding_box() for number in range(5)]
    assert all([edge and edge["x"] >= 0 and edge["x"] + edge["width"] <= PHONE["width"] for edge in edges]), edges
