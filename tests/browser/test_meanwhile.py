"""What a phone shows while something happens unasked: a stage is told, a window opens, a turn begins. What is read, or befell one, is not lost by it."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.serving import Server

from .playing import APART
from .tables import open_table, seat_in
from .visiting import PHONE, keep_drawer_open, window

SLOW = {"kind": "slow", "seconds": 86_400}
STAGE = "The carts move on."
ROLLED = "The dice are rolled, and come to rest on the table of the house, one after the other."
BEFELL = "Wat takes your Coin."
SCROLL = "side => { side.scrollTop = side.scrollHeight; return side.scrollTop; }"
WHERE = "side => side.scrollTop"


class Phone:
    """A page in Agnes's turn, to which more is told than happens."""

    def __init__(self, browser: Browser, server: Server, answers: int, *, calm: bool) -> None:
        table = open_table(server.url, "bristol", 4, clock=SLOW)
        table.play(answers, until_asked=0)
        context = window(browser, PHONE, calm=calm)
        keep_drawer_open(context)
        seat_in(context, table, 0)
        self.page: Page = context.new_page()
        self.page.route_web_socket("**/api/socket", self._listen)
        self.page.goto(f"{server.url}/table/{table.table}")
        self.page.wait_for_selector(".status:not(.wait)")
        self.page.locator(".keys .keybtn").first.wait_for()

    def _listen(self, route: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["is"] == "news":
                self.latest, self.number = told, told["since"] + len(told["items"])
            route.send(message)

        self.route = route
        route.connect_to_server().on_message(heard)

    def hear(self, *items: dict[str, object], staged: bool = False, **asked: object) -> None:
        """So much is new, and this is asked."""
        numbered = [{"n": self.number + at, **item} for at, item in enumerate(items, 1)]
        stages = [{"n": item["n"], "changed": {}} for item in numbered if item.get("stage")] if staged else []
        new = {"since": self.number, "items": numbered, "page": None, "changed": {}, "stages": stages, "asked": {**self.latest["asked"], **asked}}
        self.number += len(items)
        self.route.send(json.dumps({**self.latest, **new}))

    def tab(self, name: str) -> None:
        self.page.locator(".tabs .tab", has_text=name).tap()


@pytest.fixture(params=[True, False], ids=["calm", "moving"])
def phone(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Phone]:
    found = Phone(browser, server, 9, calm=request.param)
    yield found
    found.page.context.close()


def test_what_befell_me_is_still_told_when_a_window_has_come_between(phone: Phone) -> None:
    told, key = phone.page.locator(".digest"), phone.page.get_by_role("button", name="What happened")
    phone.hear({"text": BEFELL, "weight": 9, "fact": {"is": "Said", "seat": 1}}, {"text": STAGE, "stage": STAGE, "fact": {"is": "CartsMove"}})
    phone.page.locator(".status").tap()                          # it is told, and done with
    for opened in (False, True):                                 # before the window, and in it
        phone.hear(window=opened, question=100 + opened)
        phone.page.wait_for_timeout(APART)
        key.tap()
        expect(told.locator("li", has_text=BEFELL)).to_be_visible()
        phone.hear(window=not opened, question=200 + opened)
        expect(told.locator("li", has_text=BEFELL)).not_to_be_visible()
        phone.hear(window=False, question=300 + opened)
        expect(told.locator("summary")).to_contain_text(BEFELL)
    told.get_by_role("button", name="I have read it").tap()
    expect(told).to_have_count(0)


def test_while_a_stage_is_told_the_board_is_shown_and_then_the_list_again(browser: Browser, server: Server) -> None:
    phone = Phone(browser, server, 9, calm=False)
    moves, board = phone.page.locator(".frame.part-moves"), phone.page.locator(".frame.part-table .board")
    for pressed in ("", ".status", ".tabs .tab >> nth=1"):                                   # by itself, or by one press
        phone.tab("Moves")
        expect(moves).to_be_visible()
        phone.hear({"text": ROLLED, "stage": ROLLED, "fact": {"is": "RollDice"}}, {"text": STAGE, "stage": STAGE, "fact": {"is": "CartsMove"}}, staged=True)
        expect(phone.page.locator(".caption")).to_contain_text(ROLLED)
        expect(board).to_be_visible()
        expect(phone.page.locator(".tab.on")).to_have_text("Table")
        phone.page.wait_for_timeout(600)
        if pressed:
            phone.page.locator(pressed).tap()
        expect(moves).to_be_visible(timeout=20_000)
        expect(moves.locator(".side .move").first).to_be_visible()
    phone.page.context.close()


def test_who_reads_the_log_is_left_there_and_who_opens_it_finds_what_is_newest(browser: Browser, server: Server) -> None:
    phone = Phone(browser, server, 18, calm=True)
    side = phone.page.locator(".side")
    phone.tab("Log")
    read = side.evaluate(SCROLL)
    assert read > 0
    phone.hear(question=100, options=[{"move": "a", "text": "", "words": "Another move"}])                         # something else is asked
    phone.hear({"text": STAGE, "stage": STAGE, "fact": {"is": "CartsMove"}}, staged=True)
    phone.page.wait_for_timeout(300)
    expect(phone.page.locator(".frame.part-log")).to_be_visible()
    assert side.evaluate(WHERE) >= read                          # what has come above it does not push it away
    phone.tab("Table")
    phone.tab("Log")
    assert side.evaluate(WHERE) == 0
    phone.page.context.close()


def test_talk_is_opened_at_what_was_said_last_and_follows_it(browser: Browser, server: Server) -> None:
    phone = Phone(browser, server, 9, calm=True)
    said: list[dict[str, object]] = [{"text": f"Word {at}: mind the rats, and who sits beside you on the cart.", "seat": 1, "fact": None} for at in range(30)]
    phone.hear(*said)
    phone.tab("Talk")
    expect(phone.page.locator(".talklist li").last).to_be_in_viewport()
    phone.hear({"text": "One more.", "seat": 2, "fact": None})
    expect(phone.page.locator(".talklist li", has_text="One more.")).to_be_in_viewport()
    phone.page.context.close()


def test_what_is_folded_and_lies_in_the_open_drawer_is_looked_for_there(server: Server, browser: Browser) -> None:
    """Infected: the cards to pass lie in the drawer, each with those who get it."""
    table = open_table(server.url, "infected", 6, clock=SLOW)
    table.play(0)
    context = window(browser, PHONE)
    keep_drawer_open(context)
    seat_in(context, table, 0)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table.table}")
    page.locator(".keys .keybtn").first.tap()
    page.wait_for_timeout(APART)
    expect(page.locator(".frame.part-table .drawer [data-lit=can]").first).to_be_visible()
    context.close()


def test_who_looked_for_answers_to_a_window_in_the_list_is_back_at_the_table_after_it(browser: Browser, server: Server) -> None:
    phone = Phone(browser, server, 9, calm=True)
    answers = [{"move": f"a{at}", "text": "", "words": f"Answer {at}", "secret": True} for at in range(9)]
    phone.hear(window=True, question=100, options=answers)
    phone.page.locator(".docked .slot .btn", has_text="more moves").tap()
    expect(phone.page.locator(".frame.part-moves .win")).to_be_visible()
    phone.hear(question=101)
    expect(phone.page.locator(".frame.part-table .board")).to_be_visible()
    phone.page.context.close()


@pytest.mark.parametrize(("read", "shown"), [("Log", "log"), ("Talk", "talk"), ("Table", "moves")])
def test_the_end_is_shown_at_once_to_who_looks_at_the_table_and_not_to_who_reads_or_writes(browser: Browser, server: Server, read: str, shown: str) -> None:
    phone = Phone(browser, server, 9, calm=True)
    phone.tab(read)
    phone.latest["table"]["state"] = "over"
    phone.latest["outcome"] = {"winners": [1], "reason": "", "scores": [], "ending": "It is over."}
    phone.hear()
    expect(phone.page.locator(".tabs")).to_contain_text("The end")
    phone.page.wait_for_timeout(300)
    expect(phone.page.locator(f".frame.part-{shown}")).to_be_visible()
    if shown != "moves":
        phone.page.get_by_role("button", name="How it ended").tap()
    expect(phone.page.locator(".part-moves .ending")).to_be_visible()
    phone.page.context.close()
