"""Imagined worlds against all that there are, in whole games: with what a seat was dealt, put in and got, from the first round on."""

from __future__ import annotations

import random

import pytest

from lazaretto import game
from lazaretto.games.bristol.turn import DrawRemedy
from lazaretto.kernel import Move, Position
from tests.possible_worlds import NOISE, Past, distance, imagined, openly, shares_of

GAME = game("bristol")
FEW_KINDS = GAME.with_components({"symptoms": {"1": 10, "2": 0, "3": 10, "4": 4}})
A_WORLD = 1000                  # times each is to be imagined, on average


def without_remedies(position: Position, seat: int, choose: random.Random) -> Move:
    """Any kind of answer, then any of the kind."""
    kinds: dict[type, list[Move]] = {}
    for move in position.options(seat):
        kinds.setdefault(type(move), []).append(move)
    return choose.choice(kinds[choose.choices([kind for kind in kinds if kind is not DrawRemedy] or list(kinds))[0]])


def symptoms_and_health(world: Position) -> tuple[object, ...]:
    return tuple(tuple(zone.cards()) for zone in world.table.symptoms), tuple(tuple(zone.cards()) for zone in world.table.health)


def misses(past: Past, seat: int) -> tuple[float, int]:
    """How far imagined worlds are from all that there are, and how many those are."""
    exact = shares_of(past.worlds(seat, openly), symptoms_and_health)
    return distance(imagined(past, seat, past.memory(seat), A_WORLD * len(exact), symptoms_and_health), exact), len(exact)


@pytest.mark.parametrize("answers", [0, 2])
def test_in_the_small_game_every_world_is_as_likely_as_it_is(answers: int) -> None:
    """BR 14. For every seat: whoever holds the 4."""
    found = []
    for seed in range(3):
        past = Past(GAME, 3, "mini", seed)
        for _ in range(answers):
            past.go_on(without_remedies)
        found += [misses(past, seat) for seat in range(3)]
    assert max(missed for missed, _ in found) < NOISE
    assert {many for _, many in found} > {1}


def test_after_rounds_in_which_carts_mingled_every_world_is_as_likely_as_it_is() -> None:
    """BR 1.3, 10.2 to 10.4. Who is plagued, too: by a hand that is held no longer."""
    past = Past(FEW_KINDS, 4, "base", 0)
    for _ in range(6):
        past.go_on(without_remedies)
    assert past.position.table.round == 2
    missed, many = misses(past, 0)
    assert missed < NOISE and many > 5
