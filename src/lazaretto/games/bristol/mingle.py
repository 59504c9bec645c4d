"""BR 10. Mingling, and how the plague is caught (BR 1.3)."""

from __future__ import annotations

from typing import Final, final

from ...kernel import NOBODY, Dealer, Seat, Step, Steps, only
from .cards import CURED_COIN, HEALTHY, ONE, PLAGUE_COIN, PLAGUE_FROM, PLAGUED, WORTH
from .chronicle import MINGLED, note
from .decks import draw_symptom, reform_symptoms
from .leaving import caught_alone
from .table import Town


@final
class Mingles(Step):
    """BR 4.3, 10.1, 10.7. All carts with two or more of their rats, the leading one first."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        found: list[Step] = []
        for cart in t.mingling():
            found.append(Mingle(cart, t.carts[cart]))
            if t.rules.convene:
                found.append(Convene())
        return tuple(found)


@final
class Mingle(Step):
    """BR 10.2 to 10.5. The riders' symptoms and one card more are mixed, and each is dealt two."""

    def __init__(self, cart: int, riders: tuple[Seat, ...]) -> None:
        self.cart: Final = cart
        self.riders: Final = riders

    def do(self, t: Town, dealer: Dealer) -> Steps:
        note(t, MINGLED, self.cart, *self.riders)
        for seat in self.riders:
            put_in_the_pool(t, seat)
        stack = t.leeches[self.cart]
        if stack.size:                                         # BR 10.3
            dealer.draw(stack, to=t.pool)
            t.symptom_discard.gather(stack)
            reform_symptoms(t, dealer)
        elif t.symptom_deck.size:                              # R44
            draw_symptom(t, t.pool, dealer)
        for seat in self.riders:
            left, right = t.rules.slots[seat]
            dealer.draw(t.pool, to=t.symptoms[left])
            dealer.draw(t.pool, to=t.symptoms[right])
        t.symptom_discard.gather(t.pool)                       # BR 10.4
        reform_symptoms(t, dealer)
        for seat in self.riders:
            take_ill(t, seat, dealer)
        return caught_alone(t)


def put_in_the_pool(t: Town, seat: Seat) -> None:
    """BR 10.2. Both symptoms; whoever knew a Ghost's knows it no longer."""
    for slot in t.rules.slots[seat]:
        zone = t.symptoms[slot]
        t.pool.gather(zone)
        if t.is_ghost(seat):
            zone.eyes = NOBODY


def take_ill(t: Town, seat: Seat, dealer: Dealer) -> None:
    """BR 1.3, 10.5, 12.3, 12.6, R37. Turn the marker of a player who has caught the plague, or lost it."""
    if t.is_ghost(seat):
        return
    marker, now = t.health[seat], health_of(t, seat)
    if now not in marker:
        dealer.turn(marker, PLAGUED if now == HEALTHY else HEALTHY, now)


def health_of(t: Town, seat: Seat) -> int:
    """How this player is now, by coins, symptoms and how it was before."""
    if t.rules.alms:
        if CURED_COIN in t.coins[seat]:
            return HEALTHY
        if PLAGUE_COIN in t.coins[seat]:
            return PLAGUED
    symptoms = t.symptoms[seat]
    if symptoms.total(WORTH) >= PLAGUE_FROM:
        return PLAGUED
    if t.rules.cure and symptoms.count(ONE) == symptoms.size:
        return HEALTHY
    return PLAGUED if PLAGUED in t.health[seat] else HEALTHY


@final
class Convene(Step):
    """BR 12.2, R68. Those who have the plague see each other."""

    def do(self, t: Town, dealer: Dealer) -> Steps:
        plagued = [seat for seat in range(t.rules.seats) if t.lives(seat) and t.is_plagued(seat)]
        for seat in plagued:
            newly = only(*plagued) & ~t.health[seat].eyes
            if newly:
                dealer.show(t.health[seat], newly)
        return ()
