"""What if: a finished game gone on with, at a table of its own that outlives the server."""

from __future__ import annotations

import msgspec
import pytest

import lazaretto
from lazaretto.cli import main
from lazaretto.hosting.proving import branch_in, proved
from lazaretto.kernel import parse_record
from lazaretto.wire import messages as m
from lazaretto.wire import requests as r

from .serving import serving
from .visiting import at_seat, company, key, knock, opened, played_out, seated, solo


@pytest.fixture(scope="module")
def over(server):
    """A finished game of Pints of Blood for two."""
    tickets = company(server, "pints", 2, pace=0.0)
    with played_out(server, *tickets):
        return tickets


@pytest.fixture(scope="module")
def alone(server):
    """A finished game without bots, for one."""
    ticket = solo(server)
    with played_out(server, ticket):
        return ticket


def asks(server, ticket, **wanted):
    return knock(server, "POST", f"/api/tables/{ticket.table}/what-if", {"frame": 3, "seat": 1, "name": "Zoe", **wanted}, token=ticket.token)


def moments(server, ticket):
    """How many the replay has."""
    return knock(server, "GET", f"/api/tables/{ticket.table}/replay", token=ticket.token).read()["many"]


def last_asked(server, ticket, seat):
    """The last moment that waits for this seat: gone on with from there, the game is not over before it has answered."""
    replay = knock(server, "GET", f"/api/tables/{ticket.table}/replay?eyes={seat}", token=ticket.token).read()
    return max(number for number, frame in enumerate(replay["frames"]) if seat in frame["view"]["asked"])


def told(visitor):
    """All that was heard, in sentences."""
    heard = [m.told_to_guest.decode(text) for text in visitor.frames]
    return [item.text for news in heard if isinstance(news, m.News) for item in news.items]


def plays_on(server, ticket):
    """To the end."""
    with at_seat(server, ticket) as zoe:
        while not zoe.is_over():
            zoe.looks()
            if zoe.is_asked():
                zoe.answers()


def test_the_asker_plays_on_from_that_moment_and_the_record_is_proved(server, over):
    ticket = seated(asks(server, over[0], frame=last_asked(server, over[0], 1)))
    assert ticket.seat == 1 and ticket.table != over[0].table
    with at_seat(server, ticket) as zoe:
        news = zoe.until("playing")
        assert [(sitter.kind, sitter.bot) for sitter in news.table.sitters] == [("bot", "thumb"), ("person", "")]
        assert news.table.source.table == over[0].table
        assert news.table.sitters[1].name == "Zoe" and news.table.terms.clock.kind == "none" and not news.table.terms.listed
        assert news.table.terms.pace == 0                         # as at the table that it goes on from
    plays_on(server, ticket)
    text = knock(server, "GET", f"/api/tables/{ticket.table}/record", token=ticket.token).body.decode()
    assert proved(parse_record(text, lazaretto.game), branch_in(text)).outcome is not None


def test_its_view_is_that_moments_view(server, alone):
    replay = knock(server, "GET", f"/api/tables/{alone.table}/replay?eyes=0", token=alone.token).read()
    for frame in (0, 5, last_asked(server, alone, 0)):
        with at_seat(server, seated(asks(server, alone, frame=frame, seat=0))) as zoe:
            assert zoe.until("playing").view == replay["frames"][frame]["view"]


def test_its_truth_says_what_was_given_and_claims_no_fair_deal(server, alone):
    ticket = seated(asks(server, alone, seat=0))
    plays_on(server, ticket)
    truth = msgspec.json.decode(knock(server, "GET", f"/api/tables/{ticket.table}/truth", token=ticket.token).body, type=r.Truths)
    assert truth.deal.verified and truth.deal.source.table == alone.table and truth.deal.source.frame == 3 and truth.deal.source.given < truth.deal.entries
    assert "given from another game" in truth.deal.text


def test_the_same_moment_may_be_asked_about_again_and_by_every_player(server, over):
    tables = [seated(asks(server, ticket)).table for ticket in (*over, *over)]
    assert len(set(tables)) == 4


def test_a_what_if_is_for_who_may_read_the_replay(server, over):
    assert knock(server, "POST", f"/api/tables/{over[0].table}/what-if", {"frame": 3, "seat": 1, "name": "Zoe"}).code == "token/wrong"
    stranger = opened(server)
    assert knock(server, "POST", f"/api/tables/{over[0].table}/what-if", {"frame": 3, "seat": 1, "name": "Zoe"}, token=stranger.token).code == "token/wrong"
    assert asks(server, stranger).code == "game/not-over"


def test_nothing_can_be_asked_of_a_game_that_is_not_over(server):
    ticket = solo(server, listed=True)
    with at_seat(server, ticket) as edith:
        edith.does(m.Begin(key()))
        assert asks(server, ticket, frame=0, seat=0).code == "game/not-over"
        assert knock(server, "POST", f"/api/tables/{ticket.table}/what-if", {"frame": 0, "seat": 0, "name": "Zoe"}).code == "game/not-over"


@pytest.mark.parametrize(("wanted", "code"), [
    ({"frame": -1}, "request/unreadable"), ({"frame": 999_999}, "request/unreadable"), ({"frame": "3"}, "request/unreadable"), ({"seat": 2}, "seat/none"),
    ({"seat": -1}, "request/unreadable"), ({"name": " "}, "seat/forbidden"), ({"salt": "zz"}, "seat/forbidden"), ({"bots": ["thumb"]}, "request/unreadable"),
])
def test_what_cannot_be_is_refused_with_its_code(server, over, wanted, code):
    assert asks(server, over[0], **wanted).code == code


def test_at_its_last_moment_a_game_is_over(server, over):
    assert asks(server, over[0], frame=moments(server, over[0]) - 1).code == "game/over"


def test_the_invite_of_a_what_if_lets_nobody_sit_down(server, over):
    ticket = seated(asks(server, over[0]))
    assert knock(server, "POST", "/api/join", {"name": "Odo", "invite": ticket.invite}).code == "game/begun"
    assert ticket.table not in knock(server, "GET", "/api/tables").body.decode()


def test_a_what_if_is_gone_on_with_after_the_server_was_killed(tmp_path):
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path) as server:
        first = solo(server)
        played_out(server, first).leave()
        ticket = seated(asks(server, first, seat=0))
        with at_seat(server, ticket) as zoe:
            zoe.answers()
        server.kill()
        server.start()
        with at_seat(server, ticket) as later:
            later.until("playing")
        assert "Zoe sits down." in told(zoe) and told(later)[:len(told(zoe))] == told(zoe)
        plays_on(server, ticket)
        text = knock(server, "GET", f"/api/tables/{ticket.table}/record", token=ticket.token).body.decode()
    assert proved(parse_record(text, lazaretto.game), branch_in(text)).outcome is not None


def test_the_command_proves_a_what_if_from_its_branch_on_and_claims_no_fair_deal(server, alone, tmp_path, capsys):
    ticket = seated(asks(server, alone, seat=0))
    plays_on(server, ticket)
    path = tmp_path / "record.jsonl"
    path.write_bytes(knock(server, "GET", f"/api/tables/{ticket.table}/record", token=ticket.token).body)
    with pytest.raises(SystemExit) as ending:
        main(["verify", str(path)])
    said = " ".join(capsys.readouterr().out.split())
    assert not ending.value.code and "this says nothing about their deal" in said and "Verified: the secret" not in said
