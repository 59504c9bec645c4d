"""A finished game on its replay's page: it ends with how it ended, nothing moves when more of it is fetched, and on a phone it says that more lies below."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.server.serving import Server

from .tables import Table, open_table, seat_in

#: Of what lies in the hand, what ends below its room or below where the slider begins.
CUT = """() => [...document.querySelectorAll(".rp .drawer .in > *")].map((one) => one.getBoundingClientRect().bottom)
    .filter((bottom) => bottom > Math.min(document.querySelector(".rp .drawer .in").getBoundingClientRect().bottom,
        document.querySelector(".ctrl").getBoundingClientRect().top) + 1)"""


def ended(server: Server, context: BrowserContext, game: str, seats: int) -> Table:
    table = open_table(server.url, game, seats)
    table.play(None)
    seat_in(context, table, 0)
    return table


@pytest.mark.parametrize("game, seats", [("infected", 5), ("bristol", 4), ("pints", 2)])
def test_the_last_headline_says_how_it_ended(server: Server, page: Page, wide: BrowserContext, game: str, seats: int) -> None:
    table = ended(server, wide, game, seats)
    page.goto(f"{server.url}/table/{table.table}")
    page.wait_for_selector(".ending")
    how = page.locator(".status h1").inner_text()
    page.goto(f"{server.url}/replay/{table.table}")
    page.wait_for_selector(".play > *", state="attached")
    page.keyboard.press("End")
    expect(page.locator(".status h1")).to_have_text(how)


def test_what_threatens_from_each_row_is_whole_in_a_replay(server: Server, page: Page, wide: BrowserContext) -> None:
    """The slider takes room from the rows of Pints, and their words gave way into what stands below."""
    table = ended(server, wide, "pints", 3)
    page.goto(f"{server.url}/replay/{table.table}")
    page.wait_for_selector(".play > *", state="attached")
    page.keyboard.press("Home")
    expect(page.locator(".threats:not(.slim) .push").last).to_be_visible()
    assert page.evaluate("[...document.querySelectorAll('.threats:not(.slim) li')].every((row) => row.scrollHeight <= row.clientHeight)")


def test_the_end_of_a_round_is_gone_through_stage_by_stage_under_its_own_round(server: Server, wide: BrowserContext, phone: BrowserContext) -> None:
    """Bristol, where carts move on and the next round begins with six dice."""
    table = ended(server, wide, "bristol", 4)
    seat_in(phone, table, 0)
    for context in (wide, phone):
        page = context.new_page()
        page.goto(f"{server.url}/replay/{table.table}")
        page.wait_for_selector(".play > *", state="attached")
        expect(page.locator(".bar .facts > span").first).to_be_visible()
        told = list[tuple[str, str]]()
        while not told or not told[-1][1].startswith("Round 3"):
            told.append((page.locator(".bar .facts > span").first.inner_text(), page.locator(".status h1").inner_text()))
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(30)
        ends = [(round, text) for round, text in told if "move on" in text]
        begins = [(round, text.split(":")[0]) for round, text in told if text.startswith("Round")]
        assert [round for round, _ in ends] == ["Round 1", "Round 2"] and begins == [("Round 2", "Round 2"), ("Round 3", "Round 3")]


def test_claims_have_more_room_than_the_deal_whose_proof_is_folded_away(server: Server, page: Page, wide: BrowserContext) -> None:
    table = ended(server, wide, "bristol", 4)
    page.goto(f"{server.url}/replay/{table.table}")
    expect(page.get_by_role("button", name="Verify the deal")).to_be_visible()
    deal = page.locator(".ver").bounding_box()
    assert deal and deal["height"] < 140
    page.locator(".said ul").evaluate("list => { list.innerHTML = '<li>I am healthy.</li>'.repeat(30); }")
    claims = page.locator(".said").bounding_box()
    assert claims and claims["height"] > 2 * deal["height"]
    page.get_by_text("What sealed it").click()
    expect(page.get_by_text("the seal that all could see before the game")).to_be_visible()
    expect(page.locator(".log")).to_be_visible()


def test_what_skips_reactions_has_its_room_before_the_first_one_is_here(server: Server, wide: BrowserContext, phone: BrowserContext) -> None:
    table = ended(server, wide, "bristol", 4)
    for context in (wide, phone):
        seat_in(context, table, 0)
        page = context.new_page()
        page.goto(f"{server.url}/replay/{table.table}")
        page.wait_for_selector(".play > *", state="attached")
        expect(page.locator(".skip")).to_have_count(1)
        before = page.locator(".pb").bounding_box()
        page.keyboard.press("End")
        expect(page.get_by_role("checkbox", name="skip reactions")).to_be_visible()
        assert page.locator(".pb").bounding_box() == before


def test_on_a_phone_a_key_says_that_more_lies_below_and_goes_there(server: Server, phone: BrowserContext) -> None:
    table = ended(server, phone, "bristol", 4)
    page = phone.new_page()
    page.goto(f"{server.url}/replay/{table.table}")
    below = page.get_by_role("button", name="More below")
    expect(below).to_be_in_viewport(ratio=1)
    assert lies_within(below, page.locator(".ctrl")), "it covers nothing to read or to touch"
    below.tap()
    page.wait_for_function("() => scrollY > 100")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(below).to_have_count(0)


def lies_within(inner: Locator, outer: Locator) -> bool:
    one, other = inner.bounding_box(), outer.bounding_box()
    assert one and other
    return other["y"] <= one["y"] and one["y"] + one["height"] <= other["y"] + other["height"]


def test_from_moment_to_moment_the_header_keeps_its_height(server: Server, wide: BrowserContext, phone: BrowserContext) -> None:
    table = ended(server, wide, "bristol", 6)
    seat_in(phone, table, 0)
    for context in (wide, phone):
        page = context.new_page()
        page.goto(f"{server.url}/replay/{table.table}")
        page.wait_for_selector(".play > *", state="attached")
        heights = set[float]()
        for _ in range(40):
            page.keyboard.press("ArrowRight")
            page.wait_for_timeout(30)
            box = page.locator(".status").bounding_box()
            assert box
            heights.add(box["height"])
            assert page.locator(".status h1").evaluate("h => h.getBoundingClientRect().bottom <= h.closest('.status').getBoundingClientRect().bottom")
        assert len(heights) == 1, heights


@pytest.mark.parametrize("game, seats", [("infected", 5), ("bristol", 4), ("pints", 2)])
def test_the_whole_hand_lies_above_what_plays_it(server: Server, page: Page, wide: BrowserContext, game: str, seats: int) -> None:
    table = ended(server, wide, game, seats)
    page.goto(f"{server.url}/replay/{table.table}")
    page.wait_for_selector(".play > *", state="attached")
    for _ in range(3):
        expect(page.locator(".rp .drawer .in")).to_be_visible()
        assert page.evaluate(CUT) == []
        page.keyboard.press("ArrowRight")


def test_on_a_phone_titles_are_read_whole(server: Server, phone: BrowserContext) -> None:
    table = ended(server, phone, "pints", 2)
    phone.add_init_script("localStorage.setItem('lazaretto.settings', '{\"language\":\"de\"}')")
    page = phone.new_page()
    page.goto(f"{server.url}/replay/{table.table}")
    page.wait_for_selector(".play > *", state="attached")
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(30)
        assert page.locator(".status h1").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert page.evaluate("[...document.querySelectorAll('.bar .game, .bar .facts')].every((one) => one.scrollWidth <= one.clientWidth + 1)")


def test_at_the_last_moment_nobody_is_offered_to_play_on(server: Server, page: Page, wide: BrowserContext) -> None:
    table = ended(server, wide, "infected", 5)
    page.goto(f"{server.url}/replay/{table.table}")
    page.wait_for_selector(".play > *", state="attached")
    what_if = page.get_by_role("button", name="What if")
    expect(what_if).to_be_visible()
    page.keyboard.press("End")
    expect(what_if).to_have_count(0)


def test_nor_in_the_stages_of_the_last_answer(server: Server, page: Page, wide: BrowserContext) -> None:
    """Bristol ends by the end of a round: the last answer is told in several moments, and nobody decides in any of them."""
    table = ended(server, wide, "bristol", 3)
    page.goto(f"{server.url}/replay/{table.table}")
    page.wait_for_selector(".play > *", state="attached")
    what_if = page.get_by_role("button", name="What if")
    page.keyboard.press("End")
    asked = 0
    while not what_if.count():
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(30)
        asked += 1
    assert asked > 1
    what_if.click()
    page.wait_for_url("**/table/*")


def test_every_mark_of_the_timeline_can_be_pressed(server: Server, wide: BrowserContext, phone: BrowserContext) -> None:
    """Infected, where much is opened at the end."""
    table = ended(server, wide, "infected", 9)
    seat_in(phone, table, 0)
    for context in (wide, phone):
        page = context.new_page()
        page.goto(f"{server.url}/replay/{table.table}")
        page.get_by_role("button", name="What really happened").first.click()
        page.wait_for_selector(".truth .event")
        boxes = page.locator(".truth .event circle").evaluate_all("all => all.map(one => [one.cx.baseVal.value, one.cy.baseVal.value])")
        width = page.locator(".truth").evaluate("svg => svg.viewBox.baseVal.width")
        near = [(one, other) for at, one in enumerate(boxes) for other in boxes[at + 1:] if abs(one[0] - other[0]) < 20 and abs(one[1] - other[1]) < 20]
        assert len(boxes) > 9 and near == [] and max(x for x, _ in boxes) <= width - 11


def test_what_is_longer_than_its_room_says_so_and_is_read_whole_by_who_presses_it(server: Server, phone: BrowserContext) -> None:
    """The end of what happened may be the opposite of its beginning: Birch leaves the town, you are healthy, Odo has the plague, you die."""
    table = open_table(server.url, "bristol", 6)
    table.play(None)
    seat_in(phone, table, 0)
    page = phone.new_page()
    page.goto(f"{server.url}/replay/{table.table}")
    expect(page.locator(".log .line")).to_have_count(1)
    said = f"{page.locator('.status h1').text_content()} {page.locator('.status p').text_content()}"
    assert said == page.locator(".log .line > span").text_content()
    assert clipped(page)
    page.get_by_role("button", name="read all of it").tap()
    assert not clipped(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".status.whole")).to_have_count(0)


def clipped(page: Page) -> bool:
    return bool(page.locator(".status :is(h1, p)").evaluate_all("parts => parts.some((one) => one.scrollHeight > one.clientHeight + 4)"))
