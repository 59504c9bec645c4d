"""Plain data for values and tables: what a record, a socket or a disk holds."""

from __future__ import annotations

from typing import Any
from collections.abc import Mapping

from .errors import BrokenRecord
from .line import Line, lay_out
from .table import Table
from .value import Value, fields_of
from .zone import FACE_DOWN, Zone, lay

MOST_KINDS = 1000
PLAIN = frozenset({int, str, bool, float, type(None)})
Plain = Any  # None, bool, int, float, str, and lists and dicts of them


def pack(value: Any) -> Plain:
    """A value as plain data. Values are tagged with the name of their class."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, (list, tuple)):
        return [item if type(item) in PLAIN else pack(item) for item in value]
    if isinstance(value, Zone):
        return {"eyes": value.eyes, "cards": value.cards()}
    if isinstance(value, Line):
        return {"eyes": value.eyes, "line": value.cards()}
    if isinstance(value, Value):
        return {"is": type(value).__name__, **{name: pack(getattr(value, name)) for name in fields_of(value)}}
    return value


def unpack(data: Plain, names: Mapping[str, type], inside: type = tuple) -> Any:
    """The value again. Tables hold lists; all other values hold tuples."""
    if isinstance(data, dict):
        if "is" not in data:
            if "line" in data:
                return lay_out(known(data["line"]), data["eyes"])
            if "eyes" in data:
                return lay(known(data["cards"]), data["eyes"])
        kind = names.get(data.get("is", ""))
        if kind is None:
            raise BrokenRecord(f"no such thing in this game: {data.get('is')!r}")
        return kind(**{name: unpack(item, names) for name, item in data.items() if name != "is"})
    if isinstance(data, list):
        items = [unpack(item, names, inside) for item in data]
        return items if inside is list else tuple(items)
    return data


def known(cards: list[int]) -> list[int]:
    """Kinds of card that a game may have: a number out of all bounds would fill the memory."""
    if not all(FACE_DOWN <= card < MOST_KINDS for card in cards):
        raise ValueError(f"no game has {MOST_KINDS} kinds of card")
    return cards


def unpack_table(data: Plain, table: Table, names: Mapping[str, type]) -> None:
    """Lay a blank table with what was packed; public tuples stay tuples, lists stay lists."""
    for name in fields_of(table):
        if name != "rules":
            setattr(table, name, unpack(data[name], names, type(getattr(table, name))))


def names_in(*modules: Any) -> dict[str, type]:
    """The steps, moves and facts that these modules define, by name."""
    return {
        name: kind for module in modules for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, Value) and not issubclass(kind, Table)
    }
