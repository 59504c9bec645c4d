"""The end of a game: it shows itself, says the same to who comes later, and equals share a place."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.server.serving import Server

from .tables import open_table, seat_in
from .visiting import PHONE, WIDE, window

LONG = 60_000                                    # ms: how it ended is told first


@pytest.mark.parametrize(("game", "seats"), [("infected", 5), ("bristol", 4), ("pints", 2)])
def test_who_saw_it_end_is_shown_how_and_reads_the_same_later(server: Server, browser: Browser, game: str, seats: int) -> None:
    table = open_table(server.url, game, seats)
    table.play(4)
    context = window(browser, PHONE, calm=False)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}#invite={table.invite}")
    page.wait_for_selector(".part-table .status")
    table.play(None)
    expect(page.locator(".ending")).to_be_visible(timeout=LONG)
    expect(page.locator(".ending .acts")).to_have_attribute("data-came", re.compile(r"\d"))          # no finger that was on its way opens another game
    told = page.locator(".ending .last").inner_text()
    page.reload()
    page.get_by_role("button", name="How it ended").tap()
    assert page.locator(".ending .last").inner_text() == told
    context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(("game", "seats"), [("infected", 5), ("bristol", 4)])
def test_the_last_deeds_are_told_before_the_end_takes_over(server: Server, browser: Browser, game: str, seats: int, size: dict[str, int]) -> None:
    """Whoever is done with them presses."""
    table = open_table(server.url, game, seats)
    table.play(4)
    context = window(browser, size, calm=False)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}#invite={table.invite}")
    page.wait_for_selector(".status")
    table.play(None)
    expect(page.locator(".caption")).to_be_visible()
    expect(page.locator(".status h1")).to_have_text("Watch what happens.")
    assert page.locator(".ending").count() == 0 and "It is over" not in page.locator(".status").inner_text()
    page.wait_for_timeout(700)                                  # sooner, it might be a second press out of habit
    page.locator(".status").click()
    expect(page.locator(".ending")).to_be_visible()
    expect(page.locator(".caption p")).to_have_count(0)
    context.close()


def shared(page: WebSocketRoute) -> None:
    """One has won, two are equal behind, and one is last."""
    def heard(message: str | bytes) -> None:
        news: dict[str, Any] = json.loads(message)
        if news.get("outcome"):
            news["outcome"] |= {"winners": [2], "scores": [0.5, 0.5, 1.0, 0.0]}
        page.send(json.dumps(news))

    page.connect_to_server().on_message(heard)


def test_equals_share_a_place_in_the_order_of_their_seats(server: Server, page: Page, wide: BrowserContext) -> None:
    table = open_table(server.url, "bristol", 4)
    table.play(None)
    seat_in(wide, table, 0)
    page.route_web_socket("**/api/socket", shared)
    page.goto(f"{server.url}/table/{table.table}")
    rows = page.locator(".ending li")
    expect(rows.locator("> span")).to_have_text(["Joan", "Agnes", "Wat", "Hugh"])
    expect(rows.locator("> b")).to_have_text(["won", "2nd, with Wat", "2nd, with Agnes", "4th"])


def test_after_the_end_no_claim_is_offered(server: Server, page: Page, wide: BrowserContext) -> None:
    table = open_table(server.url, "bristol", 4)
    table.play(3)
    seat_in(wide, table, 0)
    page.goto(f"{server.url}/table/{table.table}")
    expect(page.get_by_role("button", name="Claim")).to_be_visible()
    table.play(None)
    page.reload()
    expect(page.get_by_placeholder("Say something")).to_be_visible()
    expect(page.get_by_role("button", name="Claim")).to_have_count(0)
