"""Pest, as the house knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import Change, Dealer, Game, Gesture, Memory, Move, Moves, Names, Pack, Page, Position, Said, Scene, Seat, Talk, Truth, View, names_in
from ...kernel import agenda as kernel_steps
from . import (
    ahead, aid, assigning, by_technology, constructing, curing, eras, gains, gathering, house, market, moves, moving, paying, people, pestilence, posts,
    producing, researching, scoring, setup, technologies, turn, years,
)
from .advising import advised
from .afterwards import SIDES, counted, epilogue, how_it_ended, side_of
from .box import SEATS, Box
from .by_technology import ADMIT, AGAINS, APPEARS, ASSIST_TRIALS, DISCHARGES, EXPERIMENT, KEEP_OUT, LET_IN, RECALLS, SENDS, TEND
from .cards import ACTIONS, CAPITAL, CONSTRUCT, LOCATIONS, MOBILE, NOTHING, PRODUCE, RESOURCES, TO_CAPITAL, TO_EXPERTS, TO_TRACK, WITH_WORKERS
from .demands import demand
from .drawn_map import map_of_the_empire
from .effects import ACTION_RULES
from .fates import came_about, fates
from .features import feature_names, features
from .gestures import gesture
from .imagine import imagine
from .moves import (
    ARRANGES, ASSIGNS, ASSISTS, BUILDS, BURY, BUYS, CAPITALS, CHOICES, COINS, CURES, DONE, END_TURN, ENHANCE, GOES, PLAYS, PREFERS, PUT_CAMP, REASSIGNS,
    REFRESH, SETTLES, SHELTERS, TAKES, TRADES, Buy, Play,
)
from .recap import recap
from .retelling import retold
from .rules import PestRules
from .screen import shown
from .table import Empire
from .talk import TALK
from .text import drawn
from .truths import truths
from .variants import MODES, VARIANTS, rules_for
from .words import Teller, explained, said, topics

TITLE: Final = "Pest"
USUAL_SEATS: Final = 3
MOST_ANSWERS_A_TURN: Final = 200
TURNS: Final = 18               # of each player
IN_SET_UP: Final = 20


@final
class Pest(Game):
    """PE 1.1, 1.4. 1 to 5 seats; Houses of an empire, a plague, and who is remembered for it."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.name, self.title, self.version, self.package = "pest", TITLE, 5, __package__ or ""
        self.seats, self.usual_seats, self.variants, self.modes = SEATS, USUAL_SEATS, VARIANTS, MODES
        self.first, self.sides, self.plans_ahead = setup.SetUp(), SIDES, True
        self.turning_points = frozenset({"PestStrikes", "Fallen", "Fulfilled", "Raise", "RaiseInCapital", "Buy", "EraEnds"})
        self.outcomes = frozenset({"AtTheDoor", "Cured", "OnlyToken", "TrialsDone", "Stored", "TakeIn"})
        self.headings = frozenset({"YearBegins", "TurnOf", "Assist", "AssistAgain", "Play", "Enhance"})
        self.stages = frozenset({"YearEnds", "Agenda", "Court", "PeopleLeave", "CountTheDead", "YearOver", "PestStrikes", "PayAid"})
        self.values = names_in(
            kernel_steps, aid, assigning, by_technology, constructing, curing, eras, gains, gathering, house, market, moves, moving, paying, people, pestilence,
            posts, producing, researching, scoring, setup, technologies, turn, years,
        )
        self.pieces = {
            "pest cards": ("pest_deck", "boxed", "pest_shown"), "aid cards": ("aid_deck", "aid_shown"),
            "technologies": ("technology_deck", "market", "boards"),
        }
        self.box: Final = Box(pack)
        demand(self.box)

    def make(self, pack: Pack) -> Game:
        return Pest(pack)

    def make_rules(self, modes: tuple[str, ...], seats: int) -> PestRules:
        return rules_for(self.box, modes, seats)

    def make_table(self, rules: PestRules) -> Empire:
        return setup.empire(rules)

    def make_vocabulary(self, rules: PestRules) -> Moves:
        return vocabulary(rules)

    def every_move(self) -> Moves:
        found: dict[Move, None] = {}
        for seats in self.seats:
            found.update(dict.fromkeys(self.vocabulary(seats, "base")))
        return tuple(found)

    def longest(self, rules: PestRules) -> int:
        return IN_SET_UP + TURNS * rules.seats * MOST_ANSWERS_A_TURN

    def make_feature_names(self, rules: PestRules) -> tuple[str, ...]:
        return feature_names(rules)

    def features(self, view: View) -> list[float]:
        return features(view)

    def side_of(self, position: Position, seat: Seat) -> str:
        return side_of(position, seat)

    def figures(self, position: Position, began: tuple[str, ...]) -> dict[str, int]:
        return counted(position.table)

    def rounds(self, position: Position) -> int:
        t: Empire = position.table
        return t.year + 1

    def rule_of(self, fact: object) -> str:
        if not isinstance(fact, Said) or not isinstance(fact.move, Play):
            return ""
        return "PE 9.4" if fact.move.enhanced else ACTION_RULES[fact.move.action]

    def ending(self, position: Position) -> str:
        assert position.outcome is not None
        return how_it_ended(position.table, position.outcome)

    def epilogue(self, position: Position, names: Names) -> str:
        assert position.outcome is not None
        return epilogue(position.table, position.outcome, names)

    def recap(self, facts: Sequence[object]) -> object | None:
        return recap(facts)

    def say(self, move: Move) -> str:
        return said(move)

    def explain(self, scene: Scene, seat: Seat, move: Move, names: Names) -> str:
        return explained(scene, seat, move, names, self.box)

    def report(self, fact: object, names: Names, seat: Seat | None) -> str | None:
        return Teller(self.box, names, seat).report(fact)

    def draw(self, view: View, memory: Memory, names: Names, width: int) -> str:
        return drawn(view, memory, names, width, self.box)

    def plan(self, width: int) -> str:
        return map_of_the_empire(self.box, width)

    def page(self, view: View, memory: Memory, names: Names, laid: Page | None = None) -> Page:
        return shown(view, names, self.box, laid)

    def gesture(self, scene: Scene, seat: Seat, move: Move, names: Names) -> Gesture:
        return gesture(scene, seat, move, self.box)

    def advised(self, scene: Scene, seat: Seat) -> tuple[Move, ...]:
        return advised(scene, seat)

    def changes(self, before: Scene, after: Scene, seat: Seat) -> tuple[Change, ...]:
        return ahead.changes(before.table, after.table, seat)

    def turn_ahead(self, view: View, dealer: Dealer) -> Position | None:
        return ahead.turn_ahead(view, dealer)

    def in_turn(self, scene: Scene) -> Seat | None:
        """Nobody's while a Year begins or an Era ends."""
        t: Empire = scene.table
        return None if t.active == NOTHING else t.active

    def truths(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]] = ()) -> list[Truth]:
        return truths(positions, names, self.box, told)

    def fates(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> dict[Seat, str]:
        return fates(positions, names)

    def came_about(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> list[str]:
        return came_about(positions, names, told)

    def talk(self) -> Talk:
        return TALK

    def topics(self) -> dict[str, str]:
        return topics(self.box)

    def imagine(self, view: View, dealer: Dealer, memory: Memory | None = None) -> Position:
        return imagine(view, dealer)

    def retell(self, position: Position, memory: Memory = ()) -> tuple[list[tuple[Seat, Move]], list[int]]:
        return retold(self, position, memory)


#: PE 17.3. Building slots that take a worker, and the Mobile Workshop.
POSTED: Final = (*WITH_WORKERS, MOBILE)


def is_for(rules: PestRules, buy: Buy) -> bool:
    """PE 15.2."""
    return rules.slots[buy.technology] in (NOTHING, buy.slot)


def vocabulary(rules: PestRules) -> Moves:
    """Set-up; a turn and its actions; what comes in other turns."""
    return (
        *SETTLES, *ASSISTS, ASSIST_TRIALS, *AGAINS, *[PLAYS[action][0] for action in range(ACTIONS)], PLAYS[CONSTRUCT][1], PLAYS[PRODUCE][1],
        *TRADES, *ARRANGES, END_TURN, DONE, *[go for place in range(LOCATIONS) for go in GOES[place]], GOES[CAPITAL][0],
        *[way for location in range(LOCATIONS) for way in APPEARS[location]], PUT_CAMP, ENHANCE, ADMIT, *COINS, *CHOICES[:RESOURCES + 1],
        *[build for row in BUILDS for build in row], *CAPITALS, *[buy for card in rules.technologies for buy in BUYS[card] if is_for(rules, buy)], REFRESH,
        *[RECALLS[post] for post in (*POSTED, TO_TRACK)], EXPERIMENT, TEND, *[SENDS[post] for post in (*POSTED, TO_CAPITAL)], *CURES, *DISCHARGES,
        *[ASSIGNS[post] for post in (*POSTED, TO_CAPITAL, TO_EXPERTS)], *[REASSIGNS[slot][to] for slot in POSTED for to in POSTED if slot != to],
        *TAKES.values(), *PREFERS, *SHELTERS, BURY, LET_IN, KEEP_OUT,
    )
