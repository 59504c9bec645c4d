"""Reaction windows below the board of a small phone: question, answers and the bar that drains are in sight, and nothing scrolls, whatever window it is."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import lazaretto
from lazaretto.hosting.heard import Asked
from lazaretto.hosting.paging import key
from lazaretto.kernel import Position
from lazaretto.tongues.voice import voice
from tests.games.bristol import town as bristol
from tests.games.pathologic.place import town
from tests.server.serving import Server

from .tables import PEOPLE, open_table, seat_in
from .visiting import PHONE, keep_drawer_open, window

LEAST_BOARD = 130                       # of 640 points that a phone is high
OPENED = 64                             # points by which the slot of an open drawer is higher than that of a shut one
STREET = """
    birch  5  amber brun
    cedar  3  cyan
    oak    3  dora emil
"""
EVERYBODY = "maria vlad andrey notkin capella saburov"
#: Every kind of window that the games have, with as many answers as a hand can hold.
PICTURES = {
    "three Whips": lambda: bristol.town(STREET, hands={"brun": "arsenic/whip chicken/whip emeralds/whip"}).after("amber pushes brun"),
    "no Whip": lambda: bristol.town(STREET, hands={"brun": "arsenic/leeches"}).after("amber pushes brun"),
    "No": lambda: town(active="bachelor", hands={"bachelor": "curfew", "changeling": "no"}).after("bachelor plays curfew 4"),
    "Tithe": lambda: town(active="bachelor", hands={"haruspex": "tithe"}).after("bachelor claims key"),
    "No to a Tithe": lambda: town(
        active="bachelor", hands={"haruspex": "tithe tithe", "changeling": "no"},
    ).after("bachelor claims key", "haruspex reacts tithe"),
    "Post-Mortem": lambda: town(active="plague", phase="showing", lair=4, free="maria", hands={"bachelor": "post-mortem"}).after("plague infects 4"),
    "Haruspicy": lambda: town(
        active="plague", phase="showing", lair=4, free="maria", hands={"haruspex": "haruspicy"},
    ).after("plague infects 4").until("Divining"),
    "the Bachelor's Influence": lambda: town(
        active="haruspex", phase="setup", free=EVERYBODY, hands={"bachelor": "paralysis quarantine-order evacuation"},
    ),
    "the Changeling's Influence": lambda: town(
        active="haruspex", phase="setup", events={5: "coin", 6: "key"}, sheets={"haruspex": "coin key", "bachelor": "secret"},
        hands={"changeling": "thiefs-hands false-witness"},
    ),
}
#: What of the window is cut off, by itself or by what it lies in: the question above the board, each answer, the bar.
CUT_OFF = """() => {
    const found = [];
    for (const one of document.querySelectorAll(".status h1, .status p, .docked .win .btn, .docked .slot, .docked .else, .docked .drain")) {
        const box = one.getBoundingClientRect(), name = `${one.className} ${one.textContent.trim()}`;
        const isMore = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
        if (isMore) found.push(`${name} has more than is shown`);
        for (let holder = one.parentElement; holder; holder = holder.parentElement) {
            const frame = holder.getBoundingClientRect();
            const isOut = box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
            if (isOut && getComputedStyle(holder).overflowY !== "visible") found.push(`${name} is cut off`);
        }
        if (box.bottom > innerHeight || box.height < 8) found.push(`${name} is out of sight`);
    }
    return found;
}"""


def asked_in(picture: str, language: str) -> tuple[str, int, dict[str, Any]]:
    """The game, the seat that is asked, and what its page is told instead of what it would be."""
    position: Position = PICTURES[picture]().position
    game = lazaretto.game("bristol" if "Whip" in picture else "pathologic")
    seat, names, speaks = position.asked[0], tuple(PEOPLE[:position.table.rules.seats]), voice(game, language)
    view = position.seen_by(seat)
    assert view.question is not None and view.question.is_window(view.table)
    options = [key(speaks, view, seat, move, names, final=False) for move in view.options(seat)]
    below = [asked_in("Tithe", language)[2]["title"]] if "No to" in picture else []
    shown = speaks.page(view, (), names)
    told = Asked(9999, type(view.question).__name__, [seat], window=True, left=6.0, options=options, safe=options[0].move, within=below)
    return game.name, seat, {"asked": msgspec.to_builtins(told), "title": shown.title, "detail": shown.detail}


def asks(told: dict[str, Any]) -> Any:
    """The page hears this in place of what is asked."""
    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def heard(message: str | bytes) -> None:
            news = json.loads(message)
            if news["is"] == "news":
                news["asked"] = told["asked"]
                if "page" in news:
                    news["page"] = {**news["page"], "title": told["title"], "detail": told["detail"]}
            page.send(json.dumps(news))

        server.on_message(heard)
    return between


def at_a_window(server: Server, browser: Browser, picture: str, language: str, *, drawer: bool = True) -> Page:
    game, seat, told = asked_in(picture, language)
    table = open_table(server.url, game, 5 if game == "bristol" else 4)
    table.play(0)
    context = window(browser, PHONE)
    keep_drawer_open(context, language)
    if not drawer:
        context.add_init_script(f"localStorage.setItem('lazaretto.settings', JSON.stringify({{ keepDrawer: false, language: '{language}' }}))")
    seat_in(context, table, seat)
    page = context.new_page()
    page.route_web_socket("**/api/socket", asks(told))
    page.goto(f"{server.url}/table/{table.table}")
    page.wait_for_selector(".docked .win")
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("picture", PICTURES)
def test_a_window_on_a_phone_is_wholly_in_sight(picture: str, language: str, server: Server, browser: Browser) -> None:
    heights = []
    for drawer in (False, True):
        page = at_a_window(server, browser, picture, language, drawer=drawer)
        assert page.evaluate(CUT_OFF) == []
        board, docked = page.locator(".stage").bounding_box(), page.locator(".docked").bounding_box()
        assert board and docked and board["height"] >= LEAST_BOARD
        heights.append(docked["height"])
        expect(page.locator(".docked .drain")).to_be_visible()
        page.context.close()
    assert heights[1] - heights[0] == pytest.approx(OPENED), "open it is higher by as much, whatever one holds"


def test_standing_orders_are_given_while_a_window_is_open(server: Server, browser: Browser) -> None:
    page = at_a_window(server, browser, "Tithe", "en")
    page.get_by_role("button", name="Orders").tap()
    order = page.locator(".orders select").first
    expect(order).to_be_in_viewport()
    assert page.evaluate(CUT_OFF) == []
    order.select_option("anyone")
    expect(order).to_have_value("anyone")
    page.context.close()


@pytest.mark.parametrize("drawer", [False, True], ids=["shut", "open"])
def test_one_key_of_a_window_answers_so_from_now_on(drawer: bool, server: Server, browser: Browser) -> None:
    """Whatever the hand holds, and until it is taken back."""
    page = at_a_window(server, browser, "Tithe", "en", drawer=drawer)
    page.locator(".docked").get_by_role("button", name="Don't ask again").tap()
    again = page.locator(".docked").get_by_role("button", name="Ask me again")
    expect(again).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".docked .else")).to_contain_text("answered for you, as ordered")
    page.get_by_role("button", name="Orders").tap()
    orders = page.locator(".orders select")
    expect(orders.first).to_be_visible()
    assert orders.evaluate_all("all => all.filter((one) => one.value === 'anyone').length") == 1
    again.tap()
    expect(page.locator(".docked").get_by_role("button", name="Don't ask again")).to_be_visible()
    expect(page.locator(".docked .else")).not_to_contain_text("answered for you")
    page.context.close()


def test_each_whip_in_the_hand_has_its_key(server: Server, browser: Browser) -> None:
    page = at_a_window(server, browser, "three Whips", "en")
    expect(page.locator(".docked .slot .btn")).to_have_count(3)
    page.context.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_of_an_influence_with_many_targets_all_are_reached_without_scrolling_the_window(language: str, server: Server, browser: Browser) -> None:
    """The cards are folds; in one the first targets stand there, and the rest are among the moves, still narrowed."""
    page = at_a_window(server, browser, "the Bachelor's Influence", language)
    page.locator(".docked .slot .btn", has_text="…").first.tap()
    assert page.evaluate(CUT_OFF) == []
    in_sight = page.locator(".docked .slot [data-move]").count()
    page.locator(".docked .slot .btn").last.tap()
    expect(page.locator(".side .win")).to_be_visible()
    assert page.locator(".side .win .slot [data-move]").count() > in_sight > 0
    page.context.close()
