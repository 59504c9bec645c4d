"""Where games are kept: one file a game, in the user's data folder."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from ..games import game as find_game
from ..kernel import BrokenRecord, Mistake, Record, read_record

SUFFIX = ".jsonl"


def folder() -> Path:
    """After the XDG base directories."""
    data = os.environ.get("XDG_DATA_HOME", "")
    return (Path(data) if os.path.isabs(data) else Path.home() / ".local" / "share") / "lazaretto"


def new_path(game: str, seats: int) -> Path:
    """A name that says what and when: infected-6-seats-2026-11-15-0912.jsonl."""
    stem = f"{game}-{seats}-seats-{datetime.now():%Y-%m-%d-%H%M}"
    path, copy = folder() / f"{stem}{SUFFIX}", 2
    while path.exists():
        path, copy = folder() / f"{stem}-{copy}{SUFFIX}", copy + 1
    return path


def unfinished() -> list[tuple[Path, Record]]:
    """The games that can be gone on with, the newest first; what cannot be read is left alone."""
    found = []
    for path in sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record = read_record(path, find_game)
        except BrokenRecord:
            continue
        if record.outcome is None:
            found.append((path, record))
    return found


def newest() -> Path:
    found = unfinished()
    if not found:
        raise Mistake(f"no unfinished game in {folder()}")
    return found[0][0]
