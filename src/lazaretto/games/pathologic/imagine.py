"""Worlds that a seat cannot tell apart: where the Plague went, whom it wants, which Strains and Prescriptions others hold.

Every secret is either in sight or follows from public facts, so nothing has to be remembered. Each is dealt by itself: none tells anything of another.
"""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, NOBODY, Card, Dealer, Mistake, Position, Seat, View, Zone, lay_out, only, resume
from .cards import PLAGUE, PRESCRIPTIONS, STRAINS, WARDS
from .chronicle import obituary, ward_on
from .hidden_list import Fate, hidden_list
from .story import Story
from .table import Town
from .whereabouts import whereabouts


def imagine(view: View, dealer: Dealer) -> Position:
    """A world that looks the same to the view's seat. The Plague's way is any that can be, each equally likely; so is its list."""
    if view.outcome is not None:
        raise Mistake("the game is over: nothing is left to imagine")
    known: Knowledge | None = view.knowledge
    if known is None:
        view.knowledge = known = Knowledge(view.table)
    t: Town = view.table.copy()
    t.event_deck = unseen_events(t)
    thread = lay_thread(t, known, dealer)
    fate = lay_list(t, known, dealer)
    laid = lay_strains(t, dealer)
    for seat in t.healers():
        lay_hand(t, seat, view.seat, dealer)
    world = resume(t, view.agenda[:], dict(view.sealed))
    world.story = Story(view.seat, thread, fate, laid, t.strains.cards(), [hand.cards() for hand in t.hands])
    return world


@final
class Knowledge:
    """What follows from public facts, worked out once a view."""

    def __init__(self, t: Town) -> None:
        self.whereabouts: Final = whereabouts(t)
        self.list: Final = hidden_list(t)


def lay_thread(t: Town, known: Knowledge, dealer: Dealer) -> list[int]:
    if t.thread.at(0) == FACE_DOWN:
        t.thread = lay_out(known.whereabouts.thread(dealer) if len(t.thread) else [], only(PLAGUE))
    return t.thread.cards()


def lay_list(t: Town, known: Knowledge, dealer: Dealer) -> Fate:
    if t.doomed.faces or t.spared.faces:                       # the Plague looks
        listed = [ward_on(card) for card in (*t.doomed.kinds(), *t.crypts.kinds())]
        return known.list.of(tuple(sorted(listed)), dealer) if listed else known.list.any(dealer)
    fate = known.list.any(dealer)
    chosen = len(t.doomed) + len(t.crypts) > 0
    t.doomed, t.spared = Zone(0, 0, only(PLAGUE)), Zone(0, 0, only(PLAGUE))
    for ward in WARDS:
        if obituary(ward) not in t.crypts and obituary(ward) not in t.grave:
            (t.doomed if chosen and ward in fate.now else t.spared).put(obituary(ward))
    return fate


def lay_strains(t: Town, dealer: Dealer) -> list[Card]:
    """PA 2.17. Which Strains lie there, are in hand and in the deck; by order of laying, the face of each."""
    unseen, faces = unseen_strains(t), list(t.faces)
    places: list[Zone] = []
    for place, number in zip(t.laid, t.laid_ids):
        faces[number] = place.kinds()[0] if place.faces else drawn(unseen, dealer)
        places.append(Zone(0, 0, t.lookers[number]))
        places[-1].put(faces[number])
    t.laid = places
    if not t.strains.faces:
        held = Zone(0, 0, only(PLAGUE))
        for _ in range(len(t.strains)):
            held.put(drawn(unseen, dealer))
        t.strains = held
    t.strain_deck = unseen
    return faces


def drawn(zone: Zone, dealer: Dealer) -> Card:
    card = zone.nth(dealer.pick(len(zone)))
    zone.take(card)
    return card


def unseen_strains(t: Town) -> Zone:
    unseen = Zone(0, 0, NOBODY)
    for strain in range(STRAINS):
        seen = t.spent.count(strain) + t.strains.count(strain) + sum([place.count(strain) for place in t.laid])
        unseen.put(strain, t.rules.strains[strain] - seen)
    return unseen


def unseen_events(t: Town) -> Zone:
    unseen = Zone(0, 0, NOBODY)
    for event in range(1, len(t.rules.columns)):
        if event not in t.ongoing and event not in t.resolved:
            unseen.put(event)
    return unseen


def lay_hand(t: Town, seat: Seat, me: Seat | None, dealer: Dealer) -> None:
    """PA 2.17. Another's hand is any that the cards not seen allow, each equally likely: it was chosen, not drawn."""
    if seat == me:
        return
    deck = Zone(0, 0, only(seat))
    for card in range(PRESCRIPTIONS):
        if t.is_in_deck_of(seat, card):
            deck.put(card, t.rules.copies[card] - t.discard.count(card) - t.shown[seat].count(card))
    hands = hands_from(deck, len(t.hands[seat]))
    hand = Zone(0, 0, only(seat))
    for card in hands[dealer.pick(len(hands))]:
        deck.take(card)
        hand.put(card)
    t.decks[seat], t.hands[seat] = deck, hand


#: By faces of what is not seen and size of a hand, all hands there can be.
HANDS: Final[dict[tuple[int, int], list[tuple[Card, ...]]]] = {}
MOST_KEPT: Final = 20_000


def hands_from(cards: Zone, size: int) -> list[tuple[Card, ...]]:
    key = (cards.faces, size)
    found = HANDS.get(key)
    if found is None:
        if len(HANDS) == MOST_KEPT:
            HANDS.clear()
        found = HANDS[key] = choices(cards.cards(), size)
    return found


def choices(cards: list[Card], size: int) -> list[tuple[Card, ...]]:
    """Each different choice of so many of these, which lie sorted."""
    if not size:
        return [()]
    found: list[tuple[Card, ...]] = []
    for at, card in enumerate(cards[:len(cards) - size + 1]):
        if not at or card != cards[at - 1]:
            found.extend([(card, *rest) for rest in choices(cards[at + 1:], size - 1)])
    return found
