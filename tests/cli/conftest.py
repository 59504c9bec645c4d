"""The command line as a person meets it: words in, lines out, and how it ended."""

from __future__ import annotations

import io
from typing import NamedTuple

import pytest

from lazaretto.cli import main


class Ended(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def lazaretto_run(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: str, typed: str = "", width: int = 80) -> Ended:
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main(words)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Ended(ended.value.code or 0, out, err)

    return run


@pytest.fixture
def refused(lazaretto_run):
    """What is said in one line, when something cannot be done."""

    def run(*words: str, typed: str = "", code: int = 2) -> str:
        ended = lazaretto_run(*words, typed=typed)
        assert ended.code == code, ended
        assert ended.err.startswith("lazaretto: ") and ended.err.count("\n") == 1, ended.err
        return ended.err

    return run
