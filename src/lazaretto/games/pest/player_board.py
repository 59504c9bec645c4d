"""PE 3.12. A player board on a page: the grid, storage, Quarantine, the Healthy track, buildings and Technologies of one House."""

from __future__ import annotations

from ...kernel import Words, piece


@piece
class Action:
    """PE 9.1, 9.5. Head of a column or a row of the grid."""

    thing: str                                       # "action:1:0", of seat 1
    icon: str
    name: Words
    hindered: bool
    to_play: bool                                    # in this turn
    now: bool                                        # it is being played
    reaches: tuple[str, ...]                         # things on the map that it would touch
    text: Words


@piece
class Cell:
    """PE 9.1, 9.2. One of the nine slots."""

    thing: str                                       # "cell:1:8"
    icons: tuple[str, ...]                           # of its row and its column
    used: bool
    now: bool                                        # the Assistant of this turn stands there
    text: Words


@piece
class Good:
    """PE 3.13. A resource, Coins, or Research."""

    thing: str                                       # "good:1:2", "research:1"
    icon: str
    number: int
    full: bool
    text: Words


@piece
class Bed:
    """PE 3.10. A Quarantine slot that does harm; or all those that do none, as one."""

    thing: str                                       # "bed:1:0"
    icon: str                                        # of what it harms
    room: int
    sick: int
    text: Words


@piece
class Quarantine:
    """PE 3.10, 12.6."""

    thing: str                                       # "quarantine:1"
    beds: tuple[Bed, ...]                            # those without drawback first
    text: Words


@piece
class Graves:
    """PE 3.11, 20.8."""

    thing: str                                       # "graves:1"
    room: int
    dead: int
    text: Words


@piece
class Space:
    """PE 3.9. Of the Healthy track; the first is the rightmost."""

    herbs: int
    laboratory: bool
    occupied: bool
    next: bool                                       # whoever is cured next comes here
    text: Words


@piece
class Plot:
    """PE 3.12. A building's slot on the player board."""

    thing: str                                       # "plot:1:6"
    icon: str
    name: Words
    place: Words                                     # where it stands; "" while it is on the board
    worker: bool
    idle: bool                                       # stands there and lacks its worker
    gives: str                                       # icon of what it produces
    text: Words


@piece
class Camp:
    """PE 11."""

    thing: str                                       # "camp:1"
    place: Words
    text: Words


@piece
class CardSlot:
    """PE 15.2. Top, middle or bottom, with the Technology in it."""

    thing: str                                       # "card:1:0"
    slot: Words
    name: Words                                      # "" if it is empty
    renown: int
    people: Words                                    # who is on it
    text: Words


@piece
class Line:
    """Of the score sheet."""

    name: Words
    number: int
    text: Words


@piece
class PlayerBoard:
    """PE 3.12. What a House has before it."""

    seat: int
    name: str
    assistants: Words                                # "2 Assistants left this Year"
    actions: tuple[Action, ...]                      # three columns, then three rows
    cells: tuple[Cell, ...]
    goods: tuple[Good, ...]
    storage: Words
    quarantine: Quarantine
    graves: Graves
    healthy: tuple[Space, ...]
    cure: Words                                      # "the next for 1 Herb"
    plots: tuple[Plot, ...]                          # six Districts, the special buildings, the Castle
    rows: Line                                       # PE 21.3, "2 rows", and what makes one
    camp: Camp
    cards: tuple[CardSlot, ...]
    sheet: tuple[Line, ...]                          # PE 21.1, what counts already
    renown: int
    so_far: Words                                    # PE 18.5, what of it another may still take
    ahead: Words                                     # PE 18.3, what comes on the Influence track
    place: int                                       # PE 21.7, from 1 on, shared by equals; 0 while the game lasts
