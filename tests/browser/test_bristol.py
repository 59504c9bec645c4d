"""TABLE.md 5.2: what the page of Bristol promises besides what all pages do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import Server

from .tables import Table, open_table, seat_in
from .test_room_for_all import hears
from .visiting import PHONE, WIDE, keep_drawer_open, window

SLOW = {"kind": "slow", "seconds": 86_400}      # no bot sits in for who is not here
ANSWERS = 14                                    # more than two rounds of six
LEAST_CONTRAST = 4.5
LEAST_SIZE = 12.5                               # pixels on the screen
#: What of the columns leaves its frame, is cut off, is smaller than a finger finds, or lies under something else.
HIDDEN = """columns => columns.flatMap((column) => {
    const frame = column.getBoundingClientRect();
    return [...column.querySelectorAll(".title span, .space, .place, .die, .row, p")].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isOut = left < frame.left || right > frame.right || bottom > frame.bottom || part.scrollWidth > part.clientWidth + 1 && !part.matches(".die");
        const isLow = part.scrollHeight > part.clientHeight + 1 && part.matches("p, .row") || part.matches(".die") && bottom - top < 24;
        return isOut || isLow || !column.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }).map((part) => `${part.classList} ${part.textContent}`);
})"""
BOXES = """parts => parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height).map(({ top, height }) => `${top} ${height}`)"""
#: Of each number beside the road: how large it is on the screen, and its contrast with what it stands on.
NUMBERS = """numbers => {
    const linear = (part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const light = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map((part) => linear(part / 255));
    const luminance = (colour) => { const [red, green, blue] = light(colour); return 0.2126 * red + 0.7152 * green + 0.0722 * blue; };
    const probe = document.body.appendChild(document.createElement("i"));
    const grounds = ["--paper", "--sheet"].map((name) => { probe.style.color = `var(${name})`; return luminance(getComputedStyle(probe).color); });
    probe.remove();
    return numbers.map((number) => {
        const style = getComputedStyle(number), own = luminance(style.fill);
        const contrasts = grounds.map((ground) => (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05));
        return [parseFloat(style.fontSize) * number.getScreenCTM().a, Math.min(...contrasts)];
    });
}"""


def sit_down(browser: Browser, table: Table, size: dict[str, int]) -> Page:
    """In German, by night."""
    context = window(browser, size, "dark")
    keep_drawer_open(context, "de")
    seat_in(context, table, 0)
    page = context.new_page()
    page.goto(f"{table.url}/table/{table.table}#deal")
    page.wait_for_selector(".status")
    return page


@pytest.mark.parametrize(("size", "parts"), [(WIDE, ".street, .groups, .wide .shelf"), (PHONE, ".column, .columns + svg")], ids=["wide", "phone"])
def test_whatever_the_dice_show_the_board_keeps_its_size(server: Server, browser: Browser, size: dict[str, int], parts: str) -> None:
    table = open_table(server.url, "bristol", 6, clock=SLOW)
    table.play(1, seed=3)
    page, found, said = sit_down(browser, table, size), set[str](), set[str]()
    for _ in range(ANSWERS):
        table.play(1, seed=3)
        page.reload()
        page.wait_for_selector(".status h1")
        page.wait_for_timeout(300)
        if page.locator(".win, .digest").count() == 0:
            found.add(" · ".join(page.locator(parts).evaluate_all(BOXES)))
            said.add(" · ".join(page.locator(".told, .column p").all_text_contents()))
    assert len(said) > 2 and len(found) == 1, (said, found)


def test_numbers_beside_the_road_can_be_read_by_night(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 6, clock=SLOW)
    table.play(9, seed=3)
    page = sit_down(browser, table, WIDE)
    sizes, contrasts = zip(*page.locator(".street .space, .street .forecast text").evaluate_all(NUMBERS), strict=True)
    assert min(sizes) >= LEAST_SIZE and min(contrasts) >= LEAST_CONTRAST, (min(sizes), min(contrasts))


def test_what_a_die_is_told_covers_no_other_die(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 6, clock=SLOW)
    table.play(2, seed=3)
    page = sit_down(browser, table, WIDE)
    for die in page.locator(".groups .die").all():
        die.hover(force=True)
        expect(page.locator(".hovercard")).to_contain_text("Würfel")
        card, group = page.locator(".hovercard").bounding_box(), page.locator(".groups").bounding_box()
        assert card and group and (card["y"] + card["height"] <= group["y"] or card["y"] >= group["y"] + group["height"])


def test_beside_an_open_drawer_of_a_phone_all_three_lanes_are_in_sight_and_two_remedies_have_room(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 6, clock=SLOW)
    table.play(0)
    context = window(browser, PHONE)
    keep_drawer_open(context)
    seat_in(context, table, table.asked)
    page = context.new_page()
    page.goto(f"{table.url}/table/{table.table}")
    expect(page.locator(".drawer .symptoms .card")).to_have_count(2)
    drawer = page.locator(".drawer").bounding_box()
    lanes = [box for lane in page.locator(".narrow .ground").all() if (box := lane.bounding_box())]
    assert drawer and len(lanes) == 3 and all(lane["y"] + lane["height"] <= drawer["y"] for lane in lanes)
    places = [box for place in page.locator(".drawer .slot").all()[:2] if (box := place.bounding_box())]
    assert len(places) == 2 and all(place["x"] + place["width"] <= PHONE["width"] for place in places)
    context.close()


def all_for(cart: int, forecast: str) -> Callable[[dict[str, Any]], None]:
    def change(board: dict[str, Any]) -> None:
        for die in board["dice"]:
            die["cart"] = cart
        for one in board["carts"]:
            one.update(space=13, stack=2, mingles=True, leaves=True, forecast=forecast if one["cart"] == cart else "+0")
    return change


@pytest.mark.parametrize(("language", "forecast"), [("en", "+6, mingle and leave"), ("de", "+6, Gedränge, durchs Tor")])
@pytest.mark.parametrize("cart", range(3))
def test_beside_an_open_drawer_of_a_phone_six_dice_of_one_cart_have_room(server: Server, browser: Browser, cart: int, language: str, forecast: str) -> None:
    table = open_table(server.url, "bristol", 9, clock=SLOW)
    table.play(0)
    context = window(browser, PHONE)
    keep_drawer_open(context, language)
    seat_in(context, table, table.asked)
    page = context.new_page()
    page.route_web_socket("**/api/socket", hears(all_for(cart, forecast)))
    page.goto(f"{table.url}/table/{table.table}")
    expect(page.locator(".column .die")).to_have_count(6)
    page.evaluate("document.fonts.ready")
    assert page.locator(".column").evaluate_all(HIDDEN) == []
    context.close()
