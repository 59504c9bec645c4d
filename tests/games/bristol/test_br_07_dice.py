"""BR 7. Dice: rerolled by anyone, locked for a round, and idle once their cart has left."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.dice import Rerolled
from lazaretto.games.bristol.mingle import Mingle
from lazaretto.kernel import Rolled

from .town import QUIET, carts, town

FOUR = """
    birch  5  amber brun
    cedar  3  cyan
    oak    1  dora
"""
SIX_FACES = "birch-apple birch-rat cedar-apple cedar-rat oak-apple oak-rat"
ALL_LOCKED = "1 2 3 4 5 6"


def test_two_dice_are_rerolled_and_the_others_stay() -> None:
    """BR 7.1. Any two."""
    game = town(FOUR, dice=SIX_FACES).after("amber rerolls 2 5: oak-rat cedar-rat")
    assert game.dice == "birch-apple oak-rat cedar-apple cedar-rat cedar-rat oak-rat"


def test_or_only_one() -> None:
    """BR 7.1, R6."""
    game = town(FOUR, dice=SIX_FACES).after("amber rerolls 6: birch-apple")
    assert game.dice == "birch-apple birch-rat cedar-apple cedar-rat oak-apple birch-apple"


def test_both_are_rolled_at_once() -> None:
    """BR 7.1. There is no looking at the first before the second is chosen: one answer, two faces."""
    game = town(FOUR, dice=SIX_FACES).after("amber rerolls 1 2: oak-rat oak-apple")
    assert game.told(Rerolled) == [Rerolled((0, 1))] and [fact.face for fact in game.told(Rolled)] == [5, 4]
    assert game.asked == ""


def test_a_die_may_fall_as_it_lay() -> None:
    """BR 7.1. It counts as rerolled."""
    game = town(FOUR, dice=SIX_FACES).after("amber rerolls 1 2: birch-apple birch-rat")
    assert game.dice == SIX_FACES and game.asked == ""


def test_neither_none_nor_three() -> None:
    """BR 7.1, R6. Every pair and every single die is offered, and nothing else."""
    offered = [move.dice for move in town(FOUR).options("amber") if type(move).__name__ == "Reroll"]
    assert sorted(offered) == sorted([*[(die,) for die in range(6)], *[(one, other) for one in range(6) for other in range(one + 1, 6)]])


def test_the_next_player_rerolls_what_the_one_before_left() -> None:
    """BR 7.1. Dice of any colour, one's own or not."""
    game = town(FOUR, turn="amber brun cyan", dice=SIX_FACES)
    game.after("amber rerolls 1 2: oak-rat oak-rat", "brun rerolls 1: cedar-rat", "cyan rerolls 2 6: birch-apple birch-rat")
    assert game.dice == "cedar-rat birch-apple cedar-apple cedar-rat oak-apple birch-rat"


# Locked dice


@pytest.mark.parametrize("dice", ["1", "2", "1 2", "1 3", "2 6"])
def test_locked_dice_cannot_be_rerolled(dice: str) -> None:
    """BR 7.2. Neither alone nor with a free one."""
    game = town(FOUR, locked="1 2")
    assert game.why_not(f"amber rerolls {dice}").rule == "BR 7.2" and game.may("amber rerolls 3 6")


def test_nor_by_anyone_else() -> None:
    """BR 7.2, R11. Locks hold for all who follow in the round."""
    game = town(FOUR, turn="amber brun cyan", hands={"amber": "arsenic/whip"})
    game.after("amber plays arsenic of arsenic/whip", "amber locks 1 2", "amber draws: chicken/whip", "brun rerolls 3: oak-rat")
    assert game.locked == "1 2" and game.asked == "cyan" and game.why_not("cyan rerolls 1").rule == "BR 7.2" and game.may("cyan rerolls 4")


def test_nor_by_whoever_locked_them() -> None:
    """BR 7.2."""
    game = town(FOUR, hands={"amber": "arsenic/whip"}).after("amber plays arsenic of arsenic/whip", "amber locks 1 2")
    assert game.why_not("amber rerolls 1 3").rule == "BR 7.2"


def test_once_all_are_locked_nobody_can_reroll() -> None:
    """BR 7.2. Other actions remain."""
    game = town(FOUR, locked=ALL_LOCKED)
    reason = game.why_not("amber rerolls 1 2")
    assert reason.rule == "BR 7.2" and reason.text == "all dice are locked"
    assert {type(move).__name__ for move in game.options("amber")} == {"DrawRemedy", "Push"}


def test_locked_dice_count_like_others() -> None:
    """BR 7.2, 4.4. For the carts' movement and for mingles."""
    game = town(FOUR, locked=ALL_LOCKED, dice="oak-rat oak-rat birch-apple birch-apple birch-apple cedar-apple", symptoms={"dora": "1 2"})
    game.end_round("4 1 2")
    assert len(game.told(Mingle)) == 1 and game.carts == carts("""
        birch  8  amber brun
        cedar  4  cyan
        oak    3  dora
    """)


def test_in_the_next_round_they_are_free() -> None:
    """BR 7.2, 4.1."""
    game = town(FOUR, locked="1 2 3").end_round()
    assert game.locked == "" and game.may("amber rerolls 1 2")


# Dice of a cart that has left


def test_dice_of_a_cart_that_has_left_do_nothing() -> None:
    """BR 7.3. No cart goes on by them, and no mingle comes of their rats."""
    game = town("""
        cedar  3  cyan
        oak    1  dora
    """, dice="birch-rat birch-rat birch-rat birch-apple cedar-apple oak-apple").end_round()
    assert game.told(Mingle) == [] and game.t.spaces == (16, 4, 2) and game.t.gone == (0,)


def test_but_they_can_be_rerolled() -> None:
    """BR 7.3, R17."""
    game = town("""
        cedar  3  cyan
        oak    1  dora
    """, dice="birch-rat birch-rat birch-rat birch-apple cedar-apple oak-apple").after("cyan rerolls 1 4: cedar-apple cedar-apple")
    assert game.dice == "cedar-apple birch-rat birch-rat cedar-apple cedar-apple oak-apple"
    assert game.t.forecast() == (0, 3, 1)


def test_a_roll_may_show_them_again() -> None:
    """BR 7.3, R17. Their colour stays on the dice."""
    game = town("""
        cedar  3  cyan
        oak    1  dora
    """, dice=QUIET).after("cyan rerolls 5: birch-apple")
    assert game.dice == "birch-apple birch-apple cedar-apple cedar-apple birch-apple oak-apple" and game.t.forecast() == (0, 2, 1)
