"""Infected, as the house knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import Dealer, End, Game, Gesture, Memory, Move, Moves, Names, Pack, Page, Position, Prediction, Scene, Seat, Talk, Truth, View, names_in
from ...kernel import agenda as kernel_steps
from . import declaring, ending, guessing, passing, rounds, setup
from .afterwards import SIDES, epilogue, how_it_ended, side_of
from .box import ONE_BOX, SEATS, Box
from .cards import KINDS
from .fates import fates
from .features import feature_names, features
from .gestures import gesture
from .guessing import SAY_NOTHING, Guess, Guessing
from .imagine import imagine
from .mini import STUDY
from .page import page
from .passing import Pass
from .remembered import most_remembered
from .retelling import Retelling
from .table import Village, VillageRules
from .talk import TALK, prediction
from .text import drawn
from .truths import came_about, truths
from .variants import MODES, VARIANTS, rules_for
from .words import Teller, explained, said, topics

TITLE: Final = "Infected"


@final
class Infected(Game):
    """5 to 12 seats; hidden roles, simultaneous passing, elimination."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.name, self.title, self.version, self.package = "infected", TITLE, 1, __package__ or ""
        self.seats, self.usual_seats, self.variants, self.modes = SEATS, ONE_BOX, VARIANTS, MODES
        self.first, self.sides, self.studies = setup.Deal(), SIDES, {STUDY.name: STUDY}
        self.turning_points = frozenset({"Fall", "Accused", "Shown", "RollForLife"})
        self.headings = frozenset({"Round", "Declarations"})
        self.stages = frozenset({"Safe", "RollForLife", "Accused", "Fall", "Round"})
        self.values = names_in(kernel_steps, passing, declaring, guessing, ending, rounds, setup)
        self.pieces = {"cards": ("hands", "handed", "dice"), "decks": ("roles", "decks")}
        self.box: Final = Box(pack)

    def make(self, pack: Pack) -> Game:
        return Infected(pack)

    def make_rules(self, modes: tuple[str, ...], seats: int) -> VillageRules:
        return rules_for(self.box, modes, seats)

    def make_table(self, rules: VillageRules) -> Village:
        return setup.village(rules)

    def make_vocabulary(self, rules: VillageRules) -> Moves:
        return vocabulary(rules.seats, rules.two_first)

    def make_feature_names(self, rules: VillageRules) -> tuple[str, ...]:
        return feature_names(rules)

    def features(self, view: View) -> list[float]:
        return features(view)

    def longest(self, rules: VillageRules) -> int:
        """Everyone passes and may guess in every round."""
        return 2 * rules.seats * rules.last_round

    def most_remembered(self, rules: VillageRules) -> int:
        return most_remembered(rules)

    def side_of(self, position: Position, seat: Seat) -> str:
        return side_of(position.table, seat)

    def rounds(self, position: Position) -> int:
        t: Village = position.table
        return t.round

    def rule_of(self, fact: object) -> str:
        return ending.RULES_OF_ENDINGS[fact.outcome.reason] if isinstance(fact, End) else ""

    def ending(self, position: Position) -> str:
        assert position.outcome is not None
        return how_it_ended(position.table, position.outcome.reason)

    def epilogue(self, position: Position, names: Names) -> str:
        return epilogue(position.table, self.ending(position), names)

    def every_move(self) -> Moves:
        return vocabulary(self.seats[-1], two_first=True)

    def say(self, move: Move) -> str:
        return said(move)

    def explain(self, scene: Scene, seat: Seat, move: Move, names: Names) -> str:
        return explained(scene, seat, move, names)

    def report(self, fact: object, names: Names, seat: Seat | None) -> str | None:
        return Teller(self.box, names, seat).report(fact)

    def draw(self, view: View, memory: Memory, names: Names, width: int) -> str:
        return drawn(view, memory, names, width, self.box)

    def page(self, view: View, memory: Memory, names: Names, laid: Page | None = None) -> Page:
        return page(view, memory, names, self.box, laid)

    def gesture(self, scene: Scene, seat: Seat, move: Move, names: Names) -> Gesture:
        return gesture(scene, seat, move, names)

    def truths(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]] = ()) -> list[Truth]:
        return truths(positions, names, self.box)

    def fates(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> dict[Seat, str]:
        end = positions[-1]
        return {} if end.outcome is None else fates(end.table, end.outcome, names)

    def came_about(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> list[str]:
        return came_about(positions, names, self.box)

    def talk(self) -> Talk:
        return TALK

    def in_turn(self, scene: Scene) -> Seat | None:
        """Who has just declared; cards are passed by all at once."""
        return scene.question.seat if isinstance(scene.question, Guessing) else None

    def are_out(self, scene: Scene) -> tuple[Seat, ...]:
        """IN 6.5, 9.1. The fallen."""
        t: Village = scene.table
        return tuple([seat for seat in range(t.rules.seats) if not t.stands(seat)])

    def prediction(self, view: View) -> Prediction | None:
        return prediction(view)

    def came_true(self, position: Position) -> tuple[Seat, ...]:
        t: Village = position.table
        return t.team(doctors=True)

    def topics(self) -> dict[str, str]:
        return topics(self.box)

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
