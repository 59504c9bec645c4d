"""PA 17. What Prescriptions do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ...kernel import Card, Dealer, Seat, Step, Steps
from .cards import BLOOD, CURFEW, EVACUATION, FALSE_WITNESS, HANDS, HARVEST, MANDATE, NO_FEAR, ORDER, PARALYSIS, PATHS, THIEF, TICKING, TWIN
from .deaths import Confine
from .entrusted import LayingOnHands, Mandating
from .event_effects import take_one_of_each
from .events import mark, unmark
from .strains import look_at
from .table import Town, replaced

MANDATED: Final = 2             # PA 17.4, Wards at most


@final
class CardEffect(Step):
    """PA 17. A Prescription takes effect."""

    def __init__(self, seat: Seat, card: Card, target: int, detail: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.target: Final = target
        self.detail: Final = detail

    def do(self, t: Town, dealer: Dealer) -> Steps:
        return EFFECTS[self.card](t, self.seat, self.target, self.detail, dealer)


def paralyse(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.1."""
    t.paralysed = True
    return ()


def proclaim_curfew(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.2."""
    t.curfews = replaced(t.curfews, seat, target)
    return ()


def order_quarantine(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.3."""
    return (Confine(target, card=ORDER),)


def issue_mandate(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.4."""
    return (Mandating(seat, MANDATED, first=True),)


def evacuate(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.5."""
    t.where = replaced(t.where, target, detail)
    return ()


def harvest(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.7."""
    take_one_of_each(t, seat, dealer)
    return ()


def gain_time(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.8."""
    t.points += 1
    return ()


def find_steppe_paths(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.9."""
    t.paths += 1
    return ()


def draw_living_blood(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.11."""
    t.blood = True
    return ()


def take_away_fear(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.14."""
    t.fearless = replaced(t.fearless, seat, target)
    return ()


def lay_on_hands(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.15."""
    look_at(t, target, seat, dealer)
    return (LayingOnHands(seat, target),)


def send_the_twin(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.16."""
    t.twin = True
    return ()


def steal(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.17."""
    dealer.move(detail, t.sheets[target], to=t.sheets[seat])
    return ()


def bear_false_witness(t: Town, seat: Seat, target: int, detail: int, dealer: Dealer) -> Steps:
    """PA 17.18."""
    unmark(t, target, dealer)
    mark(t, target, detail, dealer)
    return ()


#: By card.
EFFECTS: Final[dict[Card, Callable[[Town, Seat, int, int, Dealer], Steps]]] = {
    PARALYSIS: paralyse, CURFEW: proclaim_curfew, ORDER: order_quarantine, MANDATE: issue_mandate, EVACUATION: evacuate, HARVEST: harvest,
    TICKING: gain_time, PATHS: find_steppe_paths, BLOOD: draw_living_blood, NO_FEAR: take_away_fear, HANDS: lay_on_hands, TWIN: send_the_twin,
    THIEF: steal, FALSE_WITNESS: bear_false_witness,
}
