"""lazaretto simulate."""

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


def test_a_table_to_read(lazaretto_run):
    ended = lazaretto_run("simulate", "infected", "--games", "60", "--bots", "random", "--jobs", "1")
    assert ended.code == 0 and ended.err == ""
    assert "6 seats · 60 games · seed 1350 · bots random\n" in ended.out
    for word in ("doctor", "villager", "nobody", "seat F", "one Villager or none is left", "rounds", "decisions", "games a second"):
        assert word in ended.out


def test_json_is_one_object_and_the_same_again(lazaretto_run):
    words = ("simulate", "infected", "--games", "60", "--seats", "7", "--variant", "blind", "--bots", "doctor=thumb,villager=random", "--seed", "9", "--json")
    first, again = [json.loads(lazaretto_run(*words, "--jobs", jobs).out) for jobs in ("1", "2")]
    assert first.pop("speed") and again.pop("speed") and first == again
    assert first["games"] == 60 and first["seed"] == 9 and first["bots"] == "doctor=thumb,villager=random"
    assert first["wins"]["doctor"]["low"] < first["wins"]["doctor"]["share"] < first["wins"]["doctor"]["high"]
    assert len(first["seats_won"]) == 7 and first["rounds"]["median"] >= 1


def test_components_of_the_owners_own(lazaretto_run, tmp_path):
    pack = tmp_path / "my.toml"
    pack.write_text("[die]\nskulls = 0\n")
    found = json.loads(lazaretto_run("simulate", "infected", "--games", "50", "--components", str(pack), "--json", "--jobs", "1").out)
    assert not any("skull" in ending["how"] for ending in found["endings"])
    title = lazaretto_run("simulate", "infected", "--games", "50", "--components", str(pack), "--jobs", "1").out
    assert f"components {found['components']}" in " ".join(title.split())


@pytest.mark.parametrize(("words", "wrong"), [
    (("infectd",), "did you mean 'infected'"),
    (("infected", "--bots", "thmub"), "did you mean 'thumb'"),
    (("infected", "--bots", "thumb,thumb"), "2 bots for 6 seats"),
    (("infected", "--seats", "4"), "5 to 12 seats, not 4"),
    (("infected", "--seats", "many"), "--seats needs a whole number, not 'many'"),
    (("infected", "--games", "1.5"), "--games needs a whole number, not '1.5'"),
    (("infected", "--seats", "0"), "5 to 12 seats, not 0"),
    (("infected", "--games", "0"), "at least one game"),
    (("infected", "--jobs", "0"), "at least one process"),
    (("infected", "--variant", "blind"), "seven or more"),
    (("infected", "--components", "nowhere.toml"), "there is no file nowhere.toml"),
    ((), "GAME"),
])
def test_bad_input_gets_one_clear_line(refused, words, wrong):
    assert wrong.casefold() in refused("simulate", *words).casefold()


def test_ctrl_c_prints_what_is_finished():
    command = [sys.executable, "-m", "lazaretto.cli", "simulate", "infected", "--games", "1000000", "--bots", "random", "--jobs", "2"]
    world = {**os.environ, "PYTHONPATH": str(SOURCES), "TERM": "xterm", "COLUMNS": "80"}
    terminal, errors = pty.openpty()
    process = subprocess.Popen(command, env=world, stdout=subprocess.PIPE, stderr=errors, text=True, start_new_session=True)
    os.close(errors)
    err = ""
    while not re.search(r"[1-9]\d+/1000000", err):             # the bar shows that games are finished
        err += os.read(terminal, 1000).decode(errors="replace")
    os.killpg(process.pid, signal.SIGINT)
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
    assert re.search(r"lazaretto: interrupted after [1-9]\d+ of 1000000 games\s*$", err) and "Traceback" not in err
    assert "won by" in out
