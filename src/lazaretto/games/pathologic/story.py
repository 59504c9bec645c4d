"""How an imagined world came about: the Plague's thread, its list, the Strains in the order of laying, and what everyone holds."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Seat
from .hidden_list import Fate


@final
class Story:
    """Kept with a world for `retell`."""

    def __init__(self, me: Seat | None, thread: list[int], fate: Fate, laid: list[Card], strains: list[Card], hands: list[list[Card]]) -> None:
        self.me: Final = me
        self.thread: Final = thread
        self.fate: Final = fate
        self.laid: Final = laid                  # by Strain in the order of laying, its face
        self.strains: Final = strains            # those in the Plague's hand
        self.hands: Final = hands                # by seat, Prescriptions that nobody else has seen
