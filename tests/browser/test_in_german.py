"""A table in another language: whatever stands there in English stands there in German, and names and figures are the same."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import lazaretto
from tests.server.serving import Server

from .tables import open_alone, open_table, seat_in
from .visiting import PHONE, WIDE, keep_drawer_open, window

#: Words that hardly a sentence of ours does without, and that German has not.
ENGLISH = re.compile(r"\b(the|and|of|your|you|are|not|with|for|to|this|that|card|turn|wins|has|have)\b", re.IGNORECASE)
MOST_STRIP = 56                                  # px: two lines beside two keys


def opened(browser: Browser, server: Server, table: object, language: str, size: dict[str, int] = WIDE) -> Page:
    context = window(browser, size)
    keep_drawer_open(context, language)
    seat_in(context, table, 0)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    page.wait_for_selector(".status", timeout=15_000)
    return page


@pytest.mark.parametrize("game", [game.name for game in lazaretto.games()])
def test_a_table_speaks_german_all_over(server: Server, browser: Browser, game: str) -> None:
    table = open_table(server.url, game, lazaretto.game(game).usual_seats, "base")
    table.play(20, seed=4)
    page = opened(browser, server, table, "de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    lines = [line for line in page.locator("body").inner_text().split("\n") if line.strip() and line != lazaretto.game(game).title]
    assert len(lines) > 40 and not [line for line in lines if ENGLISH.search(line)]
    page.context.close()


def test_the_language_is_changed_at_the_table_and_the_whole_story_with_it(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 5, "base")
    table.play(12, seed=4)
    page = opened(browser, server, table, "en")
    expect(page.locator(".log")).to_contain_text("Round 1: all six dice are rolled.")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".log")).to_contain_text("Runde 1: Alle sechs Würfel fallen.")
    expect(page.locator(".log")).not_to_contain_text("all six dice")
    page.context.close()


def test_on_a_phone_a_card_in_hand_has_room_for_its_name(server: Server, browser: Browser) -> None:
    """The longest: Stummer Dörfler, in two lines."""
    table = open_table(server.url, "infected", 5, "base")
    table.play(0)
    page = opened(browser, server, table, "de", PHONE)
    name = page.locator(".places .place b").first
    name.evaluate("(name) => (name.className += ' long', name.textContent = 'Stummer Dörfler')")
    assert name.evaluate("(name) => name.scrollHeight <= name.clientHeight")
    page.context.close()


@pytest.mark.parametrize("game", [game.name for game in lazaretto.games()])
def test_on_a_phone_the_newcomer_s_strip_takes_two_lines_at_most(server: Server, browser: Browser, game: str) -> None:
    context = window(browser, PHONE)
    context.add_init_script("localStorage.setItem('lazaretto.settings', JSON.stringify({ language: 'de' }))")
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, game, lazaretto.game(game).usual_seats)}")
    strip = page.locator(".board .new").bounding_box()
    assert strip and strip["height"] <= MOST_STRIP
    context.close()


@pytest.mark.parametrize("game, seats", [("bristol", 5), ("pathologic", 4)])
def test_no_key_of_the_drawer_is_cut_off(server: Server, browser: Browser, game: str, seats: int) -> None:
    table = open_table(server.url, game, seats)
    table.play(0)
    page = opened(browser, server, table, "de")
    drawer = page.locator(".drawer").bounding_box()
    assert drawer
    for key in page.locator(".drawer .holds > *").all():
        box = key.bounding_box()
        assert box and box["y"] + box["height"] <= drawer["y"] + drawer["height"], key.inner_text()
    page.context.close()
