"""`lazaretto serve` for tests alone, with deals that come again: the same test is dealt the same cards on every machine.

DEALT_FOR in the environment names the file that says for which test is dealt; DEALS, if it is set, deals otherwise to all, to find what only some deals show.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from collections import Counter
from pathlib import Path

from lazaretto.cli import main
from lazaretto.hosting import seating, what_if
from lazaretto.server import tickets

from .serving import DEALT_FOR

DEALS = "DEALS"
NO_SALT = "00" * seating.SALT_BYTES


class Foretold:
    """In the place of `secrets`, where tables are opened: their names and tokens are as random as ever, the secret of a deal is not."""

    def __init__(self, whose: Path) -> None:
        self.whose = whose
        self.tables: Counter[str] = Counter()

    def token_bytes(self, many: int) -> bytes:
        test = self.whose.read_text() if self.whose.exists() else ""
        self.tables[test] += 1
        return hashlib.shake_256(f"{os.environ.get(DEALS, '')} {test} {self.tables[test]}".encode()).digest(many)

    def __getattr__(self, name: str) -> object:
        return getattr(secrets, name)


if __name__ == "__main__":
    tickets.secrets = Foretold(Path(os.environ[DEALT_FOR]))        # type: ignore[assignment]
    seating.plain_salt = what_if.plain_salt = lambda salt: NO_SALT                  # what players add to the chance would undo it
    main()
