"""PB 8, 13.6. The rugby ball: a second hit in a neighbouring row, chosen beforehand."""

from __future__ import annotations

import pytest

from .pub import pub

NEIGHBOURS = """
    1  .:fast  .       .       .  .:fast
    2  .       .       .:fast  .  .
    3  .       .:fast  .       .  .
    4  .       .       .:fast  .  .
"""


def test_its_square_is_chosen_when_the_ball_is_placed() -> None:
    """PB 13.6, R57. Any with a chip in a neighbouring row, out of reach or not; no buddy is needed there."""
    game = pub(NEIGHBOURS, stools="2", hands={"anna": "rugby"}, phase="placing fighting").after("anna places rugby at 2-3")
    assert game.question == "Rebounding" and [str(move) for move in game.options("anna")] == ["Rebound(0)", "Rebound(4)", "Rebound(11)"]
    assert game.why_not("anna rebounds to 4-3").rule == "PB 13.6" and game.why_not("anna rebounds to 3-1").rule == "PB 13.6"
    game.after("anna rebounds to 1-5")
    assert game.ambulance == "fast fast" and game.discard == "rugby" and game.shows("""
        1  .:fast  .  .  .  .
        2  .       .  .  .  .
    """)


@pytest.mark.parametrize("row, others", [("1", "2"), ("5", "4")])
def test_rows_one_and_five_are_no_neighbours(row: str, others: str) -> None:
    """PB 13.6, R57."""
    game = pub("\n".join([f"{number} . . .:fast . ." for number in "12345"]), stools=row, hands={"anna": "rugby"}, phase="placing")
    game.after(f"anna places rugby at {row}-3")
    assert [number for number in "12345" if game.may(f"anna rebounds to {number}-3")] == [others]


def test_with_nobody_next_door_there_is_no_second_hit() -> None:
    """PB 13.6, R57."""
    game = pub("""
        1  .  .  .       .  .
        2  .  .  .:fast  .  .
        3  .  .  .       .  .
    """, stools="2", hands={"anna": "rugby"}, phase="placing fighting").after("anna places rugby at 2-3")
    assert game.asked == "" and game.ambulance == "fast"


def test_it_comes_after_the_hits_of_the_balls_own_square_and_extra_hits_stay_there() -> None:
    """PB 13.6, R57. Three hits on the first pile, one next door."""
    game = pub("""
        2  .  .  .:fast,tough  .  .
        3  .  .  .:fast,fast   .  .
    """, stools="2", placed={"2-3": "rugby extra extra"}, rebounds={"2-3": "3-3"}, phase="fighting")
    assert game.ambulance == "fast fast tough" and game.shows("""
        2  .  .  .       .  .
        3  .  .  .:fast  .  .
    """)


def test_it_is_lost_if_nothing_lies_there_by_then() -> None:
    """PB 13.6, R57. Two balls rebound to one chip."""
    game = pub("""
        2  .  .  .:fast  .  .
        3  .  .  .       .  .:fast
        4  .  .  .:fast  .  .
    """, stools="2 4", placed={"2-3": "rugby", "4-3": "rugby"}, rebounds={"2-3": "3-5", "4-3": "3-5"}, phase="fighting")
    assert game.ambulance == "fast fast fast"


def test_a_refined_chip_felled_so_is_replaced_also_from_a_square_with_a_teapot() -> None:
    """PB 8.7, 13.6, R57. The Teapot covers its own hits only."""
    game = pub("""
        2  .  .  .:fast        .  .
        3  .  .  .:fast-sauce  .  .
    """, bus=2, stools="2 3", placed={"2-3": "rugby", "3-3": "teapot"}, rebounds={"2-3": "3-3"}, phase="fighting", chance="tough")
    assert game.ambulance == "fast fast-sauce" and game.shows("""
        3  .  .:tough!  .  .  .
    """)


def test_the_second_hit_counts_for_the_row_where_the_chip_lay() -> None:
    """PB 9.2, 13.6, R58. Row 3 is still to fight, fells nobody itself, and moves by one."""
    game = pub("""
        2  .  .  .:fast  .  .
        3  b  g  r:fast  y  b
    """, bus=2, stools="2 3", placed={"2-3": "rugby"}, rebounds={"2-3": "3-3"}, phase="fighting")
    assert game.ambulance == "fast fast" and game.shows("""
        3  g  r  y  b  .
    """)


def test_for_the_balls_own_row_it_does_not_count() -> None:
    """PB 9.2, 13.6, R58. Its own hit only wounds: row 2 moves by two, though next door one fell."""
    game = pub("""
        2  b  g  r:tough  y  b
        3  .  .  .:fast   .  .
    """, stools="2", placed={"2-3": "rugby"}, rebounds={"2-3": "3-3"}, phase="fighting")
    assert game.ambulance == "fast" and game.shows("""
        2  r:tough!  y  b  .  .
    """)


def test_a_row_that_has_moved_already_moves_no_more() -> None:
    """PB 9.2, 9.3, R58. Row 2 moved by two before the ball of row 3 came."""
    game = pub("""
        2  b  g  r  y  b:fast
        3  .  .  .:fast  .  .
    """, bus=2, stools="2 3", placed={"3-3": "rugby"}, rebounds={"3-3": "2-3"}, phase="fighting")
    assert game.ambulance == "fast fast" and game.shows("""
        2  r  y  b  .  .
    """)
