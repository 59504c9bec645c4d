"""What lies on a screen of Bristol 1350: the street, the dice and the decks. Plain data; what a drawer holds is `held`."""

from __future__ import annotations

from ...kernel import Words, piece
from .held import Yours as Yours


@piece
class Spot:
    """Something to touch that has a name and a sentence, and nothing more."""

    thing: str
    title: Words
    text: Words


@piece
class Pawn:
    """BR 2.1. A player or a Ghost on a cart."""

    thing: str
    seat: int
    name: Words
    ghost: bool
    asked: bool                                # we wait for this one
    moved: bool                                # BR 8.7. what is threatened would move this one
    symptoms: tuple[int, ...]                  # their worth, if all may see them
    plagued: bool | None                       # None where it is not for all to see
    text: Words


@piece
class Cart:
    """BR 2.1, 4.4. A cart on the road, its riders from front to back, and what the dice would do to it."""

    thing: str
    cart: int
    title: Words
    rank: Words                                # "first", "last", "has left"
    order: int                                 # BR 4.5. 1 is ahead; 0 once it has left
    space: int
    riders: tuple[Pawn, ...]
    free: int                                  # places
    gone: bool
    goes: int                                  # spaces, if the round ended now
    reaches: int
    mingles: bool
    leaves: bool
    forecast: Words                            # "+3 and mingle"
    why: Words                                 # "two rats: all three mix symptoms"
    stack: int                                 # BR 8.5. symptoms laid there by Leeches
    mingled: int                               # how often
    text: Words


@piece
class Die:
    """BR 2.2, 7.2."""

    thing: str
    number: int
    cart: int
    rat: bool
    locked: bool
    text: Words


@piece
class Face:
    """BR 9.4. What the Friar may set a die to."""

    thing: str
    cart: int
    rat: bool
    text: Words


@piece
class Deck:
    """A face-down deck, or the bag of coins."""

    thing: str
    icon: str
    title: Words
    count: int
    text: Words


@piece
class Played:
    """BR 2.5. Remedies that lie face up, of one kind."""

    title: Words
    count: int


@piece
class GhostCard:
    """BR 13.6. One of a Ghost's two symptoms; its worth if all may see it."""

    thing: str
    seat: int
    worth: int | None
    text: Words


@piece
class Fate:
    """BR 11.5. What became of one who is out of the game, or of anyone once it is over; and what was held, if all may see it."""

    seat: int
    name: Words
    text: Words
    symptoms: tuple[int, ...]
    plagued: bool | None


@piece
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
    forecast: Words                            # "If the round ended now: …"
    afterwards: Words                          # what would come then
    begins: int | None                         # who would begin the next round,
    to_who_begins: Words                       # and how that one is told what would come
    last_round: Words                          # BR 11.6. "" while there is time
    over: bool
