"""What can go wrong with the store, and how it is said."""

from __future__ import annotations

from typing import Final

from ...kernel import Mistake


class NoSuchTable(KeyError):
    """No table of that name was ever created."""


class Taken(Exception):
    """A table with this name or this invite is there already; nothing was written."""


class Damaged(Exception):
    """The log of one table cannot be trusted from `number` on; the others are not touched by it."""

    def __init__(self, table: str, number: int) -> None:
        super().__init__(f"the log of table {table} is damaged from entry {number} on")
        self.table: Final = table
        self.number: Final = number


class TornSnapshot(Exception):
    """The snapshot of a table is not as it was written; its log may be."""

    def __init__(self, table: str, why: str = "it is not as it was written") -> None:
        super().__init__(f"the snapshot of table {table} is damaged: {why}")


class Unavailable(Exception):
    """The database cannot be used now, and nothing was written."""


class Unsure(Exception):
    """It may or may not have been written: read the table again."""


class InUse(Mistake):
    """Another process has the SQLite file."""


class NewerSchema(Mistake):
    """The database was written by a newer version of this program."""


class StuckSchema(Mistake):
    """An older database could not be brought on; it is as it was."""


class Lost(Exception):
    """The connection is of no more use; a new one may be."""


class Spoilt(Exception):
    """The database answered, but what it holds there makes no sense."""


class Refused(Exception):
    """The database would not do it now (a deadlock, a lock held too long); the connection is still good."""
