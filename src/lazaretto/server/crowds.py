"""A crowd: watchers who have heard as much are told the same, and so it is put together and written once for all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, final

from msgspec import Raw

from ..wire.messages import News, encode
from .guest import Guest, Marks

Ears = tuple[int, int, bool, str]
"""How far a watcher has heard, whether it has a screen, and its language."""


class Told(NamedTuple):
    """What was told to a watcher, from where to where."""

    before: tuple[Marks, Marks]         # the page that it had
    shown: tuple[Marks, Marks]
    place: int
    number: int
    news: Raw


@final
class Crowd:
    """The watchers of one table. Only what is told of its newest moment is kept."""

    def __init__(self) -> None:
        self.moment: object = None
        self.told: dict[Ears, Told] = {}

    def news(self, guest: Guest, moment: object, put_together: Callable[[], News | None]) -> News | Raw | None:
        """What is new to this watcher at this moment: as it was told to another, or put together for the next."""
        if moment != self.moment:
            self.moment, self.told = moment, {}
        ears, before = (guest.place, guest.number, guest.has_screen, guest.language), guest.shown
        told = self.told.get(ears)
        if told is not None and told.before == before:
            guest.shown, guest.place, guest.number = told.shown, told.place, told.number
            return told.news
        news = put_together()
        if news is None:
            return None
        written = Raw(encode(news))
        self.told[ears] = Told(before, guest.shown, guest.place, guest.number, written)
        return written
