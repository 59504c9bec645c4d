"""A page is large, and a move changes little of it: a guest that has one before it is sent only the parts that are different."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from msgspec import Raw

from ..kernel import Page
from ..wire.messages import encode
from .guest import Guest

DEEP: Final = 2                         # a page, its board and its drawer are taken apart
LENGTH: Final = "length"


def new_on(page: Page, guest: Guest) -> tuple[Page | None, dict[str, Any]]:
    """The whole page, or what is different on it, by where it stands: "title", "board.carts.2". Whole is the first, and one that has lost a part."""
    parts = dict(taken_apart(page, "", DEEP))
    before, guest.shown = guest.shown, {place: hash(text) for place, text in parts.items()}
    if not before or any([not is_of_a_row(place) for place in before if place not in parts]):
        return page, {}
    return None, {place: Raw(text) for place, text in parts.items() if before.get(place) != guest.shown[place]}


def taken_apart(piece: Any, place: str, deep: int) -> Iterator[tuple[str, bytes]]:
    """Its parts, each in JSON; of a row, how long it is and every one of its things."""
    if deep and is_dataclass(piece):
        for field in fields(piece):
            yield from taken_apart(getattr(piece, field.name), f"{place}.{field.name}" if place else field.name, deep - 1)
    elif isinstance(piece, tuple):
        yield f"{place}.{LENGTH}", encode(len(piece))
        yield from [(f"{place}.{number}", encode(thing)) for number, thing in enumerate(piece)]
    else:
        yield place, encode(piece)


def is_of_a_row(place: str) -> bool:
    """What a row has lost is known by its length."""
    return place.rpartition(".")[2].isdecimal()
