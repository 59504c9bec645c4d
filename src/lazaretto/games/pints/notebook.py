"""The notebook: what lies open and would have to be counted. What one seat alone has seen stays in its drawer."""

from __future__ import annotations

from ...kernel import Names, Note, View
from .cards import BUDDY_CARDS, CARDS, FRUIT, WEAPONS, ZWORD, piece_of
from .names import CARD_TITLES, KIND_TITLES, cards_listed, figure, many
from .outlook import cards_unseen
from .prospects import kinds_unseen
from .table import Pub
from .text import bottoms


def notes(view: View, names: Names) -> tuple[Note, ...]:
    t: Pub = view.table
    found = [Note("Zombies not turned up yet", zombies(t)), Note("Cards not seen yet", cards(t)), Note("Where cards lie", places(t))]
    refused = tuple([f"{names[code // CARDS]} keeps {CARD_TITLES[code % CARDS]} in this phase." for code in t.refused])
    return tuple([note for note in [*found, Note("Refused", refused)] if note.lines])


def zombies(t: Pub) -> tuple[str, ...]:
    """PB 2.3."""
    counts = kinds_unseen(t)
    return (f"{figure(sum(counts), 'zombie')}: {', '.join([f'{count} {title}' for count, title in zip(counts, KIND_TITLES, strict=True) if count])}.",)


def cards(t: Pub) -> tuple[str, ...]:
    """PB 2.7."""
    unseen = cards_unseen(t)
    red = [card for card in unseen if card >= FRUIT]
    weapons = [card for card in unseen if card < BUDDY_CARDS and 0 <= piece_of(card) < WEAPONS]
    extras = [card for card in unseen if card < ZWORD and piece_of(card) >= WEAPONS]
    others = [card for card in unseen if ZWORD <= card < FRUIT]
    found = [("zombie card", red), ("weapon", weapons), ("extra hit card", extras), ("other buddy card", others)]
    return tuple([f"{figure(len(group), title)}: {cards_listed(group)}." for title, group in found if group])


def places(t: Pub) -> tuple[str, ...]:
    """PB 15.5. Put under the pile, and discarded."""
    discarded = t.discard.cards()
    return (*bottoms(t), *([f"Discarded, {many(len(discarded), 'card')}: {cards_listed(sorted(discarded))}."] if discarded else []))
