"""Imagined worlds against all that there are: each as likely as its deal, and as each card of a hand is to be passed."""

from __future__ import annotations

import random

import pytest

from lazaretto import game
from lazaretto.games.infected.passing import Pass
from lazaretto.games.infected.sheet import INFECTED, SHIELDS, SKULL, rounds
from lazaretto.kernel import Game, Move, Position
from tests.possible_worlds import NOISE, Past, distance, imagined, shares_of

GAME = game("infected")
A_WORLD = 1000                  # times each is to be imagined, on average: then chance alone makes two thirds of what is allowed

#: Few kinds of card, so that all worlds can be counted.
FEW = {
    "doctor": {"infected-now": 4, "infected-next": 3, "roll": 3}, "safe": {"safe": 6, "vaccinate-now": 4}, "silent": {"safe": 5, "silent": 5},
    "contagious": {"safe": 10},
}
CATCHING = {
    "doctor": {"infected-now": 5, "safe": 5}, "safe": {"safe": 6, "vaccinate-next": 4}, "silent": {"safe": 5, "silent": 5},
    "contagious": {"contagious-now": 4, "contagious-next": 3, "safe": 3},
}
DICE = {"doctor": {"infected-now": 9, "roll": 1}, "safe": {"safe": 9, "roll": 1}, "silent": {"silent": 9, "roll": 1}, "contagious": {"safe": 9, "roll": 1}}
TWO_EACH = {"doctor": {"infected-now": 4, "infected-next": 6}, "safe": {"safe": 10}, "silent": {"vaccinate-now": 4, "silent": 6}, "contagious": {"safe": 10}}
PLENTY = dict.fromkeys(("safe", "silent", "infected-now", "infected-next", "contagious-now", "contagious-next", "vaccinate-now", "vaccinate-next"), 99)


def with_decks(decks: dict[str, dict[str, int]], rolls: int = 15) -> Game:
    return GAME.with_components({"pool": {**PLENTY, "roll": rolls, "double-dice": 1}, "decks": decks})


def anything(position: Position, seat: int, choose: random.Random) -> Move:
    return choose.choice(position.options(seat))


def any_card(position: Position, who: int, move: Move) -> list[tuple[Move, float]]:
    """Passed in secret, each card of the hand as likely; all else is said aloud."""
    if not isinstance(move, Pass):
        return [(move, 1.0)]
    found = []
    for other in position.options(who):
        hand, likely = position.table.hands[who].copy(), 1.0
        for card in other.cards:
            likely *= hand.count(card) / len(hand)
            hand.take(card)
        found.append((other, likely))
    return found


def past(game: Game, seats: int, variant: str, seed: int, answers: int) -> Past:
    """After so many answers, and on until nobody waits with a sealed one."""
    found = Past(game, seats, variant, seed)
    while len(found.answers) < answers or found.position.sealed:
        found.go_on(anything)
    return found


def whole(world: Position) -> tuple[object, ...]:
    t = world.table
    roles = tuple(t.role_of(seat) for seat in range(t.rules.seats))
    return roles, tuple(tuple(line.cards()) for line in t.handed), tuple(tuple(hand.cards()) for hand in t.hands)


def marks(story: Past) -> set[int]:
    return {note.mark_of(seat) for note in rounds(story.position.table) for seat in range(story.seats)}


def misses(story: Past, seat: int | None) -> tuple[float, int]:
    """How far imagined worlds are from all that there are, and how many those are."""
    exact = shares_of(story.worlds(seat, any_card), whole)
    return distance(imagined(story, seat, story.memory(seat), A_WORLD * len(exact), whole), exact), len(exact)


def test_in_the_small_game_every_world_is_as_likely_as_it_is() -> None:
    """IN 11. For every seat, at the end of many passes, after declarations and dice."""
    found = []
    for seed in range(1, 9):
        story = past_of_mini(seed)
        if story.position.outcome is None:
            found += [misses(story, seat) for seat in range(3)]
    assert max(missed for missed, _ in found) < NOISE
    assert sum(many > 1 for _, many in found) >= 8


def past_of_mini(seed: int) -> Past:
    story = Past(GAME, 3, "mini", seed)
    while story.position.outcome is None and (len(story.answers) < 3 + seed % 3 or story.position.sealed):
        story.go_on(anything)
    return story


@pytest.mark.parametrize(("decks", "variant", "seed", "answers", "seat", "declared"), [
    (FEW, "column-y", 7, 12, 0, {INFECTED, SKULL}),
    (FEW, "column-y", 8, 6, 0, {SHIELDS}),
    (CATCHING, "contagious+column-y", 7, 7, 0, {INFECTED}),
    (CATCHING, "contagious+column-y", 5, 13, 0, {INFECTED}),
])
def test_what_was_declared_is_explained_by_each_pass_as_often_as_it_can_be(
    decks: dict[str, dict[str, int]], variant: str, seed: int, answers: int, seat: int, declared: set[int],
) -> None:
    """IN 5, 6. With what the seat passed, what it was handed, who fell, and the dice that were rolled; over one round or two."""
    story = past(with_decks(decks), 5, variant, seed, answers)
    assert declared <= marks(story)
    missed, many = misses(story, seat)
    assert missed < NOISE and many > 2


def test_two_cards_in_round_one_are_any_two_of_the_hand() -> None:
    """IN 4.3. In their order: the first goes to the first on the chart."""
    missed, many = misses(past(with_decks(TWO_EACH), 6, "column-y", 4, 7), 0)
    assert missed < NOISE and many > 10


@pytest.mark.parametrize(("seed", "seat", "declared"), [(5, 1, {SKULL}), (8, 0, {SHIELDS + 1})])
def test_the_double_dice_is_any_of_the_dice_cards(seed: int, seat: int, declared: set[int]) -> None:
    """IN 2.5, 5.5. In a hand, passed, or in the box; whoever rolled twice was handed it."""
    story = past(with_decks(DICE, rolls=6), 5, "double-dice+column-y", seed, 5)
    assert declared <= marks(story)
    missed, many = misses(story, seat)
    assert missed < NOISE and many > 5


def test_a_watcher_holds_each_for_the_doctor_as_often_as_it_is() -> None:
    """IN 5, 6. A watcher has passed and was handed nothing."""
    story = past(with_decks(FEW), 5, "column-y", 7, 12)
    exact = story.worlds(None, any_card)
    for what in (doctor, handed_to_the_first):
        assert distance(imagined(story, None, story.memory(None), 8_000, what), shares_of(exact, what)) < NOISE
    assert len(exact) > 100


def doctor(world: Position) -> int:
    return next(seat for seat in range(world.table.rules.seats) if world.table.is_doctor(seat))


def handed_to_the_first(world: Position) -> tuple[int, ...]:
    return tuple(world.table.handed[0].cards())
