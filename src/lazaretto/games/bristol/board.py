"""What lies on a screen of Bristol 1350: the street, the dice and the decks, and what a drawer holds. Plain data, and the names of what can be touched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...kernel import Card, Seat

TOWN: Final = "town"
CHARACTER: Final = "character"
REMEDY_DECK: Final = "deck:remedies"


def of_seat(place: Seat) -> str:
    """A pawn, and its row in the list; a Ghost's too."""
    return f"seat:{place}"


def of_cart(cart: int) -> str:
    return f"cart:{cart}"


def of_die(die: int) -> str:
    """As people count them, from 1."""
    return f"die:{die + 1}"


def of_face(face: int) -> str:
    return f"face:{face}"


def of_ghost_card(ghost: Seat, card: int) -> str:
    return f"ghost:{ghost}:{card}"


def of_symptom(card: Card) -> str:
    """Symptoms of one worth are all the same."""
    return f"symptom:{card}"


def of_remedy(card: Card) -> str:
    return f"remedy:{card}"


def of_half(card: Card, remedy: int) -> str:
    return f"remedy:{card}:{remedy}"


@dataclass(frozen=True)
class Spot:
    """Something to touch that has a name and a sentence, and nothing more."""

    thing: str
    title: str
    text: str


@dataclass(frozen=True)
class Pawn:
    """BR 2.1. A player or a Ghost on a cart."""

    thing: str
    seat: int
    name: str
    ghost: bool
    asked: bool                                # we wait for this one
    moved: bool                                # BR 8.7. what is threatened would move this one
    symptoms: tuple[int, ...]                  # their worth, if all may see them
    plagued: bool | None                       # None where it is not for all to see
    text: str


@dataclass(frozen=True)
class Cart:
    """BR 2.1, 4.4. A cart on the road, its riders from front to back, and what the dice would do to it."""

    thing: str
    cart: int
    title: str
    rank: str                                  # "first", "last", "has left"
    space: int
    riders: tuple[Pawn, ...]
    free: int                                  # places
    gone: bool
    goes: int                                  # spaces, if the round ended now
    reaches: int
    mingles: bool
    leaves: bool
    forecast: str                              # "+3 and mingle"
    why: str                                   # "two rats: all three mix symptoms"
    stack: int                                 # BR 8.5. symptoms laid there by Leeches
    mingled: int                               # how often
    text: str


@dataclass(frozen=True)
class Die:
    """BR 2.2, 7.2."""

    thing: str
    number: int
    cart: int
    rat: bool
    locked: bool
    text: str


@dataclass(frozen=True)
class Face:
    """BR 9.4. What the Friar may set a die to."""

    thing: str
    cart: int
    rat: bool
    text: str


@dataclass(frozen=True)
class Deck:
    """A face-down deck, or the bag of coins."""

    thing: str
    icon: str
    title: str
    count: int
    text: str


@dataclass(frozen=True)
class Played:
    """BR 2.5. Remedies that lie face up, of one kind."""

    title: str
    count: int


@dataclass(frozen=True)
class GhostCard:
    """BR 13.6. One of a Ghost's two symptoms; its worth if all may see it."""

    thing: str
    seat: int
    worth: int | None
    text: str


@dataclass(frozen=True)
class Fate:
    """BR 11.5. What became of one who is out of the game, or of anyone once it is over; and what was held, if all may see it."""

    seat: int
    name: str
    text: str
    symptoms: tuple[int, ...]
    plagued: bool | None


@dataclass(frozen=True)
class Board:
    """What everyone sees."""

    road: int
    carts: tuple[Cart, ...]                    # Birch, Cedar, Oak
    dice: tuple[Die, ...]
    faces: tuple[Face, ...]                    # while the Friar is in turn
    decks: tuple[Deck, ...]
    played: tuple[Played, ...]
    ghosts: tuple[GhostCard, ...]
    fates: tuple[Fate, ...]
    character: Spot | None                     # BR 9.1. of who is in turn
    town: Spot                                 # BR 6.7. where one is left behind
    forecast: str                              # "If the round ended now: …"
    afterwards: str                            # what would come then
    last_round: str                            # BR 11.6. "" while there is time
    over: bool


@dataclass(frozen=True)
class Symptom:
    """BR 2.3. One of my symptoms, or one drawn to choose from."""

    thing: str
    worth: int
    drawn: bool
    text: str


@dataclass(frozen=True)
class Half:
    """BR 8.1. One of the two remedies of a card."""

    thing: str
    icon: str
    title: str
    text: str


@dataclass(frozen=True)
class Remedy:
    """BR 2.4. A card of my hand; drawn in this turn it cannot be played yet (BR 5.3)."""

    thing: str
    halves: tuple[Half, ...]
    drawn: bool
    text: str


@dataclass(frozen=True)
class Coin:
    """BR 12.5. In my palm to give away, or mine for good."""

    title: str
    text: str
    given: bool


@dataclass(frozen=True)
class Glimpse:
    """BR 13.6. A Ghost's card that I have looked at."""

    thing: str
    worth: int


@dataclass(frozen=True)
class Yours:
    """What this seat alone knows."""

    symptoms: tuple[Symptom, ...]
    sum: int
    plague_from: int
    plagued: bool
    health: str                                # "You are healthy."
    since: str                                 # "since round 3, by the mingle on Birch"
    aim: str
    remedies: tuple[Remedy, ...]
    room: int                                  # BR 5.4. for so many remedies
    coins: tuple[Coin, ...]
    glimpses: tuple[Glimpse, ...]
    known: tuple[str, ...]                     # of others
