"""Pathologic, as the house knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from ...kernel import Dealer, Game, Gesture, Marks, Memory, Move, Moves, Names, Pack, Page, Position, Said, Scene, Seat, Talk, Truth, View, WindowKind, names_in
from ...kernel import agenda as kernel_steps
from . import (
    actions, creeping, deaths, doing, entrusted, errands, event_effects, events, influence, laying, losing, moves, orders, pacts, prescribing, reactions,
    resolving, rounds, setup, showing, strains, taking, torments, walking, winning,
)
from .afterwards import SIDES, counted, epilogue, how_it_ended, side_of
from .beforehand import windows, windows_of
from .box import SEATS, Box
from .cards import (
    DISTRICTS, EVACUATION, FALSE_WITNESS, HEALERS, NOTHING, NO_FEAR, ORDER, PLACES, PRESCRIPTIONS, REACTIONS, STRAINS, THIEF, WARDS, healer_of_card, is_ward,
)
from .citing import rule_followed
from .errands import CLAIMS, HAND_TOS, LEAVES, TRANSFERS
from .decided import came_about
from .drawn_map import map_of_the_town
from .features import feature_names, features
from .gestures import gesture
from .imagine import imagine
from .moves import (
    BECOMES, BLOCKADES, BREAK_OFF, CEASE, COMPLETE, CREEPS, DISCARDS, DOOMS, END_TURN, ENOUGH, GIVE_UP, GOES, INFECTS, LAYS, LIE_LOW, NAMINGS, PASS, PICKS,
    PUTS, REACTS, SPENDS, SWAPS, TAKES, THROUGHS,
)
from .names import parts
from .pacts import PLEDGES
from .prescribing import WAYS, Prescribe
from .prospects import advised
from .resolving import RESOLVES
from .retelling import retold
from .rules import TownRules
from .screen import screen
from .table import Town
from .talk import PINS, TALK, allies
from .text import drawn
from .truths import holds, truths
from .variants import MODES, VARIANTS, rules_for
from .walking import WALKS
from .whereabouts import where_it_can_be
from .words import Teller, explained, place_word, said, topics

TITLE: Final = "Pathologic"
USUAL_SEATS: Final = 4
FIRST_HEALER: Final = 1            # whom it is easiest to begin with: the Plague, on the seat before, must hide and lie from the first move on
MOST_ANSWERS_A_ROUND: Final = 300
ON_A_WARD: Final = (ORDER, EVACUATION, NO_FEAR)
TO_HEALERS_TOO: Final = (Prescribe, torments.Driven, deaths.Confine)


@final
class Pathologic(Game):
    """PA 1.1. 2 to 4 seats; the Plague, which nobody sees, against Healers who also play against each other."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.name, self.title, self.version, self.package = "pathologic", TITLE, 1, __package__ or ""
        self.seats, self.usual_seats, self.variants, self.modes = SEATS, USUAL_SEATS, VARIANTS, MODES
        self.first, self.sides, self.newcomer = setup.SetUp(), SIDES, FIRST_HEALER
        self.turning_points = frozenset({"Die", "EvidenceIs", "Revive", "EventBegins", "Infect", "Blockade", "Cease"})
        self.headings = frozenset({"RoundBegins", "PlagueTurn", "HealerTurn"})
        self.values = names_in(
            kernel_steps, actions, creeping, deaths, doing, entrusted, errands, event_effects, events, influence, laying, losing, moves, orders, pacts,
            prescribing, reactions, resolving, rounds, setup, showing, strains, taking, torments, walking, winning,
        )
        self.pieces = {
            "obituaries": ("doomed", "spared", "crypts", "grave"),
            "strains": ("strain_deck", "strains", "laid", "spent"),
            "events": ("event_deck", "ongoing", "resolved"),
            "counters": ("pool", "sheets", "handed", "markers"),
            "prescriptions": ("decks", "hands", "shown", "discard"),
        }
        self.notes = ("thread",)
        self.box: Final = Box(pack)
        self._windows: dict[int, tuple[WindowKind, ...]] = {}          # by seats: made once, for they are looked at after every answer

    def make(self, pack: Pack) -> Game:
        return Pathologic(pack)

    def make_rules(self, modes: tuple[str, ...], seats: int) -> TownRules:
        return rules_for(self.box, seats)

    def make_table(self, rules: TownRules) -> Town:
        return setup.town(rules)

    def make_vocabulary(self, rules: TownRules) -> Moves:
        return vocabulary(rules)

    def every_move(self) -> Moves:
        found: dict[Move, None] = {}
        for seats in self.seats:
            found.update(dict.fromkeys(self.vocabulary(seats, "base")))
        return tuple(found)

    def longest(self, rules: TownRules) -> int:
        return rules.rounds * MOST_ANSWERS_A_ROUND

    def make_feature_names(self, rules: TownRules) -> tuple[str, ...]:
        return feature_names(rules)

    def features(self, view: View) -> list[float]:
        return features(view)

    def side_of(self, position: Position, seat: Seat) -> str:
        return side_of(position, seat)

    def secrets(self, position: Position) -> dict[str, str]:
        """Who plays what is no secret here; where the Plague is, is."""
        t: Town = position.table
        return {"lair": place_word(t.lair())} if len(t.thread) else {}

    def figures(self, position: Position, began: tuple[str, ...]) -> dict[str, int]:
        return counted(position.table)

    def rounds(self, position: Position) -> int:
        t: Town = position.table
        return t.round

    def rule_of(self, fact: object) -> str:
        return rule_followed(fact)

    def ending(self, position: Position) -> str:
        assert position.outcome is not None
        return how_it_ended(position.table, position.outcome)

    def epilogue(self, position: Position, names: Names) -> str:
        return epilogue(self.ending(position))

    def say(self, move: Move) -> str:
        return said(move)

    def explain(self, scene: Scene, seat: Seat, move: Move, names: Names) -> str:
        return explained(scene, seat, move, names, self.box)

    def report(self, fact: object, names: Names, seat: Seat | None) -> str | None:
        return Teller(self.box, names, seat).report(fact)

    def draw(self, view: View, memory: Memory, names: Names, width: int) -> str:
        return drawn(view, memory, names, width, self.box)

    def plan(self, width: int) -> str:
        return map_of_the_town(self.box, width)

    def aids(self, view: View) -> dict[str, list[int]]:
        return {"where it can be": list(where_it_can_be(view.table))}

    def page(self, view: View, memory: Memory, names: Names, laid: Page | None = None) -> Page:
        return screen(view, memory, names, self.box, laid)

    def gesture(self, scene: Scene, seat: Seat, move: Move, names: Names) -> Gesture:
        return gesture(scene, seat, move, names, self.box)

    def advised(self, scene: Scene, seat: Seat) -> Moves:
        return advised(scene.table, seat) if isinstance(scene.question, actions.ActionPhase) else ()

    def befalls(self, scene: Scene, fact: object) -> tuple[Seat, ...]:
        """Whose Ward dies or is used by another; on whom a card is played, or where it waits a False Witness; who is driven; whose card is cancelled."""
        done, by = (fact.move, fact.seat) if isinstance(fact, Said) else (fact, NOTHING)
        t: Town = scene.table
        if isinstance(done, reactions.NoEffect):
            return tuple({t.seat_of(healer_of_card(done.card))} - {NOTHING})
        if isinstance(done, Prescribe):
            hit = [done.target] if done.card in ON_A_WARD else t.pieces_in(done.target) if done.card == FALSE_WITNESS else []
        else:
            hit = [getattr(done, "piece", getattr(done, "ward", NOTHING))]
        owners = {t.answers_for(piece) if is_ward(piece) else t.seat_of(piece) for piece in hit if is_ward(piece) or isinstance(done, TO_HEALERS_TOO)}
        return tuple(sorted(owners - {by, NOTHING}))

    def in_turn(self, scene: Scene) -> Seat | None:
        """Nobody's before the first round."""
        t: Town = scene.table
        return t.active if t.round else None

    def truths(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]] = ()) -> list[Truth]:
        return truths(positions, names, self.box)

    def came_about(self, positions: Sequence[Position], names: Names, told: Sequence[Sequence[object]]) -> list[str]:
        return came_about(positions, names, told, self.box)

    def holds(self, position: Position, seat: Seat, phrase: str, about: Seat | None) -> bool | None:
        return holds(position.table, phrase, about)

    def talk(self) -> Talk:
        return TALK

    def parts(self, seats: int) -> tuple[str, ...]:
        return parts(seats)

    def windows(self, rules: TownRules) -> tuple[WindowKind, ...]:
        if rules.seats not in self._windows:
            self._windows[rules.seats] = windows(rules, self.box)
        return self._windows[rules.seats]

    def may_order(self, rules: TownRules, seat: Seat) -> tuple[WindowKind, ...]:
        return windows_of(rules, self.box, seat)

    def marks(self) -> Marks:
        return PINS

    def allies(self, scene: Scene, seat: Seat) -> tuple[Seat, ...]:
        return allies(scene, seat)

    def topics(self) -> dict[str, str]:
        return topics(self.box)

    def imagine(self, view: View, dealer: Dealer, memory: Memory | None = None) -> Position:
        return imagine(view, dealer)

    def retell(self, position: Position, memory: Memory = ()) -> tuple[list[tuple[Seat, Move]], list[int]]:
        return retold(self, position, memory)


def vocabulary(rules: TownRules) -> Moves:
    """The beginning; the Plague; windows; what is asked of a Healer; deeds."""
    cards = [card for card in range(PRESCRIPTIONS) if rules.copies[card]]
    pieces = [*range(HEALERS if rules.seats == 2 else rules.seats - 1), *WARDS]
    return (
        *(BECOMES if rules.seats == 2 else ()), *DOOMS, *[TAKES[card] for card in cards],
        *[PUTS[piece][district] for piece in pieces for district in DISTRICTS],
        *CREEPS, *[THROUGHS[via][to] for via in range(PLACES) for to in rules.neighbours[via]],
        LIE_LOW, *INFECTS[1:], *BLOCKADES[1:], CEASE, BREAK_OFF, *[LAYS[strain][district] for strain in range(STRAINS) for district in DISTRICTS], *SWAPS,
        *[PICKS[ward] for ward in WARDS], PASS, *[REACTS[card] for card in REACTIONS if rules.copies[card]], COMPLETE, GIVE_UP, ENOUGH,
        *[GOES[district] for district in DISTRICTS], *NAMINGS[1:], *SPENDS, *[DISCARDS[card] for card in cards], END_TURN,
        *[LEAVES[piece] for piece in pieces], *[WALKS[piece][to] for piece in pieces for to in DISTRICTS],
        *[RESOLVES[piece] for piece in pieces], *CLAIMS, *TRANSFERS, *HAND_TOS, *PLEDGES,
        *[way for card in cards for way in WAYS[card] if card != THIEF or way.target < rules.seats],
    )
