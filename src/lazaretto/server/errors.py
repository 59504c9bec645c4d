"""What can go wrong between a guest and a table, besides a table's own refusals."""

from __future__ import annotations

from typing import Final


class Busy(Exception):
    """It could not be written down; nothing happened."""


class DamagedTable(Exception):
    """One table cannot be read or gone on with; the others are not touched by it."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} cannot be gone on with")
        self.table: Final = table


class NotLetIn(Exception):
    """No such table, no such seat, a wrong token: `code` for programs."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code: Final = code
