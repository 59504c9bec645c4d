"""What is kept of a file that was torn: nothing is ever deleted."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

#: The layout of the write-ahead log and its index, from sqlite.org/walformat.html.
LOG_HEADER: Final = 32
FRAME_HEADER: Final = 24
PAGE: Final = 4096
FRAME: Final = FRAME_HEADER + PAGE
COMMIT_MARK: Final = slice(4, 8)
SALTS: Final = (slice(8, 12), slice(12, 16))
SALTS_OF_THE_LOG: Final = (slice(16, 20), slice(20, 24))
FRAMES_FOUND: Final = slice(16, 20)

COMPANIONS: Final = ("-wal", "-shm", "-journal")


def set_aside(path: Path) -> Path:
    """Give the file and what belongs to it a name that says so; opened under it, they still belong together."""
    aside = free_name(path)
    for end in ("", *COMPANIONS):
        part = Path(f"{path}{end}")
        if part.exists():
            part.rename(f"{aside}{end}")
    return aside


def keep_unread(path: Path) -> list[str]:
    """Copy a write-ahead log in which something that was committed cannot be read, before it is written over; says so."""
    wal, index = Path(f"{path}-wal"), Path(f"{path}-shm")
    if not wal.exists() or not index.exists() or not any(commits_after(wal, frames_read(index))):
        return []
    aside = free_name(wal)
    shutil.copy2(wal, aside)
    return [f"{wal} is damaged, so the last entries of some tables may be missing: a copy was kept as {aside.name}"]


def frames_read(index: Path) -> int:
    """How many frames of the log SQLite found good."""
    with index.open("rb") as file:
        return int.from_bytes(file.read(FRAMES_FOUND.stop)[FRAMES_FOUND], byteorder=sys.byteorder)


def commits_after(wal: Path, frames: int) -> Iterator[bool]:
    """For each whole frame that was not read: does it end a transaction? One that was merely never finished has no such frame."""
    with wal.open("rb") as file:
        header = file.read(LOG_HEADER)
        file.seek(LOG_HEADER + frames * FRAME)
        while len(frame := file.read(FRAME)) == FRAME:
            yield any(frame[COMMIT_MARK]) and is_of(header, frame)


def is_of(header: bytes, frame: bytes) -> bool:
    """Left over from before the log was begun again, a frame has both salts different; a flipped bit changes one."""
    return any([frame[own] == header[common] for own, common in zip(SALTS, SALTS_OF_THE_LOG)])


def free_name(path: Path) -> Path:
    """The name with the time in it, and a number if that is taken."""
    name = f"{path}.damaged-{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
    found, copy = Path(name), 2
    while found.exists():
        found, copy = Path(f"{name}-{copy}"), copy + 1
    return found
