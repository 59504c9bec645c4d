"""BR 2. The pieces: carts, faces of the dice, symptoms, remedies, coins, characters."""

from __future__ import annotations

from typing import Final

#: BR 2.1.
BIRCH: Final = 0
CEDAR: Final = 1
OAK: Final = 2
CARTS: Final = (BIRCH, CEDAR, OAK)
CART_NAMES: Final = ("birch", "cedar", "oak")
PLACES: Final = 3               # on a cart

#: BR 2.2. A face is twice its cart, and one more if it is a rat.
DICE: Final = 6
FACES: Final = 6
RAT: Final = 1
FACE_NAMES: Final = tuple([f"{cart}-{fruit}" for cart in CART_NAMES for fruit in ("apple", "rat")])

#: BR 2.3. A symptom card is worth one more than its number.
SYMPTOM_NAMES: Final = ("1", "2", "3", "4")
WORTH: Final = (1, 2, 3, 4)
ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
FOUR: Final = 3
PLAGUE_FROM: Final = 6
SYMPTOMS_EACH: Final = 2

#: BR 2.4, 12.4.
ARSENIC: Final = 0
CHICKEN: Final = 1
EMERALDS: Final = 2
LEECHES: Final = 3
POMANDER: Final = 4
WHIP: Final = 5
ALMS: Final = 6
REMEDY_NAMES: Final = ("arsenic", "chicken", "emeralds", "leeches", "pomander", "whip", "alms")
HAND_LIMIT: Final = 3

#: BR 12.4.
NAUGHT: Final = 0
PLAGUE_COIN: Final = 1
CURED_COIN: Final = 2
COIN_NAMES: Final = ("naught", "plague", "cured")

#: BR 1.3. A marker a player.
HEALTHY: Final = 0
PLAGUED: Final = 1

#: BR 2.6, 9, in the order of its paragraphs.
COUNTESS: Final = 0
MASON: Final = 1
FRIAR: Final = 2
OUTLAW: Final = 3
KNIGHT: Final = 4
CHANDLER: Final = 5
SHERIFF: Final = 6
BARMAID: Final = 7
SERF: Final = 8
CHARACTERS: Final = 9


def cart_shown(face: int) -> int:
    """BR 2.2. Whose colour a face has."""
    return face >> 1


def is_rat(face: int) -> bool:
    return face & RAT == RAT
