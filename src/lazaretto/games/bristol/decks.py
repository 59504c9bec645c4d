"""BR 5.5, 10.6, R43. The two decks: whenever one runs out, what was discarded forms it anew."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Dealer, Reason, Seat, Value, Zone
from .cards import HAND_LIMIT
from .table import Town

SYMPTOMS: Final = "symptom"
REMEDIES: Final = "remedy"


@final
class Reformed(Value):
    """The discarded cards were shuffled to form the deck anew."""

    def __init__(self, deck: str) -> None:
        self.deck: Final = deck


HAND_FULL: Final = Reason("BR 5.4", "you hold three remedies: play one first, or do something else")
NONE_LEFT: Final = Reason("R8", "no remedy is left to draw")
NO_SYMPTOMS: Final = Reason("R44", "no symptom card is left to draw")


def why_not_draw_remedy(t: Town, seat: Seat) -> Reason | None:
    """BR 5.4. Not with three in hand, nor when there is none to be had."""
    if t.held(seat) >= HAND_LIMIT:
        return HAND_FULL
    return None if len(t.remedy_deck) else NONE_LEFT


def why_not_draw_symptom(t: Town) -> Reason | None:
    """R44. Leech stacks can empty the deck."""
    return None if len(t.symptom_deck) else NO_SYMPTOMS


def reform_remedies(t: Town, dealer: Dealer) -> None:
    """BR 5.5. At once, or as soon as there is anything to form it from."""
    if not t.remedy_deck.size and t.remedy_discard.size + t.buried.size:
        t.remedy_deck.gather(t.remedy_discard)
        t.remedy_deck.gather(t.buried)
        if dealer.listening:
            dealer.tell(EVERYONE, Reformed(REMEDIES))


def reform_symptoms(t: Town, dealer: Dealer) -> None:
    """BR 10.6. The same for symptoms."""
    if not t.symptom_deck.size and t.symptom_discard.size:
        t.symptom_deck.gather(t.symptom_discard)
        if dealer.listening:
            dealer.tell(EVERYONE, Reformed(SYMPTOMS))


def draw_remedy(t: Town, to: Zone, dealer: Dealer) -> None:
    dealer.draw(t.remedy_deck, to)
    reform_remedies(t, dealer)


def draw_symptom(t: Town, to: Zone, dealer: Dealer) -> None:
    dealer.draw(t.symptom_deck, to)
    reform_symptoms(t, dealer)
