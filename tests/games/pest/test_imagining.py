"""Imagined worlds against all that there are: which Pest cards went back into the box, and what the decks still hold (PE 3.15, 4.8)."""

from __future__ import annotations

import random

import pytest

from lazaretto import game
from lazaretto.games.pest.table import Empire
from lazaretto.kernel import Mistake, Move, Position, RandomDealer, playout
from tests.possible_worlds import NOISE, Past, distance, imagined, openly, shares_of

GAME = game("pest")
A_WORLD = 1000                  # times each is to be imagined, on average


def at_leisure(position: Position, seat: int, choose: random.Random) -> Move:
    """Half of the time what a player who is gone would answer: so years go by."""
    assert position.question is not None
    return choose.choice(position.options(seat)) if choose.random() < 0.5 else position.question.default(position.table, seat)


def years(seats: int, seed: int, told: int) -> Past:
    """Until so many cards of the piles from which some are missing have come."""
    past = Past(GAME, seats, "base", seed)
    while past.position.outcome is None and sum(card in past.position.table.pest_shown for pile in past.position.table.rules.piles for card in pile) < told:
        past.go_on(at_leisure)
    return past


def decks(world: Position) -> tuple[object, ...]:
    t: Empire = world.table
    return tuple(t.boxed.cards()), tuple(t.pest_deck.cards()), tuple(t.aid_deck.cards()), tuple(t.technology_deck.cards())


@pytest.mark.parametrize(("seats", "seed", "told", "many"), [(2, 0, 0, 27), (2, 0, 2, 12), (1, 0, 2, 12), (1, 0, 3, 6), (3, 0, 0, 1)])
def test_a_card_of_each_pile_is_in_the_box_any_that_has_not_come(seats: int, seed: int, told: int, many: int) -> None:
    """PE 4.8. With three players or more none is, and everything is known but the order."""
    past = years(seats, seed, told)
    assert past.position.outcome is None
    exact = shares_of(past.worlds(0, openly), decks)
    assert len(exact) == many
    assert distance(imagined(past, 0, past.memory(0), A_WORLD * many, decks), exact) < NOISE


def test_nothing_is_imagined_once_the_game_is_over() -> None:
    position, dealer = GAME.begin(1, "base", RandomDealer(1)), RandomDealer(1)
    playout(position, dealer)
    with pytest.raises(Mistake, match="the game is over"):
        GAME.imagine(position.seen_by(0), dealer)
