"""A world with everything filled in that a seat cannot see, ready to be laid out."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Dealer, Line, Seat, Zone, only
from .cards import DOUBLE_DICE, ROLL
from .sheet import Handover
from .table import Village

Counts = list[int]              # by card


@final
class FilledIn:
    """Who was dealt which deck, what each pass was, what is left in each hand; and how likely the world is beside others, as it was found."""

    def __init__(self, deck_of: list[Card], cards: list[Card], left: list[Counts], doubles: int, weight: float) -> None:
        self.deck_of: Final = deck_of
        self.cards: Final = cards                    # by pass
        self.left: Final = left                      # by seat; a dealt Double Dice counts as a Roll Dice
        self.doubles: Final = doubles                # Double Dice dealt from the box and not passed
        self.weight: Final = weight

    def lay_out(self, t: Village, me: Seat, passes: list[Handover], dealer: Dealer) -> None:
        """Hands and passed cards, on a table."""
        t.handed = [Line(0, 0, only(seat)) for seat in range(t.rules.seats)]
        for number, handover in enumerate(passes):
            t.handed[handover.taker].put(self.cards[number])
        t.hands = [hand if seat == me else self.hand(seat) for seat, hand in enumerate(t.hands)]
        if len(t.rules.dice):
            self.share_doubles(t, me, dealer)

    def hand(self, seat: Seat) -> Zone:
        hand = Zone(0, 0, only(seat))
        for card, copies in enumerate(self.left[seat]):
            if copies:
                hand.put(card, copies)
        return hand

    def share_doubles(self, t: Village, me: Seat, dealer: Dealer) -> None:
        """Double Dice not passed lie in the hands the seat cannot see, or in the box: each dice card is as likely."""
        box, t.dice = len(t.dice), Zone(0, 0, t.dice.eyes)
        t.dice.put(ROLL, box)
        places = [zone for seat, zone in enumerate(t.hands) if seat != me] + [t.dice]
        for _ in range(self.doubles):
            n = dealer.pick(sum([zone.count(ROLL) for zone in places]))
            for zone in places:
                n -= zone.count(ROLL)
                if n < 0:
                    zone.take(ROLL)
                    zone.put(DOUBLE_DICE)
                    break
