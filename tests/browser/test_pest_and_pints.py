"""TABLE.md 5.4 and 5.6: what the pages of Pest and Pints of Blood promise besides what all pages do."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from lazaretto.hosting.heard import Asked
from tests.server.serving import Server

from . import playing
from .numbers import without_a_why
from .tables import Table, among_bots, open_table, seat_in
from .visiting import PHONE, WIDE, is_over, keep_drawer_open, told_why_not, window

SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
MOST_GAMES = 4
MOST_TABLES = 12
MOST_TRIES = 60
ASKED = ".status:not(.wait)[data-busy=false]"
SLOW = {"kind": "slow", "seconds": 86_400}      # no bot sits in for who is not here
VIEWS = ("Map", "Market", "Capital", "Decrees", "Boards", "Score")


#: Each number is asked for its card by a mouse, one after another, as the page draws it; those with none are told.
ASK = """async () => {
    const mute = [];
    const mouse = (kind) => new PointerEvent(kind, { pointerType: "mouse", clientX: 1, clientY: 1 });
    for (const thing of document.querySelectorAll(".board [data-why], .seats [data-why]")) {
        if (!/\\d/.test(thing.textContent) || !thing.getClientRects().length || thing.querySelector("[data-why]")) continue;
        thing.dispatchEvent(mouse("pointerenter"));
        await new Promise((drawn) => requestAnimationFrame(drawn));
        const said = document.querySelector(".hovercard")?.textContent ?? "";
        if (said.replace(/[^a-zA-Z]/g, "").length < 6) mute.push(`${thing.textContent.trim()}: "${said}"`);
        thing.dispatchEvent(mouse("pointerleave"));
    }
    return mute;
}"""


def unexplained(page: Page) -> list[str]:
    """Numbers in sight over which no card stands, or an empty one."""
    headings = " in head)"                     # "3 buddies left" says what it counts
    return [*[number for number in without_a_why(page) if not number.endswith(headings)], *page.evaluate(ASK)]


def sit_down(browser: Browser, table: Table, size: dict[str, int], seat: int = 0) -> Page:
    context = window(browser, size)
    keep_drawer_open(context)
    seat_in(context, table, seat)
    page = context.new_page()
    page.goto(f"{table.url}/table/{table.table}#deal")
    page.wait_for_selector(ASKED)
    if page.locator(".digest").count():
        page.get_by_role("button", name="I have read it").click()
    return page


def tab(page: Page, name: str) -> Locator:
    return page.locator(".tabs .tab", has_text=name)


def with_dice_to_place(server: Server, browser: Browser, size: dict[str, int]) -> Page:
    """Pints of Blood against a bot, where the first seat has dice that it may place; a game that ends before is left for another."""
    choose = random.Random(1)
    for _ in range(MOST_GAMES):
        page = sit_down(browser, among_bots(server.url, "pints", 2), size)
        for _ in range(MOST_TRIES):
            page.wait_for_selector(f"{ASKED}, .ending", state="attached")
            if page.locator(".dice [data-lifts]").count():
                return page
            if is_over(page):
                break
            playing.by_keys(page, choose)
    raise AssertionError("there were no dice to place")


# numbers


@SIZES
def test_every_number_of_pest_says_what_it_counts(server: Server, browser: Browser, size: dict[str, int]) -> None:
    table = open_table(server.url, "pest", 3, clock=SLOW)
    table.play(60, seed=2, until_asked=0)
    page = sit_down(browser, table, size)
    for view in VIEWS:
        page.get_by_role("tab", name=view).click()
        assert unexplained(page) == [], view
    if size == PHONE:
        tab(page, "Grid").click()
        assert unexplained(page) == []


@SIZES
def test_every_number_of_pints_says_what_it_counts(server: Server, browser: Browser, size: dict[str, int]) -> None:
    table = open_table(server.url, "pints", 3, "main-course", clock=SLOW)
    table.play(12, seed=2, until_asked=0)
    page = sit_down(browser, table, size)
    assert unexplained(page) == []
    if size == PHONE:
        tab(page, "Seats").click()
        assert unexplained(page) == []


# Pest


def test_the_map_alone_is_zoomed_and_goes_back_to_how_it_lay(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pest", 2, clock=SLOW)
    table.play(40, until_asked=0)
    page = sit_down(browser, table, WIDE)
    page.get_by_role("tab", name="Map").click()
    map_ = page.locator(".crop .pmap")
    usual = map_.bounding_box()
    assert usual
    page.keyboard.press("+")
    page.get_by_role("button", name="Nearer").click()
    page.locator(".crop").hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    page.wait_for_function("before => document.querySelector('.crop .pmap').clientWidth > 2 * before", arg=usual["width"])
    assert page.locator(".mini").count() == 1, "nearer, a small map shows where one is"
    assert page.evaluate("visualViewport.scale") == 1 and page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page stays as it was"
    page.get_by_role("button", name="The map as it lay").click()
    expect(page.locator(".mini")).to_have_count(0)
    assert map_.bounding_box() == usual


@pytest.mark.parametrize("answers", [0, 2])
def test_on_a_phone_all_places_where_one_may_begin_are_in_sight(server: Server, browser: Browser, answers: int) -> None:
    """First for the Castle, then for the Doctor, round it."""
    table = open_table(server.url, "pest", 3, clock=SLOW)
    table.play(answers, until_asked=0)
    page = sit_down(browser, table, PHONE)
    out_of_sight = """() => {
        const crop = document.querySelector('.crop').getBoundingClientRect(), middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
        return [...document.querySelectorAll('.place[data-lit=can] .ring')].map((ring) => middle(ring.getBoundingClientRect()))
            .filter(([x, y]) => x < crop.left || x > crop.right || y < crop.top || y > crop.bottom).length;
    }"""
    page.wait_for_selector(".place[data-lit=can]")
    page.wait_for_function(f"!({out_of_sight})()")


def test_a_map_that_is_dragged_is_not_pressed(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pest", 2, clock=SLOW)
    table.play(40, until_asked=0)
    page = sit_down(browser, table, WIDE)
    page.get_by_role("tab", name="Map").click()
    for _ in range(3):
        page.keyboard.press("+")
    page.locator(".mini").click()              # to the middle, from where it can be dragged either way
    box = page.locator(".crop").bounding_box()
    assert box
    before = page.evaluate("document.querySelector('.crop').scrollLeft")
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 120, box["y"] + 200, steps=4)
    page.mouse.up()
    assert page.evaluate("document.querySelector('.crop').scrollLeft") == pytest.approx(before + 80, abs=2)
    assert page.locator("[data-lit=chosen]").count() == 0 and page.locator(".why").count() == 0


@SIZES
def test_influence_is_explained_wherever_its_track_is_touched(server: Server, browser: Browser, size: dict[str, int]) -> None:
    """On a phone, where the track has no room, it stands among the Decrees."""
    table = open_table(server.url, "pest", 2, clock=SLOW)
    table.play(40, until_asked=0)
    page = sit_down(browser, table, size)
    if size == PHONE:
        page.get_by_role("tab", name="Decrees").click()
        expect(page.locator(".influence p")).to_contain_text("Influence is gained for buildings")
        return
    track = page.locator(".track .inf").bounding_box()
    assert track
    page.mouse.move(track["x"] + track["width"] * .7, track["y"] + track["height"] * .6)
    expect(page.locator(".hovercard")).to_contain_text("Influence is gained for buildings")
    expect(page.locator(".track .inf")).to_contain_text("Influence")


@SIZES
def test_a_card_about_an_action_covers_neither_the_grid_nor_the_stores(server: Server, browser: Browser, size: dict[str, int]) -> None:
    """What it costs is weighed against what there is."""
    table = open_table(server.url, "pest", 2, clock=SLOW)
    table.play(40, until_asked=0)
    page = sit_down(browser, table, size)
    if size == PHONE:
        tab(page, "Grid").tap()
    weighed = [page.locator(f".house-side {part}").bounding_box() for part in (".grid", ".res")]
    for head in page.locator(".house-side .action:not([data-lit])").all():
        head.tap() if size == PHONE else head.hover()
        card = page.locator(".hovercard").bounding_box()
        for box in weighed:
            assert card and box
            assert card["y"] >= box["y"] + box["height"] or card["y"] + card["height"] <= box["y"] or card["x"] >= box["x"] + box["width"]
    page.context.close()


def test_on_a_phone_what_my_house_has_is_in_sight_beside_the_map_and_no_drawer_is(server: Server, browser: Browser) -> None:
    """TABLE 5.4. Nothing is secret: what one reckons for oneself stands on one's board."""
    table = open_table(server.url, "pest", 3, clock=SLOW)
    table.play(60, seed=2, until_asked=0)
    page = sit_down(browser, table, PHONE)
    stores = page.locator(".stores li")
    for view in VIEWS:
        page.get_by_role("tab", name=view).click()
        expect(stores.last).to_be_in_viewport(ratio=1)
    expect(page.locator(".drawer")).to_have_count(0)
    numbers = [text.strip() for text in stores.all_inner_texts()]
    tab(page, "Grid").tap()
    assert numbers[:6] == [text.strip() for text in page.locator(".house-side .good b").all_inner_texts()] and len(numbers) == 9
    expect(page.locator(".house-side .reckoned")).to_contain_text("Aid")
    expect(page.locator(".house-side .reckoned")).to_contain_text("Pest")
    page.context.close()


def test_a_card_about_a_cell_covers_no_cell(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pest", 2, clock=SLOW)
    table.play(40, until_asked=0)
    page = sit_down(browser, table, WIDE)
    grid = page.locator(".house-side .grid").bounding_box()
    for cell in page.locator(".house-side .grid .cell").all():
        cell.hover()
        card = page.locator(".hovercard").bounding_box()
        assert card and grid
        assert card["y"] >= grid["y"] + grid["height"] or card["y"] + card["height"] <= grid["y"] or card["x"] >= grid["x"] + grid["width"]


def test_a_phone_has_four_tabs_with_what_is_lit_and_the_year_and_its_aid_in_sight(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pest", 2, clock=SLOW)
    table.play(40, until_asked=0)
    page = sit_down(browser, table, PHONE)
    names = [name.strip() for name in page.locator(".tabs .tab").all_text_contents()]
    assert len(names) == 4 and page.locator(".tabs em").count() >= 1
    strip = page.locator("ul.era")
    expect(strip).to_contain_text("Year")
    expect(strip.locator("li", has_text="Aid")).to_be_visible()
    expect(strip.locator("li", has_text="turn")).to_be_visible()
    decree = strip.locator(".decree h2").bounding_box()
    assert decree and decree["width"] > 60, "the Decree in force has room beside the cards of the Year"
    tab(page, "Log").click()
    log = page.locator(".log").bounding_box()
    assert log and log["width"] > 0.9 * PHONE["width"], "the log has the whole width, and talk stands below it"
    expect(page.locator(".log")).to_be_visible()
    expect(page.get_by_placeholder("Say something")).to_be_visible()


def test_a_long_name_of_a_technology_stays_on_its_card(server: Server, browser: Browser) -> None:
    """As German has them."""
    table = open_table(server.url, "pest", 2, clock=SLOW)
    table.play(40, until_asked=0)
    page = sit_down(browser, table, WIDE)
    page.get_by_role("tab", name="Market").click()
    name = page.locator(".market h3").first
    name.evaluate("(name) => (name.textContent = 'Desinfektionsmittelvorratskammer')")
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")


def test_on_a_phone_a_long_decree_has_its_whole_name_in_the_strip(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pest", 2, clock=SLOW)
    table.play(40, until_asked=0)
    page = sit_down(browser, table, PHONE)
    decree = page.locator("ul.era .decree")
    decree.locator("h2").evaluate("(name) => (name.textContent = 'Erstes unter den Häusern')")
    cut = "(one) => getComputedStyle(one).textOverflow === 'ellipsis' && getComputedStyle(one).display !== 'inline'"
    assert not decree.locator("h2").evaluate(cut)
    box, number = decree.bounding_box(), decree.locator("b").bounding_box()
    assert box and number and number["x"] + number["width"] <= box["x"] + box["width"] and number["y"] + number["height"] <= box["y"] + box["height"] + 1


def test_by_touch_a_town_offers_whatever_can_be_done_with_it(server: Server, browser: Browser) -> None:
    """Not only the Move: also the Move with the camp; and where the Doctor stands, the camp alone."""
    def may_go_with_camp(asked: Asked) -> bool:
        is_asked = asked.kind == "Moving" and asked.seats == [0]
        moves = [option.move for option in asked.options]
        return is_asked and "camp" in moves and any([move.startswith("go") and move.endswith("camp") for move in moves])
    table = open_table(server.url, "pest", 3, clock=SLOW)
    assert table.play_until(may_go_with_camp, 4, most=400)
    page = sit_down(browser, table, PHONE)
    page.get_by_role("tab", name="Map").click()
    offered = []
    keys = page.locator(".keys")
    for place in page.locator(".place[data-lit=can]").all():
        place.tap(force=True)
        several = page.locator(".preview.several .one").count()
        expect(keys).to_be_visible(visible=not several)
        assert not several or page.locator(".preview.several small", has_text="your camp there, ").count(), "each says what sets it apart"
        offered.append([words or "" for words in page.locator(".preview b").all_text_contents()])
        if page.get_by_role("button", name="Back").is_visible():
            page.get_by_role("button", name="Back").tap()
    assert all(offered) and any([len(words) > 1 and words[1] == f"{words[0]} and camp there" for words in offered]), offered
    assert [words for words in offered if words[0].startswith("Put your camp in")], offered


@SIZES
def test_a_key_that_names_a_price_pays_it_and_who_undoes_that_may_pay_in_coins(server: Server, browser: Browser, size: dict[str, int]) -> None:
    """PE 9.8. And the map comes back into sight, whatever was looked at beside it."""
    price = "2 Lumber and 1 Stone; 1 in Coins"                 # of the first two Coins
    for seed in range(1, MOST_TABLES):
        table = open_table(server.url, "pest", 3, clock=SLOW)
        if table.play_until(lambda asked: any([price in option.text for option in asked.options]), seed, most=60):
            break
    assert table.window, "nobody could build for that price"
    page = sit_down(browser, table, size, table.window[0])
    status, undo = page.locator(".status"), page.get_by_role("button", name="Undo")
    page.get_by_role("tab", name="Decrees").click()
    if size is PHONE:
        tab(page, "Moves").click()
    asked = playing.question(page)
    press(page, page.locator(".side .move:not(.no)", has_text=" and 1 Coin").first)
    page.wait_for_function("asked => +document.querySelector('.status').dataset.question >= +asked + 2", arg=asked)
    expect(status).not_to_contain_text("Pay the price")
    if size is PHONE:
        tab(page, "Table").click()
    expect(page.get_by_role("tab", name="Map")).to_have_attribute("aria-selected", "true")
    press(page, undo)
    expect(status).to_contain_text("Pay the price as it stands, or ")
    page.wait_for_timeout(500)
    expect(status).to_contain_text("Pay the price as it stands, or ")


def press(page: Page, key: Locator) -> None:
    """And something else is asked."""
    asked = playing.question(page)
    key.click()
    expect(page.locator(".status")).not_to_have_attribute("data-question", asked)
    page.wait_for_selector(ASKED)


#: What may be touched on the map, and lies in sight, but under something else.
COVERED = """places => {
    const { left, top, right, bottom } = document.querySelector(".crop").getBoundingClientRect();
    return places.filter((place) => {
        const box = place.querySelector("circle, path, rect").getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x > left && x < right && y > top && y < bottom && document.elementFromPoint(x, y)?.closest(".zoom, .mini, .people");
    }).map((place) => place.dataset.thing);
}"""


def test_when_a_question_opens_no_place_that_may_be_touched_lies_under_the_map_s_own_keys(server: Server, browser: Browser) -> None:
    def is_moving(asked: Asked) -> bool:
        return asked.kind == "Moving" and asked.seats == [0]
    for seed in range(1, 7):
        table = open_table(server.url, "pest", 3, clock=SLOW)
        assert table.play_until(is_moving, seed, most=400)
        page = sit_down(browser, table, PHONE)
        page.get_by_role("tab", name="Map").click()
        page.wait_for_timeout(300)
        lit = page.locator(".place[data-lit=can]")
        assert lit.count() and lit.evaluate_all(COVERED) == [], seed
        page.context.close()


#: Every caption, and when it came; those that are cut; and as if the Agenda took longest to say.
CAPTIONS = """
    window.told = [], window.cut = [];
    const parse = JSON.parse;
    const lengthen = (found) => {
        if (!found || typeof found !== "object") return;
        if (found.stage?.startsWith?.("The Agenda pays.")) found.stage += " That is 2 for each location where you and another House have buildings.";
        Object.values(found).forEach(lengthen);
    };
    JSON.parse = (text, reviver) => { const found = parse(text, reviver); lengthen(found); return found; };
    new MutationObserver(() => {
        const shown = document.querySelector(".caption p span");
        const text = shown?.textContent ?? "";
        if (shown && shown.scrollHeight > shown.clientHeight + 1) window.cut.push(text);
        if (text !== window.told.at(-1)?.[0]) window.told.push([text, performance.now()]);
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
STAGES = (
    "The Year ends", "The Agenda pays.", "in the Capital are counted.|The Capital rewards", "leave the Capital",
    "The graves are counted",
    r"Era I is over. Renown \(\+ in the Era\): you \d+ \(.*Year 3",
    "The Pest strikes", "Aid is paid",
)
A_GLANCE = 1000                                # ms


def test_on_a_phone_each_stage_of_an_era_s_end_has_a_caption_that_says_what_it_did_to_me(server: Server, browser: Browser) -> None:
    """PE 20.1. At the usual pace."""
    turns = 0

    def is_last_turn(asked: Asked) -> bool:
        nonlocal turns
        turns += asked.kind == "PlacingAssistant"
        return turns == 8                      # two Years of two turns for two Houses
    table = open_table(server.url, "pest", 2, clock=SLOW, hurry=False)
    assert table.play_until(is_last_turn, 3, most=400) and table.window
    other = 1 - table.window[0]
    context = window(browser, PHONE, calm=False)
    context.add_init_script(CAPTIONS)
    keep_drawer_open(context)
    seat_in(context, table, other)
    page = context.new_page()
    page.goto(f"{table.url}/table/{table.table}#deal")
    page.wait_for_selector(".status.wait")
    page.get_by_role("tab", name="Market").click()
    table.tokens[other] = ""                   # that House sits at the phone
    while page.locator(".status", has_text="Press anything to go on").count() == 0:
        table.play(1)
        page.wait_for_timeout(500)
    expect(page.get_by_role("tab", name="Map")).to_have_attribute("aria-selected", "true")
    page.wait_for_selector(".caption", state="detached", timeout=60_000)
    told = page.evaluate("window.told")
    assert page.evaluate("window.cut") == [], "each is told whole"
    stood = {text: later - at for (text, at), (_, later) in pairwise(told)}
    for stage in STAGES:
        found = [text for text in stood if re.search(stage, text)]
        assert found and max(stood[text] for text in found) > A_GLANCE, (stage, stood)
    assert all(re.search(r"\b[Yy]ou|Nobody", text) for text in stood if re.search("|".join((*STAGES[1:3], STAGES[4])), text)), stood


LEAST_MAP = {"beside": 180, "alone": 270}       # of 640 points that a phone is high; less where the keys below take two rows


def test_in_a_replay_on_a_phone_the_map_covers_nothing_below_it(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pest", 1)
    table.play(None)
    with window(browser, PHONE) as phone:
        seat_in(phone, table, 0)
        page = phone.new_page()
        page.goto(f"{server.url}/replay/{table.table}")
        page.wait_for_selector(".mapbox")
        page.get_by_role("button", name="all cards face up").click()
        expect(page.get_by_role("button", name="all cards face up")).to_have_attribute("aria-pressed", "true")


def test_on_a_phone_the_map_has_room_and_alone_all_of_it(server: Server, browser: Browser) -> None:
    """TABLE 5.4. This Year's cards are one line, unfolded by a key; the map alone takes what the strip, the tabs and the stores leave."""
    table = open_table(server.url, "pest", 4, clock=SLOW)
    table.play(60, seed=2, until_asked=0)
    page = sit_down(browser, table, PHONE)
    page.get_by_role("tab", name="Map").click()
    heights = {"beside": height(page.locator(".mapbox"))}
    page.get_by_role("button", name="The map alone").tap()
    heights["alone"] = height(page.locator(".mapbox"))
    assert all([heights[state] >= least for state, least in LEAST_MAP.items()]), heights
    page.get_by_role("button", name="All of the board again").tap()
    strip = page.locator("ul.era")
    before = height(strip)
    page.get_by_role("button", name="This Year's cards in words").tap()
    expect(strip.locator("li p span").first).to_be_visible()
    assert height(strip) > before and not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    cut = strip.locator("h2, p").evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)")
    assert not cut, "unfolded it is told whole"
    page.context.close()


def height(found: Locator) -> float:
    box = found.bounding_box()
    assert box is not None
    return box["height"]


# Pints of Blood


def test_the_open_cards_are_in_sight_beside_the_newcomers_strip(server: Server, browser: Browser) -> None:
    """The rows give way; and what threatens from each is still told whole."""
    table = open_table(server.url, "pints", 3, "main-course", clock=SLOW)
    table.play(12, seed=2, until_asked=0)
    with window(browser, WIDE) as newcomer:
        seat_in(newcomer, table, 0)
        page = newcomer.new_page()
        page.goto(f"{table.url}/table/{table.table}#deal")
        page.wait_for_selector(ASKED)
        expect(page.get_by_text("New to Pints of Blood?")).to_be_visible()
        cards, drawer = page.locator(".hands").bounding_box(), page.locator(".drawer").bounding_box()
        assert cards and drawer and cards["y"] + cards["height"] <= drawer["y"] + 1
        assert page.evaluate("[...document.querySelectorAll('.threats:not(.slim) li')].every((row) => row.scrollHeight <= row.clientHeight)")
        page.locator(".threats:visible .heads").get_by_text("let in by two pushes").hover()
        expect(page.locator(".hovercard")).to_contain_text("whom two pushes would let in")


@SIZES
def test_a_die_is_dragged_to_a_lit_square_and_nowhere_else(server: Server, browser: Browser, size: dict[str, int]) -> None:
    page = with_dice_to_place(server, browser, size)
    placed = page.locator(".dice .placed").count()
    lift(page)
    expect(page.locator(".in-hand")).to_be_visible()
    page.mouse.move(*middle(page.locator(".lanes .title").first))
    page.mouse.up()
    expect(page.locator(".in-hand")).to_have_count(0)
    expect(page.locator(".dice [data-lit=chosen]")).to_have_count(0)
    assert page.locator(".dice .placed").count() == placed, "nothing takes it there"
    lift(page)
    page.mouse.move(*middle(page.locator(".lanes [data-thing^='square:']:has(.ring)").first), steps=4)
    expect(page.locator(".in-hand.lands")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".dice .placed")).to_have_count(placed + 1)


def lift(page: Page) -> None:
    """The first die that may be placed, a little."""
    x, y = middle(page.locator(".dice [data-lifts]").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 5, y - 15, steps=3)


def middle(found: Locator) -> tuple[float, float]:
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_on_a_greyed_square_is_told_why_not(server: Server, browser: Browser) -> None:
    """TABLE 1. On a phone the list, which says it too, is not in sight."""
    page = with_dice_to_place(server, browser, PHONE)
    told_why_not(page, page.locator(".play [data-lit=no]").first)


def test_a_phone_shows_the_threat_of_every_row_and_the_chance_of_a_rescue(server: Server, browser: Browser) -> None:
    page = with_dice_to_place(server, browser, PHONE)
    expect(page.locator(".threats:visible .meter")).to_have_count(5)
    expect(page.locator(".threats:visible .heads")).to_have_text(re.compile("let in by two pushes.*chance to hold"))
    expect(page.locator(".saved")).to_contain_text("rescue: not for ")


def test_on_a_phone_my_cards_are_in_sight_where_they_are_played(server: Server, browser: Browser) -> None:
    """Below the dice, each once; those of the others lie further down."""
    for seed in range(1, MOST_GAMES + 1):
        table = open_table(server.url, "pints", 3, clock=SLOW)
        table.play(24, seed=seed, until_asked=0)
        page = sit_down(browser, table, PHONE)
        mine = page.locator(".play [data-thing^='card:0:']")
        if mine.count():
            break
    assert mine.count() > 0
    assert len({one.get_attribute("data-thing") for one in mine.all()}) == mine.count()
    for one in mine.all():
        expect(one).to_be_in_viewport(ratio=1)


def test_in_a_fight_the_rows_lie_as_the_words_say(server: Server, browser: Browser) -> None:
    """PB 8.1, 9.2. A row is told to have fought while it lies where it lay, and to be pushed as it is pushed: all of it comes of one answer."""
    context = window(browser, WIDE, calm=False)
    page = context.new_page()
    table = open_table(server.url, "pints", 3, clock=SLOW)
    table.play(50)
    page.goto(f"{server.url}/board/{table.table}#invite={table.invite}")
    page.wait_for_selector(".lanes")
    page.evaluate("""() => {
        window.told = [];
        const look = () => {
            const [words, rows] = [document.querySelector(".caption span")?.innerText ?? "", document.querySelector(".lanes").innerHTML];
            const last = window.told.at(-1);
            if (words && last?.[0] === words) last[1] = rows;
            else if (words) window.told.push([words, rows]);
            requestAnimationFrame(look);
        };
        look();
    }""")
    fought: list[tuple[str, str]] = []
    for _ in range(MOST_TRIES):
        table.play(1)
        page.wait_for_timeout(600)
        expect(page.locator(".caption")).to_have_count(0, timeout=playing.TOLD)
        told = page.evaluate("window.told")
        fought = [(one[1], other[1]) for one, other in pairwise(told) if re.match(r"Row \d: ", one[0]) and re.match(r"Row \d is pushed", other[0])]
        if fought:
            break
    assert fought and all(before != after for before, after in fought)
    context.close()


def test_what_is_asked_has_a_place_of_its_own(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pints", 3, clock=SLOW)
    table.play(10, until_asked=0)
    page = sit_down(browser, table, WIDE)
    asking = page.get_by_role("region", name="Ask and offer")
    asking.get_by_role("button", name="Cover row 3, please.").click()
    expect(page.locator(".talklist")).to_contain_text("Cover row 3, please.")
    asking.get_by_role("button", name="Ask for a beer").click()
    asking.get_by_role("button", name="Joan").click()
    expect(page.locator(".talklist")).to_contain_text("Will you buy me a beer, Joan?")
    asking.get_by_role("button", name="Point at: Row 2").click()
    expect(page.locator(".lanes .pointed")).to_have_count(1)


def test_the_pile_is_spoken_of_only_where_somebody_may_look_at_it(server: Server, browser: Browser) -> None:
    """PB 19.4. Without pub food there is nothing to claim, and no key for it."""
    for variant in ("base", "main-course"):
        table = open_table(server.url, "pints", 3, variant, clock=SLOW)
        table.play(10, until_asked=0)
        page = sit_down(browser, table, WIDE)
        expect(page.get_by_role("region", name="Ask and offer")).to_be_visible()
        claim = page.get_by_role("button", name="Claim")
        if variant == "base":
            expect(claim).to_have_count(0)
            continue
        claim.click()
        assert page.locator(".phrases .btn").all_text_contents() == ["The top card of the pile is a good one.", "The top card of the pile is a bad one."]


#: As if this Year's Pest struck what takes longest to say.
LONG_PEST = """
    const parse = JSON.parse;
    const lengthen = (found) => {
        if (!found || typeof found !== "object") return;
        if (Array.isArray(found.years) && found.years.length) found.years[0].short = "Städte mit Kräutern, Großstädte mit Nahrung";
        Object.values(found).forEach(lengthen);
    };
    JSON.parse = (text, reviver) => { const found = parse(text, reviver); lengthen(found); return found; };
"""


def test_in_german_all_that_this_year_brings_is_told_in_the_strip(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pest", 2)
    table.play(8, until_asked=0)
    context = window(browser)
    keep_drawer_open(context, "de")
    context.add_init_script(LONG_PEST)
    seat_in(context, table, 0)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    expect(page.locator("ul.era")).to_contain_text("Großstädte mit Nahrung")
    assert page.locator("ul.era p").evaluate_all("(found) => found.every((one) => one.scrollHeight <= one.clientHeight)")
    context.close()


def test_on_a_phone_a_line_says_who_would_save_me(browser: Browser, server: Server) -> None:
    """PB 16. The list of all rescuers lies below the fold; the rescue may come with any card."""
    table = open_table(server.url, "pints", 3, clock=SLOW)
    table.play(6, until_asked=0)
    page = sit_down(browser, table, PHONE)
    line, rows = page.locator(".saves"), page.locator(".saved li")
    expect(line).to_contain_text("Would save you now:")
    saving = [row for row in rows.all() if "Agnes" in str(row.locator(".who").inner_html())]
    for title in [row.locator("b").text_content() for row in saving]:
        expect(line).to_contain_text(str(title))
    page.context.close()
