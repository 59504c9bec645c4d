"""lazaretto replay and verify."""

from __future__ import annotations

import json
import re

import pytest

NUMBERS = "1\n" * 400


@pytest.fixture
def finished(lazaretto_run, tmp_path):
    """With one Doctor, so that no deck is shown before the end."""
    path = tmp_path / "game.jsonl"
    lazaretto_run("play", "infected", "--seats", "6", "--save", str(path), typed=NUMBERS)
    return path


@pytest.fixture
def running(lazaretto_run, tmp_path):
    path = tmp_path / "running.jsonl"
    lazaretto_run("play", "infected", "--seats", "5", "--seed", "7", "--save", str(path), typed="1\n")
    return path


def test_replay_steps_forward_and_back(lazaretto_run, tmp_path):
    path = tmp_path / "long.jsonl"
    for seed in range(20):
        path.unlink(missing_ok=True)
        lazaretto_run("play", "infected", "--seed", str(seed), "--bots", "random", "--save", str(path), typed=NUMBERS)
        ended = lazaretto_run("replay", str(path), typed="\nn\nb\ng 0\ng 999\nGOTO 1\n2\nx\nq\n")
        if "── 0 of 1 " not in ended.out and "── 0 of 2 " not in ended.out:
            break
    assert ended.code == 0
    assert ended.out.count("── 0 of ") == 2 and ended.out.count("── 1 of ") == 3 and ended.out.count("── 2 of ") == 2
    assert "The game is over." in ended.out


def test_a_watcher_sees_no_hand(lazaretto_run, finished):
    ended = lazaretto_run("replay", str(finished), "--plain")
    assert ended.code == 0 and "Yours only" not in ended.out and "hand:" not in ended.out and "Round 1." in ended.out


def test_replay_from_a_seat(lazaretto_run, finished):
    out = lazaretto_run("replay", str(finished), "--seat", "2", "--plain").out
    assert "Yours only" in out and "Your deck:" in out and "Maud's deck" not in out
    others = re.findall(r"(?:Maud|Odo|Piers|Agnes|Wat|Joan) passed [\w\s]+? to (\w+)\.", out)
    assert all(taker == "you" for taker in others)


def test_replay_with_all_cards_face_up(lazaretto_run, finished):
    out = lazaretto_run("replay", str(finished), "--all", "--plain").out
    assert "All cards face up" in out and "Maud's deck:" in out


def test_secrets_of_a_running_game_stay_secret(lazaretto_run, refused, running):
    assert "not over" in refused("replay", str(running), "--all")
    assert "not over" in refused("replay", str(running), "--seat", "1")
    assert lazaretto_run("replay", str(running), "--seat", "0").code == 0
    assert lazaretto_run("replay", str(running)).code == 0


def test_a_record_that_only_says_it_is_over_stays_secret(refused, running):
    """The game itself decides, not the last line."""
    with running.open("a") as file:
        file.write(json.dumps({"n": len(running.read_text().splitlines()) - 1, "outcome": {}}) + "\n")
    assert "not over" in refused("replay", str(running), "--all")
    assert "not over" in refused("replay", str(running), "--seat", "1")


def test_bytes_that_are_no_text_in_the_header(lazaretto_run, running):
    running.write_bytes(running.read_bytes().replace(b'"you"', b'"you","\xff"', 1).replace(b'"thumb",', b"", 1))
    assert lazaretto_run("replay", str(running), "--plain").code == 0
    assert lazaretto_run("play", "--resume", str(running)).code == 2


def test_replay_of_what_is_no_record(refused, finished, tmp_path):
    assert "there is no file" in refused("replay", str(tmp_path / "none"))
    assert "no seat '9'" in refused("replay", str(finished), "--seat", "9")
    assert "choose one" in refused("replay", str(finished), "--seat", "1", "--all")
    for text in (b"", b"hello\n", b"{}\n", b"[]\n", b"\xff\xfe\x00\n", b'{"lazaretto": 1}\n', b'{"lazaretto": 2}\n', b'{"lazaretto": 1, "game": "chess"}\n'):
        path = tmp_path / "foreign"
        path.write_bytes(text)
        refused("replay", str(path))
        refused("verify", str(path), code=1)


def test_verify_says_what_it_checked(lazaretto_run, finished):
    ended = lazaretto_run("verify", str(finished))
    assert ended.code == 0 and "Verified" in ended.out and "won" in ended.out


def test_verify_fails_with_one(refused, finished, running):
    assert "not over" in refused("verify", str(running), code=1)
    text = finished.read_text()
    for changed in (text[:-9], text + "torn", text + "{}\n", change(text, 2, "move", "hold"), change(text, 0, "commitment", "00")):
        finished.write_text(changed)
        assert "does not verify" in refused("verify", str(finished), code=1)


def change(text: str, line: int, field: str, value: str) -> str:
    lines = text.splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), field: value})
    return "\n".join(lines) + "\n"


def test_a_torn_running_game_replays_without_its_last_line(lazaretto_run, running):
    running.write_bytes(running.read_bytes()[:-5])
    assert "torn" in lazaretto_run("replay", str(running)).out
