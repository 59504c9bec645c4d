"""The laws, over every game, number of seats and variant."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lazaretto

from . import sentences as law
from .wandering import every_table, is_looked_at, wander

TABLES = every_table()
A_TABLE = st.sampled_from(TABLES)
SEED = st.integers(0, 10**9)


@pytest.mark.parametrize("name, seats, variant", TABLES)
def test_every_law_holds_in_one_game_at_every_table(name: str, seats: int, variant: str) -> None:
    game, seed = lazaretto.game(name), (seats, variant)
    choose = random.Random(repr(seed))
    whole = None
    for number, moment in enumerate(wander(game, seats, variant, seed)):
        law.faces_are_told_to_eyes_that_see_them(moment)
        law.notes_only_grow(game, moment)
        whole = whole or law.pieces(game, moment.position)
        assert law.pieces(game, moment.position) == whole
        if moment.position.outcome is not None:
            break
        watcher_or_seat = choose.choice([None, *range(seats)])
        law.everyone_asked_has_an_answer(moment)
        law.options_and_reasons_need_only_the_view(game, moment, choose.randrange(seats))
        law.packing_round_trips(game, moment, watcher_or_seat)
        if is_looked_at(number, 0.25, choose):
            law.no_silent_leaks(game, moment, watcher_or_seat, (seed, number))
            law.an_imagined_world_looks_alike_and_can_be_reached(game, moment, watcher_or_seat, (seed, number))
            law.older_positions_never_change(moment, (seed, number))
            law.moves_of_other_tables_are_refused(game, moment, (seed, number))
            law.the_order_of_answering_does_not_matter(moment, (seed, number))
    law.every_zone_belongs_to_one_kind_of_piece(game, moment.position)


@pytest.mark.parametrize("name, seats, variant", [(name, seats, variant) for name, seats, variant in TABLES if variant == "base"])
def test_at_every_decision_of_a_game_an_imagined_world_looks_alike(name: str, seats: int, variant: str) -> None:
    """All decisions, where the other laws look at a share of them: for whoever is asked."""
    game = lazaretto.game(name)
    for number, moment in enumerate(wander(game, seats, variant, ("all", seats))):
        if moment.position.outcome is None:
            law.an_imagined_world_looks_alike(game, moment, moment.position.asked[0], (seats, number))


#: One table a variant, its seats going round.
PLAYED = [(game.name, [seats for name, seats, mode in TABLES if (name, mode) == (game.name, variant)], number, variant)
          for game in lazaretto.games() for number, variant in enumerate(game.variants)]


@pytest.mark.parametrize("name, seats, number, variant", PLAYED)
def test_every_law_holds_where_sensible_players_come(name: str, seats: list[int], number: int, variant: str) -> None:
    game, many, choose = lazaretto.game(name), seats[number % len(seats)], random.Random(number)
    whole = None
    for at, moment in enumerate(wander(game, many, variant, (number, variant), thumbs=True)):
        law.faces_are_told_to_eyes_that_see_them(moment)
        law.notes_only_grow(game, moment)
        whole = whole or law.pieces(game, moment.position)
        assert law.pieces(game, moment.position) == whole
        if moment.position.outcome is not None:
            break
        if at % 8 == 0:
            watcher_or_seat = choose.choice([None, *range(many)])
            law.everyone_asked_has_an_answer(moment)
            law.options_and_reasons_need_only_the_view(game, moment, choose.randrange(many))
            law.packing_round_trips(game, moment, watcher_or_seat)
            law.no_silent_leaks(game, moment, watcher_or_seat, (number, at))
            law.an_imagined_world_looks_alike_and_can_be_reached(game, moment, watcher_or_seat, (number, at))


@given(A_TABLE, SEED)
@settings(max_examples=300, deadline=None)
def test_no_silent_leaks(table: tuple[str, int, str], seed: int) -> None:
    name, seats, variant = table
    game, choose = lazaretto.game(name), random.Random(seed)
    for number, moment in enumerate(wander(game, seats, variant, seed)):
        if moment.position.outcome is None and is_looked_at(number, 0.3, choose):
            law.no_silent_leaks(game, moment, choose.choice([None, *range(seats)]), (seed, number))


def test_the_leak_law_compares_worlds_one_answer_further() -> None:
    """It would hold of itself if the twin worlds could never go on together."""
    game, compared = lazaretto.games()[0], 0
    for seed in range(20):
        for number, moment in enumerate(wander(game, game.seats[1], "base", seed)):
            if moment.position.outcome is None:
                compared += law.no_silent_leaks(game, moment, number % game.seats[1], (seed, number))
    assert compared > 150


@given(A_TABLE, SEED)
@settings(max_examples=300, deadline=None)
def test_an_imagined_world_looks_alike_and_can_be_reached(table: tuple[str, int, str], seed: int) -> None:
    name, seats, variant = table
    game, choose = lazaretto.game(name), random.Random(seed)
    for number, moment in enumerate(wander(game, seats, variant, seed)):
        if moment.position.outcome is None and is_looked_at(number, 0.25, choose):
            law.an_imagined_world_looks_alike_and_can_be_reached(game, moment, choose.choice([None, *range(seats)]), (seed, number))


@given(A_TABLE, SEED)
@settings(max_examples=150, deadline=None)
def test_every_game_ends_within_its_bound(table: tuple[str, int, str], seed: int) -> None:
    name, seats, variant = table
    game = lazaretto.game(name)
    answers = sum(1 for _ in wander(game, seats, variant, seed)) - 1
    assert answers <= game.longest(game.rules(seats, variant))


@given(A_TABLE, SEED)
@settings(max_examples=60, deadline=None)
def test_scores_are_higher_for_winners(table: tuple[str, int, str], seed: int) -> None:
    name, seats, variant = table
    *_, last = wander(lazaretto.game(name), seats, variant, seed)
    outcome = last.position.outcome
    assert outcome is not None and len(outcome.scores) == seats and outcome.reason
    losers = [seat for seat in range(seats) if seat not in outcome.winners]
    assert all(outcome.scores[winner] > outcome.scores[loser] for winner in outcome.winners for loser in losers)
    assert last.position.asked == () and last.position.options(0) == ()
