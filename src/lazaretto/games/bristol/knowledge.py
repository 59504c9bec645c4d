"""What a seat knows of hidden cards: what it sees now and, with its memory, what it was told and chose."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, Answered, Card, Glimpsed, Memory, Moved, Said, Seat, Shown, Turned
from .characters import Take
from .chronicle import Entry, read
from .ghosts import Look
from .leaving import Perish
from .mingle import Convene
from .phial import Keep, Leech
from .table import Town

HEALTH: Final = "health."


@final
class Knowledge:
    """Queues of what was seen, in the order in which it happened; without a memory they are empty, and only what lies in sight counts."""

    def __init__(self, t: Town, me: Seat, memory: Memory | None) -> None:
        self.t: Final = t
        self.me: Final = me                          # -1: a watcher
        self.remembers: Final = memory is not None and me >= 0
        self.entries: Final[list[Entry]] = [read(entry) for entry in t.chronicle]
        self.received: list[Card] = []               # symptoms dealt to me, at the deal and in mingles
        self.tapped: list[Card] = []                 # symptoms I drew to choose from
        self.glimpses: list[Card] = []
        self.looks: list[Card] = []
        self.drawn: list[Card] = []                  # remedies I drew
        self.filched: list[Card] = []                # remedies I took, or that were taken from me
        self.coins_drawn: list[Card] = []
        self.coins_received: list[Card] = []
        self.keeps: list[Keep] = []
        self.leeches: list[Leech] = []
        self.takes: list[Take] = []
        self.convened: list[int] = []                # by Convene, the set of seats that I knew to be plagued, myself too
        if memory is not None:
            self.remember(memory)

    def remember(self, memory: Memory) -> None:
        looking = convening = ill = False
        for item in memory:
            convening = convening and isinstance(item, Shown)
            if isinstance(item, Moved):
                if item.card != FACE_DOWN:
                    self.card_moved(item)
            elif isinstance(item, Shown):
                if looking:
                    self.looks.append(item.cards[0])
                    looking = False
                elif convening:
                    self.convened[-1] |= 1 << int(item.place[len(HEALTH):])
            elif isinstance(item, Said):
                looking = item.seat == self.me and isinstance(item.move, Look)
            elif isinstance(item, Convene):
                self.convened.append(((self.convened[-1] if self.convened else 0) | 1 << self.me) if ill else 0)
                convening = True
            elif isinstance(item, Turned):
                ill = True                                     # nobody is cured where people convene
            elif isinstance(item, Perish):
                ill = ill and self.me not in item.seats        # R86: the dead have no part in it
            elif isinstance(item, Glimpsed):
                self.glimpses.append(item.card)
            elif isinstance(item, Answered):
                self.answered(item)

    def card_moved(self, fact: Moved) -> None:
        """Only what this seat alone could see; what everyone saw is on the table."""
        source, to = fact.source, fact.to
        if to == f"symptoms.{self.me}" and source != "phial":
            self.received.append(fact.card)
        elif to == "phial":
            self.tapped.append(fact.card)
        elif source == "remedy_deck":
            self.drawn.append(fact.card)
        elif to == "drawn":
            self.filched.append(fact.card)
        elif to == "palm":
            self.coins_drawn.append(fact.card)
        elif to == f"coins.{self.me}":
            self.coins_received.append(fact.card)

    def answered(self, item: Answered) -> None:
        move = item.move
        if isinstance(move, Keep):
            self.keeps.append(move)
        elif isinstance(move, Leech):
            self.leeches.append(move)
        elif isinstance(move, Take):
            self.takes.append(move)
