"""BR 14. The small game for study."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.cards import DICE, FACE_NAMES, FOUR, PLAGUED, TWO
from lazaretto.games.bristol.dice import LOCKED, Reroll
from lazaretto.games.bristol.turn import DRAW
from lazaretto.kernel import RandomDealer, UnknownVariant

from .town import GAME

SEEDS = range(30)


def test_three_play_without_ghosts_and_board_in_the_order_of_the_seats() -> None:
    """BR 14.1."""
    t = GAME.begin(3, "mini", RandomDealer(1)).table
    assert t.rules.places == 3 and t.rules.ghosts == 0 and t.carts == ((0, 1), (2,), ())


@pytest.mark.parametrize("seats, variant", [(4, "mini"), (3, "mini+chaos")])
def test_it_is_for_three_and_joins_no_mode(seats: int, variant: str) -> None:
    """BR 14.1."""
    with pytest.raises(UnknownVariant, match="'mini'"):
        GAME.rules(seats, variant)
    assert "mini" not in GAME.variants and "mini" not in GAME.modes


def test_whoever_holds_the_four_has_the_plague() -> None:
    """BR 14.2, 1.3. One card of seven stays in the deck, now and then the 4."""
    plagued = []
    for seed in SEEDS:
        t = GAME.begin(3, "mini", RandomDealer(seed)).table
        assert t.symptom_deck.size == 1
        assert all((FOUR in t.symptoms[seat]) == (PLAGUED in t.health[seat]) for seat in range(3))
        plagued.append(sum(PLAGUED in t.health[seat] for seat in range(3)))
        assert plagued[-1] == (TWO in t.symptom_deck)
    assert {0, 1} == set(plagued)


def test_there_are_no_remedies() -> None:
    """BR 14.2."""
    position = GAME.begin(3, "mini", RandomDealer(1))
    assert position.why_not(0, DRAW) is not None


def test_five_dice_lie_locked_for_good_and_the_sixth_is_rolled() -> None:
    """BR 14.3."""
    faces = set()
    for seed in SEEDS:
        position = GAME.begin(3, "mini", RandomDealer(seed))
        assert [FACE_NAMES[face] for face in position.table.dice[:-1]] == ["birch-apple", "birch-rat", "cedar-apple", "cedar-rat", "oak-rat"]
        assert all(position.why_not(0, Reroll((die,))) == LOCKED for die in range(DICE - 1)) and position.why_not(0, Reroll((DICE - 1,))) is None
        faces.add(position.table.dice[-1])
    assert len(faces) == 6


def test_the_first_round_is_the_last() -> None:
    """BR 14.4, 11.6. And a cart leaves with the third die of its colour."""
    endings = set()
    for seed in SEEDS:
        dealer = RandomDealer(seed)
        position = GAME.begin(3, "mini", dealer)
        while position.outcome is None:
            position.play(position.asked[0], Reroll((DICE - 1,)), dealer)
        assert position.table.round == 1
        endings.add(position.outcome.reason)
    assert {"Birch left town with nobody plagued", "Cedar left town with nobody plagued", "nobody escaped before the gates closed"} == endings
