"""Mail when it is my turn, through the page: an address is left, confirmed by its code, and taken back; where none is offered nothing is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from lazaretto.hosting.terms import DAY
from tests.server.post_office import SENDER, PostOffice, post_office
from tests.server.serving import Server, serving

from .tables import Table, open_table, seat_in
from .test_the_house import serious_findings

SLOW = {"kind": "slow", "seconds": 2 * DAY}
MAIL_ME = "Mail me when it is my turn"


@pytest.fixture(scope="module")
def post() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture(scope="module")
def mailing(post: PostOffice, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("mail")
    mail = {"mail": f"smtp://127.0.0.1:{post.port}", "mail_from": SENDER, "public_url": "https://plague.example"}
    with serving(f"sqlite:///{folder / 'tables.db'}", folder, messages="100000", **mail) as running:
        yield running


def dealt(server: Server, context: BrowserContext, **terms: object) -> Table:
    table = open_table(server.url, "pest", 2, **terms)
    table.play(1)
    seat_in(context, table, 0)
    return table


def menu(page: Page, server: Server, table: Table) -> None:
    page.goto(f"{server.url}/table/{table.table}")
    page.wait_for_selector(".status")
    page.get_by_role("button", name="Menu").click()
    page.wait_for_selector(".settings")


def leave_address(page: Page, post: PostOffice, address: str) -> str:
    """The code that is sent there."""
    many = len(post.letters)
    page.get_by_label("Mail address").fill(address)
    page.get_by_role("button", name="Send me a code").click()
    page.get_by_label("Code", exact=True).wait_for()
    return re.findall(r"^\d{6}$", post.wait_for(many + 1)[-1].get_content(), re.MULTILINE)[0]


def test_an_address_is_left_confirmed_and_taken_back(mailing: Server, post: PostOffice, page: Page, wide: BrowserContext, complaints: list[str]) -> None:
    table = dealt(mailing, wide, clock=SLOW)
    menu(page, mailing, table)
    code = leave_address(page, post, "edith@mail.example")
    page.get_by_label("Code", exact=True).fill("000000" if code != "000000" else "000001")
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("alert")).to_contain_text("This is not the code that was sent")
    complaints.clear()                                          # the browser notes every answer that refuses
    page.get_by_label("Code", exact=True).fill(code)
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="You get a mail")).to_be_visible()
    assert serious_findings(page) == []
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Stop the mails").click()
    expect(page.get_by_label("Mail address")).to_have_value("")


def test_the_link_in_a_letter_stops_the_mails_by_one_press(mailing: Server, post: PostOffice, phone: BrowserContext) -> None:
    table, page = dealt(mailing, phone, clock=SLOW), phone.new_page()
    menu(page, mailing, table)
    page.get_by_label("Mail address").scroll_into_view_if_needed()
    code = leave_address(page, post, "walter@mail.example")
    page.get_by_label("Code", exact=True).fill(code)
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("button", name="Stop the mails").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(f"{mailing.url}/stop/{post.letters[-1]['list-unsubscribe'][1:-1].rpartition('/')[2]}")
    page.get_by_role("button", name="Stop the mails").click()
    expect(page.get_by_role("status")).to_contain_text("no more mails")
    assert serious_findings(page) == []
    menu(page, mailing, table)
    expect(page.get_by_label("Mail address")).to_be_visible()


def test_before_the_deal_an_address_may_be_left_too(mailing: Server, page: Page, wide: BrowserContext) -> None:
    table = open_table(mailing.url, "pest", 2, clock=SLOW)
    seat_in(wide, table, 0)
    page.goto(f"{mailing.url}/table/{table.table}")
    expect(page.get_by_role("heading", name=MAIL_ME)).to_be_visible()


def test_a_table_that_is_not_slow_offers_no_mail(mailing: Server, page: Page, wide: BrowserContext) -> None:
    menu(page, mailing, dealt(mailing, wide))
    assert page.get_by_text(MAIL_ME).count() == 0


def test_a_server_that_sends_no_mail_offers_none(server: Server, page: Page, wide: BrowserContext) -> None:
    table = dealt(server, wide, clock=SLOW)
    with page.expect_response(lambda answer: answer.url.endswith("/mail")) as asked:
        menu(page, server, table)
    assert asked.value.json() == {"state": "none"} and page.get_by_text(MAIL_ME).count() == 0
