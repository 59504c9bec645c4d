"""Infected by rules of thumb: a Villager who keeps count of whom to suspect, a Doctor who hides among them.

- What was seen: clues.
- What it says of everybody: habits, declarations, suspicion, mind.
- What is done: villager, doctor.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ....games.infected.box import SEATS
from ....games.infected.guessing import Guessing
from ....games.infected.passing import Pass, PassCards
from ....kernel import Answered, Move, Moves, Question, RandomDealer, Seat, View
from . import doctor, villager
from .habits import FINE, HUNCH
from .mind import Mind

Rule = Callable[[Mind, Moves], Move]

SEEKS: Final[dict[type[Question], Rule]] = {
    PassCards: villager.passes,     # the card that does most good where it goes; now and then dice or a vaccination at a venture, so that they give nobody away
    Guessing: villager.names,       # the main suspect if sure enough, and never on a hunch whom the sheet all but clears; else it holds its tongue
}
"""What a Villager does."""

HIDES: Final[dict[type[Question], Rule]] = {
    PassCards: doctor.passes,       # delayed infections early, immediate ones late, a bluff now and then; a partner is spared
}
"""What a Plague Doctor does, who never has anybody to name."""


@final
class Thumb:
    """Looks at the sheet and at the cards it was handed, and remembers what it passed."""

    def __init__(self, seat: Seat, seed: int, hunches: list[float] | None = None) -> None:
        self.seat: Final = seat
        self.chance: Final = RandomDealer(seed)
        self.hunches: Final = [HUNCH ** (2.0 * self.chance.pick(FINE) / FINE - 1.0) for _ in range(SEATS[-1])] if hunches is None else hunches
        self.passed: dict[int, tuple[int, ...]] = {}           # by round

    def hear(self, fact: object) -> None:
        """Of all that is said only my own passes are not on the sheet."""
        if isinstance(fact, Answered) and isinstance(fact.move, Pass):
            self.passed[len(self.passed) + 1] = fact.move.cards

    def again(self, view: View, seed: int) -> Thumb:
        other = Thumb(self.seat, seed, self.hunches)
        other.passed = dict(self.passed)
        return other

    def choose(self, view: View, options: Moves) -> Move:
        if len(options) == 1:
            return options[0]
        mind = Mind(view.table, self.seat, self.passed, self.hunches, self.chance)
        assert view.question is not None
        return (HIDES if mind.t.is_doctor(self.seat) else SEEKS)[type(view.question)](mind, options)
