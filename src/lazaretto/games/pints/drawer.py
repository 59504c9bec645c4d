"""What lies in the private drawer: cards that only this seat has looked at."""

from __future__ import annotations

from ...kernel import EVERYONE, Card, Seat, View
from .board import Seen, Yours
from .effects import CARD_TEXTS
from .names import CARD_TITLES, capital
from .signs import card_icon
from .table import NOTHING, Pub


def yours(view: View) -> Yours | None:
    """PB 19.4."""
    if view.seat is None:
        return None
    t: Pub = view.table
    cards = tuple([seen(at, quarter, card) for at, (quarter, card) in enumerate(cards_looked_at(t, view.seat))])
    kept = "Cards at which you looked with Second Look are kept here." if t.rules.food else "All that is yours lies open."
    return Yours(cards, "" if cards else f"Nothing secret now. {kept}")


def seen(at: int, quarter: int, card: Card) -> Seen:
    text, rule = CARD_TEXTS[card]
    return Seen(f"seen:{at}", card_icon(card), capital(CARD_TITLES[card]), where_looked(quarter), f"{capital(text)} · {rule}")


def where_looked(quarter: int) -> str:
    return "on top of the pile" if quarter == NOTHING else f"near the bottom of quarter {quarter + 1}"


def cards_looked_at(t: Pub, seat: Seat) -> list[tuple[int, Card]]:
    """Under which quarter such a card lies, NOTHING for the top of the pile; and which it is."""
    found = [(NOTHING, t.top.kinds()[0])] if is_mine(t.top.eyes, seat) and len(t.top) else []
    return found + [(quarter, zone.kinds()[0]) for zone, quarter in zip(t.sunk, t.sunk_in, strict=True) if is_mine(zone.eyes, seat)]


def is_mine(eyes: int, seat: Seat) -> bool:
    return eyes != EVERYONE and eyes >> seat & 1 == 1
