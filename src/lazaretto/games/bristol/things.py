"""What can be touched on a page, by name."""

from __future__ import annotations

from typing import Final

from ...kernel import Card, Seat

TOWN: Final = "town"
CHARACTER: Final = "character"
REMEDY_DECK: Final = "deck:remedies"


def of_seat(place: Seat) -> str:
    """A pawn, and its row in the list; a Ghost's too."""
    return f"seat:{place}"


def of_cart(cart: int) -> str:
    return f"cart:{cart}"


def of_die(die: int) -> str:
    """As people count them, from 1."""
    return f"die:{die + 1}"


def of_face(face: int) -> str:
    return f"face:{face}"


def of_ghost_card(ghost: Seat, card: int) -> str:
    return f"ghost:{ghost}:{card}"


def of_symptom(card: Card, copy: int = 0) -> str:
    """Symptoms of one worth are all the same, but of those that one chooses from each can be touched and ringed by itself."""
    return f"symptom:{card}:{copy + 1}" if copy else f"symptom:{card}"


def of_held_symptom(card: Card) -> str:
    """BR 8.5. While a symptom that was drawn is laid: an equal one in hand is not."""
    return f"held:{card}"


def of_remedy(card: Card) -> str:
    return f"remedy:{card}"


def of_half(card: Card, remedy: int) -> str:
    return f"remedy:{card}:{remedy}"
