"""lazaretto open, and how ./play comes to it."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from lazaretto.cli import opening

PLAY = Path(__file__).parents[2] / "play"
USER_ERROR = 2
PATIENCE = 30.0

#: The command as it is, with a page of the test's own.
WITH_PAGE = """
import sys
from pathlib import Path
from lazaretto.server import showing
sheets, folder = showing.sheets, Path(sys.argv[1])
showing.sheets = lambda: sheets(folder)
from lazaretto.cli import main
main(["open", *sys.argv[2:]])
"""


class Home:
    """Somebody's machine: a page that is built, and a browser that writes down what it is shown."""

    def __init__(self, folder: Path) -> None:
        self.page, self.shown, browser = folder / "page", folder / "shown", folder / "browser"
        self.page.mkdir()
        (self.page / "index.html").write_text("the page")
        os.mkfifo(self.shown)
        browser.write_text(f'#!/bin/sh\necho "$1" > {self.shown}\n')
        browser.chmod(0o755)
        path = os.pathsep.join([path for path in sys.path if path])
        self.surroundings = {**os.environ, "PYTHONPATH": path, "XDG_DATA_HOME": str(folder / "data"), "BROWSER": str(browser)}
        self.surroundings.pop("LAZARETTO_PLAY", None)

    def command(self, *words: str) -> list[str]:
        return [sys.executable, "-c", WITH_PAGE, str(self.page), *words]

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(self.command(*words), capture_output=True, text=True, env=self.surroundings, timeout=PATIENCE)

    def refused(self, *words: str) -> str:
        done = self.run(*words)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (USER_ERROR, "", 1), done.stderr
        return done.stderr

    @contextlib.contextmanager
    def opened(self, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
        """The tables, and the address that was said."""
        with subprocess.Popen(self.command("--port", "0", *words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=self.surroundings) as process:
            try:
                assert process.stdout is not None
                address = process.stdout.readline().removeprefix("The tables are open: ").strip()
                assert "Ctrl-C closes them" in process.stdout.readline()
                yield process, address
            finally:
                process.kill()


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_the_address_is_said_the_browser_shows_it_and_ctrl_c_closes(home: Home, tmp_path: Path) -> None:
    with home.opened() as (process, address):
        assert home.shown.read_text().strip() == address
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            assert answer.read() == b"the page"
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, errors) == (0, "", "")
    assert (tmp_path / "data" / "lazaretto" / "tables.db").exists()


def test_where_tables_are_open_already_the_page_is_shown(home: Home) -> None:
    with home.opened("--no-browser") as (_, address):
        again = subprocess.Popen(home.command("--port", address.rpartition(":")[2]), stdout=subprocess.PIPE, text=True, env=home.surroundings)
        assert home.shown.read_text().strip() == address
        out, _ = again.communicate(timeout=PATIENCE)
        assert (again.returncode, out) == (0, f"The tables are open already: {address}\n")


def test_a_port_of_another_program_is_named_with_a_way_out(home: Home) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        taken.settimeout(PATIENCE)
        port = taken.getsockname()[1]
        asked = subprocess.Popen(home.command("--port", str(port)), stderr=subprocess.PIPE, text=True, env=home.surroundings)
        with taken.accept()[0] as stranger:
            stranger.recv(1000)
            stranger.sendall(b'HTTP/1.1 200 OK\r\ncontent-length: 15\r\n\r\n{"status":"up"}')
        _, errors = asked.communicate(timeout=PATIENCE)
    assert asked.returncode == USER_ERROR and errors.count("\n") == 1
    assert f"port {port}: Address already in use" in errors and "lazaretto open --port 0" in errors


def test_tables_without_a_page_are_not_opened(home: Home) -> None:
    (home.page / "index.html").unlink()
    assert "is not built" in home.refused("--port", "0")


def test_a_second_opening_elsewhere_says_that_the_tables_are_in_use(home: Home) -> None:
    with home.opened("--no-browser") as (_, address), urllib.request.urlopen(f"{address}/health", timeout=PATIENCE):
        assert "in use by another process" in home.refused("--port", "0")


@pytest.mark.parametrize("screen, browser, shown", [
    ({}, True, 0), ({"DISPLAY": ":0"}, True, 1), ({"DISPLAY": ":0"}, False, 0), ({"BROWSER": "firefox"}, True, 1),
])
def test_a_browser_is_started_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch, screen: dict[str, str], browser: bool, shown: int) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(opening.sys, "platform", "linux")
    for name in opening.SCREENS:
        monkeypatch.delenv(name, raising=False)
    for name, value in screen.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(subprocess, "Popen", lambda words, **_: started.append(words))
    opening.show("open", 1350, browser)
    assert [words[-1] for words in started] == ["http://127.0.0.1:1350"] * shown


def test_a_browser_that_does_not_start_is_no_error(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(subprocess, "Popen", broken)
    opening.show("open", 1350, browser=True)
    assert capsys.readouterr().out == "open\n"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """./play with a set-up and a command that only say what they are asked."""
    page = tmp_path / "src" / "lazaretto" / "server" / "page"
    for folder in (tmp_path / "scripts", tmp_path / ".venv" / "bin", page):
        folder.mkdir(parents=True)
    shutil.copy(PLAY, tmp_path / "play")
    (page / "index.html").touch()
    (tmp_path / "scripts" / "set-up.sh").write_text('set_up() { echo "sets up $*"; }\n')
    command = tmp_path / ".venv" / "bin" / "lazaretto"
    command.write_text('#!/bin/sh\nfor word; do printf "[%s]" "$word"; done\n')
    command.chmod(0o755)
    return tmp_path


def played(clone: Path, *words: str) -> str:
    done = subprocess.run([clone / "play", *words], capture_output=True, text=True, cwd="/")
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("words, runs", [
    ("", "[open]"), ("--port 8000", "[open][--port][8000]"), ("--port=8000", "[open][--port=8000]"),
    ("--no-browser --port 1", "[open][--no-browser][--port][1]"),
])
def test_play_builds_the_page_and_opens_the_tables(clone: Path, words: str, runs: str) -> None:
    assert played(clone, *words.split()) == f"sets up play page\n{runs}"


@pytest.mark.parametrize("words, runs", [
    (["--terminal"], "[play]"), (["--terminal", "pest"], "[play][pest]"), (["pest", "--terminal"], "[play][pest]"),
    (["bristol", "--seats", "6"], "[play][bristol][--seats][6]"), (["--seats", "6"], "[play][--seats][6]"),
    (["--resume", "a game.jsonl"], "[play][--resume][a game.jsonl]"), (["infected", "--help"], "[play][infected][--help]"),
])
def test_play_with_a_game_stays_in_the_terminal_and_needs_no_page(clone: Path, words: list[str], runs: str) -> None:
    assert played(clone, *words) == f"sets up play\n{runs}"


def test_play_goes_on_in_the_terminal_where_the_page_could_not_be_built(clone: Path) -> None:
    (clone / "src" / "lazaretto" / "server" / "page" / "index.html").unlink()
    said = played(clone, "--no-browser")
    assert "without the page for the browser, a game opens in this terminal" in said and "[play]lazaretto" in said


def test_play_explains_itself_before_it_sets_up_anything(clone: Path) -> None:
    said = played(clone, "--help")
    assert "sets up play" not in said and all(word in said for word in ("--port", "--no-browser", "--terminal", "http://127.0.0.1:1350", "bristol"))
