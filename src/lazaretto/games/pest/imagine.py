"""PE 3.15. Worlds that a seat cannot tell apart: only decks are hidden, and which Pest cards went back into the box."""

from __future__ import annotations

from ...kernel import NOBODY, Dealer, Mistake, Position, View, Zone, resume
from .cards import AID_CARDS, PEST_CARDS
from .story import Story
from .table import Empire


def imagine(view: View, dealer: Dealer) -> Position:
    """A world that looks the same to everyone, for all see the same."""
    if view.outcome is not None:
        raise Mistake("the game is over: nothing is left to imagine")
    t: Empire = view.table.copy()
    boxed = box_pest_cards(t, dealer)
    t.aid_deck = unseen(list(range(1, AID_CARDS)), t.aid_shown)
    held = [card for house in t.houses for card in house.cards]
    t.technology_deck = unseen([card for card in t.rules.technologies if card not in held], t.market)
    world = resume(t, view.agenda[:], dict(view.sealed))
    world.story = Story(boxed)
    return world


def unseen(cards: list[int], shown: Zone) -> Zone:
    deck = Zone(0, 0, NOBODY)
    for card in cards:
        if card not in shown:
            deck.put(card)
    return deck


def box_pest_cards(t: Empire, dealer: Dealer) -> list[int]:
    """PE 4.8. One card of each pile that has not been seen, each equally likely; the others are in the deck."""
    deck = unseen(list(range(1, PEST_CARDS)), t.pest_shown)
    boxed: list[int] = []
    t.boxed = Zone(0, 0, NOBODY)
    for pile in t.rules.piles:
        may = [card for card in pile if card in deck]
        boxed.append(may[dealer.pick(len(may))])
        deck.take(boxed[-1])
        t.boxed.put(boxed[-1])
    t.pest_deck = deck
    return boxed
