"""Pathologic's page: nothing on the map is dead to a finger, her move is confirmed, and every number says what it counts."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from lazaretto import bots
from lazaretto.games.pathologic import GAME
from lazaretto.hosting.heard import Asked
from lazaretto.kernel import RandomDealer
from lazaretto.tongues.voice import voice
from tests.server.serving import Server

from .playing import press, question
from .tables import PEOPLE, Table, open_alone, open_table, seat_in
from .visiting import PHONE, WIDE, keep_drawer_open, told_why_not, window

PLAGUE, BACHELOR, CHANGELING = 0, 1, 3
ANSWERED = 800                                   # ms: an answer would be here by then
FINGER = 24                                      # pixels that a touch needs
MANY = 8                                         # things in one place
A_ROUND = 16                                     # about so many questions
#: Every lit district, by a grid of points: what lies on top there must be lit as well, or mean something lit.
DEAD_TO_A_TOUCH = """() => [...document.querySelectorAll(".town .district[data-lit=can]")].flatMap((district) => {
    const path = district.querySelector("path.border"), box = path.getBoundingClientRect(), found = [];
    for (let x = box.left + 4; x < box.right; x += 6) for (let y = box.top + 4; y < box.bottom; y += 6) {
        const point = new DOMPoint(x, y).matrixTransform(path.getScreenCTM().inverse());
        if (!path.isPointInFill(point)) continue;
        const top = document.elementFromPoint(x, y)?.closest("[data-thing], [data-means], .tools, .crowds, .aside");
        if (top && top.closest(".town") && !top.matches("[data-lit], [data-means]")) found.push(`${district.dataset.thing}: ${top.dataset.thing}`);
    }
    return [...new Set(found)];
})"""
#: Names of districts that touch or cross their border: each corner of each line, and a little beyond.
ACROSS = """() => [...document.querySelectorAll(".town .district")].flatMap((district, at) => {
    const path = district.querySelector("path.border"), lines = [...document.querySelectorAll(".town .label")[at].querySelectorAll(".name, circle")];
    const isOut = ({ x, y, width, height }, slack) =>
        [x - 1, x + width + 1].some((side) => [y + slack, y + height - slack].some((level) => !path.isPointInFill(new DOMPoint(side, level))));
    return lines.filter((line) => isOut(line.getBBox(), line.matches("circle") ? 9 : 3)).map((line) => `${district.dataset.thing} ${line.textContent}`);
})"""
#: Numbers in what is shown of the game, of which nothing tells the meaning: neither the words around them nor a card beside the pointer.
UNEXPLAINED = """() => {
    const found = [], texts = document.createTreeWalker(document.querySelector("main.frame"), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const node = texts.currentNode, holder = node.parentElement;
        if (!/^[^a-z]*\\d[^a-z]*$/i.test(node.data.trim()) && !/^\\d+ \\w+ \\w+$/.test(node.data.trim())) continue;
        if (!holder.closest(".board, .seats") || !holder.getBoundingClientRect().width || holder.closest("button, .caption")) continue;
        holder.scrollIntoView({ block: "center" });
        const box = holder.getBoundingClientRect();
        const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (holder.closest("[data-why], [title]") || under?.closest("[data-why], [title]")) continue;
        found.push(`${node.data.trim()} in ${holder.closest("[class]")?.getAttribute("class")}`);
    }
    return found;
}"""

#: Districts where the map shows something else than what is read there; and those that are marked by nothing but a pattern, which a browser may leave out.
UNTRUE = """() => [...document.querySelectorAll(".town .district")].filter((district) => {
    const label = district.getAttribute("aria-label"), [here, next] = [/Plague (can be|is) here/, /could be here/].map((words) => words.test(label));
    const plain = [...district.querySelectorAll("path")].some((path) => !path.getAttribute("fill") && path.matches(".tint, .next"));
    return here !== !!district.querySelector(".hatch") || next !== !!district.querySelector(".lines") || plain !== (here || next);
}).map((district) => district.dataset.thing)"""

#: As if all who are in the town stood in 6, with an Event, a Strain and the Blockade: more the rules do not let stand anywhere.
ALL_IN_SIX = """
    const parse = JSON.parse;
    const gather = (found) => {
        if (!found || typeof found !== "object") return;
        if (!Array.isArray(found.places) || !found.places[0]?.pieces) return Object.values(found).forEach(gather);
        const pieces = found.places.flatMap((place) => place.pieces), event = found.places.find((place) => place.event)?.event;
        for (const place of found.places) Object.assign(place, { pieces: [], event: null, strain: null });
        const strain = { thing: "strain:6", title: "", laid: 2, text: "A Strain lies here." };
        Object.assign(found.places[6], { pieces, event, strain, blockade: true, curfew: true, seen: 4, died: 3 });
    };
    JSON.parse = (...text) => { const found = parse(...text); gather(found); return found; };
"""
#: As if two Healers stood in 3, beside a Strain and the Blockade, and all whom the Bachelor may send in 12.
TWO_CROWDS = """
    const parse = JSON.parse;
    const gather = (found) => {
        if (!found || typeof found !== "object") return;
        if (!Array.isArray(found.places) || !found.places[0]?.pieces) return Object.values(found).forEach(gather);
        const pieces = found.places.flatMap((place) => place.pieces), isOther = (piece) => [1, 2].includes(piece.number);
        for (const place of found.places) Object.assign(place, { pieces: [], event: null, strain: null, blockade: false });
        const strain = { thing: "strain:3", title: "", laid: 2, text: "A Strain lies here." };
        Object.assign(found.places[3], { pieces: pieces.filter(isOther), strain, blockade: true });
        Object.assign(found.places[12], { pieces: pieces.filter((piece) => !isOther(piece)) });
    };
    JSON.parse = (...text) => { const found = parse(...text); gather(found); return found; };
"""
#: As if each stood alone, and nothing lay beside; or the first three and a Strain in 3.
SCATTERED = """
    const parse = JSON.parse, together = TOGETHER;
    const scatter = (found) => {
        if (!found || typeof found !== "object") return;
        if (!Array.isArray(found.places) || !found.places[0]?.pieces) return Object.values(found).forEach(scatter);
        const pieces = found.places.flatMap((place) => place.pieces);
        const strain = { thing: "strain:3", title: "", laid: 2, text: "A Strain lies here." };
        const alone = (at) => ({ pieces: pieces.slice(together + at, together + at + 1), event: null, strain: null, blockade: false });
        for (const place of found.places) Object.assign(place, alone(place.number));
        if (together) Object.assign(found.places[3], { pieces: pieces.slice(0, together), strain });
    };
    JSON.parse = (...text) => { const found = parse(...text); scatter(found); return found; };
"""
#: What lies on top of each of them, in the list beside the map.
COVERED = """() => [...document.querySelectorAll(".crowd svg")].filter((one) => {
    one.scrollIntoView({ block: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2)) || Math.min(width, height) < 24;
}).length"""


def table_at(server: Server, kind: str, seat: int, rounds: int) -> Table:
    """From this round on this seat is asked so; a game that ends before is put away."""
    def is_wanted(asked: Asked) -> bool:
        return asked.kind == kind and asked.seats == [seat] and asked.question >= rounds * A_ROUND
    for seed in range(1, 9):
        table = open_table(server.url, "pathologic", 4)
        if table.play_until(is_wanted, seed, most=400):
            return table
    raise AssertionError(f"no game lasts {rounds} rounds")


def sit(context: BrowserContext, table: Table, seat: int) -> Page:
    seat_in(context, table, seat)
    page = context.new_page()
    page.goto(f"{table.url}/table/{table.table}")
    page.wait_for_selector(".status:not(.wait)")
    return page


@pytest.mark.parametrize("rounds", [1, 3])
def test_the_map_of_where_the_plague_can_be_says_what_is_read_there(phone: BrowserContext, server: Server, rounds: int) -> None:
    """PA 21.2. Whatever is touched."""
    page = sit(phone, table_at(server, "ActionPhase", BACHELOR, rounds), BACHELOR)
    assert page.locator(".town .hatch").count() and not page.evaluate(UNTRUE)
    page.locator(".town [data-lit=can]:not(.district)").first.tap(force=True)
    assert not page.evaluate(UNTRUE)


def test_what_lies_in_a_lit_district_is_touched_as_the_district(wide: BrowserContext, server: Server) -> None:
    page = sit(wide, table_at(server, "Creeping", PLAGUE, 3), PLAGUE)
    assert page.locator(".district[data-lit=can]").count() > 0
    assert page.evaluate(DEAD_TO_A_TOUCH) == []
    on_top = page.locator(".town [data-means^='place:']").first
    place = on_top.get_attribute("data-means")
    press(on_top)
    expect(page.locator(f".town [data-thing='{place}']")).to_have_attribute("data-lit", "chosen")


def test_on_a_phone_too(phone: BrowserContext, server: Server) -> None:
    page = sit(phone, table_at(server, "Creeping", PLAGUE, 3), PLAGUE)
    assert page.evaluate(DEAD_TO_A_TOUCH) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_whatever_stands_in_one_district_can_be_touched(browser: Browser, server: Server, size: dict[str, int]) -> None:
    table = table_at(server, "ActionPhase", BACHELOR, 2)
    with window(browser, size) as context:
        keep_drawer_open(context)
        context.add_init_script(ALL_IN_SIX)
        page = sit(context, table, BACHELOR)
        page.locator(".crowd .name").last.scroll_into_view_if_needed()
        expect(page.locator(".crowd .name").last).to_be_in_viewport()
        assert page.locator(".crowd svg").count() > MANY
        assert page.evaluate(COVERED) == 0


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_crowd_leaves_the_map_where_it_is(browser: Browser, server: Server, size: dict[str, int]) -> None:
    """Also one of all who are in the town, which is far longer than the map is wide: a wheel turns it on."""
    table, boxes = table_at(server, "ActionPhase", BACHELOR, 2), []
    for together in (0, 6, 12):
        with window(browser, size) as context:
            context.add_init_script(SCATTERED.replace("TOGETHER", str(together)))
            page = sit(context, table, BACHELOR)
            expect(page.locator(".crowd")).to_have_count(1 if together else 0)
            boxes.append(page.locator(".town .district").first.bounding_box())
            if together == 12 and size == WIDE:
                page.locator(".crowd b").hover()
                page.mouse.wheel(0, 2000)
                expect(page.locator(".crowd .name").last).to_be_in_viewport(ratio=1)
    assert boxes[0] == pytest.approx(boxes[1], abs=0.5) and boxes[0] == pytest.approx(boxes[2], abs=0.5)


def test_what_explains_a_place_covers_no_part_of_the_map(wide: BrowserContext, server: Server) -> None:
    page = sit(wide, table_at(server, "ActionPhase", BACHELOR, 2), BACHELOR)
    town = page.locator(".mapbox").bounding_box()
    for number in (1, 5, 8, 15):
        page.locator(f".town [data-thing='place:{number}']").hover(force=True, position={"x": 12, "y": 30})
        card = page.locator(".hovercard").bounding_box()
        assert card and town and (card["y"] >= town["y"] + town["height"] or card["x"] >= town["x"] + town["width"]), number


def test_what_explains_a_place_leaves_the_open_drawer_free(wide: BrowserContext, server: Server) -> None:
    """And the question above it, and the moves beside it: below the moves there is room."""
    keep_drawer_open(wide)
    page = sit(wide, table_at(server, "ActionPhase", BACHELOR, 2), BACHELOR)
    expect(page.locator(".drawer.held .in")).to_be_visible()
    page.locator(".town [data-thing='place:15']").hover(force=True, position={"x": 12, "y": 30})
    card, others = page.locator(".hovercard").bounding_box(), [page.locator(each).bounding_box() for each in (".mapbox", ".drawer .in", ".status")]
    assert card
    for box in others:
        assert box and (card["y"] >= box["y"] + box["height"] or card["y"] + card["height"] <= box["y"] or card["x"] >= box["x"] + box["width"])


def test_on_a_phone_the_map_stays_where_it_is_while_another_is_asked(phone: BrowserContext, server: Server) -> None:
    table = table_at(server, "Cancelling", CHANGELING, 1)
    seat_in(phone, table, BACHELOR)
    page = phone.new_page()
    page.goto(f"{table.url}/table/{table.table}")
    expect(page.locator(".status.wait:not(.steady)")).to_be_visible()
    asked = page.locator(".status").bounding_box()
    page.locator(".status").evaluate("(status) => status.classList.add('steady')")
    assert asked == page.locator(".status").bounding_box()


def test_on_a_phone_whoever_may_act_has_room_for_a_finger(phone: BrowserContext, server: Server) -> None:
    """On the map, or in the list of a district that has no room for all; nobody twice."""
    page = sit(phone, table_at(server, "ActionPhase", BACHELOR, 5), BACHELOR)
    found = page.locator(".mapbox [data-thing^='piece:'], .mapbox [data-thing^='event:'], .mapbox [data-thing^='strain:']")
    sizes = {str(one.get_attribute("data-thing")): one.bounding_box() for one in found.all()}
    assert len(sizes) == found.count() > 0
    assert {thing: box for thing, box in sizes.items() if box is None or min(box["width"], box["height"]) < FINGER} == {}


def test_a_finger_on_a_greyed_place_or_piece_is_told_why_not(phone: BrowserContext, server: Server) -> None:
    """TABLE 1. On a phone the list, which says it too, is not in sight."""
    page = sit(phone, table_at(server, "ActionPhase", BACHELOR, 3), BACHELOR)
    told_why_not(page, page.locator(".mapbox [data-lit=no]").last)


def test_a_crowd_that_is_touched_on_the_map_is_shown_in_the_list(phone: BrowserContext, server: Server) -> None:
    """To who is not asked: then a touch of a district moves nothing."""
    table = table_at(server, "ActionPhase", BACHELOR, 5)
    phone.add_init_script(SCATTERED.replace("TOGETHER", "6"))
    seat_in(phone, table, 2)
    page = phone.new_page()
    page.goto(f"{table.url}/table/{table.table}")
    page.wait_for_selector(".status.wait")
    crowd = page.locator(".crowd").last
    number = crowd.locator("b").text_content()
    page.locator(f".town [data-thing='place:{number}'] .border").dispatch_event("click")
    expect(crowd).to_be_in_viewport()


def test_on_a_phone_the_half_of_the_map_where_she_may_go_is_in_sight(phone: BrowserContext, server: Server) -> None:
    """Beside an open drawer there is no room for all of it."""
    page = sit(phone, table_at(server, "Creeping", PLAGUE, 3), PLAGUE)
    if page.locator(".digest").count():
        page.get_by_role("button", name="I have read it").click()
    boxes = [place.bounding_box() for place in page.locator(".district.can .border").all()]
    middles, seen = [box["y"] + box["height"] / 2 for box in boxes if box], page.locator(".play").bounding_box()
    assert seen and middles and seen["y"] < sum(middles) / len(middles) < seen["y"] + seen["height"]


def test_on_a_phone_the_drawer_is_folded_away_and_the_map_goes_on_showing_what_only_she_sees(phone: BrowserContext, server: Server) -> None:
    page = sit(phone, table_at(server, "Creeping", PLAGUE, 3), PLAGUE)
    if page.locator(".digest").count():
        page.get_by_role("button", name="I have read it").click()
    before = page.locator(".play").bounding_box()
    page.get_by_role("button", name="Fold away").tap()
    after = page.locator(".play").bounding_box()
    assert before and after and after["height"] > before["height"] + 100
    expect(page.locator(".drawer h3:visible", has_text="Hit List")).to_have_count(0)
    expect(page.locator(".town .thread").first).to_be_visible()
    for place in page.locator(".district.can:not(.later) .border").all():
        box = place.bounding_box()
        assert box and after["y"] <= box["y"] + 1 and box["y"] + box["height"] <= after["y"] + after["height"] + 1, "now all she may touch is in sight"
    expect(page.get_by_role("button", name="Orders")).to_have_count(0)                 # she holds nothing that answers a window
    page.get_by_role("button", name="Unfold").tap()
    expect(page.locator(".drawer h3:visible", has_text="Hit List")).to_have_count(1)


def test_on_a_phone_no_key_below_the_map_touches_the_edge(phone: BrowserContext, server: Server) -> None:
    page = sit(phone, table_at(server, "Creeping", PLAGUE, 3), PLAGUE)
    boxes = [key.bounding_box() for key in page.locator(".mapbox .tools button").all()]
    assert boxes and all(box and box["x"] >= 8 and box["x"] + box["width"] <= PHONE["width"] - 8 for box in boxes)


def test_in_german_the_town_s_heading_stands_in_one_line(server: Server, browser: Browser) -> None:
    table = table_at(server, "Creeping", PLAGUE, 3)
    context = window(browser)
    keep_drawer_open(context, "de")
    page = sit(context, table, PLAGUE)
    parts = page.locator(".seats h2.head > *").evaluate_all("(found) => found.map((one) => one.getBoundingClientRect().height)")
    assert len(parts) == 2 and max(parts) < 24
    assert page.locator(".seats h2.head").evaluate("(head) => head.scrollWidth <= head.clientWidth")
    context.close()


def test_her_move_is_marked_by_a_touch_and_made_by_holding(wide: BrowserContext, server: Server) -> None:
    """TABLE 5.3. Whether she goes or stays."""
    page = sit(wide, table_at(server, "Creeping", PLAGUE, 3), PLAGUE)
    asked = question(page)
    page.locator(".side .move", has_text=re.compile("^.*(Stay in|Go to)")).first.click()
    key = page.locator(".status .btn[data-hold]")
    expect(key).to_contain_text("Hold: ")
    assert question(page) == asked
    key.hover()
    page.mouse.down()
    expect(page.locator(".status")).not_to_have_attribute("data-question", asked)
    page.mouse.up()


def test_no_double_click_moves_her(wide: BrowserContext, server: Server) -> None:
    """On the map, in the list, on the key that says it: she stays until something is held."""
    page = sit(wide, table_at(server, "Creeping", PLAGUE, 3), PLAGUE)
    asked = question(page)
    place = page.locator(".district[data-lit=can]").first.get_attribute("data-thing")
    map_and_list = page.locator(f".town .district[data-thing='{place}']"), page.locator(".side .move[data-hold]").first
    for found in (*map_and_list, page.locator(".status .btn[data-hold]")):
        for _ in range(2):
            found.dblclick(force=True)                     # also where a piece lies on it
    page.wait_for_timeout(ANSWERED)
    assert question(page) == asked and page.locator(".status").get_attribute("data-busy") == "false"
    expect(page.locator(".side .move.chosen")).to_have_count(1)


def test_nor_does_a_double_tap_but_a_finger_that_stays(phone: BrowserContext, server: Server) -> None:
    page = sit(phone, table_at(server, "Creeping", PLAGUE, 3), PLAGUE)
    asked, headline = question(page), page.locator(".status h1").inner_text()
    keys = page.locator(".keys .keybtn", has_text=re.compile("^(Hold: )?(Go to|Stay in)"))
    expect(page.locator(".seal:visible")).to_have_count(0)       # it can be taken back
    for found in (keys.last, keys.last, keys.last):
        found.tap()
    expect(keys).to_have_count(1)
    expect(keys).to_have_count(1)
    expect(keys).to_contain_text("Hold: ")
    page.wait_for_timeout(ANSWERED)
    assert question(page) == asked
    box = keys.bounding_box()
    assert box is not None
    finger = phone.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]})
    expect(page.locator(".status")).not_to_have_attribute("data-question", asked)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".status h1")).to_have_text(headline)


def test_by_keys_she_is_moved_by_two_presses_apart(wide: BrowserContext, server: Server) -> None:
    page = sit(wide, table_at(server, "Creeping", PLAGUE, 3), PLAGUE)
    asked = question(page)
    page.locator(".side .move[data-hold]").first.focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    page.wait_for_timeout(ANSWERED)
    assert question(page) == asked
    page.keyboard.press("Enter")
    expect(page.locator(".status")).not_to_have_attribute("data-question", asked)


def test_every_number_says_what_it_counts(wide: BrowserContext, phone: BrowserContext, server: Server) -> None:
    """TABLE 5.1. To a Healer, and to the Plague on a phone."""
    for context, kind, seat in ((wide, "ActionPhase", BACHELOR), (phone, "Creeping", PLAGUE)):
        assert sit(context, table_at(server, kind, seat, 4), seat).evaluate(UNEXPLAINED) == []


def test_signs_are_dated(wide: BrowserContext, server: Server) -> None:
    """TABLE 5.3. Each Strain that lies face down says when it was laid."""
    page = sit(wide, table_at(server, "ActionPhase", BACHELOR, 4), BACHELOR)
    signs = page.locator(".town .label .sign")
    assert signs.locator("use[href$='#strain']").count() == page.locator(".town .strain").count()
    assert all([re.fullmatch(r"\s*(rd \d+|Curfew|Miasma)\s*", text or "") for text in signs.all_text_contents()])


def test_in_a_replay_on_a_phone_no_hand_lies_on_the_map(phone: BrowserContext, server: Server) -> None:
    """Whoever looks through all eyes scrolls from the map to the hands, one below the other."""
    table = open_table(server.url, "pathologic", 2)
    table.play(None)
    seat_in(phone, table, PLAGUE)
    page = phone.new_page()
    page.goto(f"{server.url}/replay/{table.table}")
    page.wait_for_selector(".town")
    page.get_by_role("button", name="all cards face up").click()
    expect(page.locator(".drawer")).to_have_count(2)
    edges = page.locator(".tickers, .drawer").evaluate_all("(found) => found.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])")
    assert all([below[0] >= above[1] - 1 for above, below in pairwise(edges)]), edges


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_district_has_its_number_or_name_across_its_border(browser: Browser, server: Server, language: str) -> None:
    context = window(browser)
    keep_drawer_open(context, language)
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'pathologic', 4)}")
    page.wait_for_selector(".town .label")
    page.evaluate("document.fonts.ready")
    assert page.evaluate(ACROSS) == []
    context.close()


def test_on_a_phone_lists_of_crowds_keep_the_order_of_their_districts_in_one_line(phone: BrowserContext, server: Server) -> None:
    """Whoever may be touched now: else they would change places from question to question."""
    phone.add_init_script(TWO_CROWDS)
    page = sit(phone, table_at(server, "ActionPhase", BACHELOR, 2), BACHELOR)
    assert page.locator(".crowd b").all_text_contents() == ["3", "12"]
    line = page.locator(".crowds").evaluate_all("found => found.map((one) => one.getBoundingClientRect().height)")
    assert len(line) == 1
    expect(page.locator("#crowd-12")).to_be_in_viewport()


def test_on_a_phone_the_whole_town_is_in_sight(phone: BrowserContext, server: Server) -> None:
    page = sit(phone, table_at(server, "ActionPhase", BACHELOR, 2), BACHELOR)
    boxes = [one.bounding_box() for one in page.locator(".town .border, .town .sign").all()]
    assert len(boxes) > MANY and all(box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"] for box in boxes)


def test_on_a_phone_what_the_marks_say_is_told_on_demand_and_takes_no_room(phone: BrowserContext, server: Server) -> None:
    page = sit(phone, table_at(server, "ActionPhase", BACHELOR, 2), BACHELOR)
    expect(page.locator(".legend")).to_have_count(0)
    page.get_by_role("button", name="Marks").tap()
    expect(page.locator(".legend")).to_be_in_viewport()
    expect(page.get_by_text("a Strain, face down")).to_be_in_viewport()


def test_on_a_phone_my_counters_stand_below_the_map(phone: BrowserContext, server: Server) -> None:
    """PA 2.14. One needs them at every Event; of a watcher nobody's stand there."""
    page = sit(phone, table_at(server, "ActionPhase", BACHELOR, 1), BACHELOR)
    held = page.locator(".tickers .held")
    expect(held).to_have_count(1)
    assert held.evaluate("(row) => row.children.length === 3 && row.scrollWidth <= row.clientWidth")


def test_on_a_phone_my_row_hides_nobody_s_counters(phone: BrowserContext, server: Server) -> None:
    """Who must answer a Reaction looks at what the others have."""
    page = sit(phone, table_at(server, "ActionPhase", BACHELOR, 2), BACHELOR)
    page.locator(".tabs").get_by_role("button", name="Seats").tap()
    expect(page.locator(".seats .seat.me")).to_have_css("position", "static")


#: Of what is asked and the hint below it, those that a phone cuts: as high as the title is, with Undo beside it.
CUT = """(asked) => asked.filter(([title, lead, detail]) => {
    const status = document.querySelector(".status.steady"), head = status.querySelector("h1"), hint = status.querySelector(".say p span");
    head.classList.toggle("long", title.length > 42);
    head.textContent = title;
    hint.textContent = `${lead} ${detail}`.trim();
    return head.offsetHeight + hint.offsetHeight > status.clientHeight - 12;
})"""
GAMES = 3


def asked_in_games(language: str) -> list[tuple[str, str, str]]:
    """What is asked of whom outside a window in games of rules of thumb, each once; behind whose turn it is, if it is another's."""
    speaks, found = voice(GAME, language), dict[tuple[str, str, str], None]()
    for seed in range(GAMES):
        dealer, thumbs = RandomDealer(seed), [bots.make("thumb", GAME, seat, seed) for seat in range(4)]
        position = GAME.begin(4, "base", dealer)
        while position.outcome is None:
            t, question = position.table, position.question
            for seat in position.asked if question is not None and not question.is_window(t) else ():
                page = speaks.page(position.seen_by(seat), (), PEOPLE[:4])
                found[page.title, f"{PEOPLE[t.active]} has the turn." if t.round and seat != t.active else "", page.detail] = None
            seat = position.asked[0]
            position = position.after(seat, thumbs[seat].choose(position.seen_by(seat), position.options(seat)), dealer)
    return list(found)


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_phone_no_hint_is_cut(phone: BrowserContext, server: Server, language: str) -> None:
    """Two lines beside a title of one, or one beside two: more would move the map."""
    page = sit(phone, table_at(server, "ActionPhase", BACHELOR, 2), BACHELOR)
    page.evaluate("document.fonts.ready")
    expect(page.locator(".status .undo")).to_be_visible()
    expect(page.locator(".status .right")).not_to_contain_text("10:00")        # wider than it ever is after the first second
    asked = asked_in_games(language)
    assert len(asked) > 100 and page.evaluate(CUT, asked) == []


def test_on_a_phone_the_map_stays_where_it_is_whoever_is_listed_above_it(browser: Browser, server: Server) -> None:
    table, found = table_at(server, "ActionPhase", BACHELOR, 2), list[tuple[bool, float]]()
    for together in (3, 0):
        with window(browser, PHONE) as context:
            keep_drawer_open(context)
            context.add_init_script(SCATTERED.replace("TOGETHER", str(together)))
            page = sit(context, table, BACHELOR)
            box = page.locator(".town").bounding_box()
            assert box
            found.append((page.locator(".crowds").count() > 0, box["y"]))
    assert [is_listed for is_listed, _ in found] == [True, False] and found[0][1] == found[1][1]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_who_does_not_want_to_be_asked_for_influence_in_the_own_turn_says_so_once(browser: Browser, server: Server, size: dict[str, int]) -> None:
    """PA 11.2. By a key right there; the order lies beside the others, where it is taken back. No other question has the key."""
    table = open_table(server.url, "pathologic", 4)
    assert table.play_until(lambda asked: asked.kind == "Influencing" and asked.seats == [BACHELOR] and not asked.window, seed=1, most=400)
    context = browser.new_context(viewport=size)
    page = sit(context, table, BACHELOR)
    key = page.get_by_role("button", name="Don't ask in my turns").locator("visible=true")
    expect(page.locator(".status")).to_contain_text("Play an Influence now?")
    key.click()
    expect(page.locator(".status")).to_contain_text("actions left", timeout=20_000)        # others are asked before it
    expect(key).to_have_count(0)
    page.get_by_role("button", name="Orders").click()
    own = page.locator("[data-order='Influencing own']")
    expect(own).to_have_value("anyone")
    expect(page.locator("[data-order='Influencing play no Influence']")).to_have_value("")
    own.select_option(label="ask me")
    page.reload()
    page.get_by_role("button", name="Orders").click()
    expect(own).to_have_value("")
    context.close()


def test_what_may_be_said_is_no_claim_for_a_claim_is_an_action(wide: BrowserContext, server: Server) -> None:
    """PA 12.7, 21.1."""
    page = sit(wide, table_at(server, "ActionPhase", BACHELOR, 1), BACHELOR)
    talk = page.locator("section.talk")
    expect(talk.get_by_role("button", name="Phrases")).to_be_visible()
    expect(talk).not_to_contain_text(re.compile("claim", re.IGNORECASE))
    expect(page.locator(".moves")).to_contain_text("Claim a Resource")
