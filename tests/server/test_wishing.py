"""Doors for mail: an address is confirmed before anything is sent to it, is given out to nobody, and is taken back by its owner or by one click."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from lazaretto.hosting.terms import DAY
from lazaretto.server.mailing import ASKED_BY_ONE, MOST_CODES_A_DAY
from lazaretto.server.store.wishes import MOST_TRIES
from lazaretto.wire.requests import Seated

from .conftest import InThisProcess
from .looking_inside import asked, everything
from .post_office import PostOffice, post_office
from .visiting import joined, knock, opened

SLOW = {"kind": "slow", "seconds": DAY}
EDITH = "edith@mail.example"


@pytest.fixture
def post() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture
def server(post: PostOffice, database: str) -> Iterator[InThisProcess]:
    """A server in this process that sends mail, on either database."""
    running = InThisProcess(database, public_url="https://plague.example", bots=1, mail=post.postage).start()
    yield running
    running.stop()


def door(server: Any, ticket: Seated, word: str = "", body: Any = None, **how: str) -> Any:
    return knock(server, "POST", f"/api/tables/{ticket.table}/mail{word}", body or {}, ticket.token, **how)


def state(server: Any, ticket: Seated) -> str:
    return str(knock(server, "GET", f"/api/tables/{ticket.table}/mail", token=ticket.token).read()["state"])


def code_in(post: PostOffice, many: int = 1) -> str:
    return re.findall(r"^\d{6}$", post.wait_for(many)[-1].get_content(), re.MULTILINE)[0]


def wrong(code: str) -> str:
    return f"{(int(code) + 1) % 1_000_000:06}"


def test_an_address_is_on_when_its_code_came_back(server, post):
    ticket = opened(server, clock=SLOW)
    assert state(server, ticket) == "off"
    assert door(server, ticket, body={"address": EDITH}).read() == {"state": "asked"}
    assert state(server, ticket) == "asked"
    assert door(server, ticket, "/code", {"code": f" {code_in(post)} "}).read() == {"state": "on"}
    assert state(server, ticket) == "on"
    assert door(server, ticket, "/stop").read() == {"state": "off"}
    assert state(server, ticket) == "off"


def test_no_answer_of_any_door_holds_the_address(server, post):
    ticket = opened(server, clock=SLOW)
    answers = [door(server, ticket, body={"address": EDITH}), door(server, ticket, "/code", {"code": code_in(post)})]
    walter = joined(server, invite=ticket.invite)
    answers += [knock(server, "GET", f"/api/tables/{ticket.table}{word}", token=walter.token) for word in ("", "/mail")]
    assert not [answer.body for answer in answers if b"edith@" in answer.body.lower()] and state(server, walter) == "off"


def test_a_code_may_be_tried_a_few_times(server, post):
    ticket = opened(server, clock=SLOW)
    door(server, ticket, body={"address": EDITH})
    code = code_in(post)
    for _ in range(MOST_TRIES):
        assert door(server, ticket, "/code", {"code": wrong(code)}).code == "mail/code"
    assert door(server, ticket, "/code", {"code": code}).code == "mail/code"
    assert state(server, ticket) == "asked"


def test_a_code_is_for_its_own_seat(server, post):
    ticket = opened(server, clock=SLOW)
    walter = joined(server, invite=ticket.invite)
    door(server, ticket, body={"address": EDITH})
    assert door(server, walter, "/code", {"code": code_in(post)}).code == "mail/code"


def test_one_click_stops_the_letters_and_deletes_the_address(server, post, database):
    ticket = opened(server, clock=SLOW)
    door(server, ticket, body={"address": EDITH})
    door(server, ticket, "/code", {"code": code_in(post)})
    link = re.fullmatch(r"<https://plague.example(/stop/[\w-]{24})>", post.letters[0]["list-unsubscribe"])[1]
    one_click = "application/x-www-form-urlencoded"
    for _ in range(2):
        assert knock(server, "POST", link, b"List-Unsubscribe=One-Click", content_type=one_click).status == 200
    assert state(server, ticket) == "off" and EDITH not in everything(database)
    assert knock(server, "POST", f"{link}x").status == 200                  # says nothing about which tokens there are


def test_looking_at_the_link_stops_nothing(server, post):
    """Programs that look for viruses follow every link in a letter."""
    ticket = opened(server, clock=SLOW)
    door(server, ticket, body={"address": EDITH})
    code = code_in(post)
    knock(server, "GET", post.letters[0]["list-unsubscribe"][1:-1].removeprefix("https://plague.example"))
    assert door(server, ticket, "/code", {"code": code}).read() == {"state": "on"}


def test_the_token_that_stops_letters_opens_nothing_else(server, post):
    ticket = opened(server, clock=SLOW)
    door(server, ticket, body={"address": EDITH})
    token = post.wait_for(1)[0]["list-unsubscribe"][1:-1].rpartition("/")[2]
    assert knock(server, "GET", f"/api/tables/{ticket.table}", token=token).code == "token/wrong"
    assert knock(server, "GET", f"/api/tables/{ticket.table}/mail", token=token).code == "token/wrong"
    assert knock(server, "POST", "/api/join", {"name": "Walter", "invite": token}).code == "table/none"


def test_a_mailbox_is_sent_few_codes_a_day_however_its_address_is_dressed(server, post):
    for number in range(MOST_CODES_A_DAY):
        assert door(server, opened(server, clock=SLOW), body={"address": f"Edith+{number}@Mail.example"}).status == 200
        post.wait_for(number + 1)
    assert door(server, opened(server, clock=SLOW), body={"address": EDITH}).code == "mail/too-many"


def test_one_guest_is_given_few_codes_an_hour(server):
    for number in range(ASKED_BY_ONE):
        assert door(server, opened(server, clock=SLOW), body={"address": f"guest{number}@mail.example"}, x_forwarded_for="10.9.9.9").status == 200
    assert door(server, opened(server, clock=SLOW), body={"address": EDITH}, x_forwarded_for="10.9.9.9").code == "mail/too-many"


def test_only_slow_tables_and_only_those_who_sit_there(server):
    live, slow = opened(server, clock={"kind": "live", "seconds": 60.0}), opened(server, clock=SLOW)
    assert state(server, live) == "none" and door(server, live, body={"address": EDITH}).code == "mail/none"
    assert knock(server, "POST", f"/api/tables/{slow.table}/mail", {"address": EDITH}).code == "token/wrong"
    assert knock(server, "POST", f"/api/tables/{slow.table}/mail", {"address": EDITH}, live.token).code == "token/wrong"
    assert door(server, slow, body={"address": "edith"}).code == "mail/address"
    assert door(server, slow, "/code", {"code": "123456"}).code == "mail/code"


def test_an_address_that_nobody_confirmed_is_forgotten(server, post, database):
    ticket = opened(server, clock=SLOW)
    door(server, ticket, body={"address": EDITH})
    post.wait_for(1)
    door(server, ticket, "/stop")
    assert asked(database, "SELECT count(*) FROM wishes") == [(0,)]


def test_a_server_without_mail_offers_none(near):
    ticket = opened(near, clock=SLOW)
    assert state(near, ticket) == "none"
    assert door(near, ticket, body={"address": EDITH}).code == "mail/none" and door(near, ticket, "/code", {"code": "1"}).code == "mail/none"
