"""Hopes of rescue: which rescuers may still come, and which of them would take me along."""

from __future__ import annotations

from typing import Final

from ....games.pints.cards import ARMY, LAST_QUARTER, RESCUES, TAXI, TINY_CAR
from ....games.pints.ending import taken_along
from ....games.pints.table import Pub, changed
from ....kernel import Seat
from .mind import Mind

#: By quarter, what it is worth, in bites, to be taken along for sure: early in the night it is too soon to think of that.
TO_BE_SAVED: Final[tuple[float, ...]] = (0.0, 0.0, 3.0, 9.0)


def may_come(t: Pub) -> list[int]:
    """PB 3.10, 19.4. Those that are possible, for all I see."""
    for card in (*t.top.kinds(), *[card for zone in t.sunk for card in zone.kinds()]):
        if card in RESCUES:
            return [card]
    return list(t.rules.rescuers)


def would_save(t: Pub, rescuer: int, me: Seat) -> float:
    """As things are; the Army will find fewer cards beneath it than there are now."""
    if rescuer == TINY_CAR:
        return 1.0 / t.rules.seats
    if rescuer == ARMY:
        return 1.0 if t.crisps[me] > beneath(t) else 0.0
    return 1.0 if me in taken_along(t, rescuer) else 0.0


def beneath(t: Pub) -> float:
    """PB 16.8. How many cards there will be, on average."""
    return t.in_quarter(LAST_QUARTER) - (t.left[LAST_QUARTER] + 1) / 2.0


def chance(t: Pub, me: Seat) -> float:
    """That I am taken along, if the rescue came now."""
    rescuers = may_come(t)
    return sum([would_save(t, rescuer, me) for rescuer in rescuers]) / len(rescuers)


def worth(mind: Mind, after: Pub) -> float:
    """What a change of my hopes is worth, in bites."""
    stake = TO_BE_SAVED[mind.t.quarter]
    return stake * (chance(after, mind.me) - chance(mind.t, mind.me)) if stake else 0.0


def after_a_beer(t: Pub, payer: Seat, drinker: Seat) -> Pub:
    """PB 12.5."""
    after = t.public()
    after.crisps = changed(t.crisps, payer, -t.rules.beer)
    after.bites, after.beers = changed(t.bites, drinker, -1), changed(t.beers, drinker, 1)
    return after


def after_paying(t: Pub, payer: Seat, price: int) -> Pub:
    """PB 19.2."""
    after = t.public()
    after.crisps = changed(t.crisps, payer, -price)
    return after


def last_card(mind: Mind) -> float:
    """PB 16.5. What my last card is worth, for the taxi."""
    rescuers = may_come(mind.t)
    return TO_BE_SAVED[mind.t.quarter] / len(rescuers) if TAXI in rescuers else 0.0


def is_fare(t: Pub, seat: Seat) -> bool:
    """PB 16.5. Late in the night, whether this seat's only card is all it could pay the taxi with."""
    return len(t.hands[seat]) == 1 and TO_BE_SAVED[t.quarter] > 0.0 and TAXI in may_come(t)


def after_a_sale(t: Pub, seller: Seat, price: int) -> Pub:
    """PB 12.3. The card is another thing: see `last_card`."""
    after = t.public()
    after.crisps = changed(changed(t.crisps, t.active, -price), seller, price)
    return after
