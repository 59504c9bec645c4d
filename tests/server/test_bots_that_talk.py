"""Bots that talk at a table: phrases before they answer, if the terms have it so, and never in a person's name; after the game, what they believed."""

from __future__ import annotations

import msgspec
import pytest

from lazaretto.hosting.happenings import SatIn
from lazaretto.hosting.terms import Terms
from lazaretto.kernel import Remark
from lazaretto.kernel.codec import pack
from lazaretto.server.seated_bots import talks
from lazaretto.server.thinker import Chosen
from lazaretto.server.desk import Broken
from lazaretto.server.thinking import thought
from lazaretto.wire import requests as r
from tests.hosting.company import Company

from .visiting import AT_ONCE, knock, played_out, seated

SEATS = 4
MOST_GAMES = 8


def table(server, **terms: object) -> r.Seated:
    wanted = {"game": "bristol", "seats": SEATS, "name": "Edith", "bots": ["thumb"] * (SEATS - 1), "hurry": True, "terms": {**AT_ONCE, **terms}}
    return seated(knock(server, "POST", "/api/tables", wanted))


def truths(server, ticket: r.Seated, language: str = "en") -> r.Truths:
    answer = knock(server, "GET", f"/api/tables/{ticket.table}/truth", token=ticket.token, **{"Accept-Language": language})
    return msgspec.json.decode(answer.body, type=r.Truths)


def test_bots_claim_something_and_tell_what_they_believed_after_the_game(server) -> None:
    for _ in range(MOST_GAMES):                                # chance may have it that in one nobody says a word
        ticket = table(server)
        with played_out(server, ticket):
            found = truths(server, ticket)
        if found.claims:
            break
    assert {claim.seat for claim in found.claims} <= set(range(1, SEATS)) and found.claims
    assert [belief.seat for belief in found.beliefs] == list(range(1, SEATS))
    assert [belief.text for belief in truths(server, ticket, "de").beliefs] != [belief.text for belief in found.beliefs]


def test_where_the_terms_say_so_bots_are_silent(server) -> None:
    ticket = table(server, bots_talk=False)
    with played_out(server, ticket):
        found = truths(server, ticket)
    assert not found.claims and len(found.beliefs) == SEATS - 1


def test_a_bot_that_sits_in_for_a_person_puts_no_words_in_their_mouth() -> None:
    company = Company("bristol", SEATS, people=2).begin()
    company.take([SatIn(at=company.now, seat=1, why="gone")])
    assert [talks(company.room, seat) for seat in range(SEATS)] == [False, False, True, True]
    assert not talks(Company("bristol", SEATS, people=2, terms=Terms(bots_talk=False)).begin().room, 2)


def test_a_bot_speaks_for_nobody_else() -> None:
    company = Company("bristol", SEATS, people=1).begin()
    seat = company.position.asked[0]
    options = company.position.options(seat)
    said = thought(Chosen(0, pack(options[0]), pack(Remark(seat, "i-am-healthy"))), seat, options)
    assert said == (options[0], Remark(seat, "i-am-healthy"))
    with pytest.raises(Broken):
        thought(Chosen(0, pack(options[0]), pack(Remark(seat + 1, "i-am-healthy"))), seat, options)
