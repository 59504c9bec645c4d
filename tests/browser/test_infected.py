"""Infected on a phone: a Doctor sees for whom each card would be, too, and the Detective's sheet begins right below the list of passes."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.server.serving import Server

from .tables import open_table, seat_in
from .visiting import PHONE, keep_drawer_open, window

SEATS = 6


def test_on_a_phone_it_stands_over_a_doctor_s_hand_for_whom_one_chooses_and_the_sheet_follows_the_list(server: Server, browser: Browser) -> None:
    table = open_table(server.url, "infected", SEATS)
    table.play(0)
    for seat in range(SEATS):
        context = window(browser, PHONE)
        keep_drawer_open(context)
        seat_in(context, table, seat)
        page = context.new_page()
        page.goto(f"{server.url}/table/{table.table}")
        expect(page.locator(".hand")).to_be_visible()
        if page.locator(".hand.crowded").count():
            captions = page.locator(".hand h3 > span")
            expect(captions).to_have_count(2)
            assert all(captions.nth(at).is_visible() and "For " in captions.nth(at).inner_text() for at in range(2))
            last, drawer = page.locator(".taker").last.bounding_box(), page.locator(".drawer .in").bounding_box()
            assert last and drawer and last["y"] + last["height"] <= drawer["y"] + drawer["height"] + 1, "a kind of card lies below the edge"
            list_, sheet, outlook = [page.locator(where).bounding_box() for where in (".list", ".sheet h2", ".outlook")]
            assert list_ and sheet and outlook and list_["y"] + list_["height"] <= sheet["y"] < outlook["y"]
            context.close()
            return
        context.close()
    raise AssertionError("nobody is the Doctor")
