"""Pints of Blood, as the house knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import (
    ALONE, Dealer, End, Game, Gesture, Memory, Move, Moves, Names, Pack, Page, Phrase, Position, Said, Scene, Seat, Spot, Talk, Truth, View,
    names_in,
)
from ...kernel import agenda as kernel_steps
from . import (
    anytime, biting, bus, chips, colour, drawing, ending, fighting, marks, moments, moves, pile, placing, preparing, pushing, scoring, setup, specials, turn,
    zombies,
)
from .afterwards import SIDES, counted, epilogue, how_it_ended, side_of
from .anytime import ASKS, DRINKS, LOOK_TWICE, ORDER_ANY, ORDERS
from .box import SEATS, Box
from .cards import CONTINENTAL, FEND_OFF, MENU, MOTION, SAUCE, TICKET, UNSTOPPABLE, ZWORD
from .effects import CARD_TEXTS, FOOD_TEXTS
from .features import feature_names, features
from .gestures import gesture
from .imagine import imagine
from .last_turn import came_about
from .moves import (
    ARMS, CARDS_PLAYED, FIGHTS, GIFTS_BACK, GO_ON, LAYS, LOSSES, MOURNS, NAMES, NOTHING_MORE, PAY, PLACES, REBOUNDS, REFUSE, SELL, SENDS, SHIFTS, SINK, USES,
    VISITS, PlayCard, Use,
)
from .recap import recap
from .rescued import fates
from .retelling import retold
from .screen import page
from .specials import BLINDS, COATS, SCATTERS, UNDEADS
from .table import Pub, PubRules
from .talk import SPOTS, TALK
from .text import drawn
from .tidings import Kept
from .truths import holds, truths
from .variants import MODES, VARIANTS, rules_for
from .words import Teller, explained, said, topics

TITLE: Final = "Pints of Blood"
USUAL_SEATS: Final = 3
MOST_ANSWERS_A_TURN: Final = 400

PLAYED_AS_THEY_ARE: Final = (ZWORD, MOTION, UNSTOPPABLE, CONTINENTAL)
USED_AS_THEY_ARE: Final = (SAUCE, MENU, FEND_OFF, TICKET)


@final
class Pints(Game):
    """2 to 4 seats; a pub against zombies, dice, cards and crisps, and a rescue that may not take everyone."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.name, self.title, self.version, self.package = "pints", TITLE, 5, __package__ or ""
        self.seats, self.usual_seats, self.variants, self.modes = SEATS, USUAL_SEATS, VARIANTS, MODES
        self.first, self.sides = setup.SetUp(), SIDES
        self.turning_points = frozenset({"Died", "TileShows", "Bite", "BuddyComes"})
        self.headings = frozenset({"Turn", "FightBegins", "Row", "Ask"})
        self.stages = frozenset({"Kept", "Throw", "Row", "Pushed", "Held", "ScoringBegins", "Counted", "Turn"})
        self.values = names_in(
            kernel_steps, anytime, biting, bus, chips, colour, drawing, ending, fighting, marks, moments, moves, pile, placing, preparing, pushing, scoring,
            setup, specials, turn, zombies,
        )
        self.pieces = {
            "chips": ("lines", "stock", "claw", "ambulance"),
            "cards": ("deck", "top", "sunk", "rescue", "spare", "drawn", "discard", "hands", "placed"),
            "pub food": ("foods", "larder"),
        }
        self.box: Final = Box(pack)

    def make(self, pack: Pack) -> Game:
        return Pints(pack)

    def make_rules(self, modes: tuple[str, ...], seats: int) -> PubRules:
        return rules_for(self.box, modes, seats)

    def make_table(self, rules: PubRules) -> Pub:
        return setup.pub(rules)

    def make_vocabulary(self, rules: PubRules) -> Moves:
        return vocabulary(rules.seats, rules.food)

    def every_move(self) -> Moves:
        return vocabulary(self.seats[-1], True)

    def make_feature_names(self, rules: PubRules) -> tuple[str, ...]:
        return feature_names(rules)

    def features(self, view: View) -> list[float]:
        return features(view)

    def longest(self, rules: PubRules) -> int:
        return rules.turns * MOST_ANSWERS_A_TURN

    def side_of(self, position: Position, seat: Seat) -> str:
        return side_of(position, seat)

    def figures(self, position: Position, began: tuple[str, ...]) -> dict[str, int]:
        return counted(position.table)

    def rounds(self, position: Position) -> int:
        t: Pub = position.table
        return -(-t.turns // t.rules.seats)

    def ending(self, position: Position) -> str:
        assert position.outcome is not None
        return how_it_ended(position.table, position.outcome)

    def epilogue(self, position: Position, names: Names) -> str:
        return epilogue(position, names, self.box)

    def recap(self, facts: Sequence[object]) -> object | None:
        return recap(facts, self.box)

    def rule_of(self, fact: object) -> str:
        if isinstance(fact, End):
            return ending.RULES_OF_ENDINGS[fact.outcome.reason]
        done = fact.move if isinstance(fact, Said) else fact
        if isinstance(done, Use):
            return FOOD_TEXTS[done.food][1]
        return CARD_TEXTS[done.card][1] if isinstance(done, (PlayCard, drawing.GoesUnder)) else ""

    def say(self, move: Move) -> str:
        return said(move)

    def explain(self, scene: Scene, seat: Seat, move: Move, names: Names) -> str:
        return explained(scene, seat, move, names)

    def report(self, fact: object, names: Names, seat: Seat | None) -> str | None:
        return Teller(self.box, names, seat).report(fact)

    def draw(self, view: View, memory: Memory, names: Names, width: int) -> str:
        return drawn(view, memory, names, width, self.box)

    def draw_without_odds(self, view: View, memory: Memory, names: Names, width: int) -> str:
        return drawn(view, memory, names, width, self.box, odds=False)

    def page(self, view: View, memory: Memory, names: Names, laid: Page | None = None) -> Page:
        return page(view, memory, names, self.box, laid)

    def page_without_odds(self, view: View, memory: Memory, names: Names, laid: Page | None = None) -> Page:
        return page(view, memory, names, self.box, laid, odds=False)

    def gesture(self, scene: Scene, seat: Seat, move: Move, names: Names) -> Gesture:
        return gesture(scene, seat, move, names)

    def befalls(self, scene: Scene, fact: object) -> tuple[Seat, ...]:
        """PB 1.1, 11.7, 12.4. A buddy's death befalls all; a refusal who asked."""
        if isinstance(fact, Kept):
            return ALONE[fact.asker]
        t: Pub = scene.table
        return tuple(range(t.rules.seats)) if isinstance(fact, biting.Died) else ()

    def in_turn(self, scene: Scene) -> Seat | None:
        """Nobody's while the table is set up."""
        t: Pub = scene.table
        return t.active if t.turns else None

    def truths(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]] = ()) -> list[Truth]:
        return truths(positions, names, told, self.box)

    def fates(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> dict[Seat, str]:
        return fates(positions[-1])

    def came_about(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> list[str]:
        return came_about(positions, names, told, self.box)

    def holds(self, position: Position, seat: Seat, phrase: str, about: Seat | None) -> bool | None:
        return holds(position, phrase)

    def talk(self) -> Talk:
        return TALK

    def phrases(self, rules: PubRules) -> tuple[Phrase, ...]:
        """PB 19.4. Without pub food nobody looks at the top card, and there is nothing to claim."""
        return tuple([phrase for phrase in TALK.phrases if rules.food or not phrase.claim])

    def spots(self) -> tuple[Spot, ...]:
        return SPOTS

    def topics(self) -> dict[str, str]:
        return topics(self.box)

    def imagine(self, view: View, dealer: Dealer, memory: Memory | None = None) -> Position:
        return imagine(view, dealer)

    def retell(self, position: Position, memory: Memory = ()) -> tuple[list[tuple[Seat, Move]], list[int]]:
        return retold(self, position, memory)


def vocabulary(seats: int, food: bool) -> Moves:
    """To go on; phase I; the fight; cards and what they ask; what may be bought; pub food."""
    return (
        GO_ON, NOTHING_MORE, *SENDS, *NAMES, *[place for row in PLACES for place in row], *REBOUNDS, *FIGHTS,
        *[CARDS_PLAYED[card] for card in PLAYED_AS_THEY_ARE], *UNDEADS, *BLINDS, *COATS, *SCATTERS, *LAYS[0], *LAYS[1], *LOSSES, PAY, REFUSE, SELL, *MOURNS,
        *VISITS[:seats], *DRINKS[:seats], *[ask for row in ASKS[:seats] for ask in row],
        *[move for move in (*ORDERS, ORDER_ANY, LOOK_TWICE, SINK, *[USES[kind] for kind in USED_AS_THEY_ARE], *SHIFTS, *ARMS, *GIFTS_BACK) if food],
    )


