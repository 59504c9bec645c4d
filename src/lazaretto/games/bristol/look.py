"""What a seat's features are counted from: its view, with agenda, question and chronicle read once."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Question, Seat, View, only
from ...kernel.numbers import NONE_OF_THEM, clockwise
from .cards import CARTS
from .chronicle import DIGIT, KEPT, MASK, MINGLED
from .movement import Dashed, Elbowed, Shoved
from .rounds import TurnOf
from .table import Town
from .whip import Threatened


@final
class Look:
    """The table, its places clockwise from who looks, and what each place has to do with what is asked."""

    def __init__(self, view: View) -> None:
        t: Town = view.table
        self.t: Final = t
        self.seat: Final = view.seat                           # None for a watcher, who counts from the first
        self.places: Final = clockwise(view.seat, t.rules.places)
        self.me: Final = self.places[0]
        self.question: Final = view.question
        self.asked: Final = only(*view.asked)
        self.to_come: Final = only(*[step.seat for step in view.agenda if isinstance(step, TurnOf)])
        self.mover, self.moved = threat(view.question)
        self.cart: Final = [NONE_OF_THEM] * t.rules.places     # by place, and where on it
        self.at: Final = [NONE_OF_THEM] * t.rules.places
        self.mingles: Final = [0] * t.rules.places             # by place, how often; and how often with me
        self.with_me: Final = [0] * t.rules.places
        self.chose: Final = [0] * t.rules.places               # BR 8.6, by place, how often symptoms were chosen
        for cart in CARTS:
            for at, rider in enumerate(t.carts[cart]):
                self.cart[rider], self.at[rider] = cart, at
        for entry in t.chronicle:
            if entry & MASK == MINGLED:
                self.mingle(entry >> 2 * DIGIT)
            elif entry & MASK == KEPT:
                self.chose[entry >> DIGIT & MASK] += 1

    def mingle(self, digits: int) -> None:
        riders: list[Seat] = []
        while digits > 1:
            riders.append(digits & MASK)
            digits >>= DIGIT
        with_me = 1 if self.me in riders else 0
        for rider in riders:
            self.mingles[rider] += 1
            self.with_me[rider] += with_me


def threat(question: Question | None) -> tuple[Seat, Seat]:
    """BR 8.7. Who moves or pushes by what is threatened, and who is pushed or displaced."""
    deed = question.deed if isinstance(question, Threatened) else None
    if isinstance(deed, Elbowed):
        return deed.seat, NONE_OF_THEM
    if isinstance(deed, Dashed):
        return deed.seat, deed.displaced
    return (deed.by, deed.target) if isinstance(deed, Shoved) else (NONE_OF_THEM, NONE_OF_THEM)
