"""Bristol 1350 by rules of thumb: one who keeps count of whom to trust, watches the dice, and gets away; or spoils it for the others.

- What was seen, and whom it makes suspect: odds, tells, hearsay, suspicion, notes.
- How good a seating and the dice are: mind, pawns, race, outlook, hopes.
- What is done: turning, moving, rolling, medicine, cupboard.
- What only a searcher asks: tact, figures.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final, final

from ....games.bristol.alms import Giving
from ....games.bristol.box import MOST_PLACES
from ....games.bristol.characters import Courting
from ....games.bristol.dice import Locking, RollingAgain
from ....games.bristol.movement import Moving
from ....games.bristol.phial import Keeping, Leeching
from ....games.bristol.table import Town
from ....games.bristol.turn import Turn
from ....games.bristol.whip import Threatened
from ....kernel import Move, Moves, Position, Question, RandomDealer, Seat, View
from . import cupboard, medicine, moving, rolling, turning
from .hopes import Hopes
from .mind import FINE, Mind
from .notes import Notes

HUNCH: Final = 1.4              # a hunch about each seat, from nothing at all: so many times as suspect as another, or as little

RULES: Final[dict[type[Question], Callable[[Hopes, Moves], Move]]] = {
    Turn: turning.plays,            # the action that does most good, then remedies that are worth it: the healthy want to get away, the plagued that none does
    Moving: moving.moves,           # with Emeralds, the elbow, dash or push that does most good
    Threatened: moving.whips,       # a Whip for what hurts; what is harmless may happen
    Locking: rolling.locks,         # the dice that are good for me
    RollingAgain: rolling.rolls_on, # until nothing better is to be hoped for
    Leeching: medicine.leeches,     # on the cart, and of the two kinds the one, that does most good
    Keeping: medicine.keeps,        # the lowest symptoms for the healthy, and for who is cured by them; the highest for the plagued
    Giving: medicine.gives,         # the cure to oneself, or to a suspect aboard; the plague to the rival most likely to get away; naught to make them wonder
    Courting: cupboard.takes,       # the Countess keeps the card that is good for more
}


@final
class Thumb:
    """Remembers what it is told, and makes something of it when it is asked."""

    def __init__(self, seat: Seat, seed: int, hunches: list[float] | None = None) -> None:
        self.seat: Final = seat
        self.chance: Final = RandomDealer(seed)
        self.hunches: Final = [HUNCH ** (2.0 * self.chance.pick(FINE) / FINE - 1.0) for _ in range(MOST_PLACES)] if hunches is None else hunches
        self.told: list[object] = []                           # and not yet thought about
        self.notes: Notes | None = None

    def hear(self, fact: object) -> None:
        self.told.append(fact)

    def noted(self, t: Town) -> Notes:
        """All that was told, thought about."""
        if self.notes is None:
            self.notes = Notes(t.rules, self.seat)
        for fact in self.told:
            self.notes.take(fact)
        self.told.clear()
        return self.notes

    def again(self, view: View, seed: int) -> Thumb:
        """It has the same notes: in imagined games nothing is told that would change them."""
        other = Thumb(self.seat, seed, self.hunches)
        other.notes = self.noted(view.table)
        return other

    def finds_likely(self, world: Position) -> float:
        """By what the others did; what they hold is in the world already."""
        t: Town = world.table
        tells = self.noted(t).suspicion.tells
        return sum([log(tells[seat]) for seat in range(t.rules.seats) if seat != self.seat and t.lives(seat) and t.is_plagued(seat)])

    def choose(self, view: View, options: Moves) -> Move:
        if len(options) == 1:
            return options[0]
        t: Town = view.table
        assert view.question is not None
        mind = Mind(t, self.seat, self.noted(t).suspicion, self.hunches, self.chance)
        return RULES[type(view.question)](Hopes(mind, view.question), options)
