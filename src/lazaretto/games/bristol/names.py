"""The words of Bristol 1350: what pieces are called, what they do in one line, and how people are named and listed."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, Seat
from ...kernel.zone import letter
from .box import WITH_GHOSTS, Remedies
from .cards import WORTH

#: By cart, and by face of a die.
CART_TITLES: Final = ("Birch", "Cedar", "Oak")
FACE_TITLES: Final = tuple([f"{cart} {fruit}" for cart in CART_TITLES for fruit in ("apple", "rat")])

#: By remedy.
REMEDY_TITLES: Final = ("Arsenic", "Chicken", "Crushed Emeralds", "Leeches", "Pomander", "Whip", "Alms")
REMEDY_TEXTS: Final = (
    ("lock two dice for the rest of the round", "BR 8.2"),
    ("after a reroll of two dice, roll them again up to three times", "BR 8.3"),
    ("one more pawn movement", "BR 8.4"),
    ("draw two symptoms, lay one on a cart's stack for its next mingle", "BR 8.5"),
    ("draw two symptoms, keep two of the four", "BR 8.6"),
    ("stop an elbow past you, a dash into your cart, or a push of you", "BR 8.7"),
    ("draw a coin, look at it and give it to anyone", "BR 12.5"),
)
REMEDY_SHORT: Final = (
    "lock two dice", "roll your two dice again", "move a pawn", "lay a symptom for a mingle", "change symptoms", "stop a move against you", "give a coin",
)
REMEDY_ICONS: Final = ("arsenic", "chicken", "emerald", "leech", "pomander", "whip", "coin")

#: By character.
CHARACTER_TITLES: Final = ("Countess", "Mason", "Friar", "Outlaw", "Knight", "Chandler", "Sheriff", "Barmaid", "Serf")
CHARACTER_TEXTS: Final = (
    ("draws two remedies and keeps one", "BR 9.2"),
    ("rerolls one die, then locks one", "BR 9.3"),
    ("sets one die to any face", "BR 9.4"),
    ("rerolls one die, and wins another action if it shows his cart's colour", "BR 9.5"),
    ("moves any pawn to the front of its cart; no Whip stops it", "BR 9.6"),
    ("draws a symptom and keeps two of three", "BR 9.7"),
    ("looks at one symptom of a player on another cart", "BR 9.8"),
    ("takes a random remedy from a player on the same cart", "BR 9.9"),
    ("rerolls three dice", "BR 9.10"),
)

#: By coin.
COIN_TITLES: Final = ("naught", "plague", "cured")
COIN_TEXTS: Final = ("does nothing", "gives the plague for good, unless cured by coin", "cures for good")


def card_title(pair: Remedies) -> str:
    """ "Arsenic/Whip"."""
    return f"{REMEDY_TITLES[pair[0]]}/{REMEDY_TITLES[pair[1]]}"


def called(names: Names, place: Seat) -> str:
    """BR 13.1. A player by name; beyond the seats "Ghost D"."""
    return names[place] if place < len(names) else f"Ghost {letter(place)}"


def marked(names: Names, place: Seat, you: Seat | None) -> str:
    """ "B Odo": with the letter that notation uses, which a Ghost's name has already."""
    return called(names, place) if place >= len(names) else f"{letter(place)} {'You' if place == you else names[place]}"


def within(names: Names, places: int, you: Seat | None) -> tuple[str, ...]:
    """What all places are called in the middle of a sentence."""
    return tuple(["you" if place == you else called(names, place) for place in range(places)])


def listed(words: list[str], last: str = "and") -> str:
    """ "Odo, Wat and you"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else "nobody"


def agreeing(who: str, deed: str) -> str:
    """ "Odo pushes Wat", "you push Wat": the verb comes first and is written as for others."""
    if who.casefold() != "you":
        return f"{who} {deed}"
    verb, space, rest = deed.partition(" ")
    plural = IRREGULAR.get(verb, verb[:-2] if verb.endswith("shes") else verb[:-1])
    return f"{who} {plural}{space}{rest}"


IRREGULAR: Final = {"is": "are", "has": "have", "goes": "go", "held": "held"}


def numbered(dice: tuple[int, ...]) -> str:
    """ "die 3", "dice 2 and 5": as people count them."""
    return f"{'die' if len(dice) == 1 else 'dice'} {listed([str(die + 1) for die in dice])}"


def worths(cards: list[int]) -> str:
    """ "1 and 3": symptoms by what they are worth."""
    return listed([str(WORTH[card]) for card in cards])


def where(place: str) -> tuple[str, int]:
    """A row of the table and the number in it; -1 for what lies alone."""
    row, dot, number = place.partition(".")
    return row, int(number) if dot else -1


def owner_of(slot: int, seats: int) -> Seat:
    """R45. Whose symptoms lie there: a Ghost's second card has a zone of its own, beyond all places."""
    return slot if slot < max(seats, WITH_GHOSTS) else slot - (WITH_GHOSTS - seats)
