"""The board of a page: the map, every player board, the tracks and the cards that lie open. All of it is public; a drawer holds only what one reckons."""

from __future__ import annotations

from ...kernel import Words, piece
from .player_board import PlayerBoard


# PE 2. The map


@piece
class Place:
    """PE 2.1, 2.5 to 2.7. A location, or the Capital; east and north of the middle, in steps of the map."""

    thing: str                                       # "place:7"
    name: Words
    size: str                                        # "village", "town", "city", "capital"
    icon: str                                        # what it gives; "" in ruins and in the Capital
    east: float
    north: float
    sick: int
    ruin: bool
    danger: bool                                     # a Pest card here would destroy it
    harbour: str                                     # "red", "blue", "black"; "" if there is none
    builders: tuple[int, ...]                        # seats
    doctors: tuple[int, ...]                         # seats
    camps: tuple[int, ...]
    text: Words


@piece
class Road:
    """PE 2.3, 2.4."""

    one: int                                         # places
    other: int
    colour: str
    sick: int
    text: Words


# PE 18 to 26. What lies in the middle


@piece
class YearCard:
    """PE 6.1, 8.1. The Pest or the Aid card of this Year."""

    icon: str
    title: Words
    short: Words
    text: Words


@piece
class Decree:
    """PE 19, 23."""

    era: str
    name: Words
    agenda: Words
    imperative: Words
    now: bool                                        # it is the one of this Era
    over: bool
    worth: tuple[int, ...]                           # by seat, Renown tokens if the Era ended now
    levels: tuple[int, ...]                          # by seat
    influence: tuple[int, ...]                       # PE 19.4, of each space, at once
    renown: tuple[int, ...]                          # PE 19.5, of each space
    least: int                                       # PE 31.2, the level from which it scores; 0 if any does
    sick: tuple[int, ...]                            # PE 32.2, spaces with a sick person


@piece
class Token:
    """PE 17.4, 28. Capital tokens of one kind."""

    thing: str                                       # "token:7"
    icon: str
    up: int
    down: int
    text: Words


@piece
class Work:
    """PE 13.8, 29. A Capital building."""

    thing: str                                       # "work:3"
    name: Words
    cost: tuple[str, ...]                            # an icon for each resource
    renown: int
    influence: int
    seat: int | None                                 # who constructed it
    sick: bool                                       # PE 32.4, somebody stands beside it
    text: Words


@piece
class CapitalBoard:
    """PE 2.7, 20.3. Its card, people in the Capital, tokens and buildings."""

    name: Words
    text: Words
    people: tuple[int, ...]                          # by seat
    neutral: int | None                              # PE 31.4, 32.11
    tokens: tuple[Token, ...]
    works: tuple[Work, ...]


@piece
class Technology:
    """PE 15.1. On the market."""

    thing: str                                       # "technology:22"
    name: Words
    cost: int
    slot: Words
    renown: int
    effect: Words
    text: Words


@piece
class Market:
    """PE 4.9."""

    thing: str
    deck: int
    cards: tuple[Technology, ...]


@piece
class Reward:
    """PE 18.3, 18.4. On a space of the Influence track."""

    space: int
    icon: str
    text: Words


@piece
class Track:
    """PE 18.1. The Influence track."""

    length: int
    markers: tuple[int, ...]                         # by seat
    rewards: tuple[Reward, ...]
    barred: tuple[int, ...]                          # PE 31.3, 32.3
    text: Words


@piece
class Forecast:
    """PE 20. What the end of the Era would bring a House now."""

    seat: int
    renown: int                                      # tokens, less negative ones
    text: Words


@piece
class Board:
    """PE 3.14. All that lies open."""

    title: Words                                     # "Era II, Year 4"
    round: Words                                     # "turn 2 of 3"
    when: Words                                      # what these numbers mean
    order: tuple[int, ...]                           # seats
    years: tuple[YearCard, ...]                      # Pest, then Aid
    decrees: tuple[Decree, ...]
    places: tuple[Place, ...]
    roads: tuple[Road, ...]
    capital: CapitalBoard
    market: Market
    track: Track
    houses: tuple[PlayerBoard, ...]                  # by seat
    forecasts: tuple[Forecast, ...]                  # by seat
    over: bool


@piece
class Yours:
    """In the drawer. Nothing is secret in this game: only what concerns this seat alone, reckoned from what lies open."""

    lines: tuple[Words, ...]                         # in brief
    text: Words                                      # the same at length
