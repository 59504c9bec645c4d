"""The page's own marks say what they mean: the seal on a key, what the rules call reconstructed, the blank of a phrase."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.serving import Server

from .playing import question
from .tables import open_alone
from .visiting import PHONE, WIDE, keep_drawer_open, wait_for_turn, window

LONG = 700                                       # ms: who holds so long reads what it is, or does what is held
MET = "if (!localStorage.getItem('lazaretto.met')) localStorage.setItem('lazaretto.met', JSON.stringify(MET));"


def on_a_carriage(browser: Browser, server: Server, size: dict[str, int], *met: str) -> Page:
    """In my turn, in a browser that has met so much."""
    context = window(browser, size)
    context.add_init_script(MET.replace("MET)", f"{list(met)})"))
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'bristol', 6)}")
    assert wait_for_turn(page)
    return page


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_who_meets_a_seal_for_the_first_time_is_told_what_it_is_once(server: Server, browser: Browser, size: dict[str, int]) -> None:
    page = on_a_carriage(browser, server, size, "bristol")
    card = page.locator(".hovercard")
    expect(card).to_contain_text("Sealed: cannot be taken back")
    told, keys = card.bounding_box(), page.locator(".keys" if size is PHONE else ".movelist").bounding_box()
    assert told and keys
    above_or_below = told["y"] + told["height"] <= keys["y"] or told["y"] >= keys["y"] + keys["height"]
    assert above_or_below or told["x"] + told["width"] <= keys["x"], "it lies on no key"
    page.locator(".status h1").click()
    expect(card).to_have_count(0)
    page.reload()
    assert wait_for_turn(page)
    page.wait_for_timeout(2500)
    expect(card).to_have_count(0)
    page.context.close()


def test_nor_does_that_lie_on_the_cards_of_an_open_drawer(server: Server, browser: Browser) -> None:
    """Infected: all others have chosen, and the cards are what one is about to touch."""
    context = window(browser, PHONE)
    keep_drawer_open(context)
    context.add_init_script("localStorage.setItem('lazaretto.met', JSON.stringify(['infected']))")
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'infected', 5)}")
    assert wait_for_turn(page)
    card = page.locator(".hovercard")
    expect(card).to_contain_text("Sealed: cannot be taken back")
    told, drawer = card.bounding_box(), page.locator(".drawer .in").bounding_box()
    assert told and drawer and told["y"] + told["height"] <= drawer["y"]
    page.context.close()


def test_a_seal_beneath_the_rules_explains_itself_to_nobody(server: Server, browser: Browser) -> None:
    page = on_a_carriage(browser, server, WIDE, "bristol")
    page.keyboard.press("r")
    expect(page.locator(".panel")).to_be_visible()
    page.wait_for_timeout(2500)
    expect(page.locator(".hovercard")).to_have_count(0)
    page.context.close()


def test_a_seal_that_is_held_explains_itself_and_does_nothing(server: Server, browser: Browser) -> None:
    page = on_a_carriage(browser, server, PHONE, "bristol", "seal")
    page.locator(".tabs .tab", has_text="Moves").tap()
    before, touch = question(page), page.context.new_cdp_session(page)
    for seal in (page.locator(".side .move.final .seal").first, page.locator(".keys .final .seal").first):
        box = seal.bounding_box()
        assert box
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]})
        expect(page.locator(".hovercard")).to_contain_text("Sealed: cannot be taken back")
        page.wait_for_timeout(LONG)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(LONG)
        assert question(page) == before and page.locator(".side .move.chosen").count() == 0
        page.locator(".tabs .tab", has_text="Table").tap()
    page.context.close()


def test_the_rules_say_what_is_reconstructed_in_them(server: Server, phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(f"{server.url}/rules/bristol")
    expect(page.locator(".rules")).to_contain_text("“Reconstructed” is a figure of our own")


def test_a_phrase_about_somebody_is_asked_for_in_its_own_words_with_three_dots(server: Server, phone: BrowserContext) -> None:
    page = phone.new_page()
    page.goto(f"{server.url}/table/{open_alone(phone, server.url, 'pest', 3)}")
    page.locator(".tabs .tab", has_text="Log").tap()             # where the talk of this game stands
    page.locator(".talk [aria-expanded=false]").tap()
    assert not [words for words in page.locator(".phrases .btn").all_inner_texts() if "…." in words]
    page.wait_for_timeout(LONG)
    page.locator(".phrases .btn", has_text="Well done").tap()
    expect(page.locator(".phrases > span")).to_have_text("Well done, …")
    page.wait_for_timeout(LONG)
    page.locator(".phrases .btn").first.tap()
    expect(page.locator(".talklist")).to_contain_text("Well done, ")
