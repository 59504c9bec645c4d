"""What players show each other on the board: pins among allies, and pointing; and a table that wants no odds."""

from __future__ import annotations

import asyncio
import contextlib
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from lazaretto import bots
from lazaretto.adapters.network import NetworkSeat, SaidNo
from tests.server.serving import Server

from .tables import MESSAGES, PEOPLE, Table, open_table, seat_in
from .visiting import PHONE, WIDE, keep_drawer_open, window

GAMES = 12                              # in one of which two Healers become allies
Allies = tuple[int, int]


def with_allies(server: Server) -> tuple[Table, Allies]:
    """A game of Pathologic in which Healers give their Pact token away as soon as they may; and two of them whom a Pact joins."""
    for _ in range(GAMES):
        table = open_table(server.url, "pathologic", 4)
        with ThreadPoolExecutor(1) as elsewhere:
            found = elsewhere.submit(asyncio.run, played_until_allies(table)).result()
        if found is not None:
            return table, found
    raise AssertionError("nobody became an ally")


async def played_until_allies(table: Table) -> Allies | None:
    """None if the game is over first."""
    choose, thumbs = random.Random(5), [bots.make("thumb", table.game, seat, 1) for seat in range(4)]
    async with contextlib.AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(NetworkSeat(table.url, table.table, token, messages=MESSAGES)) for token in table.tokens]
        await seats[0].begin()
        while not any(seat.latest and seat.latest.table.state == "over" for seat in seats):
            for number, seat in enumerate(seats):
                if seat.latest and seat.latest.allies:
                    return number, seat.latest.allies[0]
            asked = [seat for seat in seats if seat.latest and seat.latest.asked and seat.latest.asked.options and not seat.latest.asked.held]
            if asked and asked[0].latest and asked[0].latest.asked:
                pacts = [option.move for option in asked[0].latest.asked.options if option.move.startswith("pledge")]
                with contextlib.suppress(SaidNo):
                    await asked[0].answer(choose.choice(pacts) if pacts else table.chosen(asked[0], thumbs, choose))
            await asyncio.sleep(0.002 if asked else 0.02)
    return None


def sitting(browser: Browser, server: Server, table: Table, seat: int, size: dict[str, int] = WIDE, language: str = "en") -> Page:
    context: BrowserContext = window(browser, size)
    keep_drawer_open(context, language)
    seat_in(context, table, seat)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    page.wait_for_selector(".board [data-thing]", state="attached")
    return page


def test_allies_show_each_other_their_pins_and_nobody_else_sees_them(server: Server, browser: Browser) -> None:
    table, (mine, ally) = with_allies(server)
    third = 6 - mine - ally
    pages = {seat: sitting(browser, server, table, seat, PHONE if seat == ally else WIDE) for seat in (mine, ally, third, 0)}
    me, friend = pages[mine], pages[ally]
    name = PEOPLE[ally]
    me.locator(".pinning .switch").click()
    me.locator(".district[data-pin]").nth(4).press("Enter")
    expect(me.locator(".town .pin")).to_have_count(1)
    expect(friend.locator(".town .pin")).to_have_count(0)
    me.get_by_role("button", name=f"Show them to {name}").click()
    flag = friend.locator(f".town .pin[data-whose='{mine}']")
    expect(flag).to_have_count(1)
    me.locator(".district[data-pin]").nth(4).press("Enter")
    expect(friend.locator(f".town .pin.not[data-whose='{mine}']")).to_have_count(1)
    friend.reload()
    expect(flag).to_have_count(1)
    assert "pin: the Plague is not here." in (friend.locator(".district").nth(4).get_attribute("aria-label") or "")
    for other in (third, 0):
        assert pages[other].locator(".town .pin").count() == 0
    me.get_by_role("button", name=f"{name} sees them").click()
    expect(flag).to_have_count(0)
    for page in pages.values():
        page.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_who_points_at_a_row_is_seen_by_all(size: dict[str, int], server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pints", 3)
    table.play(0, until_asked=0)
    me, other = [sitting(browser, server, table, seat, size) for seat in (1, 2)]
    expect(other.locator(".pointed")).to_have_count(0)
    if size == PHONE:
        me.get_by_role("button", name="Talk").last.tap()
        me.get_by_role("button", name="Point at something").tap()
    else:
        me.keyboard.press(".")
    row = me.get_by_role("button", name="Row 3", exact=True)
    expect(me.get_by_role("button", name="Row 1", exact=True)).to_be_focused()
    row.press("Enter")
    expect(other.locator(".pointed")).to_be_visible()
    expect(other.locator(".log")).to_contain_text("Wat points at row 3.")
    expect(other.locator(".talk [role=status]")).to_have_text("Wat points at row 3.")
    expect(other.locator(".pointed")).to_have_count(0, timeout=8000)
    for page in (me, other):
        page.context.close()


def test_a_table_without_odds_is_told_no_chances(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pints", 3, odds=False)
    table.play(20, until_asked=0)
    page = sitting(browser, server, table, 0)
    expect(page.locator(".threats:not(.slim) .list li")).to_have_count(5)
    assert "%" not in page.locator("main").inner_text()
    page.context.close()
