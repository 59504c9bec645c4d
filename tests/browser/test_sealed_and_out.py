"""Where all choose at once the page counts who is ready; who is out predicts in secret, or sees all cards where that was agreed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from lazaretto.adapters.network import NetworkSeat, SaidNo
from tests.server.serving import Server

from .playing import APART, question
from .tables import MESSAGES, Table, open_table, seat_in
from .visiting import PHONE, WIDE, keep_drawer_open, wait_for_turn, window

DEALS = 20                              # until somebody falls before the end
SLOW = {"kind": "slow", "seconds": 86_400.0}        # so no bot sits in for those who are not here
LONG = 20_000                           # milliseconds, for a game that is read once more
LIVE = {"kind": "live", "seconds": 20.0}


def elsewhere(work: Coroutine[Any, Any, Any]) -> Any:
    """The browser's own loop runs in this thread."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, work).result()


@contextlib.asynccontextmanager
async def at_seats(table: Table, seats: Sequence[int]) -> Any:
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(NetworkSeat(table.url, table.table, table.tokens[seat], messages=MESSAGES)) for seat in seats]


def waiting(seats: Sequence[NetworkSeat]) -> list[NetworkSeat]:
    return [seat for seat in seats if seat.latest and seat.latest.asked and seat.latest.asked.options and not seat.latest.asked.held]


async def deal(table: Table) -> None:
    async with at_seats(table, [0]) as (first,):
        await first.begin()


async def choose(table: Table, *chosen: int) -> None:
    """These seats choose a card to pass."""
    async with at_seats(table, chosen) as seats:
        while len(waiting(seats)) < len(seats):
            await asyncio.sleep(0.01)
        for seat in seats:
            await seat.answer(seat.latest.asked.options[0].move)


async def play_until_out(table: Table) -> int | None:
    """Who is out, while the others choose cards; None if the game ends before."""
    whims = random.Random(3)
    async with at_seats(table, range(len(table.tokens))) as seats:
        await seats[0].begin()
        while seats[0].latest is None or seats[0].latest.table.state != "over":
            latest = seats[0].latest
            fallen = [sitter.seat for sitter in latest.table.sitters if sitter.out] if latest else []
            if fallen and latest.asked and len(latest.asked.seats) > 1 and seats[fallen[0]].latest.asked:
                return fallen[0]
            for seat in waiting(seats)[:1]:
                with contextlib.suppress(SaidNo):
                    await seat.answer(whims.choice(seat.latest.asked.options).move)
            await asyncio.sleep(0.005)
    return None


def with_the_fallen(server: Server, **terms: object) -> tuple[Table, int]:
    """Infected for six, where one Doctor stands: whoever is out knows nothing."""
    for _ in range(DEALS):
        table = open_table(server.url, "infected", 6, clock=SLOW, **terms)
        ghost = elsewhere(play_until_out(table))
        if ghost is not None:
            return table, ghost
    raise AssertionError("nobody fell")


def seated(browser: Browser, server: Server, table: Table, seat: int, size: dict[str, int] = WIDE, language: str = "en") -> Page:
    context = window(browser, size)
    keep_drawer_open(context, language)
    seat_in(context, table, seat)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}#invite={table.invite}")
    page.wait_for_selector(".status h1")
    return page


def test_all_see_how_many_are_ready_and_who_is_ready_may_change(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "infected", 5, clock=SLOW)
    elsewhere(deal(table))
    mine, german, watcher = seated(browser, server, table, 0), seated(browser, server, table, 1, PHONE, "de"), seated(browser, server, table, -1, PHONE)
    assert wait_for_turn(mine)
    expect(mine.locator(".status .ready")).to_have_text("0 of 5 ready")
    elsewhere(choose(table, 4, 2))
    for page, words in ((mine, "2 of 5 ready"), (german, "2 von 5 bereit"), (watcher, "2 of 5 ready")):
        expect(page.locator(".status .ready")).to_have_text(words)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    moves = [mine.locator(".priv .move").nth(which).get_attribute("data-move") for which in (0, 1)]
    for move in moves:
        key = mine.locator(f'.priv .move[data-move="{move}"]')
        for _ in ("chosen", "sent"):
            key.click()
        expect(key).to_have_attribute("aria-pressed", "true")
        expect(mine.locator(".status p")).to_contain_text("You may change it")
        expect(watcher.locator(".status .ready")).to_have_text("3 of 5 ready")
    assert "ready" not in mine.locator(".log").inner_text(), "the log does not tell it"
    for page in (mine, german, watcher):
        page.context.close()


@pytest.mark.parametrize(("game", "seats"), [("infected", 5), ("pathologic", 4)])
def test_who_answers_last_cannot_change_it_and_is_asked_twice(server: Server, browser: Browser, game: str, seats: int) -> None:
    """Until then no key is red: what is answered may be changed."""
    table = open_table(server.url, game, seats, clock=SLOW)
    elsewhere(deal(table))
    page = seated(browser, server, table, 1, PHONE)
    assert wait_for_turn(page)
    keys = page.locator(".keys .keybtn")
    expect(keys.first).to_be_visible()
    assert keys.locator(".seal").count() == 0
    elsewhere(choose(table, 0, *range(2, seats)))
    expect(page.locator(".status .ready")).to_have_text(f"{seats - 1} of {seats} ready")
    expect(keys.first.locator(".seal")).to_be_visible()
    before = question(page)
    keys.first.tap()
    expect(keys).to_contain_text(["cannot be undone: press to confirm"])
    assert question(page) == before
    page.wait_for_timeout(APART)
    keys.tap()
    page.wait_for_selector(f".status:not([data-question='{before}'])")
    page.context.close()


def test_when_half_of_the_time_is_over_those_awaited_are_named(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "infected", 5, clock=LIVE)
    elsewhere(deal(table))
    elsewhere(choose(table, 3, 1))
    page = seated(browser, server, table, 0)
    expect(page.locator(".status p")).to_contain_text("Still awaited: Agnes, Joan, Emmot.", timeout=1000 * LIVE["seconds"])
    page.context.close()


def test_who_is_out_predicts_in_secret_and_all_see_it_after_the_end(server: Server, browser: Browser) -> None:
    table, ghost = with_the_fallen(server)
    page, other = seated(browser, server, table, ghost, PHONE), seated(browser, server, table, next(seat for seat in range(6) if seat != ghost))
    expect(page.locator(".tab em")).to_have_text("1")
    page.locator(".tab").nth(1).click()
    expect(page.get_by_role("heading", name="Who is the Plague Doctor?")).to_be_visible()
    for which in (0, 1):
        page.locator("[data-suspect]").nth(which).click()
        expect(page.locator("[data-suspect]").nth(which)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-suspect][aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".tab em")).to_have_count(0)
    assert other.locator("[data-suspect]").count() == 0
    page.reload()
    page.locator(".tab").nth(1).click()
    expect(page.locator("[data-suspect]").nth(1)).to_have_attribute("aria-pressed", "true")
    table.play(None)
    other.goto(f"{server.url}/replay/{table.table}")
    told = other.get_by_role("region", name="Predictions")
    expect(told.locator("li")).to_have_count(2, timeout=LONG)
    expect(told.locator("li").first).to_contain_text("changed later")
    expect(told).to_contain_text("right")
    page.context.close()
    other.context.close()


def test_where_that_was_agreed_who_is_out_sees_all_cards_and_is_heard_by_nobody_who_plays(server: Server, browser: Browser) -> None:
    table, ghost = with_the_fallen(server, out_see_all=True)
    page, other = seated(browser, server, table, ghost), seated(browser, server, table, next(seat for seat in range(6) if seat != ghost))
    expect(page.locator(".board")).to_contain_text("all cards face up")
    expect(page.get_by_role("region", name="You are out")).to_contain_text("nothing left to predict")
    expect(other.locator(".board")).to_contain_text("public facts only")
    page.get_by_role("button", name="Give a signal").click()
    page.get_by_role("button", name="Thank you.").click()
    expect(page.locator(".talklist li:not(.round)")).to_contain_text("Thank you.")
    assert other.locator(".talklist li").count() == 0
    page.context.close()
    other.context.close()


def test_a_screen_that_others_share_is_handed_over_before_all_cards_are_shown(server: Server, browser: Browser) -> None:
    table, ghost = with_the_fallen(server, out_see_all=True)
    context = window(browser)
    seat_in(context, table, ghost, next(seat for seat in range(6) if seat != ghost))
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    expect(page.get_by_text("Hold the key with your name.")).to_be_visible()
    assert page.locator(".board").count() == 0
    context.close()


def test_the_term_is_said_openly_and_greyed_with_its_reason_where_it_does_not_fit(server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(f"{server.url}/new/pints")
    greyed = page.locator("label.tick.no", has_text="Whoever is out")
    expect(greyed).to_contain_text("Nobody is out in this game before it is over.")
    greyed.locator("input").click(force=True)
    expect(greyed.locator("input")).not_to_be_checked()
    page.goto(f"{server.url}/new/infected")
    page.get_by_label("Whoever is out sees all cards").check()
    page.locator("label:has(> span:text-is('Bots')) select").select_option("4")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".room")).to_contain_text("Whoever is out sees all cards")


async def play_until_silenced(table: Table) -> int | None:
    """Who is asked for a name and may say none; None if the game ends before."""
    whims = random.Random(3)
    async with at_seats(table, range(len(table.tokens))) as seats:
        await seats[0].begin()
        while seats[0].latest is None or seats[0].latest.table.state != "over":
            for seat in waiting(seats)[:1]:
                if len(seat.latest.asked.options) == 1:
                    return seats.index(seat)
                with contextlib.suppress(SaidNo):
                    await seat.answer(whims.choice(seat.latest.asked.options).move)
            await asyncio.sleep(0.005)
    return None


def test_why_nothing_can_be_done_from_the_hand_stands_where_it_would_be_done(server: Server, browser: Browser) -> None:
    """Once, and behind the drawer's eye: beside it the list would tell a neighbour who is the Doctor."""
    for _ in range(DEALS):
        table = open_table(server.url, "infected", 6, clock=SLOW)
        if (silenced := elsewhere(play_until_silenced(table))) is not None:
            break
    page = seated(browser, server, table, silenced)
    assert wait_for_turn(page)
    expect(page.locator(".priv .move.no")).to_have_count(1)
    expect(page.locator(".moves .move.no")).to_have_count(1)
    expect(page.locator(".priv")).not_to_contain_text("Nothing just now.")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_of_two_cards_none_goes_before_both_are_seen_and_their_key_is_pressed(server: Server, browser: Browser, size: dict[str, int]) -> None:
    table = open_table(server.url, "infected", 6, clock=SLOW)
    elsewhere(deal(table))
    page = seated(browser, server, table, 0, size)
    first, second = page.locator("[data-thing^='card:']"), page.locator("[data-thing^='second:']")
    for which in (0, 1):
        first.nth(which).click()
        second.nth(which).click()
        expect(page.locator("[data-lit=chosen]")).to_have_count(2)
        expect(page.locator(".status .ready")).to_have_text("0 of 6 ready")
    key = page.locator(".status .btn.ink" if size is WIDE else ".keys .chosen")
    expect(key).to_contain_text(re.compile("Pass .+ to .+, .+ to .+"))
    key.click()
    expect(page.locator(".status .ready")).to_have_text("1 of 6 ready")
    page.context.close()


def test_who_is_out_reads_why_and_what_is_left(server: Server, browser: Browser) -> None:
    table, ghost = with_the_fallen(server)
    page = seated(browser, server, table, ghost)
    expect(page.locator(".status h1")).to_contain_text("You are out: ")
    expect(page.locator(".status p")).to_contain_text("You may still predict who the Doctor is, and talk to others who are out.")
    page.context.close()
