"""What a drawer holds: what one seat alone knows. Plain data."""

from __future__ import annotations

from ...kernel import Words, piece


@piece
class Symptom:
    """BR 2.3. One of my symptoms, or one drawn to choose from."""

    thing: str
    worth: int
    drawn: bool
    text: Words


@piece
class Half:
    """BR 8.1. One of the two remedies of a card."""

    thing: str
    icon: str
    title: Words
    text: Words


@piece
class Remedy:
    """BR 2.4. A card of my hand; drawn in this turn it cannot be played yet (BR 5.3)."""

    thing: str
    halves: tuple[Half, ...]
    drawn: bool
    text: Words


@piece
class Coin:
    """BR 12.5. In my palm to give away, or mine for good."""

    title: Words
    text: Words
    given: bool


@piece
class Glimpse:
    """BR 13.6. A Ghost's card that I have looked at."""

    thing: str
    worth: int


@piece
class Yours:
    """What this seat alone knows."""

    symptoms: tuple[Symptom, ...]
    sum: int
    plague_from: int
    plagued: bool
    health: Words                              # "Healthy."
    aim: Words
    remedies: tuple[Remedy, ...]
    room: int                                  # BR 5.4. for so many remedies
    coins: tuple[Coin, ...]
    glimpses: tuple[Glimpse, ...]
    known: tuple[Words, ...]                   # of others
