"""Piles: a deck with some order is a row of bags, the top one first.

A quarter of the deck is a bag; a card whose place is known lies in a bag of its own, with the eyes of those who know it.
The order inside a bag does not exist until a card is drawn.
"""

from __future__ import annotations

from .dealer import Dealer
from .errors import BrokenTable
from .zone import Card, Zone

Pile = list[Zone]


def height(pile: Pile) -> int:
    """How many cards lie in the pile."""
    return sum([len(bag) for bag in pile])


def top(pile: Pile) -> Zone:
    """The bag that the next card comes from; bags drawn empty are put away."""
    while pile and not len(pile[0]):
        pile.pop(0)
    if not pile:
        raise BrokenTable("the pile is empty")
    return pile[0]


def draw_from(pile: Pile, to: Zone, dealer: Dealer) -> Card:
    """Draw the top card."""
    return dealer.draw(top(pile), to)


def peek(pile: Pile, eyes: int, dealer: Dealer) -> Card:
    """Let those eyes look at the top card, which stays there: a bag of one in front of the bag it came from."""
    bag = top(pile)
    if len(bag) == 1:
        dealer.show(bag, eyes)
        return bag.kinds()[0]
    first = Zone(0, 0, bag.eyes | eyes)
    pile.insert(0, first)
    return dealer.draw(bag, first)


def put_on_top(pile: Pile, card: Card, source: Zone, eyes: int, dealer: Dealer) -> None:
    """Lay a card on top, known to those eyes."""
    pile.insert(0, Zone(0, 0, eyes))
    dealer.move(card, source, to=pile[0])


def sink(pile: Pile, card: Card, source: Zone, eyes: int, dealer: Dealer, below: int | None = None) -> None:
    """Slide a card under a bag, known to those eyes: the bag at place `below`, or the last."""
    place = len(pile) if below is None else below + 1
    pile.insert(place, Zone(0, 0, eyes))
    dealer.move(card, source, to=pile[place])


def shuffle_in(pile: Pile, card: Card, source: Zone, at: int, dealer: Dealer) -> None:
    """Put a card into a bag of the pile: from now on it may come at any of that bag's draws."""
    dealer.move(card, source, to=pile[at])
