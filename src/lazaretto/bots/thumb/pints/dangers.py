"""Before a push or a bus stop: cards that keep zombies out, my own or bought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....games.pints.anytime import ASKS
from ....games.pints.bus import AtTheStop
from ....games.pints.cards import BLIND, COAT, CONTINENTAL, FIELDS, MOTION, ROWS, SCATTER, SQUARES, UNDEAD, UNSTOPPABLE
from ....games.pints.moves import CARDS_PLAYED, Lay
from ....games.pints.specials import BLINDS, COATS, SCATTERS, UNDEADS
from ....games.pints.table import BUS
from ....kernel import Move, Moves
from .loss import chips_in, would_be_lost
from .mind import MOST_PUSHES, Mind
from .purse import price_of, thrift
from .worth import A_CRISP, CARD_WORTH

WORTH_IT: Final = 0.3           # over what the card is worth
Deed = tuple[float, int, Move]


def wards_off(mind: Mind, options: Moves) -> Move | None:
    """PB 13.10 to 13.16. The card that saves most, if it saves enough; if the pub is about to be lost, whatever it costs."""
    best: Move | None = None
    most = 0.0
    now = Mind(mind.view, mind.me, this_turn_only=True)
    is_last = would_be_lost(mind.view)
    for gain, card, move in deeds(now if is_last else mind):
        profit = gain if is_last else gain - WORTH_IT - price(mind, card)
        if profit > most:
            way = move if card in mind.t.hands[mind.me] else sold_by(mind, card, options)
            if way is not None and way in options:
                best, most = way, profit
    return best


def price(mind: Mind, card: int) -> float:
    """Of a card of mine, or of one that must be bought."""
    return price_of(mind, card) if card in mind.t.hands[mind.me] else CARD_WORTH[card] * thrift(mind) + A_CRISP * mind.t.price()


def sold_by(mind: Mind, card: int, options: Moves) -> Move | None:
    t = mind.t
    asks = [ASKS[seller][card] for seller in range(t.rules.seats) if seller != mind.me and card in t.hands[seller]]
    return next((ask for ask in asks if ask in options), None)


def deeds(mind: Mind) -> Iterator[Deed]:
    """What each card would save, wherever it lies."""
    t, question = mind.t, mind.view.question
    every = {card for hand in t.hands for card in hand.kinds()}
    for row in range(ROWS):
        pushes = mind.pushes[row] + int(mind.stops[row])
        if pushes and not t.is_blind(row):
            yield from for_a_row(mind, row, pushes, every)
    if isinstance(question, AtTheStop) and t.tags[BUS]:
        yield from for_the_bus(mind, question, every)


def for_a_row(mind: Mind, row: int, pushes: int, every: set[int]) -> Iterator[Deed]:
    """PB 13.13 to 13.16. Nobody is moved away from weapons that have not struck yet."""
    t, chips, hits = mind.t, chips_in(mind, row), mind.hits(row)
    now = mind.standing(row, chips, pushes)
    if BLIND in every:
        yield now - mind.standing(row, chips, 0), BLIND, BLINDS[row]
    if COAT in every and not any(hits):
        yield now - mind.standing(row, [0.0, *chips[:-1]], pushes), COAT, COATS[row]
    if t.undead >> row & 1:
        return
    if UNDEAD in every:
        yield mind.bite * sum(chips[:pushes]), UNDEAD, UNDEADS[row]
    if SCATTER in every:
        away = min([mind.chip_cost(field) for field in range(FIELDS)])
        for square in range(min(pushes, SQUARES)):
            if chips[square] and not hits[square]:
                yield chips[square] * (mind.bite - away), SCATTER, SCATTERS[row * SQUARES + square]


def for_the_bus(mind: Mind, question: AtTheStop, every: set[int]) -> Iterator[Deed]:
    """PB 13.10 to 13.12."""
    t, aboard, on = mind.t, len(mind.t.tags[BUS]), -1 if mind.t.backwards else 1
    now = route_cost(mind, t.bus_row, on, aboard)
    if MOTION in every and aboard > 1:
        yield now - route_cost(mind, t.bus_row, on, 1), MOTION, CARDS_PLAYED[MOTION]
    if UNSTOPPABLE in every:
        yield now - route_cost(mind, t.bus_row + on, on, aboard), UNSTOPPABLE, CARDS_PLAYED[UNSTOPPABLE]
    if CONTINENTAL in every and question.first and not t.backwards:
        yield now - route_cost(mind, t.bus_row, -on, aboard), CONTINENTAL, CARDS_PLAYED[CONTINENTAL]


def route_cost(mind: Mind, row: int, on: int, pushes: int) -> float:
    """What all rows cost if the bus goes this way."""
    t, route = mind.t, [0] * ROWS
    for _ in range(pushes):
        route[row % ROWS] += 1
        row += on
    found = 0.0
    for each in range(ROWS):
        found += mind.standing(each, chips_in(mind, each), 0 if t.is_blind(each) else min(route[each] + mind.pushes[each], MOST_PUSHES))
    return found


def lays(mind: Mind, options: Moves) -> Move:
    """PB 13.15. Each chip where it costs least."""
    return min([move for move in options if isinstance(move, Lay)], key=lambda lay: mind.chip_cost(lay.field))


