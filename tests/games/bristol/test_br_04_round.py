"""BR 4. The round: a roll, turns clockwise, mingles, and the carts move."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.mingle import Mingle
from lazaretto.games.bristol.rounds import Advance, RollDice, Round
from lazaretto.games.bristol.turn import TurnBegins
from lazaretto.kernel import RandomDealer, Rolled

from .town import AMBER, GAME, QUIET, Play, carts, town

FIVE = """
    birch  5  cyan amber
    cedar  3  brun emil
    oak    1  dora
"""
SAME_AGAIN = "rerolls 1: birch-apple"


def turns(game: Play, how_many: int) -> str:
    """Who is asked, one after the other, if each rerolls a die that then shows what it showed."""
    asked = []
    for _ in range(how_many):
        asked.append(game.asked)
        game.after(f"{game.asked} {SAME_AGAIN}")
    return " ".join(asked)


# The roll


def test_a_round_begins_with_a_roll_of_all_six_dice() -> None:
    """BR 4.1. In the open; how they lay before does not matter."""
    rolled = "oak-rat oak-rat birch-apple cedar-rat birch-rat cedar-apple"
    game = town(FIVE, dice=QUIET).new_round(rolled)
    assert game.dice == rolled and [fact.face for fact in game.told(Rolled)] == [5, 5, 0, 3, 1, 2]


def test_locks_end_with_the_round() -> None:
    """BR 4.1, 7.2. Locked dice are rolled with the others."""
    game = town(FIVE, locked="1 2 3 4 5 6").new_round("oak-rat oak-rat birch-apple cedar-rat birch-rat cedar-apple")
    assert game.locked == "" and game.dice.startswith("oak-rat oak-rat") and game.may("cyan rerolls 1 6")


# The order of turns


def test_the_front_of_the_leading_cart_begins_and_the_others_follow_clockwise() -> None:
    """BR 4.2, R2. By their seats at the table, not by carts."""
    game = town(FIVE).new_round()
    assert turns(game, 4) == "cyan dora emil amber" and game.asked == "brun"


def test_everyone_has_one_turn_and_then_the_carts_move() -> None:
    """BR 4.2, 4.4. The next round begins with whoever is in front then."""
    game = town(FIVE).new_round()
    assert turns(game, 4) == "cyan dora emil amber"
    assert game.after(f"brun rerolls 1: oak-apple {QUIET}").t.round == 4
    assert game.asked == "cyan" and game.carts == carts("""
        birch  6  cyan amber
        cedar  5  brun emil
        oak    4  dora
    """)


@pytest.mark.parametrize("seed", range(4))
def test_in_the_first_round_the_front_of_birch_begins(seed: int) -> None:
    """BR 4.2. Though all carts are level."""
    position = GAME.begin(6, "base", RandomDealer(seed))
    assert position.asked == (position.table.carts[0][0],)


def test_the_cart_farthest_ahead_need_not_be_birch() -> None:
    """BR 4.2."""
    game = town("""
        oak    7  dora cyan
        birch  5  amber
        cedar  3  brun
    """).new_round()
    assert turns(game, 3) == "dora amber brun" and game.asked == "cyan"


def test_an_empty_leading_cart_is_passed_over() -> None:
    """BR 4.2, R1. The front of the next one with anyone aboard begins."""
    game = town("""
        cedar  7
        oak    5
        birch  3  brun dora amber
    """).new_round()
    assert turns(game, 2) == "brun dora" and game.asked == "amber"


def test_a_cart_that_has_left_does_not_lead() -> None:
    """BR 4.2. The first of those still in town does; here Cedar."""
    assert town("""
        cedar  7  brun
        oak    5  dora
    """).new_round().asked == "brun"


def test_the_order_of_turns_stays_though_pawns_change_carts() -> None:
    """BR 4.2, R3. Brun dashes to the leading cart and dora elbows: each has one turn all the same."""
    game = town("""
        birch  5  cyan
        cedar  3  brun
        oak    1  amber dora
    """).new_round()
    game.after("cyan pushes cyan", "dora elbows", f"amber {SAME_AGAIN}")
    assert game.asked == "brun" and game.carts == carts("""
        birch  5
        cedar  3  brun
        oak    1  dora amber cyan
    """)
    assert game.after(f"brun dashes: {QUIET}").t.round == 4


def test_who_dies_before_the_turn_has_none() -> None:
    """BR 4.2, R4. Dora pushes amber off the last cart; after dora comes brun."""
    game = town("""
        birch  5  cyan
        cedar  3  brun
        oak    1  dora amber
    """, plagued="amber").new_round()
    game.after(f"cyan {SAME_AGAIN}", "dora pushes amber")
    assert game.dead == "amber" and game.asked == "brun" and TurnBegins(AMBER) not in game.told(TurnBegins)


def test_the_dead_have_no_turn_in_later_rounds() -> None:
    """BR 4.2, R4. Of five, brun and dora are dead."""
    game = town("""
        birch  5  cyan
        cedar  3  emil
        oak    1  amber
    """).new_round()
    assert turns(game, 2) == "cyan emil" and game.asked == "amber"


# Mingles come before the carts move


def test_all_carts_mingle_before_any_moves() -> None:
    """BR 4.3. Birch and Oak show two rats each, Cedar one."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, dice="birch-rat birch-rat oak-rat oak-rat cedar-rat cedar-apple").end_round("4 1 2 4 1 2 2 3")
    steps = [fact for fact in game.told(object) if isinstance(fact, (Mingle, Advance))]
    assert steps == [Mingle(0, (0,)), Mingle(2, (2, 3)), Advance((2, 2, 2))]


def test_mingles_follow_the_last_turn_and_the_carts_move_after_them() -> None:
    """BR 4.3, 4.4. A whole round, in its order."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, symptoms={"amber": "1 2"}).new_round("birch-rat birch-rat birch-apple cedar-apple oak-apple oak-apple")
    for name in ("amber", "brun", "cyan"):
        game.after(f"{name} rerolls 3: birch-apple")
    game.after(f"dora rerolls 3: birch-apple 4 1 2 {QUIET}")
    steps = [type(fact).__name__ for fact in game.told(object) if isinstance(fact, (Round, RollDice, TurnBegins, Mingle, Advance))]
    assert steps[1:] == ["Round", "RollDice", *["TurnBegins"] * 4, "Mingle", "Advance", "Round", "RollDice", "TurnBegins"]


def test_only_the_dice_as_they_lie_after_the_last_turn_count() -> None:
    """BR 4.3. Two rats of Birch are there until amber rerolls one."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, dice="birch-rat birch-rat birch-apple cedar-apple oak-apple oak-apple").after("amber rerolls 1: cedar-apple").end_round()
    assert game.told(Mingle) == []


def test_a_cart_about_to_leave_mingles_first() -> None:
    """BR 4.3. Amber is healthy until the mingle, and leaves plagued."""
    game = town("""
        birch  15  amber
        cedar   3  brun
        oak     1  cyan dora
    """, symptoms={"amber": "2 2"}, dice="birch-rat birch-rat cedar-apple cedar-apple oak-apple oak-apple").end_round("4 2 4")
    assert game.symptoms("amber") == "2 4" and game.dead == "amber" and not game.over


# The carts move


def test_a_cart_goes_forward_one_space_for_every_die_in_its_colour() -> None:
    """BR 4.4. Apple or rat."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, dice="birch-apple cedar-rat oak-apple oak-rat oak-apple cedar-apple").end_round()
    assert game.carts == carts("""
        birch  6  amber
        cedar  5  brun
        oak    4  cyan dora
    """)


def test_a_cart_whose_colour_no_die_shows_stands_still() -> None:
    """BR 4.4. All six may show one cart."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, dice="oak-apple " * 5 + "oak-rat").end_round()
    assert game.carts == carts("""
        oak    7  cyan dora
        birch  5  amber
        cedar  3  brun
    """)


def test_empty_carts_move_too() -> None:
    """BR 4.4."""
    game = town("""
        birch  5
        cedar  3  amber brun
        oak    1  cyan dora
    """).end_round()
    assert game.carts == carts("""
        birch  7
        cedar  5  amber brun
        oak    3  cyan dora
    """)


# Who is ahead


@pytest.mark.parametrize("dice, order", [
    ("birch-apple cedar-apple cedar-apple cedar-apple oak-apple oak-rat", "birch 6, cedar 6, oak 3"),
    ("cedar-apple cedar-apple oak-apple oak-rat oak-apple oak-apple", "birch 5, cedar 5, oak 5"),
    ("oak-apple oak-apple oak-apple cedar-apple birch-apple birch-apple", "birch 7, cedar 4, oak 4"),
    ("oak-apple oak-apple oak-apple oak-apple cedar-apple cedar-apple", "birch 5, cedar 5, oak 5"),
    ("oak-apple oak-apple oak-apple oak-apple cedar-apple birch-apple", "birch 6, oak 5, cedar 4"),
    ("cedar-apple cedar-apple cedar-apple oak-apple oak-apple oak-apple", "cedar 6, birch 5, oak 4"),
    ("cedar-apple cedar-apple cedar-apple cedar-apple birch-apple oak-rat", "cedar 7, birch 6, oak 2"),
])
def test_on_the_same_space_whichever_was_ahead_is_ahead(dice: str, order: str) -> None:
    """BR 4.5. However many spaces each has gone; who comes farther overtakes."""
    game = town("""
        birch  5  amber
        cedar  3  brun
        oak    1  cyan dora
    """, dice=dice).end_round()
    assert ", ".join([f"{cart} {space}" for cart, space, _ in game.carts]) == order


def test_level_carts_keep_the_order_of_the_round_before() -> None:
    """BR 4.5. Oak was nudged ahead of Birch, and stays so when both go two spaces and Cedar catches up."""
    game = town("""
        oak    4  cyan dora
        birch  4  amber
        cedar  2  brun
    """, dice="oak-apple birch-apple cedar-apple cedar-apple cedar-apple cedar-rat").end_round()
    assert game.carts == carts("""
        cedar  6  brun
        oak    5  cyan dora
        birch  5  amber
    """)


def test_the_order_of_carts_says_who_begins_the_next_round() -> None:
    """BR 4.5. Oak has overtaken; on one space with Birch it has not."""
    picture = """
        birch  3  amber
        cedar  3  brun
        oak    1  cyan dora
    """
    assert town(picture, dice="oak-apple oak-apple oak-apple oak-apple birch-apple birch-apple").end_round().asked == "amber"
    assert town(picture, dice="oak-apple oak-apple oak-apple oak-apple birch-apple cedar-apple").end_round().asked == "cyan"


# And so on


def test_then_the_next_round_begins() -> None:
    """BR 4.6. With a new roll."""
    game = town(FIVE, round=2).end_round(dice="cedar-rat cedar-rat oak-rat oak-rat birch-apple birch-rat")
    assert game.t.round == 3 and game.dice == "cedar-rat cedar-rat oak-rat oak-rat birch-apple birch-rat" and game.asked == "cyan"


def test_when_the_game_is_over_nobody_is_asked() -> None:
    """BR 4.6. Nor are dice rolled."""
    game = town("""
        birch  14  amber
        cedar   3  brun
        oak     1  cyan dora
    """).end_round()
    assert game.over and game.asked == "" and game.told(Rolled) == []
