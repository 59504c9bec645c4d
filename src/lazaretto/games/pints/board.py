"""The board of Pints of Blood as a screen shows it: the same for everyone. What only one seat knows is `Yours`.

A `thing` is what can be touched, `text` what it says to who asks or cannot see it.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Zombie:
    """PB 2.3. A chip that lies face up: wounded."""

    kind: str                                  # "tough refined"
    above: int                                 # how many lie on it


@dataclass(frozen=True)
class Square:
    """PB 2.1, 7.1. A tile in a row, the zombies on it and what is placed beside it."""

    thing: str
    colour: str
    marked: bool
    zombies: int
    wounded: tuple[Zombie, ...]
    weapon: str                                # its icon; "" if none is placed
    hits: int
    rebounds: int                              # hits of a rugby ball to come from next door
    text: str


@dataclass(frozen=True)
class Lane:
    """PB 2.1, 9. A row, and what threatens from it."""

    thing: str
    number: int
    buddy: bool
    fights: bool                               # now
    blind: bool
    undead: bool
    squares: tuple[Square, ...]                # the first is next to the pub
    threat: int                                # zombies that two pushes would let in, up to `worst`
    worst: int
    zombies: str                               # "4 zombies, nearest 2 away"
    push: str                                  # "push: 1 comes in"
    holds: int | None                          # per cent; None while that is open
    chance: str                                # "92 %", "open"
    hot: bool
    why: str                                   # how the chance is meant
    text: str


@dataclass(frozen=True)
class Bus:
    """PB 10."""

    row: int
    aboard: int
    backwards: bool
    stops: tuple[int, ...]                     # rows at which it would stop, in their order
    rests: int
    text: str


@dataclass(frozen=True)
class Tile:
    """PB 9.5. In the corner."""

    colour: str
    marked: bool
    text: str


@dataclass(frozen=True)
class Die:
    """PB 6.1. A battle die."""

    thing: str
    icon: str
    state: str                                 # "free", "placed", "boarded", "lost", "blank"
    text: str


@dataclass(frozen=True)
class Tray:
    """PB 6.1, 6.3. The dice, and whatever is to be chosen beside them."""

    colour: str                                # of the colour die; "" if it was not thrown in this turn
    dice: tuple[Die, ...]
    text: str
    colours: tuple[Choice, ...]                # PB 6.3, while one is to be named
    arms: tuple[Choice, ...]                   # PB 19.9, while a weapon may become another
    held: tuple[Choice, ...]                   # PB 13.15, 14.8, zombies in somebody's hand


@dataclass(frozen=True)
class Choice:
    """Something beside the dice that can be chosen."""

    thing: str
    icon: str                                  # "" where a colour says it
    colour: str
    title: str
    count: int
    text: str


@dataclass(frozen=True)
class Store:
    """PB 2.8 to 2.11. A number of things that lie together."""

    thing: str
    icon: str
    number: int
    title: str
    text: str
    bad: bool = False


@dataclass(frozen=True)
class Division:
    """PB 15.1. A division tile."""

    thing: str
    title: str
    text: str


@dataclass(frozen=True)
class Pile:
    """PB 3.9 to 3.11, 15. The draw pile."""

    thing: str
    quarter: int
    cards: tuple[int, ...]                     # by quarter, how many are left
    division: Division | None                  # the tile that shows, to be paid for or refused
    odds: str                                  # "zombie card: 38 %", for the next one
    rescue: str                                # "rescue: 1 in 6 a card"
    text: str


@dataclass(frozen=True)
class Card:
    """PB 2.13, 13, 19. A buddy card or a pub food marker, open to all."""

    thing: str
    icon: str
    title: str
    count: int
    used: bool                                 # turned over until its owner's next turn
    text: str


@dataclass(frozen=True)
class Hand:
    """PB 2.13. What lies before a player."""

    seat: int
    name: str
    cards: tuple[Card, ...]
    foods: tuple[Card, ...]


@dataclass(frozen=True)
class Rescuer:
    """PB 16.4 to 16.8. Whom it would save if it came now."""

    title: str
    rule: str                                  # "who holds a card"
    seats: tuple[int, ...]
    chances: tuple[int, ...]                   # by seat, per cent; where dice decide
    text: str


@dataclass(frozen=True)
class Phase:
    """PB 4.2. A part of the turn."""

    title: str
    now: bool


@dataclass(frozen=True)
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
    price: str                                 # of a buddy card; "" while none is sold
    kitchen: tuple[Card, ...]                  # PB 19.2, pub food that can be bought; the first is any of them
    saved: str                                 # over the rescuers: "Who would be saved"
    rescuers: tuple[Rescuer, ...]


@dataclass(frozen=True)
class Seen:
    """PB 19.4. A card that only those know who looked."""

    thing: str
    icon: str
    title: str
    where: str
    text: str


@dataclass(frozen=True)
class Yours:
    """What lies in the drawer: next to nothing is secret here."""

    cards: tuple[Seen, ...]
    text: str
