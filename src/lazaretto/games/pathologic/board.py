"""The board of Pathologic and the private drawer under it, as plain data for whoever draws them."""

from __future__ import annotations

from dataclasses import dataclass

#: How far a place is suspected: the Plague can be there, or could be after its next move.
HERE, NEXT, NOWHERE = "here", "next", ""


@dataclass(frozen=True)
class Piece:
    """PA 2.4 to 2.6. A Healer or a Ward, in the town, beside the map or in a grave."""

    thing: str                                 # "piece:3"
    number: int
    name: str                                  # "Maria Kaina", "Bachelor"
    short: str                                 # for maps: "Maria"
    icon: str                                  # a Ward's Resource, a Healer's emblem
    emblem: str                                # of the Healer responsible
    seat: int | None                           # who answers for it; None if that Healer is absent
    healer: bool
    quarantined: bool
    acted: bool
    fearless: bool
    pact: int | None                           # PA 14, the seat whose token lies on it
    handed: str                                # PA 12.11, counters that lie with it: "a Coin"
    text: str


@dataclass(frozen=True)
class Event:
    """PA 2.7 to 2.9. Ongoing in its district."""

    thing: str                                 # "event:5"
    title: str
    icon: str                                  # of the Resource it needs
    needs: str                                 # "a Secret", "2 Keys"
    text: str


@dataclass(frozen=True)
class Strain:
    """PA 8.2. It lies on the map; its title only if everybody who looks may know it."""

    thing: str                                 # "strain:4"
    title: str
    text: str


@dataclass(frozen=True)
class Place:
    """PA 2.1, 2.3. A district, or the Steppe, which is number 0."""

    thing: str                                 # "place:12"
    number: int
    name: str
    pieces: tuple[Piece, ...]
    event: Event | None
    resolved: bool                             # its Event lies face down
    strain: Strain | None
    blockade: bool
    curfew: bool
    miasma: bool
    suspected: str                             # HERE, NEXT, NOWHERE
    seen: int                                  # PA 21.2, the round in which the Plague was last known to be here; 0
    danger: str                                # whom an Infection here would harm now, in a sentence
    text: str


@dataclass(frozen=True)
class Counter:
    """PA 2.5. Counters of one Resource, in the Pool or on a sheet."""

    thing: str                                 # "pool:1", "counter:2:1"
    icon: str
    number: int
    text: str


@dataclass(frozen=True)
class Token:
    """PA 2.14. A Healer's Pact token, or the Blockade token."""

    thing: str                                 # "pact:2", "blockade"
    laid: bool                                 # it lies on a Ward, or in a district
    text: str                                  # "Pact with Capella"


@dataclass(frozen=True)
class Sheet:
    """PA 2.14. What lies before a Healer."""

    thing: str                                 # "sheet:2"
    seat: int
    title: str                                 # "Haruspex"
    icon: str
    evidence: int
    enough: int
    counters: tuple[Counter, ...]
    cards: int
    pact: Token
    shown: tuple[str, ...]                     # R60, cards in the hand that all have seen
    short: str                                 # what is lacking: "2 short of winning"
    text: str


@dataclass(frozen=True)
class PlagueSheet:
    """PA 2.16. What all know of the Plague's hand and of its token."""

    token: Token
    wanted: int                                # PA 15.3, deaths of the Hit List that win
    strains: int
    whereabouts: str                           # "The Plague can be in …"
    text: str


@dataclass(frozen=True)
class Lasting:
    """What is in force for a while."""

    icon: str
    text: str


@dataclass(frozen=True)
class Pile:
    """PA 2.16. A kind of card that lies face up: anybody may look through it."""

    icon: str
    title: str
    number: int
    text: str


@dataclass(frozen=True)
class Step:
    """PA 2.15. Where the Plague was, and in which round."""

    round: int
    place: int
    killed: bool                               # somebody died there then


@dataclass(frozen=True)
class Board:
    """What everybody sees."""

    phase: str
    places: tuple[Place, ...]
    aside: tuple[Piece, ...]                   # not on the map yet
    crypts: tuple[Piece, ...]
    grave: tuple[Piece, ...]
    pool: tuple[Counter, ...]
    sheets: tuple[Sheet, ...]
    plague: PlagueSheet
    in_force: tuple[Lasting, ...]
    events_left: int                           # in the deck
    spent: tuple[Pile, ...]                    # Strains
    discarded: tuple[Pile, ...]                # Prescriptions
    overlay: str                               # what the marks of suspicion say
    overlay_next: str
    thread: tuple[Step, ...]                   # PA 21.3, when the game is over


@dataclass(frozen=True)
class Card:
    """A Prescription or a Strain in the hand, or a Prescription that may be taken."""

    thing: str                                 # "card:7", "deck:7"
    title: str
    icon: str
    kind: str                                  # "Influence", "Action", "Reaction", "Strain"
    sentence: str
    count: int
    seen: bool                                 # by all (R60)


@dataclass(frozen=True)
class Known:
    """PA 2.17, 17.15. A Strain on the map whose face only these eyes know."""

    place: int
    title: str
    text: str


@dataclass(frozen=True)
class Doomed:
    """PA 3.4. A name on the Hit List."""

    name: str
    icon: str
    note: str                                  # "in 4 Maw, quarantined"
    piece: int
    dead: bool


@dataclass(frozen=True)
class Yours:
    """What lies in the drawer of one seat."""

    plague: bool
    where: str                                 # where the Plague is, for its own eyes
    doomed: tuple[Doomed, ...]
    cards: tuple[Card, ...]
    deck: tuple[Card, ...]                     # PA 2.11, what a Healer may still take
    known: tuple[Known, ...]
    thread: tuple[Step, ...]
    pad: tuple[str, ...]                       # the notepad, a line a round
