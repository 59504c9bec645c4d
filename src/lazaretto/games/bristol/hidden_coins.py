"""BR 12.5. Coins that a seat cannot see, imagined: any of those left, save where it knows better."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, NOBODY, Card, Dealer, Seat, Zone, only
from .chronicle import COIN, GAVE
from .knowledge import Knowledge
from .table import Town

Gift = tuple[Seat, Seat]        # from whom, to whom


@final
class HiddenCoins:
    """Each coin drawn so far, by its number."""

    def __init__(self, known: Knowledge) -> None:
        self.known: Final = known
        self.t: Final[Town] = known.t
        self.gifts: Final[list[Gift]] = [(digits[0], digits[1]) for what, digits in known.entries if what == GAVE]
        self.drawers: Final[list[Seat]] = [digits[0] for what, digits in known.entries if what == COIN]
        self.faces: list[Card] = []
        self.rest = Zone(0, 0, NOBODY)

    def try_once(self, dealer: Dealer) -> None:
        self.faces = self.remembered()
        for place in range(self.t.rules.places):
            self.see(self.given_to(place), self.t.coins[place], dealer)
        if len(self.drawers) > len(self.gifts):
            self.see([len(self.gifts)], self.t.palm, dealer)
        self.rest = self.t.rules.coins.copy()
        for card in self.faces:
            if card != FACE_DOWN:
                self.rest.take(card)
        for number, face in enumerate(self.faces):
            if face == FACE_DOWN:
                self.faces[number] = self.rest.nth(dealer.pick(len(self.rest)))
                self.rest.take(self.faces[number])

    def remembered(self) -> list[Card]:
        """Those that I drew, and those that came to me."""
        faces, me = [FACE_DOWN] * len(self.drawers), self.known.me
        drawn, received = self.known.coins_drawn[:], self.known.coins_received[:]
        for number, drawer in enumerate(self.drawers):
            if self.known.remembers and drawer == me:
                faces[number] = drawn.pop(0)
            if self.known.remembers and number < len(self.gifts) and self.gifts[number][1] == me:
                faces[number] = received.pop(0)
        return faces

    def given_to(self, place: Seat) -> list[int]:
        return [number for number, gift in enumerate(self.gifts) if gift[1] == place]

    def see(self, numbers: list[int], zone: Zone, dealer: Dealer) -> None:
        """Those lying there are in sight: any of them may be the first, unless it is remembered."""
        cards = [card for card in zone.cards() if card != FACE_DOWN]
        for number in numbers:
            if cards and self.faces[number] != FACE_DOWN:
                cards.remove(self.faces[number])
        for number in numbers:
            if cards and self.faces[number] == FACE_DOWN:
                self.faces[number] = cards.pop(dealer.pick(len(cards)))

    def lay_out(self, t: Town) -> None:
        for place in range(t.rules.places):
            eyes = t.coins[place].eyes | (only(place) if place < t.rules.seats else NOBODY)
            t.coins[place] = self.zone(self.given_to(place), eyes)
        t.bag, t.palm = self.rest.copy(), self.zone(list(range(len(self.gifts), len(self.faces))), only(t.turn))

    def zone(self, numbers: list[int], eyes: int) -> Zone:
        zone = Zone(0, 0, eyes)
        for number in numbers:
            zone.put(self.faces[number])
        return zone
