"""PB 16.4 to 16.8. Whom a rescuer would save as things are, and why; and afterwards the numbers that decided it."""

from __future__ import annotations

from ...kernel import Card, Memory, Names, Outcome, Seat
from .cards import ARMY, CORPS, LAST_QUARTER, TANDEM, TAXI, TINY_CAR
from .ending import NO_BUDDIES, TOO_LONG, fares, taken_along
from .imagine import rescuer_of
from .names import CARD_TITLES, capital, figure, listed
from .outlook import beneath_the_rescue, would_save
from .table import Pub
from .tidings import ThrownForTheSeat


def saved_by(t: Pub, card: int, who: tuple[str, ...]) -> str:
    """Who, and why."""
    if card == TINY_CAR:
        return "one, by a throw of the battle dice"
    if card == ARMY:
        return by_army(t, who)
    seats = taken_along(t, card)
    if card == CORPS:
        left = [who[seat] for seat in range(len(who)) if seat not in seats]
        return f"all but {left[0]}, by beers, then by bags" if left else "everyone, as the driest are level in bags too"
    if card == TAXI:
        return f"{listed([who[seat] for seat in seats])}, with a buddy card to pay" if seats else "nobody, for want of a buddy card"
    assert card == TANDEM
    return f"{listed([who[seat] for seat in seats])}, by bites, then by bags" if seats else "nobody, as all are level"


def by_army(t: Pub, who: tuple[str, ...]) -> str:
    """PB 16.8."""
    beneath = beneath_the_rescue(t)
    rich = [who[seat] for seat in would_save(t, ARMY)]
    return f"{listed(rich)}, with more than {figure(beneath, 'bag')}" if rich else f"nobody has more than {figure(beneath, 'bag')}"


def numbers_of(t: Pub, card: Card, seat: Seat, memory: Memory) -> str:
    """What counted for somebody when the rescue came: "1 bite, 7 bags"."""
    bags = figure(t.crisps[seat], "bag")
    if card == TAXI:
        return figure(fares(t, seat), "buddy card")
    if card == CORPS:
        return f"{figure(t.beers[seat], 'beer')}, {bags}"
    if card == TANDEM:
        return f"{figure(t.bites[seat], 'bite')}, {bags}"
    thrown = [fact.extras for fact in memory if isinstance(fact, ThrownForTheSeat) and fact.seat == seat]
    return f"{figure(thrown[-1], 'extra hit')}, {bags}" if thrown else bags


def reckoning(t: Pub, card: int, names: Names) -> str:
    """PB 16.4 to 16.8. The numbers that decided whom it took."""
    bags = f"bags of crisps: {each(t.crisps, names)}"
    if card == TAXI:
        return f"Buddy cards to pay with: {each(tuple([fares(t, seat) for seat in range(t.rules.seats)]), names)}."
    if card == CORPS:
        return f"Beers drunk: {each(t.beers, names)}; {bags}."
    if card == TANDEM:
        return f"Bites: {each(t.bites, names)}; {bags}."
    if card == TINY_CAR:
        return f"Most extra hits thrown won the seat, and of those level most bags; {bags}."
    return f"{capital(bags)}; {t.in_quarter(LAST_QUARTER)} cards lay beneath it."


def would_have_come(t: Pub, outcome: Outcome, who: tuple[str, ...]) -> str:
    """PB 16.1, 16.3 to 16.8. Once the zombies have won before anybody came: who was to come, and for whom."""
    if outcome.reason not in (NO_BUDDIES, TOO_LONG) or not t.spare.kinds():
        return ""
    card = rescuer_of(t)
    whom = f", and as things stood it would have saved {listed([who[seat] for seat in would_save(t, card)])}"
    return f"{capital(CARD_TITLES[card])} would have come{'' if card == TINY_CAR else whom}."


def each(numbers: tuple[int, ...], names: Names) -> str:
    return listed([f"{names[seat]} {number}" for seat, number in enumerate(numbers)])
