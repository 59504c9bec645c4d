"""A mind: what one seat sees at one decision, and what it makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, final

from ....games.bristol.cards import CURED_COIN, PLAGUED
from ....games.bristol.table import Town
from ....kernel import FACE_DOWN, Dealer, Move, Seat
from .odds import SURELY, Odds, grave, grave_with, together
from .race import A_ROUND
from .suspicion import MOST, Suspicion
from .tells import NOTHING, tell

FINE: Final = 1 << 20           # how finely chance is weighed
SURE: Final = 1.0
TO_LOOK_GUILTY: Final = 0.008   # to be taken for so many times as likely plagued as before, by its logarithm
TO_BE_FOUND_OUT: Final = 0.02   # the same for those who are
A_WHILE: Final = 3.0            # rounds
MISTRUST: Final = 0.2           # whoever has mingled is suspected, and that is as bad as falling ill so often

Riders = tuple[Seat, ...]
Carts = tuple[Riders, ...]
Company = tuple[float, float, float]


@final
class Mind:
    """What the rules of thumb look at."""

    def __init__(self, t: Town, me: Seat, suspicion: Suspicion, hunches: Sequence[float], chance: Dealer) -> None:
        self.t: Final = t
        self.me: Final = me
        self.suspicion: Final = suspicion
        self.well: Final = not t.is_plagued(me)
        self.cart: Final = t.cart_of(me)
        self.hand: Final = t.symptoms[me].cards()
        self.ill: Final = [self.guilt(place, hunches[place]) for place in range(t.rules.places)]
        self.added: list[Odds] = [suspicion.added(cart) for cart in range(len(t.carts))]
        self.chance: Final = chance
        self.to_come: Final = to_come(t)
        self.last: Final = 0 < t.deadline <= t.round           # BR 11.6. Whether the gates close after this round
        self.patience: Final = patience(t)
        self.known: dict[tuple[int, Riders], Company] = {}

    def guilt(self, place: Seat, hunch: float) -> float:
        """How likely this place has the plague: by what lies open, else by suspicion and a hunch."""
        t, coins = self.t, self.suspicion.coins
        if not t.lives(place):
            return 0.0
        if coins.get(place) == CURED_COIN:
            return 0.0
        if t.is_ghost(place):
            return SURE if place in coins else self.ghost_guilt(place)
        if t.health[place].kinds():
            return SURE if PLAGUED in t.health[place] else 0.0
        guilt = self.suspicion.ill[place]
        return guilt * hunch / (guilt * hunch + 1.0 - guilt) if 0.0 < guilt <= MOST else guilt

    def ghost_guilt(self, ghost: Seat) -> float:
        """BR 13.6, 13.8. By the cards that I have looked at."""
        cards = [self.t.symptoms[slot].cards()[0] for slot in self.t.rules.slots[ghost]]
        seen = [card for card in cards if card != FACE_DOWN]
        odds = self.suspicion.hands[ghost]
        if len(seen) == len(cards):
            return SURE if self.t.is_plagued(ghost) else 0.0
        return grave_with(seen[0], odds) if seen else grave(odds)

    def shame(self, move: Move) -> float:
        """What it costs to be seen doing this, in games won; less than nought where it looks well. Late in the game it does not matter any more."""
        factor = tell(self.t, self.me, move, self.ill)
        if factor == NOTHING:
            return 0.0
        return log(factor) * (TO_LOOK_GUILTY if self.well else TO_BE_FOUND_OUT) * min(1.0, self.patience / A_WHILE)

    # company

    def company(self, cart: int, riders: Riders) -> Company:
        """How likely nobody aboard has the plague: as it is now, and after a mingle; and what that mingle does that I care for besides."""
        found = self.known.get((cart, riders))
        if found is None:
            found = self.known[cart, riders] = self.weighed(cart, riders)
        return found

    def weighed(self, cart: int, riders: Riders) -> Company:
        """The healthy care for themselves; the plagued for how many more have it then."""
        falls, now, mingled, more = self.falls(cart, riders), 1.0, 1.0, 0.0
        for rider in riders:
            well = 1.0 - self.ill[rider]
            now *= well
            if self.suspicion.coins.get(rider) != CURED_COIN:
                mingled *= 1.0 - falls if self.t.is_ghost(rider) else well * (1.0 - falls)
                more += well * falls
        if self.well:
            return now, mingled, falls + MISTRUST if self.me in riders else 0.0
        return now, mingled, more

    def falls(self, cart: int, riders: Riders) -> float:
        """BR 10.4, 10.5. How likely a rider is dealt six or more if this cart mingles."""
        cards = [self.added[cart]]
        for rider in riders:
            cards += [SURELY[card] for card in self.hand] if rider == self.me else [self.suspicion.hands[rider]] * 2
        number = len(cards)
        alike = sum([grave(odds) for odds in cards])           # no card is a pair with itself
        return max(0.0, grave(together(*cards)) - alike) / (number * (number - 1))


def to_come(t: Town) -> list[Seat]:
    """BR 4.2. Who still has a turn in this round, after the one whose turn it is."""
    places = t.rules.places
    gone = (t.turn - t.first) % places
    return [place for place in [(t.first + number) % places for number in range(gone + 1, places)] if t.lives(place)]


def patience(t: Town) -> float:
    """About how many rounds are still to come after this one."""
    if t.deadline:
        return float(t.deadline - t.round)
    forecast = t.forecast()
    return max(0.0, (t.rules.road - max([t.spaces[cart] + forecast[cart] for cart in t.order])) / A_ROUND)
