"""PE 9 to 17. The first line of the page in one's own turn: only what can be done now is asked for."""

from __future__ import annotations

from typing import Final

from ...kernel import Move, Names, Seat, View
from .assigning import LEAST_FOR_CAPITAL, PLACED, Assigning
from .box import Box
from .by_technology import Appear, Discharge, Experiment, Recall, Send, Tend
from .cards import ACTIONS, CAPITAL
from .constructing import MOST, Constructing, site_of
from .court_told import agenda_for_each
from .curing import Curing
from .house import House
from .in_turn import InTurn, is_urged
from .moves import Arrange, Assign, Build, BuildCapital, Buy, Cure, Done, Enhance, Go, PutCamp, Refresh, Trade
from .moving import Moving
from .names import ACTION_TITLES, GOOD_TITLES, capital, figure, goods_listed, listed, place_title
from .offers import gain_of_move
from .posts import face_up
from .prospects import next_cure, outlook, price_change, reason_of_cure
from .researching import Researching
from .table import Empire
from .technologies import BOUGHT
from .turn import PlacingAssistant, Turn
from .voice import Voice

Headline = tuple[str, str]
"""What is to be done, or who does it; and what that touches or comes to."""

Kinds = set[type[Move]]
"""Of moves that are offered."""

#: PE 22. What a Technology lets one do in a Research or a Cure.
BY_TECHNOLOGY: Final[Kinds] = {Tend, Send, Recall, Experiment, Discharge}
TECHNOLOGIES_LEFT: Final = "Use your Technologies, or be done."
ON_THE_WAY: Final = "Your buildings cost no movement (PE 10.2), the first sick person of a place no Food (PE 10.5)."
TRADE_FIRST: Final = "Trade two goods for a Coin, or be done."


def in_turn(view: View, t: Empire, box: Box, names: Names) -> Headline | None:
    """PE 9 to 17. None where something else is asked."""
    question, seat = view.question, view.seat or 0
    house = t.houses[seat]
    if isinstance(question, PlacingAssistant):
        number = f"Number {house.placed + 1} of {t.era() + 2} this Year"
        return "Place an Assistant on your grid.", f"{number}: it plays the action of its column and that of its row."
    if isinstance(question, Turn):
        return playing(t, seat, offered(view, seat))
    if isinstance(question, InTurn) and question.is_over(t, seat):
        return making_room(t, seat, question, Trade in offered(view, seat))
    if isinstance(question, Moving):
        return moving(view, t, seat, Voice(box, names, seat))
    if isinstance(question, Constructing):
        return building(view, question, house, box)
    may = offered(view, seat)
    if isinstance(question, Researching):
        return shopping(t, house, may)
    if isinstance(question, Curing):
        return curing(t, house, may)
    return assigning(t, seat, may) if isinstance(question, Assigning) else None


def making_room(t: Empire, seat: Seat, question: InTurn, trade: bool) -> Headline:
    """PE 9.6, 12.6, 14.10, R240. Nothing is left to do but this, for the sake of what comes then."""
    full = [GOOD_TITLES[good] for good in question.coming(t, seat) if not t.houses[seat].room_for(good, t.rules.storage)]
    first = "Trade first" if trade else "rearrange Quarantine first"
    comes = what_may_come(t, seat, question)
    return "Make room in your storage, or be done.", f"When you are done {comes}, and there is no room for more {listed(full)}: {first}."


def what_may_come(t: Empire, seat: Seat, question: InTurn) -> str:
    """PE 17.4, 19.3. And of an Assign, by what."""
    if not isinstance(question, Assigning):
        return "goods may come"
    urged = (t.done & PLACED and is_urged(t, seat, 2)) or (t.count >= LEAST_FOR_CAPITAL and is_urged(t, seat, 14))
    found = [*(["a Capital token"] if t.count and face_up(t) else []), *(["the Imperative"] if urged else [])]
    return f"{listed(found, 'or')} may bring goods" if found else "goods may come"


def offered(view: View, seat: Seat) -> Kinds:
    return {type(move) for move in view.options(seat)}


def playing(t: Empire, seat: Seat, may: Kinds) -> Headline:
    """PE 9.3, 33.1."""
    left = [action for action in range(ACTIONS) if t.to_play >> action & 1]
    if not left:
        free = listed([*(["trade"] if Trade in may else []), *(["rearrange Quarantine"] if Arrange in may else [])], "or")
        return "End your turn.", f"Nothing is left to play{f'; you may still {free}' if may & {Trade, Arrange} else ''}."
    titles = listed([ACTION_TITLES[action] for action in left], "or")
    return f"Play {titles}, or end your turn.", f"{'; '.join([outlook(t, seat, action, 0) for action in left])}."


def moving(view: View, t: Empire, seat: Seat, voice: Voice) -> Headline:
    """PE 10.3, 10.9, 10.15, R216. A step may be due, or be dear. What stopping brings stands first, for a phone has room for two lines."""
    may = offered(view, seat)
    doctor = t.houses[seat].doctor
    here = f"In {place_title(voice.box, doctor)}, {t.movement} movement left."
    if Done not in may:
        due = "" if doctor == CAPITAL else " A Move that is enhanced or puts the camp has at least one step."
        return "Move your Doctor on.", f"{here}{due}"
    detail = f"Stop here: {gain_of_move(t, seat)}. {t.movement} movement left." if t.steps else f"{here} If you stay, no resource is gained. {ON_THE_WAY}"
    if may & {Go, Appear}:
        return "Move on, or stop." if t.steps else "Move your Doctor, or stay.", detail
    left = [*(["enhance"] if Enhance in may else []), *(["put your camp"] if PutCamp in may else [])]
    last = "or stop" if t.steps else "or stay"
    return f"{capital(', '.join([*left, last]))}." if left else TRADE_FIRST, detail


def building(view: View, question: Constructing, house: House, box: Box) -> Headline:
    """PE 13.1. Where something may still be constructed, and what from."""
    seat = view.seat or 0
    moves, may = view.options(seat), offered(view, seat)
    made, stock = question.made, f"{goods_listed(house.goods)}{price_change(question.change)}."
    places = dict.fromkeys([site_of(house, move.at) for move in moves if isinstance(move, Build)])
    if not places and BuildCapital in may:
        places = {CAPITAL: None}
    if places:
        where = listed([place_title(box, place) for place in places], "or")
        means = f"{len(made)} of {MOST} built; you have {stock}" if made else f"One building a place, or one in the Capital, from {stock}"
        return f"Construct in {where}.", means
    return "Trade for Coins to construct, or be done.", f"{len(made)} of {MOST} built. You have {goods_listed(house.goods)}; a Coin pays for any resource."


def shopping(t: Empire, house: House, may: Kinds) -> Headline:
    """PE 15.1, 15.5, R95. One Technology and one new market a Research."""
    left = [*(["buy a Technology"] if Buy in may else []), *(["refresh the market"] if Refresh in may else [])]
    dear = not t.done & BOUGHT and all([t.rules.technology_costs[card] > house.research for card in t.market.kinds()])
    limit = "one Technology is bought" if t.done & BOUGHT else "and every Technology here costs more" if dear else "for one Technology at most"
    detail = f"You have {figure(house.research, 'Research token')}, {limit}."
    if left:
        return f"{capital(', '.join([*left, 'or be done']))}.", detail
    return TECHNOLOGIES_LEFT if may & BY_TECHNOLOGY else "Rearrange Quarantine, or be done.", detail


def curing(t: Empire, house: House, may: Kinds) -> Headline:
    """PE 16.1 to 16.3."""
    detail = f"{house.quarantined()} in Quarantine, {next_cure(t, house)}{reason_of_cure(house)}."
    if Cure in may:
        return "Cure people in Quarantine, or be done.", detail
    return TECHNOLOGIES_LEFT if may & BY_TECHNOLOGY else TRADE_FIRST, detail


def assigning(t: Empire, seat: Seat, may: Kinds) -> Headline:
    """PE 17.1, 17.2."""
    house = t.houses[seat]
    detail = f"{figure(house.healthy.bit_count(), 'healthy person')} on your track, {house.capital} in the Capital{agenda_for_each(t, seat)}."
    if Assign in may:
        return "Assign healthy people, or be done.", detail
    return "Move workers between your buildings, or be done.", detail
