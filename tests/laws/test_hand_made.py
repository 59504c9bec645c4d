"""A law of moves made by hand: what is not in the vocabulary is refused, with a reason, at every decision and whatever its numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import lazaretto
from lazaretto.kernel import Game, Move
from lazaretto.kernel.value import said

from .wandering import wander

OTHER_NUMBERS = (99, -1, 0)
WALKS = 12
OFTEN = 10                      # times that the same question is looked at


def with_other_numbers(field: Any) -> Iterator[Any]:
    """In each place where it has a number, another."""
    if isinstance(field, tuple):
        yield from ((*field[:at], other, *field[at + 1:]) for at, one in enumerate(field) for other in with_other_numbers(one))
    elif isinstance(field, Move):
        yield from hand_made(field)
    elif isinstance(field, int) and not isinstance(field, bool):
        yield from OTHER_NUMBERS


def hand_made(move: Move) -> Iterator[Move]:
    for fields in with_other_numbers(tuple(said(move))):
        yield type(move)(*fields)


def strange_moves(game: Game, seats: int, variant: str) -> set[Move]:
    known = game.vocabulary(seats=seats, variant=variant)
    return {made for move in known for made in hand_made(move)} - set(known)


@pytest.mark.parametrize("name, seats, variant", [
    ("infected", 6, "base"), ("infected", 9, "blind"), ("bristol", 6, "characters+alms"), ("bristol", 4, "characters+chaos+convene"),
    ("pints", 3, "base"), ("pints", 4, "main-course"), ("pathologic", 2, "base"), ("pathologic", 3, "base"), ("pathologic", 4, "base"),
    ("pest", 1, "base"), ("pest", 2, "versus"), ("pest", 4, "advanced"),
])
def test_no_move_outside_the_vocabulary_is_allowed(name: str, seats: int, variant: str) -> None:
    game, looked = lazaretto.game(name), Counter[type]()
    strange = strange_moves(game, seats, variant)
    assert strange
    for number in range(WALKS):
        for moment in wander(game, seats, variant, ("hand-made", number), thumbs=number % 2 == 0):
            position = moment.position
            looked[type(position.question)] += 1
            if looked[type(position.question)] <= OFTEN:
                for seat in position.asked:
                    assert not [move for move in strange if position.why_not(seat, move) is None], f"allowed at {position.question}"
