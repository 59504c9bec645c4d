"""The socket: a guest says hello, and from then on whatever it says is read by the protocol, answered with a code, and counted."""

from __future__ import annotations

import contextlib
import time

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from lazaretto.server import socket
from lazaretto.wire import messages as m

from .visiting import AT_ONCE, Visitor, at_seat, company, company_is_told, figures, joined, key, opened, watching

POLICY, TOO_BIG, NOT_TEXT = 1008, 1009, 1007
PLAYER, WATCHER = 100, 50               # messages in twenty seconds
DEEP = 3900
FLOOD = 20_000
SOON = 5.0                              # seconds; bench/reliability/abuse.py says how many it takes

UNREADABLE = {
    "nothing": "", "no JSON": "hello?", "half of it": '{"is": "ping"', "no object": "[]", "null": "null", "a number": "7",
    "no kind": "{}", "an unknown kind": '{"is": "cheat"}', "a kind that is none": '{"is": 7}', "what only the server says": '{"is": "done", "key": "a"}',
    "an unknown field": '{"is": "ping", "loud": true}', "a field that is missing": '{"is": "begin"}', "an empty key": '{"is": "begin", "key": ""}',
    "a long key": '{"is": "begin", "key": "%s"}' % ("k" * 65), "a text for a number": '{"is": "answer", "key": "a", "question": "1", "move": "x"}',
    "a fraction": '{"is": "answer", "key": "a", "question": 1.5, "move": "x"}', "infinity": '{"is": "answer", "key": "a", "question": 1e999, "move": "x"}',
    "a negative seat": '{"is": "get-up", "key": "a", "seat": -1}', "a huge seat": '{"is": "get-up", "key": "a", "seat": %s}' % ("9" * 4000),
    "a long move": '{"is": "answer", "key": "a", "question": 1, "move": "%s"}' % ("x" * 1001),
    "half a letter": '{"is": "speak", "key": "a", "text": "\\ud800"}',
    "two kinds": '{"is": "ping", "is": "begin", "key": "a"}',
    "many orders": m.encode(m.Orders("a", [m.Order("x", [])] * 41)).decode(),
    "deep lists": '{"loud": ' + "[" * DEEP + "]" * DEEP + ', "is": "ping"}', "deep objects": '{"loud": ' * 800 + "1" + "}" * 800,
}


@pytest.fixture
def edith(server):
    """Alone at a table for two."""
    with at_seat(server, opened(server)) as visitor:
        yield visitor


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_refused_with_a_reason_and_the_guest_may_stay(edith, text):
    assert edith.is_refused(text) == "message/unreadable"
    assert isinstance(edith.asks(m.Ping()), m.Pong)


def test_bytes_are_not_read(edith):
    assert edith.is_refused(b'{"is": "ping"}') == "message/unreadable"
    assert isinstance(edith.asks(m.Ping()), m.Pong)


@pytest.mark.parametrize("text", ["hello?", '{"is": "hello"}', UNREADABLE["deep lists"], b"hello"], ids=["no JSON", "half", "deep", "bytes"])
def test_who_cannot_say_hello_is_sent_away(server, text):
    with Visitor(server) as stranger:
        stranger.line.send(text)
        assert stranger.is_dismissed() == ("message/unreadable", POLICY)


def test_hello_comes_first(server):
    with Visitor(server) as stranger:
        stranger.say(m.Ping())
        assert stranger.is_dismissed() == ("message/unexpected", POLICY)


def test_hello_comes_once(server):
    ticket = opened(server)
    with at_seat(server, ticket) as edith:
        assert edith.is_refused(m.Hello(m.PROTOCOL, ticket.table, ticket.token)) == "message/unexpected"
        assert isinstance(edith.asks(m.Ping()), m.Pong)


def test_another_version_of_the_protocol_is_not_spoken(server):
    with Visitor(server, hello=m.Hello(m.PROTOCOL + 1, opened(server).table)) as stranger:
        assert stranger.is_dismissed() == ("protocol/unknown", POLICY)


def test_who_says_nothing_is_not_waited_for(near, monkeypatch):
    monkeypatch.setattr(socket, "HELLO_WITHIN", 0.1)
    with Visitor(near) as stranger:
        assert stranger.is_dismissed() == ("message/unexpected", POLICY)


@pytest.mark.parametrize("table", ["none", "", "\0", "../../etc/passwd", "' OR 1=1 --", "x" * 64])
def test_there_is_no_such_table(server, table):
    with watching(server, table) as stranger:
        assert stranger.is_dismissed() == ("table/none", POLICY)


def test_a_message_may_have_eight_kibibytes_and_no_more(server):
    ticket = opened(server)
    with at_seat(server, ticket) as edith:
        edith.line.send('{"is": "ping"}'.ljust(m.LARGEST))
        assert isinstance(edith.hear(m.Pong), m.Pong)
        edith.line.send('{"is": "ping"}'.ljust(m.LARGEST + 1))
        assert edith.is_dismissed() == ("", TOO_BIG)


def test_nor_in_pieces(server):
    with at_seat(server, opened(server)) as edith:
        with contextlib.suppress(ConnectionClosed):             # it may be closed before the last piece is sent
            edith.line.send(" " * 1024 for _ in range(9))
        assert edith.is_dismissed() == ("", TOO_BIG)


def test_others_play_on_while_one_sends_too_much(server):
    first, second = company(server, "pints", 2)
    with at_seat(server, first) as edith, at_seat(server, second) as walter:
        with contextlib.suppress(ConnectionClosed):
            edith.line.send("x" * (1 << 20))
        edith.is_dismissed()
        walter.does(m.Begin(key()))
        assert walter.until("playing").table.sitters[0].here is False


def test_what_is_no_text_ends_the_connection(server):
    with at_seat(server, opened(server)) as edith:
        edith.line.send(b"\xff\xfe", text=True)
        assert edith.is_dismissed() == ("", NOT_TEXT)


def test_nothing_is_compressed(server):
    with Visitor(server, compression="deflate") as stranger:
        assert "sec-websocket-extensions" not in stranger.line.response.headers


def test_a_player_may_say_a_hundred_things_at_once_and_hears_each_answer(edith):
    edith.sends(edith.packed([m.Ping()] * PLAYER))
    for _ in range(PLAYER):
        edith.hear(m.Pong)
    edith.say(m.Ping())
    assert edith.is_dismissed() == ("message/too-many", POLICY)


def test_a_watcher_may_say_fifty(server):
    with watching(server, opened(server, listed=True).table) as watcher:
        watcher.sends(watcher.packed([m.Ping()] * WATCHER))
        for _ in range(WATCHER):
            watcher.hear(m.Pong)
        watcher.say(m.Ping())
        assert watcher.is_dismissed() == ("message/too-many", POLICY)


def test_what_cannot_be_read_counts_too(edith):
    for _ in range(PLAYER + 1):
        edith.line.send("?")
    assert edith.is_dismissed() == ("message/too-many", POLICY)


def test_a_flood_is_ended_soon(server):
    with at_seat(server, opened(server)) as edith:
        flood = edith.packed([m.Ping()] * FLOOD)
        began = time.monotonic()
        edith.sends(flood)
        assert edith.is_dismissed() == ("message/too-many", POLICY)
        assert time.monotonic() - began < SOON


def test_a_second_connection_of_a_seat_closes_the_first(server):
    ticket = opened(server)
    with at_seat(server, ticket) as first, at_seat(server, ticket) as second:
        code, _ = first.is_dismissed()
        assert code == "server/elsewhere" and not m.told_to_guest.decode(first.frames[-1]).again
        assert isinstance(second.asks(m.Ping()), m.Pong)
        assert second.latest is None or second.latest.table.sitters[0].here


def test_who_comes_or_goes_is_told_in_a_word_and_nothing_else_is_told_again(server):
    ticket = opened(server)
    walters = joined(server, invite=ticket.invite)
    with at_seat(server, ticket) as edith:
        edith.hear(m.News)
        company_is_told()
        edith.looks()
        before = len(edith.frames)
        with at_seat(server, walters):
            assert edith.hear(m.Attendance).table.sitters[1].here
        assert not edith.hear(m.Attendance).table.sitters[1].here
        assert not any('"news"' in text for text in edith.frames[before:])


def test_watchers_who_see_all_later_hear_later_who_comes(near):
    ticket = opened(near, listed=True, delay=1)
    with watching(near, ticket.table) as watcher, at_seat(near, ticket):
        while not watcher.hear(m.News).table.sitters[0].here:
            pass
    assert not any('"attendance"' in text for text in watcher.frames)


def test_the_last_word_is_said_once(server):
    ticket = opened(server)
    with at_seat(server, ticket) as first, at_seat(server, ticket):
        first.is_dismissed()
    assert [text for text in first.frames if '"farewell"' in text] == first.frames[-1:]


def test_who_gets_up_is_a_stranger_at_once(server):
    ticket = opened(server)
    walter_ticket = joined(server, invite=ticket.invite)
    with at_seat(server, walter_ticket) as walter:
        walter.does(m.GetUp(key()))
        joined(server, invite=ticket.invite, name="Odo")
        assert walter.is_dismissed()[0] == "seat/none"
    with Visitor(server, hello=m.Hello(m.PROTOCOL, walter_ticket.table, walter_ticket.token)) as walter:
        assert walter.is_dismissed() == ("token/wrong", POLICY)


def test_the_same_thing_said_twice_is_done_once(server):
    with at_seat(server, opened(server)) as edith:
        word = m.Speak(key(), "Good evening.")
        edith.does(word)
        edith.does(word)
        edith.does(m.Speak(key(), "Good night."))
        while "Good night." not in edith.frames[-1]:
            edith.hear(m.News)
    assert sum(text.count("Good evening.") for text in edith.frames if '"news"' in text) == 1


REFUSED = [
    (m.Answer("a", 0, "pass"), "game/not-begun"), (m.Back("a"), "game/not-begun"), (m.Why("a"), "game/not-begun"), (m.Begin("a"), "seat/empty"),
    (m.Plan("a"), "game/not-begun"),
    (m.Pause("a"), "pause/impossible"), (m.GoOn("a"), "pause/impossible"), (m.CallBot("a", "genius"), "game/unknown"), (m.CallBot("a", seat=9), "seat/none"),
    (m.CallBot("a", seat=0), "seat/taken"), (m.GetUp("a", 1), "seat/none"), (m.Speak("a", ""), "talk/forbidden"), (m.Speak("a", "x" * 281), "talk/forbidden"),
    (m.Speak("a", "bell \x07"), "talk/forbidden"), (m.Speak("a", "turned \u202e"), "talk/forbidden"),
    (m.Speak("a", phrase="cheers", about=0), "talk/forbidden"),
    (m.Speak("a", "ghost", out=True), "talk/forbidden"), (m.Orders("a", [m.Order("NoWindow", [])]), "order/unknown"),
]


@pytest.mark.parametrize(("word", "code"), REFUSED, ids=[f"{type(word).__name__} {code}" for word, code in REFUSED])
def test_what_is_not_allowed_is_refused_with_its_code_and_key(edith, word, code):
    refusal = edith.asks(msgspec.structs.replace(word, key="mine"))
    assert (refusal.code, refusal.key) == (code, "mine")


def test_answers_are_refused_with_their_codes_in_play(server):
    first, second = company(server, "pints", 2)
    with at_seat(server, first) as edith, at_seat(server, second) as walter:
        edith.does(m.Begin(key()))
        asked = edith.until("playing").asked
        acting, other = (edith, walter) if asked.seats == [0] else (walter, edith)
        move = acting.until("playing").asked.options[0].move
        assert acting.is_refused(m.Answer(key(), asked.question, "abracadabra")) == "move/unreadable"
        assert acting.is_refused(m.Answer(key(), asked.question + 1, move)) == "move/stale"
        assert acting.is_refused(m.Answer(key(), 10 ** 30, move)) == "move/stale"
        assert other.is_refused(m.Answer(key(), asked.question, move)) == "move/not-asked"
        assert acting.is_refused(m.Begin(key())) == "game/begun"
        assert edith.is_refused(m.GetUp(key(), 1)) == "seat/forbidden"
        assert edith.is_refused(m.Speak(key(), phrase="abracadabra")) == "talk/unknown"
        edith.does(m.Pause(key()))
        assert acting.is_refused(m.Answer(key(), asked.question, move)) == "game/paused"


def test_a_plan_is_told_to_its_seat_alone_and_nothing_is_written(server):
    first, second = company(server, "pest", 2)
    with at_seat(server, first) as edith, at_seat(server, second) as walter:
        edith.does(m.Begin(key()))
        edith.until("playing")
        walter.until("playing")
        company_is_told()
        acting, other = (edith, walter) if edith.latest.asked.options else (walter, edith)
        moves = [acting.latest.asked.options[0].move]
        planned = acting.asks(m.Plan("mine", moves))
        assert (planned.key, [(step.move, step.text) for step in planned.steps]) == ("mine", [(moves[0], "")])
        assert planned.page.title and (planned.options or planned.ends)
        assert other.is_refused(m.Plan("yours", [])) == "plan/impossible"
        before = len(other.frames)
        assert isinstance(other.asks(m.Ping()), m.Pong) and len(other.frames) == before + 1, "nobody is told"
        assert acting.latest.asked == acting.until("playing").asked


def test_terms_are_those_that_were_agreed_on(server):
    with at_seat(server, opened(server)) as edith:
        terms = edith.hear(m.News).table.terms
        assert {name: getattr(terms, name) for name in AT_ONCE} == AT_ONCE


def test_a_refusal_is_counted_by_its_code(server, edith):
    edith.is_refused(m.CallBot(key(), "genius"))
    assert 'code="game/unknown"' in figures(server).body.decode()
