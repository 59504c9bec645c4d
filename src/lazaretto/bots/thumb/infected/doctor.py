"""The Doctor's rules of thumb: spread delayed infections early, strike late, bluff now and then, spare a partner."""

from __future__ import annotations

from typing import Final

from ....games.infected.cards import (
    CONTAGIOUS_NEXT, CONTAGIOUS_NOW, DOUBLE_DICE, INFECTED_IN_TWO, INFECTED_NEXT, INFECTED_NOW, ROLL, SAFE, SILENT, VACCINATE_NEXT, VACCINATE_NOW,
)
from ....games.infected.chart import FEWEST
from ....games.infected.passing import Pass
from ....kernel import Card, Move, Moves, Seat, Zone
from .clues import Passed
from .habits import FINE, RARELY, our_doctors_habit
from .mind import Mind

A_PARTNER: Final = 0.5          # a seat so likely a Doctor is spared

#: From what harms least to what harms most.
SPARING: Final[tuple[Card, ...]] = (
    SAFE, VACCINATE_NOW, VACCINATE_NEXT, SILENT, CONTAGIOUS_NEXT, CONTAGIOUS_NOW, ROLL, DOUBLE_DICE, INFECTED_IN_TWO, INFECTED_NEXT, INFECTED_NOW,
)
#: What makes a Villager fall in this very round comes first.
STRIKING: Final[tuple[Card, ...]] = (
    INFECTED_NOW, CONTAGIOUS_NOW, DOUBLE_DICE, ROLL, INFECTED_NEXT, CONTAGIOUS_NEXT, INFECTED_IN_TWO, SAFE, SILENT, VACCINATE_NEXT, VACCINATE_NOW,
)
DELAY: Final = {INFECTED_NOW: 0, INFECTED_NEXT: 1, INFECTED_IN_TWO: 2}


def passes(mind: Mind, options: Moves) -> Move:
    """IN 4.1. A card for each taker in turn, by what the moment asks, else by habit."""
    hand, chosen = mind.t.hands[mind.me].copy(), []
    for taker in mind.t.takers_of(mind.me):
        card = card_for(mind, hand, taker)
        hand.take(card)
        chosen.append(card)
    return options[options.index(Pass(tuple(chosen)))]


def card_for(mind: Mind, hand: Zone, taker: Seat) -> Card:
    falling = doomed(mind, mind.t.round)
    if is_a_partner(mind, taker) or taker in falling:
        return first_of(SPARING, hand)
    if falls_needed(mind) - len(falling) <= 1:
        return first_of(STRIKING, hand)
    if any([taker in doomed(mind, later) for later in (mind.t.round + 1, mind.t.round + 2)]):
        return first_of(SPARING, hand)
    return by_habit(mind, hand, taker)


def weight(mind: Mind, card: Card, taker: Seat) -> float:
    """By habit; but whoever knows me must not live to hand me a dice card."""
    if DELAY.get(card, 0) and taker in coming_givers(mind)[:DELAY[card]]:
        return RARELY * RARELY
    return max(our_doctors_habit(mind.t.round)[card], RARELY)


def coming_givers(mind: Mind) -> list[Seat]:
    """Who passes to me in the two rounds to come, if only those fall whom my cards fell."""
    t, active, entry, givers = mind.t, mind.t.active, mind.t.entry + len(mind.t.ways()), []
    for round in (t.round, t.round + 1):
        left = [seat for seat in active if seat not in doomed(mind, round)]
        if len(left) < FEWEST:
            break
        entry = entry if len(left) == len(active) else 0
        row = t.rules.chart[t.column][len(left)]
        givers.append(left[(left.index(mind.me) - row[entry % len(row)]) % len(left)])
        active, entry = left, entry + 1
    return givers


def is_a_partner(mind: Mind, seat: Seat) -> bool:
    """IN 10.4, 10.5. Known, or found out by the cards."""
    return mind.evidence[seat] >= A_PARTNER


def falls_needed(mind: Mind) -> int:
    """IN 1.3. How many Villagers must still fall."""
    return round(mind.villagers_left()) - 1


def doomed(mind: Mind, round: int) -> set[Seat]:
    """Who stands and will fall to my infections in that round, unless vaccinated."""
    return {card.taker for card in mind.cards if card.giver == mind.me and mind.t.stands(card.taker) and acts_in(card) == round}


def acts_in(card: Passed) -> int | None:
    return card.round + DELAY[card.card] if card.card in DELAY else None


def first_of(order: tuple[Card, ...], hand: Zone) -> Card:
    return next(card for card in order if card in hand)


def by_habit(mind: Mind, hand: Zone, taker: Seat) -> Card:
    """Delayed infections early, immediate ones late, now and then a bluff."""
    kinds = hand.kinds()
    weights = [weight(mind, card, taker) for card in kinds]
    left = mind.chance.pick(FINE) / FINE * sum(weights)
    for card, weighs in zip(kinds[:-1], weights):
        left -= weighs
        if left < 0.0:
            return card
    return kinds[-1]
