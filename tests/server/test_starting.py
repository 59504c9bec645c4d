"""What hinders a server is said in one line, before it begins."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from lazaretto.server.running import listening, server
from lazaretto.server.settings import Settings
from lazaretto.server.connections import SmallBites

from .parlour import surroundings
from .serving import serving

USER_ERROR = 2


def refused(*words: str) -> str:
    """What the command says, if it is one line."""
    done = subprocess.run([sys.executable, "-m", "lazaretto", "serve", *words], capture_output=True, text=True, env=surroundings(), timeout=30)
    assert done.returncode == USER_ERROR and done.stdout == "" and done.stderr.count("\n") == 1, done.stderr
    return done.stderr


@pytest.mark.parametrize("words, said", [
    (("--database", "mysql://somewhere"), "no database that is known here"),
    (("--database", "sqlite:////proc/nowhere/tables.db"), "cannot be opened"),
    (("--database", "postgresql://nobody:hushhush@127.0.0.1:1/none"), "the database cannot be used"),
    (("--public-url", "plague.example"), "should look like https://"),
    (("--origins", "https://friends.example, friends"), "'friends' is no address"),
    (("--port", "many"), "needs a whole number"),
])
def test_settings_that_cannot_be_are_refused_in_a_line(words: tuple[str, ...], said: str) -> None:
    line = refused("--port", "0", *words)
    assert said in line and "hushhush" not in line


def test_a_place_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = refused("--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.db'}")
        assert f"cannot listen at 127.0.0.1, port {port}: Address already in use" in line


def test_two_servers_do_not_share_a_sqlite_file(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database, tmp_path):
        assert "is in use by another process" in refused("--port", "0", "--database", database)


def test_settings_may_be_given_by_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAZARETTO_DATABASE", "mysql://somewhere")
    assert "no database that is known here" in refused("--port", "0")


def test_the_loop_is_the_one_our_small_bites_need() -> None:
    """uvicorn would take uvloop where it happens to be installed, and there no read can be kept small."""
    assert server(Settings("127.0.0.1", 0, "sqlite://", "")).config.loop == "asyncio"


class Line:
    """A guest's line: how often its reading was stopped and begun again."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def pause_reading(self) -> None:
        self.calls.append("pause")

    def resume_reading(self) -> None:
        self.calls.append("resume")


def test_who_says_one_thing_after_the_other_is_read_on_and_who_says_more_waits() -> None:
    bites, line = SmallBites.__new__(SmallBites), Line()
    bites.queue, bites.transport, bites.frames, bites.read_paused, bites.close_sent, bites.curr_msg_data_type = asyncio.Queue(), line, [], False, False, "text"

    async def says_and_is_heard(*words: str) -> list[str]:
        for word in words:
            bites.frames = [word.encode()]
            bites.send_receive_event_to_app()
        return [(await bites.receive())["text"] for _ in words]

    assert asyncio.run(says_and_is_heard("one")) == ["one"] and line.calls == []
    assert asyncio.run(says_and_is_heard("one", "two", "three")) == ["one", "two", "three"] and line.calls == ["pause", "resume"]


def test_what_is_told_goes_out_at_once() -> None:
    """Else the news wait behind the reply for 40 ms, until the guest's machine has acknowledged that."""
    with listening(Settings("127.0.0.1", 0, "sqlite://", "")) as place, socket.create_connection(place.getsockname()):
        guest, _ = place.accept()
        with guest:
            assert guest.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
