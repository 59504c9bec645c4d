"""What must have room on the page: a hand, a log, an answer, a name on the map, a figure on a die."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from lazaretto.hosting.heard import Asked
from tests.server.serving import Server

from .tables import PEOPLE, Table, open_table, seat_in
from .test_small_windows import at_a_window
from .visiting import PHONE, WIDE, keep_drawer_open, window

LEAST_LOG = 80                                   # px: some four lines
LEAST_MARK = 30                                  # px, either way
FOUR_KINDS = 2 * 4                               # marks on them
LEAST_FIGURE = 8                                 # px, on the smallest die
TRIES = 12
TOPS = "all => all.map(one => [...one.querySelectorAll('.place, .row, p')].map(part => Math.round(part.getBoundingClientRect().top)))"
#: Names on the map of which a corner is not in a district.
TOUCHING = """() => [...document.querySelectorAll(".label .name")].filter((name) => {
    const box = name.getBBox(), spot = name.ownerSVGElement.createSVGPoint();
    const grounds = [...document.querySelectorAll(".district .border")];
    return ![[box.x, box.y + 4], [box.x + box.width, box.y + 4], [box.x + box.width, box.y + box.height - 4]].every(([x, y]) => {
        [spot.x, spot.y] = [x, y];
        return grounds.some((ground) => ground.isPointInFill(spot));
    });
}).map((name) => name.textContent)"""
#: Keys whose words run into their seal: of each line the middle counts, where its small letters are.
SEALED = """() => [...document.querySelectorAll(".keys .keybtn:has(.seal)")].map((key) => {
    const seal = key.querySelector(".seal").getBoundingClientRect(), words = document.createRange();
    words.selectNode([...key.childNodes].find((one) => one.nodeType === Node.TEXT_NODE && one.data.trim()));
    return [...words.getClientRects()].every(({ right, top, bottom, height }) =>
        right <= seal.left + 1 || top + height / 4 >= seal.bottom || bottom - height / 4 <= seal.top);
})"""
LONGEST_ROW = 76                                 # px: as high as the row of keys always is
LEAST_LETTERS = 12                               # px that a line of the smallest is high
#: Its last line lies over all else.
IN_SIGHT = """line => {
    const { left, bottom } = line.getBoundingClientRect();
    return !!document.elementFromPoint(left + 20, bottom - 4)?.closest(".status .say");
}"""


def at(browser: Browser, table: Table, seat: int, size: dict[str, int], language: str = "en") -> Page:
    context = window(browser, size)
    keep_drawer_open(context, language)
    seat_in(context, table, seat)
    page = context.new_page()
    page.goto(f"{table.url}/table/{table.table}")
    page.wait_for_selector(".status")
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize(("seats", "language"), [(5, "en"), (9, "de"), (12, "en")])
def test_on_a_small_phone_the_whole_hand_is_in_sight_above_the_keys(server: Server, browser: Browser, seats: int, language: str) -> None:
    """Infected, in the first round, when the hand is full."""
    table = open_table(server.url, "infected", seats)
    table.play(0)
    page = at(browser, table, 0, PHONE, language)
    cards = page.locator(".drawer .place:not(.none)")
    expect(cards.first).to_be_visible()
    keys = page.locator(".keys").bounding_box()
    boxes = [box for card in cards.all() if (box := card.bounding_box()) is not None]
    assert keys and len(boxes) == cards.count() and all([box["y"] + box["height"] <= keys["y"] for box in boxes])
    page.context.close()


def test_for_two_takers_each_mark_on_a_card_has_room_for_a_finger(server: Server, browser: Browser) -> None:
    """Infected, with four kinds of card in the hand and with more."""
    crowded = set()
    table = open_table(server.url, "infected", 6)
    table.play(0)
    for seat in range(6):
        page = at(browser, table, seat, PHONE)
        takers = page.locator(".drawer .taker")
        expect(takers.first).to_be_visible()
        boxes = [box for taker in takers.all() if (box := taker.bounding_box()) is not None]
        keys = page.locator(".keys").bounding_box()
        assert keys and all([box["width"] >= LEAST_MARK and box["height"] >= LEAST_MARK and box["y"] + box["height"] <= keys["y"] for box in boxes])
        crowded.add(len(boxes) > FOUR_KINDS)
        page.context.close()
    assert crowded == {True, False}


def test_a_long_digest_leaves_the_log_its_room_and_tells_all_when_asked(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 6)
    for _ in range(TRIES):
        table.play(6, until_asked=0)
        page = at(browser, table, 0, WIDE)
        for word in ("One", "Two", "Three"):
            page.get_by_placeholder("Say something").fill(word)
            page.keyboard.press("Enter")
            expect(page.locator(".talklist li").last).to_contain_text(word)
        digest = page.get_by_role("region", name="since you last played")
        log = page.locator(".loglist").bounding_box()
        assert log and log["height"] >= LEAST_LOG
        everything = digest.get_by_role("button", name="show all")
        if everything.count():
            told = digest.locator("li:not(:has(button))").count()
            everything.click()
            expect(everything).to_have_count(0)
            assert digest.locator("li:not(.dim)").count() > told
            page.context.close()
            return
        page.context.close()
    raise AssertionError("no digest was long")


def test_among_the_moves_of_a_phone_a_window_is_no_empty_box_and_as_high_whatever_one_holds(server: Server, browser: Browser) -> None:
    heights = set()
    for picture in ("no Whip", "three Whips"):
        page = at_a_window(server, browser, picture, "en")
        page.get_by_role("button", name="Moves").last.tap()
        whole, slot = page.locator(".side .win").bounding_box(), page.locator(".side .slot").bounding_box()
        assert whole and slot and slot["height"] < whole["height"] / 2
        assert page.locator(".side .slot").evaluate("slot => slot.scrollHeight <= slot.clientHeight")
        heights.add(whole["height"])
        page.context.close()
    assert len(heights) == 1


def test_an_empty_drawer_takes_no_room_on_a_phone(server: Server, phone: BrowserContext, wide: BrowserContext) -> None:
    """Pints, before anybody has looked at a card: all know that nothing lies there."""
    table = open_table(server.url, "pints", 3)
    table.play(0)
    for context, many in ((phone, 0), (wide, 1)):
        seat_in(context, table, 0)
        page = context.new_page()
        page.goto(f"{server.url}/table/{table.table}")
        page.wait_for_selector(".status")
        expect(page.locator(".drawer")).to_have_count(many)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_is_not_placed_yet_covers_nothing_of_the_map(server: Server, browser: Browser, size: dict[str, int]) -> None:
    table = open_table(server.url, "pathologic", 4)
    table.play(2)
    page = at(browser, table, 1, size)
    tray, signs = page.locator(".aside").bounding_box(), page.locator(".town text.sign").all()
    assert tray and len(signs) == 2
    assert all([(box := sign.bounding_box()) is not None and box["y"] + box["height"] <= tray["y"] + 1 for sign in signs])
    page.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_number_of_a_die_is_a_figure_on_a_plate(server: Server, browser: Browser, size: dict[str, int]) -> None:
    table = open_table(server.url, "bristol", 6)
    table.play(0)
    page = at(browser, table, 0, size)
    dice = page.locator(".board .die:visible")
    assert sorted(dice.locator("text").all_text_contents()) == [str(number) for number in range(1, 7)]
    sizes = dice.evaluate_all("""dice => dice.map((die) => {
        const figure = die.querySelector("text"), plate = die.querySelector(".plate");
        const [ink, ground] = [getComputedStyle(figure).fill, getComputedStyle(plate).fill];
        return ink === ground ? 0 : parseFloat(getComputedStyle(figure).fontSize) * figure.getScreenCTM().a;
    })""")
    assert min(sizes) >= LEAST_FIGURE
    page.context.close()


def test_beside_the_newcomer_s_strip_bristol_needs_no_scrolling(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 6)
    table.play(8, until_asked=0)
    context = window(browser)
    seat_in(context, table, 0)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    expect(page.get_by_role("button", name="I know it")).to_be_visible()
    assert page.locator(".play").evaluate("(play) => play.scrollHeight <= play.clientHeight")
    context.close()


def must_keep_silent(asked: Asked) -> bool:
    return asked.kind == "Guessing" and len(asked.options) == 1


def test_on_a_phone_who_may_only_keep_silent_reads_why(server: Server, browser: Browser) -> None:
    """Infected: in the drawer, before the cards, of which none is to be chosen now."""
    table = next(found for seed in range(1, 30) if (found := open_table(server.url, "infected", 6)).play_until(must_keep_silent, seed, most=60))
    assert table.window is not None
    page = at(browser, table, table.window[0], PHONE, "de")
    why, drawer = page.locator(".drawer .why").bounding_box(), page.locator(".drawer .in").bounding_box()
    assert why and drawer and why["y"] + why["height"] <= drawer["y"] + drawer["height"]
    page.context.close()


def test_on_a_phone_the_truth_is_drawn_with_names_that_can_be_read(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "infected", 5)
    table.play(None)
    page = at(browser, table, 0, PHONE, "de")
    page.goto(f"{server.url}/replay/{table.table}")
    page.get_by_role("button", name="Was wirklich geschah").tap()
    for name in page.locator("svg.truth text").all():
        box = name.bounding_box()
        assert box and box["height"] >= LEAST_LETTERS
    expect(page.locator(".skip")).to_be_hidden()                  # of reactions there are none
    page.context.close()


@pytest.mark.parametrize(("words", "keys", "shown"), [
    ("Play Leeches (the card with Chicken)", 3, 3), ("Mit Ellbogen auf der Eiche nach vorn", 4, 2), ("End your turn", 4, 4),
])
def test_the_seal_covers_no_word_of_its_key_and_needs_no_higher_row(server: Server, browser: Browser, words: str, keys: int, shown: int) -> None:
    """For what has no room in the row a key leads to the list."""
    table = open_table(server.url, "bristol", 4)
    table.play(0)
    context = window(browser, PHONE)
    keep_drawer_open(context)
    seat_in(context, table, table.asked)
    page = context.new_page()
    page.route_web_socket("**/api/socket", offers([words] * keys))
    page.goto(f"{server.url}/table/{table.table}")
    expect(page.locator(".keys .keybtn .seal")).to_have_count(shown)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(SEALED) == [True] * shown
    row = page.locator(".keys").bounding_box()
    assert row and row["height"] <= LONGEST_ROW
    context.close()


def offers(keys: list[str]) -> Callable[[WebSocketRoute], None]:
    """The page hears of other moves than those that are allowed; none can be undone."""
    def between(page: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            news = json.loads(message)
            if (news.get("asked") or {}).get("options"):
                news["asked"]["options"] = [{"move": f"{words} {number}", "text": "", "words": words, "final": True} for number, words in enumerate(keys)]
            page.send(json.dumps(news))

        page.connect_to_server().on_message(heard)
    return between


def hears(change: Callable[[dict[str, Any]], None]) -> Callable[[WebSocketRoute], None]:
    """The page hears of another board than the one that was laid."""
    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def heard(message: str | bytes) -> None:
            news = json.loads(message)
            if "board" in news.get("page", {}):
                change(news["page"]["board"])
            page.send(json.dumps(news))

        server.on_message(heard)
    return between


def give_five_to_birch(board: dict[str, Any]) -> None:
    for die in board["dice"]:
        die["cart"] = 0 if die["number"] <= 5 else 1


def turn_symptoms_up(board: dict[str, Any]) -> None:
    for pawn in [pawn for cart in board["carts"] for pawn in cart["riders"]]:
        pawn["symptoms"] = [2, 3]


@pytest.mark.parametrize("open_drawer", [True, False])
def test_the_places_of_three_carts_stand_in_rows_however_many_dice_a_cart_has(server: Server, browser: Browser, open_drawer: bool) -> None:
    table = open_table(server.url, "bristol", 6)
    table.play(0)
    context = window(browser, PHONE)
    if open_drawer:
        keep_drawer_open(context)
    seat_in(context, table, 0)
    page = context.new_page()
    page.route_web_socket("**/api/socket", hears(give_five_to_birch))
    page.goto(f"{table.url}/table/{table.table}")
    expect(page.locator(".columns .column").first.locator(".die")).to_have_count(5)
    tops = page.locator(".column").evaluate_all(TOPS)
    assert tops[0] == tops[1] == tops[2]
    page.context.close()


def test_a_drawer_that_is_kept_open_says_so(server: Server, wide: BrowserContext) -> None:
    table = open_table(server.url, "bristol", 6)
    table.play(0)
    seat_in(wide, table, 0)
    page = wide.new_page()
    page.goto(f"{table.url}/table/{table.table}")
    lip = page.locator(".drawer .lip")
    expect(lip).to_contain_text("Open until you close it.")
    lip.get_by_role("button", name="Close").click()
    expect(lip).to_contain_text("Closed unless you hold it.")


def test_symptoms_that_lie_open_stand_in_one_line_on_the_street(server: Server, wide: BrowserContext) -> None:
    """Also over the own pawn: higher they would lie on the line of the houses."""
    table = open_table(server.url, "bristol", 6)
    table.play(0)
    seat_in(wide, table, 0)
    page = wide.new_page()
    page.route_web_socket("**/api/socket", hears(turn_symptoms_up))
    page.goto(f"{table.url}/table/{table.table}")
    expect(page.locator(".wide .pawn text").first).to_be_visible()
    heights = page.locator(".wide .pawn text").evaluate_all("all => all.map(one => Number(one.getAttribute('y')))")
    assert len(heights) == 6 and max(heights) - min(heights) <= 1


def test_a_district_s_german_name_touches_no_border(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pathologic", 4)
    table.play(0)
    page = at(browser, table, 1, WIDE, "de")
    expect(page.locator(".label .name").first).to_be_visible()
    assert page.evaluate(TOUCHING) == []
    page.context.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_share_and_its_sign_stand_in_one_line(server: Server, browser: Browser, language: str) -> None:
    table = open_table(server.url, "pints", 3)
    table.play(4, until_asked=0)
    page = at(browser, table, 0, WIDE, language)
    expect(page.locator(".board")).to_contain_text(re.compile(r"\d\s%"))
    assert re.findall(r"\d %", str(page.evaluate("document.body.innerText"))) == []
    page.context.close()


def test_beside_an_open_drawer_of_a_phone_all_is_told_that_is_asked(server: Server, browser: Browser) -> None:
    """Infected in German, until somebody has had to declare and to name; what has no room in the line is told when it is pressed, and lies on nothing below."""
    table = open_table(server.url, "infected", 6)
    told = set()
    for answers in (0, 1, 7, 7, 7):
        table.play(answers, until_asked=0)
        page = at(browser, table, 0, PHONE, "de")
        line = page.locator(".status .say p")
        expect(line).not_to_be_empty()
        if page.locator(".status.cut").count():
            page.get_by_role("button", name="alles lesen").tap()
            expect(page.locator(".status.whole")).to_be_visible()
            hint, board = line.bounding_box(), page.locator(".board").bounding_box()
            assert hint and board and hint["y"] + hint["height"] <= board["y"]
        assert line.evaluate("line => line.scrollHeight <= line.clientHeight + 1") and line.evaluate(IN_SIGHT)
        told.add(line.inner_text())
        page.locator(".tabs .tab").first.tap()
        expect(page.locator(".status.whole")).to_have_count(0)
        page.context.close()
    assert len(told) > 1


LONG_NAMES = [f"{name} the {trade}" for name, trade in zip(PEOPLE, ["Gravedigger", "Chandler", "Apothecary", "Ratcatcher"] * 3, strict=True)]
TWO_LINES = 2 * 14                               # px
LONG_NAMES[3] = "Maximilianovichevsky"
#: Names of which not all is in sight, and those that lie on another.
CUT = """names => names.filter((name) => name.scrollWidth > name.clientWidth || getComputedStyle(name).textOverflow === "ellipsis")
    .map((name) => name.textContent)"""
OVER = """names => names.flatMap((name, at) => names.slice(at + 1).filter((other) => {
    const one = name.getBoundingClientRect(), two = other.getBoundingClientRect();
    return one.left < two.right && two.left < one.right && one.top + 3 < two.bottom && two.top + 3 < one.bottom;
}).map((other) => `${name.textContent} on ${other.textContent}`))"""


def test_long_names_of_twelve_are_read_whole_round_the_table(server: Server, browser: Browser) -> None:
    page = at(browser, open_long(server), 0, WIDE)
    names = page.locator(".ring .name")
    expect(names).to_have_count(12)
    assert [text.replace("-", "").replace(" ", "") for text in names.all_text_contents()] == [name.replace(" ", "") for name in LONG_NAMES]
    assert names.evaluate_all(OVER) == []
    assert page.locator(".seats .seat .n").evaluate_all(CUT) == []
    page.context.close()


def test_and_in_the_list_of_a_phone(server: Server, browser: Browser) -> None:
    page = at(browser, open_long(server), 0, PHONE)
    names = page.locator(".list .row > b")
    expect(names).to_have_count(12)
    assert names.evaluate_all(CUT) == [] and names.evaluate_all(OVER) == []
    assert names.evaluate_all("names => Math.max(...names.map((name) => name.clientHeight))") <= TWO_LINES
    page.context.close()


def open_long(server: Server) -> Table:
    table = open_table(server.url, "infected", 12, people=LONG_NAMES)
    table.play(14)
    return table
