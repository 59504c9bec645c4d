"""The pages around the tables: lobby, new table, invite, rules; and what every page owes to everyone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

import lazaretto
from tests.server.serving import Server

from .tables import kept, open_alone, open_table, seat_in
from .visiting import PHONE, WIDE, keep_drawer_open, wait_for_turn, window

AXE = (Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js").read_text()
GAMES = [game.name for game in lazaretto.games()]
LEAST_LINE = 18                                  # px
SIZE = "one => { const { width, height } = one.getBoundingClientRect(); return [Math.round(width), Math.round(height)]; }"
LINE = "one => { const all = document.createRange(); all.selectNodeContents(one); return all.getClientRects()[0].height; }"


def serious_findings(page: Page) -> list[str]:
    """What axe-core finds that keeps somebody out."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']}: {json.dumps([node['target'] for node in one['nodes']][:3])}"
        for one in found["violations"] if one["impact"] in ("serious", "critical")
    ]


def test_in_another_language_the_lobby_is_never_empty(server: Server, page: Page) -> None:
    """What was there stays until the server has found the new words."""
    page.goto(server.url)
    expect(page.locator(".games h2")).to_have_count(len(GAMES))
    told = page.locator(".games .blurb").first.inner_text()
    waiting: list[Route] = []
    page.route("**/api/games", lambda route: waiting.append(route))
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.get_by_role("button", name="Mit Bots spielen").first).to_be_visible()
    expect(page.locator(".games h2")).to_have_count(len(GAMES), timeout=1)
    for route in waiting:
        route.continue_()
    expect(page.locator(".games .blurb").first).not_to_have_text(told)


def test_two_clicks_to_a_game_against_bots(server: Server, page: Page) -> None:
    page.goto(server.url)
    page.get_by_role("button", name="Play with bots").nth(1).click()
    page.wait_for_selector(".status", timeout=15_000)
    expect(page.locator(".game")).to_have_text("Bristol 1350")


def test_a_newcomer_to_pathologic_is_a_healer_unless_the_plague_is_chosen(server: Server, page: Page) -> None:
    page.goto(server.url)
    page.locator(".g").filter(has_text="Pathologic").get_by_role("button", name="Play with bots").click()
    page.wait_for_selector(".status")
    assert seat_kept(page) == 1
    page.goto(f"{server.url}/new/pathologic")
    part = page.get_by_label("You play")
    assert part.locator("option:checked").inner_text() == "Bachelor (easier)"
    part.select_option(index=0)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".status")
    assert seat_kept(page) == 0


def seat_kept(page: Page) -> int:
    """Where this browser sits at the table that it shows."""
    return int(page.evaluate("JSON.parse(localStorage.getItem('lazaretto.seats')).find((one) => location.pathname.endsWith(one.table)).seat"))


def test_the_lobby_shows_five_games_and_no_account_is_asked_for(server: Server, page: Page) -> None:
    page.goto(server.url)
    expect(page.locator(".games h2")).to_have_text([game.title for game in lazaretto.games()])
    assert page.locator("input[type=password]").count() == 0


def test_the_door_to_seats_bots_and_pace_says_so(server: Server, page: Page) -> None:
    page.goto(server.url)
    doors = page.locator(".g").get_by_role("link")
    expect(doors.locator("use[href$='#terms']")).to_have_count(len(GAMES))
    doors.first.click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert doors.count() == 0


def test_modes_that_do_not_go_together_are_greyed_with_the_reason(server: Server, page: Page) -> None:
    page.goto(f"{server.url}/new/bristol")
    page.wait_for_selector(".mode")
    page.get_by_role("checkbox", name="characters").first.check()
    page.get_by_label("Seats").select_option("1")
    expect(page.locator("[role=alert], .mode.no small").first).to_be_visible()


def test_a_friend_joins_by_the_link_with_a_name_and_both_play(server: Server, page: Page, browser: Browser) -> None:
    page.goto(f"{server.url}/new/bristol")
    page.get_by_role("combobox", name="Seats").select_option("4")
    page.get_by_role("combobox", name="Bots", exact=True).select_option("2")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Invite", exact=True).last.input_value()
    assert "#invite=" in link and page.locator(".qr").count() == 1
    friend = window(browser)
    theirs = friend.new_page()
    theirs.goto(link)
    theirs.get_by_label("Your name").fill("Ranulf the Friend")
    theirs.get_by_role("button", name="Take a seat").click()
    theirs.wait_for_selector(".room")
    expect(page.locator(".room li .n")).to_contain_text(["Ranulf the Friend"])
    page.get_by_role("button", name="Deal").click()
    for side in (page, theirs):
        side.wait_for_selector(".status")
    theirs.get_by_role("textbox", name="Say something").fill("<b>Hello</b>")
    theirs.keyboard.press("Enter")
    expect(page.locator(".talklist")).to_contain_text("<b>Hello</b>")
    friend.close()


def test_my_tables_are_found_again(server: Server, page: Page, wide: BrowserContext) -> None:
    table = open_alone(wide, server.url, "pints", 2)
    page.goto(f"{server.url}/table/{table}")
    page.wait_for_selector(".status")
    page.goto(server.url)
    page.get_by_role("link", name="Go on").click()
    page.wait_for_selector(".status")
    assert "/table/" in page.url


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_found_by_search(game: str, server: Server, page: Page) -> None:
    page.goto(f"{server.url}/rules/{game}")
    page.wait_for_selector("[data-rule]")
    many = page.locator("[data-rule]").count()
    page.get_by_role("searchbox").fill("card")
    assert 0 < page.locator("[data-rule]").count() < many


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_nobody_is_kept_out_of_the_pages_around(server: Server, browser: Browser, size: dict[str, int], light: str) -> None:
    context = window(browser, size, light)
    page = context.new_page()
    for path in ("/", "/new/bristol", "/join#table=none", "/rules/infected", "/nowhere"):
        page.goto(server.url + path)
        page.wait_for_selector("main")
        page.wait_for_timeout(300)
        assert serious_findings(page) == [], path
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), f"{path} scrolls sideways"
    context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_kept_out_of_a_table(game: str, server: Server, browser: Browser, size: dict[str, int]) -> None:
    table = open_table(server.url, game, lazaretto.game(game).usual_seats)
    table.play(14)
    for light in ("light", "dark"):
        context = window(browser, size, light)
        keep_drawer_open(context)
        seat_in(context, table, 0)
        page = context.new_page()
        page.goto(f"{server.url}/table/{table.table}")
        page.wait_for_selector(".board [data-thing]", state="attached")
        page.wait_for_timeout(300)
        assert serious_findings(page) == [], light
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), "scrolls sideways"
        context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_nobody_is_kept_out_before_and_after_a_game(server: Server, browser: Browser, size: dict[str, int]) -> None:
    before, after = open_table(server.url, "bristol", 4), open_table(server.url, "bristol", 4)
    after.play(None)
    for light in ("light", "dark"):
        context = window(browser, size, light)
        page = context.new_page()
        seat_in(context, before, 0)
        page.goto(server.url)
        for table, path, shown in (
            (before, "table", ".room"), (before, "board", ".qr"), (after, "table", ".board [data-thing]"), (after, "board", ".board [data-thing]"),
            (after, "replay", ".board [data-thing]"),
        ):
            page.evaluate("seats => localStorage.setItem('lazaretto.seats', seats)", kept(table, 0))
            page.goto(f"{server.url}/{path}/{table.table}#invite={table.invite}")
            page.wait_for_selector(shown, state="attached")
            page.wait_for_timeout(300)
            assert serious_findings(page) == [], f"{path}, {light}"
            assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), f"{path} scrolls sideways"
        page.get_by_role("button", name="What really happened").click()
        assert serious_findings(page) == [], f"truth, {light}"
        context.close()


def test_no_request_goes_to_another_host(server: Server, page: Page, wide: BrowserContext) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, 'infected', 5)}")
    page.wait_for_selector(".status")
    assert [url for url in asked if not url.startswith((server.url, "data:", "blob:"))] == []


def test_the_page_speaks_german_too(server: Server, page: Page) -> None:
    page.goto(server.url)
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name="Play with bots")).to_have_count(0)
    assert page.evaluate("document.documentElement.lang") == "de"


def test_the_new_table_page_speaks_one_language_and_offers_no_terms_of_windows_where_there_are_none(server: Server, browser: Browser) -> None:
    context = window(browser)
    keep_drawer_open(context, "de")
    page = context.new_page()
    page.goto(f"{server.url}/new/pest")
    expect(page.locator(".mode", has_text="Versus")).to_contain_text("Versus: für zwei")
    expect(page.locator(".mode", has_text="Versus").locator("small")).to_have_text("So geht es nicht: Versus ist für 2 Plätze, nicht für 3 (PE 31.1)")
    expect(page.get_by_label("Zeit zum Reagieren")).to_have_count(0)
    expect(page.get_by_text("Eile ist erlaubt")).to_have_count(0)
    page.goto(f"{server.url}/new/bristol")
    page.locator("label:has(> span:text-is('Bots')) select").select_option("2")             # others may come
    expect(page.get_by_label("Zeit zum Reagieren")).to_be_visible()
    expect(page.get_by_text("Eile ist erlaubt")).to_be_visible()
    context.close()


def test_the_time_of_a_window_is_asked_only_where_a_clock_runs_and_else_said(server: Server, page: Page) -> None:
    page.goto(f"{server.url}/new/bristol")
    row = page.locator(".given", has_text="Reaction windows stay open")
    expect(row).to_contain_text("until you have answered: no clock runs")
    expect(page.get_by_text("Players may be in a hurry")).to_have_count(0)
    page.get_by_label("Clock").select_option("slow 86400")
    expect(row).to_contain_text("as long as any answer may take")
    page.get_by_label("Clock").select_option("live 90")
    expect(page.get_by_label("Reaction windows stay open")).to_be_visible()
    page.get_by_label("People at this screen").select_option("2")
    expect(row).to_contain_text("30 s")


def test_what_the_deal_is_sealed_for_is_said_before_it_and_the_seal_is_seen_in_play(server: Server, page: Page, wide: BrowserContext) -> None:
    what_for = "everyone can check that nobody has changed a card"
    page.goto(f"{server.url}/new/bristol")
    expect(page.locator("form")).to_contain_text(what_for)
    table = open_table(server.url, "bristol", 4)
    seat_in(wide, table, 0)
    page.goto(f"{server.url}/table/{table.table}")
    expect(page.locator(".room")).to_contain_text(what_for)
    seal = page.locator(".room code").inner_text()
    table.play(2)
    page.goto(f"{server.url}/table/{table.table}")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text(f"Its seal: {seal}")


def test_who_is_invited_reads_by_which_modes_is_played(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4, "swap-to-back+cure")
    context = window(browser)
    keep_drawer_open(context, "de")
    seat_in(context, table, 1)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    expect(page.locator(".room")).to_contain_text("Tausch nach hinten: wen ein Spurt")
    expect(page.locator(".room")).to_contain_text("Heilung:")
    assert "swap-to-back" not in page.locator(".room").inner_text()
    context.close()


def test_on_a_phone_one_s_tables_in_play_stand_above_the_games_and_those_that_are_over_below(server: Server, phone: BrowserContext) -> None:
    playing, over = open_table(server.url, "pints", 2), open_table(server.url, "infected", 5)
    playing.play(2)
    over.play(None)
    seats = json.dumps([*json.loads(kept(playing, 0)), *json.loads(kept(over, 0))])
    phone.add_init_script(f"localStorage.setItem('lazaretto.seats', {json.dumps(seats)});")
    page = phone.new_page()
    page.goto(f"{server.url}/")
    tables, others = page.get_by_role("region", name="Your tables"), page.get_by_role("region", name="Your other tables")
    expect(tables).to_have_count(1)
    expect(tables).to_contain_text("Pints of Blood")
    expect(others).to_contain_text("Infected")
    first, games, last = [found.bounding_box() for found in (tables, page.locator(".games"), others)]
    assert first and games and last and first["y"] < games["y"] < last["y"]
    expect(tables).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_is_found_in_the_rules_lies_below_the_box_for_searching(server: Server, browser: Browser, size: dict[str, int]) -> None:
    """Also if one has read on before."""
    context = window(browser, size)
    keep_drawer_open(context)
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'bristol', 4)}")
    assert wait_for_turn(page)
    page.keyboard.press("r")
    box, text = page.get_by_role("searchbox"), page.locator(".panel .inner")
    expect(text.locator("h3").nth(3)).to_be_attached()
    text.evaluate("inner => inner.scrollTo(0, 600)")
    box.evaluate("box => { box.value = 'push'; box.dispatchEvent(new Event('input', { bubbles: true })); }")       # as by voice: no key scrolls to it
    found = text.locator("h3, p").first
    expect(found).to_be_in_viewport()
    above, below = box.bounding_box(), found.bounding_box()
    assert above and below and above["y"] + above["height"] <= below["y"]
    context.close()


def test_a_rule_that_is_opened_by_its_number_is_not_under_the_box(server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, 'bristol', 4)}")
    assert wait_for_turn(page)
    page.locator(".side .move + .rn").last.click()
    marked = page.locator(".panel .marked")
    expect(marked).to_be_in_viewport()
    above, below = page.get_by_role("searchbox").bounding_box(), marked.bounding_box()
    assert above and below and above["y"] + above["height"] <= below["y"]


def test_a_large_screen_is_filled_and_its_letters_are_read_across_the_room(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4)
    table.play(6)
    context = window(browser, {"width": 1920, "height": 1080})
    page = context.new_page()
    page.goto(f"{server.url}/board/{table.table}#invite={table.invite}")
    lines = page.locator(".tv .loglist .line > span:last-child")
    expect(lines.first).to_be_visible()
    assert page.locator(".tv").evaluate(SIZE) == [1920, 1080] and lines.first.evaluate(LINE) >= LEAST_LINE
    context.close()


def test_who_reads_the_rules_while_choosing_loses_nothing_of_what_was_chosen(server: Server, page: Page) -> None:
    page.goto(f"{server.url}/new/bristol")
    page.get_by_label("Seats").select_option("7")
    page.get_by_label("Characters").check()
    page.get_by_role("button", name="Read the rules").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules).to_contain_text("BR 1.1")
    rules.get_by_role("button", name="Close").click()
    expect(page.get_by_label("Seats")).to_have_value("7")
    expect(page.get_by_label("Characters")).to_be_checked()
