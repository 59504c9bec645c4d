"""PB 2. The pieces: colours, weapons and extra hits, chips, cards, pub food."""

from __future__ import annotations

from typing import Final

#: PB 2.1.
ROWS: Final = 5
SQUARES: Final = 5              # a row; the first is next to the pub
FIELDS: Final = ROWS * SQUARES
CORNER: Final = 3

#: PB 2.2, 2.5.
BLUE: Final = 0
GREEN: Final = 1
RED: Final = 2
YELLOW: Final = 3
COLOURS: Final = 4
COLOUR_NAMES: Final = ("blue", "green", "red", "yellow")
WHITE: Final = 4                # faces of the colour die beside the colours
BLACK: Final = 5
COLOUR_FACES: Final = 6
TILES_A_COLOUR: Final = 7
MARKED: Final = 4               # added to the colour of a tile

#: PB 18.1. What the marking of a colour does.
BUS_MARK: Final = 0
CARD_MARK: Final = 1
BITE_MARK: Final = 2
PILE_MARK: Final = 3
MARK_NAMES: Final = ("bus", "card", "bite", "pile")

#: PB 7.3, 7.5. Pieces that are placed beside squares: twelve weapons, then extra hits.
BAT: Final = 0
DART: Final = 1
BOW: Final = 2
CUE: Final = 3
UMBRELLA: Final = 4
MAGAZINE: Final = 5
EXTINGUISHER: Final = 6
TOASTER: Final = 7
BALLS: Final = 8
TEAPOT: Final = 9
RUGBY: Final = 10
MOLOTOV: Final = 11
WEAPONS: Final = 12
EXTRA: Final = 12
EXTRA_THREE: Final = 13
EXTRA_TWO: Final = 14
EXTRA_PLAYERS: Final = 15
PIECES: Final = 16
PIECE_NAMES: Final = (
    "bat", "dart", "bow", "cue", "umbrella", "magazine", "extinguisher", "toaster", "balls", "teapot", "rugby", "molotov",
    "extra", "extra-three", "extra-two", "extra-players",
)

#: PB 7.2, 13.2, 13.3. By weapon, the squares it reaches, from 0.
CLOSE: Final = (0, 1)
MIDDLE: Final = (1, 2)
FAR: Final = (2, 3, 4)
REACH: Final = (CLOSE, MIDDLE, FAR, CLOSE, CLOSE, CLOSE, CLOSE, MIDDLE, MIDDLE, MIDDLE, MIDDLE, FAR)
#: PB 7.3, 7.5, 13.4, 13.8. By piece, its hits; those of the last depend on the players.
HITS: Final = (1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 3, 2, 0)

#: PB 2.6.
DICE: Final = 7
ZOMBIE: Final = 16              # on a battle die
DIE_SIDES: Final = 6
DIE_NAMES: Final = ("bat", "dart", "bow", "extra", "zombie")
DIE_PIECES: Final = (BAT, DART, BOW, EXTRA, ZOMBIE)

#: PB 2.7. Cards by number: twenty kinds of buddy card, six of zombie card, five of rescue.
BUDDY_CARDS: Final = 20
ZWORD: Final = 12
MOTION: Final = 13
UNSTOPPABLE: Final = 14
CONTINENTAL: Final = 15
UNDEAD: Final = 16
BLIND: Final = 17
SCATTER: Final = 18
COAT: Final = 19
FRUIT: Final = 20
TOO_DEAD: Final = 21
BITE_CHARGE: Final = 22
FLESH_MOB: Final = 23
MAKE_IT_TWO: Final = 24
JUKEBOX: Final = 25
TINY_CAR: Final = 26
TAXI: Final = 27
CORPS: Final = 28
TANDEM: Final = 29
ARMY: Final = 30
CARDS: Final = 31
RESCUES: Final = (TINY_CAR, TAXI, CORPS, TANDEM, ARMY)
CARD_NAMES: Final = (
    "cue", "umbrella", "magazine", "extinguisher", "toaster", "balls", "teapot", "rugby", "molotov", "extra-three", "extra-two", "extra-players",
    "zword", "motion", "unstoppable", "continental", "undead", "blind", "scatter", "coat",
    "fruit", "too-dead", "bite-charge", "flesh-mob", "make-it-two", "jukebox",
    "tiny-car", "taxi", "corps", "tandem", "army",
)

#: PB 2.12, 19.4 to 19.11.
TABLES: Final = 0
SAUCE: Final = 1
MENU: Final = 2
FEND_OFF: Final = 3
CALL: Final = 4
GUNS: Final = 5
TICKET: Final = 6
COLOURS_FOOD: Final = 7
FOODS: Final = 8
FOOD_NAMES: Final = ("tables", "sauce", "menu", "fend-off", "call", "guns", "ticket", "colours")

#: PB 11.7.
BITES_FOR_A_BUDDY: Final = 5

#: PB 3.9.
QUARTERS: Final = 4
LAST_QUARTER: Final = 3

#: What costs bites and cards, besides zombie cards by their number.
BY_TILE: Final = -1
BY_MARK: Final = -2
BY_ZOMBIES: Final = -3


def is_buddy_card(card: int) -> bool:
    return card < BUDDY_CARDS


def is_zombie_card(card: int) -> bool:
    return FRUIT <= card <= JUKEBOX


def card_of(piece: int) -> int:
    """The buddy card that is this piece; -1 for those on dice."""
    if CUE <= piece < WEAPONS:
        return piece - CUE
    return piece - EXTRA_THREE + 9 if EXTRA < piece < PIECES else -1


def piece_of(card: int) -> int:
    """The piece that a buddy card is; -1 for the others."""
    if card < 9:
        return card + CUE
    return card - 9 + EXTRA_THREE if card < ZWORD else -1


def row_of(field: int) -> int:
    return field // SQUARES


def colour_of(tile: int) -> int:
    return tile % MARKED


def is_marked(tile: int) -> bool:
    return tile >= MARKED
