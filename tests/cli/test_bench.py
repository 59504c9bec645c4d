"""lazaretto bench: lists what there is, and passes the rest on."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lazaretto.cli import app

bench = import_module("lazaretto.cli.bench")                   # the command of the same name hides it


def a_clone(root: Path) -> Path:
    (root / "bench" / "deep").mkdir(parents=True)
    (root / "src" / "lazaretto").mkdir(parents=True)
    for path in (root / "bench" / "steps", root / "bench" / "deep" / "run"):
        path.write_text('#!/bin/sh\n# Counts steps. And more.\n[ "$1" = --rounds ] && exit 7\n')
        path.chmod(0o755)
    (root / "bench" / "notes.md").write_text("no bench")
    return root / "bench"


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    found = a_clone(tmp_path)
    monkeypatch.setattr(bench, "folder", lambda: found)
    return found


@pytest.mark.usefixtures("clone")
def test_without_a_name_all_are_listed_with_their_purpose() -> None:
    done = CliRunner().invoke(app, ["bench"])
    assert done.exit_code == 0 and done.output.splitlines() == ["deep   Counts steps.", "steps  Counts steps."]


@pytest.mark.usefixtures("clone")
def test_one_is_run_with_the_words_that_follow_and_its_exit_code_is_ours() -> None:
    assert CliRunner().invoke(app, ["bench", "steps", "--", "--rounds"]).exit_code == 7
    assert CliRunner().invoke(app, ["bench", "deep", "--", "--other"]).exit_code == 1


@pytest.mark.usefixtures("clone")
def test_an_unknown_one_is_refused_with_those_there_are() -> None:
    done = CliRunner().invoke(app, ["bench", "stairs"])
    assert "no bench 'stairs': there are deep, steps" in str(done.exception)


def test_those_of_this_clone_are_found() -> None:
    assert {"doors", "engine", "reliability", "tables"} <= set(bench.benches(Path(__file__).parents[2] / "bench"))
