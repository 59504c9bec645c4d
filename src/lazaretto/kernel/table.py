"""The table: what lies on it, copied in one go and seen from one seat."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .line import Line
from .value import Value, fields_of
from .zone import Seat, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Value):
    """What a variant may change: made once for a game, its components, a variant and a number of seats; never changed by play."""

    game: str
    version: int
    components: str                      # the digest of the pack
    variant: str
    seats: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Value):
    """What lies on the table. Each game declares its own fields: `rules`, public ones, zones, lines, and rows of them."""

    def copy(self) -> Table:
        raise NotImplementedError


#: By kind of table: its fields that are zones, that are lines, and that are lists, for any list may be a row of either.
LAID_OUT: dict[type, tuple[list[str], list[str]]] = {}


def laid_out(table: Table) -> tuple[list[str], list[str]]:
    """The names of the lone zones and lines of this kind of table, and of its lists."""
    kind = type(table)
    found = LAID_OUT.get(kind)
    if found is None:
        names = fields_of(table)
        found = (
            [name for name in names if isinstance(getattr(table, name), (Zone, Line))],
            [name for name in names if isinstance(getattr(table, name), list)],
        )
        LAID_OUT[kind] = found
    return found


def seen(table: Any, seat: Seat) -> Any:
    """A copy with every card face down that this seat may not see. Games write no view function."""
    lone, rows = laid_out(table)
    view = table.copy()
    for name in lone:
        mask(getattr(view, name), seat)
    for name in rows:
        row: list[object] = getattr(view, name)
        for item in row:
            if not mask(item, seat):
                break
    return view


def mask(item: object, seat: Seat) -> bool:
    """Hide what this seat may not see; False where nothing can be hidden."""
    if isinstance(item, Zone):
        item.mask(seat)
        return True
    if isinstance(item, Line):
        item.mask(seat)
        return True
    return False


def place_of(item: object, table: Any) -> str:
    """Where a zone or line lies: "decks", "hands.3"; "" if it is not on the table."""
    if table is None:
        return ""
    lone, rows = laid_out(table)
    for name in lone:
        if getattr(table, name) is item:
            return name
    for name in rows:
        row: list[object] = getattr(table, name)
        for number, other in enumerate(row):
            if other is item:
                return f"{name}.{number}"
    return ""


def copied(row: list[Zone]) -> list[Zone]:
    return [zone.copy() for zone in row]


def copied_lines(row: list[Line]) -> list[Line]:
    return [line.copy() for line in row]
