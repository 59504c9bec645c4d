"""How an imagined world came about: every chip drawn, who comes to the rescue, and what was looked at."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card


@final
class Story:
    """Kept with a world for `retell`."""

    def __init__(self, chips: list[Card], rescuer: Card, looks: list[Card]) -> None:
        self.chips: Final = chips                # by draw
        self.rescuer: Final = rescuer
        self.looks: Final = looks                # by look, which card it was
