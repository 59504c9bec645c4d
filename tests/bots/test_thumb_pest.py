"""The rules of thumb for Pest: situations with the sensible answer, and what they come to over many games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lazaretto.bots import Bot
from lazaretto.bots.random import Random
from lazaretto.bots.thumb.pest import Thumb
from lazaretto.games.pest import GAME
from lazaretto.games.pest.assigning import Assigning
from lazaretto.games.pest.cards import ADRENALINE, CHECKPOINT, COIN, CURE, FOOD, HERBS, LAB, LUMBER, NOTHING, PODS, PRODUCE, RENOWN, STORAGE_SLOT
from lazaretto.games.pest.constructing import Constructing
from lazaretto.games.pest.curing import Curing
from lazaretto.games.pest.moves import (
    DONE, END_TURN, PLAYS, Arrange, Assign, Build, BuildCapital, Buy, Coins, Cure, EndTurn, Go, Play, Shelter, TakeToken, Trade,
)
from lazaretto.games.pest.moving import Moving
from lazaretto.games.pest.paying import Paying
from lazaretto.games.pest.people import MakingRoom, Sheltering
from lazaretto.games.pest.posts import ChoosingToken
from lazaretto.games.pest.researching import Researching
from lazaretto.games.pest.table import replaced
from lazaretto.games.pest.turn import PlacingAssistant, Turn
from lazaretto.kernel import Move, Position, RandomDealer, Step
from lazaretto.lab.playing import answer as answered
from lazaretto.lab.playing import deal, play

MAKE: dict[str, Callable[[int, int], Bot]] = {"thumb": Thumb, "random": lambda _, seed: Random(seed)}
TABLES = [(1, "base"), (1, "advanced"), (2, "base"), (2, "advanced+versus"), (3, "base"), (5, "base")]


def first_turn(seats: int = 3, seed: int = 0, variant: str = "base") -> Position:
    """Castles and Doctors stand; the first Assistant is to be placed."""
    position, dealer = deal(GAME, seats, variant, seed, aloud=False)
    while not isinstance(position.question, PlacingAssistant):
        seat = position.asked[0]
        position.play(seat, Thumb(seat, 0).choose(position.seen_by(seat), position.options(seat)), dealer)
    return position


def asked(question: Step, position: Position | None = None, year: int = 2, to_play: int = 0, table: dict[str, Any] | None = None, **house: Any) -> Position:
    """This is asked of whose turn it is, whose House has what is told."""
    position = position or first_turn()
    t = position.table
    t.year, t.to_play = year, to_play
    for name, value in (table or {}).items():
        setattr(t, name, value)
    for name, value in house.items():
        setattr(t.houses[t.active], name, value)
    position.agenda[-1] = question
    position.settle(RandomDealer(0))
    return position


def answer(position: Position) -> Move:
    seat = position.asked[0]
    return answered(position, seat, Thumb(seat, 0))


def bit(*numbers: int) -> int:
    return sum([1 << number for number in numbers])


# a turn


def test_a_useful_action_is_played_before_the_turn_ends() -> None:
    position = asked(Turn(), to_play=bit(CURE), regular=2, goods=(0, 0, 0, 3, 0))
    assert answer(position) == PLAYS[CURE][0]


def test_an_action_that_brings_nothing_is_left() -> None:
    assert answer(asked(Turn(), to_play=bit(CURE), regular=0, goods=(2, 2, 2, 3, 0))) == END_TURN


def test_herbs_are_produced_before_the_cure_that_needs_them() -> None:
    position = first_turn()
    t = position.table
    t.gives = (HERBS,) * len(t.gives)
    assert answer(asked(Turn(), position, to_play=bit(PRODUCE, CURE), regular=2, goods=(0, 0, 0, 0, 0), research=0)) == PLAYS[PRODUCE][0]


def test_people_are_cured_before_laboratories_produce() -> None:
    position = asked(Turn(), to_play=bit(PRODUCE, CURE), regular=3, goods=(0, 0, 0, 3, 0), research=0)
    assert answer(position) == PLAYS[CURE][0]


def test_whoever_hinders_produce_goes_above_another_action_first() -> None:
    position = asked(Turn(), to_play=bit(PRODUCE), regular=3, harmful=bit(PRODUCE), goods=(0, 0, 0, 0, 0), research=0)
    move = answer(position)
    assert isinstance(move, Arrange) and not move.harmful >> PRODUCE & 1


def test_an_assistant_goes_where_both_actions_do_something() -> None:
    position = asked(PlacingAssistant(), regular=3, goods=(1, 0, 0, 3, 0), research=0)
    seat, dealer, move = position.asked[0], RandomDealer(1), answer(position)
    actions: list[int] = []
    while not isinstance(move, EndTurn):
        actions.extend([move.action] if isinstance(move, Play) else [])
        position.play(seat, move, dealer)
        move = answer(position)
    assert len(actions) == 2 and CURE in actions


# actions


def test_the_sick_person_who_does_harm_is_cured_first() -> None:
    assert answer(asked(Curing(), regular=3, harmful=bit(PRODUCE), goods=(0, 0, 0, 2, 0))) == Cure(PRODUCE)


def test_on_the_last_turn_goods_are_traded_for_one_more_cure() -> None:
    position = asked(Curing(), year=5, placed=4, regular=1, harmful=0, goods=(2, 2, 2, 0, 0), table={"decrees": (1, 7, 11)})
    assert isinstance(answer(position), Trade)


def test_a_site_is_built_on_as_soon_as_it_can_be_paid() -> None:
    position = asked(Constructing(0, (), 0), year=0, goods=(2, 1, 0, 0, 0), camp=NOTHING)
    move = answer(position)
    assert isinstance(move, Build)


def test_nothing_is_traded_if_no_building_comes_of_it() -> None:
    """R240. Nor is it asked there: the action is over."""
    assert isinstance(answer(asked(Constructing(0, (), 0), goods=(1, 0, 2, 0, 0))), EndTurn)


def test_at_the_end_the_capital_building_with_most_renown_is_constructed() -> None:
    position = asked(Constructing(0, (), 0), year=5, placed=4, goods=(5, 5, 0, 0, 0), levels=(0, 0, 0), camp=NOTHING)
    position.table.ruins = (1 << 45) - 1
    assert answer(position) == BuildCapital(4)


def test_early_a_worker_is_sent_to_the_building_that_gives_most() -> None:
    position = first_turn()
    house = position.table.houses[position.table.active]
    sites = replaced(replaced(house.sites, 0, house.doctor), 6, house.doctor)
    assert answer(asked(Assigning(), position, year=0, healthy=0b111, sites=sites, table={"turned": (1 << 14) - 1})) == Assign(6)


def test_nobody_leaves_the_track_for_a_building_on_the_last_turn() -> None:
    position = first_turn()
    house = position.table.houses[position.table.active]
    position = asked(
        Assigning(), position, year=5, placed=4, healthy=0b111, sites=replaced(house.sites, 0, house.doctor), table={"decrees": (1, 7, 11), "capital_card": 2},
    )
    assert answer(position) != Assign(0)


def test_with_full_quarantine_nobody_walks_into_a_crowd() -> None:
    position = asked(Moving(), regular=3, harmful=0b1111, goods=(0, 0, 5, 0, 5), camp=NOTHING)
    t = position.table
    t.movement, t.steps, t.entered = 2, 0, 0
    t.sick = (3,) * len(t.sick)
    move = answer(position)
    assert not isinstance(move, Go)


def test_a_technology_of_three_renown_for_one_research_is_bought_late() -> None:
    position = asked(Researching(), year=5, placed=3, research=1)
    market = position.table.market
    for card in market.kinds():
        market.take(card)
    for card in (CHECKPOINT, LAB, PODS, ADRENALINE):
        market.put(card)
    move = answer(position)
    assert isinstance(move, Buy) and move.technology in (CHECKPOINT, LAB)


# small choices


def test_nobody_is_buried_while_a_slot_is_free() -> None:
    assert isinstance(answer(asked(Sheltering(first_turn().table.active, 1), regular=3, harmful=0b0111 & ~2)), Shelter)


def test_the_storage_is_cleared_for_goods_that_would_be_lost_unless_there_is_nothing_to_gain() -> None:
    told: dict[str, Any] = {"regular": 3, "harmful": 1 << STORAGE_SLOT}
    active = first_turn().table.active
    assert isinstance(answer(asked(MakingRoom(active, (LUMBER, COIN)), **told, goods=(4, 0, 0, 0, 4))), Arrange)
    assert answer(asked(MakingRoom(active, (FOOD,)), **told, goods=(0, 0, 4, 0, 0), year=5, placed=5)) == DONE


def test_the_renown_token_is_taken_on_the_last_turn() -> None:
    position = first_turn()
    position = asked(ChoosingToken(position.table.active), position, year=5, placed=4, table={"tokens": (FOOD, COIN, RENOWN, LUMBER), "turned": 0})
    assert answer(position) == TakeToken(RENOWN)


def test_coins_are_kept() -> None:
    position = first_turn()
    assert answer(asked(Paying(position.table.active, (0, 0, 2, 0)), position, goods=(0, 0, 2, 0, 2))) == Coins(0)


# whole games


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_every_question_has_an_answer_and_nothing_is_traded_or_arranged_in_vain(seats: int, variant: str) -> None:
    position, dealer = deal(GAME, seats, variant, 7, aloud=False)
    before: list[Move | None] = [None] * seats
    while position.outcome is None:
        seat = position.asked[0]
        move = answered(position, seat, Thumb(seat, 0))
        if isinstance(before[seat], Trade):
            assert isinstance(move, (Trade, Build, BuildCapital, Cure))
        if isinstance(before[seat], Arrange):
            assert isinstance(move, Play) and move.action <= PRODUCE
        before[seat] = move
        position.play(seat, move, dealer)
    assert len(position.table.totals) == seats


def test_it_only_looks_and_answers_the_same_to_the_same() -> None:
    for seed in range(3):
        position = first_turn(3, seed)
        seat = position.asked[0]
        view, same = position.seen_by(seat), position.seen_by(seat)
        first = Thumb(seat, 1).choose(view, position.options(seat))
        assert view == same and Thumb(seat, 2).choose(view, position.options(seat)) == first


def totals(names: list[str], seeds: range) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for seed in seeds:
        position, dealer = deal(GAME, len(names), "base", seed, aloud=False)
        play(position, [MAKE[name](seat, seed) for seat, name in enumerate(names)], dealer)
        found.append(position.table.totals)
    return found


def mean(found: list[tuple[int, ...]]) -> float:
    return sum([sum(renown) / len(renown) for renown in found]) / len(found)


def test_alone_it_is_an_earl_at_least() -> None:
    assert mean(totals(["thumb"], range(10))) > 40


def test_three_of_them_come_to_more_than_fifty() -> None:
    assert mean(totals(["thumb"] * 3, range(5))) > 55


def test_it_leaves_chance_far_behind_on_either_seat() -> None:
    first, second = totals(["thumb", "random"], range(2)), totals(["random", "thumb"], range(2))
    assert all([one > other + 20 for one, other in first]) and all([other > one + 20 for one, other in second])
