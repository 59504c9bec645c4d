"""PB 2.1, 9, 10. Before the pub, as a screen shows it: rows with their squares, the bus, and the tiles in the corner."""

from __future__ import annotations

from ...kernel import Words, piece


@piece
class Zombie:
    """PB 2.3. A chip that lies face up: wounded."""

    kind: str                                  # "tough refined"
    above: int                                 # how many lie on it


@piece
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
    text: Words


@piece
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
    zombies: Words                             # "4 zombies, nearest 2 away"
    push: Words                                # "push: 1 comes in"
    holds: int | None                          # per cent; None while that is open
    chance: Words                              # "92 %", "undecided"
    hot: bool
    why: Words                                 # how the chance is meant
    text: Words


@piece
class Bus:
    """PB 10."""

    row: int
    aboard: int
    backwards: bool
    stops: tuple[int, ...]                     # rows at which it would stop, in their order
    rests: int
    text: Words


@piece
class Tile:
    """PB 9.5. In the corner."""

    colour: str
    marked: bool
    text: Words
