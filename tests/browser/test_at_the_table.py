"""What a table page promises: why not, undo, windows, secrets in the drawer, reconnecting, several people at one screen, replay and what if."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.serving import Server, serving

from . import playing
from .tables import PEOPLE, Table, open_alone, open_table, seat_in
from .visiting import keep_drawer_open, wait_for_turn, window

SETTLED = 500                                    # ms: every seat of the screen has heard who is asked


def at_my_turn(page: Page, server: Server, table: str) -> None:
    page.goto(f"{server.url}/table/{table}")
    assert wait_for_turn(page)


def test_a_greyed_move_tells_why_not_with_its_rule(server: Server, page: Page, wide: BrowserContext) -> None:
    at_my_turn(page, server, open_alone(wide, server.url, "bristol", 4))
    refused = page.locator(".move.no")
    if refused.count() == 0:
        page.get_by_role("button", name="not allowed now").click()
    reason = refused.first.locator("small").inner_text()
    rule = page.locator("li:has(.move.no) .rn").first.inner_text()
    assert len(reason) > 10 and (rule.startswith("BR "))
    refused.first.click(force=True)                            # a reader may press it all the same
    assert page.locator(".status:not(.wait)").count() == 1, "nothing was done"


def test_a_rule_opens_at_its_number(server: Server, page: Page, wide: BrowserContext) -> None:
    at_my_turn(page, server, open_alone(wide, server.url, "bristol", 4))
    page.locator("li:has(.move) > .rn").first.click()
    expect(page.locator(".panel [data-rule].marked")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".panel")).to_have_count(0)


def test_touching_narrows_and_escape_takes_it_back(server: Server, page: Page, wide: BrowserContext) -> None:
    at_my_turn(page, server, open_alone(wide, server.url, "bristol", 6))
    name = page.locator(".board [data-thing^='die:'][data-lit=can]:visible").first.get_attribute("data-thing")
    die = page.locator(f".board [data-thing='{name}']:visible")
    before = page.locator(".side .move:not(.no)").count()
    die.click()
    expect(die).to_have_attribute("data-lit", "chosen")
    assert page.get_by_role("button", name="All moves").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".side .move:not(.no)").count() == before


def test_what_cannot_be_undone_is_asked_for_twice(server: Server, page: Page, wide: BrowserContext) -> None:
    at_my_turn(page, server, open_alone(wide, server.url, "bristol", 4))
    draw = page.locator(".move.final").first
    question = playing.question(page)
    draw.click()
    assert playing.question(page) == question and page.locator(".move.chosen").count() == 1
    page.locator(".move.chosen").click()
    page.wait_for_function("before => document.querySelector('.status').dataset.question !== before", arg=question)


def test_secrets_leave_the_screen_with_the_drawer(server: Server, browser: Browser) -> None:
    context = window(browser)
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'infected', 5)}")
    assert wait_for_turn(page)
    shut = page.locator(".drawer").bounding_box()
    assert page.locator(".drawer .card").count() == 0 and page.locator(".priv .move").count() == 0
    page.keyboard.down(" ")
    expect(page.locator(".drawer .card").first).to_be_visible()
    assert page.locator(".priv .move").count() > 0
    held = page.locator(".drawer").bounding_box()
    page.keyboard.up(" ")
    expect(page.locator(".drawer .card")).to_have_count(0)
    assert shut == held, "the drawer has one size"
    context.close()


def test_undo_takes_the_last_answer_back(server: Server, page: Page, wide: BrowserContext) -> None:
    at_my_turn(page, server, open_alone(wide, server.url, "pest", 1))
    choose = random.Random(1)
    undo = page.locator(".status").get_by_role("button", name="Undo", exact=True)
    for _ in range(60):
        playing.by_keys(page, choose)
        page.wait_for_selector(".status[data-busy=false]")
        if undo.count():
            break
    before = playing.question(page)
    undo.click()
    page.wait_for_function("before => document.querySelector('.status').dataset.question !== before", arg=before)


def test_an_answer_given_while_the_server_is_down_is_not_lost(tmp_path: Path, page: Page, wide: BrowserContext, complaints: list[str]) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
        at_my_turn(page, server, open_alone(wide, server.url, "bristol", 4))
        question = playing.question(page)
        server.kill()
        playing.answer_by(page.locator(".side .move.final").first)
        expect(page.locator(".notice")).to_contain_text("not lost", timeout=10_000)
        with page.expect_event("dialog") as leaving:
            page.on("dialog", lambda dialog: dialog.dismiss())
            page.close(run_before_unload=True)
        assert leaving.value.type == "beforeunload", "who leaves with an answer unsent is asked"
        server.start()
        page.wait_for_function("before => document.querySelector('.status').dataset.question !== before", arg=question, timeout=15_000)
        expect(page.locator(".notice")).to_have_count(0)
    complaints.clear()                                         # the browser itself complains of a server that is down


def test_the_same_seat_in_a_second_window_closes_the_first_with_a_word(server: Server, page: Page, wide: BrowserContext) -> None:
    table = open_alone(wide, server.url, "bristol", 4)
    at_my_turn(page, server, table)
    second = wide.new_page()
    second.goto(f"{server.url}/table/{table}")
    second.wait_for_selector(".status")
    expect(page.get_by_text("open in another window")).to_be_visible()
    page.get_by_role("button", name="Go on here").click()
    page.wait_for_selector(".status")


def test_several_people_at_one_screen_hand_it_over(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4)
    context = window(browser)
    keep_drawer_open(context)
    seat_in(context, table, 0, 1, 2, 3)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    page.get_by_role("button", name="Deal").click()
    names = set()
    for _ in range(3):
        expect(page.get_by_text("Hold the key with your name.")).to_be_visible(timeout=10_000)
        assert page.locator(".board, .drawer, .side").count() == 0, "nothing of the table shows"
        page.wait_for_timeout(SETTLED)
        next_one = page.locator(".poster h1").inner_text()
        names.add(next_one)
        page.get_by_role("button", name=f"I am {next_one}").hover()
        page.mouse.down()
        page.wait_for_selector(".status:not(.wait)")
        page.mouse.up()
        playing.answer_by(page.locator(".side .move.final").first)
    assert len(names) > 1
    context.close()


def test_two_browsers_at_one_table_see_each_other_move(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4)
    table.play(2)
    pages = []
    for seat in range(4):
        context = window(browser)
        keep_drawer_open(context)
        seat_in(context, table, seat)
        page = context.new_page()
        page.goto(f"{server.url}/table/{table.table}")
        page.wait_for_selector(".status")
        pages.append(page)
    acting = next(page for page in pages if page.locator(".status:not(.wait)").count())
    others = [page for page in pages if page is not acting]
    questions = [playing.question(page) for page in others]
    playing.answer_by(acting.locator(".side .move.final").first)
    for page, question in zip(others, questions, strict=True):
        page.wait_for_function("before => document.querySelector('.status').dataset.question !== before", arg=question)
    for page in pages:
        page.context.close()


def open_replay(server: Server, page: Page, game: str, seats: int) -> Table:
    """Of a game that has been played to its end, through the eyes of one who played."""
    table = open_table(server.url, game, seats)
    table.play(None)
    seat_in(page.context, table, 0)
    page.goto(f"{server.url}/replay/{table.table}")
    page.wait_for_selector(".board [data-thing]")
    return table


def test_a_replay_goes_both_ways_through_any_eyes_and_what_if_plays_on(server: Server, page: Page) -> None:
    table = open_replay(server, page, "bristol", 4)
    expect(page.get_by_role("button", name="as you saw it")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".drawer .card").first).to_be_visible()
    slider = page.get_by_role("slider")
    slider.fill("7")
    expect(page.locator(".status .num")).to_contain_text("8 of")
    page.keyboard.press("Escape")
    assert page.locator(".views").evaluate("column => column.scrollWidth <= column.clientWidth"), "nothing is cut off beside the board"
    page.get_by_role("button", name="Forward").click()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".status .num")).to_contain_text("8 of")
    page.get_by_role("button", name="a watcher").click()
    expect(page.locator(".drawer")).to_have_count(0)
    page.get_by_role("button", name="all cards face up").click()
    expect(page.locator(".drawer")).to_have_count(4)
    page.get_by_role("button", name="What really happened").click()
    expect(page.locator(".truth .event").first).to_be_visible()
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.get_by_role("status").filter(has_text="Checked in this browser")).to_be_visible()
    page.get_by_role("button", name=f"What if: play on from here as {PEOPLE[0]}").click()
    page.wait_for_selector(".side .moves, .moves")
    assert "/table/" in page.url and table.table not in page.url
    expect(page.locator(".bar .facts > :first-child")).to_contain_text("what if")              # on a phone, too, which shows the first alone
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Back to the replay").click()
    page.wait_for_url(f"**/replay/{table.table}")


def test_who_jumps_in_a_replay_finds_the_log_without_a_gap(server: Server, page: Page) -> None:
    """It comes in pieces; what is not here yet is left out with all that was before it."""
    open_replay(server, page, "pints", 2)
    page.get_by_role("slider").fill("83")
    expect(page.locator(".status .num")).to_contain_text("84 of")
    numbers = page.locator(".loglist .rn")
    expect(numbers.filter(has_text=re.compile(r"^[67]\d$")).first).to_be_visible()
    assert all(int(text) > 84 - 30 for text in numbers.all_inner_texts())


def test_a_window_shows_the_same_panel_with_and_without_an_answer(server: Server, browser: Browser) -> None:
    """TABLE 5.0: with the drawer shut, nobody at the screen can tell whether the seat holds a Whip."""
    seen: dict[bool, tuple[object, ...]] = {}
    for seed in range(1, 30):
        table = open_table(server.url, "bristol", 6, hurry=False, one_screen=True)
        if not table.play_until_window(seed):
            continue
        seat, holds = table.window
        context = window(browser)
        seat_in(context, table, seat)
        page = context.new_page()
        page.goto(f"{server.url}/table/{table.table}")
        slot = page.locator(".win .slot")
        slot.wait_for()
        box = slot.bounding_box()
        keys = page.locator(".win .btn").all_inner_texts()
        seen.setdefault(holds, (box["width"], box["height"], slot.inner_text(), keys, page.locator(".priv .move").count()))
        context.close()
        if len(seen) == 2:
            break
    assert len(seen) == 2 and seen[True] == seen[False]
