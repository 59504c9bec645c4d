"""Infected, as the house knows it."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer, Game, Memory, Move, Moves, Pack, Position, Seat, View, names_in
from ...kernel import agenda as kernel_steps
from . import declaring, ending, guessing, passing, rounds, setup
from .box import SEATS, Box
from .cards import KINDS
from .guessing import SAY_NOTHING, Guess
from .imagine import imagine
from .passing import Pass
from .retelling import Retelling
from .table import Village, VillageRules
from .variants import MODES, VARIANTS, rules_for
from .words import said

TITLE: Final = "Infected"


@final
class Infected(Game):
    """5 to 12 seats; hidden roles, simultaneous passing, elimination."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.name, self.title, self.version, self.package = "infected", TITLE, 1, __package__ or ""
        self.seats, self.variants, self.modes = SEATS, VARIANTS, MODES
        self.first = setup.Deal()
        self.values = names_in(kernel_steps, passing, declaring, guessing, ending, rounds, setup)
        self.box: Final = Box(pack)

    def make(self, pack: Pack) -> Game:
        return Infected(pack)

    def make_rules(self, modes: tuple[str, ...], seats: int) -> VillageRules:
        return rules_for(self.box, modes, seats)

    def make_table(self, rules: VillageRules) -> Village:
        return setup.village(rules)

    def make_vocabulary(self, rules: VillageRules) -> Moves:
        return vocabulary(rules.seats, rules.two_first)

    def every_move(self) -> Moves:
        return vocabulary(self.seats[-1], two_first=True)

    def say(self, move: Move) -> str:
        return said(move)

    def imagine(self, view: View, dealer: Dealer, memory: Memory | None = None) -> Position:
        return imagine(view, dealer, memory)

    def retell(self, position: Position, memory: Memory = ()) -> tuple[list[tuple[Seat, Move]], list[int]]:
        story = Retelling(position, memory)
        return story.answers, story.chance


def vocabulary(seats: int, two_first: bool) -> Moves:
    """Say nothing; name a seat; pass a card; pass two."""
    kinds = range(KINDS)
    return (
        *SAY_NOTHING,
        *[Guess(seat) for seat in range(seats)],
        *[Pass((card,)) for card in kinds],
        *[Pass((first, second)) for first in kinds for second in kinds if two_first],
    )
