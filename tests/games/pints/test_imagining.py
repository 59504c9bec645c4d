"""Imagined worlds against all that there are: chips face down, who comes to the rescue, and cards that others looked at."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from lazaretto import game
from lazaretto.games.pints.box import CHIP_NAMES
from lazaretto.games.pints.cards import BUDDY_CARDS, CARD_NAMES, FRUIT, LAST_QUARTER, TINY_CAR
from lazaretto.games.pints.table import NOTHING, Pub
from lazaretto.kernel import Game, Mistake, Move, Position, RandomDealer, playout
from tests.possible_worlds import NOISE, Past, distance, imagined, openly, shares_of

A_WORLD = 1000                  # times each is to be imagined, on average

#: Seven chips of two kinds, sixteen cards of three, and one card for every zombie: all worlds can be counted, and the stock runs out.
SMALL = game("pints").with_components({
    "chips": {**dict.fromkeys(CHIP_NAMES, 0), "fast": 4, "tough": 3},
    "buddy-cards": {**dict.fromkeys(CARD_NAMES[:BUDDY_CARDS], 0), "cue": 6, "zword": 6},
    "zombie-cards": {**dict.fromkeys(CARD_NAMES[FRUIT:TINY_CAR], 0), "fruit": 4},
    "for-a-card": {"starters-menu": "1 1 1 1", "main-course": "1 1 1 1"},
    "start": {"sofa": 20, "phone-box": 9, "beers": 7},
})
ALIKE = SMALL.with_components({"chips": {**dict.fromkeys(CHIP_NAMES, 0), "fast": 7}})      # for questions about cards
LIVELY = {"LookTwice": 50, "Sink": 20, "Use": 30, "Fight": 9, "Place": 5}


def lively(position: Position, seat: int, choose: random.Random) -> Move:
    """Somebody looks at the pile, and zombies are hit."""
    kinds: dict[str, list[Move]] = {}
    for move in position.options(seat):
        kinds.setdefault(type(move).__name__, []).append(move)
    return choose.choice(kinds[choose.choices(list(kinds), [LIVELY.get(name, 1) for name in kinds])[0]])


def night(game: Game, variant: str, seed: int, answers: int) -> Past:
    past = Past(game, 2, variant, seed)
    while len(past.answers) < answers:
        past.go_on(lively)
    return past


def chips(world: Position) -> tuple[object, ...]:
    t: Pub = world.table
    return tuple(tuple(line.cards()) for line in t.lines), tuple(t.stock.cards())


def cards(world: Position) -> tuple[object, ...]:
    t: Pub = world.table
    return tuple(t.rescue.cards()), tuple(t.spare.cards()), tuple(t.top.cards()), tuple(tuple(zone.cards()) for zone in t.sunk), tuple(t.deck.cards())


def misses(past: Past, seat: int, what: Callable[[Position], tuple[object, ...]]) -> tuple[float, int]:
    """How far imagined worlds are from all that there are, and how many those are."""
    exact = shares_of(past.worlds(seat, openly), what)
    return distance(imagined(past, seat, past.memory(seat), A_WORLD * len(exact), what), exact), len(exact)


@pytest.mark.parametrize(("variant", "seed", "answers"), [("army", 0, 20), ("main-course+army", 1, 14), ("main-course+army", 5, 24)])
def test_a_chip_face_down_is_any_that_was_in_the_stock_when_it_was_drawn(variant: str, seed: int, answers: int) -> None:
    """PB 2.3, 2.4. Chips turned up and brought back since tell which there were."""
    past = night(SMALL, variant, seed, answers)
    t: Pub = past.position.table
    assert t.draws > sum(len(tags) for tags in t.tags), "none went back"
    missed, many = misses(past, 0, chips)
    assert missed < NOISE and many > 3


@pytest.mark.parametrize(("variant", "seed", "answers"), [("main-course+army", 101, 22), ("main-course", 144, 22)])
def test_a_card_that_another_looked_at_is_any_that_nobody_saw(variant: str, seed: int, answers: int) -> None:
    """PB 19.4, 3.10. In the last quarter the rescue too; who looked knows it."""
    past = night(ALIKE, variant, seed, answers)
    t: Pub = past.position.table
    assert t.quarter == LAST_QUARTER and t.top_id != NOTHING
    looker = t.lookers[t.top_id].bit_length() - 1
    found = [misses(past, seat, cards) for seat in (looker, 1 - looker)]
    assert all(missed < NOISE for missed, _ in found)
    assert found[0][1] < found[1][1]


def test_before_the_last_quarter_any_of_the_five_may_come() -> None:
    """PB 3.10."""
    missed, many = misses(night(ALIKE, "base", 1, 6), 0, cards)
    assert missed < NOISE and many == 5


def test_nothing_is_imagined_once_the_game_is_over() -> None:
    position, dealer = SMALL.begin(2, "base", RandomDealer(1)), RandomDealer(1)
    playout(position, dealer)
    with pytest.raises(Mistake, match="the game is over"):
        SMALL.imagine(position.seen_by(0), dealer)
