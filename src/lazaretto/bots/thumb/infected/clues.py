"""Clues: all that one seat sees of a game of Infected and remembers of its own passes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, final

from ....games.infected.sheet import Handover, RoundNote, handovers, rounds
from ....games.infected.table import Village
from ....kernel import FACE_DOWN, Card, Seat

UNKNOWN: Final[Iterator[Card]] = iter(())


@final
class Passed:
    """A card that went from one seat to another; its face if this seat gave or took it."""

    def __init__(self, handover: Handover, card: Card) -> None:
        self.round: Final = handover.round
        self.giver: Final = handover.giver
        self.taker: Final = handover.taker
        self.card: Final = card


class Clues:
    """What bears on who is a Plague Doctor."""

    def __init__(self, t: Village, me: Seat, mine: Mapping[int, tuple[Card, ...]]) -> None:
        self.t: Final = t
        self.me: Final = me
        self.notes: Final[list[RoundNote]] = rounds(t)
        self.cards: Final = faced(t, me, mine)
        self.before: Final[list[list[Passed]]] = [[] for _ in range(t.rules.seats)]       # by taker
        for card in self.cards:
            self.before[card.taker].append(card)

    def mark(self, round: int, seat: Seat) -> int:
        """How a seat declared in a round."""
        return self.notes[round - 1].mark_of(seat)


def faced(t: Village, me: Seat, mine: Mapping[int, tuple[Card, ...]]) -> list[Passed]:
    """Every card that was passed, face up where I gave or took it."""
    taken = iter(t.handed[me].cards())
    given = {round: iter(cards) for round, cards in mine.items()}
    found = []
    for handover in handovers(t):
        source = taken if handover.taker == me else given.get(handover.round, UNKNOWN) if handover.giver == me else UNKNOWN
        found.append(Passed(handover, next(source, FACE_DOWN)))
    return found
