"""What a seat knows of others' health, as demands on the symptoms that they held: a hand must have been below 6, or not.

Where nobody is ever cured, who was healthy once held less than 6 all the time before; and who was healthy and is plagued one hand later caught it by that hand.
"""

from __future__ import annotations

from typing import Final, final

from ...kernel import Card, Seat
from .cards import PLAGUE_FROM, PLAGUED, WORTH
from .chronicle import DIED, KEPT, MINGLED
from .knowledge import Knowledge
from .sight import hand_number

MILD: Final = 0                 # below 6
GRAVE: Final = 1                # 6 or more

Demand = int
Demands = dict[int, Demand]     # by hand, see `hand_number`


def meets(demand: Demand, left: Card, right: Card) -> bool:
    return (WORTH[left] + WORTH[right] >= PLAGUE_FROM) == (demand == GRAVE)


def demands_of(known: Knowledge) -> Demands:
    """None where the plague may be cured: then only trying tells."""
    if known.t.rules.cure or known.t.rules.alms:
        return {}
    return Examination(known).demands


@final
class Examination:
    """Walks through the chronicle and notes what is known of each seat's health at which of its hands."""

    def __init__(self, known: Knowledge) -> None:
        seats = known.t.rules.seats
        self.known: Final = known
        self.demands: Demands = {}
        self.hand: list[int] = [0] * known.t.rules.places      # by place, which hand it holds
        self.mild: list[int] = [-1] * seats                    # by seat, up to which hand it was healthy
        self.living = (1 << seats) - 1
        self.convenings = 0
        self.last_convening = len([what for what, _ in known.entries if what == MINGLED]) if known.t.rules.convene else 0
        for what, digits in known.entries:
            self.happen(what, digits)
        for seat in range(seats):
            if seat != known.me and known.t.health[seat].faces:
                self.examine(seat, PLAGUED in known.t.health[seat])

    def happen(self, what: int, digits: tuple[int, ...]) -> None:
        if what == MINGLED:
            for place in digits[1:]:
                self.hand[place] = self.hand[place] + 1
            if self.known.t.rules.convene:
                self.convene()
        elif what == KEPT:
            self.hand[digits[0]] = self.hand[digits[0]] + 1
        elif what == DIED:
            for place in digits:
                self.living &= ~(1 << place)

    def convene(self) -> None:
        """BR 12.2. Who opened their eyes saw all who have the plague; the others were healthy."""
        self.convenings += 1
        saw = self.saw()
        for seat in range(self.known.t.rules.seats):
            if saw and seat != self.known.me and self.living >> seat & 1:
                self.examine(seat, plagued=saw >> seat & 1 == 1)

    def saw(self) -> int:
        """Whom I saw; nobody if I was healthy or cannot tell. Without a memory, markers in sight tell of the last time."""
        known = self.known
        if known.remembers:
            return known.convened[self.convenings - 1]
        if known.me < 0 or self.convenings < self.last_convening or PLAGUED not in known.t.health[known.me]:
            return 0
        in_sight = sum([1 << seat for seat in range(known.t.rules.seats) if self.living >> seat & 1 and PLAGUED in known.t.health[seat]])
        return in_sight if in_sight != 1 << known.me or self.hand[known.me] == self.last_hand() else 0

    def last_hand(self) -> int:
        """Which hand I hold in the end."""
        me = self.known.me
        return len([1 for what, digits in self.known.entries if (what == MINGLED and me in digits[1:]) or (what == KEPT and digits[0] == me)])

    def examine(self, seat: Seat, plagued: bool) -> None:
        hand = self.hand[seat]
        if not plagued:
            for number in range(self.mild[seat] + 1, hand + 1):
                self.demands[hand_number(seat, number)] = MILD
            self.mild[seat] = hand
        elif self.mild[seat] == hand - 1:
            self.demands[hand_number(seat, hand)] = GRAVE
