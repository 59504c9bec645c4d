"""A law of the list of moves: no page begins it with what ends, passes or declines, where anything can be done."""

from __future__ import annotations

import random

import pytest

import lazaretto
from lazaretto.hosting.option import Option
from lazaretto.hosting.paging import listed
from lazaretto.kernel import Game, View

from .wandering import is_looked_at, wander

NAMES = ("Wat", "Joan", "Hugh", "Emmot", "Maud", "Isolde")


def keys(game: Game, view: View, seat: int) -> list[Option]:
    made = [(game.say(move), game.gesture(view, seat, move, NAMES)) for move in view.options(seat)]
    return [Option(move, "", words=gesture.words, things=gesture.things) for move, gesture in made]


@pytest.mark.parametrize("name, seats, variant", [
    ("infected", 6, "base"), ("bristol", 6, "characters+alms"), ("pints", 3, "base"), ("pints", 4, "main-course"), ("pathologic", 4, "base"),
    ("pathologic", 2, "base"), ("pest", 3, "base"), ("pest", 1, "base"),
])
def test_what_ends_or_declines_stands_after_what_does_something(name: str, seats: int, variant: str) -> None:
    game, choose, moved = lazaretto.game(name), random.Random(1), 0
    for at, moment in enumerate(wander(game, seats, variant, (name, variant), thumbs=True)):
        question, t = moment.position.question, moment.position.table
        if question is None or question.is_window(t) or not is_looked_at(at, 0.5, choose):
            continue
        for seat in moment.position.asked:
            offered = keys(game, moment.position.seen_by(seat), seat)
            found = listed(offered)
            assert sorted(key.move for key in found) == sorted(key.move for key in offered)
            assert found[0].things or not any(key.things for key in found), [key.words for key in found]
            moved += found != offered
    assert moved


def test_each_plain_action_stands_before_any_variant_of_another() -> None:
    """PE 9.4. An enhanced Construct stands behind the plain Cure, Trade behind both, and the end is last."""
    def key(move: str, *things: str, group: str = "") -> Option:
        return Option(move, "", things=things, group=group)
    end, construct, enhanced, cure, trade = key("end"), key("construct", "action:1"), key("enhanced", "action:1", "research"), key("cure", "action:4"), key(
        "trade", "good:1", "good:2", group="Trade")
    assert listed([end, construct, enhanced, cure, trade]) == [construct, cure, enhanced, trade, end]
    assert listed([construct, cure]) == [construct, cure]
