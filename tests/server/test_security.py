"""Nobody gets in where they don't belong: origins, tokens, private tables, watchers, and what is never written anywhere."""

from __future__ import annotations

import base64
import json
import time
from urllib.parse import quote

import pytest
from websockets.exceptions import InvalidStatus

from lazaretto.hosting.chairs import token_digest
from lazaretto.server import socket
from lazaretto.server.guarding import HEADERS, is_our_own
from lazaretto.server.tickets import new_token
from lazaretto.wire import messages as m

from .looking_inside import asked, everything
from .visiting import JSON, SOCKET, Visitor, at_seat, company, joined, key, knock, opened, played_out, watching

POLICY = 1008
FORBIDDEN = 403
BITS = 128
DELAY = 0.5
OURS = ("http://127.0.0.1:{port}", "http://localhost:{port}", "http://[::1]:{port}", "HTTP://LOCALHOST:{port}", "https://plague.example",
        "https://PLAGUE.example", "https://friends.example:8443")
FOREIGN = ("https://evil.example", "null", "", "http://127.0.0.1", "http://127.0.0.1:{port}.evil.example", "http://127.0.0.1:{port}@evil.example",
           "http://plague.example", "https://plague.example:8443", "https://plague.example.evil.example", "https://friends.example",
           "https://evil.example/https://plague.example", "file://", "*")


def hello(server, **said) -> tuple[str, int]:
    with Visitor(server, hello=m.Hello(m.PROTOCOL, **said)) as stranger:
        return stranger.is_dismissed()


@pytest.mark.parametrize("origin", OURS)
def test_pages_from_our_origins_are_let_in(server, origin):
    origin = origin.format(port=server.port)
    assert knock(server, "POST", "/api/tables", b"", origin=origin).code == "request/unreadable"
    with Visitor(server, additional_headers={"origin": origin}) as page:
        page.say(m.Ping())
        assert page.is_dismissed() == ("message/unexpected", POLICY)


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_from_elsewhere_are_not(server, origin):
    origin = origin.format(port=server.port)
    for path in ("/api/tables", "/api/join", "/api/tables/none/again"):
        answer = knock(server, "POST", path, b"{}", origin=origin)
        assert (answer.status, answer.code) == (FORBIDDEN, "request/origin")
    with pytest.raises(InvalidStatus) as refused:
        Visitor(server, additional_headers={"origin": origin})
    answer = refused.value.response
    assert (answer.status_code, json.loads(answer.body)["code"]) == (FORBIDDEN, "request/origin")
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize("origin, host, is_let_in", [
    ("http://192.168.1.5:1350", "192.168.1.5:1350", True),
    ("https://192.168.1.5", "192.168.1.5", True),
    ("http://[fe80::1]:1350", "[fe80::1]:1350", True),
    ("http://192.168.1.5:1350", "192.168.1.6:1350", False),
    ("http://192.168.1.5", "192.168.1.5:1350", False),
    ("http://evil.example:1350", "evil.example:1350", False),
    ("ftp://192.168.1.5:1350", "192.168.1.5:1350", False),
    ("http://x@192.168.1.5:1350", "192.168.1.5:1350", False),
    ("http://[", "[", False),
    ("null", "null", False),
])
def test_a_page_that_this_server_gave_out_by_its_number_is_ours_but_not_by_a_name_that_may_point_anywhere(origin, host, is_let_in):
    assert is_our_own(origin, host) is is_let_in


def test_no_other_page_may_read_our_answers(server):
    for path in ("/api/tables", "/api/games", "/health"):
        found = knock(server, "GET", path, origin="https://evil.example").headers
        assert not [name for name in found if name.startswith("access-control-")] and found["cross-origin-resource-policy"] == "same-origin"


def test_tokens_are_long_and_each_is_another():
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000 and min(len(base64.urlsafe_b64decode(token)) for token in tokens) * 8 >= BITS


def test_a_token_is_for_one_seat_of_one_table(server):
    edith, walter, elsewhere = *company(server, "pints", 2), opened(server)
    for ticket in (edith, walter):
        with at_seat(server, ticket) as visitor:
            assert visitor.hear(m.News).table.sitters[ticket.seat].here
    assert hello(server, table=edith.table, token=elsewhere.token) == ("token/wrong", POLICY)
    assert hello(server, table=elsewhere.table, token=edith.token) == ("token/wrong", POLICY)


def test_nothing_else_is_a_token(server):
    ticket = opened(server, bots=1)
    for no_token in (ticket.invite, token_digest(ticket.token), ticket.token[:-1], ticket.token.swapcase(), ticket.token + "A", " ", "0", token_digest("")):
        assert hello(server, table=ticket.table, token=no_token) == ("token/wrong", POLICY), no_token
        assert knock(server, "POST", f"/api/tables/{ticket.table}/again", token=quote(no_token)).code == "token/wrong"


def test_a_token_is_no_invite(server):
    ticket = opened(server)
    for no_invite in (ticket.token, token_digest(ticket.invite), ticket.table, ticket.invite[:-1]):
        assert knock(server, "POST", "/api/join", {"name": "Walter", "invite": no_invite}).code == "table/none", no_invite
        assert hello(server, table=ticket.table, invite=no_invite) == ("table/none", POLICY), no_invite


def test_an_invite_is_for_one_table(server):
    here, there = opened(server), opened(server)
    assert joined(server, invite=here.invite, table=there.table).table == here.table
    assert hello(server, table=there.table, invite=here.invite) == ("table/none", POLICY)


def test_a_token_in_an_address_opens_nothing(server):
    ticket = opened(server)
    assert knock(server, "GET", f"/api/tables/{ticket.table}/record?token={ticket.token}").code == "token/wrong"
    assert knock(server, "GET", f"/api/tables/{ticket.table}/record", authorization=ticket.token).code == "token/wrong"


def test_a_private_table_is_found_by_its_invite_alone(server):
    ticket = opened(server)
    assert ticket.table not in knock(server, "GET", "/api/tables").body.decode()
    assert knock(server, "POST", "/api/join", {"name": "Walter", "table": ticket.table}).code == "table/none"
    assert hello(server, table=ticket.table) == ("table/none", POLICY)
    with watching(server, ticket.table, ticket.invite) as watcher:
        assert watcher.hear(m.Welcome).seat is None
    assert joined(server, invite=ticket.invite).seat == 1


def in_lobby(server, table: str) -> bool:
    return table in [card["table"] for card in knock(server, "GET", "/api/tables").read()["tables"]]


def soon(happens) -> bool:
    """The lobby follows in a moment."""
    until = time.monotonic() + 5
    while not happens() and time.monotonic() < until:
        time.sleep(0.02)
    return happens()


def test_a_listed_table_is_for_everyone_until_it_begins(server):
    edith = opened(server, listed=True)
    with at_seat(server, edith) as visitor, watching(server, edith.table) as watcher:
        assert soon(lambda: in_lobby(server, edith.table)) and watcher.hear(m.Welcome).seat is None
        walter = joined(server, table=edith.table)
        assert not [secret for secret in (edith.token, walter.token, edith.invite) if secret in knock(server, "GET", "/api/tables").body.decode()]
        visitor.does(m.Begin(key()))
        assert soon(lambda: not in_lobby(server, edith.table))
    assert knock(server, "POST", "/api/join", {"name": "Odo", "table": edith.table}).code == "game/begun"


@pytest.mark.parametrize("listed", [True, False])
def test_some_tables_have_no_watchers(server, listed):
    ticket = opened(server, listed=listed, watchers=False)
    assert hello(server, table=ticket.table, invite=ticket.invite) == ("table/none", POLICY)


def test_no_more_watchers_than_there_is_room_for(near, monkeypatch):
    monkeypatch.setattr(socket, "MOST_WATCHERS", 1)
    ticket = opened(near, listed=True)
    with watching(near, ticket.table) as watcher, at_seat(near, ticket):
        watcher.hear(m.Welcome)
        assert hello(near, table=ticket.table) == ("table/full", POLICY)


WORDS = [m.Answer("a", 0, "pass"), m.Back("a"), m.Why("a"), m.Orders("a", []), m.Plan("a"), m.Speak("a", "Hear me!"), m.Predict("a", 0), m.CallBot("a"),
         m.GetUp("a"), m.GetUp("a", 0), m.Begin("a"), m.Pause("a"), m.GoOn("a"), m.Point("a", "row:1"), m.Show("a"), m.Hurry("a", on=True)]


def test_a_watcher_has_no_say_before_the_game_nor_in_it(server):
    ticket = opened(server, "pest", 1, listed=True)
    with at_seat(server, ticket) as edith, watching(server, ticket.table) as watcher:
        assert [watcher.is_refused(word) for word in WORDS] == ["seat/forbidden"] * len(WORDS)
        edith.does(m.Begin(key()))
        assert [watcher.is_refused(word) for word in WORDS] == ["seat/forbidden"] * len(WORDS)
        asked = watcher.until("playing").asked
        assert asked.options == [] and not asked.safe
    assert set(m.GuestSays.__args__) == {m.Hello, m.Ping, *[type(word) for word in WORDS]}


def test_watchers_see_the_table_later_where_that_was_agreed(server):
    ticket = opened(server, "pest", 1, listed=True, delay=DELAY)
    with at_seat(server, ticket) as edith, watching(server, ticket.table) as watcher:
        watcher.hear(m.News)
        said = time.monotonic()
        edith.does(m.Speak(key(), "Psst."))
        begun = time.monotonic()
        edith.does(m.Begin(key()))
        while not any("Psst." in text for text in watcher.frames):
            watcher.hear(m.News)
        assert time.monotonic() - said >= DELAY
        assert watcher.until("playing").view is not None
        assert time.monotonic() - begun >= DELAY


def test_a_late_watcher_learns_no_more_by_coming_anew(server):
    ticket = opened(server, "pest", 1, listed=True, delay=60)
    with at_seat(server, ticket) as edith:
        edith.does(m.Begin(key()))
        edith.answers()
        with watching(server, ticket.table) as watcher:
            watcher.hear(m.Welcome)
            watcher.asks(m.Ping())
            watcher.looks()
            assert watcher.latest is None


def secret_of(server, table: str) -> bytes:
    return bytes(asked(server.database, "SELECT secret FROM tables WHERE id = ?", table)[0][0])


def written_ways(secret: bytes) -> list[str]:
    in_letters = [base64.b64encode(secret).decode().rstrip("="), base64.urlsafe_b64encode(secret).decode().rstrip("=")]
    return [secret.hex(), secret.hex().upper(), *in_letters, str(list(secret))[1:-1]]


@pytest.fixture
def hidden(server):
    """Five people's tickets, and all that must be nowhere before the end."""
    tickets = company(server, "infected", 5)
    given = [tickets[0].invite, *[ticket.token for ticket in tickets]]
    return tickets, [*given, *[token_digest(secret) for secret in given], *written_ways(secret_of(server, tickets[0].table))]


def test_no_token_invite_or_secret_is_in_a_frame_or_a_body(server, hidden):
    (first, second, *_), secrets = hidden
    paths = ("/api/tables", "/metrics", "/health", f"/api/tables/{first.table}/record", f"/api/tables/{first.table}/replay?eyes=all")
    with watching(server, first.table, first.invite) as watcher, at_seat(server, first) as edith, at_seat(server, second) as walter:
        edith.does(m.Begin(key()))
        edith.is_refused(m.Begin(key()))
        for visitor in (edith, walter, watcher):
            visitor.until("playing")
        bodies = [knock(server, "GET", path, token=first.token).body.decode() for path in paths]
    heard = edith.frames + walter.frames + watcher.frames + bodies
    assert len(heard) > 10 and not [text for text in heard for secret in secrets if secret in text]


def test_nor_in_a_line_of_the_log_whatever_is_tried(server, hidden):
    (first, second, *_), secrets = hidden
    with at_seat(server, second) as walter:
        walter.is_refused(m.Answer(key(), 1, second.token))
        walter.is_refused(f'{{"is": "speak", "key": "a", "word": "{second.token}"}}')
        walter.line.send(second.token.encode() + b"\xff", text=True)
        walter.is_dismissed()
    hello(server, table=first.table, token=first.token + "A")
    with Visitor(server, path=f"{SOCKET}?token={first.token}", hello=m.Hello(m.PROTOCOL, first.table, first.token)) as edith:
        edith.hear(m.Welcome)
    with pytest.raises(InvalidStatus):
        Visitor(server, path=f"/nowhere?token={first.token}")
    knock(server, "GET", f"/api/tables/{first.table}/record?token={first.token}", token=first.token + "A")
    log = server.log.read_text()
    assert log and not [line for line in log.splitlines() for secret in secrets if secret in line]


def test_strangers_cannot_fill_the_log(server):
    ticket = opened(server)
    before = server.log.read_text()
    with pytest.raises(InvalidStatus):
        Visitor(server, additional_headers={"origin": "https://evil.example"})
    hello(server, table="none")
    knock(server, "POST", "/api/tables", b"{")
    with at_seat(server, ticket) as edith:
        edith.line.send(b"\xff", text=True)
        edith.is_dismissed()
    with at_seat(server, ticket) as edith:
        edith.line.send("x" * (m.LARGEST + 1))
        edith.is_dismissed()
    assert server.log.read_text() == before


def test_the_secret_of_the_deal_is_opened_at_the_end_and_tokens_never(server):
    ticket = opened(server, "pest", 1)
    with played_out(server, ticket) as edith:
        before = [text for text in edith.frames if '"state":"over"' not in text]
        record = knock(server, "GET", f"/api/tables/{ticket.table}/record", token=ticket.token).body.decode()
    secret = secret_of(server, ticket.table).hex()
    assert secret in record and not [text for text in before if secret in text]
    assert not [hidden for hidden in (ticket.token, token_digest(ticket.token), ticket.invite) if hidden in record + "".join(edith.frames)]


def test_the_store_knows_tokens_and_invites_by_their_digests_only(server):
    ticket = opened(server)
    kept = everything(server.database)
    for given in (ticket.token, ticket.invite):
        assert given not in kept and given.encode().hex().upper() not in kept
    assert token_digest(ticket.invite) in kept


def test_markup_in_names_and_talk_stays_plain_text(server):
    ticket = opened(server, name="<b onclick=x>")
    with at_seat(server, ticket) as edith:
        edith.does(m.Speak(key(), "<script>alert(1)</script>"))
        while "script" not in edith.frames[-1]:
            edith.hear(m.News)
    assert knock(server, "GET", "/api/tables").headers["content-type"] == JSON
