"""What is open to who is asked, in a few words behind a headline: "drink a beer or play Roller blind"."""

from __future__ import annotations

from typing import Final

from ...kernel import Move, View
from .anytime import Ask, Drink, LookTwice, Order, OrderAny
from .cards import BLIND, CALL, COAT, GUNS, SCATTER, UNDEAD
from .moves import Arm, Place, PlayCard, Send, Shift, Use
from .names import CARD_TITLES, FOOD_TITLES, listed
from .preparing import Sending
from .specials import Blind, CoatStand, Scatter, Undead

LONGEST: Final = 30             # letters


def openings(view: View) -> str:
    """All that may be bought, played or used now; where that is much, of a kind only that there is something."""
    assert view.seat is not None
    moves = view.options(view.seat)
    kinds = [("buy something", [buying(view, move) for move in moves]), ("play a card", [playing(move) for move in moves]),
             ("use pub food", [using(view, move) for move in moves])]
    each = [(words, list(dict.fromkeys([one for one in found if one]))) for words, found in kinds if any(found)]
    ways = [[one for _, found in each for one in found], [found[0] if len(found) == 1 else words for words, found in each], [words for words, _ in each]]
    told = [listed(words, "or") for words in ways]
    return next(iter([words for words in told if len(words) <= LONGEST]), told[-1])


def also_open(view: View) -> str:
    """The same behind a sentence about something else; "" if there is nothing."""
    assert view.seat is not None
    is_any = any([buying(view, move) or playing(move) or using(view, move) for move in view.options(view.seat)])
    return f" Or {openings(view)}." if is_any else ""


def buying(view: View, move: Move) -> str:
    """PB 12, 19.2."""
    if isinstance(move, Drink):
        return "drink a beer" if move.drinker == view.seat else "buy somebody a beer"
    if isinstance(move, Ask):
        return "ask for a card"
    return "order pub food" if isinstance(move, (Order, OrderAny)) else ""


def playing(move: Move) -> str:
    """PB 13.9 to 13.16."""
    if isinstance(move, PlayCard):
        return f"play {CARD_TITLES[move.card]}"
    if isinstance(move, Undead):
        return f"play {CARD_TITLES[UNDEAD]}"
    if isinstance(move, Blind):
        return f"play {CARD_TITLES[BLIND]}"
    if isinstance(move, CoatStand):
        return f"play {CARD_TITLES[COAT]}"
    return f"play {CARD_TITLES[SCATTER]}" if isinstance(move, Scatter) else ""


def using(view: View, move: Move) -> str:
    """PB 19.4 to 19.10."""
    if isinstance(move, LookTwice):
        return "look at the top card"
    if isinstance(move, Use):
        return f"use {FOOD_TITLES[move.food]}"
    if isinstance(move, Arm):
        return f"use {FOOD_TITLES[GUNS]}"
    late = isinstance(move, (Send, Shift)) and not isinstance(view.question, Sending)
    return f"use {FOOD_TITLES[CALL]}" if late else ""


def can_place(view: View) -> bool:
    """PB 7.1. Does any die or card fit beside a square?"""
    assert view.seat is not None
    return any([isinstance(move, Place) for move in view.options(view.seat)])
