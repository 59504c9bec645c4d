"""What it means here to buy something, to play a special card, or to use pub food."""

from __future__ import annotations

from ...kernel import Move, Seat
from .anytime import Ask, Drink, LookTwice, Order, OrderAny, on_offer
from .biting import Bitten
from .bus import AtTheStop
from .cards import CONTINENTAL, FEND_OFF, MENU, MOTION, REACH, ROWS, SAUCE, SQUARES, UNSTOPPABLE, ZOMBIE
from .drawing import BEER_TILE
from .effects import CARD_TEXTS, FOOD_TEXTS
from .fighting import Replacing
from .foresight import Sense, next_row, pile_words, row_words, stop_words
from .moves import Arm, GiveBack, PlayCard, Shift, Use
from .names import CARD_TITLES, a_piece, agreeing, figure, listed, many, piece_title, square_of
from .placing import pieces_at_hand
from .specials import Blind, CoatStand, Scatter, Undead
from .table import BUS, Pub

Who = tuple[str, ...]


def bought(t: Pub, seat: Seat, move: Move, who: Who) -> Sense | None:
    """PB 12, 19.2. What is paid, of how many bags, and what it brings."""
    if isinstance(move, Drink):
        now = t.bites[move.drinker]
        text = agreeing(who[move.drinker], f"goes from {figure(now, 'bite')} to {now - 1 or 'none'}")
        return f"{payment(t.rules.beer, t.crisps[seat])}; {text}{the_last_beer(t)}", "PB 12.5" if move.drinker == seat else "PB 12.8"
    if isinstance(move, Ask):
        return f"{payment(t.price(), t.crisps[seat])}, if {agreeing(who[move.seller], 'agrees')}; {CARD_TEXTS[move.card][0]}", "PB 12.2"
    if isinstance(move, Order):
        return f"{payment(t.rules.food_chosen, t.crisps[seat])}; {FOOD_TEXTS[move.food][0]}", "PB 19.2"
    if isinstance(move, OrderAny):
        return f"{payment(t.rules.food_random, t.crisps[seat])}, for one of {len(on_offer(t))} by chance", "PB 19.2"
    return ("see the top card of the pile, then leave it or sink it", "PB 19.4") if isinstance(move, LookTwice) else None


def the_last_beer(t: Pub) -> str:
    """PB 15.4. While it may still be the price of a buddy."""
    return "; it is the last beer, and division tile 3 costs one" if t.bar == 1 and t.phone_box and t.quarter < BEER_TILE else ""


def special(t: Pub, move: Move) -> Sense | None:
    """PB 13.13 to 13.16."""
    if isinstance(move, Undead):
        return f"who enters by row {move.row + 1} this turn bites nobody; {row_words(t, move.row)}", "PB 13.13"
    if isinstance(move, Blind):
        return f"row {move.row + 1} does not move this turn, and the bus passes it; {row_words(t, move.row)}", "PB 13.14"
    if isinstance(move, CoatStand):
        falling = len(t.tags[move.row * SQUARES + SQUARES - 1])
        return f"row {move.row + 1} goes back by one; {many(falling, 'zombie')} {'falls' if falling == 1 else 'fall'} off at the street", "PB 13.16"
    return (f"lay {pile_words(t, move.field)} on other tiles", "PB 13.15") if isinstance(move, Scatter) else None


def played(t: Pub, question: object, move: PlayCard) -> Sense:
    """PB 13.9 to 13.12."""
    first = isinstance(question, AtTheStop) and question.first
    row, after = t.bus_row, next_row(t, t.bus_row)
    if move.card == MOTION:
        return f"all aboard: {stop_words(t, first, everybody=True)[0]}", "PB 13.10"
    if move.card == UNSTOPPABLE:
        return f"nobody gets off at row {row + 1}; the bus goes on to row {after} with {len(t.tags[BUS])} aboard", "PB 13.11"
    if move.card == CONTINENTAL:
        return f"this run goes back from row {row + 1} to row {(row - 1) % ROWS + 1}, not to row {after}", "PB 13.12"
    return f"throw {many(t.loose.count(ZOMBIE), 'battle die')} again that {'shows' if t.loose.count(ZOMBIE) == 1 else 'show'} a zombie", "PB 13.9"


def with_food(t: Pub, seat: Seat, question: object, move: Move) -> Sense | None:
    """PB 19.3 to 19.10."""
    if isinstance(move, Shift):
        return f"the buddy of row {move.row + 1} goes to row {move.to + 1}: {row_words(t, move.to)}", "PB 19.8"
    if isinstance(move, Arm):
        where = "on a die" if move.piece in t.loose else "the card"
        return f"{piece_title(move.piece)}, {where}, becomes {a_piece(move.weapon)}; {reach_words(move.weapon)}", "PB 19.9"
    if isinstance(move, GiveBack):
        return f"it is gone: {FOOD_TEXTS[move.food][0]}", "PB 19.3"
    return used(t, question, move) if isinstance(move, Use) else None


def payment(price: int, mine: int) -> str:
    return "your only bag" if mine == 1 else f"all of your {mine} bags" if price == mine else f"{price} of your {figure(mine, 'bag')}"


def reach_words(weapon: int) -> str:
    return f"squares {listed([str(square + 1) for square in REACH[weapon]])}"


def used(t: Pub, question: object, move: Use) -> Sense:
    if move.food == SAUCE and isinstance(question, Replacing):
        return f"nobody takes the place of the refined one on {square_of(question.field)}", "PB 19.5"
    if move.food == MENU:
        return f"take {CARD_TITLES[t.discard.at(len(t.discard) - 1)]} off the discard pile", "PB 19.6"
    if move.food == FEND_OFF and isinstance(question, Bitten):
        return f"{many(question.bites - 1, 'bite')} instead of {question.bites}", "PB 19.7"
    boarding = t.loose.count(ZOMBIE)
    return f"{many(boarding - 1, 'zombie')} instead of {boarding} on the bus", "PB 19.10"


def unplaced(t: Pub, seat: Seat) -> str:
    """PB 7.6. What would be left over: dice are lost, cards stay."""
    dice = len(t.loose)
    if not dice:
        return "; no die is left over"
    return f"; {many(dice, 'die')} left over {'is' if dice == 1 else 'are'} lost" if pieces_at_hand(t, seat) else ""
