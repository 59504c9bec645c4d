"""Prescriptions that a Healer plays by own choice: each when it clearly makes a difference."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....games.pathologic.cards import (
    BLOOD, EVACUATION, FALSE_WITNESS, HANDS, HARVEST, MANDATE, NO_FEAR, ORDER, PARALYSIS, PATHS, THIEF, TICKING, TWIN,
)
from ....kernel import Card
from .ideas import Idea
from .outlook import Outlook
from .protecting import laying_on_hands, no_fear, order, paralysis
from .remedies import blood, evacuation, false_witness, harvest, mandate, paths, thief, ticking, twin

Thought = Callable[[Outlook, float], list[Idea]]
THOUGHTS: Final[dict[Card, Thought]] = {
    TICKING: ticking, PATHS: paths, BLOOD: blood, TWIN: twin, THIEF: thief, FALSE_WITNESS: false_witness, HARVEST: harvest, MANDATE: mandate,
    EVACUATION: evacuation, NO_FEAR: no_fear, HANDS: laying_on_hands,
}
LAST_THOUGHTS: Final[dict[Card, Thought]] = {
    TICKING: ticking, THIEF: thief, EVACUATION: evacuation, PARALYSIS: paralysis, ORDER: order,
}

#: How much better things must be with the card than without.
PRICES: Final = {
    PARALYSIS: 0.45, ORDER: 0.5, MANDATE: 0.15, EVACUATION: 0.55, HARVEST: 0.05, TICKING: 0.6, PATHS: 0.35, BLOOD: 0.45, NO_FEAR: 0.2,
    HANDS: 0.15, TWIN: 0.5, THIEF: 0.3, FALSE_WITNESS: 0.55,
}
A_SPARE: Final = 0.5            # of two copies the first is cheap


def cards(outlook: Outlook, now: float) -> list[Idea]:
    """What each card in hand would do, less what it is worth to keep. Those against the Plague wait until the points are spent."""
    t, me = outlook.mind.t, outlook.mind.me
    found: list[Idea] = []
    for card, think in (THOUGHTS if outlook.points else LAST_THOUGHTS).items():
        if t.holds(me, card):
            price = PRICES[card] * outlook.mind.caution * (A_SPARE if t.hands[me].count(card) > 1 else 1.0)
            found.extend([Idea(idea.value - price, idea.move) for idea in think(outlook, now)])
    return found
