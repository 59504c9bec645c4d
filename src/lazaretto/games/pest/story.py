"""How an imagined world came about."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card


@final
class Story:
    """Kept with a world for `retell`."""

    def __init__(self, boxed: list[Card]) -> None:
        self.boxed: Final = boxed                # PE 4.8, pile by pile
