"""PB 3.9 to 3.11, 15.5. The draw pile: four quarters, one on the other.

Nobody knows where a card of the pile lies until somebody looks: so all of them are one bag, and the quarters are numbers. Cards of which somebody knows, on
top or put under a quarter, lie each by itself. The rescue card joins the bag when the last quarter begins: before that it cannot come.
"""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, NOBODY, Card, Dealer, Seat, Step, Steps, Zone, only
from .cards import LAST_QUARTER
from .table import NOTHING, Pub, changed, replaced
from .tidings import TileShows


def take_top(t: Pub, dealer: Dealer) -> Card:
    """The top card, laid open."""
    quarter = t.quarter
    source = top_zone(t)
    if source is t.deck:
        card = dealer.draw(t.deck, to=t.drawn)
        t.left = changed(t.left, quarter, -1)
    else:
        card = source.kinds()[0]
        dealer.move(card, source, to=t.drawn)
        look = forget(t, source)
        if look != NOTHING:
            t.looks = replaced(t.looks, look, card)
    if quarter < LAST_QUARTER and not t.in_quarter(quarter):
        next_quarter(t)
        if dealer.listening:
            dealer.tell(EVERYONE, TileShows(t.tile_shows))
    return card


def top_zone(t: Pub) -> Zone:
    """Where the top card lies."""
    if t.top.size:
        return t.top
    return t.deck if t.left[t.quarter] else t.sunk[t.sunk_in.index(t.quarter)]


def forget(t: Pub, source: Zone) -> int:
    """A card that lay by itself is gone; which look it was of."""
    if source is t.top:
        look, t.top_id, t.top.eyes = t.top_id, NOTHING, NOBODY
        return look
    at = t.sunk.index(source)
    look = t.sunk_ids[at]
    t.sunk.pop(at)
    t.sunk_in, t.sunk_ids = (*t.sunk_in[:at], *t.sunk_in[at + 1:]), (*t.sunk_ids[:at], *t.sunk_ids[at + 1:])
    return look


def next_quarter(t: Pub) -> None:
    """PB 15.1, R110. The last card is gone: the division tile shows, and the next quarter is the current one."""
    t.quarter += 1
    t.tile_shows = t.quarter
    if t.quarter == LAST_QUARTER:
        t.deck.gather(t.rescue)


def look_at_top(t: Pub, seat: Seat, dealer: Dealer) -> None:
    """PB 19.4, R24. For those eyes only."""
    source = top_zone(t)
    if source is t.deck:
        t.top.eyes, t.top_id = only(seat), len(t.looks)
        t.looks, t.lookers = (*t.looks, NOTHING), (*t.lookers, only(seat))
        t.left = changed(t.left, t.quarter, -1)
        dealer.draw(t.deck, to=t.top)
    elif source.eyes != EVERYONE:
        look = look_of(t, source)
        t.lookers = replaced(t.lookers, look, t.lookers[look] | only(seat))
        dealer.show(source, only(seat))


def look_of(t: Pub, source: Zone) -> int:
    """Which look the card there is of; NOTHING if all have seen it."""
    return t.top_id if source is t.top else t.sunk_ids[t.sunk.index(source)]


def has_looked_alone(t: Pub, seat: Seat) -> bool:
    """R121. Has nobody else seen the top card at which this seat looks?"""
    look = look_of(t, top_zone(t))
    return look != NOTHING and t.lookers[look] == only(seat)


def sink_top(t: Pub, dealer: Dealer) -> None:
    """PB 19.4, R31. The card just looked at, to the bottom of the current quarter."""
    source = top_zone(t)
    card, eyes = source.kinds()[0], source.eyes
    source.take(card)
    put_under(t, card, eyes, t.quarter, forget(t, source))


def put_under(t: Pub, card: Card, eyes: int, quarter: int, look: int) -> None:
    """PB 15.5. A card lowest of all in a quarter, known to those eyes."""
    at = len([within for within in t.sunk_in if within <= quarter])
    zone = Zone(0, 0, eyes)
    zone.put(card)
    t.sunk.insert(at, zone)
    t.sunk_in, t.sunk_ids = (*t.sunk_in[:at], quarter, *t.sunk_in[at:]), (*t.sunk_ids[:at], look, *t.sunk_ids[at:])


def lay_under(t: Pub, card: Card, source: Zone, quarter: int) -> None:
    """An open card, as all can see."""
    source.take(card)
    put_under(t, card, EVERYONE, quarter, NOTHING)


@final
class Stored(Step):
    """PB 5.3. A buddy card is laid before its drawer."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.drawn.take(self.card)
        t.hands[t.active].put(self.card)
        return ()


@final
class Discarded(Step):
    """PB 5.2, 11.2. A card on the discard pile."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        t.drawn.take(self.card)
        t.discard.put(self.card)
        return ()
