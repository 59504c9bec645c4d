"""A page is large, and a move changes little of it: a guest that has one before it is sent only the parts that are different."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

from msgspec import Raw

from ..kernel import Page
from ..wire.messages import encode
from .guest import Guest

DEEP: Final = 2                         # a page, its board and its drawer are taken apart
LENGTH: Final = "length"
OPEN: Final = ("rows", "board")         # what is the same to all
OWN: Final = tuple([field.name for field in fields(Page) if field.name not in OPEN])

Parts = Mapping[str, bytes]
"""In JSON, by where they stand on a page: "title", "board.carts.2"."""


def new_on(page: Page, guest: Guest, laid: Parts | None = None) -> tuple[Page | None, dict[str, Any]]:
    """The whole page, or what is different on it. Whole is the first, and one that has lost a part. What lies open may have been taken apart already."""
    parts = {**(open_parts(page) if laid is None else laid), **own_parts(page)}
    before, guest.shown = guest.shown, {place: hash(text) for place, text in parts.items()}
    if not before or any([not is_of_a_row(place) for place in before if place not in parts]):
        return page, {}
    return None, {place: Raw(text) for place, text in parts.items() if before.get(place) != guest.shown[place]}


def open_parts(page: Page) -> Parts:
    return {place: text for name in OPEN for place, text in taken_apart(getattr(page, name), name, DEEP - 1)}


def own_parts(page: Page) -> Parts:
    return {place: text for name in OWN for place, text in taken_apart(getattr(page, name), name, DEEP - 1)}


def taken_apart(piece: Any, place: str, deep: int) -> Iterator[tuple[str, bytes]]:
    """Its parts, each in JSON; of a row, how long it is and every one of its things."""
    if deep and is_dataclass(piece):
        for field in fields(piece):
            yield from taken_apart(getattr(piece, field.name), f"{place}.{field.name}", deep - 1)
    elif isinstance(piece, tuple):
        yield f"{place}.{LENGTH}", encode(len(piece))
        yield from [(f"{place}.{number}", encode(thing)) for number, thing in enumerate(piece)]
    else:
        yield place, encode(piece)


def is_of_a_row(place: str) -> bool:
    """What a row has lost is known by its length."""
    return place.rpartition(".")[2].isdecimal()
