"""What lies in one seat's private drawer, as plain data."""

from __future__ import annotations

from ...kernel import Words, piece
from .places import Step


@piece
class Card:
    """A Prescription or a Strain in the hand, or a Prescription that may be taken."""

    thing: str                                 # "card:7", "deck:7"
    title: Words
    icon: str
    kind: Words                                # "Influence", "Action", "Reaction", "Strain"
    sentence: Words
    count: int
    seen: bool                                 # by all (R60)


@piece
class Known:
    """PA 2.17, 17.15. A Strain on the map whose face only these eyes know."""

    place: int
    title: Words
    text: Words


@piece
class Doomed:
    """PA 3.4. A name on the Hit List."""

    name: Words
    icon: str
    note: Words                                # "in 4 Maw, quarantined"
    piece: int
    dead: bool


@piece
class Yours:
    """What lies in the drawer of one seat."""

    plague: bool
    where: Words                               # where the Plague is, for its own eyes
    doomed: tuple[Doomed, ...]
    cards: tuple[Card, ...]
    deck: tuple[Card, ...]                     # PA 2.11, what a Healer may still take
    known: tuple[Known, ...]
    thread: tuple[Step, ...]
    pad: tuple[Words, ...]                     # the notepad, a line a round
