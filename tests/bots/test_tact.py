"""Tact: what a searching bot does not think of, though the rules allow it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

import lazaretto
from lazaretto import bots
from lazaretto.bots import thumb
from lazaretto.games.bristol.dice import Lock, Reroll
from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.actions import ActionPhase
from lazaretto.games.pathologic.cards import COIN, KEY, NOTHING, PATHS, PIECE_NAMES, SECRET
from lazaretto.games.pathologic.errands import Claim, HandTo, Leave, Transfer
from lazaretto.games.pathologic.events import BreakingCordon
from lazaretto.games.pathologic.moves import END_TURN, EndTurn, Infect, Pick
from lazaretto.games.pathologic.orders import Action
from lazaretto.games.pathologic.prescribing import Prescribe
from lazaretto.games.pathologic.resolving import RESOLVES, Resolve
from lazaretto.games.pathologic.showing import Showing
from lazaretto.games.pathologic.walking import Walk
from lazaretto.games.pathologic.whereabouts import where_it_can_be
from lazaretto.games.pints.anytime import Ask, Drink, Selling
from lazaretto.games.pints.moves import SELL, Refuse
from lazaretto.kernel import Answered, Game, Move, Moves, Position, RandomDealer, Recorder, Seat, heard_by

from ..games.pathologic.place import town
from ..games.pints.pub import BEN, pub

GAMES = ("bristol", "pints", "pathologic")
BACHELOR, MARIA, VLAD = [PIECE_NAMES.index(name) for name in ("bachelor", "maria", "vlad")]


class Heard(dict[Seat, list[object]]):
    """By seat, all that it was told and answered."""

    def take(self, dealer: Recorder) -> None:
        for seat, memory in self.items():
            memory += heard_by(seat, dealer.facts)
        dealer.facts.clear()


def decisions(game: Game, seats: int, seed: int) -> Iterator[tuple[Position, Seat, list[object], Moves, Move]]:
    """Of a game at random: before each answer who is asked, what that seat remembers, what it may answer, and what it will."""
    dealer, whims = Recorder(RandomDealer(seed)), RandomDealer(seed + 1)
    position, heard = game.begin(seats, "base", dealer), Heard({seat: [] for seat in range(seats)})
    while position.outcome is None:
        heard.take(dealer)
        seat = position.asked[0]
        options = position.options(seat)
        move = options[whims.pick(len(options))]
        yield position, seat, heard[seat], options, move
        position.play(seat, move, dealer)
        heard[seat].append(Answered(move))


def considered(game: Game, position: Position, seat: Seat, memory: list[object], options: Moves) -> Moves:
    tact = thumb.tact(game.name)
    assert tact is not None
    return tact(position.seen_by(seat), seat, memory, options)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_asked_there_is_something_to_think_of(name: str) -> None:
    game = lazaretto.game(name)
    for seed in range(3):
        for position, seat, memory, options, _ in decisions(game, 3, seed):
            found = considered(game, position, seat, memory, options)
            assert found and [move for move in options if move in found] == list(found)


def test_dice_that_show_the_same_are_thought_of_once() -> None:
    """BR 7.1, 8.2. And whatever can be rerolled or locked is thought of."""
    game, spared = lazaretto.game("bristol"), 0
    for seed in range(4):
        for position, seat, memory, options, _ in decisions(game, 6, seed):
            found = considered(game, position, seat, memory, options)
            for kind in (Reroll, Lock):
                faces = [sorted([position.table.dice[die] for die in move.dice]) for move in found if isinstance(move, kind)]
                assert len({tuple(each) for each in faces}) == len(faces)
                assert all(sorted([position.table.dice[die] for die in move.dice]) in faces for move in options if isinstance(move, kind))
            others = [move for move in options if not isinstance(move, (Reroll, Lock))]
            assert [move for move in found if not isinstance(move, (Reroll, Lock))] == others
            spared += len(options) - len(found)
    assert spared


def test_nobody_asks_once_more_in_a_turn_who_has_refused() -> None:
    """PB 12.4 would allow it in every phase, and for every card."""
    game, kept, spared = lazaretto.game("pints"), 0, 0
    for seed in range(8):
        refused: set[Seat] = set()
        asked: Ask | None = None
        turns = 0
        for position, seat, memory, options, move in decisions(game, 3, seed):
            if position.table.turns != turns:
                turns, refused = position.table.turns, set()
            asks = {option for option in options if isinstance(option, Ask)}
            found = {option for option in considered(game, position, seat, memory, options) if isinstance(option, Ask)}
            assert found == {ask for ask in asks if ask.seller not in refused}
            kept, spared = kept + len(found), spared + len(asks - found)
            if isinstance(position.question, Selling) and isinstance(move, Refuse) and asked is not None:
                refused.add(asked.seller)
            asked = move if isinstance(move, Ask) else asked
    assert kept and spared


def test_nobody_treats_a_friend_who_is_no_worse_off_or_hardly_bitten() -> None:
    game, seen = lazaretto.game("pints"), set()
    for seed in range(8):
        for position, seat, memory, options, _ in decisions(game, 3, seed):
            bites, found = position.table.bites, considered(game, position, seat, memory, options)
            for move in options:
                if isinstance(move, Drink):
                    needs = move.drinker == seat or bites[move.drinker] > max(bites[seat], 2)
                    assert (move in found) == needs
                    seen.add((move.drinker == seat, needs))
    assert seen == {(True, True), (False, True), (False, False)}


@pytest.mark.parametrize("quarter, cards, sofa, is_thought_of", [
    (4, "cue", 3, False), (3, "cue", 3, False), (2, "cue", 3, True), (4, "cue magazine", 3, True), (4, "cue", 0, True),
])
def test_the_fare_for_the_taxi_is_not_thought_of_for_sale(quarter: int, cards: str, sofa: int, is_thought_of: bool) -> None:
    """PB 16.5. Late in the night, if it is the only card; where the last buddy may hang on it, it is."""
    night = pub("2  b:fast  g  r  y  b", stools="2", sofa=sofa, hands={"ben": cards}, crisps={"anna": 9}, quarter=quarter, phase="placing")
    asked = night.after("anna asks ben for cue").position
    assert (SELL in considered(lazaretto.game("pints"), asked, BEN, [], asked.options(BEN))) == is_thought_of


def test_the_plague_does_not_show_itself_for_nothing() -> None:
    """PA 6.3, 6.4. Whoever is harmed gives it one space more; if nobody is, it has only told where it is."""
    game, kept, spared = lazaretto.game("pathologic"), 0, 0
    for seed in range(8):
        for position, seat, memory, options, _ in decisions(game, 3, seed):
            if isinstance(position.question, Showing):
                t = position.table
                for move in [move for move in options if isinstance(move, Infect)]:
                    harmed = [piece for piece in t.pieces_in(move.district) if not t.is_quarantined(piece)]
                    assert (move in considered(game, position, seat, memory, options)) == bool(harmed)
                    kept, spared = kept + bool(harmed), spared + (not harmed)
    assert kept and spared


def test_who_has_handed_over_what_an_event_needs_has_it_resolved() -> None:
    """PA 12.12. Unless it cannot be done any more; what costs no point may come before it."""
    game, spared, free = lazaretto.game("pathologic"), 0, 0
    for seed in range(12):
        handed: int | None = None
        for position, seat, memory, options, move in decisions(game, 3, seed):
            if isinstance(position.question, ActionPhase) and handed is not None and Resolve(handed) in options:
                found = considered(game, position, seat, memory, options)
                assert [each for each in found if isinstance(each, (Action, EndTurn))] == [Resolve(handed)]
                assert {each for each in options if not isinstance(each, (Action, EndTurn))} < set(found)
                spared, free = spared + len(options) - len(found), free + len(found) - 1
            handed = move.ward if isinstance(move, HandTo) else None if isinstance(move, (Resolve, EndTurn)) else handed
    assert spared and free


@pytest.mark.parametrize(("purse", "laid", "resolves"), [("", {}, False), ("coin", {}, True), ("coin", {5: "ulcer"}, False)])
def test_who_can_resolve_an_event_by_what_is_at_hand_does_it_in_this_turn(purse: str, laid: dict[int, str], resolves: bool) -> None:
    """PA 12.11. Both points go into it, by the Bachelor and by Vlad; cards and Pacts cost none. Unless a Strain lies in wait there."""
    there = town(where={"vlad": 5}, free="bachelor vlad", events={5: "coin"}, sheets={"bachelor": purse}, laid=laid)
    options = there.position.options(there.t.active)
    found = considered(GAME, there.position, there.t.active, [], options)
    actions = {move for move in found if isinstance(move, (Action, EndTurn))}
    assert actions == {HandTo(VLAD)} if resolves else {Walk(VLAD, 4), END_TURN} < actions
    assert {move for move in options if not isinstance(move, (Action, EndTurn))} <= set(found)


def test_the_other_point_may_go_first_where_a_ward_needs_one_alone() -> None:
    """PA 13.3. But not into counters, and not into the Ward itself."""
    there = town(where={"maria": 5}, free="bachelor maria", events={5: "coin", 9: "key"})
    found = considered(GAME, there.position, there.t.active, [], there.position.options(there.t.active))
    assert RESOLVES[MARIA] in found and Walk(BACHELOR, 2) in found and END_TURN not in found
    assert not [move for move in found if isinstance(move, (Claim, Transfer)) or (isinstance(move, Walk) and move.piece == MARIA)]


@pytest.mark.parametrize("danger", [{"dead": "maria capella"}, {"evidence": {"haruspex": 6}}])
def test_all_is_thought_of_where_the_game_may_end_before_the_next_turn(danger: dict[str, Any]) -> None:
    """PA 15.2, 15.3. By one more death, or by a rival's Event; only that nothing is fetched."""
    there = town(where={"vlad": 5}, free="bachelor vlad", events={5: "coin"}, sheets={"bachelor": "coin"}, **danger)
    options = there.position.options(there.t.active)
    found = considered(GAME, there.position, there.t.active, [], options)
    assert set(options) - set(found) == {move for move in options if isinstance(move, (Claim, Transfer))}


def test_of_counters_those_are_fetched_that_events_need() -> None:
    """PA 12.7, 12.8. One Coin is needed and at hand, and of two Secrets one: so it is a Secret. Where nothing is lacking anything may be fetched."""
    for purse, fetched in (("coin secret", {SECRET}), ("coin", {SECRET}), ("coin secret secret", {COIN, SECRET, KEY})):
        there = town(events={5: "coin", 9: "secret", 14: "secret"}, sheets={"bachelor": purse})
        found = considered(GAME, there.position, there.t.active, [], there.position.options(there.t.active))
        resources = there.t.rules.resources
        assert {move.resource for move in found if isinstance(move, Claim)} == fetched
        assert {resources[move.ward] for move in found if isinstance(move, Transfer)} == fetched


@pytest.mark.parametrize(("active", "seen", "comes_out"), [
    ("bachelor", 5, {"vlad"}), ("changeling", 5, set()), ("bachelor", 6, {"bachelor", "vlad"}), ("changeling", 6, {"changeling", "vlad"}),
])
def test_nobody_comes_out_of_quarantine_under_the_eyes_of_the_plague(active: str, seen: int, comes_out: set[str]) -> None:
    """PA 6.3, 12.4. Unless the next Healer can lead the Ward away before it strikes."""
    there = town(where={active: 5, "vlad": 5}, active=active, lair=seen, blockade=seen)
    assert where_it_can_be(there.t) == (seen,)
    found = considered(GAME, there.position, there.t.active, [], there.position.options(there.t.active))
    assert {PIECE_NAMES[move.piece] for move in found if isinstance(move, Leave)} & {active, "vlad"} == comes_out


def test_whom_the_broken_cordons_let_out_is_not_let_out_before_the_plague() -> None:
    """PA 16.7."""
    there = town(where={"vlad": 5}, lair=5, blockade=5, phase="turn", chance="7")
    assert isinstance(there.position.question, BreakingCordon)
    seat = there.position.asked[0]
    options = there.position.options(seat)
    assert set(options) - set(considered(GAME, there.position, seat, [], options)) == {Pick(VLAD)}


def test_long_paths_are_for_a_walk() -> None:
    """PA 17.9. Nobody opens them without a walk in mind, and once they are open somebody walks; what costs no point may come before it."""
    game, spared, walked = lazaretto.game("pathologic"), 0, 0
    for seed in range(12):
        for position, seat, memory, options, _ in decisions(game, 3, seed):
            found, walks = considered(game, position, seat, memory, options), [move for move in options if isinstance(move, Walk)]
            opening = [move for move in options if isinstance(move, Prescribe) and move.card == PATHS]
            assert not [move for move in found if move in opening]
            spared += len(opening)
            if position.table.paths and walks and position.table.handed_to == NOTHING:
                assert [move for move in found if isinstance(move, (Action, EndTurn))] == walks
                walked += 1
    assert spared and walked


@pytest.mark.parametrize("name", GAMES)
def test_the_searcher_thinks_of_that_and_of_the_advice(name: str) -> None:
    game, spared = lazaretto.game(name), 0
    for position, seat, memory, options, _ in chain(decisions(game, 3, 1), decisions(game, 3, 2)):
        bot = bots.make("ismcts:2i", game, seat, 3)
        bot.memory = memory
        found = considered(game, position, seat, memory, options)
        spared += len(options) - len(found)
        for advice in options[:2]:
            thought_of = bot.considered(position.seen_by(seat), options, advice)
            assert set(thought_of) == {*found, advice}
    assert spared
