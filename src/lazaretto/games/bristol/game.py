"""Bristol 1350, as the house knows it."""

from __future__ import annotations

from typing import Final, final
from collections.abc import Sequence

from ...kernel import (
    Dealer, End, Game, Gesture, Memory, Move, Moves, Names, Pack, Page, Position, Reply, Said, Scene, Seat, Talk, Truth, View, WindowKind, names_in,
)
from ...kernel import agenda as kernel_steps
from . import alms, characters, decks, dice, ghosts, leaving, mingle, movement, phial, remedies, rounds, setup, turn, whip
from .afterwards import SIDES, counted, epilogue, how_it_ended, side_of
from .alms import GIFTS
from .box import MOST_PLACES, SEATS, Box
from .cards import CHARACTERS, WHIP
from .characters import TAKES, special_actions
from .dice import DONE, LOCKS, REROLLS
from .fates import fates
from .features import feature_names, features
from .gestures import advised, gesture
from .ghosts import LOOKS
from .imagine import imagine
from .mini import MOST_REMEMBERED, STUDY
from .movement import DASH, ELBOW, PUSHES
from .names import REMEDY_TEXTS
from .page import page
from .phial import KEEPS, LEECHES, Tapped
from .recalling import came_about
from .remedies import PLAYS, Play
from .retelling import retold
from .table import Town, TownRules
from .talk import TALK
from .text import drawn, in_turn
from .truths import holds, truths
from .turn import DRAW
from .variants import MODES, VARIANTS, rules_for
from .whip import CRACKS, LET_IT_HAPPEN, Threatened, Whipped
from .words import Teller, explained, said, topics

TITLE: Final = "Bristol 1350"
USUAL_SEATS: Final = 6

#: Nine are certain, unless the first cart leaves empty: then players who stall have kept a game going for 137 (R88).
MOST_ROUNDS: Final = 1000
MOST_ANSWERS_A_TURN: Final = 30


@final
class Bristol(Game):
    """1 to 9 seats; a race of three carts, a hidden plague, dice and reactions."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.name, self.title, self.version, self.package = "bristol", TITLE, 2, __package__ or ""
        self.seats, self.usual_seats, self.variants, self.modes = SEATS, USUAL_SEATS, VARIANTS, MODES
        self.first, self.sides, self.studies = setup.SetUp(), SIDES, {STUDY.name: STUDY}
        self.turning_points = frozenset({"Mingle", "Leave", "Perish", "Elbowed", "Dashed", "Landed", "Whipped", "Turned"})
        self.headings = frozenset({"Round"})
        self.stages = frozenset({"Mingle", "Advance", "Leave", "GatesClose", "Round"})
        self.values = names_in(
            kernel_steps, alms, characters, decks, dice, ghosts, leaving, mingle, movement, phial, remedies, rounds, setup, turn, whip,
        )
        self.pieces = {
            "symptoms": ("symptoms", "symptom_deck", "symptom_discard", "phial", "pool", "leeches"),
            "remedies": ("remedies", "drawn", "remedy_deck", "remedy_discard", "buried"),
            "coins": ("bag", "palm", "coins"),
        }
        self.markers = ("health",)
        self.box: Final = Box(pack)

    def make(self, pack: Pack) -> Game:
        return Bristol(pack)

    def make_rules(self, modes: tuple[str, ...], seats: int) -> TownRules:
        return rules_for(self.box, modes, seats)

    def make_table(self, rules: TownRules) -> Town:
        return setup.town(rules)

    def make_vocabulary(self, rules: TownRules) -> Moves:
        return vocabulary(rules.cards, rules.seats, rules.places, rules.ghosts > 0, rules.characters, rules.alms)

    def make_feature_names(self, rules: TownRules) -> tuple[str, ...]:
        return feature_names(rules)

    def features(self, view: View) -> list[float]:
        return features(view)

    def every_move(self) -> Moves:
        """Every seat may be a Ghost's in some game."""
        return vocabulary(self.box.cards, 0, MOST_PLACES, True, True, True)

    def longest(self, rules: TownRules) -> int:
        return MOST_ROUNDS * MOST_ANSWERS_A_TURN * rules.places

    def most_remembered(self, rules: TownRules) -> int:
        """A round may bring a dozen threats and as many dice, and there is no last one: of the game in the box no number is known."""
        return MOST_REMEMBERED if rules.variant == STUDY.name else 0

    def side_of(self, position: Position, seat: Seat) -> str:
        return side_of(position.table, seat)

    def figures(self, position: Position, began: tuple[str, ...]) -> dict[str, int]:
        return counted(position.table, began)

    def rounds(self, position: Position) -> int:
        t: Town = position.table
        return t.round

    def rule_of(self, fact: object) -> str:
        if isinstance(fact, Tapped):
            return fact.rule
        if isinstance(fact, Said) and isinstance(fact.move, Play):
            return REMEDY_TEXTS[fact.move.remedy][1]
        return leaving.RULES_OF_ENDINGS.get(fact.outcome.reason, "BR 11.2") if isinstance(fact, End) else ""

    def ending(self, position: Position) -> str:
        assert position.outcome is not None
        return how_it_ended(position.table, position.outcome.reason)

    def epilogue(self, position: Position, names: Names) -> str:
        return epilogue(position, self.ending(position), names)

    def say(self, move: Move) -> str:
        return said(move, self.box)

    def explain(self, scene: Scene, seat: Seat, move: Move, names: Names) -> str:
        return explained(scene, seat, move, names)

    def report(self, fact: object, names: Names, seat: Seat | None) -> str | None:
        return Teller(self.box, names, seat).report(fact)

    def draw(self, view: View, memory: Memory, names: Names, width: int) -> str:
        return drawn(view, memory, names, width, self.box)

    def page(self, view: View, memory: Memory, names: Names, laid: Page | None = None) -> Page:
        return page(view, memory, names, self.box, laid)

    def advised(self, scene: Scene, seat: Seat) -> Moves:
        return advised(scene, seat)

    def gesture(self, scene: Scene, seat: Seat, move: Move, names: Names) -> Gesture:
        return gesture(scene, seat, move, names)

    def truths(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]] = ()) -> list[Truth]:
        return truths(positions, names, told)

    def fates(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> dict[Seat, str]:
        return fates(positions, names, told)

    def came_about(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> list[str]:
        return came_about(positions, names, told, self.box)

    def holds(self, position: Position, seat: Seat, phrase: str, about: Seat | None) -> bool | None:
        return holds(position, seat, phrase, about)

    def talk(self) -> Talk:
        return TALK

    def windows(self, rules: TownRules) -> tuple[WindowKind, ...]:
        """BR 8.7. One: whoever is threatened may crack a Whip."""
        whips = tuple([self.say(CRACKS[card]) for card, remedies in enumerate(rules.cards) if WHIP in remedies])
        replies = (Reply("let it happen", (self.say(LET_IT_HAPPEN),)), *([Reply("crack a Whip, if I hold one", whips)] if whips else []))
        title = "Somebody elbows past you, dashes into your cart or pushes you. Your answer beforehand, and against whom:"
        return (WindowKind(Threatened.__name__, title, replies, names_doer=True, told_by=(Whipped,)),)

    def in_turn(self, scene: Scene) -> Seat | None:
        """A Ghost has turns, too."""
        return None if scene.question is None else in_turn(scene)

    def are_out(self, scene: Scene) -> tuple[Seat, ...]:
        """BR 11.5. The dead."""
        t: Town = scene.table
        return tuple([seat for seat in range(t.rules.seats) if not t.lives(seat)])

    def topics(self) -> dict[str, str]:
        return topics(self.box)

    def imagine(self, view: View, dealer: Dealer, memory: Memory | None = None) -> Position:
        return imagine(view, dealer, memory)

    def retell(self, position: Position, memory: Memory = ()) -> tuple[list[tuple[Seat, Move]], list[int]]:
        return retold(self, position, memory)


def vocabulary(cards: tuple[tuple[int, int], ...], seats: int, places: int, ghosts: bool, special: bool, alms: bool) -> Moves:
    """What ends a turn; actions; remedies; what is chosen after them; and the Whip."""
    kinds = range(len(cards))
    whips = [card for card in kinds if WHIP in cards[card]]
    return (
        DONE, DRAW, ELBOW, DASH, *PUSHES[:places], *REROLLS,
        *[look for looks in LOOKS[max(seats, 1):] for look in looks if ghosts],
        *[action for character in range(CHARACTERS) for action in special_actions(character, places) if special],
        *[PLAYS[card][remedy] for card in kinds for remedy in cards[card] if remedy != WHIP],
        *LOCKS, *[leech for leeches in LEECHES for leech in leeches], *KEEPS,
        *[TAKES[card] for card in kinds if special],
        *[gift for gift in GIFTS[:places] if alms],
        LET_IT_HAPPEN, *[CRACKS[card] for card in whips],
    )


