"""PB 2.8 to 2.13, 15, 16. In the pub, as a screen shows it: stores, the pile, what lies before everyone, and who would be saved."""

from __future__ import annotations

from ...kernel import Words, piece


@piece
class Store:
    """PB 2.8 to 2.11. A number of things that lie together."""

    thing: str
    icon: str
    number: int
    title: Words
    text: Words
    bad: bool = False


@piece
class Division:
    """PB 15.1. A division tile."""

    thing: str
    title: Words
    text: Words


@piece
class Pile:
    """PB 3.9 to 3.11, 15. The draw pile."""

    thing: str
    quarter: int
    cards: tuple[int, ...]                     # by quarter, how many are left
    division: Division | None                  # the tile that shows, to be paid for or refused
    odds: Words                                # "zombie card: 38 %", for the next one
    odds_why: Words
    rescue: Words                              # "rescue: at least 17 % this turn"
    rescue_why: Words
    text: Words


@piece
class Card:
    """PB 2.13, 13, 19. A buddy card or a pub food marker, open to all."""

    thing: str
    icon: str
    title: Words
    count: int
    used: bool                                 # turned over until its owner's next turn
    text: Words


@piece
class Hand:
    """PB 2.13. What lies before a player."""

    seat: int
    name: Words
    cards: tuple[Card, ...]
    foods: tuple[Card, ...]


@piece
class Fate:
    """PB 16.3. What became of somebody in the end, and by which numbers."""

    seat: int
    name: Words
    numbers: Words                             # "1 bite, 7 bags"
    saved: bool


@piece
class Rescuer:
    """PB 16.4 to 16.8. Whom it would save if it came now."""

    title: Words
    rule: Words                                # "who holds a card"
    says: Words                                # the same in a sentence
    seats: tuple[int, ...]
    chances: tuple[int, ...]                   # by seat, per cent; where dice decide
    open: bool                                 # dice decide: nobody can be named now
    fates: tuple[Fate, ...]                    # after the end, those saved first
    text: Words
