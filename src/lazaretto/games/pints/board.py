"""The board of Pints of Blood as a screen shows it: the same for everyone. What only one seat knows is `Yours`.

A `thing` is what can be touched, `text` what it says to who asks or cannot see it.
"""

from __future__ import annotations

from ...kernel import Words, piece
from .pub_board import Card, Hand, Pile, Rescuer, Store
from .street_board import Bus, Lane, Tile


@piece
class Phase:
    """PB 4.2. A part of the turn."""

    title: Words
    now: bool


@piece
class Die:
    """PB 6.1. A battle die."""

    thing: str
    icon: str
    state: str                                 # "free", "placed", "boarded", "lost", "blank"
    text: Words


@piece
class Choice:
    """Something beside the dice that can be chosen."""

    thing: str
    icon: str                                  # "" where a colour says it
    colour: str
    title: Words
    count: int
    text: Words


@piece
class Tray:
    """PB 6.1, 6.3. The dice, and whatever is to be chosen beside them."""

    colour: str                                # of the colour die; "" if it was not thrown in this turn
    shows: Words                               # the same in words
    dice: tuple[Die, ...]
    text: Words
    colours: tuple[Choice, ...]                # PB 6.3, while one is to be named
    arms: tuple[Choice, ...]                   # PB 19.9, while a weapon may become another
    held: tuple[Choice, ...]                   # PB 13.15, 14.8, zombies in somebody's hand


@piece
class Board:
    """All that lies open."""

    lanes: tuple[Lane, ...]
    bus: Bus
    corner: tuple[Tile, ...]
    phases: tuple[Phase, ...]
    tray: Tray
    stores: tuple[Store, ...]
    pile: Pile
    hands: tuple[Hand, ...]
    price: Words                               # of a buddy card, or when any is sold
    price_why: Words
    kitchen: tuple[Card, ...]                  # PB 19.2, pub food that can be bought; the first is any of them
    saved: Words                               # over the rescuers: "Who would be saved"
    rescuers: tuple[Rescuer, ...]


@piece
class Seen:
    """PB 19.4. A card that only those know who looked."""

    thing: str
    icon: str
    title: Words
    where: Words
    text: Words


@piece
class Yours:
    """What lies in the drawer: next to nothing is secret here."""

    cards: tuple[Seen, ...]
    text: Words
