"""Bringing a long write-ahead log into the file, beside the writer: who answers meanwhile waits for the end of it at most."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol, final

from .errors import Lost, Spoilt

#: Above this it is time.
LARGEST_WAL: Final = 4 << 20
TRIES: Final = 3

#: While the log is in use this copies what it can, and nobody waits; it may leave out the newest.
COPY: Final = "PRAGMA wal_checkpoint(PASSIVE)"
#: The rest, and the log is emptied: for so long nobody writes.
EMPTY: Final = "PRAGMA wal_checkpoint(TRUNCATE)"


class Broom(Protocol):
    """A connection of its own, which gives up quickly where somebody else is at work: whoever empties the log and waits for a reader holds up the writer."""

    def run(self, statement: str) -> Sequence[Any] | None: ...

    def close(self) -> None: ...


@final
class Sweeper:
    """Looks at the log's length after each commit; a thread does the work."""

    def __init__(self, log: Path, connect: Callable[[], Broom]) -> None:
        self._log = log
        self._connect = connect
        self._bearable = LARGEST_WAL
        self._at_work: threading.Thread | None = None

    def look(self) -> None:
        """Begin to sweep, if the log has grown too long and nobody is at it."""
        if (self._at_work is None or not self._at_work.is_alive()) and self._length() > self._bearable:
            self._at_work = threading.Thread(target=self._sweep, name="store-sweeper", daemon=True)
            self._at_work.start()

    def rest(self) -> None:
        """Let what was begun come to its end."""
        if self._at_work is not None:
            self._at_work.join()

    def _length(self) -> int:
        return self._log.stat().st_size if self._log.exists() else 0

    def _sweep(self) -> None:
        """A log that is half in the file and then damaged would spoil it: so what is copied is emptied at once. A stranger who reads for long prevents that:
        it is tried again when the log is longer by as much. Whatever else is wrong the writer meets too, and can tell."""
        try:
            broom = self._connect()
        except (Lost, Spoilt):
            return
        try:
            broom.run(COPY)
            is_empty = any(is_done(broom.run(EMPTY)) for _ in range(TRIES))
        except (Lost, Spoilt):
            is_empty = False
        finally:
            broom.close()
        self._bearable = LARGEST_WAL + (0 if is_empty else self._length())


def is_done(row: Sequence[Any] | None) -> bool:
    """The first figure says whether somebody was in the way."""
    return row is not None and not row[0]
