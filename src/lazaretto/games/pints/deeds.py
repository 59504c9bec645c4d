"""Answers that all heard, as sentences: the attempt or the choice, for what comes of it is a fact of its own."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat, Value
from .anytime import Ask, Drink, LookTwice, Order, OrderAny
from .cards import COLOUR_NAMES, FEND_OFF, MENU, SAUCE, TICKET
from .moves import Arm, Lay, Name, Pay, Place, PlayCard, Rebound, Send, Shift, Sink, Use, Visit
from .names import CARD_TITLES, FOOD_TITLES, a_piece, square_of
from .specials import Blind, CoatStand, Scatter, Undead
from .voice import Voice


def deed(seat: Seat, move: Value, voice: Voice) -> str | None:
    """What somebody did, verb first; None where a step tells it."""
    return preparing(move) or playing(move) or buying(seat, move, voice) or with_food(move) or answering(seat, move, voice)


def preparing(move: Value) -> str | None:
    """PB 5 to 7."""
    if isinstance(move, Send):
        return f"sends a buddy to row {move.row + 1}"
    if isinstance(move, Name):
        return f"names {COLOUR_NAMES[move.colour]}"
    if isinstance(move, Place):
        return f"places {a_piece(move.piece)} at {square_of(move.field)}"
    return f"lets it rebound to {square_of(move.field)}" if isinstance(move, Rebound) else None


def playing(move: Value) -> str | None:
    """PB 13."""
    if isinstance(move, PlayCard):
        return f"plays {CARD_TITLES[move.card]}"
    if isinstance(move, Undead):
        return f"plays “Playing undead” at row {move.row + 1}"
    if isinstance(move, Blind):
        return f"plays Roller blind at row {move.row + 1}"
    if isinstance(move, CoatStand):
        return f"plays Coat stand at row {move.row + 1}"
    if isinstance(move, Scatter):
        return f"plays Scatterbrains on {square_of(move.field)}"
    return f"lays a{' wounded' if move.up else ''} zombie on {square_of(move.field)}" if isinstance(move, Lay) else None


def buying(seat: Seat, move: Value, voice: Voice) -> str | None:
    """PB 12, 19.2."""
    if isinstance(move, Drink):
        return "drinks a beer" if move.drinker == seat else f"buys {voice.whom(move.drinker)} a beer"
    if isinstance(move, Ask):
        return f"asks {voice.whom(move.seller)} for {CARD_TITLES[move.card]}"
    if isinstance(move, Order):
        return f"orders {FOOD_TITLES[move.food]}"
    return "orders whatever the kitchen has" if isinstance(move, OrderAny) else None


def with_food(move: Value) -> str | None:
    """PB 19.4 to 19.11."""
    if isinstance(move, LookTwice):
        return "looks at the top card of the pile with Second Look"
    if isinstance(move, Sink):
        return "sinks it to the bottom of the quarter"
    if isinstance(move, Use):
        return f"uses {FOOD_TITLES[move.food]}{FOOD_ENDS.get(move.food, '')}"
    if isinstance(move, Shift):
        return f"uses Late Call: the buddy of row {move.row + 1} goes to row {move.to + 1}"
    return f"uses Gun Runner: {a_piece(move.piece)} becomes {a_piece(move.weapon)}" if isinstance(move, Arm) else None


#: By pub food, what its use comes to.
FOOD_ENDS: Final = {
    SAUCE: ": nobody takes its place", MENU: " for the top card of the discard pile", FEND_OFF: ": one bite less",
    TICKET: ": one zombie stays off the bus",
}


def answering(seat: Seat, move: Value, voice: Voice) -> str | None:
    """PB 14.8, 15.1."""
    if isinstance(move, Pay):
        return "pays for the division tile"
    if isinstance(move, Visit):
        return "takes a zombie" if move.seat == seat else f"deals a zombie to {voice.whom(move.seat)}"
    return None
