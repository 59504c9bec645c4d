"""lazaretto --version, games, rules and help; and the whole thing as a process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"


def test_the_version_says_how_the_engine_runs(lazaretto_run):
    out = lazaretto_run("--version").out
    assert out in ("lazaretto 0.1.0, engine compiled by mypyc\n", "lazaretto 0.1.0, engine interpreted\n")


def test_help(lazaretto_run):
    for words in ((), ("--help",), ("play", "--help")):
        ended = lazaretto_run(*words)
        assert ended.code == 0 and "lazaretto" in ended.out


def test_games_lists_seats_and_variants(lazaretto_run):
    out = lazaretto_run("games").out
    assert "infected: Infected, 5 to 12 seats" in out and "contagious" in out


def test_rules_whole_by_chapter_by_paragraph_and_by_ruling(lazaretto_run):
    assert "IN 10.5" in lazaretto_run("rules", "infected").out
    out = lazaretto_run("rules", "infected", "IN 5").out
    assert "IN 5.1" in out and "IN 5.9" in out and "IN 6.1" not in out
    for words in (("IN", "5.4"), ("in5.4",), ("5.4",)):
        out = lazaretto_run("rules", "infected", *words).out
        assert out.startswith("IN 5.4") and "Vaccinate Now" in out
    assert lazaretto_run("rules", "infected", "R15").out.startswith("R15")


def test_rules_that_are_not_there(refused):
    assert "no game" in refused("rules", "ludo")
    assert "no rule '99.9'" in refused("rules", "infected", "99.9")
    refused("rules")


def ran(tmp_path, command: str) -> subprocess.CompletedProcess[str]:
    """A line of shell, in which $L is lazaretto."""
    world = {**os.environ, "PYTHONPATH": str(SOURCES), "XDG_DATA_HOME": str(tmp_path), "L": f"{sys.executable} -m lazaretto"}
    return subprocess.run(["bash", "-o", "pipefail", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, text=True, env=world, check=False)


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path):
    done = ran(tmp_path, "$L rules infected | head -1")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("buffered", [True, False])
@pytest.mark.parametrize(("words", "code"), [
    ("--version", 0), ("arena --help", 0), ("games", 0), ("arena infected --games 2 --jobs 1", 0), ("arena infected --games 2 --jobs 1 --json", 0),
    ("simulate infected --games 2 --jobs 1 --json", 0), ("rules ludo", 2),
])
def test_a_reader_who_has_gone_before_anything_was_written_is_no_error(tmp_path, words, code, buffered):
    world = {**os.environ, "PYTHONPATH": str(SOURCES), "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "" if buffered else "1"}
    for both in (False, True):
        reads, writes = os.pipe()
        os.close(reads)
        command = [sys.executable, "-m", "lazaretto", *words.split()]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=writes, stderr=writes if both else subprocess.PIPE, env=world, check=False)
        os.close(writes)
        assert (done.returncode, len((done.stderr or b"").splitlines())) == (code, code and not both)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_closed_streams_are_the_end_of_input(tmp_path, closed):
    done = ran(tmp_path, f"$L play infected {closed}")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(list(tmp_path.rglob("*.jsonl"))) == 1


def test_as_a_process(tmp_path):
    world = {**os.environ, "PYTHONPATH": str(SOURCES), "XDG_DATA_HOME": str(tmp_path)}
    ran = subprocess.run([sys.executable, "-m", "lazaretto", "play", "infected"], input=b"1\n\xff\xfe\n", capture_output=True, env=world, check=False)
    assert ran.returncode == 0 and b"lazaretto play --resume" in ran.stdout and not ran.stderr
    ran = subprocess.run([sys.executable, "-m", "lazaretto.cli", "play", "chess"], capture_output=True, env=world, check=False)
    assert ran.returncode == 2 and ran.stderr.startswith(b"lazaretto: no game 'chess'")
