"""BR 1. The aim: away from the town on a cart with nobody plagued."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from lazaretto.kernel import Script, Turned

from .town import AMBER, GAME, carts, town

ALL_PAIRS = list(combinations_with_replacement((1, 2, 3, 4), 2))


def test_the_game_is_for_one_to_nine() -> None:
    """BR 1.1."""
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_those_on_the_first_healthy_cart_win_together() -> None:
    """BR 1.1. And the game is over: the others have lost, healthy or not."""
    game = town("""
        birch  15  amber brun
        cedar  13  cyan
        oak    10  dora
    """).end_round()
    assert game.winners == "amber brun" and game.asked == ""
    assert game.position.outcome.scores == (1.0, 1.0, 0.0, 0.0)


def test_the_cart_that_wins_need_not_be_the_one_that_led() -> None:
    """BR 1.1. The first that leaves is meant."""
    game = town("""
        birch  13  amber brun
        cedar  12  cyan
        oak    10  dora
    """, dice="cedar-apple cedar-apple cedar-apple cedar-rat birch-apple birch-apple").end_round()
    assert game.winners == "cyan"


def test_a_cart_with_anyone_plagued_aboard_kills_all_on_it_and_play_goes_on() -> None:
    """BR 1.2. Until a cart leaves all healthy."""
    game = town("""
        birch  15  amber brun emil
        cedar  12  cyan
        oak    10  dora
    """, plagued="brun").end_round()
    assert game.dead == "amber brun emil" and not game.over
    assert game.carts == carts("""
        cedar  14  cyan
        oak    12  dora
    """)
    assert game.end_round().winners == "cyan"


@pytest.mark.parametrize("low, high", ALL_PAIRS)
def test_you_have_the_plague_once_your_symptoms_add_up_to_six(low: int, high: int) -> None:
    """BR 1.3. Or more; with five you are healthy."""
    game = town("""
        birch  5  amber brun
        cedar  3  cyan
        oak    1  dora
    """, hands={"amber": "arsenic/pomander"}, symptoms={"amber": "1 1"})
    game.after(f"amber plays pomander of arsenic/pomander: {low} {high}", f"amber keeps {low} {high}")
    assert game.symptoms("amber") == f"{low} {high}"
    assert game.plagued == ("amber" if low + high >= 6 else "")


def test_who_has_had_six_keeps_the_plague() -> None:
    """BR 1.3. Even with two 1s later."""
    game = town("""
        birch  5  amber brun
        cedar  3  cyan
        oak    1  dora
    """, hands={"amber": "arsenic/pomander"}, symptoms={"amber": "3 4"})
    game.after("amber plays pomander of arsenic/pomander: 1 1", "amber keeps 1 1")
    assert game.symptoms("amber") == "1 1" and game.plagued == "amber"


def test_only_its_owner_learns_of_the_plague() -> None:
    """BR 1.3. The others see a choice made, and no more."""
    game = town("""
        birch  5  amber brun
        cedar  3  cyan
        oak    1  dora
    """, hands={"amber": "arsenic/pomander"}, symptoms={"amber": "1 1"})
    game.after("amber plays pomander of arsenic/pomander: 4 4", "amber keeps 4 4")
    assert len(game.told(Turned, "amber")) == 1 and game.told(Turned, "brun") == game.told(Turned) == []
    assert game.seen_by("brun").health[AMBER].kinds() == []


def test_who_has_the_plague_loses_when_others_escape() -> None:
    """BR 1.4. Wherever the pawn is."""
    game = town("""
        birch  15  amber brun
        cedar  13  cyan
        oak    10  dora
    """, plagued="cyan").end_round()
    assert game.winners == "amber brun" and game.position.outcome.scores == (1.0, 1.0, 0.0, 0.0)


def test_the_plagued_may_gloat_if_nobody_escapes() -> None:
    """BR 1.4, R54. Also who once had six and holds less now; those who died healthy may not."""
    game = town("""
        oak  15  amber brun
    """, plagued="amber", symptoms={"amber": "1 1", "cyan": "3 3"}).end_round()
    assert game.winners == "" and game.position.outcome.scores == (0.5, 0.0, 0.5, 0.0)


def test_some_may_have_the_plague_from_the_start() -> None:
    """BR 1.5. Whoever is dealt two 3s."""
    pawns, low, dice = [0, 0, 0, 0], [0] * 6, [0] * 6
    position = GAME.begin(4, "base", Script([*pawns, 23, 22, *low, *dice]))
    assert position.table.symptoms[AMBER].cards() == [2, 2]
    assert [position.table.is_plagued(seat) for seat in range(4)] == [True, False, False, False]
