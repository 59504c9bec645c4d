"""PE 4.9, 15.5, 15.6, 31.6. The market: five Technologies lie open at all times."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Dealer, Step, Steps
from .aloud import Aloud
from .cards import MARKET
from .table import Empire


@final
class Displayed(Aloud):
    """PE 4.9, 15.5, 15.6, 31.6. Said aloud: these have come to the market, in one breath."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards


@final
class FillMarket(Step):
    """PE 15.6, R9. Five lie open at all times."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        draw_to_market(t, min(MARKET - len(t.market), len(t.technology_deck)), dealer)
        return ()


def draw_to_market(t: Empire, many: int, dealer: Dealer) -> None:
    cards = tuple([dealer.draw(t.technology_deck, to=t.market) for _ in range(many)])
    if cards and dealer.listening:
        dealer.tell(EVERYONE, Displayed(cards))


@final
class Refreshed(Step):
    """PE 15.5, R95. All five go into the deck before five are drawn."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        for card in t.market.kinds():
            dealer.move(card, t.market, to=t.technology_deck)
        return (FillMarket(),)
