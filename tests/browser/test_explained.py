"""The page's own marks say what they mean: the seal on a key, what the rules call reconstructed, the blank of a phrase."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.serving import Server

from .playing import question
from .tables import open_alone
from .visiting import PHONE, wait_for_turn, window

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


def test_a_seal_that_is_held_or_its_key_explains_itself_and_does_nothing(server: Server, browser: Browser) -> None:
    page = on_a_carriage(browser, server, PHONE, "bristol")
    page.locator(".tabs .tab", has_text="Moves").tap()
    before, touch = question(page), page.context.new_cdp_session(page)
    for seal in (page.locator(".side .move.final .seal").first, page.locator(".keys .final .seal").first, page.locator(".keys .final").first):
        box = seal.bounding_box()
        assert box
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]})
        expect(page.locator(".hovercard")).to_contain_text("Sealed: cannot be taken back")
        page.wait_for_timeout(LONG)
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(LONG)
        expect(page.locator(".hovercard")).to_be_visible()             # it stays to be read
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
