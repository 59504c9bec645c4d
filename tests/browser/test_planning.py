"""A turn before it counts: dotted previews, and a plan made while others play, kept, offered when the turn comes, and never played by itself."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.server.serving import Server

from . import playing
from .tables import Table, open_alone, open_table, seat_in
from .visiting import wait_for_turn

ANSWERS = 30
SOME_MORE = 12
A_DAY = 86_400
MOST_TRIES = 8
PLACE = "Place an Assistant on your grid."
GO_FREE = re.compile(r"^Go to [A-Z]\w+$")       # for no price: what is asked before the Doctor goes stops the preview
MOVES = ".side ol .move:not(.no)"


def in_the_middle(server: Server, context: BrowserContext, page: Page, *, asked: int, seats: int = 3) -> Table:
    """Pest for three, played by sensible players until this seat is asked; the browser holds the first one."""
    table = open_table(server.url, "pest", seats, clock={"kind": "slow", "seconds": A_DAY})     # no bot sits in for who is not here
    table.play(ANSWERS, seed=3, until_asked=asked)
    seat_in(context, table, 0)
    page.goto(f"{server.url}/table/{table.table}")
    page.wait_for_selector(".status")
    return table


def open_plan(server: Server, context: BrowserContext, page: Page) -> Table:
    """At a moment when the first seat waits and can plan: after its last turn of a Year it cannot."""
    table = in_the_middle(server, context, page, asked=1)
    for _ in range(MOST_TRIES):
        if page.locator(".tabs").is_visible():
            page.locator(".tabs").get_by_role("button", name="Moves").tap()
        page.get_by_role("button", name="Plan my next turn").click()
        page.wait_for_selector(".status.plan, .plan [role=status]")
        if page.locator(".status.plan").count():
            return table
        table.play(SOME_MORE, seed=3, until_asked=1)
        page.reload()
    raise AssertionError("no turn could be planned")


def until_my_turn(table: Table, page: Page) -> None:
    """The others play on, elsewhere; what a card asks of all before my turn is answered there too."""
    table.play(0, seed=5, until_asked=0)
    for _ in range(MOST_TRIES):
        page.reload()
        page.wait_for_selector(playing.ASKED)
        if page.locator(".status h1").inner_text() == PLACE:
            return
        table.play(1, seed=5, until_asked=0)
    raise AssertionError("my turn did not come")


def plan(page: Page, words: str) -> None:
    """One move more, by its key."""
    many = page.locator(".plan li .drop").count()
    page.locator(MOVES).filter(has_text=words).first.click()
    expect(page.locator(".plan li .drop")).to_have_count(many + 1)


def at_a_move(server: Server, wide: BrowserContext, page: Page) -> Locator:
    """Of a Doctor, in a game alone; where it may go for nothing."""
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, 'pest', 1)}")
    wait_for_turn(page)
    while page.locator(".status h1").inner_text() != PLACE:    # Castle, Doctor, and what the first Pest card asks
        page.locator(MOVES).first.click()
        page.wait_for_selector(".status[data-busy=false]")
    page.locator(MOVES).filter(has_text="Move and").first.click()
    page.locator(MOVES).filter(has_text="Play Move").first.click()
    return page.locator(MOVES).filter(has=page.locator("b", has_text=GO_FREE))


def test_a_key_that_is_pointed_at_is_drawn_dotted_on_the_board(server: Server, page: Page, wide: BrowserContext) -> None:
    go = at_a_move(server, wide, page).first
    name = go.locator("b").inner_text().removeprefix("Go to ")
    go.hover()
    ghost = page.locator("[data-ghost$=' doctor']")
    expect(ghost).to_have_count(1)
    page.locator(".status h1").hover()
    expect(ghost).to_have_count(0)
    page.locator(".board .place", has_text=name).focus()       # by keyboard the same
    expect(ghost).to_have_count(1)
    go.click()
    expect(page.locator("[data-ghost$=' put']")).to_have_count(1)
    page.locator(".status").get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("[data-ghost$=' put']")).to_have_count(0)


def test_the_way_of_a_doctor_is_drawn_road_by_road(server: Server, page: Page, wide: BrowserContext) -> None:
    ways, roads = at_a_move(server, wide, page), page.locator(".way.done")
    for many, go in ((1, ways.first), (2, ways.last)):          # the first leads back
        go.hover()
        expect(page.locator(".way.would")).to_have_count(1)
        go.click()
        expect(roads).to_have_count(many)
    page.locator(".status").get_by_role("button", name="Undo", exact=True).click()
    expect(roads).to_have_count(1)


def test_a_plan_is_made_kept_and_offered_move_by_move(server: Server, page: Page, wide: BrowserContext) -> None:
    table = open_plan(server, wide, page)
    question = playing.question(page)
    for words in ("Move and", "Play Move", "Go to"):
        plan(page, words)
    assert playing.question(page) == question, "nothing was done at the table"
    planned = page.locator(".plan li > span").all_inner_texts()
    page.keyboard.press("u")
    expect(page.locator(".plan li .drop")).to_have_count(2)
    page.keyboard.press("p")
    expect(page.locator(".status.plan")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".plan li .drop")
    expect(page.locator(".plan li > span")).to_have_text(planned[:2])
    until_my_turn(table, page)
    next_key = page.locator(".plan .next")
    next_key.wait_for()
    expect(page.locator(".status h1")).to_have_text(PLACE)     # not played by itself
    expect(next_key).to_contain_text(planned[0])
    page.keyboard.press("p")
    expect(next_key).to_contain_text("Play Move")
    expect(page.locator(".plan li .drop")).to_have_count(1)


def test_what_has_become_impossible_is_struck_out_with_the_reason(server: Server, page: Page, wide: BrowserContext) -> None:
    open_plan(server, wide, page)
    plan(page, "Move and")
    plan(page, "Play Move")
    page.locator(".plan li .drop").first.click()
    expect(page.locator(".plan li.struck")).to_have_count(1)
    expect(page.locator(".plan li.struck small")).to_have_text("this is no answer to what is asked now")
    page.get_by_role("button", name="Forget it").click()
    expect(page.locator(".plan li .drop")).to_have_count(0)


def test_a_plan_is_made_by_finger_too(server: Server, phone: BrowserContext) -> None:
    page = phone.new_page()
    open_plan(server, phone, page)
    page.locator(MOVES).first.tap()
    expect(page.locator(".plan li .drop")).to_have_count(1)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.get_by_role("button", name="Back to the table").tap()
    expect(page.locator(".status.plan")).to_have_count(0)


def test_the_boards_of_the_others_leave_out_mine(server: Server, page: Page, wide: BrowserContext) -> None:
    in_the_middle(server, wide, page, asked=0, seats=5)
    page.get_by_role("tab", name="Boards").click()
    expect(page.locator(".boards section")).to_have_count(4)
    expect(page.locator(".boards").get_by_text("Your board")).to_have_count(0)
