"""IN 4. Everyone passes at once."""

from __future__ import annotations

from typing import Final, final

from ...kernel import NOT_HERE, Answers, Card, Dealer, HandMenu, Move, Moves, Question, Reason, Seat, Steps, Zone
from .cards import (
    CONTAGIOUS_NEXT, CONTAGIOUS_NOW, DOUBLE_DICE, INFECTED_IN_TWO, INFECTED_NEXT, INFECTED_NOW, KINDS, ROLL, SAFE, SILENT, VACCINATE_NEXT, VACCINATE_NOW,
)
from .names import CARD_TITLES
from .table import Village


@final
class Pass(Move):
    """ "This card, face down, for you." In the first round two, for two of you."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards: Final = cards


def lacking(hand: Zone, cards: tuple[Card, ...]) -> Card | None:
    """IN 4.1. The first of these cards that is not in the hand, or not so often."""
    for card in cards:
        if hand.count(card) < cards.count(card):
            return card
    return None


def one_card(hand: Zone) -> Moves:
    return tuple([Pass((card,)) for card in hand.kinds()])


def two_cards(hand: Zone) -> Moves:
    """IN 4.3, R9. The first for the first on the chart, the second for the second."""
    kinds = hand.kinds()
    return tuple([Pass((first, second)) for first in kinds for second in kinds if lacking(hand, (first, second)) is None])


#: What a player who is gone passes, the most harmless card first.
GENTLEST: Final = (
    SAFE, VACCINATE_NEXT, VACCINATE_NOW, SILENT, ROLL, DOUBLE_DICE, CONTAGIOUS_NEXT, CONTAGIOUS_NOW, INFECTED_IN_TWO, INFECTED_NEXT, INFECTED_NOW,
)

ONE_CARD: Final = HandMenu(one_card)
TWO_CARDS: Final = HandMenu(two_cards)

TWO_NOW: Final = Reason("IN 4.3", "in the first round of six or more you pass two cards, to two players")
ONE_NOW: Final = Reason("IN 4.3", "you pass one card this round")


@final
class PassCards(Question):
    """IN 4.1. Everyone active passes face down, all at once."""

    def who(self, t: Village) -> tuple[Seat, ...]:
        if not len(t.hands[t.active[0]]):                      # IN 8.3: all have passed their last
            return ()
        return tuple(t.active)

    def may(self, t: Village, seat: Seat) -> Moves:
        menu = TWO_CARDS if t.passes_two() else ONE_CARD
        return menu.of(t.hands[seat])

    def candidates(self, t: Village, seat: Seat) -> Moves:
        """Also the kinds of card that are spent, so that a player sees why they are not there."""
        hand, whole = t.hands[seat], t.rules.whole_decks[t.role_of(seat)].copy()
        for card in hand.kinds():
            if card not in whole:
                whole.put(card)
        return TWO_CARDS.of(hand) if t.passes_two() else ONE_CARD.of(whole)

    def why_not(self, t: Village, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Pass) or not all([0 <= card < KINDS for card in move.cards]):
            return NOT_HERE
        two = t.passes_two()
        if len(move.cards) != (2 if two else 1):
            return TWO_NOW if two else ONE_NOW
        hand = t.hands[seat]
        card = lacking(hand, move.cards)
        if card is None:
            return None
        return Reason("IN 4.1", f"you hold only one {CARD_TITLES[card]}" if card in hand else f"you hold no {CARD_TITLES[card]}")

    def default(self, t: Village, seat: Seat) -> Move:
        cards = [card for card in GENTLEST for _ in range(t.hands[seat].count(card))]
        return Pass(tuple(cards[:2 if t.passes_two() else 1]))

    def then(self, t: Village, answers: Answers, dealer: Dealer) -> Steps:
        """IN 4.2, 4.6. The cards come to lie before their takers; none once the hands are empty (IN 8.3)."""
        active, ways = t.active, t.ways() if answers else ()
        for place, way in enumerate(ways):
            taker = way
            for seat in active:
                move = answers[seat]
                assert isinstance(move, Pass)
                dealer.add(move.cards[place], t.hands[seat], to=t.handed[active[taker % len(active)]])
                taker += 1
        return ()
