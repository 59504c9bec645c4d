"""A record that was changed does not verify."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from .test_sitting import finished, seated

import lazaretto
from lazaretto.kernel import BrokenRecord, parse_record, verify


@pytest.fixture
def lines(tmp_path: Path) -> list[dict]:
    path = tmp_path / "game.jsonl"
    finished(seated(path))
    return [json.loads(line) for line in path.read_text().splitlines()]


def refused(lines: list[dict]) -> str:
    with pytest.raises(BrokenRecord) as error:
        verify(parse_record("".join([json.dumps(line) + "\n" for line in lines]), lazaretto.game))
    return str(error.value)


def test_an_unchanged_record_verifies(lines):
    verify(parse_record("".join([json.dumps(line) + "\n" for line in lines]), lazaretto.game))


def test_a_changed_answer(lines):
    lines[2]["move"] = "guess B"
    assert "entry 1" in refused(lines)


def test_an_answer_left_out(lines):
    del lines[3]
    assert "missing" in refused(lines)


def test_a_changed_chance(lines):
    lines[1]["chance"][0] += 1
    refused(lines)


def test_more_chance_than_was_drawn(lines):
    lines[1]["chance"].append(0)
    assert "more chance" in refused(lines)


def test_a_changed_outcome(lines):
    lines[-1]["outcome"]["winners"] = [0]
    assert "ended" in refused(lines)


def test_a_changed_commitment(lines):
    lines[0]["commitment"] = "0" * 64
    assert "committed" in refused(lines)


def test_a_changed_secret(lines):
    lines[-1]["secret"] = "00" * 32
    assert "committed" in refused(lines)


def test_both_changed(lines):
    import hashlib

    lines[-1]["secret"], lines[0]["commitment"] = "00" * 32, hashlib.sha256(bytes(32)).hexdigest()
    assert "secret gives" in refused(lines)


def test_no_secret(lines):
    del lines[-1]["secret"]
    assert "commitment" in refused(lines)


def test_no_end(lines):
    assert "not over" in refused(lines[:-1])
