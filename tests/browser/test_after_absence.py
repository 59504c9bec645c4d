"""What all tables share: since my last turn, claims beside names, why nothing is taken back, handing over by name, late watchers, a why for every number."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.serving import Server

from .numbers import without_a_why
from .playing import answer_by, by_mouse, question
from .tables import PEOPLE, Table, open_alone, open_table, seat_in
from .visiting import PHONE, WIDE, is_over, keep_drawer_open, window

MOST_LINES = 8
FIVE_LINES = 5 * 18                      # px, of the log's letters


def seated(browser: Browser, server: Server, table: Table, *seats: int, size: dict[str, int] = WIDE, is_open: bool = True) -> Page:
    context = window(browser, size)
    if is_open:
        keep_drawer_open(context)
    seat_in(context, table, *seats)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    return page


def after_others_moved(browser: Browser, server: Server, table: Table, size: dict[str, int]) -> Page:
    """The page, opened anew in my turn; not where I am asked once more after an answer of my own."""
    while True:
        table.play(14, until_asked=0)
        page = seated(browser, server, table, 0, size=size)
        page.wait_for_selector(".status")
        assert page.locator(".ending").count() == 0
        if page.locator(f".digest li.dim, .digest li:nth-child({MOST_LINES + 1})").count():
            return page
        page.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_who_was_away_is_told_what_happened_in_a_few_lines_and_all_of_it_when_asked(server: Server, browser: Browser, size: dict[str, int]) -> None:
    table = open_table(server.url, "bristol", 6)
    page = after_others_moved(browser, server, table, size)
    told = page.get_by_role("region", name="since you last played")
    if size == WIDE:
        assert 1 <= told.locator("li:not(.dim)").count() <= MOST_LINES
        told.get_by_role("button", name="show all").click()
    else:
        told.locator("summary").tap()
        told.locator("li").last.scroll_into_view_if_needed()
        expect(told.locator("li").last).to_be_in_viewport()
    expect(told.locator("li.dim")).to_have_count(0)
    log = iter([*reversed(page.locator(".loglist .line").all_text_contents())])
    lines = told.locator("li:not(.begins)").all_text_contents()
    assert len(lines) > MOST_LINES and [line for line in lines if not any(line in entry for entry in log)] == []      # all of it, in its order
    expect(page.locator("p.vh[role=status]")).to_contain_text("since you last played")      # a screen reader says it first
    told.get_by_role("button", name="I have read it").click()
    expect(told).to_have_count(0)
    page.context.close()


def test_who_comes_back_in_the_middle_of_a_turn_is_not_told_what_they_did_in_it(server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, 'pints', 2)}")
    amid, turns = 0, 0
    for _ in range(12):
        page.wait_for_selector(".status:not(.wait)[data-busy=false], .ending", state="attached")
        before, turns = turns, " ".join(page.locator(".loglist .line").all_inner_texts()).count("Your turn.")
        cut = page.locator(".loglist .cut").count()
        page.reload()
        page.wait_for_selector(".status:not(.wait)")
        if turns == before > 0 and page.locator(".status .who", has_text="Your turn").count():
            amid += 1
            assert page.locator(".digest").count() == 0 and page.locator(".loglist .cut").count() == cut
        answer(page)
    assert amid


@pytest.mark.parametrize(("game", "seats"), [("bristol", 4), ("infected", 6), ("pints", 2), ("pathologic", 3), ("pest", 2)])
def test_the_log_reads_the_same_after_a_reload(server: Server, page: Page, wide: BrowserContext, game: str, seats: int) -> None:
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, game, seats)}")
    choose = random.Random(1)
    for _ in range(90):
        page.wait_for_selector(".status:not(.wait)[data-busy=false], .ending", state="attached")
        if is_over(page) or page.locator(".loglist .line").count() > 9:
            break
        by_mouse(page, choose)
    page.wait_for_selector(".status:not(.wait)[data-busy=false], .ending", state="attached")
    live = page.locator(".loglist .line").all_inner_texts()
    page.reload()
    expect(page.locator(".loglist .line")).to_have_count(len(live))
    assert page.locator(".loglist .line").all_inner_texts() == live and len(live) > 2


def test_who_saw_it_happen_is_not_told_again(server: Server, page: Page, wide: BrowserContext) -> None:
    """Infected, where little enough happens at a time to be read."""
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, 'infected', 5)}")
    for _ in range(12):
        page.wait_for_selector(".status:not(.wait)[data-busy=false], .ending", state="attached")
        assert page.locator(".digest").count() == 0
        if is_over(page):                       # a village may fall as soon as that
            break
        answer(page)


def test_what_turned_the_game_and_went_by_too_fast_is_told_once_more(server: Server, page: Page, wide: BrowserContext) -> None:
    """Pints of Blood, where a bot's whole turn may come at once, with its bites and who dies of them."""
    page.goto(f"{server.url}/table/{open_alone(wide, server.url, 'pints', 2)}")
    told = page.get_by_role("region", name="since you last played")
    for _ in range(60):
        page.wait_for_selector(".status:not(.wait)[data-busy=false], .ending", state="attached")
        if told.count() or is_over(page):
            break
        answer(page)
    expect(told.locator("li").first).to_be_visible()


def answer(page: Page) -> None:
    """The last of the list, and what comes of it is there."""
    before = question(page)
    if not page.locator(".side .move[data-move]").count():                     # all is folded
        page.locator(".side .move:not(.no)").last.click()
    answer_by(page.locator(".side .move[data-move]").last)
    page.wait_for_function("before => document.querySelector('.status').dataset.question !== before", arg=before)


def test_the_last_claim_stands_beside_the_name_and_those_before_on_its_card(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4)
    table.play(2)
    speaker, listener = seated(browser, server, table, 0), seated(browser, server, table, 1)
    for claim in ("I am healthy.", "I got low symptoms from the mingle."):
        speaker.locator(".talk [aria-expanded=false]").click()
        speaker.get_by_role("button", name=claim).click()
        expect(speaker.locator(".talk .claim", has_text=claim)).to_be_visible()
    row = listener.locator(".seats .seat", has_text="Agnes")
    expect(row.locator(".claimed")).to_contain_text("I got low symptoms from the mingle.")
    expect(row.locator(".claimed")).to_contain_text("+1")
    row.locator(".claimed").focus()
    expect(listener.locator(".hovercard")).to_contain_text("I am healthy.")
    for page in (speaker, listener):
        page.context.close()


def test_a_greyed_undo_says_behind_what_one_cannot_go(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 4)
    table.play(5, until_asked=0)
    page = seated(browser, server, table, 0)
    page.wait_for_selector(".status:not(.wait)")
    undo = page.locator(".status .undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.hover()
    expect(page.locator(".hovercard")).to_contain_text("You cannot go back past this")
    why = page.locator(".hovercard").inner_text().removeprefix("Nothing to take back. You cannot go back past this: ").removesuffix(" …")
    log = " ".join(page.locator(".loglist li").all_inner_texts())
    assert why and all(sentence.rstrip(".") in log for sentence in why.split(". ")), "in the words of the log, where a chain may go on after the deed"
    page.keyboard.press("u")
    expect(page.locator("p.vh[role=status]")).to_contain_text(why)
    page.context.close()


def test_the_screen_is_opened_only_by_who_holds_the_key_with_the_right_name(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "pints", 3)                                               # a game without windows: nobody else is asked meanwhile
    table.play(3)
    page = seated(browser, server, table, 0, 1, 2, is_open=False)
    next_one = PEOPLE[table.asked]
    expect(page.locator(".poster h1")).to_have_text(next_one)
    other = next(name for name in ("Agnes", "Wat", "Joan") if name != next_one)
    page.get_by_role("button", name=f"I am {next_one}").click()                              # one careless press opens nothing
    page.keyboard.press("Enter")
    expect(page.locator(".poster")).to_be_visible()
    page.get_by_role("button", name=f"I am {other}").hover()
    page.mouse.down()
    expect(page.get_by_text(f"Not you, {other}")).to_be_visible()
    page.mouse.up()
    assert page.locator(".board").count() == 0
    page.get_by_role("button", name=f"I am {next_one}").hover()
    page.mouse.down()
    page.wait_for_selector(".status:not(.wait)")
    page.mouse.up()
    page.context.close()


def test_watchers_may_see_all_cards_only_late_and_everyone_reads_it_before_the_deal(server: Server, page: Page, wide: BrowserContext) -> None:
    page.goto(f"{server.url}/new/pathologic")
    all_cards = page.locator("label.tick", has_text="Whoever looks on sees all cards")
    expect(all_cards).to_contain_text("only if they see it “2 min later” or more")
    page.locator("label:has(> span:text-is('They see it')) select").select_option("300")
    all_cards.locator("input").check()
    page.locator("label:has(> span:text-is('Bots')) select").select_option("1")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".room")).to_contain_text("Whoever looks on sees all cards")
    expect(page.locator(".room")).to_contain_text("5 min later")
    expect(page.get_by_text("Board for a large screen")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(("game", "seats", "variant", "answers"), [
    ("bristol", 9, "base", 14), ("bristol", 3, "characters+alms", 20), ("bristol", 4, "base", None),
    ("infected", 12, "base", 30), ("infected", 6, "base", None),
])
def test_every_number_has_a_why(server: Server, browser: Browser, game: str, seats: int, variant: str, answers: int | None, size: dict[str, int]) -> None:
    table = open_table(server.url, game, seats, variant)
    table.play(answers, until_asked=None if answers is None else 0)
    page = seated(browser, server, table, 0, size=size)
    page.wait_for_selector(".status")
    assert without_a_why(page) == []
    page.context.close()


@pytest.mark.parametrize(("game", "seats"), [("bristol", 4), ("infected", 6)])
def test_every_card_of_mine_has_its_eye(server: Server, browser: Browser, game: str, seats: int) -> None:
    table = open_table(server.url, game, seats)
    table.play(10, until_asked=0)
    page = seated(browser, server, table, 0)
    cards = page.locator(".drawer .card.mine, .drawer .place:not(.none)")
    expect(cards.first).to_be_visible()
    assert all(card.get_by_role("img", name="only you see it").count() == 1 for card in cards.all())
    page.context.close()


@pytest.mark.parametrize(("game", "seats", "all_of"), [
    ("bristol", 9, ".place, .column .die"), ("infected", 9, ".phone-only .row"), ("infected", 12, ".phone-only .row"),
])
def test_on_a_small_phone_everyone_is_in_sight_beside_an_open_drawer(server: Server, browser: Browser, game: str, seats: int, all_of: str) -> None:
    table = open_table(server.url, game, seats)
    table.play(14, until_asked=0)
    page = seated(browser, server, table, 0, size=PHONE)
    page.wait_for_selector(".drawer.held")
    if page.locator(".digest").count():
        page.locator(".digest .tool").tap()
    page.wait_for_selector(".drawer.held .in", state="visible")
    lip = page.locator(".drawer").bounding_box()
    assert lip is not None
    boxes = [box for one in page.locator(f".board :is({all_of})").all() if (box := one.bounding_box()) is not None]
    assert len(boxes) >= seats and all(box["y"] + box["height"] <= lip["y"] + 1 for box in boxes)
    page.context.close()


@pytest.mark.parametrize("seats", [6, 9, 12])
def test_in_the_first_round_all_who_take_are_in_sight_on_a_small_phone(server: Server, browser: Browser, seats: int) -> None:
    """Infected: whole, though what has happened so far stands above them; and whole beside their neighbours."""
    table = open_table(server.url, "infected", seats)
    table.play(0)
    context = window(browser, PHONE)
    context.add_init_script("localStorage.setItem('lazaretto.met', JSON.stringify(['infected']))")
    seat_in(context, table, 0)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    page.wait_for_selector(".digest")
    page.evaluate("document.fonts.ready")
    lip = page.locator(".drawer").bounding_box()
    takers = page.locator(".phone-only .row .arr > *")
    boxes = [box for one in takers.all() if (box := one.bounding_box()) is not None]
    assert lip and len(boxes) >= 2 * seats and all([box["y"] + box["height"] <= lip["y"] for box in boxes])
    assert page.evaluate("""() => [...document.querySelectorAll(".phone-only .row .arr")].filter((arr) => arr.scrollWidth > arr.clientWidth + 1).length""") == 0
    page.context.close()


def test_where_all_have_lost_the_end_does_not_say_it_of_one(server: Server, browser: Browser) -> None:
    """The zombies win most nights of two."""
    for seed in range(1, 9):
        table = open_table(server.url, "pints", 2)
        table.play(None, seed=seed)
        page = seated(browser, server, table, 0)
        page.wait_for_selector(".ending")
        told, is_lost = page.locator(".ending h2").inner_text(), "zombies have won" in page.locator(".status").inner_text()
        page.context.close()
        if is_lost:
            assert told == "Nobody has won."
            return
    raise AssertionError("the pub was held in eight games")


def test_the_end_tells_who_had_the_plague_since_when(server: Server, browser: Browser) -> None:
    for seed in range(1, 9):
        table = open_table(server.url, "bristol", 6)
        table.play(None, seed=seed)
        page = seated(browser, server, table, 0)
        page.wait_for_selector(".ending")
        page.wait_for_load_state("networkidle")
        told = page.locator(".ending li small").all_inner_texts()
        page.context.close()
        if any("caught the plague as" in line or "from the start" in line for line in told):
            return
    raise AssertionError("nobody had the plague in eight games")


def test_beside_moves_and_talk_the_log_keeps_five_lines_though_all_that_was_missed_is_opened(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "bristol", 6)
    page = after_others_moved(browser, server, table, WIDE)
    told = page.get_by_role("region", name="since you last played")
    for opened in (told.get_by_role("button", name="show all"), page.locator(".talk [aria-expanded=false]")):
        if opened.count():
            opened.first.click()
        assert page.locator(".side .loglist").evaluate("list => list.clientHeight") >= FIVE_LINES
        bottom = page.locator(".side .sayrow").bounding_box()
        assert bottom and bottom["y"] + bottom["height"] <= WIDE["height"]
    page.context.close()
