"""Pointing and marking: what players may show each other on the board itself."""

from __future__ import annotations

from typing import Final, final

from .talk import SEAT
from .zone import Seat


@final
class Spot:
    """A thing of the board that a player may point at, so that all see it: as the page names it, as people call it, and the sentence that is told."""

    def __init__(self, thing: str, title: str, text: str) -> None:
        self.thing: Final = thing
        self.title: Final = title               # "Row 3"
        self.text: Final = text                 # "{seat} points at row 3."

    def said(self, seat: Seat, names: tuple[str, ...]) -> str:
        return self.text.replace(SEAT, names[seat])


@final
class Marks:
    """What players may note on the board for themselves, and show to allies: on which things, and by which signs."""

    def __init__(self, things: tuple[str, ...] = (), signs: tuple[str, ...] = ()) -> None:
        self.things: Final = things
        self.signs: Final = signs


NO_MARKS: Final = Marks()
