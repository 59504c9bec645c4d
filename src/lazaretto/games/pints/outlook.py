"""PB 3.10, 14.1, 16. What may come by the pile: a zombie card, or the rescue, and whom it would save."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from ...kernel import Card, Seat
from .cards import ARMY, DICE, DIE_SIDES, EXTRA, FRUIT, LAST_QUARTER, RESCUES, TINY_CAR, is_zombie_card
from .ending import taken_along
from .table import NOTHING, Pub


def percent(chance: float) -> int:
    """A whole number; what is neither sure nor excluded does not look so."""
    exact = round(chance, 9)
    return int(exact) * 100 if exact in (0.0, 1.0) else min(99, max(1, round(100 * exact)))


def cards_unseen(t: Pub) -> list[Card]:
    """R121. All cards of the level that have not been laid open, in a fixed order, without the rescuer. What one seat alone has looked at counts as unseen."""
    unseen = t.rules.cards.copy()
    known = [zone for zone, look in zip(t.sunk, t.sunk_ids, strict=True) if look == NOTHING]
    lines = [t.discard, *t.placed]
    for card in [card for zone in (t.drawn, *known, *t.hands) for card in zone.cards()] + [card for line in lines for card in line.cards()]:
        if card in unseen:
            unseen.take(card)
    return unseen.cards()


def next_card(t: Pub) -> Card:
    """The top card if everyone knows it, for it was put there in the open; else NOTHING."""
    if t.top.size or t.left[t.quarter] or t.quarter not in t.sunk_in:
        return NOTHING
    at = t.sunk_in.index(t.quarter)
    return t.sunk[at].kinds()[0] if t.sunk_ids[at] == NOTHING else NOTHING


def hidden_in_last_quarter(t: Pub) -> int:
    """PB 3.10. Among so many cards of the last quarter the rescue is one."""
    looked_at = len([look for look, quarter in zip(t.sunk_ids, t.sunk_in, strict=True) if quarter == LAST_QUARTER and look != NOTHING])
    return t.left[LAST_QUARTER] + looked_at + (t.top.size if t.quarter == LAST_QUARTER else 0)


def chance_of_rescue(t: Pub) -> float:
    """PB 16.2. That the next card is the rescue."""
    if t.quarter < LAST_QUARTER or next_card(t) != NOTHING:
        return 0.0
    return 1.0 / max(1, hidden_in_last_quarter(t))


def chance_of_rescue_within(t: Pub, cards: int) -> float:
    """PB 16.2. That the rescue is one of the next so many cards; those that everyone knows come to nothing."""
    known = 0 if next_card(t) == NOTHING else 1
    among = max(0, cards - before_the_last_quarter(t) - known)
    return min(1.0, among / max(1, hidden_in_last_quarter(t)))


def chance_of_red(t: Pub) -> float:
    """PB 14.1. That the next card is a zombie card."""
    known = next_card(t)
    if known != NOTHING:
        return 1.0 if is_zombie_card(known) else 0.0
    cards = cards_unseen(t)
    return (1.0 - chance_of_rescue(t)) * len([card for card in cards if card >= FRUIT]) / max(1, len(cards))


def before_the_last_quarter(t: Pub) -> int:
    """How many cards must go before the rescue can come."""
    return t.height() - t.in_quarter(LAST_QUARTER) if t.quarter < LAST_QUARTER else 0


def beneath_the_rescue(t: Pub) -> int:
    """PB 16.8. If it lay on top of the last quarter, or comes next in it: the card itself does not count."""
    return t.in_quarter(LAST_QUARTER) - 1


def would_save(t: Pub, card: Card) -> list[Seat]:
    """PB 16.5 to 16.8. Whom, if it came now; of the Very Tiny Car only the dice know."""
    if card == ARMY:
        return [seat for seat in range(t.rules.seats) if t.crisps[seat] > beneath_the_rescue(t)]
    return [] if card == TINY_CAR else sorted(taken_along(t, card))


def chances_in_the_car(t: Pub) -> tuple[int, ...]:
    """PB 16.4, R84. By seat, per cent."""
    return tuple([percent(chance) for chance in shares(t.crisps, t.rules.die.count(EXTRA))])


@lru_cache(maxsize=1024)
def shares(crisps: tuple[int, ...], faces: int) -> tuple[float, ...]:
    """Most extra hits, then most crisps; those still level throw again, and each is as likely."""
    hit = faces / DIE_SIDES
    thrown = [comb(DICE, count) * hit ** count * (1.0 - hit) ** (DICE - count) for count in range(DICE + 1)]
    fewer = [sum(thrown[:count]) for count in range(DICE + 2)]
    return tuple([sum([thrown[count] * share_with(crisps, seat, thrown[count], fewer[count]) for count in range(DICE + 1)]) for seat in range(len(crisps))])


def share_with(crisps: tuple[int, ...], seat: Seat, as_many: float, fewer: float) -> float:
    """What the seat has of the place with its hits, given how likely anyone else is to throw as many, and fewer."""
    mine = crisps[seat]
    poorer, richer = len([other for other in crisps if other < mine]), len([other for other in crisps if other > mine])
    level = len(crisps) - poorer - richer - 1
    ties = sum([comb(level, equal) * as_many ** equal * fewer ** (level - equal) / (equal + 1) for equal in range(level + 1)])
    return (fewer + as_many) ** poorer * fewer ** richer * ties


def known_rescuers(t: Pub) -> tuple[Card, ...]:
    """R5. All that may come, as everyone knows."""
    return tuple([card for card in RESCUES if card in t.rules.rescuers])
