"""The table: what lies on it, copied in one go and seen from one seat."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .line import Line
from .value import Value, fields_of
from .zone import EVERYONE, NOBODY, Seat, Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Value):
    """What a variant may change: made once for a game, its components, a variant and a number of seats; never changed by play."""

    game: str
    version: int
    components: str                      # the digest of the pack
    variant: str
    seats: int

    def __hash__(self) -> int:
        """By what they were made for, which tells them apart: pages ask for it often."""
        return hash((self.components, self.variant, self.seats))


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Value):
    """What lies on the table. Each game declares its own fields: `rules`, public ones, zones, lines, and rows of them."""

    def public(self) -> Table:
        """A new table with all that is public; zones, lines and rows are those of this one."""
        raise NotImplementedError

    def copy(self) -> Table:
        """A new table that shares nothing that changes."""
        raise NotImplementedError

    def knows(self, move: object) -> bool:
        """Is it a move of the game at all? One made by hand may hold any number; a game whose questions take theirs on trust says here which there are."""
        return True


#: By kind of table: its fields that are zones or lines, and those that are lists, for any list may be a row of either.
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
    """The table with every card face down that this seat may not see. Games write no view function: whatever is a zone or a line is seen anew."""
    lone, rows = laid_out(table)
    view = table.public()
    for name in lone:
        setattr(view, name, seen_item(getattr(table, name), seat))
    for name in rows:
        row: list[object] = getattr(table, name)
        if row and isinstance(row[0], (Zone, Line)):
            setattr(view, name, [seen_item(item, seat) for item in row])
    return view


def public_fields(table: Table) -> list[str]:
    """Of a table as it lies, not as one sees it: the names of what looks the same from every seat now. That is all but cards that some see and some do not."""
    lone, rows = laid_out(table)
    hidden = [name for name in lone if not looks_alike(getattr(table, name))] + ["rules"]
    for name in rows:
        row: list[object] = getattr(table, name)
        if row and isinstance(row[0], (Zone, Line)) and not all([looks_alike(item) for item in row]):
            hidden.append(name)
    return [name for name in fields_of(table) if name not in hidden]


def looks_alike(item: object) -> bool:
    """Everybody may see these cards, or nobody."""
    if isinstance(item, Zone):
        return item.eyes == EVERYONE or item.eyes == NOBODY
    assert isinstance(item, Line)
    return item.eyes == EVERYONE or item.eyes == NOBODY


def seen_item(item: object, seat: Seat) -> object:
    if isinstance(item, Zone):
        return item.seen(seat)
    assert isinstance(item, Line)
    return item.seen(seat)


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


def eyes_on(place: str, table: Any) -> int:
    """Who may see what lies at a place, as facts name it; nobody, if there is no such place."""
    field, _, number = place.partition(".")
    lone, rows = laid_out(table)
    item: object = None
    if field in lone:
        item = getattr(table, field)
    elif field in rows:
        row: list[object] = getattr(table, field)
        item = row[int(number)] if int(number or 0) < len(row) else None
    return item.eyes if isinstance(item, (Zone, Line)) else 0


def face_down(table: Any, eye: int) -> int:
    """How many cards these eyes cannot see."""
    lone, rows = laid_out(table)
    found = 0
    for name in lone:
        found += unseen(getattr(table, name), eye)
    for name in rows:
        row: list[object] = getattr(table, name)
        for item in row:
            found += unseen(item, eye)
    return found


def unseen(item: object, eye: int) -> int:
    return len(item) if isinstance(item, (Zone, Line)) and not item.eyes >> eye & 1 else 0


def copied(row: list[Zone]) -> list[Zone]:
    return [zone.copy() for zone in row]


def copied_lines(row: list[Line]) -> list[Line]:
    return [line.copy() for line in row]
