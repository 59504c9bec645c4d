"""lazaretto arena."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"


def test_tables_to_read(lazaretto_run):
    ended = lazaretto_run("arena", "infected", "--games", "40", "--no-early-stop", "--jobs", "1")
    assert ended.code == 0 and ended.err == ""
    assert "infected base · 6 seats · 40 of 40 games · seed 1350\n" in ended.out
    assert re.search(r"^thumb +random +\d+ of 20 +\d+\.\d% +\d+\.\d% to \d+\.\d%", ended.out, re.MULTILINE)
    for word in ("decided", "against random", "doctor", "villager", "rating", "by definition", "games a second"):
        assert word in ended.out
    assert max(len(line.rstrip()) for line in ended.out.splitlines()) <= 80


def test_json_is_one_object_and_the_same_again(lazaretto_run):
    words = ("arena", "bristol", "--games", "41", "--seats", "5", "--bots", "thumb, random", "--seed", "9", "--by", "end", "--json")
    first, again = [json.loads(lazaretto_run(*words, "--jobs", jobs).out) for jobs in ("1", "2")]
    assert first.pop("speed") and again.pop("speed") and first == again
    assert first["bots"] == ["thumb", "random"] and first["split"] == "halves" and first["seed"] == 9 and first["asked"] == 42
    match = first["matches"][0]
    assert match["low"] < match["share"] <= match["high"] and match["won"] + match["lost"] == match["decided"] <= match["pairs"]


def test_alone_the_scores_and_ranks_are_shown(lazaretto_run):
    out = lazaretto_run("arena", "pest", "--seats", "1", "--games", "4", "--jobs", "1").out
    assert "each kind has the whole" in out and "remembered as Commoner" in out and re.search(r"^thumb +0\.\d{3} ", out, re.MULTILINE)


def test_where_few_pairs_are_decided_it_says_what_may_tell_more(lazaretto_run):
    out = " ".join(lazaretto_run("arena", "pints", "--games", "12", "--jobs", "1").out.split())
    assert "share their fate. --among or --split whole may tell more" in out
    assert "one seat against all the others, who are thumb" in " ".join(lazaretto_run("arena", "pints", "--games", "2", "--among", "thumb").out.split())


def test_a_bar_to_be_sure_about(lazaretto_run):
    out = lazaretto_run("arena", "bristol", "--games", "200", "--bar", "0.6").out
    assert "sure above 60%" in out


@pytest.mark.parametrize(("words", "wrong"), [
    (("infectd",), "did you mean 'infected'"),
    (("infected", "--bots", "thmub,random"), "did you mean 'thumb'"),
    (("infected", "--bots", "thumb"), "two kinds"),
    (("infected", "--seats", "4"), "5 to 12 seats, not 4"),
    (("infected", "--games", "0"), "at least one pair"),
    (("infected", "--jobs", "0"), "at least one process"),
    (("infected", "--sure", "very"), "--sure needs a number, not 'very'"),
    (("infected", "--by", "age"), "no tables by 'age': there are side, end, seat"),
    (("bristol", "--side", "plagued"), "split by halves"),
    ((), "GAME"),
])
def test_bad_input_gets_one_clear_line(refused, words, wrong):
    assert wrong.casefold() in refused("arena", *words).casefold()


@pytest.mark.parametrize(("stop", "jobs"), [(signal.SIGINT, "2"), (signal.SIGINT, "1"), (signal.SIGTERM, "2")])
def test_ctrl_c_and_kill_print_what_is_finished(stop, jobs):
    command = [sys.executable, "-m", "lazaretto.cli", "arena", "infected", "--games", "100000", "--no-early-stop", "--jobs", jobs]
    world = {**os.environ, "PYTHONPATH": str(SOURCES), "TERM": "xterm", "COLUMNS": "80"}
    terminal, errors = pty.openpty()
    process = subprocess.Popen(command, env=world, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True)
    os.close(errors)
    err = ""
    while not re.search(r"[1-9]\d+/100000", err):              # the bar shows that games are finished
        err += os.read(terminal, 1000).decode(errors="replace")
    if stop == signal.SIGINT:
        os.killpg(process.pid, stop)                           # as a terminal does
    else:
        process.send_signal(stop)
    try:
        out, _ = process.communicate(timeout=20)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(OSError):                         # how a pseudo-terminal says that it ends
        while True:
            err += os.read(terminal, 1000).decode(errors="replace")
    os.close(terminal)
    assert process.returncode == 130, err
    assert re.search(r"lazaretto: interrupted after [1-9]\d+ of 100000 games\s*$", err) and "Traceback" not in err
    assert "decided" in out and "rating" in out
