"""What the pieces look like on a screen, and what each is called when it is touched."""

from __future__ import annotations

from typing import Final

from ...kernel import Card, Seat
from .cards import (
    BLIND, BUDDY_CARDS, CLOSE, COAT, COLOUR_NAMES, CONTINENTAL, MIDDLE, MOTION, PIECE_NAMES, REACH, SCATTER, TINY_CAR, UNDEAD, UNSTOPPABLE,
    WEAPONS, ZOMBIE, ZWORD, card_of, piece_of,
)
from .names import square_of

BAR: Final = "bar"
SOFA: Final = "sofa"
PILE: Final = "pile"
DIVISION: Final = "tile"
KITCHEN: Final = "kitchen"
FACE_DOWN_THING: Final = "zombie:down"
WOUNDED_THING: Final = "zombie:wounded"

#: Of cards that are no weapons.
SPECIAL_ICONS: Final = {
    ZWORD: "reroll", MOTION: "bus", UNSTOPPABLE: "forward", CONTINENTAL: "back", UNDEAD: "mask", BLIND: "lock", SCATTER: "across", COAT: "push",
}
#: By rescuer: what it asks for.
RESCUE_ICONS: Final = ("die", "draw", "beer", "bite", "crisps")


def piece_icon(piece: int) -> str:
    """PB 7.2. By its reach, as nobody tells twelve weapons apart at that size."""
    if piece == ZOMBIE:
        return "zombie"
    if piece >= WEAPONS:
        return "extra"
    return "bat" if REACH[piece] == CLOSE else "dart" if REACH[piece] == MIDDLE else "bow"


def card_icon(card: Card) -> str:
    if card >= TINY_CAR:
        return RESCUE_ICONS[card - TINY_CAR]
    if card >= BUDDY_CARDS:
        return "zombie"
    return SPECIAL_ICONS[card] if card in SPECIAL_ICONS else piece_icon(piece_of(card))


def row_thing(row: int) -> str:
    return f"row:{row + 1}"


def square_thing(field: int) -> str:
    return f"square:{square_of(field)}"


def square_words(field: int) -> str:
    row, _, square = square_of(field).partition("-")
    return f"row {row}, square {square}"


def seat_thing(seat: Seat) -> str:
    return f"seat:{seat}"


def die_thing(piece: int) -> str:
    """Dice with the same face are the same to the rules."""
    return "die:zombie" if piece == ZOMBIE else f"die:{PIECE_NAMES[piece]}"


def card_thing(seat: Seat, card: Card) -> str:
    return f"card:{seat}:{card}"


def piece_thing(seat: Seat, piece: int, loose: tuple[int, ...]) -> str:
    """PB 7.1. A die goes before a card."""
    return die_thing(piece) if piece in loose or card_of(piece) < 0 else card_thing(seat, card_of(piece))


def food_thing(seat: Seat, food: int) -> str:
    return f"food:{seat}:{food}"


def dish_thing(food: int) -> str:
    return f"dish:{food}"


def colour_thing(colour: int) -> str:
    return f"colour:{COLOUR_NAMES[colour]}"


def weapon_thing(weapon: int) -> str:
    return f"weapon:{PIECE_NAMES[weapon]}"
