"""A page is large, and a move changes little of it: a guest that has one before it is sent only the parts that are different."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final, final

from msgspec import Raw

from ..kernel import Page
from ..kernel.page import OPEN
from ..wire.messages import encode
from .guest import Guest, Marks

DEEP: Final = 2                         # a page, its board and its drawer are taken apart
LENGTH: Final = "length"
OWN: Final = tuple([field.name for field in fields(Page) if field.name not in OPEN])

Changed = dict[str, Any]
"""In JSON, by where it stands on a page: "title", "board.carts.2"."""


@final
class Apart:
    """Some of a page, taken apart. What is new on it to those who had the one before is found once for all of them."""

    def __init__(self, page: Page, names: tuple[str, ...], last: Apart | None = None) -> None:
        """A piece that is the very same as in the last one is not written once more."""
        self.pieces: Final = {place: piece for name in names for place, piece in taken_apart(getattr(page, name), name, DEEP - 1)}
        known, written = ({}, {}) if last is None else (last.pieces, last.parts)
        self.parts: Final[dict[str, bytes]] = {
            place: written[place] if place in known and known[place] is piece else encode(piece) for place, piece in self.pieces.items()
        }
        self.marks: Final[Marks] = {place: hash(text) for place, text in self.parts.items()}
        self.before: Marks = self.marks
        self.changed: Changed | None = {}

    def new_since(self, before: Marks) -> Changed | None:
        """What is different; None if there was nothing before, or a part of it is lost."""
        if before is not self.before:
            self.before, self.changed = before, None if has_lost(before, self.marks) else self._different(before)
        return self.changed

    def _different(self, before: Marks) -> Changed:
        return {place: Raw(text) for place, text in self.parts.items() if before.get(place) != self.marks[place]}


def new_on(page: Page, guest: Guest, laid: Apart | None = None) -> tuple[Page | None, Changed]:
    """The whole page, or what is different on it. Whole is the first, and one that has lost a part. What lies open may have been taken apart already."""
    laid, own = open_parts(page) if laid is None else laid, Apart(page, OWN)
    before, guest.shown = guest.shown, (laid.marks, own.marks)
    of_all, of_one = laid.new_since(before[0]), own.new_since(before[1])
    return (page, {}) if of_all is None or of_one is None else (None, {**of_all, **of_one})


def open_parts(page: Page, last: Apart | None = None) -> Apart:
    return Apart(page, OPEN, last)


def taken_apart(piece: Any, place: str, deep: int) -> Iterator[tuple[str, Any]]:
    """Its parts; of a row, how long it is and every one of its things."""
    if deep and (parts := parts_of(piece.__class__, place)):
        for name, where in parts:
            yield from taken_apart(getattr(piece, name), where, deep - 1)
    elif isinstance(piece, tuple):
        length, *places = places_in(place, len(piece))
        yield length, len(piece)
        yield from zip(places, piece, strict=True)
    else:
        yield place, piece


@cache
def places_in(row: str, things: int) -> tuple[str, ...]:
    """Where its length stands, and each of its things. The same words for every page: thousands are remembered by their marks."""
    return f"{row}.{LENGTH}", *[f"{row}.{number}" for number in range(things)]


@cache
def parts_of(kind: type, place: str) -> tuple[tuple[str, str], ...]:
    """The fields of a piece and where each stands; what has none stays whole."""
    return tuple([(field.name, f"{place}.{field.name}") for field in fields(kind)]) if is_dataclass(kind) else ()


def has_lost(before: Marks, now: Mapping[str, object]) -> bool:
    """Also if there was nothing. What a row has lost is known by its length."""
    return not before or any([not place.rpartition(".")[2].isdecimal() for place in before.keys() - now.keys()])
