"""What a table page owes its player: it says before what cannot be undone, tells what happened, keeps the keyboard's place and shows what waits beneath."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.serving import Server

from . import playing
from .tables import PEOPLE, open_alone, open_table, seat_in
from .visiting import PHONE, WIDE, keep_drawer_open, wait_for_turn, window

COVERED = """([selector, most]) => {
    const meets = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const card = document.querySelector('.hovercard').getBoundingClientRect();
    const seen = (one) => {                                     // of what is scrolled away nothing is covered
        const box = one.getBoundingClientRect(), list = (one.closest('.movelist, .keys') ?? one).getBoundingClientRect();
        return new DOMRect(box.left, Math.max(box.top, list.top), box.width, Math.min(box.bottom, list.bottom) - Math.max(box.top, list.top));
    };
    const boxes = [...document.querySelectorAll(selector)].map(seen).filter((box) => box.height > 0);
    return boxes.filter((box) => box.height < most && box.width && meets(card, box)).length;
}"""
MOST_PRESSES = 50
ANSWERED = "before => document.querySelector('.status').dataset.question !== before"


def at_my_turn(page: Page, server: Server, table: str) -> None:
    page.goto(f"{server.url}/table/{table}")
    assert wait_for_turn(page)


@pytest.mark.parametrize("game, seats", [("pest", 1), ("bristol", 4), ("pints", 2)])
def test_undo_is_offered_after_a_plain_key_and_not_after_a_red_one(game: str, seats: int, server: Server, page: Page, wide: BrowserContext) -> None:
    """Unless somebody else is asked next."""
    at_my_turn(page, server, open_alone(wide, server.url, game, seats))
    choose, seen = random.Random(3), set()
    for _ in range(60):
        page.wait_for_selector(f"{playing.ASKED}[data-busy=false], .ending", state="attached")
        if playing.is_over(page) or page.locator(".win").count() or len(seen) == 2:
            break
        key = page.locator(".side .move[data-move]:not(.no)")
        key = key.nth(choose.randrange(key.count())) if key.count() else page.locator(".side .move:not(.no)").first
        is_move, is_red, question = key.get_attribute("data-move"), "final" in (key.get_attribute("class") or ""), playing.question(page)
        key.click()
        if not is_move:
            continue
        if is_red:
            assert playing.question(page) == question, "what cannot be undone is asked for twice"
            page.locator(".side .move.chosen").click()
        page.wait_for_function(ANSWERED, arg=question)
        page.wait_for_selector(f"{playing.ASKED}[data-busy=false], .ending", state="attached")
        if not playing.is_over(page):
            assert page.locator(".status").get_by_role("button", name="Undo", exact=True, disabled=False).count() == (not is_red), is_move
            seen.add(is_red)
    assert True in seen


def test_a_window_inside_another_shows_what_waits_beneath(server: Server, browser: Browser) -> None:
    """TABLE 5.0.5. To who may answer, and to the others."""
    table = next(found for seed in range(1, 40) if (found := open_table(server.url, "pathologic", 4, one_screen=True)).play_until_window(seed, inside=True))
    assert table.window is not None
    for seat in (table.window[0], 0):
        context = window(browser)
        seat_in(context, table, seat)
        page = context.new_page()
        page.goto(f"{server.url}/table/{table.table}")
        expect(page.locator(".win")).to_be_visible()
        expect(page.locator(".beneath li").first).to_contain_text("Beneath it waits")
        lower, upper = page.locator(".beneath").bounding_box(), page.locator(".win").bounding_box()
        assert lower and upper and lower["y"] >= upper["y"] + upper["height"] - 2
        context.close()


def test_what_happened_is_told_in_the_bar_and_a_press_ends_it(server: Server, browser: Browser) -> None:
    context = window(browser, calm=False)
    keep_drawer_open(context)
    page = context.new_page()
    page.goto(f"{server.url}/table/{open_alone(context, server.url, 'bristol', 6)}")
    caption = page.locator(".caption")
    expect(caption).to_be_visible()
    assert caption.inner_text()
    top, bottom = caption.locator("p").evaluate(
        "async (told) => { await Promise.allSettled(told.getAnimations().map((one) => one.finished));"
        " const box = told.getBoundingClientRect(); return [box.top, box.bottom]; }",
    )
    bar = page.locator(".bar").bounding_box()
    assert bar and bar["y"] <= top and bottom <= bar["y"] + bar["height"], "it lies over nothing that is asked about"
    assert page.evaluate("getComputedStyle(document.querySelector('.caption')).pointerEvents") == "none", "it takes no touch"
    is_skipped(page)
    context.close()


def is_skipped(page: Page) -> None:
    """A press ends what is told over the board; the bots may go on meanwhile, and be told of in turn."""
    for _ in range(MOST_PRESSES):
        page.keyboard.press("Shift")
        if page.locator(".caption").count() == 0:
            return
    raise AssertionError("no press ends the caption")


def test_who_wants_no_motion_reads_what_happened_over_the_board_where_it_stands_still(server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, 'bristol', 6)}")
    caption = page.locator(".caption p")
    expect(caption).to_be_visible()
    assert caption.evaluate("node => getComputedStyle(node).animationName") == "none"
    assert len(caption.locator("span").inner_text()) > 10


def test_what_happened_is_told_to_a_screen_reader_also_when_the_caption_is_skipped(server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, 'bristol', 6)}")
    told = page.get_by_role("log").locator("p")
    expect(told.first).to_be_attached()
    is_skipped(page)
    assert told.count() >= 1 and all(told.all_inner_texts())


def test_what_slides_under_a_resting_mouse_shows_no_card_until_the_mouse_moves(server: Server, page: Page, wide: BrowserContext) -> None:
    at_my_turn(page, server, open_alone(wide, server.url, "bristol", 6))
    card = page.locator(".hovercard")
    page.mouse.move(600, 300)
    page.evaluate("""() => {
        const thing = document.querySelector(".seatlist .seat");
        Object.assign(thing.style, { position: "fixed", left: "560px", top: "280px", zIndex: 99, width: "200px", height: "60px", background: "white" });
    }""")
    page.wait_for_function("() => document.querySelector('.seatlist .seat').matches(':hover')")      # it lies under the mouse
    page.wait_for_timeout(200)
    expect(card).to_have_count(0)
    page.mouse.move(604, 301)
    expect(card).to_be_visible()


def test_the_status_line_says_whose_turn_it_is_that_one_answers_in(server: Server, browser: Browser) -> None:
    table = next(found for seed in range(1, 40) if (found := open_table(server.url, "bristol", 6, one_screen=True)).play_until_window(seed))
    assert table.window is not None
    for language, label in (("en", "Your answer"), ("de", "Deine Antwort")):
        context = window(browser)
        keep_drawer_open(context, language)
        seat_in(context, table, table.window[0])
        page = context.new_page()
        page.goto(f"{server.url}/table/{table.table}")
        expect(page.locator(".status .who")).to_contain_text(label)
        whose = page.locator(".seat", has_text="in turn" if language == "en" else "am Zug").locator(".name").inner_text()
        expect(page.locator(".status .say p")).to_contain_text(f"{whose} has the turn." if language == "en" else f"{whose} ist am Zug.")
        context.close()


def test_who_waits_for_another_s_answer_is_told_in_whose_turn(server: Server, browser: Browser) -> None:
    table = next(found for seed in range(1, 40) if (found := open_table(server.url, "bristol", 6, one_screen=True)).play_until_window(seed))
    looking_on = window(browser)
    page = looking_on.new_page()
    page.goto(f"{server.url}/table/{table.table}#invite={table.invite}")
    whose = page.locator(".seat", has_text="in turn").locator(".name").inner_text()
    expect(page.locator(".status .say p")).to_contain_text(f"{whose} has the turn.")
    waiting = page.locator(".seat", has_text=re.compile("next|has acted")).first.locator(".name").inner_text()
    looking_on.close()
    for size in (WIDE, PHONE):
        context = window(browser, size)
        seat_in(context, table, PEOPLE.index(waiting))
        page = context.new_page()
        page.goto(f"{server.url}/table/{table.table}")
        expect(page.locator(".status.wait .say p")).to_contain_text(f"{whose} has the turn.")
        context.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_where_the_title_says_whose_turn_it_is_it_is_said_once(server: Server, browser: Browser, language: str) -> None:
    """Pathologic, where a Healer is asked in another's turn, and all others wait."""
    table = next(found for seed in range(1, 40) if (found := open_table(server.url, "pathologic", 4, one_screen=True)).play_until_window(seed))
    context = window(browser)
    keep_drawer_open(context, language)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}#invite={table.invite}")
    said = re.compile("has the turn." if language == "en" else "ist am Zug.")
    expect(page.locator(".status h1")).to_have_text(said)
    assert len(said.findall(page.locator(".status").inner_text())) == 1
    context.close()


def test_after_an_answer_by_the_keyboard_the_next_key_has_the_focus(server: Server, page: Page, wide: BrowserContext) -> None:
    at_my_turn(page, server, open_alone(wide, server.url, "pest", 1))
    for _ in range(6):
        question = playing.question(page)
        page.locator(".side .move:not(.no)").first.focus()
        for _ in range(4):                                     # into a fold, and twice for what cannot be undone
            if playing.question(page) == question:
                page.keyboard.press("Enter")
                page.wait_for_selector(".status[data-busy=false]")
                page.wait_for_timeout(60)
        page.wait_for_function(ANSWERED, arg=question)
        page.wait_for_selector(f"{playing.ASKED}[data-busy=false]")
        page.wait_for_function("document.activeElement.matches('.move')")


def test_who_answers_by_mouse_or_number_finds_no_key_under_the_space_bar(server: Server, page: Page, wide: BrowserContext) -> None:
    at_my_turn(page, server, open_alone(wide, server.url, "pest", 1))
    choose = random.Random(1)
    for _ in range(8):
        playing.by_keys(page, choose)
        page.wait_for_selector(f"{playing.ASKED}[data-busy=false]")
    page.wait_for_function("document.activeElement.matches('.status')")
    page.locator(".side .move:not(.no)").first.click()
    page.wait_for_timeout(100)
    assert not page.evaluate("document.activeElement === document.body")


def test_while_others_play_the_focus_waits_at_the_status_line(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4)
    table.play(0, until_asked=0)
    context = window(browser)
    seat_in(context, table, 0)
    page = context.new_page()
    at_my_turn(page, server, table.table)
    page.locator(".side .move.final").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector(".status.wait")
    page.wait_for_function("document.activeElement.matches('.status')")
    context.close()


def test_what_things_are_is_told_without_a_pointer(server: Server, page: Page, wide: BrowserContext) -> None:
    at_my_turn(page, server, open_alone(wide, server.url, "bristol", 6))
    page.keyboard.press("d")
    told = set()
    for _ in range(12):
        card = page.locator(".hovercard")
        expect(card).to_be_visible()
        told.add(card.inner_text())
        assert page.locator("main > [role=status]").inner_text().split() == card.inner_text().split(), "and read aloud"
        page.keyboard.press("ArrowRight")
    assert len(told) > 8
    page.keyboard.press("Escape")
    expect(page.locator(".hovercard")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["bristol", "pathologic"])
def test_a_card_that_explains_covers_neither_its_thing_nor_the_keys(game: str, size: dict[str, int], server: Server, browser: Browser) -> None:
    context = window(browser, size)
    keep_drawer_open(context)
    page = context.new_page()
    at_my_turn(page, server, open_alone(context, server.url, game, 4))
    page.keyboard.press("d")
    for _ in range(25):
        expect(page.locator(".hovercard")).to_be_visible()
        assert page.evaluate(COVERED, [":focus", 200]) == 0, page.locator(".hovercard").inner_text()
        if not page.evaluate("!!document.activeElement.closest('.side, .keys')"):
            assert page.evaluate(COVERED, [".movelist .move, .keys .keybtn", 200]) == 0, page.locator(".hovercard").inner_text()
        page.keyboard.press("ArrowRight")
    context.close()


def test_a_drawer_opened_for_a_move_is_shut_after_the_turn_and_the_next_time(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4)
    table.play(0, until_asked=0)
    context = window(browser)
    seat_in(context, table, 0)
    page = context.new_page()
    at_my_turn(page, server, table.table)
    page.get_by_role("button", name="Open my drawer").click()
    expect(page.locator(".drawer.held")).to_be_visible()
    playing.answer_by(page.locator(".side .move.final").first)
    page.wait_for_selector(".status.wait")
    expect(page.locator(".drawer.held")).to_have_count(0)
    assert not page.evaluate("JSON.parse(localStorage.getItem('lazaretto.settings') ?? '{}').keepDrawer")
    context.close()


def test_all_who_sit_at_one_screen_get_up_together_and_find_their_table_again(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4, clock={"kind": "slow", "seconds": 86_400})     # no bot sits in for who is not here
    table.play(3, until_asked=0)
    context = window(browser)
    seat_in(context, table, 0, 1, 2, 3)
    page = context.new_page()
    page.goto(server.url)
    expect(page.locator(".turn")).to_contain_text("Your turn: ")
    asked = page.locator(".turn small").inner_text().removeprefix("Your turn: ")
    page.goto(f"{server.url}/table/{table.table}")
    expect(page.locator(".poster h1")).to_have_text(asked)
    expect(page.locator(".poster h1")).to_be_focused()
    page.get_by_role("button", name=f"I am {asked}").focus()
    page.keyboard.down("Enter")
    page.wait_for_selector(".status:not(.wait)")
    page.keyboard.up("Enter")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Get up, all of you").click()
    page.wait_for_url(f"{server.url}/")
    seen = page.evaluate("([path, token]) => fetch(path, { headers: { authorization: `Bearer ${token}` } }).then((found) => found.json())",
                         [f"/api/tables/{table.table}", table.tokens[0]])
    assert [sitter.get("away") for sitter in seen["table"]["sitters"]] == [True] * 4
    context.close()


def test_talk_that_was_read_stays_read_when_the_page_is_opened_again(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pints", 2)
    table.play(0, until_asked=0)
    pages = []
    for seat, size in ((0, WIDE), (1, PHONE)):
        context = window(browser, size)
        seat_in(context, table, seat)
        pages.append(context.new_page())
        pages[-1].goto(f"{server.url}/table/{table.table}")
        pages[-1].wait_for_selector(".status")
    speaker, listener = pages
    badge = listener.get_by_role("button", name="Talk").locator("em")
    for text, read in (("Good evening!", True), ("Who is next?", False)):
        speaker.get_by_label("Say something").fill(text)
        speaker.keyboard.press("Enter")
        expect(badge).to_have_text("1")
        if read:
            listener.get_by_role("button", name="Talk").click()
            expect(badge).to_have_count(0)
            listener.get_by_role("button", name="Table").click()
    listener.reload()
    expect(badge).to_have_text("1")
    for page in pages:
        page.context.close()


def test_a_long_name_stands_whole_in_the_list_of_seats(server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(server.url)
    page.get_by_label("Your name").fill("Maximiliane von Hohenfels"[:24])
    page.get_by_label("Your name").blur()
    page.get_by_role("button", name="Play with bots").first.click()
    page.wait_for_selector(".seat.me .name")
    name = page.locator(".seatlist .seat.me .name")
    expect(name).to_have_text("Maximiliane von Hohenfel")
    assert name.evaluate("name => name.scrollWidth <= name.clientWidth && getComputedStyle(name.parentElement).textOverflow !== 'ellipsis'")
