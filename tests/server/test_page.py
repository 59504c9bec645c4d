"""The page is shown at its own addresses, cached as it may be, and no address leads out of its folder."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from lazaretto.server import app, guarding, showing
from lazaretto.server.showing import takes_gzip

from .conftest import InThisProcess
from .visiting import Reply, knock

INDEX = b"<!doctype html><title>Lazaretto</title>" + b" " * 500
SCRIPT = b"export const plague = 1350;\n" * 100
FONT = b"wOF2" + b"\0" * 500
SCRIPT_AT, STYLE_AT, FONT_AT = "/assets/index-4W0TpW27.js", "/assets/index-DOSKpkVA.css", "/assets/fell-BwpkSg3G.woff2"
TIGHT = gzip.compress(INDEX, mtime=1350)
FILES = {"/index.html": INDEX, "/index.html.gz": TIGHT, "/robots.txt": b"User-agent: *\n", SCRIPT_AT: SCRIPT, STYLE_AT: b"p { color: red }", FONT_AT: FONT}
FOR_EVER = "public, max-age=31536000, immutable"
SECRET = b"not of the page"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThisProcess]:
    """A server with a small page, beside a file that is none of it; it lets an address look three times."""
    folder = tmp_path_factory.mktemp("house")
    for name, body in {**{f"page{address}": body for address, body in FILES.items()}, "secret.txt": SECRET}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "sheets", lambda: showing.sheets(folder / "page"))
        patch.setattr(guarding, "LOOKS", 3)
        running = InThisProcess(folder / "tables.db").start()
    yield running
    running.stop()


def get(house: InThisProcess, path: str, **headers: str) -> Reply:
    return knock(house, "GET", path, **headers)


@pytest.mark.parametrize("path", ["/", "/?day", "/join", "/join?invite", "/table/a-Z_9", "/replay/abc", "/new/bristol", "/rules/pest", "/board/abc"])
def test_the_pages_own_addresses_show_it_and_ask_again_each_time(house: InThisProcess, path: str) -> None:
    reply = get(house, path)
    assert (reply.status, reply.body) == (200, INDEX)
    assert reply.headers["content-type"] == "text/html; charset=utf-8" and reply.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", [
    "/tables", "/join/abc", "/table", "/table/", "/table/a/b", "/table/a%2Fb", "/table/%00", "/table/..", "/rules/bristol.md",
    "/assets", "/assets/", "/assets/gone-12345678.js",
])
def test_other_addresses_are_not_the_page(house: InThisProcess, path: str) -> None:
    assert get(house, path).code == "request/unknown"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_the_page_can_only_be_looked_at(house: InThisProcess, method: str) -> None:
    assert knock(house, method, "/").code == "request/unknown"


@pytest.mark.parametrize("path, kind, keeps", [
    (SCRIPT_AT, "text/javascript; charset=utf-8", FOR_EVER), (STYLE_AT, "text/css; charset=utf-8", FOR_EVER),
    (FONT_AT, "font/woff2", FOR_EVER), ("/robots.txt", "text/plain; charset=utf-8", "no-cache"),
])
def test_a_file_says_what_it_is_and_how_long_it_keeps(house: InThisProcess, path: str, kind: str, keeps: str) -> None:
    reply = get(house, path)
    assert reply.body == FILES[path]
    assert reply.headers["content-type"] == kind and reply.headers["cache-control"] == keeps and reply.headers["vary"] == "accept-encoding"


def test_the_guards_headers_are_on_it_as_on_every_answer(house: InThisProcess) -> None:
    for path in ("/", SCRIPT_AT):
        headers = get(house, path).headers
        assert [name for name, value in guarding.HEADERS.items() if headers[name] != value] == ["cache-control"]


@pytest.mark.parametrize("path", [
    "/../secret.txt", "/secret.txt", "//secret.txt", "/%2e%2e/secret.txt", "/table/../../secret.txt", "/etc/passwd", "/assets//etc/passwd",
    "/assets/../index.html", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/%252e%252e/%252e%252e/secret.txt",
    "/assets/%c0%ae%c0%ae/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/..%5c..%5csecret.txt", "/assets/..\\..\\secret.txt",
    "/assets/....//....//secret.txt", f"{SCRIPT_AT}%00",
])
def test_no_address_leads_out_of_the_folder(house: InThisProcess, path: str) -> None:
    assert get(house, path).code == "request/unknown"


@pytest.mark.parametrize("accepted", ["gzip", "deflate, gzip;q=0.5, br", "GZIP"])
def test_who_reads_gzip_gets_it_small(house: InThisProcess, accepted: str) -> None:
    reply = get(house, SCRIPT_AT, accept_encoding=accepted)
    assert reply.headers["content-encoding"] == "gzip" and len(reply.body) < len(SCRIPT) / 10
    assert gzip.decompress(reply.body) == SCRIPT and int(reply.headers["content-length"]) == len(reply.body)


def test_what_was_packed_when_the_page_was_built_is_sent_as_it_is_and_has_no_address_of_its_own(house: InThisProcess) -> None:
    assert get(house, "/", accept_encoding="gzip").body == TIGHT
    assert get(house, "/index.html.gz").code == "request/unknown"


@pytest.mark.parametrize("path, accepted", [(SCRIPT_AT, ""), (SCRIPT_AT, "br"), (SCRIPT_AT, "gzip;q=0"), (FONT_AT, "gzip"), (STYLE_AT, "gzip")])
def test_who_does_not_or_gains_nothing_by_it_gets_it_as_it_is(house: InThisProcess, path: str, accepted: str) -> None:
    reply = get(house, path, accept_encoding=accepted)
    assert "content-encoding" not in reply.headers and reply.body == FILES[path]


@pytest.mark.parametrize("accepted, takes", [
    ("gzip; q=0.000", False), ("gzip;q=0.001", True), ("gzip;q=1", True), ("xgzip", False), ("*", False), (",,;", False),
])
def test_weights_of_what_is_accepted(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


@pytest.mark.parametrize("path", ["/", SCRIPT_AT, FONT_AT])
@pytest.mark.parametrize("accepted", ["", "gzip"])
def test_who_has_it_is_told_so_and_sent_nothing(house: InThisProcess, path: str, accepted: str) -> None:
    mark = get(house, path, accept_encoding=accepted).headers["etag"]
    for known in (mark, f"W/{mark}", f'"other", {mark}'):
        reply = get(house, path, accept_encoding=accepted, if_none_match=known)
        assert (reply.status, reply.body, reply.headers["etag"]) == (304, b"", mark) and "cache-control" in reply.headers
    assert get(house, path, accept_encoding=accepted, if_none_match='"other"').status == 200


def test_marks_differ_by_what_is_sent(house: InThisProcess) -> None:
    marks = [get(house, path, accept_encoding=accepted).headers["etag"] for path in ("/", SCRIPT_AT) for accepted in ("", "gzip")]
    assert len(set(marks)) == 4


def test_head_says_all_but_the_body(house: InThisProcess) -> None:
    for path in ("/", SCRIPT_AT):
        head, whole = knock(house, "HEAD", path), get(house, path)
        assert (head.status, head.body) == (200, b"")
        assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


def test_loading_the_page_uses_up_nobodys_looks(house: InThisProcess) -> None:
    neighbour = "10.200.0.1"
    assert {get(house, path, x_forwarded_for=neighbour).status for path in ("/", SCRIPT_AT) * 20} == {200}
    assert [get(house, "/health", x_forwarded_for=neighbour).status for _ in range(4)] == [200, 200, 200, 429]


def test_without_a_page_it_is_said_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "sheets", lambda: showing.sheets(tmp_path / "nowhere"))
    running = InThisProcess(tmp_path / "tables.db").start()
    try:
        for path in ("/", "/join"):
            reply = get(running, path)
            assert reply.status == 404 and reply.headers["content-type"] == "text/plain; charset=utf-8"
            assert b"./play builds it" in reply.body and reply.headers["cache-control"] == "no-store"
    finally:
        running.stop()
