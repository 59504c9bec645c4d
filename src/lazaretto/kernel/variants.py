"""Variants compose by name: "blind+contagious" joins two modes, in any order."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final, final
from collections.abc import Mapping, Sequence

from .errors import UnknownVariant

BASE: Final = "base"


@final
class Mode:
    """One thing a variant may change: its short name and a sentence for people."""

    def __init__(self, name: str, text: str) -> None:
        self.name: Final = name
        self.text: Final = text


@final
class Study:
    """A variant by itself that is for so many seats and joins no mode: small enough to be solved, and on no list of what is played."""

    def __init__(self, name: str, text: str, seats: int) -> None:
        self.name: Final = name
        self.text: Final = text
        self.seats: Final = seats


def modes_in(variant: str, modes: Mapping[str, Mode]) -> tuple[str, ...]:
    """The modes that a variant's name joins, in the game's own order; none for "base"."""
    parts = [part.strip() for part in variant.split("+")]
    if parts == [BASE]:
        return ()
    for part in parts:
        if part == BASE:
            raise UnknownVariant(f"'base' stands alone; leave it out of {variant!r}")
        if part not in modes:
            near = get_close_matches(part, modes, 1)
            hint = f"did you mean {near[0]!r}? There are" if near else "there are"
            raise UnknownVariant(f"no variant {part!r}: {hint} {', '.join([BASE, *modes])}")
        if parts.count(part) > 1:
            raise UnknownVariant(f"{part!r} stands twice in {variant!r}")
    return tuple(name for name in modes if name in parts)


def joined(names: Sequence[str]) -> str:
    """A variant's name in its one fixed form."""
    return "+".join(names) or BASE
