"""The words of Pints of Blood: what pieces, cards and places are called, and how things are counted and listed."""

from __future__ import annotations

from typing import Final

from ...kernel import FACE_DOWN, Card, Names, Seat
from ...kernel.zone import letter
from .cards import BY_MARK, BY_TILE, BY_ZOMBIES, DIE_PIECES, EXTRA, SQUARES, ZOMBIE, card_of

#: By face of the colour die; the colours first.
FACE_TITLES: Final = ("blue", "green", "red", "yellow", "white", "black")
TILE_LETTERS: Final = ("b", "g", "r", "y")

#: By card: what is printed, as a label.
CARD_TITLES: Final = (
    "Billiard cue", "Umbrella", "Magazine", "Fire extinguisher", "Toaster", "Billiard balls", "Teapot", "Rugby ball", "Molotov cocktail",
    "Three extra hits", "Two extra hits", "Extra hits by players",
    "Z-word", "Motion sickness", "Unstoppable", "Continental driver", "Playing undead", "Roller blind", "Scatterbrains", "Coat stand",
    "Fruit machine", "Too dead to drive", "Bite charge", "Flesh mob", "Make it two", "Jukebox",
    "the Very Tiny Car", "the Taxi", "the Salvation Corps", "the Tandem", "the Army",
)
#: By piece of a die.
DIE_TITLES: Final = ("cricket bat", "dart", "longbow")
EXTRA_TITLE: Final = "extra hit"
ZOMBIE_TITLE: Final = "zombie"

#: By pub food; the word for notation, and the title.
FOOD_WORDS: Final = ("look", "sauce", "menu", "fend", "call", "guns", "ticket", "colour")
FOOD_TITLES: Final = ("Second Look", "No Sauce", "From the Menu", "Fend Off", "Late Call", "Gun Runner", "No Ticket", "Other Colour")

#: By kind of chip, as in the box.
KIND_TITLES: Final = ("fast", "fast refined", "fast snappy", "tough", "tough refined", "tough snappy")


def card_label(card: Card) -> str:
    return "an unseen card" if card == FACE_DOWN else CARD_TITLES[card]


def taker_title(by: int) -> str:
    """What costs bites and cards: "Bite charge", "the marked tile"."""
    return CARD_TITLES[by] if by >= 0 else TAKERS[by]


TAKERS: Final = {BY_TILE: "the division tile", BY_MARK: "the marked tile", BY_ZOMBIES: "the zombies"}


def piece_title(piece: int) -> str:
    """A piece by itself: "cricket bat", "Toaster"."""
    if is_on_dice(piece):
        return EXTRA_TITLE if piece == EXTRA else ZOMBIE_TITLE if piece == ZOMBIE else DIE_TITLES[piece]
    return CARD_TITLES[card_of(piece)]


def is_on_dice(piece: int) -> bool:
    """PB 2.6. Is it one of those that dice show?"""
    return piece in DIE_PIECES


def a_piece(piece: int) -> str:
    """The same in a sentence: "a cricket bat", "Toaster"."""
    return many(1, piece_title(piece)) if is_on_dice(piece) else piece_title(piece)


def pieces_listed(pieces: tuple[int, ...]) -> str:
    """ "2 cricket bats, a dart and 3 zombies"."""
    return listed([many(pieces.count(piece), piece_title(piece)) if is_on_dice(piece) else piece_title(piece) for piece in sorted(set(pieces))])


def cards_listed(cards: list[Card]) -> str:
    """ "2 Toaster, Z-word": each kind once, with its number."""
    return ", ".join([f"{cards.count(card)} {card_label(card)}" if cards.count(card) > 1 else card_label(card) for card in dict.fromkeys(cards)])


def square_of(field: int) -> str:
    """ "3-2": row 3, square 2; square 1 is next to the pub."""
    return f"{field // SQUARES + 1}-{field % SQUARES + 1}"


def many(count: int, thing: str) -> str:
    """ "no zombies", "a zombie", "3 zombies"."""
    if count == 1:
        return f"{'an' if thing[0] in 'aeiou' else 'a'} {thing}"
    return f"{count or 'no'} {PLURALS.get(thing, f'{thing}s')}"


def figure(count: int, thing: str) -> str:
    """ "0 bags", "1 bag", "3 bags": for tables."""
    return f"{count} {thing if count == 1 else PLURALS.get(thing, f'{thing}s')}"


def times(count: int) -> str:
    return "once" if count == 1 else "twice" if count == 2 else f"{count} times"


def coming(count: int) -> str:
    """PB 9.4. "2 come in"."""
    return f"{count} {'comes' if count == 1 else 'come'} in" if count else "nobody comes in"


PLURALS: Final = {"die": "dice", "buddy": "buddies", "battle die": "battle dice", "red buddy": "red buddies"}


def listed(words: list[str], last: str = "and") -> str:
    """ "Odo, Wat and you"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else "nobody"


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def agreeing(who: str, deed: str) -> str:
    """ "Odo sends a buddy", "you send a buddy": the verb comes first and is written as for others."""
    if who.casefold() != "you":
        return f"{who} {deed}"
    verb, space, rest = deed.partition(" ")
    return f"{who} {IRREGULAR.get(verb, verb[:-1])}{space}{rest}"


IRREGULAR: Final = {"is": "are", "has": "have", "goes": "go", "does": "do", "may": "may"}


def marked(names: Names, seat: Seat, you: Seat | None) -> str:
    """ "B Odo": with the letter that notation uses."""
    return f"{letter(seat)} {'You' if seat == you else names[seat]}"


def within(names: Names, you: Seat | None) -> tuple[str, ...]:
    """What all are called in the middle of a sentence."""
    return tuple(["you" if seat == you else name for seat, name in enumerate(names)])
