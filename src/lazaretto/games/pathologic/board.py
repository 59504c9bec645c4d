"""The board of Pathologic as plain data for whoever draws it: the town, and what lies beside the map. The private drawer is in `tray`."""

from __future__ import annotations

from ...kernel import Words, piece
from .places import Piece, Place, Step
from .tray import Yours as Yours


@piece
class Counter:
    """PA 2.5. Counters of one Resource, in the Pool or on a sheet."""

    thing: str                                 # "pool:1", "counter:2:1"
    icon: str
    number: int
    text: Words


@piece
class Token:
    """PA 2.14. A Healer's Pact token, or the Blockade token."""

    thing: str                                 # "pact:2", "blockade"
    laid: bool                                 # it lies on a Ward, or in a district
    text: Words                                # "Pact with Capella"


@piece
class Sheet:
    """PA 2.14. What lies before a Healer."""

    thing: str                                 # "sheet:2"
    seat: int
    title: Words                               # "Haruspex"
    icon: str
    evidence: int
    enough: int
    counters: tuple[Counter, ...]
    cards: int
    pact: Token
    shown: tuple[Words, ...]                   # R60, cards in the hand that all have seen
    short: Words                               # what is lacking: "2 short of winning"
    text: Words


@piece
class PlagueSheet:
    """PA 2.16. What all know of the Plague's hand and of its token."""

    token: Token
    wanted: int                                # PA 15.3, deaths of the Hit List that win
    strains: int
    whereabouts: Words                         # "The Plague can be in …"
    text: Words


@piece
class Lasting:
    """What is in force for a while."""

    icon: str
    text: Words


@piece
class Pile:
    """PA 2.16. A kind of card that lies face up: anybody may look through it."""

    icon: str
    title: Words
    number: int
    text: Words


@piece
class Board:
    """What everybody sees."""

    phase: Words
    places: tuple[Place, ...]
    aside: tuple[Piece, ...]                   # not on the map yet
    crypts: tuple[Piece, ...]
    grave: tuple[Piece, ...]
    pool: tuple[Counter, ...]
    sheets: tuple[Sheet, ...]
    plague: PlagueSheet
    in_force: tuple[Lasting, ...]
    round: int
    round_text: Words
    events_left: int                           # in the deck
    events_text: Words
    crypts_text: Words
    names_left: Words                          # PA 3.4, of the Hit List, as all can tell
    grave_text: Words
    spent: tuple[Pile, ...]                    # Strains
    discarded: tuple[Pile, ...]                # Prescriptions
    overlay: Words                             # what the marks of suspicion say
    overlay_next: Words
    thread: tuple[Step, ...]                   # PA 21.3, when the game is over
