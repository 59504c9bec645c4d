"""The HTTP doors: what each gives, and what it says to whoever knocks wrongly."""

from __future__ import annotations

from urllib.parse import quote

import msgspec
import pytest

import lazaretto
from lazaretto.cli import main
from lazaretto.server import doors
from lazaretto.server.app import ADDRESSES
from lazaretto.server.guarding import HEADERS
from lazaretto.server.limits import REQUESTS
from lazaretto.wire import messages as m
from lazaretto.wire import requests as r

from .visiting import JSON, at_seat, company, figures, joined, key, knock, new_address, opened, played_out, seated, solo

NEW_TABLE = {"game": "pints", "seats": 2, "name": "Edith"}


@pytest.fixture(scope="module")
def finished(server):
    """A table whose game is over, and one person's ticket."""
    ticket = solo(server)
    with played_out(server, ticket):
        return ticket


def test_the_games_of_the_house_are_shown_with_their_seats_variants_and_bots(server):
    games = msgspec.json.decode(knock(server, "GET", "/api/games").body, type=r.Games).games
    assert sorted([game.name for game in games]) == ["bristol", "infected", "pathologic", "pest", "pints"]
    assert all(game.variants and game.bots and game.least_seats <= game.usual_seats <= game.most_seats for game in games)


def test_a_newcomer_is_offered_a_seat_that_every_table_has_and_that_is_not_the_plague(server):
    games = msgspec.json.decode(knock(server, "GET", "/api/games").body, type=r.Games).games
    assert all(0 <= game.newcomer < game.least_seats for game in games)
    seats = {game.name: game.newcomer for game in games}
    parts = lazaretto.game("pathologic").parts(4)
    assert parts[seats["pathologic"]] in parts[1:]


def test_the_server_says_that_it_is_well(server):
    health = msgspec.json.decode(knock(server, "GET", "/health").body, type=r.Health)
    assert health.version and health.tables >= 0


def test_figures_are_given_and_name_no_table_and_nobody(server):
    ticket = opened(server, name="Perpetua")
    with at_seat(server, ticket) as edith:
        edith.is_refused(m.Begin(key()))
        found = figures(server)
    text = found.body.decode()
    assert found.headers["content-type"].startswith("text/plain")
    assert 'lazaretto_refusals_total{code="seat/empty"}' in text and "lazaretto_guests" in text
    assert not [secret for secret in (ticket.table, ticket.token, ticket.invite, "Perpetua") if secret in text]


def test_figures_are_for_this_machine_alone(server):
    assert knock(server, "GET", "/metrics").code == "request/unknown"
    assert knock(server, "GET", "/metrics", x_forwarded_for="127.0.0.1, 10.1.2.3").code == "request/unknown"


def test_the_description_is_openapi_and_lists_every_door(server):
    described = knock(server, "GET", "/api/openapi.json").read()
    assert described["openapi"].startswith("3.1.") and {"title", "version"} <= set(described["info"])
    assert {(path, method.upper()) for path, methods in described["paths"].items() for method in methods} == {(at.path, at.method) for at in ADDRESSES}
    for operation in [operation for methods in described["paths"].values() for operation in methods.values()]:
        assert operation["summary"] and "default" in operation["responses"]


def test_every_reference_in_the_descriptions_leads_somewhere(server):
    for address in ("/api/openapi.json", "/api/protocol.json"):
        described = knock(server, "GET", address).read()
        for reference in references(described):
            place = described
            for part in reference.removeprefix("#/").split("/"):
                place = place[part]


def references(thing):
    if isinstance(thing, dict):
        yield from [value for name, value in thing.items() if name == "$ref"]
        thing = list(thing.values())
    for part in thing if isinstance(thing, list) else ():
        yield from references(part)


def test_the_protocol_describes_each_message_and_each_code(server):
    described = knock(server, "GET", "/api/protocol.json").read()
    assert described["protocol"] == m.PROTOCOL and described["largest"] == m.LARGEST
    assert set(m.CODES) < set(described["codes"])
    for side, union in (("guest says", m.GuestSays), ("guest hears", m.GuestHears)):
        assert len(described[side]["anyOf"]) == len(union.__args__)


def test_frames_that_were_heard_are_as_the_protocol_says(server):
    kinds = {kind.__name__: kind for kind in m.GuestHears.__args__}
    described = knock(server, "GET", "/api/protocol.json").read()["$defs"]
    with played_out(server, solo(server)) as edith:
        edith.asks(m.Why(key()))
        edith.is_refused(m.Begin(key()))
    heard = [(m.told_to_guest.decode(text), msgspec.json.decode(text)) for text in edith.frames]
    assert {type(word) for word, _ in heard} >= {m.Welcome, m.News, m.Done, m.Refusal, m.Because}
    for word, plain in heard:
        schema = described[type(word).__name__]
        assert kinds[type(word).__name__] is type(word) and msgspec.to_builtins(word) == plain
        assert set(schema["required"]) <= set(plain) <= set(schema["properties"])


@pytest.mark.parametrize(("method", "path"), [
    ("GET", "/nowhere"), ("PUT", "/api/tables"), ("DELETE", "/api/tables"), ("POST", "/health"), ("GET", "/api/join"),
    ("OPTIONS", "/api/join"), ("GET", "/api/socket"), ("GET", "/../../etc/passwd"), ("GET", "/api/tables/a/b/c"),
])
def test_there_is_no_such_address_or_not_in_this_way(server, method, path):
    assert knock(server, method, path).code == "request/unknown"


def test_modes_have_titles_that_people_can_read(server):
    for game in lazaretto.games():
        for mode in knock(server, "GET", f"/api/games/{game.name}/terms?seats={game.usual_seats}").read()["modes"]:
            assert mode["title"][0].isupper() and "-" not in mode["title"], mode
    assert [mode["title"] for mode in knock(server, "GET", "/api/games/infected/terms").read()["modes"]][-1] == "Column S"


def test_whoever_opens_a_table_may_choose_the_part_to_play(server):
    parts = knock(server, "GET", "/api/games/pathologic/terms?seats=4").read()["parts"]
    healer = {"game": "pathologic", "seats": 4, "name": "Edith", "bots": ["fair"] * 3, "seat": parts.index("Haruspex")}
    ticket = seated(knock(server, "POST", "/api/tables", healer))
    assert ticket.seat == 2
    with at_seat(server, ticket) as edith:
        edith.does(m.Begin(key()))
    assert knock(server, "POST", "/api/tables", {**healer, "seat": 4}).code == "seat/none"


@pytest.mark.parametrize("body", [
    b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"game": "pints"}', b'{"game": 7, "seats": 2, "name": "Edith"}',
    b'{"game": "pints", "seats": "2", "name": "Edith"}',
    b'{"game": "pints", "seats": 2, "name": "Edith", "token": "mine"}', b'{"game": "pints", "seats": %s, "name": "Edith"}' % (b"9" * 400),
    b'{"game": "pints", "seats": 2, "name": "Edith", "terms": {"delay": -1}}', b'{"game": "pints", "seats": 2, "name": "Edith", "terms": {"delay": 1e999}}',
    b'{"game": "pints", "seats": 2, "name": "Edith", "terms": {"clock": {"kind": "live", "seconds": 1}}}', b'{"game": "pints", "seats": 2, "name": "\\ud800"}',
    b'{"x": ' + b"[" * 4000 + b"]" * 4000 + b"}", b'{"name": ' * 800,
])
def test_a_body_that_cannot_be_read_is_refused_with_a_reason(server, body):
    assert knock(server, "POST", "/api/tables", body).code == "request/unreadable"


def test_a_body_may_be_as_large_as_a_message_and_no_larger(server):
    padded = msgspec.json.encode(NEW_TABLE).ljust(m.LARGEST)
    seated(knock(server, "POST", "/api/tables", padded))
    assert knock(server, "POST", "/api/tables", padded + b" ").code == "request/unreadable"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])
def test_what_a_form_of_another_page_could_send_is_not_read(server, kind):
    assert knock(server, "POST", "/api/tables", NEW_TABLE, content_type=kind).code == "request/unreadable"


def test_the_kind_of_a_body_may_say_its_letters_too(server):
    seated(knock(server, "POST", "/api/tables", NEW_TABLE, content_type=f"{JSON}; charset=utf-8"))


@pytest.mark.parametrize(("wanted", "code"), [
    ({"game": "chess"}, "game/unknown"), ({"variant": "upside-down"}, "game/unknown"), ({"seats": 9}, "game/unknown"), ({"bots": ["genius"]}, "game/unknown"),
    ({"bots": ["random"] * 2}, "seat/none"), ({"salt": "zz"}, "seat/forbidden"), ({"name": "x" * 25}, "seat/forbidden"), ({"name": " "}, "seat/forbidden"),
    ({"name": "a\tb\x07"}, "seat/forbidden"), ({"name": "a\u202eb"}, "seat/forbidden"), ({"name": "x" * 101}, "request/unreadable"),
    ({"terms": {"window": 2.0}}, "terms/impossible"), ({"terms": {"window": 7.0}}, "terms/impossible"), ({"terms": {"window": 30.0}}, "terms/impossible"),
])
def test_a_table_that_cannot_be_opened_is_refused_with_its_code(server, wanted, code):
    assert knock(server, "POST", "/api/tables", {**NEW_TABLE, **wanted}).code == code


def test_two_people_at_a_table_have_two_names_and_two_seats(server):
    edith = opened(server)
    assert knock(server, "POST", "/api/join", {"name": "EDITH", "invite": edith.invite}).code == "seat/taken"
    assert knock(server, "POST", "/api/join", {"name": "Walter", "invite": edith.invite, "seat": 0}).code == "seat/taken"
    assert joined(server, invite=edith.invite).seat == 1
    assert knock(server, "POST", "/api/join", {"name": "Odo", "invite": edith.invite}).code == "seat/none"


def test_whoever_knocks_too_often_is_told_to_wait_and_others_are_not(server):
    mine, codes = new_address(), set()
    for _ in range(REQUESTS):
        codes.add(knock(server, "POST", "/api/join", b"", x_forwarded_for=mine).code)
    refused = knock(server, "POST", "/api/join", b"", x_forwarded_for=mine)
    assert codes == {"request/unreadable"} and (refused.status, refused.code) == (429, "request/too-many")
    assert knock(server, "GET", "/health", x_forwarded_for=mine).status == 200
    assert knock(server, "POST", "/api/join", b"").code == "request/unreadable"


@pytest.mark.parametrize(("method", "path", "headers"), [
    ("GET", "/health", {}), ("GET", "/metrics", {}), ("GET", "/api/openapi.json", {}), ("GET", "/nowhere", {}), ("PUT", "/api/tables", {}),
    ("POST", "/api/join", {}), ("HEAD", "/health", {}), ("GET", "/api/tables/none/record", {}), ("POST", "/api/tables", {"origin": "https://evil.example"}),
])
def test_every_answer_carries_the_headers(server, method, path, headers):
    found = knock(server, method, path, **headers).headers
    assert {name: found.get(name) for name in HEADERS} == HEADERS and "server" not in found


def test_also_a_mistake_of_ours_carries_them_and_tells_nothing_of_itself(near, monkeypatch):
    def stumbles(game):
        raise RuntimeError("SECRET")

    monkeypatch.setattr(doors, "game_card", stumbles)
    answer = knock(near, "GET", "/api/games")
    assert (answer.status, answer.code) == (500, "server/error") and b"SECRET" not in answer.body
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_no_script_may_stand_in_a_page_and_no_page_around_ours():
    policy = dict([part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; ")])
    assert policy["default-src"] == "'none'" and policy["script-src"] == "'self'" and policy["frame-ancestors"] == "'none'"
    assert not [source for source in policy.values() if "unsafe" in source or "*" in source]


def test_a_record_is_given_to_players_when_the_game_is_over_and_verifies(server, finished, tmp_path, capsys):
    answer = knock(server, "GET", f"/api/tables/{finished.table}/record", token=finished.token)
    path = tmp_path / "record.jsonl"
    path.write_bytes(answer.body)
    assert answer.status == 200 and "attachment" in answer.headers["content-disposition"]
    with pytest.raises(SystemExit) as ending:
        main(["verify", str(path)])
    assert not ending.value.code, capsys.readouterr().out


@pytest.mark.parametrize("eyes", ["0", "watcher", "all"])
def test_a_finished_game_is_looked_at_again_through_any_eyes(server, finished, eyes):
    replay = msgspec.json.decode(knock(server, "GET", f"/api/tables/{finished.table}/replay?eyes={eyes}", token=finished.token).body, type=r.Replay)
    assert len(replay.frames) > 1 and any(frame.told for frame in replay.frames)


def test_other_eyes_see_other_things(server):
    tickets = company(server, "infected", 5)
    replay = f"/api/tables/{tickets[0].table}/replay?eyes="
    with played_out(server, *tickets):
        seen = [knock(server, "GET", replay + eyes, token=tickets[0].token).read() for eyes in ("0", "1", "watcher", "all")]
    first_views = {msgspec.json.encode(replay["frames"][0]["view"]) for replay in seen}
    assert len(first_views) == len(seen)


@pytest.mark.parametrize("eyes", ["1", "-1", "99999999999999999999", "\u00b2", "nobody", "0x0"])
def test_there_are_no_other_eyes(server, finished, eyes):
    assert knock(server, "GET", f"/api/tables/{finished.table}/replay?eyes={quote(eyes)}", token=finished.token).code == "request/unreadable"


@pytest.mark.parametrize("door", ["record", "replay", "replay?eyes=all", "replay?eyes=0"])
def test_nothing_is_given_out_before_the_end(server, door):
    ticket = solo(server, listed=True)
    with at_seat(server, ticket) as edith:
        assert knock(server, "GET", f"/api/tables/{ticket.table}/{door}", token=ticket.token).code == "game/not-over"
        edith.does(m.Begin(key()))
        assert knock(server, "GET", f"/api/tables/{ticket.table}/{door}", token=ticket.token).code == "game/not-over"
        assert knock(server, "GET", f"/api/tables/{ticket.table}/{door}").code == "game/not-over"
    assert knock(server, "POST", f"/api/tables/{ticket.table}/again", token=ticket.token).code == "game/not-over"


def test_the_record_of_a_private_table_is_for_its_players(server, finished):
    for door in ("record", "replay"):
        assert knock(server, "GET", f"/api/tables/{finished.table}/{door}").code == "token/wrong"
        assert knock(server, "GET", f"/api/tables/{finished.table}/{door}", token=opened(server).token).code == "token/wrong"
        assert knock(server, "GET", f"/api/tables/none/{door}", token=finished.token).code == "table/none"


def test_the_record_of_a_listed_table_is_for_everyone(server):
    ticket = solo(server, listed=True)
    with played_out(server, ticket):
        assert knock(server, "GET", f"/api/tables/{ticket.table}/record").status == 200
