"""Suspicion: how likely each at the table has the plague, and what symptoms they may hold, from all that this seat was told."""

from __future__ import annotations

from typing import Final, final

from ....games.bristol.cards import CARTS, CURED_COIN, NAUGHT, PLAGUE_COIN
from ....games.bristol.table import TownRules
from ....kernel import Card, Seat
from .odds import SURELY, Odds, deck, dealt, dealt_the_plague, grave, higher_of_two, in_all, times, together

#: BR 9.8. By symptom seen: how much likelier it is in a plagued hand than in another.
GLIMPSES: Final[tuple[float, ...]] = (0.35, 0.8, 1.3, 3.0)
#: BR 12.5. A coin of which one knows nothing: given away it may be the bad one, kept the good one.
A_STRANGE_COIN: Final = 0.15
A_COIN_KEPT: Final = 0.8
MOST: Final = 0.97              # as sure as one can be of what one has not seen


@final
class Suspicion:
    """By place at the table, Ghosts too. My own place tells how I look to the others."""

    def __init__(self, rules: TownRules, me: Seat) -> None:
        self.rules: Final = rules
        self.me: Final = me
        self.deck: Final = deck(rules)
        self.ill: list[float] = [dealt_the_plague(rules)] * rules.places
        self.hands: list[Odds] = [dealt(rules)] * rules.places       # a card of each hand
        self.leeches: list[list[Odds]] = [[] for _ in CARTS]
        self.coins: dict[Seat, Card] = {}                            # those that I know, and that do something
        self.tells: list[float] = [1.0] * rules.places               # by what they did alone, so many times as likely plagued as not

    def weigh(self, place: Seat, factor: float) -> None:
        """So many times as likely to have the plague as before, to one who is open to both."""
        odds = self.ill[place] * factor
        self.ill[place] = min(MOST, odds / (odds + 1.0 - self.ill[place])) if odds > 0.0 else 0.0

    def seen_doing(self, place: Seat, factor: float) -> None:
        """Something that the plagued do so many times as often as others."""
        self.tells[place] *= factor
        self.weigh(place, factor)

    def heap(self, cart: int, riders: tuple[Seat, ...], mine: list[Card]) -> list[Odds]:
        """BR 10.2. The cards of a mingle; my own are known to me."""
        cards = [self.added(cart)]
        for rider in riders:
            cards += [SURELY[card] for card in mine] if rider == self.me and mine else [self.hands[rider]] * 2
        return cards

    def added(self, cart: int) -> Odds:
        """BR 10.2, 10.3. The card that comes from the deck or from the leeches."""
        stack = self.leeches[cart]
        return in_all(together(*stack)) if stack else self.deck

    def mingled(self, riders: tuple[Seat, ...], heap: list[Odds], mine: list[Card]) -> None:
        """BR 10.4, 10.5. What I put in and did not get back, somebody has."""
        counts = together(*heap)
        left = in_all([max(0.0, count - mine.count(card)) for card, count in enumerate(counts)])
        for rider in riders:
            self.hands[rider] = left
            self.ill[rider] = grave(left) if rider >= self.rules.seats else 1.0 - (1.0 - self.ill[rider]) * (1.0 - grave(left))

    def stack_used(self, cart: int) -> None:
        self.leeches[cart] = []

    def leeched(self, cart: int, known: Card | None) -> None:
        """BR 8.5. Of what others lay one fears the worst."""
        self.leeches[cart].append(higher_of_two(self.deck) if known is None else SURELY[known])

    def glimpsed(self, place: Seat, card: Card) -> None:
        self.weigh(place, GLIMPSES[card])
        self.hands[place] = together(times(0.5, SURELY[card]), times(0.5, self.hands[place]))

    def coin_given(self, giver: Seat, taker: Seat, coin: Card | None) -> None:
        """BR 12.6."""
        if coin is None:
            strange = 1.0 - (1.0 - self.ill[taker]) * (1.0 - A_STRANGE_COIN)
            self.ill[taker] = self.ill[taker] * A_COIN_KEPT if giver == taker else strange
        elif coin != NAUGHT and self.coins.get(taker) != CURED_COIN:
            self.coins[taker] = coin
        if self.coins.get(taker) == PLAGUE_COIN:
            self.ill[taker] = 1.0

    def convened(self, plagued: list[Seat]) -> None:
        """BR 12.2. I was there and looked round: whoever did not look up has it not."""
        for seat in range(self.rules.seats):
            self.ill[seat] = 1.0 if seat in plagued else 0.0
