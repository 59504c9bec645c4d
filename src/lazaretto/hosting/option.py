"""An answer as it is offered to a guest."""

from __future__ import annotations

from msgspec import Struct

from ..kernel import Change


class Option(Struct, frozen=True, omit_defaults=True):
    """An answer that is allowed: in the game's notation, and what it means here. The rest is for pages: see `kernel.page.Gesture`."""

    move: str
    text: str
    rule: str = ""
    words: str = ""
    icon: str = ""
    things: tuple[str, ...] = ()
    group: str = ""
    secret: bool = False
    final: bool = False
    would: tuple[Change, ...] = ()          # what it changes for certain, to be drawn dotted
    hold: bool = False
    twice: bool = False
    named: bool = False
